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
