import type { Calculator } from '../kit/calculator.ts';
import { defaultOptions } from '../kit/options.ts';

/** Thousandths between which a limit is looked for: one number of every size and sign, and those beside 0. */
const thousandths: readonly number[] = [
  ...new Set([0, 1, 500, 1000, 10_000, 100_000, 1_000_000, 1_000_000_000].flatMap((size) => [size, -size])),
].sort((one, other) => one - other);

/**
 * Which numbers a field takes, to the thousandth, and with what code it refuses the others: `out-of-range -1000000 … 0, taken 0.001 … 400, out-of-range
 * 400.001 … 1000000`. A field for whole numbers is asked for these alone.
 */
export function limitsSaid({ inputs }: Calculator, name: string): string {
  const { control, read } = inputs[name]!;
  const step = control.control === 'text' && control.entry === 'whole' ? 1000 : 1;
  const said = (thousandth: number): string => {
    const outcome = read(String(thousandth / 1000), defaultOptions);
    return outcome.ok ? 'taken' : outcome.error.code;
  };
  const runs: { readonly said: string; readonly from: number; to: number }[] = [];
  for (const at of thousandths.filter((one) => one % step === 0)) {
    const here = said(at);
    const run = runs.at(-1);
    if (run !== undefined && run.said !== here) run.to = lastSaid(said, run.to, at, step);
    if (run?.said === here) run.to = at;
    else runs.push({ said: here, from: (run?.to ?? at - step) + step, to: at });
  }
  return runs.map(({ said, from, to }) => `${said} ${from / 1000} … ${to / 1000}`).join(', ');
}

/** By halves: the last number before `until` of which is said what is said of `from`. */
function lastSaid(said: (at: number) => string, from: number, until: number, step: number): number {
  const first = said(from);
  let [last, other] = [from, until];
  while (other - last > step) {
    const middle = last + step * Math.floor((other - last) / (2 * step));
    if (said(middle) === first) last = middle;
    else other = middle;
  }
  return last;
}
