import { subtract } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { parse, parseEquation } from '@nomogram/math/syntax/parse.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { line, written } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { numberOf } from '../../kit/number-of.ts';
import { areEqual } from '../../kit/worked/compare.ts';
import { worked } from '../../kit/worked/reduce.ts';
import type { NamedValue } from '../../kit/worked/shown.ts';
import { numberOfValue, sign, signLatex, type WorkedAnswer, workedSteps } from '../../kit/worked/steps.ts';
import { answerFrom, endingIn, isRate } from './worked-answer.ts';

/** What a calculation says of itself. */
interface CalculationText {
  readonly purpose: string;
  /** The formula in LaTeX. */
  readonly formula?: string;
}

/**
 * The working of a calculation from the line that shows its numbers put in: a sum of cash flows term by term, an equation for a rate by
 * closing in on it. Undefined where the line is prose.
 */
export function calculationSteps(
  told: CalculationText,
  filled: string | undefined,
  result: Quantity,
): readonly ShownStep[] | undefined {
  if (filled === undefined || filled.includes('…')) return undefined;
  const [sides = '', conclusion] = filled.split(', so ');
  if (conclusion !== undefined)
    return [
      line('equation', told.purpose, sides),
      line('no interest', 'The payments together are what is owed: nothing is paid for having it.', conclusion),
    ];
  return equationSteps(told, filled, result) ?? sumSteps(told, filled, result);
}

/** `X, rounded up, with i = A and P = B`: what the letters stand for first, then the whole. */
function sumSteps(
  { purpose, formula }: CalculationText,
  filled: string,
  result: Quantity,
): readonly ShownStep[] | undefined {
  const [main = '', where] = filled.split(', with ');
  const isRoundedUp = main.endsWith(', rounded up');
  const names: { [name: string]: NamedValue } = {};
  const steps: ShownStep[] = [];
  for (const definition of where?.split(/ and |, /) ?? []) {
    const [name = '', text = ''] = definition.split(' = ');
    const meant = definedBy(text, names);
    if (meant === undefined) return undefined;
    const rounded = treeToText(meant.tree);
    const answer = { text: rounded, value: numberOfValue(meant.value) };
    const working = workingOf(name, text, names, answer, 'It stands in the formula below.');
    if (working === undefined) return undefined;
    steps.push({
      ...working.at(-1)!,
      rule: 'value of a letter',
      says: `First what ${name} stands for.`,
      steps: working.slice(1, -1),
    });
    names[name] = meant;
  }
  const text = isRoundedUp ? main.slice(0, -', rounded up'.length) : main;
  const whole = valueIn(text, names);
  if (whole === undefined) return undefined;
  const answer = isRoundedUp ? { text: formatDouble(whole, 12), value: whole, unit: result.unit } : answerFrom(result);
  const working = workingOf(isRoundedUp ? 'n' : `"${result.label}"`, text, names, answer, purpose, formula);
  if (working === undefined) return undefined;
  const [first, ...rest] = working;
  return [first!, ...steps, ...rest, ...(isRoundedUp ? [roundedUp(whole, result)] : [])];
}

/** What a letter stands for, with all its digits, and as it is shown. */
function definedBy(text: string, names: { readonly [name: string]: NamedValue }): NamedValue | undefined {
  const tree = read(text);
  const done = tree.ok ? worked(tree.value.tree, names, 'decimals') : null;
  return done === null ? undefined : { tree: done.right, value: done.value, rounded: !done.exact };
}

function roundedUp(whole: number, result: Quantity): ShownStep {
  const [answer, number] = [answerFrom(result), formatDouble(whole, 12)];
  if (Number.isInteger(whole))
    return endingIn(
      'result',
      'It is whole: nothing is left for a smaller payment.',
      written(`"${result.label}" = n = `),
      answer,
    );
  if (Number.isInteger(Number(number)))
    return endingIn(
      'result',
      'It is whole, to all digits that are shown: nothing is left for a smaller payment.',
      written(`n ≈ ${number}; "${result.label}" = `),
      answer,
    );
  return endingIn(
    'rounding up',
    'What is left is paid with the last, smaller payment, so a part of a period counts as one.',
    written(`n ≈ ${number} <= ${answer.text}; "${result.label}" = `),
    answer,
  );
}

const read = (text: string) => parse(text.replace(/(\d) %/g, '$1%'), { percent: true, i: 'symbol' });

const parsed = (text: string): Expression | undefined => {
  const found = read(text);
  return found.ok ? found.value.expression : undefined;
};

function valueIn(text: string, names: { readonly [name: string]: NamedValue }): number | undefined {
  const expression = parsed(text);
  if (expression === undefined) return undefined;
  const at = Object.fromEntries(Object.entries(names).map(([name, { value }]) => [name, evaluate(value, {})]));
  const value = evaluate(expression, at);
  return Number.isFinite(value) ? value : undefined;
}

