import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { mayHaveNoValue } from '../../../expression/no-value.ts';
import type { ShownStep, Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { freeSymbols, size, some } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { written } from '../../../syntax/written-line.ts';
import { derivativeOf } from '../../derivative.ts';
import { lettersOf, type Problem, stepOf } from '../problem.ts';
import type { Pair } from './pairs.ts';
import type { Term } from './terms.ts';

/*
 * The lines behind an integral over the half line: the integral with any power x^(s−1), which a table of transforms has; where logarithms
 * stand in the integrand, its derivatives by s; and what it is at the s of the problem, as a limit where Γ(s) has a pole there. Where the
 * terms converge only together, all of them with the factor x^ε, and the limit of their sum.
 *
 * Worked: ∫₀^∞ x³e^(−2x) ln x dx. With any power ∫₀^∞ x^(s−1)e^(−2x) dx = Γ(s)/2^s, the logarithm is a derivative by s, and s = 4.
 */

/** A term of the integrand and the pair that its kernel has. */
export interface TransformedTerm {
  readonly term: Term;
  readonly pair: Pick<Pair, 'transform' | 'name'>;
}

/** What is longer is no line that anybody reads. */
const maxLength = 90;
const maxTerms = 6;

/** The lines from the transforms to the value; none where a transform has no short form, or is known at single s only. */
export function linesOfTransforms(
  problem: Problem,
  found: readonly TransformedTerm[],
  value: Expression,
): readonly ShownStep[] {
  const [only, ...others] = found;
  if (only === undefined) return [];
  if (others.length === 0) return linesOfTransform(problem, only, value);
  const taken = new Set([...lettersOf(problem), problem.variable]);
  const lines = linesOfSum(problem, found, value, freeName(taken, ['h', 'k', 'u']));
  return lines.every(isReadable) ? lines : [];
}

/** The lines where the integrand is a single term; the transform is that over the range of the problem. */
export function linesOfTransform(problem: Problem, found: TransformedTerm, value: Expression): readonly ShownStep[] {
  const taken = new Set([...lettersOf(problem), problem.variable]);
  const lines = linesOfOne(problem, found, value, freeName(taken, ['s', 'p', 'q']));
  return lines.every(isReadable) ? lines : [];
}

const isReadable = (step: Step): boolean => [step.before, step.after].every(({ expression }) => isShown(expression));

/** Short enough, and without the names that only the engine has. */
const isShown = (a: Expression): boolean =>
  size(a) <= maxLength &&
  !some(a, (node) => (node.kind === 'symbol' || node.kind === 'apply') && node.name.startsWith('\u2020'));

function linesOfOne(problem: Problem, { term, pair }: TransformedTerm, value: Expression, letter: string): Step[] {
  const { variable } = problem;
  const kernel = kernelOf(term, variable);
  if (pair.transform === undefined || kernel === null) return [];
  const s = E.symbol(letter);
  const transform = simplest(pair.transform(s));
  const withPower = E.multiply(E.power(E.symbol(variable), E.subtract(s, E.one)), kernel);
  const general = stepOf({ ...problem, f: withPower }, transform, {
    rule: 'integral with any power',
    says: `${pair.name}: with any power of ${variable} the integral is a function of ${letter}.`,
  });
  const derived = derivativeIn(transform, letter, term.logarithms);
  if (derived === null) return [];
  const logarithms = E.power(E.ln(E.symbol(variable)), E.number(term.logarithms));
  const byLogarithms = stepOf({ ...problem, f: E.multiply(withPower, logarithms) }, derived, {
    rule: 'differentiation under the integral sign',
    says: `Each derivative by ${letter} brings the factor ln ${variable}.`,
  });
  const at = simplest(E.add(term.power, E.one));
  const last = valueStep(E.multiply(term.coefficient, derived), { letter, at }, value);
  return [general, ...(term.logarithms > 0 ? [byLogarithms] : []), last];
}

/** The terms with x^h in front, as a sum of functions of h, and what it tends to as h tends to 0. */
function linesOfSum(
  problem: Problem,
  found: readonly TransformedTerm[],
  value: Expression,
  letter: string,
): readonly Step[] {
  if (found.length > maxTerms) return [];
  const h = E.symbol(letter);
  const terms: Expression[] = [];
  for (const { term, pair } of found) {
    const derived = pair.transform && derivativeIn(pair.transform(E.symbol(sName)), sName, term.logarithms);
    if (!derived) return [];
    terms.push(E.multiply(term.coefficient, simplest(substitute(derived, { [sName]: E.sum([term.power, E.one, h]) }))));
  }
  const sum = E.sum(terms);
  const withPower = E.multiply(E.power(E.symbol(problem.variable), h), problem.f);
  return [
    stepOf({ ...problem, f: withPower }, sum, {
      rule: 'integral with any power',
      says: `With the factor ${problem.variable}^${letter} each term has an integral that is a function of ${letter}, continued to where the term alone diverges.`,
    }),
    valueStep(sum, { letter, at: E.zero }, value),
  ];
}

const sName = '\u2020s';

/** What a function of s is at the s of the problem: put in, or as a limit where a factor has a pole there. */
function valueStep(
  whole: Expression,
  { letter, at }: { readonly letter: string; readonly at: Expression },
  value: Expression,
): Step {
  const there = substitute(whole, { [letter]: at });
  const after = { expression: value };
  if (hasNoValue(there)) {
    const operator = { name: 'limit', variable: letter, to: at } as const;
    const says = `Part of it has no value at ${letter} = ${toText(at)} itself, so the limit is taken.`;
    return { rule: 'limit', says, before: { operator, expression: whole }, after, steps: [] };
  }
  const says = `${letter} = ${toText(at)} is put in.`;
  const shown = { rule: 'values put in', says, before: { expression: there }, after, steps: [] };
  if (!E.equal(there, value)) return shown;
  // Γ(3) is written 2 at once: then the function stands beside the s of the problem.
  return { ...shown, written: written(`${letter} = ${toText(at)}; ${toText(whole)} = ${toText(value)}`) };
}

/** Whether it has no value, whatever its letters are: Γ(−1)·(a − b) has none. */
function hasNoValue(a: Expression): boolean {
  const letters = freeSymbols(a);
  if (letters.length === 0) return mayHaveNoValue(a);
  return [0.37, 0.71, 1.3].every((start) => {
    const at = Object.fromEntries(letters.map((name, k) => [name, start + k / 7]));
    return !Number.isFinite(evaluate(a, at));
  });
}

function derivativeIn(a: Expression, variable: string, order: number): Expression | null {
  let found: Expression | null = a;
  for (let k = 0; k < order; k++) found = found && derivativeOf(found, variable);
  return found === null || order === 0 ? found : simplest(found);
}

/** The kernel K of a term c·x^α·lnⁿx·K as it stands in the integrand. */
function kernelOf({ exponentials, wave, binomials, others }: Term, variable: string): Expression | null {
  const x = E.symbol(variable);
  const monomial = ({ scale, power }: { readonly scale: Expression; readonly power: Expression }) =>
    E.multiply(scale, E.power(x, power));
  const exponent = E.negate(E.sum(exponentials.map(monomial)));
  const kernel = E.product([
    E.exp(exponent),
    ...(wave === undefined ? [] : [E.apply(wave.name, [monomial(wave.monomial)])]),
    ...binomials.flatMap(({ constant, monomial: own, exponent: by, logarithms }) => {
      const base = E.add(constant, monomial(own));
      return [E.power(base, by), E.power(E.ln(base), E.number(logarithms))];
    }),
    ...others,
  ]);
  return isShown(kernel) ? kernel : null;
}
