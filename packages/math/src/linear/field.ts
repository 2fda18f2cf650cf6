import type { Expression } from '../expression/expression.ts';
import type { Zero } from './zero.ts';

/**
 * The exact domains in which matrices are computed: the rational numbers (`rational-field.ts`), and rational functions with
 * roots and other kernels (`function-field.ts`). Elements are immutable. The algorithms of this folder are written once for both.
 */
export interface Field<Element> {
  readonly zero: Element;
  readonly one: Element;
  readonly add: (a: Element, b: Element) => Element;
  readonly subtract: (a: Element, b: Element) => Element;
  readonly multiply: (a: Element, b: Element) => Element;
  readonly negate: (a: Element) => Element;
  /** 1/a for an a that `isZero` denies. */
  readonly inverse: (a: Element) => Element;
  /** Certain, or `Unfinished` (undecided) is thrown. */
  readonly isZero: (a: Element) => boolean;
  /** The ways in which an element that `isZero` denies becomes 0 for some values of its letters; none for a number. */
  readonly zeros: (a: Element) => readonly Zero[];
  /** The ways in which what an element is written with divides by 0. */
  readonly poles: (a: Element) => readonly Zero[];
  /** How large it is to write down: pivots of little weight are preferred, results of too much are refused. */
  readonly weight: (a: Element) => number;
  readonly fromExpression: (a: Expression) => Element;
  readonly toExpression: (a: Element) => Expression;
  /** A faster way to the reduced row echelon form, for where the row operations are not asked for. */
  readonly reduce?: (
    matrix: Rows<Element>,
    columns: number,
  ) => { readonly rows: Rows<Element>; readonly pivots: readonly number[]; readonly pivotProduct: Element };
}

export type Rows<Element> = readonly (readonly Element[])[];
