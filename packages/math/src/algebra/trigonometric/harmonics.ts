import * as Z from '../../exact/integer.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import type { Budget } from '../../result/budget.ts';

/** A(cos v) + sin v·B(cos v), where v = times·u. Places of cos and sin in the ring: 0 and 1. */
interface SineCosine {
  readonly times: number;
  readonly even: Polynomial;
  readonly odd: Polynomial;
}

const COS = 0;
const SIN = 1;

/** A polynomial in cos u and sin u with sin²u replaced by 1 − cos²u; or the other way about. */
export function reduced(f: Polynomial, which: 'sine' | 'cosine', work: Budget): readonly [Polynomial, Polynomial] {
  const [kept, gone] = which === 'sine' ? [COS, SIN] : [SIN, COS];
  const square = S.subtract(S.constant(f.ring, 1), S.variable(f.ring, kept, 2));
  const parts: [Polynomial, Polynomial] = [S.zero(f.ring), S.zero(f.ring)];
  for (const [n, part] of S.coefficientsIn(f, gone).entries()) {
    const added = S.multiply(part, S.power(square, n >> 1, work), work);
    parts[n % 2 === 0 ? 0 : 1] = S.add(parts[n % 2 === 0 ? 0 : 1], added);
  }
  return parts;
}

/**
 * The same in the largest multiple v of the base angle of which only whole multiples come in: sin⁴u + cos⁴u is
 * (3 + cos 4u)/4, and so (3 + cos v)/4 for v = 4u. Multiplied by a power of 2 that makes everything whole.
 *
 * By cosᵏu = 2⁻ᵏ Σ C(k, j)·cos((k − 2j)u); the sine likewise with sin u·cosᵏu = 2⁻ᵏ Σ (C(k, j) − C(k, j−1))·sin((k − 2j + 1)u).
 */
export function inLargestMultiple(f: Polynomial, work: Budget): SineCosine {
  const [even, odd] = reduced(f, 'sine', work);
  const [cosines, sines] = waves(even, odd);
  const present = [...cosines, ...sines].flatMap(([n, part]) => (n > 0 && !S.isZero(part) ? [n] : []));
  const times = present.reduce((common, n) => gcd(common, n), 0) || 1;
  const chebyshev = chebyshevPolynomials(f, Math.max(0, ...present) / times, work);
  const total = (list: ReadonlyMap<number, Polynomial>, of: readonly Polynomial[], back: number): Polynomial =>
    [...list].reduce(
      (all, [n, part]) => (S.isZero(part) ? all : S.add(all, S.multiply(part, of[n / times - back]!, work))),
      S.zero(f.ring),
    );
  return {
    times,
    even: total(cosines, chebyshev.first, 0),
    odd: total(sines, chebyshev.second, 1),
  };
}

function waves(even: Polynomial, odd: Polynomial): readonly [Map<number, Polynomial>, Map<number, Polynomial>] {
  const degree = Math.max(S.degreeIn(even, COS), S.degreeIn(odd, COS), 0);
  const cosines = new Map<number, Polynomial>();
  const sines = new Map<number, Polynomial>();
  const put = (into: Map<number, Polynomial>, n: number, part: Polynomial): void => {
    const before = into.get(n);
    into.set(n, before ? S.add(before, part) : part);
  };
  for (const [k, part] of S.coefficientsIn(even, COS).entries()) {
    const row = pascal(k);
    const scale = Z.power(2, degree - k);
    for (let j = 0; j <= k; j += 1) put(cosines, Math.abs(k - 2 * j), S.scale(part, Z.multiply(scale, row[j]!)));
  }
  for (const [k, part] of S.coefficientsIn(odd, COS).entries()) {
    const row = pascal(k);
    const scale = Z.power(2, degree - k);
    for (let j = 0; 2 * j <= k; j += 1)
      put(sines, k - 2 * j + 1, S.scale(part, Z.multiply(scale, Z.subtract(row[j]!, row[j - 1] ?? 0))));
  }
  return [cosines, sines];
}

function pascal(n: number): Z.Integer[] {
  let row: Z.Integer[] = [1];
  for (let k = 0; k < n; k += 1) row = [...row, 0].map((value, j) => Z.add(value, row[j - 1] ?? 0));
  return row;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** T₀ … Tₙ and U₀ … Uₙ in the cosine. */
function chebyshevPolynomials(f: Polynomial, highest: number, work: Budget) {
  const c = S.variable(f.ring, COS);
  const one = S.constant(f.ring, 1);
  const first = [one, c];
  const second = [one, S.scale(c, 2)];
  for (const list of [first, second])
    while (list.length <= highest)
      list.push(S.subtract(S.scale(S.multiply(c, list[list.length - 1]!, work), 2), list[list.length - 2]!));
  return { first, second };
}
