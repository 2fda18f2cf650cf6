import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { RunningTerm } from '../../shared/calculus/variable.ts';

/** Where the letter of the index was that of the upper bound: how the term was read, and how the other reading is typed. */
export const indexNotes = ({ term, index, typedAs }: RunningTerm): readonly string[] =>
  typedAs === undefined
    ? []
    : [
        `${typedAs} stands in the upper bound too, so what runs is called ${index}, and the term is ${toText(term)}. If ${typedAs} was meant not to run, give the bound another letter.`,
      ];

/** Which letter runs, which are constants, and which stand for whole numbers because they are bounds. */
export function letterNotes(f: Expression, index: string, bounds: readonly Expression[]): readonly string[] {
  const whole = [...new Set(bounds.flatMap((bound) => freeSymbols(bound)))];
  const constants = freeSymbols(f).filter((name) => name !== index && !whole.includes(name));
  return [
    ...(freeSymbols(f).length > 1 ? [`The index is ${index}.`] : []),
    ...(constants.length
      ? [`${constants.join(', ')} ${constants.length === 1 ? 'is a constant' : 'are constants'}.`]
      : []),
    ...(whole.length
      ? [
          `${whole.join(', ')} ${whole.length === 1 ? 'stands for a whole number' : 'stand for whole numbers'}, with the upper bound not below the lower one.`,
        ]
      : []),
  ];
}
