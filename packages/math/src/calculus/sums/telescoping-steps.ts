import { apart } from '../../algebra/apart.ts';
import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, WrittenPart } from '../../expression/step.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { degreesOf } from './degrees.ts';
import { ofPowers } from './power-sum-steps.ts';
import { at, isInfinite, type StepText, type SumProblem, shifted, stepOf } from './problem.ts';
import { type Shape, termOf } from './shape.ts';

/** What a sum telescopes with: T, the values at both ends, and what they make. */
export interface Telescope {
  readonly T: Expression;
  readonly upper: Expression;
  readonly lower: Expression;
  readonly value: Expression;
}

/** The way a teacher goes: by the known sums of powers, by S − r·S, by partial fractions that cancel; else by T itself. */
export function toldOf(problem: SumProblem, shape: Shape, telescope: Telescope): StepText {
  const hasPolynomial = shape.factorials.length === 0 && degreesOf(shape.rational, problem.index)?.denominator === 0;
  if (hasPolynomial && E.equal(shape.base, E.one))
    return (
      (isInfinite(problem) ? null : ofPowers(problem, shape.rational, telescope.value)) ??
      ofPolynomial(problem, shape, telescope)
    );
  if (hasPolynomial) {
    const rational = multipliedOut(shape.rational);
    const parts = coefficientsOf(rational, problem.index);
    if (parts?.length === 1) return geometric(problem, shape, telescope);
    if (parts?.length === 2) return arithmeticGeometric(problem, shape, telescope, parts[1]!);
    return {
      rule: 'arithmetic–geometric sum',
      says: 'A polynomial times a power of one ratio is the difference of neighbours of an expression of the same kind.',
      with: { ratio: shape.base, T: telescope.T },
      steps: cancelling(problem, shape, telescope),
    };
  }
  return {
    rule: 'telescoping sum',
    says: 'Each term is a difference of neighbours, so that all but the two ends cancel.',
    with: { T: telescope.T },
    steps: [...fractionsLine(problem, shape), ...cancelling(problem, shape, telescope)],
  };
}

const ofPolynomial = (problem: SumProblem, shape: Shape, telescope: Telescope): StepText => ({
  rule: 'sum of powers',
  says: 'A sum of values of a polynomial is a polynomial of one degree more.',
  with: { T: telescope.T },
  steps: cancelling(problem, shape, telescope),
});

const written = (a: Expression): WrittenPart => ({ text: toText(a), latex: toLatex(a) });

function line(
  rule: string,
  says: string,
  { text, latex }: WrittenPart,
  before?: Expression,
  after?: Expression,
): ShownStep {
  return before === undefined || after === undefined
    ? { rule, says, written: { text, latex }, steps: [] }
    : { rule, says, before: { expression: before }, after: { expression: after }, steps: [] };
}

/** A letter for the sum that does not stand in it. */
const nameOfSum = ({ f, from, to }: SumProblem): string =>
  ['S', 's', 'A'].find((name) => ![f, from, to].some((part) => contains(part, name))) ?? 'S';

const joined = (left: string, terms: readonly WrittenPart[]): WrittenPart => {
  const join = (parts: readonly string[]) =>
    parts.reduce((total, part) => (part.startsWith('-') ? `${total} - ${part.slice(1)}` : `${total} + ${part}`));
  return {
    text: `${left} = ${join(terms.map(({ text }) => text))}`,
    latex: `${left} = ${join(terms.map(({ latex }) => latex))}`,
  };
};

const dots: WrittenPart = { text: '...', latex: '\\cdots' };
const held = (a: Expression): WrittenPart =>
  a.kind === 'sum' ? { text: `(${toText(a)})`, latex: `\\left(${toLatex(a)}\\right)` } : written(a);

/** The first terms, dots and the last. */
function writtenOut({ f, index, from, to }: SumProblem, by: Expression, name: string): WrittenPart {
  const first = [0, 1, 2].map((j) => held(E.multiply(by, at(f, index, E.add(from, E.number(j))))));
  const isOpen = to.kind === 'constant';
  return joined(name, [...first, dots, ...(isOpen ? [] : [held(E.multiply(by, at(f, index, to)))])]);
}

/** T at a place. */
const named = (place: Expression): WrittenPart => ({
  text: `T(${toText(place)})`,
  latex: `T\\left(${toLatex(place)}\\right)`,
});

/** T itself, and the term as what it gains in one step of the index. */
export function differenceOfNeighbours(term: Expression, T: Expression, index: string): ShownStep {
  const [here, next] = [named(E.symbol(index)), named(E.add(E.symbol(index), E.one))];
  const apart = E.subtract(shifted(T, index, 1), T);
  return line('difference of neighbours', 'With this T, the term is T at the next index less T at this one.', {
    text: `${here.text} = ${toText(T)}; ${toText(term)} = ${next.text} - ${here.text} = ${toText(apart)}`,
    latex: `${here.latex} = ${toLatex(T)}, \\quad ${toLatex(term)} = ${next.latex} - ${here.latex} = ${toLatex(apart)}`,
  });
}

