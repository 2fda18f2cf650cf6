import { fromDecimal } from '../../exact/decimal.ts';
import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import { add, apply, negate, number, power, product, reciprocal, subtract, two } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { size } from '../../expression/walk.ts';
import { fromInteger } from '../../polynomial/convert.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import type { Budget } from '../../result/budget.ts';
import { mapTuple } from '../../result/tuple.ts';
import { exactInverse } from '../../trigonometry/exact-values.ts';
import { anglesWith, type Family, fullTurn, inverse, pi } from '../../trigonometry/general-solution.ts';
import { quadraticRoots } from '../../trigonometry/solve-circular.ts';
import { decimalOfRoot, type Root, rootsOf } from '../roots/roots.ts';
import { cosineOfPart, tangentOfPart } from './rational-angle.ts';
import type { ConstantSymbol } from './sine-cosine.ts';

/** A value of a function of v, or of tan(v/2), that solves a factor, and the angles v that have it. */
export interface Branch {
  readonly of: 'cos' | 'sin' | 'tan' | 'cot' | 'half-tangent' | 'wave';
  /** Absent where no closed form is known. */
  readonly value?: Expression;
  readonly angles: readonly Family[];
}

/** Longer closed forms say less than a decimal. */
const maxFormLength = 24;
const precision = 90;

/** The angles v with p(tan v) = 0 for an irreducible p with rational coefficients in the variable `place`; null where its roots cannot be had. */
export function anglesOfTangents(p: Polynomial, place: number, work: Budget): Branch[] | null {
  if (!isRational(p, place)) return null;
  const roots = rootsOf(P.primitivePart(S.toDense(p, place)), work);
  if (!roots.ok) return null;
  return roots.value.real.map((root): Branch => {
    const part = tangentOfPart(root.polynomial, root.approximate.re);
    const value = part === null ? root.exact : apply('tan', [product([number(part), pi])]);
    if (part !== null) return { of: 'tan', value, angles: [{ base: product([number(part), pi]), period: pi }] };
    if (value !== undefined && size(value, maxFormLength + 1) <= maxFormLength)
      return { of: 'tan', value, angles: [{ base: inverse('atan', value), period: pi }] };
    return { of: 'tan', angles: [{ base: apply('atan', [number(digitsOf(root))]), period: pi, rounded: true }] };
  });
}

/** The angles v with p(cos v) = 0 or p(sin v) = 0, p in the variable `place`; null where its roots cannot be had. */
export function anglesOfPolynomial(
  p: Polynomial,
  name: 'cos' | 'sin',
  stands: readonly ConstantSymbol[],
  work: Budget,
): Branch[] | null {
  const place = name === 'cos' ? 0 : 1;
  if (!isRational(p, place)) return fromFormula(p, place, name, stands);
  const roots = rootsOf(P.primitivePart(S.toDense(p, place)), work);
  if (!roots.ok) return null;
  const branches: Branch[] = [];
  for (const root of roots.value.real) {
    // An irreducible polynomial of degree 2 or more has neither 1 nor −1 as a root; a double is near enough to tell.
    const beyond = Math.abs(root.approximate.re) > 1 + 1e-9;
    const found: Branch | null = beyond ? { of: name, value: root.exact, angles: [] } : anglesOfRoot(root, name);
    if (found === null) return null;
    branches.push(found);
  }
  return branches;
}

const isRational = (p: Polynomial, place: number): boolean => S.variablesIn(p).every((k) => k === place);

/** Degree 1 and 2 with any real coefficients. */
function fromFormula(
  p: Polynomial,
  place: number,
  name: 'cos' | 'sin',
  stands: readonly ConstantSymbol[],
): Branch[] | null {
  const coefficients = coefficientsOf(p, place, stands);
  if (coefficients.length > 3) return null;
  const [c = number(0), b = number(0), a = number(0)] = coefficients;
  const roots = quadraticRoots(a, b, c);
  if (!roots.ok || roots.value === 'all') return null;
  const branches: Branch[] = [];
  for (const value of roots.value) {
    const set = anglesWith(name, value);
    if (!set.ok) return null;
    branches.push({ of: name, value, angles: set.value.kind === 'families' ? set.value.families : [] });
  }
  return branches;
}

