import { coefficientsOf } from '../../../algebra/coefficients.ts';
import * as Q from '../../../exact/rational.ts';
import { signOfConstant } from '../../../expression/balls/sign-of-constant.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { infiniteEnd, limit } from '../../limit.ts';
import { at } from '../problem.ts';

/*
 * Terms that do not tend to 0 because they come back (Σ sin k; of Σ sin k² nothing is said here, whose angle is no line).
 *
 * A sum of products of sines and cosines of lines a·k + b is almost periodic: for every ε there are infinitely many whole T with
 * |W(k + T) − W(k)| < ε for all k (H. Bohr). So if it tended to 0 it would be 0 at every k, and one k at which it is not shows that it does not;
 * nor does it times what tends to another number than 0, or grows beyond every bound.
 */

/** So many places are looked at for a value other than 0. */
const looked = 12;

/** Whether the terms are seen not to tend to 0 in this way. */
export function comesBack(f: Expression, index: string): boolean {
  if (freeSymbols(f).some((name) => name !== index)) return false;
  const terms = E.termsOf(f);
  const vanishing = E.sum(terms.filter((term) => !isAlmostPeriodic(term, index)));
  const isBeside = terms.length > 1 && contains(vanishing, index) && tendsToZero(vanishing, index);
  const factors = E.factorsOf(isBeside ? E.subtract(f, vanishing) : f);
  const wave = E.product(factors.filter((factor) => isAlmostPeriodic(factor, index)));
  const rest = E.product(factors.filter((factor) => !isAlmostPeriodic(factor, index)));
  if (!contains(wave, index) || !staysAway(rest, index)) return false;
  return Array.from({ length: looked }, (_, k) => signOfConstant(at(wave, index, E.number(k + 1)))).some(
    (sign) => sign === 1 || sign === -1,
  );
}

/** Made of constants and of sines and cosines of lines by sums, products and whole powers. */
function isAlmostPeriodic(a: Expression, index: string): boolean {
  if (!contains(a, index)) return true;
  if (a.kind === 'sum') return a.terms.every((term) => isAlmostPeriodic(term, index));
  if (a.kind === 'product') return a.factors.every((factor) => isAlmostPeriodic(factor, index));
  if (a.kind === 'apply') return (a.name === 'sin' || a.name === 'cos') && isLine(a.args[0]!, index);
  if (a.kind !== 'power') return false;
  const { base, exponent } = a;
  if (base.kind === 'number' && Q.isMinusOne(base.value)) return isWholeLine(exponent, index);
  return (
    exponent.kind === 'number' &&
    Q.isInteger(exponent.value) &&
    Q.sign(exponent.value) > 0 &&
    isAlmostPeriodic(base, index)
  );
}

const isLine = (u: Expression, index: string): boolean => {
  const coefficients = coefficientsOf(u, index);
  return coefficients?.length === 2 && coefficients.every((one) => !contains(one, index));
};

const isWholeLine = (u: Expression, index: string): boolean =>
  isLine(u, index) && coefficientsOf(u, index)!.every((one) => one.kind === 'number' && Q.isInteger(one.value));

/** Whether a factor tends to another number than 0, or beyond every bound. */
function staysAway(a: Expression, index: string): boolean {
  const value = contains(a, index) ? farOf(a, index) : a;
  if (value === null) return false;
  const sign = infiniteEnd(value) ?? signOfConstant(value);
  return sign === 1 || sign === -1;
}

const tendsToZero = (a: Expression, index: string): boolean => {
  const value = farOf(a, index);
  return value !== null && E.equal(value, E.zero);
};

function farOf(a: Expression, index: string): Expression | null {
  const far = limit(a, index, E.constant('infinity'));
  return far.ok && far.value.kind === 'value' ? far.value.value : null;
}
