import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { Line, ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Quantity } from '../../../kit/answer.ts';
import type { Amount, AmountField } from '../../../kit/fields/amount.ts';
import { inSentence } from '../../../kit/in-sentence.ts';
import { workedSteps } from '../../../kit/worked/steps.ts';
import type { Operation, Rearrangement } from '../../rearrangement/undo.ts';
import type { Equation } from '../equation.ts';
import { evaluate } from '../formula/evaluate.ts';
import { rearranged } from '../formula/rearrange.ts';
import { latexNotation, textNotation, write } from '../formula/write.ts';
import { latexName, symbolOf, unwrapped } from '../formula-notes.ts';
import { letterOf, limitSays, meanings, putIn, rates } from '../worked.ts';
import { answerOf } from '../worked-answer.ts';

/** What an equation is solved for, and all that is known: every quantity by its name, the result among them. */
export interface SolvedEquation {
  readonly equation: Equation;
  readonly unknown: string;
  readonly fields: { readonly [name: string]: AmountField };
  readonly given: { readonly [name: string]: Amount };
  readonly found: Quantity;
  /** As formulas take it. */
  readonly value: Rational;
}

/** The equation, solved for its unknown line by line, and the numbers put in; undefined where no rearrangement leads there. */
export function rearrangedSteps(of: SolvedEquation): readonly ShownStep[] | undefined {
  const { equation, unknown, fields, given, found, value } = of;
  const values = Object.fromEntries(Object.entries(given).map(([name, amount]) => [name, amount.value]));
  const partValue = (part: Term) =>
    inputsOf(part).every((name) => name in values) ? evaluate(part, values, 64) : null;
  const isDirect = equation.left === unknown;
  const target: Term = { kind: 'input', name: equation.left };
  const lines = isDirect ? [] : rearranged(equation.term, unknown, target, partValue);
  const solved = isDirect ? equation.term : lines?.at(-1)?.left;
  if (lines === undefined || solved === undefined) return undefined;
  const text = write(solved, textNotation(itself, partValue));
  const read = parse(text, { names: Object.keys(values), i: 'symbol' });
  if (!read.ok) return undefined;
  const working = workedSteps({
    label: `"${found.label}"`,
    formula: equationIn(fields, { kind: 'input', name: unknown }, solved),
    says: '',
    tree: read.value.tree,
    names: Object.fromEntries(Object.entries(given).map(([name, amount]) => [name, putIn(amount)])),
    called: Object.fromEntries(Object.keys(fields).map((name) => [name, calledIn(fields, name)])),
    style: 'decimals',
    answer: answerOf(found, value),
  });
  if (working === undefined) return undefined;
  const used = Object.fromEntries(Object.entries(fields).filter(([name]) => inputsOf(solved).includes(name)));
  return [equationStep(of), ...shownLines(fields, lines, unknown), ...rates(used, given), ...working.slice(1)];
}

/** The equation in the letters of its quantities, and what they mean. */
export function equationStep({
  equation,
  fields,
  found,
}: Pick<SolvedEquation, 'equation' | 'fields' | 'found'>): ShownStep {
  const names = [equation.left, ...inputsOf(equation.term)];
  const standing = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return {
    rule: 'formula',
    says: `The formula is solved for the ${inSentence(found.label)}.${meanings(standing)}`,
    written: equationIn(fields, { kind: 'input', name: equation.left }, equation.term),
    steps: [],
  };
}

const itself = (name: string): string => name;

/** How a quantity is written in a line: by its symbol, or its label. */
const calledIn = (fields: SolvedEquation['fields'], name: string): string => {
  const { symbol, label } = fields[name]!;
  return letterOf(symbol) ?? inSentence(label);
};

function equationIn(fields: SolvedEquation['fields'], left: Term, right: Term): WrittenPart {
  const sides = [left, right];
  const inText = textNotation((name) => calledIn(fields, name));
  const inLatex = latexNotation((name) =>
    fields[name]!.symbol ? symbolOf(fields[name]!) : latexName(inSentence(fields[name]!.label)),
  );
  return {
    text: sides.map((side) => unwrapped(write(side, inText))).join(' = '),
    latex: sides.map((side) => write(side, inLatex)).join(' = '),
  };
}

/** A line for each operation; the last one with the unknown before the sign of equality. */
function shownLines(
  fields: SolvedEquation['fields'],
  lines: readonly Rearrangement[],
  unknown: string,
): readonly ShownStep[] {
  return lines.flatMap(({ operation, left, right }, k) => {
    const isLast = k === lines.length - 1;
    // In letters a function of formulas is written out from the start.
    if (operation.does === 'write out') return [];
    const written = isLast ? equationIn(fields, right, left) : equationIn(fields, left, right);
    return [{ ...told(operation, fields, unknown), written, steps: [] }];
  });
}

/** A term as a sentence can have it. */
const inWords = (fields: SolvedEquation['fields'], term: Term): string =>
  unwrapped(
    write(
      term,
      textNotation((name) => calledIn(fields, name)),
    ),
  );

/** A sentence names what is short. */
const longestNamed = 24;

/** What was done, and to what end, where that needs no name. */
const done = {
  'change signs': ['multiply by -1 on both sides', 'Both sides change their signs.'],
  reciprocal: ['reciprocal on both sides', 'Both sides are turned over: 1 is divided by each of them.'],
  logarithm: [
    'logarithm on both sides',
    'The exponent is brought down by the logarithm of both sides: ln(a^x) = x*ln(a), and ln(e) = 1.',
  ],
  'undo logarithm': ['exponential on both sides', 'e to the power of both sides undoes the logarithm.'],
  'undo function': ['inverse function on both sides', 'What undoes the function is taken of both sides.'],
  'write out': ['limit of the formula', limitSays],
  limit: ['limit of the formula', limitSays],
} as const;

/** The same with its operand, which a sentence names where it is short. */
const doneWith = {
  add: ['add the same on both sides', 'To both sides # is added.', 'what is subtracted'],
  subtract: ['subtract the same on both sides', 'From both sides # is subtracted.', 'the other term'],
  multiply: ['multiply by the same on both sides', 'Both sides are multiplied by #.', 'what stands below the line'],
  divide: ['divide by the same on both sides', 'Both sides are divided by #.', 'the other factor'],
  root: [
    'root on both sides',
    'To undo the exponent, which is #, both sides are raised to the power of its reciprocal.',
    'the one of the bracket',
  ],
} as const;

function told(operation: Operation, fields: SolvedEquation['fields'], unknown: string): Pick<Line, 'rule' | 'says'> {
  if (operation.does === 'gather') {
    const sought = calledIn(fields, unknown);
    return {
      rule: 'gather the unknown',
      says: `What has ${sought} as a factor is brought to one side, all else to the other, and ${sought} is taken out.`,
    };
  }
  if (!('by' in operation)) {
    const [rule, says] = done[operation.does];
    return { rule, says };
  }
  const [rule, says, otherwise] = doneWith[operation.does];
  const by = inWords(fields, operation.by);
  return { rule, says: says.replace('#', () => (by.length <= longestNamed ? by : otherwise)) };
}
