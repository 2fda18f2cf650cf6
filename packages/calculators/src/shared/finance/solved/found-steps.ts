import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { inputsOf } from '@nomogram/math/formula/term.ts';
import { line, written } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../../kit/answer.ts';
import { doubleDigits, formatDouble } from '../../../kit/decimal.ts';
import type { Amount, AmountField } from '../../../kit/fields/amount.ts';
import { inSentence } from '../../../kit/in-sentence.ts';
import { resultName } from '../../../kit/request.ts';
import { sign } from '../../../kit/worked/steps.ts';
import type { Equation } from '../equation.ts';
import { answerFrom, endingIn } from '../worked-answer.ts';
import { equationStep, rearrangedSteps } from './rearranged-steps.ts';

/** An input that was found from the result, and how it is asked for. */
export interface FoundInput {
  readonly unknown: string;
  /** The inputs that are amounts, and the result, by their names. */
  readonly fields: { readonly [name: string]: AmountField };
  /** All that was known of them. */
  readonly given: { readonly [name: string]: Amount };
  readonly equation?: Equation;
  readonly found: Quantity;
  /** As formulas take it. */
  readonly value: Rational;
  /** The result for a value of the unknown, as formulas take both; NaN where there is none. */
  readonly resultAt: (value: Rational) => number;
  /** The working of the calculator itself with what was found, and its result. */
  readonly working: readonly ShownStep[];
  readonly result: Quantity;
}

/**
 * What is sought, how it is found (by rearranging the formula, or where that leads nowhere by closing in on it), and what the formula
 * gives with it.
 */
export function foundSteps(of: FoundInput): readonly ShownStep[] {
  const { found, result, equation } = of;
  const sought = inSentence(found.label);
  const way = (equation && rearrangedSteps({ ...of, equation })) ?? closingIn(of);
  return [
    endingIn(
      'value that is sought',
      `The ${inSentence(result.label)} is known, and the ${sought} is sought.`,
      written(`"${result.label}" = `),
      answerFrom(result),
    ),
    ...way,
    ...putBack(of),
  ];
}

/** Put back, it gives the result: the working of the calculator itself is what shows it. Further results come before. */
function putBack({ found, result, working }: FoundInput): readonly ShownStep[] {
  const [first, ...others] = working;
  const isFormula = first?.rule === 'formula';
  // Behind the working of a formula, a further result begins with a formula of its own.
  const end = isFormula ? others.findIndex(({ rule }) => rule === 'formula') : -1;
  const own = end === -1 ? others : others.slice(0, end);
  const further = end === -1 ? [] : others.slice(end);
  const sought = inSentence(found.label);
  return [
    ...further,
    {
      ...endingIn(
        'value put back',
        `Put into the formula, it gives the ${inSentence(result.label)} that was typed, so the ${sought} is found.`,
        startOf(found),
        answerFrom(found),
      ),
      steps: isFormula ? own : working,
    },
  ];
}

const startOf = (found: Quantity): WrittenPart => written(`"${found.label}" ${sign(isShort(found))} `);

/** Digits that are fewer than all that are shown of a number are those of the number itself. */
const isShort = ({ form }: Quantity): boolean =>
  form.form === 'digits' && form.digits.replace(/\D/g, '').length < doubleDigits;

/** Where no rearrangement isolates the unknown: values are tried, and what is wanted is shut in between two of them, ever closer. */
function closingIn(of: FoundInput): readonly ShownStep[] {
  const { equation, unknown, found, fields } = of;
  const sought = inSentence(found.label);
  const isScattered = equation !== undefined && inputsOf(equation.term).filter((name) => name === unknown).length > 0;
  const says = isScattered
    ? `No operation on both sides leaves the ${sought} alone, so values are tried until all digits stand.`
    : `Values of the ${sought} are tried until all digits stand.`;
  const formula = isScattered ? [equationStep({ equation, fields, found })] : [];
  return [...formula, ...narrowed(of), endingIn('closing in', says, startOf(found), answerFrom(found))];
}

/** Between which values the wanted result is passed, by ever smaller steps. */
function narrowed({ unknown, fields, given, value, result, resultAt }: FoundInput): readonly ShownStep[] {
  const { scale, kind } = fields[unknown]!;
  const wanted = fields[resultName]!;
  const target = Q.toNumber(given[resultName]!.value);
  const typed = Q.toNumber(Q.divide(value, scale));
  const unit = kind === 'percent' ? ' %' : '';
  const shown = (one: number) =>
    `${formatDouble(one / Q.toNumber(wanted.scale), 9)}${wanted.kind === 'percent' ? ' %' : ''}`;
  const largest = kind === 'percent' ? 1 : 10 ** Math.floor(Math.log10(Math.abs(typed) || 1));
  return [1, 0.1, 0.01].flatMap((part) => {
    const width = largest * part;
    const low = Math.floor(typed / width) * width;
    const ends = [low, low + width].map((end) => Number(end.toPrecision(12)));
    const [first = Number.NaN, second = Number.NaN] = ends.map((end) => resultAt(Q.multiply(Q.fromNumber(end), scale)));
    if (!((first - target) * (second - target) < 0)) return [];
    const names = ends.map((end) => `${formatDouble(end, 10)}${unit}`);
    const texts = [first, second].map(shown);
    // What is shown of a value must lie on its side.
    if (texts.includes(shown(target))) return [];
    return [
      line(
        'change of sign',
        `With ${names[0]} the ${inSentence(result.label)} is too ${first < target ? 'small' : 'large'}, with ${names[1]} too ${first < target ? 'large' : 'small'}: between them lies what is sought.`,
        names
          .map(
            (name, k) =>
              `"with ${name}:" ${texts[k]} ${(k === 0 ? first : second) < target ? '<' : '>'} ${shown(target)}`,
          )
          .join('; '),
      ),
    ];
  });
}