/** What remains when every term but the ends cancels. */
function cancelling(problem: SumProblem, shape: Shape, { T, upper, lower, value }: Telescope): readonly ShownStep[] {
  const { index, from, to } = problem;
  const infinite = isInfinite(problem);
  const pair = (place: Expression): WrittenPart => {
    const [next, here] = [named(E.add(place, E.one)), named(place)];
    return { text: `(${next.text} - ${here.text})`, latex: `\\left(${next.latex} - ${here.latex}\\right)` };
  };
  const last = infinite ? [] : [pair(to)];
  const all = [pair(from), pair(E.add(from, E.one)), dots, ...last];
  const start = named(from);
  const end: WrittenPart = infinite
    ? { text: `(limit of T(${index}) as ${index} -> oo)`, latex: `\\lim_{${index} \\to \\infty} T(${index})` }
    : named(E.add(to, E.one));
  const chain: WrittenPart = {
    text: `${all.map(({ text }) => text).join(' + ')} = ${end.text} - ${start.text}`,
    latex: `${all.map(({ latex }) => latex).join(' + ')} = ${end.latex} - ${start.latex}`,
  };
  const difference = differenceOfNeighbours(termOf(shape, index), T, index);
  const steps = [
    difference,
    line('what cancels', 'Each T but the first and the last stands once with plus and once with minus.', chain),
  ];
  const ends = E.subtract(upper, lower);
  if (infinite) {
    const text = `${toText(upper)} - ${inBrackets(toText(lower))} = ${toText(value)}`;
    const latex = `${toLatex(upper)} - ${bracketed(lower)} = ${toLatex(value)}`;
    steps.push(
      ...limitLine(T, index, upper),
      line('ends of the sum', 'The limit less the value at the start.', { text, latex }),
    );
    return steps;
  }
  const left = { text: `${end.text} - ${start.text}`, latex: `${end.latex} - ${start.latex}` };
  const says = 'The values at both ends are subtracted.';
  const apart = E.equal(ends, value) ? written(value) : equation(written(ends), written(value));
  return [...steps, line('ends of the sum', says, equation(left, apart))];
}

const inBrackets = (text: string): string => (/^-|\s/.test(text) ? `(${text})` : text);

const bracketed = (a: Expression): string => (/^-|\s/.test(toText(a)) ? `\\left(${toLatex(a)}\\right)` : toLatex(a));

function limitLine(T: Expression, index: string, value: Expression): readonly ShownStep[] {
  return [
    {
      rule: 'limit',
      says: 'Far out T tends to this number.',
      before: {
        operator: { name: 'limit', variable: index, to: E.constant('infinity') },
        expression: T,
      },
      after: { expression: value },
      steps: [],
    },
  ];
}

/** A quotient of polynomials in the index alone, split. */
function fractionsLine({ index }: SumProblem, shape: Shape): readonly ShownStep[] {
  const f = termOf(shape, index);
  if (shape.factorials.length > 0 || !E.equal(shape.base, E.one) || freeSymbols(f).length !== 1) return [];
  const split = apart(f);
  if (!split.ok || E.equal(split.value, f)) return [];
  const says = 'Over a common denominator this is the term; the parts of neighbouring terms cancel.';
  return [line('partial fractions', says, written(f), f, split.value)];
}

/** S − r·S leaves the first and the last term. */
function geometric(problem: SumProblem, shape: Shape, { value }: Telescope): StepText {
  const { index, from, to } = problem;
  const r = shape.base;
  const name = nameOfSum(problem);
  const f = termOf(shape, index);
  const own = { ...problem, f };
  const first = at(f, index, from);
  const infinite = isInfinite(problem);
  const ends = infinite ? [first] : [first, at(f, index, E.add(to, E.one))];
  const factor = E.subtract(E.one, r);
  const steps = [
    line('written out', 'Each term is the one before times the ratio.', writtenOut(own, E.one, name)),
    line('times the ratio', 'The same terms, moved by one place.', scaledLine(own, r, name)),
    line(
      'difference',
      infinite
        ? 'All terms but the first cancel; what is left of the last tends to 0, since the ratio lies between -1 and 1.'
        : 'All terms but the first and the last cancel.',
      equation(lessItself(r, name, factor), apartFrom(ends)),
    ),
    divided(ends, factor, value, name),
  ];
  return {
    rule: 'geometric sum',
    says: infinite
      ? 'Each term is the one before times the same ratio, so the sum is the first term divided by 1 minus the ratio.'
      : 'Each term is the one before times the same ratio, so the sum and the ratio times the sum share all but two terms.',
    with: { first, ratio: r },
    steps,
  };
}

const times = (factor: Expression, name: string): WrittenPart => {
  if (E.equal(factor, E.minusOne)) return { text: `-${name}`, latex: `-${name}` };
  const { text, latex } = held(factor);
  return { text: `${text}*${name}`, latex: `${latex} ${name}` };
};

const equation = (left: WrittenPart, right: WrittenPart): WrittenPart => ({
  text: `${left.text} = ${right.text}`,
  latex: `${left.latex} = ${right.latex}`,
});

