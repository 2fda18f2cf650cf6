import type { Expression } from '../expression/expression.ts';
import { treeToText } from './print-tree-text.ts';
import { surfaceForm } from './surface-form.ts';

/** The text of an expression as people write it; `parse` reads it back to the same expression. */
export const toText = (expression: Expression): string => treeToText(surfaceForm(expression));
