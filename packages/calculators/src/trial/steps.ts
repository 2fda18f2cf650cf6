import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { subtract as subtractOf } from '@nomogram/math/expression/build.ts';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, StepSide } from '@nomogram/math/expression/step.ts';
import { freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { type Complex, modulus, subtract } from '@nomogram/math/numeric/complex.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { PresentedAnswer, PresentedStep } from '../kit/outcome.ts';

/** Every step, with those within steps. */
export const nodesOf = (steps: readonly PresentedStep[]): readonly PresentedStep[] =>
  steps.flatMap((step) => [step, ...nodesOf(step.steps ?? [])]);

/** What a reader sees of a step. */
export const textsOf = ({ rule, says = '', text, with: parts = {} }: PresentedStep): readonly string[] => [
  rule,
  says,
  text,
  ...Object.entries(parts).map(([name, part]) => `${name} = ${part}`),
];

/** The expressions that stand in a line: its parts between signs of relation and punctuation, those that can be read. */
export const sidesIn = (line: string): readonly Expression[] =>
  line
    .split(/[=≈<>≤≥≠;:→]|, | or | and /)
    .map((part) => readable(part))
    .filter((one) => one !== null);

/** An expression without the sign of its differential: `e^x dx`. */
export const readable = (text: string): Expression | null => {
  const bare = text.trim().replace(/\s*\bd[a-z]$/, '');
  return bare === '' ? null : expressionOf(bare);
};

/** What was read last, by what i means and the text: every line is looked at for each of its faults. */
const readings = new Map<string, Expression | null>();

function expressionOf(text: string, i?: MeaningOfI): Expression | null {
  const key = `${i} ${text}`;
  const known = readings.get(key);
  if (known !== undefined) return known;
  const found = parse(text, { percent: true, ...(i && { i }) });
  const expression = found.ok ? found.value.expression : null;
  if (readings.size > 5000) readings.clear();
  readings.set(key, expression);
  return expression;
}

/** Every expression that a step shows: in its line, and among what the rule was used with. */
export const shownBy = ({ text, with: parts = {} }: PresentedStep): readonly Expression[] =>
  [text, ...Object.values(parts)].flatMap(sidesIn);

export const areSame = (a: Expression, b: Expression): boolean => {
  if (compareNumerically(a, b).verdict === 'equal') return true;
  const positive = ['x', 't', 'u', 'y'];
  return compareNumerically(a, b, { positive }).verdict === 'equal';
};

/** Numbers as they are written, a fraction also as its value. */
export function numbersIn(text: string): readonly number[] {
  const plain = text.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '').replaceAll('−', '-');
  const decimals = [...plain.matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi)].map(([one]) => Number(one));
  const fractions = [...plain.matchAll(/(-?\d+)\/(\d+)/g)].map(([, above, below]) => Number(above) / Number(below));
  return [...decimals, ...decimals.map(Math.abs), ...fractions];
}

/** What is untrue in a tree of steps, each in a sentence; a step that only hides something is not among them. */
export const untruths = (steps: readonly ShownStep[]): readonly string[] =>
  steps.flatMap((step) => [...untruthOf(step), ...untruths(step.steps)]);

function untruthOf(step: ShownStep): readonly string[] {
  const { before, after } = step;
  if (before === undefined || after === undefined) return [];
  const wanted = meaningOf(before);
  const found = meaningOf(after);
  if (wanted === null || found === null || wanted.length !== found.length) return [];
  const differs =
    compareNumerically(wanted[0]!, found[0]!, { positive: freeSymbols(wanted[0]!) }).verdict === 'different';
  return differs ? [`${step.rule}: its two sides differ`] : [];
}

/** What a side stands for, as far as that can be worked out without the engine's own methods. */
function meaningOf({ operator, expression, left }: StepSide): readonly [Expression] | null {
  if (left !== undefined) return null;
  if (operator === undefined) return [expression];
  if (operator.name !== 'derivative' || operator.order !== 1) return null;
  const derived = derivativeOf(expression, operator.variable);
  return derived === null ? null : [derived];
}

/** What the letter i means in a line: the imaginary unit, or a rate of interest. */
type MeaningOfI = 'imaginary' | 'symbol';

