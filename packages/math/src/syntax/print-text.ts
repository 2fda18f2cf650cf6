import type { Expression } from '../expression/expression.ts';
import { peopleForm } from './people-form.ts';
import { treeToText } from './print-tree-text.ts';

/** The text of an expression as people write it; `parse` reads it back to the same expression. */
export const toText = (expression: Expression): string => treeToText(peopleForm(expression));
