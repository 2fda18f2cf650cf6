import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import * as E from '../expression/build.ts';
import {
  type ComplexForm,
  integerPower,
  inverted,
  isRational,
  isZeroForm,
  multiplied,
} from '../expression/complex/parts.ts';
import type { Expression } from '../expression/expression.ts';
import { nearestDouble } from '../expression/nearest-double.ts';
import { size } from '../expression/walk.ts';
import { denestSquareRoot } from './roots/square-root.ts';
import { simplify } from './simplify/simplify.ts';

/*
 * The elementary operations on complex constants, part by part, so that what comes out is again two real expressions: exact, and
 * with decimals to any number of digits. Every part is simplified as soon as it is made, and one that is proved to be 0 becomes 0:
 * which angle a number has depends on it.
 *
 * Example: 1 + √2·i has the norm 1 + √2² = 3, so that its inverse is 1/3 − (√2/3)·i and its angle atan(√2).
 */

const half = E.number(Q.half);
const two = E.number(2);
const pi = E.constant('pi');

/** What has more parts than this gets no form that anybody reads, and stays as it is. */
const maxNodes = 32;

/** A real constant in its simplest form. */
function simplest(a: Expression): Expression {
  if (a.kind === 'number') return a;
  const found = size(a, maxNodes) < maxNodes ? simplify(a) : undefined;
  const form = found?.ok ? found.value.expression : a;
  return form.kind !== 'number' && signOfConstant(form) === 0 ? E.number(0) : form;
}

/** Both parts in their simplest form. */
export const simplestForm = ({ re, im }: ComplexForm): ComplexForm => ({ re: simplest(re), im: simplest(im) });

/** a + b */
export const sumOf = (a: ComplexForm, b: ComplexForm): ComplexForm =>
  simplestForm({ re: E.add(a.re, b.re), im: E.add(a.im, b.im) });

/** −a */
const oppositeOf = ({ re, im }: ComplexForm): ComplexForm => ({ re: E.negate(re), im: E.negate(im) });

/** a − b */
export const differenceOf = (a: ComplexForm, b: ComplexForm): ComplexForm => sumOf(a, oppositeOf(b));

/** a · b */
export const productOf = (a: ComplexForm, b: ComplexForm): ComplexForm => simplestForm(multiplied(a, b));

/** 1/a, a ≠ 0 */
export const inverseOf = (a: ComplexForm): ComplexForm => inverted(a, simplest);

/** a/b, b ≠ 0 */
export const quotientOf = (a: ComplexForm, b: ComplexForm): ComplexForm => productOf(a, inverseOf(b));

/** re − im·i */
export const conjugateOf = ({ re, im }: ComplexForm): ComplexForm => simplestForm({ re, im: E.negate(im) });

/** √a, taken apart where that is a sum of two roots. */
const rootOf = (a: Expression): Expression => denestSquareRoot(simplest(a));

const normOf = ({ re, im }: ComplexForm): Expression => simplest(E.add(E.power(re, two), E.power(im, two)));

/** |z| = √(re² + im²), on an axis without a root. */
export function modulusOf(z: ComplexForm): Expression {
  if (isZeroPart(z.im)) return sizeOf(z.re);
  return isZeroPart(z.re) ? sizeOf(z.im) : rootOf(normOf(z));
}

const isZeroPart = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

const sizeOf = (a: Expression): Expression => {
  const sign = signOfConstant(a);
  return sign === undefined ? E.apply('abs', [a]) : sign < 0 ? simplest(E.negate(a)) : a;
};

/** arg z in (−π, π], z ≠ 0; undefined where it cannot be told on which side of an axis z lies. */
export function argumentOf({ re, im }: ComplexForm): Expression | undefined {
  const [x, y] = [signOfConstant(re), signOfConstant(im)];
  if (x === undefined || y === undefined) return undefined;
  if (y === 0) return x > 0 ? E.number(0) : pi;
  if (x === 0) return E.product([E.number(Q.rational(y, 2)), pi]);
  const angle = arctangent(simplest(E.multiply(im, E.power(re, E.number(-1)))));
  return x > 0 ? angle : simplest(E.add(angle, E.product([E.number(y), pi])));
}

function arctangent(tangent: Expression): Expression {
  const [sign, inner] = [E.coefficient(tangent), E.withoutCoefficient(tangent)];
  if (inner.kind === 'apply' && inner.name === 'tan' && Q.isOne(Q.abs(sign)))
    return E.multiply(E.number(sign), withinHalfTurn(inner.args[0]!));
  const angle = E.apply('atan', [tangent]);
  return tangent.kind === 'number' ? angle : simplest(angle);
}

/** atan(tan(θ)) = θ − kπ, with the k that brings it between −π/2 and π/2. */
function withinHalfTurn(angle: Expression): Expression {
  const turns = nearestDouble(E.divide(angle, pi));
  return simplest(E.subtract(angle, E.multiply(E.number(Math.round(turns)), pi)));
}

/** The principal square root: √((|z| + a)/2) ± i·√((|z| − a)/2), with the sign of b; undefined where that is not known. */
export function squareRootOf(z: ComplexForm): ComplexForm | undefined {
  const sign = signOfConstant(z.im);
  if (sign === undefined) return undefined;
  const modulus = modulusOf(z);
  if (sign === 0) {
    const [root, side] = [rootOf(modulus), signOfConstant(z.re)];
    if (side === undefined) return undefined;
    return side < 0 ? { re: E.number(0), im: root } : { re: root, im: E.number(0) };
  }
  const halved = (a: Expression): Expression => rootOf(E.multiply(half, a));
  const im = halved(E.add(modulus, E.negate(z.re)));
  return { re: halved(E.add(modulus, z.re)), im: sign < 0 ? simplest(E.negate(im)) : im };
}

/** ln|z| + i·arg z, z ≠ 0; undefined where the angle is. */
export function logarithmOf(z: ComplexForm): ComplexForm | undefined {
  const im = argumentOf(z);
  if (im === undefined) return undefined;
  const norm = normOf(z);
  const root = norm.kind === 'number' ? Q.exactRoot(norm.value, 2) : null;
  return { re: root === null ? simplest(E.product([half, E.ln(norm)])) : E.ln(E.number(root)), im };
}

/** zⁿ for real n, the principal value; z ≠ 0 unless n > 0; undefined where the angle of z is not known. */
export function powerOf(z: ComplexForm, n: Expression): ComplexForm | undefined {
  if (isZeroForm(z)) return z;
  const rational = n.kind === 'number' ? n.value : undefined;
  if (rational && Q.equals(rational, Q.half)) return squareRootOf(z);
  const whole = rational && Q.isInteger(rational) ? Z.toNumber(rational.numerator) : undefined;
  const angle = argumentOf(z);
  const isByAngle = whole === undefined || (!isRational(z) && angle !== undefined && isPartOfPi(angle));
  const multipliedOut = isByAngle ? undefined : integerPower(z, whole, simplest);
  if (multipliedOut || angle === undefined) return multipliedOut;
  const modulus = simplest(E.power(modulusOf(z), n));
  const direction = E.multiply(n, angle);
  // The sine of a part of an arctangent has no simpler form.
  const written = isPartOfPi(direction) ? simplest : (part: Expression) => part;
  const part = (name: 'cos' | 'sin') => written(E.multiply(modulus, written(E.apply(name, [direction]))));
  return { re: part('cos'), im: part('sin') };
}

/** Multiples of it have angles with known sines. */
const isPartOfPi = (angle: Expression): boolean =>
  angle.kind === 'number' ? Q.isZero(angle.value) : E.equal(E.withoutCoefficient(angle), pi);