/** Lines of numbers: both sides of every sign of equality have one value. */
export const unequalLines = (steps: readonly PresentedStep[], i: MeaningOfI = 'symbol'): readonly string[] =>
  nodesOf(steps)
    // A tableau has bars that only look like signs of equality.
    .filter(({ text }) => !text.includes('\n'))
    .flatMap(({ text }) =>
      text
        .split(/; |, (?=[^()]*=)/)
        .map(withoutUnit)
        .filter((line) => !isTrue(line, i)),
    );

/** A line without the unit behind its last number: the numbers before it are in that unit, and would be read as others. */
const withoutUnit = (line: string): string =>
  line.replace(/ percentage points?/, ' %').replace(/(?<=\d|\bpi|\))( %)?(?:°| (?!or |and )\p{L}[\p{L}²³ ]*)$/u, '$1');

/** Lines that say `=` between numbers of which one is rounded: there `≈` belongs. */
export const falseEqualities = (steps: readonly PresentedStep[], i: MeaningOfI = 'symbol'): readonly string[] =>
  nodesOf(steps)
    .filter(({ text }) => !text.includes('\n'))
    .flatMap(({ rule, text }) =>
      text
        .split(/; |, (?=[^()]*=)| ≈ /)
        .map(withoutUnit)
        .filter((line) => isRounded(line, i))
        .map((line) => `${rule}: ${line} is rounded`),
    );

/** Beyond every digit that is shown. */
const farDigits = 1e-25;
const farPlaces = 32;

function isRounded(line: string, i: MeaningOfI): boolean {
  const constants = line.split(' = ').flatMap((side) => {
    if (operatorInWords.test(side)) return [];
    const expression = expressionOf(side, i);
    return expression !== null && freeSymbols(expression).length === 0 ? [expression] : [];
  });
  // Digits of each side, not of their difference: of a difference that is 0 they are sought in vain, for minutes where Γ(1000) stands in it.
  const values = constants.map((one) => evaluatePrecise(one, farPlaces));
  return values.slice(1).some((one, k) => {
    const before = values[k]!;
    if (!one.ok || !before.ok) return false;
    const parts = (['re', 'im'] as const).map((part) => [one.value[part], before.value[part]].map(numberIn));
    const apart = Math.hypot(...parts.map(([a, b]) => Q.toNumber(Q.subtract(a!, b!))));
    return apart > farDigits * Math.hypot(...parts.map(([a]) => Q.toNumber(a!)));
  });
}

const numberIn = (digits: string): Rational => fromDecimal(digits)!;

/** Lines that say `≈` between short numbers that are equal: there `=` belongs; and zeros with a sign. */
export const needlessApproximations = (steps: readonly PresentedStep[], i: MeaningOfI = 'symbol'): readonly string[] =>
  nodesOf(steps)
    .filter(({ text }) => !text.includes('\n'))
    .flatMap(({ rule, text }) => [
      ...(signedZero.test(text) ? [`${rule}: ${text} has a zero with a sign`] : []),
      ...text
        .split(/; |, (?=[^()]*=)/)
        .flatMap((line) => neighboursAround(withoutUnit(line), ' ≈ '))
        .filter(([left, right]) => areSameNumber(left, right, i))
        .map(([left, right]) => `${rule}: ${left} ≈ ${right} is exact`),
    ]);

const signedZero = /(?<![\d.)\]}\p{L}] ?)[-−]0(?:\.0*)?(?![\d.^])/u;

/** What stands right before and right behind a sign, up to the signs of equality around. */
function neighboursAround(line: string, sign: string): readonly (readonly [string, string])[] {
  const parts = line.split(sign);
  return parts.slice(1).map((right, k) => [parts[k]!.split(' = ').at(-1)!, right.split(' = ')[0]!] as const);
}

/** A number with so many digits may have been rounded. */
const mayBeRounded = /\d{9}|\d\.\d{4}|\de[+-]/;

function areSameNumber(left: string, right: string, i: MeaningOfI): boolean {
  if ([left, right].some((side) => mayBeRounded.test(side) || operatorInWords.test(side))) return false;
  const [a, b] = [expressionOf(left, i), expressionOf(right, i)];
  if (a === null || b === null) return false;
  const apart = subtractOf(a, b);
  return apart.kind === 'number' && Q.isZero(apart.value);
}

/** A sum or an integral that has not been carried out, and a value of a function that goes by a letter: f(0) is no product. */
const operatorInWords = /^(?:(?:sum for|integral (?:of|from)|limit of|product for) |[fP]\([^()]*\)$)/;

