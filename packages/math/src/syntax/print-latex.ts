import type { Expression } from '../expression/expression.ts';
import { sign } from './layout/box.ts';
import { boxToLatex } from './layout/box-latex.ts';
import { layout } from './layout/layout.ts';
import { surfaceForm } from './surface-form.ts';
import type { RelationTree, Tree } from './tree.ts';

/** The LaTeX of an expression as a textbook sets it: fractions, roots, sin x, and a dot only where it is needed. */
export const toLatex = (expression: Expression): string =>
  boxToLatex(layout(surfaceForm(expression), { dots: 'needed' }));

/** The LaTeX of what was typed, in its order, with the multiplications that could be read otherwise shown: `2x`, but `x · y`. */
export const treeToLatex = (tree: Tree): string => boxToLatex(layout(tree, { dots: 'typed' }));

/** The LaTeX of a line of a working: `2x`, but `2 · 105` and `x · y`. */
export const lineToLatex = (tree: Tree): string => boxToLatex(layout(tree, { dots: 'line' }));

/** The LaTeX of an equation or inequality as it was typed. */
export const relationToLatex = (tree: RelationTree): string =>
  boxToLatex({
    box: 'row',
    items: tree.sides.flatMap((side, index) => {
      const box = layout(side, { dots: 'typed' });
      return index === 0 ? [box] : [sign(tree.operators[index - 1]!), box];
    }),
  });
