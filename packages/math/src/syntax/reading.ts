import type { ParsedRelation, ParseResult } from './parse.ts';
import { relationToLatex, treeToLatex } from './print-latex.ts';
import { treeToText } from './print-tree-text.ts';

/** How a typed text was understood, to be shown beside it. */
export interface Reading {
  readonly text: string;
  readonly latex: string;
  /** Sentences about what may surprise. */
  readonly notes: readonly string[];
}

/** "Read as …": the typed expression in its own order, with the needed parentheses and, where it could be read otherwise, the multiplication. */
export const readAs = ({ tree, notes }: ParseResult): Reading => ({
  text: treeToText(tree),
  latex: treeToLatex(tree),
  notes: notes.map((note) => note.message),
});

/** The same for an equation or inequality. */
export const readRelationAs = ({ tree, notes }: ParsedRelation): Reading => ({
  text: tree.sides
    .map((side, index) => (index === 0 ? '' : ` ${tree.operators[index - 1]} `) + treeToText(side))
    .join(''),
  latex: relationToLatex(tree),
  notes: notes.map((note) => note.message),
});
