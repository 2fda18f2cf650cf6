import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { ApplyNode, Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, mapChildren, some, transform } from '@nomogram/math/expression/walk.ts';
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
import { equationText, plainEquation } from './equation-text.ts';
import { logarithm, powerOfLogarithm } from './logarithm-text.ts';
import { type Undone, undone, undoneLogarithm } from './undone.ts';

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
  const kernels = kernelsOf(f, x);
  const unit = ofLogarithms(f, kernels, x) ?? ofPowers(f, kernels);
  if (unit === undefined) return undefined;
  const { t, polynomial } = unit;
  const roots = contains(polynomial, x) || !contains(polynomial, t) ? undefined : candidatesOf(polynomial, t);
  if (roots === undefined || roots.length === 0) return undefined;
  const back = roots.map(({ exact }) => carriedBack(unit.undone(exact), x, zeros, further));
  if (!back.every((one) => one !== undefined)) return undefined;
  const kept = back.flatMap((one) => one.kept);
  if (!sameNumbers(kept, zeros)) return undefined;
  if (coefficientsOf(polynomial, t)?.length === 2) {
    const says = 'The function with the unknown stands alone on one side, the numbers on the other.';
    const rule = unit.isPower ? apart.power : apart.function;
    const { step, steps } = back[0]!;
    return [
      ...unit.steps,
      line(rule, says, `${unit.text} = ${toText(roots[0]!.exact)}`),
      step,
      ...steps,
      solutionsStep(zeros, x),
    ];
  }
  return [
    ...unit.steps,
    line(
      'substitution',
      `With ${unit.text} as a new unknown ${t} it is a polynomial.`,
      `${t} = ${unit.text}; ${equationText(plainEquation(polynomial, t), t)}`,
    ),
    ...solvedSteps(plainEquation(polynomial, t), t, roots),
    ...back.flatMap(({ step, steps }) => [step, ...steps]),
    solutionsStep(zeros, x),
  ];
}

/** The function that all others are made of, and the equation in it. */
interface Unit {
  readonly text: string;
  readonly isPower: boolean;
  readonly t: string;
  readonly polynomial: Expression;
  /** How the others are written by it. */
  readonly steps: readonly ShownStep[];
  readonly undone: (value: Expression) => Undone | undefined;
}

const newUnknown = (f: Expression): string => freeName(new Set(freeSymbols(f)), ['t', 'u', 's']);

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
    else if (node.kind === 'symbol' && !isRootOfUnknown(f, x)) isOutside = true;
    else if (!found.some((one) => E.equal(one, node))) found.push(node);
  };
  visit(f);
  return isOutside ? undefined : found;
}

/** x beside √x is a power of it. */
const isRootOfUnknown = (f: Expression, x: string): boolean =>
  some(
    f,
    (node) =>
      node.kind === 'power' &&
      E.equal(node.base, E.symbol(x)) &&
      node.exponent.kind === 'number' &&
      !Q.isInteger(node.exponent.value),
  );

/** One function, or one of which all are whole powers: of x^(2/3) and x^(1/3) the second. */
function ofPowers(f: Expression, kernels: readonly Expression[] = []): Unit | undefined {
  const [first, ...others] = kernels;
  if (first === undefined) return undefined;
  const unit = others.length === 0 ? first : commonRoot(kernels);
  if (unit === undefined) return undefined;
  const t = newUnknown(f);
  return {
    text: toText(unit),
    isPower: unit.kind === 'power',
    t,
    polynomial: multipliedOut(inUnit(f, unit, E.symbol(t))),
    steps: [],
    undone: (value) => undone(unit, value),
  };
}

function commonRoot(kernels: readonly Expression[]): Expression | undefined {
  const powers = kernels.map(asPower);
  const [first] = powers;
  if (!first || !powers.every((one) => one !== undefined && E.equal(one.base, first.base))) return undefined;
  return E.power(first.base, E.number(powers.map((one) => one!.exponent).reduce(commonMeasure)));
}

function asPower(a: Expression): { readonly base: Expression; readonly exponent: Q.Rational } | undefined {
  if (a.kind === 'symbol') return { base: a, exponent: Q.one };
  return a.kind === 'power' && a.exponent.kind === 'number' ? { base: a.base, exponent: a.exponent.value } : undefined;
}

/** The greatest number of which both are whole multiples. */
const commonMeasure = (a: Q.Rational, b: Q.Rational): Q.Rational =>
  Q.rational(Z.gcd(a.numerator, b.numerator), Z.lcm(a.denominator, b.denominator));

/** From the outside in: x of √x is no power of √x by itself. */
function inUnit(f: Expression, unit: Expression, t: Expression): Expression {
  if (E.equal(f, unit)) return t;
  const [whole, part] = [asPower(f), unit.kind === 'power' ? asPower(unit) : undefined];
  if (whole && part && E.equal(whole.base, part.base))
    return E.power(t, E.number(Q.divide(whole.exponent, part.exponent)));
  return mapChildren(f, (child) => inUnit(child, unit, t));
}

