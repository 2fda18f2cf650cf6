import { coefficientsOf } from '../../algebra/coefficients.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, some, transform } from '../../expression/walk.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { pair } from '../../result/tuple.ts';
import { type Quotient, quotientOf } from '../sums/numeric-shape.ts';
import type { Range } from './oscillation.ts';
import { simplifyLimit } from './simplify-limit.ts';

type Ends = readonly [low: Expression, high: Expression];

/** The exact ends of the range of an oscillation by its angle: of a wave, a rational function of one, and what rises or falls with these; null for others. */
export function endsOfRange(value: Expression, angle: string, range: Range): Ends | null {
  const { centre, factor, moved } = affine(value, angle) ?? { centre: E.zero, factor: E.one, moved: value };
  const monotonic = monotonicOf(moved);
  if (monotonic === null) return endsOfInner(value, angle, range);
  const { inner, of, beyond } = monotonic;
  const isEndless = takesAllValues(inner, angle);
  const ends = isEndless ? beyond : endsOfInner(inner, angle, null)?.map(of);
  return ends ? inOrder(ends.map((end) => E.add(centre, E.multiply(factor, end)))) : null;
}

/** A value as c + a·g, where the angle stands in g alone; null for others. */
function affine(
  value: Expression,
  angle: string,
): { readonly centre: Expression; readonly factor: Expression; readonly moved: Expression } | null {
  const terms = E.termsOf(value);
  const [term, ...others] = terms.filter((one) => contains(one, angle));
  const factors = term === undefined ? [] : E.factorsOf(term);
  const [moved, ...more] = factors.filter((one) => contains(one, angle));
  if (term === undefined || moved === undefined || others.length > 0 || more.length > 0) return null;
  const centre = E.sum(terms.filter((one) => one !== term));
  return { centre, factor: E.product(factors.filter((one) => one !== moved)), moved };
}

/** Two ends, the lower first. */
function inOrder(ends: readonly Expression[]): Ends {
  const [one, other] = pair(ends.map(simplifyLimit));
  return evaluate(one) <= evaluate(other) ? [one, other] : [other, one];
}

/** c + a·tan φ takes every real value, again and again; so does the cotangent. */
function takesAllValues(value: Expression, angle: string): boolean {
  const [term, ...others] = E.termsOf(value).filter((one) => contains(one, angle));
  if (term === undefined || others.length > 0) return false;
  const [one, other, ...more] = E.factorsOf(term).filter((factor) => contains(factor, angle));
  if (one === undefined || more.length > 0) return false;
  if (other === undefined) return one.kind === 'apply' && (one.name === 'tan' || one.name === 'cot');
  const [above, below] = one.kind === 'power' ? [other, E.reciprocal(one)] : [one, E.reciprocal(other)];
  const names = [above, below].map((part) => (part.kind === 'apply' ? part.name : ''));
  const isSame = above.kind === 'apply' && below.kind === 'apply' && E.equal(above.args[0]!, below.args[0]!);
  return isSame && [...names].sort().join() === 'cos,sin';
}

const endsOfInner = (value: Expression, angle: string, range: Range | null): Ends | null =>
  endsOfPart(value, angle) ?? endsOfWave(value, angle) ?? endsOfQuotient(value, angle, range);

/** c + a·u for the part u after the point, which takes all values from 0 to 1. */
function endsOfPart(value: Expression, part: string): Ends | null {
  const parts = some(value, (node) => node.kind === 'apply' && contains(node, part))
    ? null
    : coefficientsOf(value, part);
  if (parts?.length !== 2) return null;
  return inOrder([parts[0]!, E.add(parts[0]!, parts[1]!)]);
}

/** Functions that rise with their argument wherever they have a value, or fall. */
const monotonic: ReadonlySet<string> = new Set(['atan', 'asin', 'acos', 'asinh', 'sinh', 'tanh', 'atanh', 'erf']);

const halfPi = E.multiply(E.half, E.constant('pi'));
/** Between what the values of a function lie that come as near to both ends as one likes. */
const rangeOf: Readonly<Record<string, Ends>> = {
  atan: [E.negate(halfPi), halfPi],
  tanh: [E.minusOne, E.one],
  erf: [E.minusOne, E.one],
};

interface Monotonic {
  readonly inner: Expression;
  readonly of: (u: Expression) => Expression;
  /** The ends where the argument takes all real values. */
  readonly beyond?: Ends;
}

/** A function that only rises or only falls wherever it has a value, and the argument; null for others. */
function monotonicOf(a: Expression): Monotonic | null {
  if (a.kind === 'power' && E.equal(a.base, E.constant('e'))) return { inner: a.exponent, of: E.exp };
  if (
    a.kind === 'power' &&
    a.exponent.kind === 'number' &&
    !Q.isInteger(a.exponent.value) &&
    Q.sign(a.exponent.value) > 0
  )
    return { inner: a.base, of: (u) => E.power(u, a.exponent) };
  if (a.kind !== 'apply' || !monotonic.has(a.name)) return null;
  return { inner: a.args[0]!, of: (u) => E.apply(a.name, [u]), beyond: rangeOf[a.name] };
}