function isTrue(line: string, i: MeaningOfI): boolean {
  const values = line.split(/ [=≈] /).flatMap((side) => {
    // Read as an expression, its words would be letters that are multiplied.
    if (operatorInWords.test(side)) return [];
    const expression = expressionOf(side, i);
    return expression !== null && freeSymbols(expression).length === 0 ? [preciseValue(expression)] : [];
  });
  const known = values.filter(({ re, im }) => Number.isFinite(re) && Number.isFinite(im));
  return known.every((one) => areNear(one, known[0]!)) || isLeftOver(line, known);
}

const areNear = (a: Complex, b: Complex): boolean => modulus(subtract(a, b)) <= 1e-8 * Math.max(modulus(a), modulus(b));

/** Half a unit in the last of twelve digits, of each of a few terms. */
const lastDigits = 5e-12;

/** `399.9999 + 0.0001 - 400 ≈ 0`: of terms that cancel as they are shown, the last digits of the largest are left. */
function isLeftOver(line: string, values: readonly Complex[]): boolean {
  const [sum, ...rest] = line.split(/ [=≈] /).slice(-2);
  if (rest[0] !== '0') return false;
  const terms = numbersIn(sum!).map(Math.abs);
  return values.every((one) => modulus(one) <= lastDigits * Math.max(...terms));
}

const nothing: Complex = { re: Number.NaN, im: Number.NaN };

/** Doubles lose digits where a line does not: ln(1.0000000004). */
function preciseValue(a: Expression): Complex {
  const found = evaluatePrecise(a, 20);
  if (found.ok) return { re: Number(found.value.re), im: Number(found.value.im) };
  // A function that is known in doubles only says nothing of numbers that no double holds.
  const isLong = some(a, (node) => node.kind === 'number' && typeof node.value.numerator === 'bigint');
  return isLong ? nothing : { re: evaluate(a), im: 0 };
}

/** What is missing in a tree of steps: the name of a rule, or why it applies. */
export const silences = (steps: readonly PresentedStep[]): readonly string[] =>
  nodesOf(steps).flatMap(({ rule, says, text }) => [
    ...(rule.trim() === '' ? [`no rule: ${text}`] : []),
    ...(says === undefined || says.trim() === '' ? [`${rule}: says nothing`] : []),
    ...(text.trim() === '' ? [`${rule}: shows nothing`] : []),
  ]);

