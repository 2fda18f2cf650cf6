import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import type { TrigonometricSolution } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { zero } from '@nomogram/math/expression/build.ts';
import type { WrittenPart } from '@nomogram/math/expression/step.ts';
import { alternatives } from '@nomogram/math/syntax/written-line.ts';
import { inRadians, integerBeside } from '../../shared/trigonometry/angle-families.ts';
import { comparisonWith } from '../algebra-inequality/written-intervals.ts';

type Everywhere = Extract<TrigonometricSolution['solutions'], { readonly kind: 'all' }>;

/**
 * The angles at which both sides have a value, where one even root says which: `2*k*pi <= x <= pi + 2*k*pi` of √(sin x), without those that
 * are excepted. Undefined where several roots must be asked, or their intervals are not found.
 */
export function whereDefined({ where, except }: Everywhere, x: string): WrittenPart | undefined {
  const [radicand, ...others] = where;
  if (radicand === undefined || others.length > 0) return undefined;
  const found = solveInequality([zero, radicand], ['<='], x);
  // Intervals alone: at single points nobody has looked whether the sides are equal.
  if (!found.ok || found.value.period === undefined || !found.value.intervals.every(isInterval)) return undefined;
  const ends = { digits: 15, period: found.value.period, letter: integerBeside(x) };
  const within = alternatives(found.value.intervals.map((one) => comparisonWith(x, one, ends)));
  const out = except.map((family) => inRadians(family, ends.letter));
  return {
    text: [within.text, ...out.map(({ text }) => `${x} != ${text}`)].join(', '),
    latex: [within.latex, ...out.map(({ latex }) => `${x} \\ne ${latex}`)].join(',\\; '),
  };
}

const isInterval = ({ from, to }: { readonly from?: unknown; readonly to?: unknown }): boolean =>
  from !== undefined && to !== undefined && from !== to;
