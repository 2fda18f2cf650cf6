import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { normal } from '@nomogram/math/statistics/distributions/normal.ts';
import type { Family } from '@nomogram/math/statistics/precise/formulas.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { type Rearrangement, undone } from '../rearrangement/undo.ts';
import {
  abbreviations,
  areKnown,
  carriedOf,
  type DistributionFormulas,
  inLetters,
  isNormal,
  rationals,
  type Steps,
} from './distribution-steps.ts';
import type { Tail } from './evaluation-point.ts';
import type { AnsweredValue } from './table-steps.ts';
import { casesAt, doubleOf, inlined, textOf, type Values } from './terms.ts';
import { withFiniteSum } from './whole-shape.ts';

/** The probability that x was asked for. */
export interface AskedProbability {
  readonly by: Tail;
  readonly probability: ExactNumber;
}

/**
 * The x that belongs to a probability. Where the distribution function is made of operations that can be undone, each of its formulas is
 * solved in turn; a normal one leads over z, which a table read backwards gives. Of a discrete law the values around x show that it is
 * the one, of any other the sentence says how it is found.
 */
export function quantileSteps(
  answered: AnsweredValue,
  told: DistributionFormulas | undefined,
  of: Distribution,
  asked: AskedProbability,
): Steps {
  if (of.kind === 'discrete') return leastSteps(answered, of, asked);
  return (told && solvedSteps(answered, inLetters(told), asked)) ?? [readBackwards(answered, 'x')];
}

