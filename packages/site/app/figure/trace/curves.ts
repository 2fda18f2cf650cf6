import type { Mark, Point, Sheet } from '@nomogram/calculators/kit/figure.ts';

export type Curve = Mark & { readonly mark: 'curve' };

/** The curves of a sheet that have one height at each x. */
export const tracedCurves = ({ marks }: Sheet): readonly Curve[] =>
  marks.filter((mark): mark is Curve => mark.mark === 'curve' && !mark.faint && mark.pieces.every(goesRight));

const goesRight = (piece: readonly Point[]): boolean =>
  piece.every(([x], index) => index === 0 || x >= piece[index - 1]![0]);

/** From where to where curves are drawn. */
export function tracedRange(sheets: readonly Sheet[]): readonly [number, number] {
  const ends = sheets.flatMap((sheet) =>
    tracedCurves(sheet).flatMap(({ pieces }) => pieces.flatMap((piece) => [piece[0], piece.at(-1)])),
  );
  const places = ends.flatMap((end) => (end ? [end[0]] : []));
  return [Math.min(...places), Math.max(...places)];
}

export type MarkedPoint = Mark & { readonly mark: 'point' };

/** The points that a sheet marks: roots, turning points, intersections; those that a hand moves have the keyboard for themselves. */
export const markedPoints = ({ marks }: Sheet): readonly MarkedPoint[] =>
  marks.filter((mark): mark is MarkedPoint => mark.mark === 'point' && !mark.moves);

/** Where an arrow key leads: a step on, or to the first marked point on the way. */
export function nextPlace(sheets: readonly Sheet[], from: number, step: number): number {
  const ahead = (x: number) => (x - from) * Math.sign(step);
  const onTheWay = sheets
    .flatMap(markedPoints)
    .map(({ at }) => at[0])
    .filter((x) => ahead(x) > 0 && ahead(x) < Math.abs(step));
  return onTheWay.toSorted((a, b) => ahead(a) - ahead(b))[0] ?? from + step;
}