function workingOf(
  label: string,
  text: string,
  names: { readonly [name: string]: NamedValue },
  answer: WorkedAnswer,
  says: string,
  formula?: string,
): readonly ShownStep[] | undefined {
  const tree = read(text);
  if (!tree.ok) return undefined;
  return workedSteps({
    label,
    formula:
      formula === undefined
        ? written(`${label} = ${text}`)
        : { text: `${written(label).text} = ${text}`, latex: formula },
    says,
    tree: tree.value.tree,
    names,
    style: 'decimals',
    answer,
  });
}

/** An equation in one letter, closed in on decimal by decimal: where its two sides change places lies the solution. */
function equationSteps(
  { purpose, formula = '' }: CalculationText,
  filled: string,
  result: Quantity,
): readonly ShownStep[] | undefined {
  const equation = parseEquation(filled.replace(/(\d) %/g, '$1%'), { percent: true, i: 'symbol' });
  if (!equation.ok) return undefined;
  const [left, right] = pair(equation.value.sides);
  const difference = subtract(left, right);
  const [letter, ...others] = freeSymbols(difference);
  if (letter === undefined || others.length > 0 || !isRate(result)) return undefined;
  const found = numberOf(result.form);
  const at = (rate: number): number => evaluate(difference, { [letter]: rate / 100 });
  const narrowing = [1, 0.1, 0.01, 0.001].flatMap((width) => {
    const low = Math.floor(found / width) * width;
    const [below, above] = [Number(low.toPrecision(12)), Number((low + width).toPrecision(12))];
    const [first, second] = [at(below), at(above)];
    // At an end that is the rate itself nothing is left but rounding, whose sign says nothing.
    const isEnd = [below, above].some((end) => Math.abs(end - found) <= 1e-9 * Math.abs(found));
    if (isEnd || !(first * second < 0)) return [];
    return [
      line(
        'change of sign',
        `Between ${formatDouble(below, 8)} % and ${formatDouble(above, 8)} % the difference of the two sides changes its sign, so the rate lies there.`,
        [below, above].map((rate) => `"at ${formatDouble(rate, 8)} %:" ${formatDouble(at(rate), 8)}`).join('; '),
      ),
    ];
  });
  if (narrowing.length === 0) return tried({ purpose, formula }, filled, letter, result);
  return [
    { rule: 'equation', says: purpose, written: { text: filled, latex: formula }, steps: [] },
    ...narrowing,
    endingIn(
      'closing in',
      `No formula gives ${letter}, so this is repeated until all digits stand.`,
      written(`${letter} ≈ `),
      answerFrom(result),
    ),
  ];
}

/** A short rate is tried, and is found to be the one: the side of the equation that has it comes to the other one. */
function tried(
  { purpose, formula = '' }: CalculationText,
  filled: string,
  letter: string,
  result: Quantity,
): readonly ShownStep[] {
  const standing = new RegExp(`\\b${letter}\\b`, 'g');
  const sides = filled.replace(/(\d) %/g, '$1%').split(' = ');
  const [side = ''] = sides.filter((one) => one.search(standing) >= 0);
  const [other = ''] = sides.filter((one) => one !== side);
  const rate = formatDouble(numberOf(result.form) / 100);
  const putInto = side.replaceAll(standing, rate.startsWith('-') ? `(${rate})` : rate);
  const [first, second] = pair([putInto, other].map(read));
  const isRoot = first.ok && second.ok && areEqual(first.value.tree, second.value.tree);
  const equation: ShownStep = { rule: 'equation', says: purpose, written: { text: filled, latex: formula }, steps: [] };
  const answer = answerFrom(result);
  const closed = {
    text: `${letter} ${sign(isRoot)} `,
    latex: `${letter} ${signLatex(isRoot && answer.isRounded !== true)} `,
  };
  // Beside -100 % the digits of a rate are lost in 1 + r: the line would not come out.
  const [mine, theirs] = [first, second].map((one) => (one.ok ? evaluate(one.value.expression) : Number.NaN));
  if (Math.abs(mine! - theirs!) > 1e-9 * Math.abs(theirs!))
    return [equation, endingIn('closing in', `No formula gives ${letter}: its digits are computed.`, closed, answer)];
  return [
    equation,
    line('values put in', 'A rate is tried.', `${putInto} ${sign(isRoot)} ${other}`),
    endingIn(
      'rate that is tried',
      isRoot
        ? 'Put in, it makes the two sides equal.'
        : 'Put in, it makes the two sides equal, to all digits that are shown.',
      closed,
      answer,
    ),
  ];
}
