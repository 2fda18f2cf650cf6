import { expand } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import { signOfBall } from '../../expression/certain-sign.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols } from '../../expression/walk.ts';

/*
 * The sign of a quantity that is made of positive letters, proved:
 *
 *   - by its form: sums of terms of one sign, products and powers of what has a sign, even powers of what is real;
 *   - after it was multiplied out, by its form again;
 *   - after it was multiplied by a power of the sum of its letters and multiplied out: a² − ab + b² times a + b is a³ + b³. (Pólya 1928:
 *     a form that is positive wherever no letter is negative and not all are 0 becomes one with positive coefficients, for some power.)
 *
 * Enclosures at a few points refute most claims before that is tried.
 *
 * Example: 4ac − b² has both signs at the points; b² + 4c has one by its form; (a + b)² − 4ab is (a − b)², an even power, only once it
 * is factored, and so remains undecided.
 */

const looks = 6;
const bitsOfLook = 64;
const maxLetters = 4;
const powersOfSum = [1, 3];

/**
 * The sign of a constant for positive parameters, but where it happens to be 0: null where it depends on them, the constant is not real,
 * or nothing is proved. 0 only where it is 0 for all of them.
 */
export function signOf(a: Expression): -1 | 0 | 1 | null {
  const names = freeSymbols(a);
  if (names.length === 0) return signOfConstant(a) ?? null;
  return byForm(a) ?? (mayHaveOneSign(a, names) ? multipliedOut(a, names) : null);
}

/** Whether no two points have different signs, and none a value beside the real line. */
function mayHaveOneSign(a: Expression, names: readonly string[]): boolean {
  const random = seededRandom(11);
  let sign: -1 | 1 | null = null;
  for (let k = 0; k < looks; k++) {
    const at = Object.fromEntries(names.map((name) => [name, Q.rational(1 + Math.floor(4096 * random()), 1024)]));
    const ball = evaluateBall(a, bitsOfLook, at);
    const here = ball === null ? null : signOfBall(ball);
    if (here === 'not real' || (here !== null && sign !== null && here !== sign)) return false;
    sign ??= here;
  }
  return true;
}

function multipliedOut(a: Expression, names: readonly string[]): -1 | 0 | 1 | null {
  const expanded = expand(a);
  if (!expanded.ok) return null;
  const sign = byForm(expanded.value);
  if (sign !== null || names.length > maxLetters) return sign;
  const sum = E.sum([...(names.length === 1 ? [E.one] : []), ...names.map((name) => E.symbol(name))]);
  for (const n of powersOfSum) {
    const found = expand(E.multiply(expanded.value, E.power(sum, E.number(n))));
    const known = found.ok ? byForm(found.value) : null;
    if (known !== null) return known;
  }
  return null;
}

/** The sign that the form shows for positive letters. */
function byForm(a: Expression): -1 | 0 | 1 | null {
  if (a.kind === 'symbol') return 1;
  if (freeSymbols(a).length === 0) return signOfConstant(a) ?? null;
  switch (a.kind) {
    case 'sum':
      return a.terms.map(byForm).reduce((x, y) => (x === y || y === 0 ? x : x === 0 ? y : null));
    case 'product':
      return a.factors.map(byForm).reduce<-1 | 0 | 1 | null>((x, y) => times(x, y), 1);
    case 'power':
      return ofPower(a);
    case 'apply':
      return ofFunction(a.name, a.args);
    default:
      return null;
  }
}

const times = (x: -1 | 0 | 1 | null, y: -1 | 0 | 1 | null): -1 | 0 | 1 | null =>
  x === null || y === null ? null : x === y ? (x === 0 ? 0 : 1) : x === 0 || y === 0 ? 0 : -1;

function ofPower({ base, exponent }: PowerNode): -1 | 0 | 1 | null {
  if (!isReal(exponent)) return null;
  const sign = byForm(base);
  if (sign === 1) return 1;
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return null;
  const isEven = Number(exponent.value.numerator) % 2 === 0;
  if (sign === -1) return isEven ? 1 : -1;
  return sign === null && isEven && isReal(base) ? 1 : null;
}

const alwaysPositive = new Set(['cosh', 'sech', 'abs']);
const signOfArgument = new Set(['sinh', 'tanh', 'asinh', 'atan', 'erf', 'sign', 'cbrt']);

function ofFunction(name: string, args: readonly Expression[]): -1 | 0 | 1 | null {
  const [only] = args;
  if (args.length !== 1 || only === undefined || !isReal(only)) return null;
  if (alwaysPositive.has(name)) return 1;
  return signOfArgument.has(name) ? byForm(only) : null;
}

/** Whether it is real for positive letters, as the form shows. */
function isReal(a: Expression): boolean {
  if (a.kind === 'symbol') return true;
  if (freeSymbols(a).length === 0) return signOfConstant(a) !== undefined;
  switch (a.kind) {
    case 'sum':
      return a.terms.every(isReal);
    case 'product':
      return a.factors.every(isReal);
    case 'power':
      return (
        isReal(a.base) &&
        isReal(a.exponent) &&
        ((a.exponent.kind === 'number' && Q.isInteger(a.exponent.value)) || byForm(a.base) === 1)
      );
    case 'apply':
      return realEverywhere.has(a.name) && a.args.every(isReal);
    default:
      return false;
  }
}

const realEverywhere = new Set(['sin', 'cos', 'sinh', 'cosh', 'tanh', 'asinh', 'atan', 'erf', 'abs', 'sign', 'sech']);
