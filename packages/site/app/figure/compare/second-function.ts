import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import { intersections, notableMarks, notableSentences } from '@nomogram/calculators/shared/calculus/notable.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { parseUndoubted } from '@nomogram/math/syntax/read-number.ts';

/** What a bare angle means, and which decimal mark was chosen. */
type Reading = Partial<Pick<Options, 'angle' | 'decimal'>>;

/** A figure with a second graph in it, or a sentence that says why there is none. */
export type ComparedFigure = { readonly figure: Figure } | { readonly says: string };

/** Lays the graph of a typed function over that of a figure, and marks where they meet. It is read as a function of the form is. */
export function withSecond(figure: Figure, text: string, { angle, decimal }: Reading = {}): ComparedFigure {
  const { of, frame } = figure;
  if (!of) return { figure };
  const [f, g] = [parse(of.function), parseUndoubted(text, { angle, decimal, raisedPoint: 'product' })];
  if (!g.ok) return { says: g.error.message };
  if (!f.ok) return { says: f.error.message };
  const second = g.value.expression;
  const strange = freeSymbols(second).find((name) => name !== of.variable);
  if (strange !== undefined) return { says: `Only ${of.variable} may stand in it; ${strange} is another letter.` };
  const sampled = sampleCurve(compileUnary(second, of.variable), ...frame.x);
  if (!sampled?.pieces.length) return { says: 'It has no values in this part of the plane.' };
  const meet = intersections(f.value.expression, second, of.variable, frame.x);
  const seen = meet.filter(({ y }) => y >= frame.y[0] && y <= frame.y[1]);
  return {
    figure: {
      ...figure,
      summary: `${figure.summary} With g(${of.variable}) = ${text}.${notableSentences(meet, of.variable)}`,
      marks: [
        ...figure.marks,
        { mark: 'curve', pieces: sampled.pieces, role: 'construction', label: 'g' },
        ...notableMarks(seen),
      ],
    },
  };
}
