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

/** The exact ends of the range of an oscillation by its angle: of a wave, a rational function of one, and what rises with these; null for others. */
export function endsOfRange(value: Expression, angle: string, range: Range): Ends | null {
  const rising = risingOf(value);
  if (rising === null) return endsOfInner(value, angle, range);
  const inner = endsOfInner(rising.inner, angle, null);
  return inner && pair(inner.map((end) => simplifyLimit(rising.of(end))));
}

const endsOfInner = (value: Expression, angle: string, range: Range | null): Ends | null =>
  endsOfPart(value, angle) ?? endsOfWave(value, angle) ?? endsOfQuotient(value, angle, range);

/** c + a·u for the part u after the point, which takes all values from 0 to 1. */
function endsOfPart(value: Expression, part: string): Ends | null {
  const parts = some(value, (node) => node.kind === 'apply' && contains(node, part))
    ? null
    : coefficientsOf(value, part);
  if (parts?.length !== 2) return null;
  const [low, high] = pair([parts[0]!, E.add(parts[0]!, parts[1]!)].map(simplifyLimit));
  return evaluate(low) <= evaluate(high) ? [low, high] : [high, low];
}

const increasing: ReadonlySet<string> = new Set(['atan', 'asinh', 'sinh', 'tanh', 'erf']);

/** A function that rises with its argument wherever it has a value, and the argument; null for others. */
function risingOf(a: Expression): { readonly inner: Expression; readonly of: (u: Expression) => Expression } | null {
  if (a.kind === 'power' && E.equal(a.base, E.constant('e'))) return { inner: a.exponent, of: E.exp };
  if (
    a.kind === 'power' &&
    a.exponent.kind === 'number' &&
    !Q.isInteger(a.exponent.value) &&
    Q.sign(a.exponent.value) > 0
  )
    return { inner: a.base, of: (u) => E.power(u, a.exponent) };
  if (a.kind !== 'apply' || !increasing.has(a.name)) return null;
  return { inner: a.args[0]!, of: (u) => E.apply(a.name, [u]) };
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