/** c + a·sin θ + b·cos θ lies between c − √(a² + b²) and c + √(a² + b²). */
function endsOfWave(value: Expression, angle: string): Ends | null {
  let [centre, sine, cosine]: Expression[] = [E.zero, E.zero, E.zero];
  let argument: Expression | null = null;
  for (const term of E.termsOf(value)) {
    const factors = E.factorsOf(term);
    const moved = factors.filter((factor) => contains(factor, angle));
    const rest = E.product(factors.filter((factor) => !contains(factor, angle)));
    const [only] = moved;
    if (moved.length === 0) centre = E.add(centre!, rest);
    else if (moved.length > 1 || only?.kind !== 'apply') return null;
    else if (argument !== null && !E.equal(argument, only.args[0]!)) return null;
    else if (only.name === 'sin') sine = E.add(sine!, rest);
    else if (only.name === 'cos') cosine = E.add(cosine!, rest);
    else return null;
    if (only?.kind === 'apply') argument = only.args[0]!;
  }
  const reach = simplifyLimit(E.power(E.add(E.power(sine!, E.two), E.power(cosine!, E.two)), E.half));
  return [simplifyLimit(E.add(centre!, E.negate(reach))), simplifyLimit(E.add(centre!, reach))];
}

/** Whether a polynomial has no zero from −1 to 1, as the bounds of its values there tell. */
const isFreeOfZeros = (q: P.IntegerPolynomial): boolean => {
  const [constant = 0n, ...rest] = q;
  return rest.reduce((total, one) => total + P.absolute(one), 0n) < P.absolute(constant);
};

/**
 * The ends of a rational function h(s) of s = sin θ or cos θ: its least and largest value at s = ±1 and where h′ = 0 between them. That they
 * are those of the samples is seen as well, where there are some.
 */
function endsOfQuotient(value: Expression, angle: string, range: Range | null): Ends | null {
  const wave = onlyWave(value, angle);
  if (wave === null) return null;
  const h = transform(value, (node) => (E.equal(node, wave) ? E.symbol(angle) : node));
  const parts = quotientOf(h, angle);
  const turns = parts && turningPoints(parts);
  if (parts === null || turns === null) return null;
  const values = [E.number(-1), E.one, ...turns].map((s) => simplifyLimit(substitute(h, { [angle]: s })));
  const sorted = values
    .map((at) => ({ at, size: evaluate(at) }))
    .filter(({ size }) => Number.isFinite(size))
    .sort((a, b) => a.size - b.size);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || sorted.length < values.length) return null;
  if (range === null) return isFreeOfZeros(parts.denominator) ? [low.at, high.at] : null;
  const isSeen = (size: number, seen: number) => Math.abs(size - seen) <= 1e-6 * Math.max(1, Math.abs(seen));
  return isSeen(low.size, range.low) && isSeen(high.size, range.high) ? [low.at, high.at] : null;
}

/** The one sine or cosine in which alone the angle stands. */
function onlyWave(value: Expression, angle: string): ApplyNode | null {
  const waves: ApplyNode[] = [];
  some(value, (node) => {
    if (node.kind === 'apply' && contains(node, angle)) waves.push(node);
    return false;
  });
  const [first] = waves;
  const isOne = first !== undefined && waves.every((wave) => E.equal(wave, first));
  return isOne && (first.name === 'sin' || first.name === 'cos') ? first : null;
}

/** Where the derivative of a quotient of polynomials vanishes between −1 and 1; null where that takes more than the formula of a quadratic. */
function turningPoints({ numerator: p, denominator: q }: Quotient): readonly Expression[] | null {
  const top = P.subtract(P.multiply(P.derivative(p), q), P.multiply(p, P.derivative(q)));
  const [c, b = 0n, a = 0n, ...higher] = top;
  if (higher.length > 0) return null;
  if (c === undefined) return [];
  const [constant, linear, square] = [c, b, a].map((n) => E.number(Q.integerRational(Z.fromBigInt(n))));
  const root = E.sqrt(E.number(Q.integerRational(Z.fromBigInt(b * b - 4n * a * c))));
  const roots =
    a !== 0n
      ? [root, E.negate(root)].map((r) => E.divide(E.subtract(r, linear!), E.product([E.two, square!])))
      : b !== 0n
        ? [E.divide(E.negate(constant!), linear!)]
        : [];
  return roots.map(simplifyLimit).filter((r) => Math.abs(evaluate(r)) <= 1);
}
