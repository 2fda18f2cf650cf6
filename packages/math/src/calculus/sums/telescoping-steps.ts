import { apart } from '../../algebra/apart.ts';
import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, WrittenPart } from '../../expression/step.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { degreesOf } from './degrees.ts';
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
  if (hasPolynomial && E.equal(shape.base, E.one)) return ofPowers(problem, shape, telescope);
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

/** What remains when every term but the ends cancels. */
function cancelling(problem: SumProblem, shape: Shape, { T, upper, lower, value }: Telescope): readonly ShownStep[] {
  const { index, from, to } = problem;
  const infinite = isInfinite(problem);
  const named = (place: Expression): WrittenPart => ({
    text: `T(${toText(place)})`,
    latex: `T\\left(${toLatex(place)}\\right)`,
  });
  const pair = (place: Expression): WrittenPart => {
    const [next, here] = [named(E.add(place, E.one)), named(place)];
    return { text: `(${next.text} - ${here.text})`, latex: `\\left(${next.latex} - ${here.latex}\\right)` };
  };
  const last = infinite ? [] : [pair(to)];
  const all = [pair(from), pair(E.add(from, E.one)), dots, ...last];
  const start = named(from);
  const end: WrittenPart = infinite
    ? { text: `limit of T(${index}) as ${index} -> oo`, latex: `\\lim_{${index} \\to \\infty} T(${index})` }
    : named(E.add(to, E.one));
  const chain: WrittenPart = {
    text: `${all.map(({ text }) => text).join(' + ')} = ${end.text} - ${start.text}`,
    latex: `${all.map(({ latex }) => latex).join(' + ')} = ${end.latex} - ${start.latex}`,
  };
  const difference = line(
    'difference of neighbours',
    `The term is T(${index} + 1) - T(${index}) with this T.`,
    written(T),
    termOf(shape, index),
    E.subtract(shifted(T, index, 1), T),
  );
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
  return E.equal(ends, value)
    ? steps
    : [...steps, line('ends of the sum', 'The values at both ends are subtracted.', written(value), ends, value)];
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
  const after = infinite ? first : E.subtract(first, at(f, index, E.add(to, E.one)));
  const factor = E.subtract(E.one, r);
  const steps = [
    line('written out', 'Each term is the one before times the ratio.', writtenOut(own, E.one, name)),
    line('times the ratio', 'The same terms, moved by one place.', scaledLine(own, r, name)),
    line(
      'difference',
      infinite
        ? 'All terms but the first cancel; what is left of the last tends to 0, since the ratio lies between -1 and 1.'
        : 'All terms but the first and the last cancel.',
      equation(times(factor, name), written(after)),
    ),
    divided(after, factor, value, name),
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

/** after/factor, and what it is. */
const divided = (after: Expression, factor: Expression, value: Expression, name: string): ShownStep =>
  solvedFor(name, `Divided by the factor of ${name}.`, 'division', E.divide(after, factor), value);

/** One form and the other; where they are the same, the name of what it is. */
function solvedFor(name: string, says: string, rule: string, one: Expression, other: Expression): ShownStep {
  const result = equation({ text: name, latex: name }, written(other));
  return E.equal(one, other) ? line(rule, says, result) : line(rule, says, result, one, other);
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
  const geometricSum = infinite
    ? E.divide(E.multiply(slope, next), factor)
    : E.divide(E.multiply(slope, E.subtract(next, E.power(r, E.add(to, E.one)))), factor);
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
      line('difference', says, equation(times(factor, name), writtenDifference(first, inner, last))),
      stepOf(inner, geometricSum, { rule: 'geometric sum', says: 'Its terms have the same ratio.' }),
      divided(after, factor, value, name),
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

/** Σ k^m from 1 to n, for the powers that textbooks list. */
const powerSums: readonly ((n: Expression) => Expression)[] = [
  (n) => n,
  (n) => E.divide(E.product([n, E.add(n, E.one)]), E.two),
  (n) => E.divide(E.product([n, E.add(n, E.one), E.add(E.multiply(E.two, n), E.one)]), E.number(6)),
  (n) => E.divide(E.product([E.power(n, E.two), E.power(E.add(n, E.one), E.two)]), E.number(4)),
];

/** A polynomial: its powers one by one, by the sums that are known; a single power by the difference of the next one. */
function ofPowers(problem: SumProblem, shape: Shape, telescope: Telescope): StepText {
  const { index, from, to } = problem;
  const parts = coefficientsOf(multipliedOut(shape.rational), index) ?? [];
  const known = parts.length <= powerSums.length;
  const isSingle = parts.filter((c) => !E.equal(c, E.zero)).length === 1;
  const begins = from.kind === 'number' && Q.isOne(from.value);
  const degree = parts.length - 1;
  const says = 'A sum of values of a polynomial is a polynomial of one degree more.';
  if (begins && isSingle && degree >= 1) return byNextPower(problem, parts[degree]!, degree, telescope);
  if (!known || isInfinite(problem))
    return { rule: 'sum of powers', says, with: { T: telescope.T }, steps: cancelling(problem, shape, telescope) };
  const k = E.symbol(index);
  const before = E.subtract(from, E.one);
  const steps: ShownStep[] = [];
  const sums: Expression[] = [];
  for (const [m, c] of parts.entries()) {
    if (E.equal(c, E.zero)) continue;
    const whole = E.subtract(powerSums[m]!(to), begins ? E.zero : powerSums[m]!(before));
    sums.push(E.multiply(c, whole));
    const one: SumProblem = { ...problem, f: m === 0 ? E.one : E.power(k, E.number(m)) };
    const why = begins
      ? 'This sum is known.'
      : 'The known sum from 1 to the upper bound, less that of what comes before the lower bound.';
    steps.push(stepOf(one, whole, { rule: m === 0 ? 'number of terms' : 'sum of powers', says: why }));
  }
  const total = E.sum(sums);
  if (!E.equal(total, telescope.value))
    steps.push(line('together', 'The coefficients put before them.', written(total), total, telescope.value));
  return {
    rule: 'linearity',
    says: 'The polynomial is split into powers, and each power is added for itself.',
    steps,
  };
}

/** Σ k^m: the differences (k + 1)^(m + 1) − k^(m + 1) add up to one more power, and hold lower ones that are known. */
function byNextPower({ index, to }: SumProblem, c: Expression, m: number, { value }: Telescope): StepText {
  const k = E.symbol(index);
  const next = E.number(m + 1);
  const difference = E.subtract(E.power(E.add(k, E.one), next), E.power(k, next));
  const parts = Array.from({ length: m + 1 }, (_, j) =>
    E.multiply(E.number(binomial(m + 1, j)), j === 0 ? E.one : E.power(k, E.number(j))),
  );
  const name = (j: number): WrittenPart => ({ text: `S${j}`, latex: `S_{${j}}` });
  const sums = Array.from({ length: m + 1 }, (_, j): WrittenPart => {
    const by = binomial(m + 1, j);
    const { text, latex } = name(j);
    return by === 1 ? { text, latex } : { text: `${by}*${text}`, latex: `${by} ${latex}` };
  }).reverse();
  const left = E.subtract(E.power(E.add(to, E.one), next), E.one);
  const lower = powerSums.slice(0, m).map((sum, j) => equation(name(j), written(sum(to))));
  const steps = [
    line('difference of the next power', 'By the binomial theorem.', written(difference), difference, E.sum(parts)),
    line(
      'telescoping sum',
      `Added for ${index} from 1 to ${toText(to)}, all but the ends cancels on the left; S_${m} is the sum of the powers ${m}.`,
      joined(toText(left), sums),
    ),
    ...lower.map((one) => line('sum of lower powers', 'Found in the same way before.', one)),
  ];
  const own = m < powerSums.length ? powerSums[m]!(to) : null;
  const known = lower.length === m;
  if (known && own !== null) {
    const rest = powerSums.slice(0, m).map((sum, j) => E.multiply(E.number(-binomial(m + 1, j)), sum(to)));
    const solved = E.divide(E.sum([left, ...rest]), next);
    const says = 'The lower sums are subtracted, and the factor is divided by.';
    steps.push(solvedFor(`S${m}`, says, `solved for S_${m}`, solved, own));
  }
  if (own === null || !E.equal(E.multiply(c, own), value))
    steps.push(
      own === null
        ? line('result', `Solved for S_${m} in the same way.`, written(value))
        : line('coefficient', 'The factor before the power.', written(value), E.multiply(c, own), value),
    );
  return {
    rule: 'sum of powers',
    says: `The differences of the next power contain the power ${m} and lower ones, whose sums are known.`,
    with: { power: E.number(m) },
    steps,
  };
}

function binomial(n: number, j: number): number {
  let value = 1;
  for (let l = 1; l <= j; l++) value = (value * (n - l + 1)) / l;
  return Math.round(value);
}
