import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import { minusOne } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { fromInteger } from '../../polynomial/convert.ts';
import { factorPolynomial } from '../../polynomial/sparse/factor.ts';
import { gcd } from '../../polynomial/sparse/gcd.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { exact } from '../../polynomial/sparse/square-free.ts';
import type { Budget } from '../../result/budget.ts';
import { fullTurn, pi } from '../../trigonometry/general-solution.ts';
import { anglesOfHalfTangent, anglesOfPolynomial, type Branch, waveOf } from './angles-of-factors.ts';
import { inLargestMultiple, reduced } from './harmonics.ts';
import type { ConstantSymbol } from './sine-cosine.ts';

/** A factor in cos v, sin v or tan(v/2), irreducible over Q, and the angles v at which it vanishes. */
export interface Factor {
  readonly factor: Polynomial;
  readonly branches: readonly Branch[];
}

const COS = 0;
const SIN = 1;
const HALF_TANGENT = 2;

/**
 * The factors of a polynomial in cos u and sin u (places 0 and 1 of its ring; place 2 is free for the tangent), in v = times·u;
 * null where the angles of one cannot be had.
 */
export function factorsOf(
  f: Polynomial,
  stands: readonly ConstantSymbol[],
  work: Budget,
): { readonly times: number; readonly factors: readonly Factor[] } | null {
  const { times, even, odd } = inLargestMultiple(f, work);
  const factors: Factor[] = [];
  const take = (found: readonly Factor[] | null): boolean => found !== null && factors.push(...found) >= 0;

  const inCosine = gcd(even, odd, work);
  if (!take(univariate(inCosine, 'cos', stands, work))) return null;
  const [a, b] = [exact(even, inCosine, work), exact(odd, inCosine, work)];
  const rest = S.add(a, S.multiply(b, S.variable(f.ring, SIN), work));
  const [p, q] = reduced(rest, 'cosine', work);
  const inSine = gcd(p, q, work);
  if (!take(univariate(inSine, 'sin', stands, work))) return null;
  const last = S.add(exact(p, inSine, work), S.multiply(exact(q, inSine, work), S.variable(f.ring, COS), work));
  if (S.degreeIn(last, SIN) < 1) return take(univariate(last, 'cos', stands, work)) ? { times, factors } : null;
  return take(mixed(last, times, stands, work)) ? { times, factors } : null;
}

function univariate(
  f: Polynomial,
  name: 'cos' | 'sin',
  stands: readonly ConstantSymbol[],
  work: Budget,
): Factor[] | null {
  const place = name === 'cos' ? COS : SIN;
  return eachFactor(f, place, stands, work, (factor) => anglesOfPolynomial(factor, name, stands, work));
}

/** Both in one: with t = tan(v/2), cos v = (1 − t²)/(1 + t²) and sin v = 2t/(1 + t²); and v = π, where t has no value. */
function mixed(f: Polynomial, times: number, stands: readonly ConstantSymbol[], work: Budget): Factor[] | null {
  const t = S.variable(f.ring, HALF_TANGENT);
  const one = S.constant(f.ring, 1);
  const square = S.power(t, 2, work);
  const [cosine, sine, below] = [S.subtract(one, square), S.scale(t, 2), S.add(one, square)];
  const degree = Math.max(...f.keys.map((key) => degreeOf(key, f)));
  let inTangent = S.zero(f.ring);
  for (const [n, part] of S.coefficientsIn(f, COS).entries())
    for (const [m, rest] of S.coefficientsIn(part, SIN).entries()) {
      const powers = [S.power(cosine, n, work), S.power(sine, m, work), S.power(below, degree - n - m, work)];
      const term = powers.reduce((all, one) => S.multiply(all, one, work), rest);
      inTangent = S.add(inTangent, term);
    }
  const found = eachFactor(inTangent, HALF_TANGENT, stands, work, (factor) =>
    anglesOfHalfTangent(factor, HALF_TANGENT, times, stands, work),
  );
  if (found === null) return null;
  const shown = found.map((one) => asWave(one, work));
  const lost = S.degreeIn(inTangent, HALF_TANGENT) < 2 * degree;
  const half: Factor = {
    factor: S.add(S.variable(f.ring, COS), one),
    branches: [{ of: 'cos', value: minusOne, angles: [{ base: pi, period: fullTurn }] }],
  };
  return lost ? [...shown, half] : shown;
}

/** A factor in tan(v/2) that is solved as a sine and a cosine joined in one is shown as these; one of degree 1 is not 0 at v = π, where they are. */
function asWave({ factor, branches }: Factor, work: Budget): Factor {
  if (S.degreeIn(factor, HALF_TANGENT) !== 2 || !branches.some(({ of }) => of === 'wave')) return { factor, branches };
  const [sine, cosine, rest] = waveOf(factor, HALF_TANGENT);
  const terms = [
    S.multiply(sine, S.variable(factor.ring, SIN), work),
    S.multiply(cosine, S.variable(factor.ring, COS), work),
  ];
  const wave = terms.reduce((all, one) => S.add(all, one), rest);
  return { factor: S.leadingCoefficient(wave) < 0 ? S.negate(wave) : wave, branches };
}

const degreeOf = (key: number, f: Polynomial): number => {
  const { radix, weights } = f.ring;
  return [COS, SIN].reduce((sum, k) => sum + (Math.floor(key / weights[k]!) % radix), 0);
};

function eachFactor(
  f: Polynomial,
  place: number,
  stands: readonly ConstantSymbol[],
  work: Budget,
  anglesOf: (factor: Polynomial) => Branch[] | null,
): Factor[] | null {
  if (S.isConstant(f)) return [];
  const split = factorPolynomial(f, work);
  if (split === null) return null;
  const found: Factor[] = [];
  for (const { factor } of split.factors) {
    if (S.degreeIn(factor, place) < 1) {
      if (!isNotZero(factor, stands)) return null;
      continue;
    }
    const branches = anglesOf(factor);
    if (branches === null) return null;
    found.push({ factor, branches });
  }
  return found;
}

/** Whether a factor made of constants alone is certainly not 0. */
function isNotZero(factor: Polynomial, stands: readonly ConstantSymbol[]): boolean {
  const value: Expression = substitute(
    fromInteger(factor),
    Object.fromEntries(stands.map((one) => [one.name, one.value])),
  );
  const sign = signOfConstant(value);
  return sign !== undefined && sign !== 0;
}
