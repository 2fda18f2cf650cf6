import { number } from '../expression/build.ts';
import type { Condition } from '../expression/condition.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep, Step } from '../expression/step.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { whyNoValue } from '../expression/why-no-value.ts';
import * as C from '../numeric/complex.ts';
import { fromInteger, isPolynomial, toPolynomial } from '../polynomial/convert.ts';
import { gcd } from '../polynomial/sparse/gcd.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { ring } from '../polynomial/sparse/ring.ts';
import { exact } from '../polynomial/sparse/square-free.ts';
import { type Budget, budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { pair } from '../result/tuple.ts';
import { endedBy } from '../result/unfinished.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import { stepsByAddition } from './addition-steps.ts';
import { type Coordinate, isolated, type Solution, tooMuch } from './elimination.ts';
import { expand } from './expand.ts';
import { factor } from './factor.ts';
import { denominatorsOf, toFraction } from './fraction.ts';
import { solveByInsertion, stepsByInsertion } from './insertion.ts';
import { type LinearPair, solveLinearPair } from './linear-pair.ts';

export type { Coordinate, Solution };

/** The common solutions of two equations in x and y: points, or a whole curve of them. */
export interface SystemSolutions {
  readonly solutions: readonly Solution[];
  /** With parameters: where this is the answer, and what it is elsewhere. */
  readonly parameters?: Pick<LinearPair, 'conditions' | 'cases' | 'open' | 'general'>;
  /** What must hold of the letters for the solutions of a system that is not linear to be those. */
  readonly conditions?: readonly Condition[];
  /** How many candidates were no solutions, because a denominator is 0 there. */
  readonly leftOut?: number;
  /** The common factor: all its zeros are solutions; absent when there is none. */
  readonly curve?: Expression;
  readonly steps: readonly ShownStep[];
}

const usualWork = 6_000_000;
const highestDegree = 24;

/**
 * All solutions of f = 0 and g = 0 in the two unknowns: linear ones with any constants and parameters as coefficients, those in
 * which one unknown can be put into the other equation (`insertion.ts`), others with rational coefficients. Unknowns below a fraction line are multiplied out, and solutions for which a denominator is 0 are
 * left out.
 */
export function solveSystem(
  f: Expression,
  g: Expression,
  unknowns: readonly [string, string],
): Result<SystemSolutions> {
  const why = whyNoValue(f) ?? whyNoValue(g);
  if (why !== undefined) return no('no-answer', why);
  const linear = solveLinearPair(f, g, unknowns);
  if (linear !== null) return linear.ok ? ok(fromLinearPair(linear.value)) : linear;
  const hasLetters = [...freeSymbols(f), ...freeSymbols(g)].some((name) => !unknowns.includes(name));
  if (hasLetters || !isPolynomial(f) || !isPolynomial(g)) {
    const inserted = solveByInsertion(f, g, unknowns);
    if (inserted !== null) return inserted;
    return hasLetters ? notLinear : (bySplitting(f, g, unknowns) ?? solveFractions(f, g, unknowns));
  }
  const over = ring(unknowns);
  const [a, b] = [toPolynomial(f, over), toPolynomial(g, over)];
  if (!a.ok) return a;
  if (!b.ok) return b;
  const work = budget(usualWork);
  try {
    return solve(S.integerPrimitive(a.value.polynomial), S.integerPrimitive(b.value.polynomial), f, g, unknowns, work);
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return tooMuch;
    throw error;
  }
}

const notPolynomial = no(
  'out-of-range',
  'Both equations must be linear, or quotients of polynomials in the two unknowns with rational coefficients.',
);

const notLinear = no(
  'out-of-range',
  'With letters beside the two unknowns, one of the equations must be linear in one of them, with a number for its factor, and the other one of degree 1 or 2 then.',
);

function fromLinearPair({ kind, x, y, line, steps, ...parameters }: LinearPair): SystemSolutions {
  if (kind !== 'one') return { solutions: [], curve: line, parameters, steps };
  const coordinate = (exact: Expression): Coordinate => ({ exact, approximate: evaluateComplex(exact, {}) });
  return { solutions: [{ x: coordinate(x!), y: coordinate(y!) }], parameters, steps };
}

/** An equation that is a product holds where one of its factors is 0: each factor with the other equation; null where neither splits so. */
function bySplitting(
  f: Expression,
  g: Expression,
  unknowns: readonly [string, string],
): Result<SystemSolutions> | null {
  for (const [one, other] of [
    [f, g],
    [g, f],
  ] as const) {
    const found = factor(one);
    const parts = found.ok ? found.value.factors.map((part) => part.factor) : [];
    const held = parts.filter((part) => unknowns.some((name) => contains(part, name)));
    if (held.length < 2) continue;
    const solved = held.map((part) => solveSystem(part, other, unknowns));
    const all = solved.flatMap((part) => (part.ok && part.value.curve === undefined ? [part.value] : []));
    if (all.length < held.length) continue;
    const product = line(
      'zero product',
      'One equation is a product, which is 0 where one of its factors is: each of them is taken with the other equation.',
      held.map((part) => `${toText(part)} = 0`).join(' or '),
    );
    const solutions = all.flatMap((part) => part.solutions);
    return ok({
      solutions: solutions
        .filter((point, k) => solutions.findIndex((first) => isSamePoint(first, point)) === k)
        .sort(bySize),
      steps: [product, ...all.flatMap((part) => part.steps)],
    });
  }
  return null;
}

const isSamePoint = (a: Solution, b: Solution): boolean =>
  [C.subtract(a.x.approximate, b.x.approximate), C.subtract(a.y.approximate, b.y.approximate)].every(
    (apart) => C.modulus(apart) < 1e-10 * (1 + C.modulus(a.x.approximate) + C.modulus(a.y.approximate)),
  );

/** Quotients of polynomials: the numerators are solved, and what makes a denominator 0 is left out. */
function solveFractions(f: Expression, g: Expression, unknowns: readonly [string, string]): Result<SystemSolutions> {
  const over = ring(unknowns);
  const work = budget(usualWork);
  const fractions = [f, g].map((one) => toFraction(one, over, work));
  if (!fractions.every((one) => one !== null)) return notPolynomial;
  const [a, b] = pair(fractions);
  const found = solveSystem(fromInteger(a.numerator), fromInteger(b.numerator), unknowns);
  if (!found.ok || found.value.curve !== undefined) return found.ok ? notPolynomial : found;
  const [x, y] = unknowns;
  const denominators = [f, g].flatMap(denominatorsOf);
  const solutions = found.value.solutions.filter((one) => !denominators.some((below) => satisfies(below, one, x, y)));
  return ok({ ...found.value, solutions, leftOut: found.value.solutions.length - solutions.length });
}

function solve(
  f: Polynomial,
  g: Polynomial,
  sourceF: Expression,
  sourceG: Expression,
  [x, y]: readonly [string, string],
  work: Budget,
): Result<SystemSolutions> {
  if (S.isZero(f) && S.isZero(g)) return ok({ solutions: [], curve: number(0), steps: [] });
  if (S.isZero(f) || S.isZero(g)) return ok({ solutions: [], curve: fromInteger(S.isZero(f) ? g : f), steps: [] });
  if (Math.max(S.totalDegree(f), S.totalDegree(g)) > highestDegree)
    return no('too-large', `The equations must have a degree of at most ${highestDegree}.`);
  const common = gcd(f, g, work);
  const steps: Step[] = [];
  const hasCurve = !S.isConstant(common);
  const [left, right] = hasCurve ? [exact(f, common, work), exact(g, common, work)] : [f, g];
  const found = S.isConstant(left) || S.isConstant(right) ? ok([]) : isolated(left, right, steps, work);
  if (!found.ok) return found;
  const kept: Solution[] = [];
  for (const solution of found.value) {
    if (!satisfies(sourceF, solution, x, y) || !satisfies(sourceG, solution, x, y))
      return no('check-failed', 'A solution was found that does not satisfy both equations, so nothing is shown.');
    kept.push(solution);
  }
  const solutions = kept.sort(bySize);
  const [first, second] = [fromInteger(left), fromInteger(right)];
  const asTextbooks =
    stepsByInsertion(first, second, [x, y], solutions) ??
    (hasCurve ? null : stepsByAddition(first, second, [x, y], solutions));
  const eliminated = [...steps, ...putBackSteps(solutions, [x, y])];
  return ok({ solutions, curve: hasCurve ? fromInteger(common) : undefined, steps: asTextbooks ?? eliminated });
}

const mostPutBack = 8;

/** Behind the values of one unknown, those of the other that go with them; none where they have no short form. */
function putBackSteps(solutions: readonly Solution[], [nameX, nameY]: readonly [string, string]): readonly ShownStep[] {
  if (solutions.length > mostPutBack) return [];
  return solutions.flatMap(({ x, y }) =>
    x.exact === undefined || y.exact === undefined
      ? []
      : [
          line(
            'put back',
            `With ${nameX} = ${toText(x.exact)} both equations have ${nameY} alone, and this value satisfies both.`,
            `${nameX} = ${toText(x.exact)}; ${nameY} = ${toText(y.exact)}`,
          ),
        ],
  );
}

/** Real solutions first, then by x, then by y. */
function bySize(a: Solution, b: Solution): number {
  const real = (one: Solution): number => (isReal(one.x) && isReal(one.y) ? 0 : 1);
  return (
    real(a) - real(b) ||
    a.x.approximate.re - b.x.approximate.re ||
    a.y.approximate.re - b.y.approximate.re ||
    b.x.approximate.im - a.x.approximate.im
  );
}

/** Whether the imaginary part of a coordinate vanishes, to twelve digits of its size. */
export const isReal = ({ approximate: { re, im } }: Coordinate): boolean =>
  Math.abs(im) <= 1e-12 * (Math.abs(re) + 1e-300);

/** Residual small against the sizes of the terms that were added. */
function satisfies(f: Expression, { x, y }: Solution, nameX: string, nameY: string): boolean {
  const at = { [nameX]: x.approximate, [nameY]: y.approximate };
  const expanded = expand(f);
  const terms = expanded.ok && expanded.value.kind === 'sum' ? expanded.value.terms : [f];
  const values = terms.map((term) => evaluateComplex(term, at));
  const size = values.reduce((most, value) => Math.max(most, C.modulus(value)), 1e-30);
  return C.modulus(values.reduce(C.add)) <= 1e-7 * size;
}