function scaledLine(problem: SumProblem, r: Expression, name: string): WrittenPart {
  const left = times(r, name);
  const right = writtenOut(problem, r, name);
  return {
    text: right.text.replace(`${name} =`, `${left.text} =`),
    latex: right.latex.replace(`${name} =`, () => `${left.latex} =`),
  };
}

/** S - r*S = (1 - r)*S */
function lessItself(r: Expression, name: string, factor: Expression): WrittenPart {
  const scaled = times(r, name);
  const isNegative = scaled.text.startsWith('-');
  const left: WrittenPart = {
    text: `${name} ${isNegative ? `+ ${scaled.text.slice(1)}` : `- ${scaled.text}`}`,
    latex: `${name} ${isNegative ? `+ ${scaled.latex.slice(1)}` : `- ${scaled.latex}`}`,
  };
  return equation(left, times(factor, name));
}

/** One term less the other, as they stand. */
function apartFrom([first, last]: readonly Expression[]): WrittenPart {
  if (last === undefined) return written(first!);
  const [a, b] = [written(first!), held(last)];
  const isNegative = b.text.startsWith('-');
  return {
    text: `${a.text} ${isNegative ? `+ ${b.text.slice(1)}` : `- ${b.text}`}`,
    latex: `${a.latex} ${isNegative ? `+ ${b.latex.slice(1)}` : `- ${b.latex}`}`,
  };
}

/** What stays at the ends over the factor, and what that is. */
function divided(ends: readonly Expression[], factor: Expression, value: Expression, name: string): ShownStep {
  const [above, below] = [apartFrom(ends), written(factor)];
  const isSingle = (text: string): boolean => /^[\p{L}\d]+$/u.test(text);
  const quotient: WrittenPart = {
    text: `${isSingle(above.text) ? above.text : `(${above.text})`}/${isSingle(below.text) ? below.text : `(${below.text})`}`,
    latex: `\\frac{${above.latex}}{${below.latex}}`,
  };
  const result = written(value);
  const isDone = [above.text, quotient.text].includes(result.text);
  const right = isDone ? result : equation(quotient, result);
  return line('division', `Divided by the factor of ${name}.`, equation({ text: name, latex: name }, right));
}

/** (c + d·k)·r^k: S − r·S is a geometric sum beside the ends. */
function arithmeticGeometric(problem: SumProblem, shape: Shape, { value }: Telescope, slope: Expression): StepText {
  const { index, from, to } = problem;
  const r = shape.base;
  const name = nameOfSum(problem);
  const k = E.symbol(index);
  const f = termOf(shape, index);
  const own = { ...problem, f };
  const infinite = isInfinite(problem);
  const first = at(f, index, from);
  const inner: SumProblem = { ...problem, f: E.multiply(slope, E.power(r, k)), from: E.add(from, E.one) };
  const factor = E.subtract(E.one, r);
  const next = E.power(r, E.add(from, E.one));
  const between = infinite ? next : E.subtract(next, E.power(r, E.add(to, E.one)));
  const quotient = E.divide(E.multiply(slope, between), factor);
  const geometricSum = factor.kind === 'number' ? multipliedOut(quotient) : quotient;
  const last = infinite ? E.zero : E.multiply(r, at(f, index, to));
  const after = E.sum([first, geometricSum, E.negate(last)]);
  const says = infinite
    ? 'Terms with one power of the ratio are subtracted: a geometric sum is left beside the first term.'
    : 'Terms with one power of the ratio are subtracted: a geometric sum is left between the first term and the last.';
  return {
    rule: 'arithmetic–geometric sum',
    says: 'The factor before the powers of the ratio rises by the same amount, so the sum less the ratio times the sum is geometric.',
    with: { ratio: r, difference: slope },
    steps: [
      line('written out', 'The first terms of the sum.', writtenOut(own, E.one, name)),
      line('times the ratio', 'The same terms, each with one power more.', scaledLine(own, r, name)),
      line('difference', says, equation(lessItself(r, name, factor), writtenDifference(first, inner, last))),
      stepOf(inner, geometricSum, { rule: 'geometric sum', says: 'Its terms have the same ratio.' }),
      divided([after], factor, value, name),
    ],
  };
}

function writtenDifference(first: Expression, inner: SumProblem, last: Expression): WrittenPart {
  const sum = sumSign(inner);
  const [a, b] = [written(first), held(last)];
  const isNothing = E.equal(first, E.zero);
  const rest = E.equal(last, E.zero) ? { text: '', latex: '' } : { text: ` - ${b.text}`, latex: ` - ${b.latex}` };
  return {
    text: `${isNothing ? '' : `${a.text} + `}(${sum.text})${rest.text}`,
    latex: `${isNothing ? '' : `${a.latex} + `}${sum.latex}${rest.latex}`,
  };
}

const sumSign = ({ f, index, from, to }: SumProblem): WrittenPart => ({
  text: `sum for ${index} from ${toText(from)} to ${toText(to)} of ${toText(f)}`,
  latex: `\\sum_{${index} = ${toLatex(from)}}^{${toLatex(to)}} ${toLatex(f)}`,
});
