import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import type { AngleUnit } from '@nomogram/calculators/kit/options.ts';
import { intersections, notableMarks, notableSentences } from '@nomogram/calculators/shared/calculus/notable.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';

/** A figure with a second graph in it, or a sentence that says why there is none. */
export type ComparedFigure = { readonly figure: Figure } | { readonly says: string };

/** Lays the graph of a typed function over that of a figure, and marks where they meet. A bare angle means what it means in the form. */
export function withSecond(figure: Figure, text: string, angle: AngleUnit = 'radians'): ComparedFigure {
  const { of, frame } = figure;
  if (!of) return { figure };
  const [f, g] = [parse(of.function), parse(text, { angle })];
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
