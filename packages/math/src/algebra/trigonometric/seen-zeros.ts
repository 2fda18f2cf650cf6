import { compileUnary } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Family } from '../../trigonometry/general-solution.ts';
import { SAMPLES, zerosByScan } from './zeros-by-scan.ts';

/** How many solutions a scan of the values of f over one period, of this length, sees; undefined where it sees one that is not among the families. */
export function seenZeros(
  f: Expression,
  conditions: readonly Expression[],
  x: string,
  length: number,
  families: readonly Family[],
): number | undefined {
  const value = compileUnary(f, x);
  const lines = families.map((family) => ({ start: evaluate(family.base), step: evaluate(family.period) }));
  const met = new Set<string>();
  for (const zero of zerosByScan(value, 0, length)) {
    const nearest = lines
      .map(({ start, step }, k) => ({ k, turns: Math.round((zero - start) / step), start, step }))
      .map((one) => ({ ...one, away: zero - one.start - one.turns * one.step }))
      .sort((a, b) => Math.abs(a.away) - Math.abs(b.away))[0];
    if (nearest && (Math.abs(nearest.away) < NEAR * length || isFlat(value, zero, nearest.away, length))) {
      const count = Math.max(1, Math.round(length / nearest.step));
      met.add(`${nearest.k}:${((nearest.turns % count) + count) % count}`);
    } else if (conditions.every((one) => Math.abs(evaluate(one, { [x]: zero })) > NEAR)) return undefined;
  }
  return met.size;
}

const NEAR = 1e-5;

/** A zero of high order is seen beside its place, within a sample, where the values are all but 0 up to it. */
const isFlat = (value: (x: number) => number, zero: number, away: number, length: number): boolean =>
  Math.abs(away) < length / SAMPLES && Math.abs(value(zero - away / 2)) < 1e-12;