/** Names of functions that were set as a product of their letters, or as a letter times what stands in the bracket: `t · r · A` for tr(A). */
export const tornNames = (steps: readonly PresentedStep[]): readonly string[] =>
  nodesOf(steps).flatMap(({ text, latex }) =>
    [...text.matchAll(/(?<![\p{L}_])(\p{L}{2,})\(/gu)]
      .map(([, name = '']) => name)
      .filter((name) => latex.includes([...name].join(' \\cdot ')) || latex.includes(`\\${name} \\cdot`))
      .map((name) => `${name} is torn in ${latex}`),
  );

/** Formulas that were set as words, with the signs of a keyboard: `\\text{2*S(4, 2)}`. */
export const unset = (steps: readonly PresentedStep[]): readonly string[] =>
  nodesOf(steps).flatMap(({ latex }) =>
    [...latex.matchAll(/\\text\{([^{}]*)\}/g)]
      .map(([, words = '']) => words)
      .filter((words) => /[\p{L}\d)] ?(?:\*|\\\^) ?[\p{L}\d(]|\boo\b/u.test(words))
      .map((words) => `is set as words: ${words}`),
  );

/**
 * What nobody would write: a fraction of a double or of the digits of a root, unless the answer itself is one, two pairs of brackets
 * around one thing, a sign behind a sign, the minus of a sum that begins with one.
 */
export const unwritten = ({ values, steps = [] }: Pick<PresentedAnswer, 'values' | 'steps'>): readonly string[] => {
  const answers = values.flatMap(({ exact }) => exact ?? []);
  const withoutAnswers = (text: string) => answers.reduce((rest, answer) => rest.replaceAll(answer, ''), text);
  return nodesOf(steps)
    .filter(({ text }) => !text.includes('\n') && (strange.test(text) || hasFractionOfDouble(withoutAnswers(text))))
    .map(({ rule, text }) => `${rule}: nobody writes ${text}`);
};

const strange = /\(\([^()]*\)\)|[-+*/] [-−][\d(\p{L}]|(?<![^\s(])-\(-[^()\s]*(?:\([^()]*\))?[^()\s]* [-+] /u;

/** A denominator that is a large power of 2, or has forty digits. */
const hasFractionOfDouble = (text: string): boolean =>
  [...text.matchAll(/\d{12,}\/(\d{12,})/g)].some(([, below = '']) => {
    const denominator = BigInt(below);
    return below.length >= 40 || (denominator & (denominator - 1n)) === 0n;
  });

/** Lines that nobody can follow or needs: a side twice, tr(A) = 5 = 5, and a large multiple of pi behind rounded digits. */
export const idleSides = (steps: readonly PresentedStep[]): readonly string[] =>
  nodesOf(steps)
    .filter(({ text }) => !text.includes('\n'))
    .flatMap(({ rule, text }) =>
      text.split(/; |, (?=[^()]*=)/).flatMap((line) => {
        const sides = line.split(/ [=≈] /);
        // An equation may come to 0 = 0.
        const isTwice = sides.length > 2 && sides.some((side, k) => side === sides[k - 1]);
        const isHidden = sides.some((side, k) => k > 0 && largeMultiple.test(side) && longDecimal.test(sides[k - 1]!));
        return [
          ...(isTwice ? [`${rule}: ${line} has a side twice`] : []),
          ...(isHidden ? [`${rule}: nobody sees the multiple of pi in ${line}`] : []),
        ];
      }),
    );

const longDecimal = /\d\.\d{10}/;
const largeMultiple = /^-?\d{3,}\*pi\b/;

/**
 * Lines that come to a value of the answer and leave its unit out, or are not set as it is said: an amount of money without its coins.
 * A number that several values have is one of them that has no unit, where there is one.
 */
export function bareEnds({ values, steps = [] }: Pick<PresentedAnswer, 'values' | 'steps'>): readonly string[] {
  return nodesOf(steps).flatMap(({ rule, text, latex }) => {
    const [, number = '', behind = ''] =
      /^(?:(?! [-+*/=≈] )[^*/^])+ [=≈] (?:.* [=≈] )?(-?[\d.]+)( .+|°)?$/u.exec(text) ?? [];
    const meant = values.filter(({ decimal }) => decimal === number);
    // What is short may be another number.
    if (meant.length === 0 || (rule !== 'result' && number.length < leastDigits)) return [];
    const isBare = behind === '' && meant.every(({ unit }) => unit !== undefined);
    const isLong = meant.every(({ rounded }) => rounded !== undefined && !latex.includes(rounded.replaceAll(',', '')));
    return [
      ...(isBare ? [`${text} ends without its unit`] : []),
      ...(isLong ? [`${latex} is not set as it is said`] : []),
    ];
  });
}

const leastDigits = 6;

/** Lines that say again what stands right before them. */
export function repeats(steps: readonly PresentedStep[]): readonly string[] {
  const nodes = nodesOf(steps);
  return nodes.filter(({ text }, k) => text === nodes[k - 1]?.text).map(({ rule, text }) => `${rule}: again ${text}`);
}

/** Whether the last step, or the last one within it, shows the answer. */
export function endsInAnswer({ values, steps = [] }: PresentedAnswer): boolean {
  // Of a sentence, what stands before the reason.
  const answers = values.flatMap(({ exact, decimal, words, rounded, also }) =>
    [exact, decimal, words?.split(':')[0], rounded, also].filter((one) => one !== undefined),
  );
  return lastsOf(steps).some((step) => answers.some((answer) => shows(step, answer)));
}

const lastsOf = (steps: readonly PresentedStep[]): readonly PresentedStep[] => {
  const last = steps.at(-1);
  return last === undefined ? [] : [last, ...lastsOf(last.steps ?? [])];
};

function shows({ text, latex, says = '' }: PresentedStep, answer: string): boolean {
  const bare = (one: string) => one.replace(/\s/g, '');
  if ([text, latex, says].some((one) => bare(one).includes(bare(answer)))) return true;
  const wanted = sidesIn(answer);
  const found = sidesIn(text);
  if (wanted.some((one) => found.some((side) => areSame(one, side)))) return true;
  const [number] = numbersIn(answer);
  return number !== undefined && numbersIn(text).some((one) => Math.abs(one - number) <= 1e-9 * Math.abs(number));
}