/**
 * Logarithms of powers of one quantity, log10(x)² − log10(x³) + 2 = 0: all are multiples of that of x, to the base with which the coefficients
 * are rational. Where the logarithm of an even power stands alone, the quantity may be negative, and it is no multiple.
 */
function ofLogarithms(f: Expression, kernels: readonly Expression[] = [], x: string): Unit | undefined {
  const read = kernels.map((kernel) => (kernel.kind === 'apply' && kernel.name === 'ln' ? powerIn(kernel) : undefined));
  const [first] = read;
  if (first === undefined || !read.every((one) => one !== undefined && E.equal(one.of, first.of))) return undefined;
  const all = read.filter((one) => one !== undefined);
  if (all.every(({ n }) => n % 2 === 0)) return undefined;
  const t = newUnknown(f);
  const inT = (scale: Expression): Expression => {
    const polynomial = multipliedOut(
      transform(f, (node) => {
        const found = all.find(({ kernel }) => E.equal(kernel, node));
        return found === undefined ? node : E.product([E.number(found.n), scale, E.symbol(t)]);
      }),
    );
    const leading = coefficientsOf(polynomial, t)?.at(-1);
    const divided =
      leading && multipliedOut(E.sum(E.termsOf(polynomial).map((term) => simplest(E.divide(term, leading)))));
    return divided && !isRational(polynomial, t) && isRational(divided, t) ? divided : polynomial;
  };
  const bases = E.termsOf(f).flatMap((term) =>
    E.factorsOf(term).flatMap((one) => {
      const found = powerOfLogarithm(one);
      return found === undefined || contains(found.of, x) ? [] : [found.of];
    }),
  );
  const base = bases.find((one) => isRational(inT(E.ln(one)), t));
  if (base === undefined && all.length === 1) return undefined;
  const called = (of: Expression): string => toText(logarithm(of, base));
  const laws = all
    .filter(({ n }) => n !== 1)
    .map(({ kernel, n }) => `${called(kernel.args[0]!)} = ${n}*${called(first.of)}`);
  const says = `The logarithm of a power is a multiple of that of its base, where ${toText(first.of)} is positive, as it must be here.`;
  return {
    text: called(first.of),
    isPower: false,
    t,
    polynomial: inT(base === undefined ? E.one : E.ln(base)),
    steps: laws.length === 0 ? [] : [line('laws of logarithms', says, laws.join('; '))],
    undone: (value) => undoneLogarithm(first.of, value, base && { base, called: called(first.of) }),
  };
}

/** n and A of ln(Aⁿ). */
function powerIn(kernel: ApplyNode) {
  const inner = kernel.args[0]!;
  const n = inner.kind === 'power' && inner.exponent.kind === 'number' ? Q.toNumber(inner.exponent.value) : 1;
  return Number.isInteger(n) && inner.kind === 'power' ? { kernel, of: inner.base, n } : { kernel, of: inner, n: 1 };
}

const isRational = (polynomial: Expression, t: string): boolean =>
  coefficientsOf(polynomial, t)?.every(({ kind }) => kind === 'number') === true;

interface Back {
  readonly step: ShownStep;
  /** How what is left of the equation is solved. */
  readonly steps: readonly ShownStep[];
  readonly kept: readonly Candidate[];
}

/** How a function that is undone is solved for the unknown; undefined where it cannot be, or what is left has no known way. */
export function carriedBack(
  found: Undone | undefined,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): Back | undefined {
  if (found === undefined) return undefined;
  const solved = found.values.map((value) => solvedFor(found.inner, value, x, zeros, further));
  if (!solved.every((one) => one !== undefined)) return undefined;
  const [only] = solved;
  if (isLinear(found.inner, x) && only?.kept.length === 1 && solved.length === 1)
    return { step: found.step(writtenCandidates(only.kept, x)), steps: [], kept: only.kept };
  return {
    step: found.step(),
    steps: solved.flatMap(({ steps }) => steps),
    kept: solved.flatMap(({ kept }) => kept),
  };
}

const isLinear = (a: Expression, x: string): boolean => coefficientsOf(multipliedOut(a), x)?.length === 2;

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
  if (kept !== undefined && isLinear(h, x)) {
    const says = 'A linear equation: the number goes to the other side, and both sides are divided by the coefficient.';
    const solved = `${toText(h)} = ${toText(v)} -> ${writtenCandidates(kept, x)}`;
    return { steps: [line('solutions of one unknown', says, solved)], kept };
  }
  if (kept !== undefined) return { steps: solvedSteps(difference, x, kept), kept };
  const value = evaluate(v);
  const here = zeros.filter(
    (zero) => Math.abs(evaluate(h, { [x]: zero.value }) - value) <= 1e-9 * Math.max(1, Math.abs(value)),
  );
  const direct = h.kind === 'apply' || h.kind === 'power' ? carriedBack(undone(h, v), x, here, further) : undefined;
  if (direct !== undefined) return { steps: [direct.step, ...direct.steps], kept: direct.kept };
  // Its last line says what solves it, as the lines around do.
  const steps = further(E.subtract(h, v), x, here)?.slice(0, -1);
  return steps && { steps, kept: here };
}
