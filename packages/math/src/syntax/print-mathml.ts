import type { Expression } from '../expression/expression.ts';
import { boxToMathML } from './layout/box-mathml.ts';
import { layout } from './layout/layout.ts';
import { surfaceForm } from './surface-form.ts';

type MathDisplay = 'inline' | 'block';

/** Presentation MathML of an expression. */
export const toMathML = (expression: Expression, display: MathDisplay = 'inline'): string =>
  enclosed(boxToMathML(layout(surfaceForm(expression), { dots: 'needed' })), display);

const enclosed = (inner: string, display: MathDisplay): string =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${display === 'block' ? ' display="block"' : ''}>${inner}</math>`;
