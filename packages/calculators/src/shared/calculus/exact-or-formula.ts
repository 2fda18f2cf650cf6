import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Quantity } from '../../kit/answer.ts';
import { exact, formula } from '../../kit/quantity.ts';

/** A value with its decimal, where it is a number; with letters the formula alone. */
export const exactOrFormula = (label: string, value: Expression): Quantity =>
  freeSymbols(value).length === 0 ? exact(label, value) : formula(label, toText(value), () => toLatex(value));
