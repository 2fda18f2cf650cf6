import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { isPiecewise } from '../../expression/piecewise.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, transform } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { toDecimal, toNumber } from '../../numeric/precise/convert.ts';
import { antiderivative } from '../integral.ts';
import { infiniteEnd } from '../limit.ts';
import { type NumericIntegral, numericIntegral } from '../quadrature.ts';
import { smoothSeries } from '../sums/convergence/smooth-terms.ts';
import { infinity } from '../sums/problem.ts';
import { agrees, comparedDigits } from './check.ts';
import { forPositive } from './parameters/for-positive.ts';
import type { Problem } from './problem.ts';
import { withoutStep } from './steps-to-infinity.ts';

const index = 'k';
const digits = 25;

/**
 * The number of an integral towards infinity of a function of x and ⌊x⌋ or ⌈x⌉, from a whole number on: it is the series of the integrals between
 * neighbouring whole numbers, whose digits are proved (`sums/convergence/smooth-terms.ts`) where the function is one of ⌊x⌋ alone. Else the terms are
 * differences of an antiderivative, and compared with quadratures at some of the whole numbers. Null for others, and where nothing is told.
 */
export function stepSeries({ f, variable, lower, upper }: Problem): NumericIntegral | null {
  if (infiniteEnd(upper) !== 1 || lower.kind !== 'number' || !Q.isInteger(lower.value)) return null;
  const onStep = transform(f, (node) => withoutStep(node, variable, index));
  if (E.equal(onStep, f) || isPiecewise(onStep, variable)) return null;
  const isConstant = !contains(onStep, variable);
  const term = isConstant ? onStep : overStep(onStep, variable, lower.value);
  if (term === null) return null;
  const series = smoothSeries({ f: term, index, from: lower, to: infinity });
  if (!series.ok || series.value.kind !== 'enclosed') return null;
  const { value, error } = series.value.ball;
  const shown = toDecimal(value.re, digits);
  const rounding = Math.abs(toNumber(value.re)) * 10 ** (1 - digits);
  return {
    value: toNumber(value.re),
    shown,
    error: (error === B.EXACT ? 0 : 2 ** error) + rounding,
    proved: isConstant,
    inside: [],
    oscillates: false,
  };
}

/** After the first one, these. */
const compared = [0, 1, 2, 7, 40];

/** ∫ from k to k + 1 as a function of k, which is what quadratures give for some k from the first on; null where it is not. */
function overStep(onStep: Expression, variable: string, first: Q.Rational): Expression | null {
  const moved = simplest(substitute(onStep, { [variable]: E.add(E.symbol(index), E.symbol(variable)) }));
  const found = contains(moved, variable) ? antiderivative(moved, variable, { work }) : null;
  if (found === null || !found.ok) return null;
  const [end, start] = [E.one, E.zero].map((at) => substitute(found.value.expression, { [variable]: at }));
  const fromFirst = condition(E.symbol(index), '>=', E.number(first));
  const term = forPositive(simplest(E.subtract(end!, start!)), [fromFirst]);
  const isRight = compared.every((steps) => {
    const own = { [index]: E.number(Q.add(first, Q.integerRational(steps))) };
    const piece = numericIntegral(substitute(moved, own), variable, E.zero, E.one, comparedDigits);
    return piece.ok && piece.value.proved && agrees(substitute(term, own), piece.value);
  });
  return isRight ? term : null;
}

/** What the search of an antiderivative may cost. */
const work = 50_000;
