import * as F from '../../algebra/fraction.ts';
import { solveFractions, wholeFraction } from '../../algebra/fraction-equations.ts';
import { withKernels } from '../../algebra/kernels.ts';
import { sameModulo } from '../../algebra/same-value.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { ringOf } from '../../polynomial/convert.ts';
import { gcd } from '../../polynomial/sparse/gcd.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { shiftVariable } from '../../polynomial/sparse/shift.ts';
import { exact } from '../../polynomial/sparse/square-free.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { shifted } from './problem.ts';

/*
 * Gosper's algorithm (R. W. Gosper, Proc. Natl. Acad. Sci. 75, 1978; M. Petkovšek, H. Wilf, D. Zeilberger, A = B, chapter 5).
 *
 * A hypergeometric term t has a rational ratio t(k+1)/t(k). If t is the difference T(k+1) − T(k) of another such term, then
 * T = R·t with a rational R, and this finds it, or shows that there is none:
 *
 *   1. ratio = a(k)/b(k) · c(k+1)/c(k), where no root of a lies a whole number h ≥ 0 above one of b. Common factors
 *      g of a(k) and b(k+h) are moved into c, for each h.
 *   2. t = Δ(b(k−1)·x(k)/c(k)·t) becomes  a(k)·x(k+1) − b(k−1)·x(k) = c(k)  with a polynomial x, whose degree is bounded by
 *      comparing leading coefficients.
 *   3. Its coefficients solve a linear system over the field of the letters.
 *
 * Example: t = k·k!. The ratio is (k+1)²/k = (k+1)/1 · (k+1)/k, so a = k + 1, b = 1, c = k. (k+1)·x(k+1) − x(k) = k has the solution
 * x = 1, so T = 1/k·t = k!. The degree bound is the hard part where the leading coefficients agree: the next ones decide.
 *
 * What is found is right only if R(k+1)·ratio − R = 1; this is compared at random points modulo a prime before it is given.
 */

const usualWork = 3_000_000;
const maxShift = 40;
const maxDegree = 40;

/** R with R(k+1)·ratio(k) − R(k) = 1; null where there is none, or none was found within the work. */
export function gosper(ratio: Expression, index: string): Expression | null {
  const { expression, kernels, restore } = withKernels(ratio, { keepNegativePowers: true });
  if (Object.values(kernels).some((kernel) => contains(kernel, index))) return null;
  return withinWork(() => {
    const found = certificate(expression, index, budget(usualWork));
    if (found === null) return null;
    const difference = E.subtract(E.multiply(shifted(found, index, 1), expression), found);
    return sameModulo(difference, E.one) === true ? restore(found) : null;
  });
}

function certificate(ratio: Expression, index: string, work: Budget): Expression | null {
  const over = ringOf([ratio, E.symbol(index)]);
  if (!over.ok) return null;
  const fraction = F.toFraction(ratio, over.value, work);
  if (fraction === null || S.isZero(fraction.numerator)) return null;
  const k = over.value.variables.indexOf(index);
  const { a, b, c } = normalForm(fraction, k, work);
  const below = shiftVariable(b, k, -1);
  const x = solution(a, below, c, k, work);
  if (x === null) return null;
  const whole = F.multiplyFractions(x, F.reduced(below, c, work), work);
  return F.fromFraction(whole, 'factored');
}

/** ratio = a(k)/b(k) · c(k+1)/c(k), with no root of a a whole number h ≥ 0 above one of b. */
export function normalForm({ numerator, denominator }: F.Fraction, k: number, work: Budget) {
  let [a, b] = [numerator, denominator];
  let c = S.constant(a.ring, 1);
  for (let h = 0; h <= maxShift && S.degreeIn(a, k) > 0 && S.degreeIn(b, k) > 0; h++) {
    const common = gcd(a, shiftVariable(b, k, h), work);
    if (S.degreeIn(common, k) === 0) continue;
    a = exact(a, common, work);
    b = exact(b, shiftVariable(common, k, -h), work);
    for (let j = 1; j <= h; j++) c = S.multiply(c, shiftVariable(common, k, -j), work);
  }
  return { a, b, c };
}

/** The polynomial x(k) with a(k)·x(k+1) − below(k)·x(k) = c(k), as a fraction over the letters. */
function solution(a: Polynomial, below: Polynomial, c: Polynomial, k: number, work: Budget): F.Fraction | null {
  return solutionBeside(a, below, c, null, k, work)?.x ?? null;
}

/**
 * x(k) and a number s free of k with a(k)·x(k+1) − below(k)·x(k) = c(k) + s·beside(k), as fractions over the letters; s is 0
 * where there is nothing beside.
 */
export function solutionBeside(
  a: Polynomial,
  below: Polynomial,
  c: Polynomial,
  beside: Polynomial | null,
  k: number,
  work: Budget,
): { readonly x: F.Fraction; readonly s: F.Fraction } | null {
  const largest = beside !== null && S.degreeIn(beside, k) > S.degreeIn(c, k) ? beside : c;
  const degree = degreeOf(a, below, largest, k, work);
  if (degree < 0 || degree > maxDegree) return null;
  const columns: Polynomial[][] = [];
  for (let j = 0; j <= degree; j++) {
    const power = S.variable(a.ring, k, j);
    const image = S.subtract(S.multiply(a, shiftVariable(power, k, 1), work), S.multiply(below, power, work));
    columns.push(S.coefficientsIn(image, k));
  }
  if (beside !== null) columns.push(S.coefficientsIn(S.negate(beside), k));
  const right = S.coefficientsIn(c, k);
  const rows = Math.max(right.length, ...columns.map((column) => column.length));
  const zero = S.zero(a.ring);
  const matrix = Array.from({ length: rows }, (_, i) =>
    [...columns.map((column) => column[i] ?? zero), right[i] ?? zero].map(wholeFraction),
  );
  const values = solveFractions(matrix, columns.length, work);
  if (values === null) return null;
  const powers = values
    .slice(0, degree + 1)
    .map((value, j) => F.multiplyFractions(value, wholeFraction(S.variable(a.ring, k, j)), work));
  const x = powers.reduce((total, next) => F.addFractions(total, next, work));
  return { x, s: values[degree + 1] ?? wholeFraction(zero) };
}

/** The largest degree that x can have; −1 for none. */
function degreeOf(a: Polynomial, below: Polynomial, c: Polynomial, k: number, work: Budget): number {
  const [m, n, r] = [S.degreeIn(a, k), S.degreeIn(below, k), S.degreeIn(c, k)];
  const [left, right] = [S.coefficientsIn(a, k), S.coefficientsIn(below, k)];
  if (m !== n || !S.equals(left[m]!, right[m]!)) return r - Math.max(m, n);
  const zero = S.zero(a.ring);
  const second = S.subtract(right[m - 1] ?? zero, left[m - 1] ?? zero);
  const { numerator, denominator } = F.reduced(second, left[m]!, work);
  const special = S.isConstant(numerator) && S.isOne(denominator) ? Number(S.leadingCoefficient(numerator)) : -1;
  return Math.max(r - m + 1, special);
}
