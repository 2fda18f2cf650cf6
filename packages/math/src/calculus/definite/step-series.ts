import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { contains, transform } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { toDecimal, toNumber } from '../../numeric/precise/convert.ts';
import { infiniteEnd } from '../limit.ts';
import type { NumericIntegral } from '../quadrature.ts';
import { smoothSeries } from '../sums/convergence/smooth-terms.ts';
import { infinity } from '../sums/problem.ts';
import type { Problem } from './problem.ts';
import { withoutStep } from './steps-to-infinity.ts';

const index = 'k';
const digits = 25;

/**
 * The number of an integral towards infinity of a function of ⌊x⌋ or ⌈x⌉ alone, from a whole number on: it is the series of the values of that
 * function, whose digits are proved (`sums/convergence/smooth-terms.ts`). Null for others, and where nothing is proved.
 */
export function stepSeries({ f, variable, lower, upper }: Problem): NumericIntegral | null {
  if (infiniteEnd(upper) !== 1 || lower.kind !== 'number' || !Q.isInteger(lower.value)) return null;
  const term = transform(f, (node) => withoutStep(node, variable, index));
  if (contains(term, variable) || E.equal(term, f)) return null;
  const series = smoothSeries({ f: term, index, from: lower, to: infinity });
  if (!series.ok || series.value.kind !== 'enclosed') return null;
  const { value, error } = series.value.ball;
  const shown = toDecimal(value.re, digits);
  const rounding = Math.abs(toNumber(value.re)) * 10 ** (1 - digits);
  return {
    value: toNumber(value.re),
    shown,
    error: (error === B.EXACT ? 0 : 2 ** error) + rounding,
    proved: true,
    inside: [],
    oscillates: false,
  };
}
