import { compileUnary } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Role } from '../../kit/figure.ts';
import { evenPlaces, tabulated } from './even-places.ts';
import { firstRange, inWords } from './first-range.ts';
import { notableMarks, notablePlaces, notableSentences } from './notable.ts';

export interface Curve {
  readonly expression: Expression;
  readonly label: string;
  readonly role: Role;
  readonly dashed?: boolean;
}

/** Curves of functions of one variable in one frame, the first with its roots and turning points unless it is not `named`, none of them drawn across a pole; undefined where nothing can be drawn. */
export function curvesFigure(
  curves: readonly Curve[],
  variable: string,
  range: readonly [number, number],
  summary: string,
  { named = true }: { readonly named?: boolean } = {},
): Figure | undefined {
  if (curves.some(({ expression }) => freeSymbols(expression).some((name) => name !== variable))) return undefined;
  const functions = curves.map(({ expression }) => compileUnary(expression, variable));
  const sampled = functions.map((f) => sampleCurve(f, ...range));
  const windows = sampled.flatMap((one) => (one ? [one.window] : []));
  const [first] = sampled;
  if (!first || windows.length === 0) return undefined;
  // The given function decides the window; the others may stretch it to twice its height.
  const [low, high] = first.window;
  const height = high - low;
  const bottom = Math.max(Math.min(...windows.map(([a]) => a)), low - height / 2);
  const top = Math.min(Math.max(...windows.map(([, b]) => b)), high + height / 2);
  const places = named ? notablePlaces(curves[0]!.expression, variable, range) : [];
  const seen = places.filter(({ y }) => y >= bottom && y <= top);
  return {
    summary: summary + notableSentences(seen, variable),
    ...(named && { of: { variable, function: toText(curves[0]!.expression) } }),
    frame: { x: range, y: [bottom, top], xLabel: variable },
    marks: [
      ...curves.flatMap(({ label, role, dashed }, k): Mark[] => {
        const pieces = sampled[k]?.pieces;
        return pieces?.length ? [{ mark: 'curve', pieces, role, dashed, label }] : [];
      }),
      ...notableMarks(seen),
    ],
    table: {
      columns: [variable, ...curves.map(({ label }) => label)],
      rows: evenPlaces(...range, 10).map((x) =>
        [x, ...functions.map((f) => tabulated(f, x))].map((value) =>
          Number.isFinite(value) ? formatDouble(value, 6) : 'not defined',
        ),
      ),
    },
  };
}

/** The same where nothing that was asked says which part is wanted: the first function chooses it. `summary` puts the range into words. */
export function firstFigure(
  curves: readonly Curve[],
  variable: string,
  summary: (between: string) => string,
): Figure | undefined {
  const f = curves[0]!.expression;
  if (freeSymbols(f).some((name) => name !== variable)) return undefined;
  const range = firstRange(f, variable);
  return curvesFigure(curves, variable, range, summary(inWords(range)));
}
