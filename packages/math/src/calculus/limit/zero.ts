import { expand } from '../../algebra/expand.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { equal } from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { keyOf } from '../../expression/keys/key.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols, size } from '../../expression/walk.ts';
import { EXACT, lower, sizeOf, upper } from '../../numeric/precise/ball.ts';
import { magnitude } from '../../numeric/precise/big-float.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { type Assumption, type Context, charge } from './context.ts';
import { withoutInternal } from './internal.ts';

/*
 * Zero or not, and which sign: the questions that limits of exp-log functions hang on, and for which no algorithm is known
 * (Richardson 1968). They are answered by values with error bounds: "not 0" is certain, for a value was found whose ball does
 * not touch 0; "0" means that at several points, to at least 45 digits, nothing was left of terms of the size of 1. The points are
 * small, where towers of exponentials are still numbers of like size, and larger ones for the logarithms of logarithms.
 */

const points = [2.37, 3.61, 17.3, 41.9, 1.31, 310.7, 7e5].map((x) => Q.rational(Math.round(x * 1000), 1000));
/** What cannot be told with few bits is asked of more: ln ln x beside its own neighbour needs them. */
const precisions = [256, 1024, 4096];
const lostBits = 150;

/** The sign of a real number. */
export type Sign = 1 | -1 | 0;

type Point = Readonly<Record<string, Rational>>;

/** Values for the symbols that are constants: positive, and for angles anything. */
function constantsAt(names: readonly string[], context: Context, seed: number): Record<string, Rational> {
  const random = seededRandom(seed);
  return Object.fromEntries(
    names.map((name) => {
      const oscillation = context.oscillations.find((one) => one.name === name);
      const value =
        oscillation === undefined ? 0.2 + 3.1 * random() : oscillation.kind === 'circle' ? 6.28 * random() : random();
      return [name, Q.rational(Math.round(value * 65_537) + 1, 65_539)];
    }),
  );
}

type Verdict = 'zero' | 'positive' | 'negative' | 'complex' | 'unknown';

function verdictAt(a: Expression, at: Point): Verdict {
  for (const bits of precisions) {
    const verdict = verdictWith(a, at, bits);
    if (verdict !== 'unknown') return verdict;
  }
  return 'unknown';
}

function verdictWith(a: Expression, at: Point, bits: number): Verdict {
  const ball = evaluateBall(a, bits, at);
  if (ball === null) return 'unknown';
  if (lower(ball) === EXACT) {
    if (ball.error === EXACT) return 'zero';
    const scale = scaleOf(a, at);
    return upper(ball) < scale - lostBits ? 'zero' : 'unknown';
  }
  const { re, im } = ball.value;
  const imaginary = !ball.real && im.mantissa !== 0n && magnitude(im) - 1 > ball.error;
  if (imaginary) return 'complex';
  return magnitude(re) - 1 <= ball.error ? 'unknown' : re.mantissa > 0n ? 'positive' : 'negative';
}

/** log₂ of the largest term of a sum; of other expressions, of 1. */
function scaleOf(a: Expression, at: Point): number {
  const parts =
    a.kind === 'sum'
      ? a.terms
      : a.kind === 'product'
        ? a.factors.flatMap((f) => (f.kind === 'sum' ? f.terms : []))
        : [];
  const sizes = parts.flatMap((term) => {
    const ball = evaluateBall(term, 64, at);
    return ball === null ? [] : [sizeOf(ball.value)];
  });
  return Math.max(...(sizes.length === 0 ? [0] : sizes));
}

/** Whether the expression is 0 for every large value of the variable; where it is not, that is noted of its letters. */
export function isZero(a: Expression, context: Context): boolean {
  if (a.kind === 'product') return a.factors.some((factor) => isZero(factor, context));
  const verdict = vanishes(a, context);
  if (!verdict) assume(a, '!=', context);
  return verdict;
}

