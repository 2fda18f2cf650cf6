import type { Root, Roots } from '@nomogram/math/algebra/roots/roots.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import { complexText } from '../../kit/complex-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';

export interface Marked {
  readonly at: Point;
  readonly label: string;
}

/** The curve of a function of one variable around the points that matter, with these on it. */
export function curveWithPoints(
  f: Expression,
  points: readonly Marked[],
  what: string,
  variable: string = freeSymbols(f)[0] ?? 'x',
): Figure | undefined {
  if (freeSymbols(f).some((name) => name !== variable)) return undefined;
  const shown = points.filter(({ at }) => at.every(Number.isFinite));
  const [from, to] = rangeOf(shown.map(({ at }) => at[0]));
  const value = compileUnary(f, variable);
  const curve = sampleCurve(value, from, to);
  if (!curve) return undefined;
  const heights = shown.map(({ at }) => at[1]);
  const [low, high] = [Math.min(curve.window[0], 0, ...heights), Math.max(curve.window[1], 0, ...heights)];
  if (!Number.isFinite(low) || !Number.isFinite(high) || low === high) return undefined;
  const marks: Mark[] = [{ mark: 'curve', pieces: curve.pieces, role: 'given' }];
  for (const { at, label } of shown) marks.push({ mark: 'point', at, role: 'answer', label });
  return {
    summary: `The curve of the polynomial from ${formatDouble(from, 4)} to ${formatDouble(to, 4)}${what}.`,
    frame: { x: [from, to], y: [low, high], xLabel: variable },
    marks,
    table: {
      columns: [variable, 'value'],
      rows: [...shown.map(({ at }) => at), ...samples(value, from, to)].map((row) =>
        row.map((one) => formatDouble(one, 6)),
      ),
    },
  };
}

const samples = (f: (x: number) => number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, k): Point => {
    const x = from + ((to - from) * k) / 8;
    return [x, f(x)];
  }).filter(([, y]) => Number.isFinite(y));

function rangeOf(xs: readonly number[]): [number, number] {
  if (xs.length === 0) return [-5, 5];
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const room = Math.max((high - low) * 0.4, Math.abs(low) * 0.1, 2);
  return [low - room, high + room];
}

/** All roots as points of the complex plane, with the circle on which they lie when there is one around 0. */
export function rootsInPlane({ real, complex }: Roots): Figure {
  const roots = [...real, ...complex];
  const sizes = roots.map(({ approximate: { re, im } }) => Math.hypot(re, im));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const reach = 1.35 * Math.max(most, Number.MIN_VALUE) || 1;
  const onCircle = roots.length > 2 && most - least <= 1e-9 * most;
  const shown = ({ approximate: { re, im } }: Root): string =>
    complexText({ re: Number(re.toPrecision(5)), im: Math.abs(im) < 1e-9 * reach ? 0 : Number(im.toPrecision(5)) })
      .text;
  const marks: Mark[] = onCircle
    ? [{ mark: 'circle', center: [0, 0], radius: most, role: 'construction', dashed: true }]
    : [];
  for (const root of roots) {
    const { re, im } = root.approximate;
    marks.push({ mark: 'point', at: [re, im], role: 'answer', ...(roots.length <= 8 ? { label: shown(root) } : {}) });
  }
  return {
    summary: `The ${roots.length} different roots in the complex plane${onCircle ? `, all at the distance ${formatDouble(most, 5)} from 0` : ''}: ${roots.slice(0, 8).map(shown).join(', ')}${roots.length > 8 ? ', …' : ''}.`,
    frame: { x: [-reach, reach], y: [-reach, reach], equal: true, axes: 'axes', xLabel: 'Re', yLabel: 'Im' },
    marks,
    table: {
      columns: ['Real part', 'Imaginary part', 'multiplicity'],
      rows: roots.map(({ approximate: { re, im }, multiplicity }) => [
        formatDouble(re, 8),
        formatDouble(im, 8),
        String(multiplicity),
      ]),
    },
  };
}