function solvedSteps(answered: AnsweredValue, told: DistributionFormulas, asked: AskedProbability): Steps {
  const typed = rationals(told.typed);
  if (!areKnown(typed) || !Number.isFinite(answered.value)) return undefined;
  for (const declared of told.families) {
    const found = isNormal(declared)
      ? fromStandard(declared, answered, typed, asked)
      : fromFormula(declared, answered, typed, asked);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Over z, which a table of the standard normal distribution gives. */
function fromStandard(
  family: Family,
  answered: AnsweredValue,
  typed: Values,
  { by, probability: { value: p } }: AskedProbability,
): Steps {
  const { label, value } = answered;
  const standard = normal(0, 1);
  const z = by === 'lower' ? standard.quantile(p) : standard.upperQuantile(p);
  const first = readBackwards({ label, value: z, text: formatDouble(z, shownDigits) }, 'z');
  const shown = fromDecimal(formatDouble(z, shownDigits));
  const solved = solvedFor(family, 'z', { ...typed, x: Q.fromNumber(value) }, answered);
  if (shown === null || solved === undefined) return undefined;
  const equations = solved.map((equation) => ({ ...equation, rule: 'back to the units of x' }));
  const isUnchanged = equations.length === 1 && Object.values(typed).every((one) => Q.isZero(one) || Q.isOne(one));
  const steps = workedChain(equations, { ...typed, z: shown }, 'fractions', z === 0 ? [] : ['z']);
  return isUnchanged && isNear(z, value) ? [readBackwards(answered, 'z')] : steps && [first, ...steps];
}

/** Whether two doubles were computed of one number. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-12 * Math.abs(b);

/** By the formulas of the law, each solved for what it stands on. */
function fromFormula(
  declared: Family,
  answered: AnsweredValue,
  typed: Values,
  { by, probability }: AskedProbability,
): Steps {
  const [letter, name, event] = by === 'lower' ? ['p', 'cumulative', 'P(X ≤ x)'] : ['q', 'survival', 'P(X > x)'];
  const p = carriedOf(probability);
  const values = { ...typed, x: Q.fromNumber(answered.value) };
  const family = withFiniteSum(casesAt(declared, values), typed);
  const whole = family[name];
  if (p === undefined || whole === undefined || letter in typed || Object.hasOwn(family, letter)) return undefined;
  const equations = solvedFor({ ...family, [letter]: whole }, letter, values, answered);
  if (equations === undefined) return undefined;
  const [first, ...others] = equations.filter(({ rule }) => rule !== 'abbreviation');
  const said = { ...first!, says: `${event} is called ${letter}: ${first!.says}` };
  const before = equations.filter(({ rule }) => rule === 'abbreviation');
  return workedChain([...before, said, ...others], { ...typed, [letter]: p }, 'fractions');
}

/**
 * The equations that lead from the formula of a name to x, with what they stand on before them: of z = (x - mu)/sigma,
 * x = mu + sigma*z. Undefined where x stands in it twice, or where an operation cannot be undone.
 */
function solvedFor(
  family: Family,
  start: string,
  values: Values,
  { value, text }: AnsweredValue,
): readonly Equation[] | undefined {
  const holds = (term: Term): boolean =>
    inputsOf(term).some((name) => name === 'x' || (Object.hasOwn(family, name) && holds(family[name]!)));
  const isNegative = (term: Term): boolean => doubleOf(inlined(term, family), values) < 0;
  const solved: { readonly name: string; readonly is: Term; readonly says: string }[] = [];
  for (let name = start; name !== 'x'; name = solved.at(-1)!.name) {
    let [of, is]: readonly [Term, Term] = [family[name]!, { kind: 'input', name }];
    const says = `${name} = ${shownFormula(of)}`;
    while (of.kind !== 'input') {
      const found: Rearrangement | undefined = undone(is, of, { isIn: holds, isNegative, isKnownFirst: true })?.at(-1);
      if (found === undefined) return undefined;
      [of, is] = [found.right, found.left];
    }
    if (!holds(of)) return undefined;
    solved.push({ name: of.name, is, says: `${says} is solved for ${of.name}.` });
  }
  const found = new Set([start, ...solved.map(({ name }) => name)]);
  const known = { ...values, ...Object.fromEntries([...found].map((name) => [name, true])) };
  const before = solved.flatMap(({ is }) => abbreviations({}, { ...family, whole: is }, 'whole', known));
  return [
    ...before.filter(({ name }, k) => before.findIndex((one) => one.name === name) === k),
    ...solved.map(({ name, is, says }) => ({
      name,
      is: textOf(is),
      rule: 'inverse distribution function',
      says,
      ...(name === 'x' && { answer: { text, value } }),
    })),
  ];
}

/** A formula as it stands in a sentence. */
function shownFormula(term: Term): string {
  const read = parse(textOf(term), { names: inputsOf(term), i: 'symbol' });
  return read.ok ? treeToText(read.value.tree) : textOf(term);
}

/** Digits on the way: fewer than a double has, of which the last may be wrong. */
const shownDigits = 13;

const readBackwards = ({ label, text }: AnsweredValue, letter: string) =>
  line(
    'inverse distribution function',
    letter === 'z'
      ? 'A table of the standard normal distribution is read backwards: for the probability it gives z. All digits are found by closing in on it.'
      : 'The distribution function rises with x; tables are read backwards for the x at which it reaches the probability, and here it is closed in on until all digits stand.',
    `"${label}:" ${letter} ${text === '0' ? '=' : '≈'} ${text}`,
  );

/** Of whole values, the least that reaches the probability: at the one before it falls short. */
function leastSteps({ value: x }: AnsweredValue, of: Distribution, { by, probability }: AskedProbability): Steps {
  const isLower = by === 'lower';
  const given = formatDouble(probability.value);
  const at = (point: number): string => {
    const event = `P(X ${isLower ? '≤' : '>'} ${formatDouble(point)})`;
    const found = isLower ? of.cumulative(point) : of.survival(point);
    return `"${event}" ≈ ${formatDouble(found, shownDigits)}`;
  };
  const reached = isLower ? '≥' : '≤';
  const reaches = line(
    'inverse distribution function',
    isLower
      ? 'The probabilities of the possible values are added up; this is the first value at which the sum reaches the one asked for.'
      : 'What lies above a value becomes less from one possible value to the next; this is the first at which it is no more than the probability asked for.',
    `${at(x)} ${reached} ${given}`,
  );
  if (!(x > of.support[0])) return [reaches];
  const before = line(
    'inverse distribution function',
    isLower
      ? 'Up to the value before it, too little has come together.'
      : 'Above the value before it, there is still more.',
    `${at(x - 1)} ${isLower ? '<' : '>'} ${given}`,
  );
  return [before, reaches];
}
