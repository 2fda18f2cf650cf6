import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, transform } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import {
  apart,
  type Candidate,
  candidatesOf,
  type Further,
  sameNumbers,
  solutionsStep,
  solvedSteps,
  writtenCandidates,
} from './candidates.ts';
import { undone } from './undone.ts';

/**
 * The unknown stands in one function alone, 2^(x²) = 16 or ln(x)² − 3·ln(x) + 2 = 0: the equation is a polynomial in it, and each of its values
 * is carried back by what undoes the function. Undefined where the unknown stands elsewhere, too, or a value cannot be carried back.
 */
export function innerFunction(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const unit = unitOf(kernelsOf(f, x));
  if (unit === undefined) return undefined;
  const t = freeName(new Set(freeSymbols(f)), ['t', 'u', 's']);
  const polynomial = multipliedOut(inUnit(f, unit, E.symbol(t)));
  const roots = contains(polynomial, x) || !contains(polynomial, t) ? undefined : candidatesOf(polynomial, t);
  if (roots === undefined || roots.length === 0) return undefined;
  const back = roots.map(({ exact }) => carriedBack(unit, exact, x, zeros, further));
  if (!back.every((one) => one !== undefined)) return undefined;
  const kept = back.flatMap((one) => one.kept);
  if (!sameNumbers(kept, zeros)) return undefined;
  if (coefficientsOf(polynomial, t)?.length === 2) {
    const says = 'The function with the unknown stands alone on one side, the numbers on the other.';
    const rule = unit.kind === 'power' ? apart.power : apart.function;
    const { step, steps } = back[0]!;
    const isolated = `${toText(unit)} = ${toText(roots[0]!.exact)}`;
    return [line(rule, says, isolated), step, ...steps, solutionsStep(zeros, x)];
  }
  return [
    line(
      'substitution',
      `With ${toText(unit)} as a new unknown ${t} it is a polynomial.`,
      `${t} = ${toText(unit)}; ${toText(polynomial)} = 0`,
    ),
    ...solvedSteps(polynomial, t, roots),
    ...back.map(({ step, steps }) => ({ ...step, steps })),
    solutionsStep(zeros, x),
  ];
}

/** The functions of x, in no other of them, of which the rest is made by sums, products and whole powers; undefined where x stands outside. */
function kernelsOf(f: Expression, x: string): readonly Expression[] | undefined {
  const found: Expression[] = [];
  let isOutside = false;
  const visit = (node: Expression): void => {
    if (!contains(node, x)) return;
    if (node.kind === 'sum') node.terms.forEach(visit);
    else if (node.kind === 'product') node.factors.forEach(visit);
    else if (node.kind === 'power' && node.exponent.kind === 'number' && Q.isInteger(node.exponent.value))
      visit(node.base);
    else if (node.kind !== 'power' && node.kind !== 'apply') isOutside = true;
    else if (!found.some((one) => E.equal(one, node))) found.push(node);
  };
  visit(f);
  return isOutside ? undefined : found;
}

/** The function of which all of them are whole powers: of x^(2/3) and x^(1/3) the second. */
function unitOf(kernels: readonly Expression[] = []): Expression | undefined {
  const [first, ...others] = kernels;
  if (first === undefined || others.length === 0) return first;
  if (first.kind !== 'power') return undefined;
  const exponents = kernels.map((one) =>
    one.kind === 'power' && one.exponent.kind === 'number' && E.equal(one.base, first.base) ? one.exponent.value : null,
  );
  if (!exponents.every((one) => one !== null)) return undefined;
  return E.power(first.base, E.number(exponents.reduce(commonMeasure)));
}

/** The greatest number of which both are whole multiples. */
const commonMeasure = (a: Q.Rational, b: Q.Rational): Q.Rational =>
  Q.rational(Z.gcd(a.numerator, b.numerator), Z.lcm(a.denominator, b.denominator));

const inUnit = (f: Expression, unit: Expression, t: Expression): Expression =>
  transform(f, (node) => {
    if (E.equal(node, unit)) return t;
    const isPower = node.kind === 'power' && unit.kind === 'power' && E.equal(node.base, unit.base);
    if (!isPower || node.exponent.kind !== 'number' || unit.exponent.kind !== 'number') return node;
    return E.power(t, E.number(Q.divide(node.exponent.value, unit.exponent.value)));
  });

interface Back {
  readonly step: ShownStep;
  /** How what is left of the equation is solved. */
  readonly steps: readonly ShownStep[];
  readonly kept: readonly Candidate[];
}

function carriedBack(
  unit: Expression,
  t: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): Back | undefined {
  const found = undone(unit, t);
  if (found === undefined) return undefined;
  const solved = found.values.map((value) => solvedFor(found.inner, value, x, zeros, further));
  if (!solved.every((one) => one !== undefined)) return undefined;
  const [only] = solved;
  const isLinear = coefficientsOf(multipliedOut(found.inner), x)?.length === 2;
  if (isLinear && only?.kept.length === 1 && solved.length === 1)
    return { step: found.step(writtenCandidates(only.kept, x)), steps: [], kept: only.kept };
  return {
    step: found.step(),
    steps: solved.flatMap(({ steps }) => steps),
    kept: solved.flatMap(({ kept }) => kept),
  };
}

/** How h = v is solved: it is x = v, a polynomial equation, or one that the ways are asked for again. */
function solvedFor(
  h: Expression,
  v: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): Omit<Back, 'step'> | undefined {
  if (h.kind === 'symbol') return { steps: [], kept: [{ value: evaluate(v), exact: v }] };
  const difference = multipliedOut(E.subtract(h, v));
  const kept = candidatesOf(difference, x);
  if (kept !== undefined) return { steps: solvedSteps(difference, x, kept), kept };
  const value = evaluate(v);
  const here = zeros.filter(
    (zero) => Math.abs(evaluate(h, { [x]: zero.value }) - value) <= 1e-9 * Math.max(1, Math.abs(value)),
  );
  const direct = h.kind === 'apply' || h.kind === 'power' ? carriedBack(h, v, x, here, further) : undefined;
  if (direct !== undefined) return { steps: [direct.step, ...direct.steps], kept: direct.kept };
  // Its last line says what solves it, as the lines around do.
  const steps = further(E.subtract(h, v), x, here)?.slice(0, -1);
  return steps && { steps, kept: here };
}
