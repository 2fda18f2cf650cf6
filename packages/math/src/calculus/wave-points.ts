import { coefficientsOf } from '../algebra/coefficients.ts';
import { expand } from '../algebra/expand.ts';
import type { CriticalPoint } from '../algebra/inequality/point-order.ts';
import { solveTrigonometric } from '../algebra/trigonometric/solve.ts';
import * as Q from '../exact/rational.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import { factorsOf, number, product, sum, termsOf, zero } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { budget } from '../result/budget.ts';
import type { Family } from '../trigonometry/general-solution.ts';
import { derivativeOf } from './derivative.ts';

/*
 * The zeros of a polynomial beside waves, x/2 − sin x or x² − 2 − cos(3x): infinitely many turns, but all zeros lie where the polynomial is
 * no greater than the waves can be.
 *
 * With |sin|, |cos| ≤ 1 the waves stay below B, the sum of the sizes of their coefficients. For |x| ≥ R = 1 + (B + Σ|p_k|)/|p_n|, over the lower
 * coefficients of the polynomial of degree n, it is larger. Between −R and R the turns are the zeros of the derivative, which is a
 * polynomial of one degree less beside waves; of the last, in which only waves are left, the trigonometric equation has all zeros.
 *
 * Example: x/2 − sin x has no zero beyond |x| = 3; there it turns at ±π/3, and three pieces have one zero each.
 */

/** The zeros of a function that is monotone between neighbouring ends, the ends among them that may be zeros; null where one is not told. */
type ZerosBetween = (f: Expression, ends: readonly CriticalPoint[]) => CriticalPoint[] | null;

/** Farther out there are too many waves. */
const farthest = 60;
const maxTurns = 80;

/** Null where f is not a polynomial of degree 1 at least beside waves, or too wide. */
export function wavePoints(
  f: Expression,
  x: string,
  { between }: { readonly between: ZerosBetween },
): CriticalPoint[] | null {
  const parts = partsOf(f, x);
  if (parts === null || parts.coefficients.length < 2) return null;
  const sizes = parts.coefficients.map((one) => Math.abs(evaluate(one)));
  const lower = sizes.slice(0, -1).reduce((a, b) => a + b, 0);
  const reach = Math.ceil((parts.bound + lower) / sizes.at(-1)!) + 2;
  if (!(reach <= farthest)) return null;
  return zerosWithin(f, x, reach, between);
}

function zerosWithin(f: Expression, x: string, reach: number, between: ZerosBetween): CriticalPoint[] | null {
  const parts = partsOf(f, x);
  if (parts === null) return null;
  if (parts.coefficients.length < 2) return zerosOfWaves(f, x, reach);
  const rising = derivativeOf(f, x, budget(workOfDerivative));
  const turns = rising && zerosWithin(rising, x, reach, between);
  if (turns === null) return null;
  const ends = [pointAt(-reach), ...turns.filter(({ value }) => Math.abs(value) < reach), pointAt(reach)];
  const zeros = between(
    f,
    ends.toSorted((a, b) => a.value - b.value),
  );
  return zeros && zeros.length <= maxTurns ? zeros : null;
}

const workOfDerivative = 40_000;
const pointAt = (value: number): CriticalPoint => ({ value, exact: number(value) });

/** The solutions of an equation in waves alone, between −R and R. */
function zerosOfWaves(f: Expression, x: string, reach: number): CriticalPoint[] | null {
  if (!contains(f, x)) return signOfConstant(f) ? [] : null;
  const found = solveTrigonometric(f, zero, x);
  if (!found.ok || found.value.solutions.kind === 'all') return null;
  const { solutions } = found.value;
  if (solutions.kind === 'none') return [];
  if (solutions.families.some(({ rounded }) => rounded)) return null;
  const members = solutions.families.flatMap((family) => membersWithin(family, reach));
  return members.length <= maxTurns ? members : null;
}

function membersWithin({ base, period }: Family, reach: number): CriticalPoint[] {
  const [start, step] = [evaluate(base), evaluate(period)];
  const first = Math.ceil((-reach - start) / step);
  const count = Math.max(0, Math.floor((reach - start) / step) - first + 1);
  return Array.from({ length: Math.min(count, maxTurns + 1) }, (_, k) => {
    const exact = sum([base, product([number(first + k), period])]);
    return { value: evaluate(exact), exact };
  });
}

interface Parts {
  /** Of the polynomial, from the constant on. */
  readonly coefficients: readonly Expression[];
  /** What the waves never pass. */
  readonly bound: number;
}

function partsOf(f: Expression, x: string): Parts | null {
  const expanded = expand(f);
  if (!expanded.ok) return null;
  const terms = termsOf(expanded.value);
  const [waves, others] = [terms.filter((term) => isWave(term, x)), terms.filter((term) => !isWave(term, x))];
  const coefficients = coefficientsOf(sum(others), x);
  if (coefficients === null || coefficients.some((one) => freeSymbols(one).length > 0)) return null;
  const bound = waves.reduce((all, wave) => all + Math.abs(evaluate(constantOf(wave, x))), 0);
  return { coefficients, bound };
}

const constantOf = (term: Expression, x: string): Expression =>
  product(factorsOf(term).filter((factor) => !contains(factor, x)));

/** A constant by sines and cosines, or whole powers of them. */
const isWave = (term: Expression, x: string): boolean =>
  contains(term, x) && factorsOf(term).every((factor) => !contains(factor, x) || isSwinging(factor));

function isSwinging(factor: Expression): boolean {
  if (factor.kind === 'power')
    return (
      factor.exponent.kind === 'number' &&
      Q.isInteger(factor.exponent.value) &&
      Q.sign(factor.exponent.value) > 0 &&
      isSwinging(factor.base)
    );
  return factor.kind === 'apply' && (factor.name === 'sin' || factor.name === 'cos');
}
