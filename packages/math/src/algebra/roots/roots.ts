import { fromBigInt } from '../../exact/integer.ts';
import { fieldAdd, fieldInteger, fieldMultiply, fieldPower } from '../../exact/prime-field.ts';
import * as Q from '../../exact/rational.ts';
import { add, number } from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { size } from '../../expression/walk.ts';
import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { complexRoots } from '../../polynomial/univariate/complex-roots.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial, type IntegerFactors } from '../../polynomial/univariate/factor.ts';
import { isolateRealRoots, rootDecimal } from '../../polynomial/univariate/real-roots.ts';
import type { RootInterval } from '../../polynomial/univariate/refine-root.ts';
import { countRealRoots } from '../../polynomial/univariate/sturm.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { centred } from './centred.ts';
import { rootsInRadicals } from './radicals.ts';

/** One root of a polynomial with its multiplicity. */
export interface Root {
  /** In radicals (or cosines); absent where no closed form is known. */
  readonly exact?: Expression;
  readonly approximate: Complex;
  /** A bound of the error of `approximate`. */
  readonly error: number;
  readonly multiplicity: number;
  /** The irreducible polynomial whose root it is. */
  readonly polynomial: IntegerPolynomial;
  /** Real roots: where it lies. */
  readonly interval?: RootInterval;
}

/** All complex roots of a polynomial: the real ones, and the pairs of conjugates. */
export interface Roots {
  /** Increasing. */
  readonly real: readonly Root[];
  /** Those that are not real, in conjugate pairs. */
  readonly complex: readonly Root[];
}

const usualWork = 20_000_000;
/** Longer closed forms say less than a decimal. */
const maxFormLength = 60;

/**
 * All roots of a nonzero polynomial over Z with multiplicities: factored, real ones isolated, and written in radicals where
 * that is possible. The number of real roots agrees with Sturm's count, and every closed form with an isolated root.
 */
export function rootsOf(f: IntegerPolynomial, work: Budget = budget(usualWork)): Result<Roots> {
  const factored = factorIntegerPolynomial(f, work);
  if (factored === null) return tooMuch;
  if (!multiplyBack(factored, f))
    return no('check-failed', 'The factors found do not multiply to the polynomial, so its roots are not shown.');
  const real: Root[] = [];
  const complex: Root[] = [];
  for (const { factor, multiplicity } of factored.factors) {
    const found = rootsOfIrreducible(factor, multiplicity, work);
    if (!found.ok) return found;
    real.push(...found.value.real);
    complex.push(...found.value.complex);
  }
  const byValue = (a: Root, b: Root): number => a.approximate.re - b.approximate.re;
  return ok({ real: real.sort(byValue), complex });
}

/** Whether the product is f at a point of the field of 2^61 − 1 elements, and the degrees add up. */
function multiplyBack({ content, factors }: IntegerFactors, f: IntegerPolynomial): boolean {
  const at = 1_234_567_890_123_457n;
  const valueIn = (g: IntegerPolynomial): bigint =>
    g.reduceRight((value, c) => fieldAdd(fieldMultiply(value, at), fieldInteger(fromBigInt(c))), 0n);
  const degree = factors.reduce((total, one) => total + P.degree(one.factor) * one.multiplicity, 0);
  const product = factors.reduce(
    (value, one) => fieldMultiply(value, fieldPower(valueIn(one.factor), BigInt(one.multiplicity))),
    fieldInteger(fromBigInt(content)),
  );
  return degree === P.degree(f) && product === valueIn(f);
}

const tooMuch = no('work-limit', 'The roots of this polynomial take more work than one request may.');

function rootsOfIrreducible(f: IntegerPolynomial, multiplicity: number, work: Budget): Result<Roots> {
  const intervals = isolateRealRoots(f, work);
  if (intervals === null) return tooMuch;
  if (intervals.length !== countRealRoots(f))
    return no('check-failed', "The real roots found are not as many as Sturm's theorem counts, so they are not shown.");
  const forms = (rootsInRadicals(f) ?? aroundMean(f)).filter((form) => size(form, maxFormLength + 1) <= maxFormLength);
  const real = intervals.map((interval): Root => {
    const decimal = rootDecimal(f, interval, 17);
    const approximate = C.complex(Number(decimal));
    const error = Math.abs(approximate.re) * 2 ** -52;
    return { exact: formAtDecimal(forms, f, interval), approximate, error, multiplicity, polynomial: f, interval };
  });
  return ok({ real, complex: complexOf(f, multiplicity, forms, intervals.length) });
}

/** Roots in radicals about their mean. */
function aroundMean(f: IntegerPolynomial): readonly Expression[] {
  const found = centred(f);
  return found === null ? [] : (rootsInRadicals(found.polynomial) ?? []).map((form) => add(number(found.by), form));
}

/** The roots in doubles, about their mean where they are told apart there. */
function approximateRoots(f: IntegerPolynomial): ReturnType<typeof complexRoots> {
  const found = centred(f);
  if (found === null) return complexRoots(f);
  const by = Q.toNumber(found.by);
  return complexRoots(found.polynomial).map(({ value, error }) => ({
    value: C.add(value, C.complex(by)),
    error: error + 2 ** -52 * (Math.abs(by) + C.modulus(value)),
  }));
}

/** The closed form whose certified digits are those of the isolated root. */
function formAtDecimal(
  forms: readonly Expression[],
  f: IntegerPolynomial,
  interval: RootInterval,
): Expression | undefined {
  const wanted = rootDecimal(f, interval, 20);
  return forms.find((form) => {
    const near = evaluateComplex(form, {});
    if (!(Math.abs(near.re - Number(wanted)) <= 1e-6 * (1 + Math.abs(Number(wanted))))) return false;
    const precise = evaluatePrecise(form, 20);
    if (precise.ok) return precise.value.re === wanted && precise.value.im === '0';
    return Math.abs(near.re - Number(wanted)) <= 1e-12 * Math.abs(Number(wanted)) && Math.abs(near.im) <= 1e-12;
  });
}

/** The pairs that are not real; none where the numerical iteration could not tell as many of them apart. */
function complexOf(
  f: IntegerPolynomial,
  multiplicity: number,
  forms: readonly Expression[],
  realCount: number,
): Root[] {
  const all = approximateRoots(f).sort((a, b) => Math.abs(b.value.im) - Math.abs(a.value.im));
  const upper = all.slice(0, P.degree(f) - realCount).filter(({ value, error }) => value.im > error);
  if (2 * upper.length !== P.degree(f) - realCount) return [];
  upper.sort((a, b) => a.value.re - b.value.re || a.value.im - b.value.im);
  return upper.flatMap(({ value, error }) => {
    const pair = [value, C.conjugate(value)];
    const closed = pair.map((approximate) =>
      forms.find(
        (form) =>
          C.modulus(C.subtract(evaluateComplex(form, {}), approximate)) <= error + 1e-10 * C.modulus(approximate),
      ),
    );
    // Both of a pair are written in the same way.
    const isClosed = closed.every((form) => form !== undefined);
    return pair.map((approximate, k): Root => {
      return { exact: isClosed ? closed[k] : undefined, approximate, error, multiplicity, polynomial: f };
    });
  });
}

/** The real root as a decimal of so many digits. */
export const decimalOfRoot = ({ polynomial, interval }: Root, digits: number): string =>
  rootDecimal(polynomial, interval!, digits);