const coefficientsOf = (p: Polynomial, place: number, stands: readonly ConstantSymbol[]): Expression[] =>
  S.coefficientsIn(p, place).map((part) => constantOf(part, stands));

/** A polynomial in names of constants alone, as the constant that it is. */
export const constantOf = (constant: Polynomial, stands: readonly ConstantSymbol[]): Expression =>
  substitute(fromInteger(constant), Object.fromEntries(stands.map(({ name, value }) => [name, value])));

function anglesOfRoot(root: Root, name: 'cos' | 'sin'): Branch | null {
  const { exact, polynomial, approximate } = root;
  const part = P.degree(polynomial) > 2 ? cosineOfPart(polynomial, approximate.re) : null;
  if (part !== null) {
    const angle = product([number(name === 'cos' ? part : Q.subtract(Q.half, part)), pi]);
    return { of: name, value: apply('cos', [product([number(part), pi])]), angles: pair(name, angle) };
  }
  if (exact !== undefined && size(exact, maxFormLength + 1) <= maxFormLength) {
    const set = anglesWith(name, exact);
    if (!set.ok) return null;
    return { of: name, value: exact, angles: set.value.kind === 'families' ? set.value.families : [] };
  }
  const angle = apply(name === 'cos' ? 'acos' : 'asin', [number(digitsOf(root))]);
  return { of: name, angles: pair(name, angle).map((family) => ({ ...family, rounded: true })) };
}

const digitsOf = (root: Root): Rational => fromDecimal(decimalOfRoot(root, precision)) as Rational;

/** Both angles of a cosine or sine, from the principal one. */
function pair(name: 'cos' | 'sin', angle: Expression): Family[] {
  const other = name === 'cos' ? negate(angle) : subtract(pi, angle);
  return [
    { base: angle, period: fullTurn },
    { base: other, period: fullTurn },
  ];
}

/**
 * The angles v with a·sin v + b·cos v + d = 0, a and b not both 0. With R = √(a² + b²) and the angle φ of the point (b, a) it
 * is R·cos(v − φ) = −d. Where tan(v/2) is rational, the angles follow from it: they may be simpler than φ ± acos(−d/R).
 */
function anglesOfWave(a: Expression, b: Expression, d: Expression, times: number): Branch[] | null {
  const [signA, signB, signD] = [a, b, d].map(signOfConstant);
  if (signA === undefined || signB === undefined || signD === undefined) return null;
  if (signB < 0 || (signB === 0 && signA < 0)) return anglesOfWave(negate(a), negate(b), negate(d), times);
  const square = add(power(a, two), power(b, two));
  const rest = subtract(square, power(d, two));
  const sign = signOfConstant(rest);
  if (sign === undefined) return null;
  if (sign < 0) return [];
  const rational = halfTangents([a, b, d], rest);
  if (rational !== null) return rational.map((t) => fromHalfTangent(number(t), times));
  if (signD === 0 && signB !== 0) {
    const base = inverse('atan', product([number(-1), b, reciprocal(a)]));
    return [{ of: 'wave', angles: [{ base, period: pi }] }];
  }
  const phi = signB === 0 ? product([number(Q.half), pi]) : inverse('atan', product([a, reciprocal(b)]));
  const cosine = product([number(-1), d, power(square, number(Q.rational(-1, 2)))]);
  const apart = inverse('acos', cosine);
  const alone = signD < 0 ? phi : add(phi, pi);
  const bases = sign === 0 ? [alone] : [add(phi, apart), subtract(phi, apart)];
  return [{ of: 'wave', angles: bases.map((base) => ({ base, period: fullTurn })) }];
}

