import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { add, apply, exp, multiply, number, power, product, reciprocal, subtract, sum } from '../build.ts';
import { evaluateBall } from '../evaluate-precise.ts';
import type { Expression, PowerNode } from '../expression.ts';
import { some } from '../walk.ts';

/** re + im·i with real parts. */
export interface ComplexForm {
  readonly re: Expression;
  readonly im: Expression;
}

const zero = number(0);
const one: ComplexForm = { re: number(1), im: zero };

/** Powers up to this are multiplied out. */
const maxFactors = 1000;
/** With roots and other constants in the parts, the products grow. */
const maxFactorsOfSums = 24;

/**
 * The real and the imaginary part of a constant: (1 + √2·i)² is −1 + 2·√2·i. Of a number whose parts have no expressions that
 * follow from its own, they are Re and Im of it.
 */
export function partsOf(a: Expression): ComplexForm {
  if (!some(a, isImaginaryUnit) && isReal(a)) return { re: a, im: zero };
  switch (a.kind) {
    case 'constant':
      return { re: zero, im: number(1) };
    case 'sum': {
      const parts = a.terms.map(partsOf);
      return { re: sum(parts.map(({ re }) => re)), im: sum(parts.map(({ im }) => im)) };
    }
    case 'product':
      return a.factors.map(partsOf).reduce(multiplied, one);
    case 'power':
      return partsOfPower(a) ?? unsplit(a);
    default:
      return unsplit(a);
  }
}

const isImaginaryUnit = (a: Expression): boolean => a.kind === 'constant' && a.name === 'i';

const ENOUGH_BITS = 64;

const isReal = (a: Expression): boolean => evaluateBall(a, ENOUGH_BITS, {})?.real === true;

const unsplit = (a: Expression): ComplexForm => ({ re: apply('re', [a]), im: apply('im', [a]) });

function partsOfPower({ base, exponent }: PowerNode): ComplexForm | undefined {
  if (base.kind === 'constant' && base.name === 'e') {
    const { re, im } = partsOf(exponent);
    return { re: product([exp(re), apply('cos', [im])]), im: product([exp(re), apply('sin', [im])]) };
  }
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return undefined;
  return integerPower(partsOf(base), Z.toNumber(exponent.value.numerator), (a) => a);
}

/** a·b */
export const multiplied = (a: ComplexForm, b: ComplexForm): ComplexForm => ({
  re: subtract(multiply(a.re, b.re), multiply(a.im, b.im)),
  im: add(multiply(a.re, b.im), multiply(a.im, b.re)),
});

/** Whether both parts are rational. */
export const isRational = ({ re, im }: ComplexForm): boolean => re.kind === 'number' && im.kind === 'number';

/** Whether both parts are the number 0. */
export const isZeroForm = ({ re, im }: ComplexForm): boolean => isZeroNumber(re) && isZeroNumber(im);

const isZeroNumber = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

/** 1/a: the conjugate over the square of the magnitude; each of the parts as `written` has it. */
export function inverted({ re, im }: ComplexForm, written: (part: Expression) => Expression): ComplexForm {
  const size = reciprocal(written(add(power(re, number(2)), power(im, number(2)))));
  return { re: written(multiply(re, size)), im: written(product([number(-1), im, size])) };
}

/** zⁿ by repeated squaring, each part as `written` has it; undefined where that takes too many factors, and for 0 to n < 0. */
export function integerPower(
  z: ComplexForm,
  n: number,
  written: (part: Expression) => Expression,
): ComplexForm | undefined {
  if (Math.abs(n) > (isRational(z) ? maxFactors : maxFactorsOfSums) || (n < 0 && isZeroForm(z))) return undefined;
  const times = (a: ComplexForm, b: ComplexForm): ComplexForm => {
    const { re, im } = multiplied(a, b);
    return { re: written(re), im: written(im) };
  };
  let result = one;
  let square = n < 0 ? inverted(z, written) : z;
  for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square);
    if (rest > 1) square = times(square, square);
  }
  return result;
}