/** The same, without a note. */
function vanishes(a: Expression, context: Context): boolean {
  if (a.kind === 'number') return Q.isZero(a.value);
  if (a.kind === 'symbol' || a.kind === 'constant') return false;
  if (a.kind === 'power' && a.base.kind === 'constant') return false;
  if (a.kind === 'product') return a.factors.some((factor) => vanishes(factor, context));
  const key = keyOf(a);
  const known = context.zeros.get(key);
  if (known !== undefined) return known;
  charge(context, 20);
  const verdict = decideZero(withoutInternal(a), context);
  context.zeros.set(key, verdict);
  return verdict;
}

function decideZero(a: Expression, context: Context): boolean {
  const names = freeSymbols(a);
  const isDependent = names.includes(context.variable);
  const constants = names.filter((name) => name !== context.variable);
  let zeros = 0;
  const attempts = isDependent ? points.length : constants.length === 0 ? 1 : 4;
  for (let k = 0; k < attempts; k++) {
    const at = {
      ...constantsAt(constants, context, k + 1),
      ...(isDependent ? { [context.variable]: points[k]! } : {}),
    };
    const verdict = verdictAt(a, at);
    if (verdict === 'zero') zeros++;
    if (verdict === 'positive' || verdict === 'negative' || verdict === 'complex') return false;
    if (zeros >= 3) return true;
  }
  if (zeros > 0) return true;
  throw new Unfinished('undecided', 'it could not be told whether a coefficient is 0');
}

/** The sign of a real constant. Throws `Unfinished` (undecided) where it depends on a symbol, or where the constant is not real. */
export function signOfConstant(a: Expression, context: Context): Sign {
  if (a.kind === 'number') return Q.sign(a.value);
  if (vanishes(a, context)) return 0;
  const plain = collected(withoutInternal(a));
  if (plain.kind === 'number') return Q.sign(plain.value);
  const names = freeSymbols(plain);
  let sign: Sign = 0;
  for (let k = 0; k < (names.length === 0 ? 1 : 12); k++) {
    const verdict = verdictAt(plain, scaled(constantsAt(names, context, 40 + k), context, k));
    if (verdict === 'complex') throw new Unfinished('undecided', 'a value is not real');
    if (verdict === 'unknown') continue;
    const found: Sign = verdict === 'positive' ? 1 : verdict === 'negative' ? -1 : 0;
    if (sign !== 0 && found !== sign && names.some((name) => context.oscillations.some((one) => one.name === name)))
      throw new Unfinished('oscillates', 'it swings between both signs');
    if (sign !== 0 && found !== sign)
      throw new Unfinished(
        'undecided',
        `the answer depends on the sign of a quantity that contains ${names.join(', ')}`,
      );
    sign = found;
  }
  if (sign === 0) throw new Unfinished('undecided', 'a sign could not be told');
  assume(plain, sign > 0 ? '>' : '<', context);
  return sign;
}

/** Notes what was decided of a quantity that is made of letters alone. */
function assume(a: Expression, relation: Assumption['relation'], context: Context): void {
  const names = freeSymbols(a);
  const isLetter = (name: string): boolean => /^[a-z]/i.test(name);
  if (names.length === 0 || !names.every(isLetter)) return;
  const quantity = collected(withoutInternal(a));
  const isNoted = context.assumed.some((one) => one.relation === relation && equal(one.quantity, quantity));
  if (quantity.kind !== 'number' && !isNoted) context.assumed.push({ quantity, relation });
}

/** p − (p + 1 − 5) is 4, whatever p; what does not become shorter stays as it is. */
function collected(a: Expression): Expression {
  const found = expand(a);
  return found.ok && size(found.value) < size(a) ? found.value : a;
}

/** Positive symbols are tried at all sizes. */
function scaled(at: Record<string, Rational>, context: Context, k: number): Point {
  const factor = [Q.one, Q.rational(1, 50), Q.rational(40)][k % 3]!;
  const isAngle = (name: string): boolean => context.oscillations.some((one) => one.name === name);
  return Object.fromEntries(
    Object.entries(at).map(([name, value]) => [name, isAngle(name) ? value : Q.multiply(value, factor)]),
  );
}

/** Whether a constant is real, as far as values can tell. */
export function isRealConstant(a: Expression, context: Context): boolean {
  if (a.kind === 'number') return true;
  const plain = withoutInternal(a);
  return verdictAt(plain, constantsAt(freeSymbols(plain), context, 3)) !== 'complex';
}