/** The values of tan(v/2) where all of them are rational, half a turn left out; null where they are not. */
function halfTangents([a, b, d]: readonly Expression[], rest: Expression): Rational[] | null {
  if (a!.kind !== 'number' || b!.kind !== 'number' || d!.kind !== 'number' || rest.kind !== 'number') return null;
  const root = Q.exactRoot(rest.value, 2);
  if (root === null) return null;
  // (d − b)·t² + 2a·t + (d + b) = 0
  const leading = Q.subtract(d!.value, b!.value);
  if (Q.isZero(leading)) {
    if (Q.isZero(a!.value)) return [];
    return [Q.divide(Q.negate(Q.add(d!.value, b!.value)), Q.multiply(Q.integerRational(2), a!.value))];
  }
  const both = [root, Q.negate(root)].map((one) => Q.divide(Q.subtract(one, a!.value), leading));
  return Q.isZero(root) ? [both[0]!] : both;
}

/** The angles with tan(v/2) = t, where v is `times` the base angle: as 2·atan t, or by tan v where that is not halved again. */
function fromHalfTangent(t: Expression, times: number): Branch {
  const half = exactInverse('atan', t);
  const plain = half !== undefined || times % 2 === 0;
  const base = plain ? product([two, inverse('atan', t)]) : throughTangent(t);
  return { of: 'half-tangent', value: t, angles: [{ base, period: fullTurn }] };
}

/** tan v = 2t/(1 − t²), and v in the same half as 2·atan t. */
function throughTangent(t: Expression): Expression {
  const double = product([two, t, reciprocal(subtract(number(1), power(t, two)))]);
  const at = evaluate(t);
  const angle = inverse('atan', double);
  return Math.abs(at) < 1 ? angle : at > 1 ? add(pi, angle) : subtract(angle, pi);
}

/** a, b, d with a·sin v + b·cos v + d = 0 where f(tan(v/2)) = 0, f of degree 2 at most: α·t² + β·t + γ is β·sin v + (γ − α)·cos v + (α + γ). */
export function waveOf(
  f: Polynomial,
  place: number,
): readonly [sine: Polynomial, cosine: Polynomial, rest: Polynomial] {
  const none = S.zero(f.ring);
  const [gamma = none, beta = none, alpha = none] = S.coefficientsIn(f, place);
  const wave = [beta, S.subtract(gamma, alpha), S.add(alpha, gamma)] as const;
  const common = wave.map(S.integerContent).reduce((all, one) => Z.gcd(all, one));
  return mapTuple(wave, (part) => S.divideByInteger(part, common));
}

/** The root of a factor of degree 1, where it is the tangent of a known angle. */
function knownRoot(f: Polynomial, place: number, stands: readonly ConstantSymbol[]): Expression | null {
  const [rest = number(0), slope = number(1)] = coefficientsOf(f, place, stands);
  const root = product([number(-1), rest, reciprocal(slope)]);
  return exactInverse('atan', root) === undefined ? null : root;
}

/** The angles v with f(tan(v/2)) = 0 for f irreducible in the variable `place`; null where its roots cannot be had. */
export function anglesOfHalfTangent(
  f: Polynomial,
  place: number,
  times: number,
  stands: readonly ConstantSymbol[],
  work: Budget,
): Branch[] | null {
  const known = S.degreeIn(f, place) === 1 ? knownRoot(f, place, stands) : null;
  if (known !== null) return [fromHalfTangent(known, times)];
  if (S.degreeIn(f, place) <= 2) {
    const [a, b, d] = mapTuple(waveOf(f, place), (part) => constantOf(part, stands));
    return anglesOfWave(a, b, d, times);
  }
  if (!isRational(f, place)) return null;
  const roots = rootsOf(P.primitivePart(S.toDense(f, place)), work);
  if (!roots.ok) return null;
  return roots.value.real.map((root): Branch => {
    const part = tangentOfPart(root.polynomial, root.approximate.re);
    if (part !== null) {
      const base = product([two, number(part), pi]);
      return {
        of: 'half-tangent',
        value: apply('tan', [product([number(part), pi])]),
        angles: [{ base, period: fullTurn }],
      };
    }
    if (root.exact !== undefined && size(root.exact, maxFormLength + 1) <= maxFormLength)
      return fromHalfTangent(root.exact, times);
    const base = product([two, apply('atan', [number(digitsOf(root))])]);
    return { of: 'half-tangent', angles: [{ base, period: fullTurn, rounded: true }] };
  });
}
