import type { Expression } from '../expression/expression.ts';
import { boxToMathML } from './layout/box-mathml.ts';
import { layout } from './layout/layout.ts';
import { peopleForm } from './people-form.ts';
import type { Tree } from './tree.ts';

export type MathDisplay = 'inline' | 'block';

/** Presentation MathML of an expression. */
export const toMathML = (expression: Expression, display: MathDisplay = 'inline'): string =>
  enclosed(boxToMathML(layout(peopleForm(expression), { dots: 'needed' })), display);

/** Presentation MathML of what was typed. */
export const treeToMathML = (tree: Tree, display: MathDisplay = 'inline'): string =>
  enclosed(boxToMathML(layout(tree, { dots: 'always' })), display);

const enclosed = (inner: string, display: MathDisplay): string =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${display === 'block' ? ' display="block"' : ''}>${inner}</math>`;
