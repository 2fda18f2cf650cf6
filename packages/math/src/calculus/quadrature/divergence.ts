import { no, type Result } from '../../result/result.ts';
import { toText } from '../../syntax/print-text.ts';
import type { CriticalPoint } from './critical-points.ts';
import type { CrossedPole } from './crossed-pole.ts';
import type { Outcome } from './enclosure/enclose.ts';
import { principalValue } from './estimate/principal-value.ts';
import type { Integrand } from './integrand.ts';

export type Divergence = Extract<Outcome, { kind: 'diverges' }>;

/** The refusal of an integral that is proved to diverge, with Cauchy's principal value where it has one and the range is all of it. */
export function divergenceOf(
  range: Integrand,
  ends: readonly CriticalPoint[],
  divergence: Divergence,
  odd: boolean,
  isPart = false,
): Result<never> {
  const why = `The integral diverges: ${reason(range.variable, divergence)}.`;
  const value = isPart ? undefined : principal(range, ends, divergence, odd);
  if (value === undefined) return no('no-answer', why, { reason: 'diverges' });
  const shown = Math.abs(value) < 1e-12 ? '0' : `about ${value.toPrecision(10).replace(/\.?0+$/, '')}`;
  return no('no-answer', `${why} Its Cauchy principal value is ${shown}.`, { reason: 'diverges' });
}

/** The refusal of an integral over a pole whose place is known as a decimal. */
export const divergenceAtPole = (variable: string, { place, order }: CrossedPole): Result<never> =>
  no(
    'no-answer',
    `The integral diverges: the integrand grows ${order === 1 ? 'like 1/distance' : 'too fast'} near ${variable} = ${Number(place.x.toPrecision(10))}.`,
    { reason: 'diverges' },
  );

function reason(variable: string, { at, order, withLogarithms, swings }: Divergence): string {
  const where = toText(at);
  if (!where.endsWith('oo')) {
    if (swings)
      return `the integrand oscillates ever faster towards ${variable} = ${where}, and its integral does not settle`;
    const growth = withLogarithms ? 'about as 1/distance, up to logarithms,' : 'like 1/distance';
    return `the integrand grows ${order === 1 ? growth : 'too fast'} at ${variable} = ${where}`;
  }
  if (swings) return 'the integrand oscillates without dying down fast enough';
  const towards = where.startsWith('-') ? '-oo' : '+oo';
  return order > 0
    ? `towards ${towards} the integrand does not fall fast enough: about as 1/x, up to logarithms, or slower`
    : `towards ${towards} the integrand does not tend to 0`;
}

/** Where simple poles inside, or two equal halves of the line, are the reason. */
function principal(
  range: Integrand,
  ends: readonly CriticalPoint[],
  { at, order }: Divergence,
  odd: boolean,
): number | undefined {
  const inside = ends.slice(1, -1).map(({ x }) => x);
  const isSymmetric = odd && inside.every((x) => inside.includes(-x));
  const atPole = order === 1 && !toText(at).endsWith('oo');
  if (isSymmetric && (!Number.isFinite(ends[0]!.x) || atPole)) return 0;
  return atPole ? principalValue(range, ends) : undefined;
}
