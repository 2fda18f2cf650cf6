import { compileUnary } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { curvesFigure } from '../../shared/calculus/curves.ts';

/** The curve with the area between it and the axis shaded; its bounds can be moved along the axis. */
export function areaFigure(
  f: Expression,
  variable: string,
  from: number,
  to: number,
  summary: string,
): Figure | undefined {
  const [a, b] = from < to ? [from, to] : [to, from];
  const [low, high] = [Number.isFinite(a) ? a : Math.min(-5, b - 10), Number.isFinite(b) ? b : Math.max(5, a + 10)];
  const margin = (high - low) * 0.15 || 1;
  const figure = curvesFigure(
    [{ expression: f, label: 'f', role: 'given' }],
    variable,
    [low - margin, high + margin],
    summary,
  );
  if (!figure) return undefined;
  const [bottom, top] = figure.frame.y;
  const value = compileUnary(f, variable);
  const points = Array.from({ length: 201 }, (_, k): Point => {
    const x = low + ((high - low) * k) / 200;
    const y = value(x);
    return [x, Number.isFinite(y) ? Math.min(Math.max(y, bottom), top) : 0];
  });
  const area: Point[] = [[low, 0], ...points, [high, 0]];
  const bounds = [
    { at: from, input: 'lower', name: 'the lower bound' },
    { at: to, input: 'upper', name: 'the upper bound' },
  ].filter(({ at }) => Number.isFinite(at));
  return {
    ...figure,
    marks: [
      { mark: 'area', points: area, role: 'answer', label: 'integral' },
      ...figure.marks,
      ...bounds.map(({ at, input, name }): Mark => {
        const moves = { x: input, name };
        return { mark: 'point', at: [at, 0], role: 'answer', moves };
      }),
    ],
  };
}
