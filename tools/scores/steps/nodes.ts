import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { readExpression } from '../read-expression.ts';

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
  return bare === '' ? null : readExpression(bare);
};

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
