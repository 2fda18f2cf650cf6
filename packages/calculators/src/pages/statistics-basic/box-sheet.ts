import { type BoxPlot, boxPlot } from '@nomogram/math/statistics/descriptive/box-plot.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Mark, Point, Role, Sheet } from '../../kit/figure.ts';

/** Fewer values have no quartiles worth a picture. */
const FEWEST = 3;
/** More outliers than this are one smear, at any size. */
const maxOutliers = 150;

const MIDDLE = 0.4;
const [BOTTOM, TOP] = [0.12, 0.68];

/** The box plot of the data as a strip under their histogram, and what it shows in words. */
export function boxSheet(
  data: readonly number[],
  range: readonly [number, number],
): { readonly sheet: Sheet; readonly says: string } | undefined {
  if (data.length < FEWEST) return undefined;
  const box = boxPlot(data);
  const roomy = box.thirdQuartile - box.firstQuartile > ROOMY * (range[1] - range[0]);
  const marks = [...boxMarks(box), ...lettersOf(box, roomy), ...outlierMarks(box.outliers)];
  const table = {
    name: 'the box plot',
    columns: ['Quartiles by interpolation (R type 7)', 'Value'],
    rows: rowsOf(box),
  };
  return { sheet: { frame: { x: range, y: [0, 1], axes: 'none', low: true }, marks, table }, says: saidOf(box) };
}

function boxMarks({ firstQuartile, median, thirdQuartile, lowerWhisker, upperWhisker }: BoxPlot): readonly Mark[] {
  const upright = (x: number, half: number): readonly [Point, Point] => [
    [x, MIDDLE - half],
    [x, MIDDLE + half],
  ];
  const whisker = (from: number, to: number): readonly Mark[] => {
    const [low, high] = upright(to, 0.1);
    return [
      { mark: 'segment', from: [from, MIDDLE], to: [to, MIDDLE], role: 'given' },
      { mark: 'segment', from: low, to: high, role: 'given' },
    ];
  };
  return [
    {
      mark: 'polygon',
      points: [
        [firstQuartile, BOTTOM],
        [thirdQuartile, BOTTOM],
        [thirdQuartile, TOP],
        [firstQuartile, TOP],
      ],
      role: 'given',
      filled: true,
    },
    ...whisker(firstQuartile, lowerWhisker),
    ...whisker(thirdQuartile, upperWhisker),
    { mark: 'segment', from: [median, BOTTOM], to: [median, TOP], role: 'construction' },
  ];
}

/** A box that takes this part of the sheet has room for the word between its corners. */
const ROOMY = 0.28;

function lettersOf({ firstQuartile, median, thirdQuartile }: BoxPlot, roomy: boolean): readonly Mark[] {
  const text = (x: number, text: string, role: Role): Mark => ({ mark: 'text', at: [x, 0.86], text, role });
  return [
    text(firstQuartile, 'Q1', 'given'),
    text(thirdQuartile, 'Q3', 'given'),
    ...(roomy ? [text(median, 'median', 'construction')] : []),
  ];
}

/** Equal and crowded outliers are drawn once; of very many, the outermost on both sides. */
function outlierMarks(outliers: readonly number[]): readonly Mark[] {
  const different = [...new Set(outliers)];
  const half = maxOutliers / 2;
  const drawn = different.length > maxOutliers ? [...different.slice(0, half), ...different.slice(-half)] : different;
  return drawn.map((x): Mark => ({ mark: 'point', at: [x, MIDDLE], role: 'muted', open: true }));
}

const shown = (value: number): string => formatDouble(value, 6);

function rowsOf(box: BoxPlot): readonly (readonly string[])[] {
  const { firstQuartile, median, thirdQuartile, lowerWhisker, upperWhisker, outliers } = box;
  const list = outliers.slice(0, 20).map(shown).join(', ');
  return [
    ['Lower whisker (last value within 1.5 IQR of the box)', shown(lowerWhisker)],
    ['First quartile Q1', shown(firstQuartile)],
    ['Median', shown(median)],
    ['Third quartile Q3', shown(thirdQuartile)],
    ['Upper whisker (last value within 1.5 IQR of the box)', shown(upperWhisker)],
    ['Interquartile range IQR', shown(thirdQuartile - firstQuartile)],
    [`Outliers (${outliers.length})`, outliers.length > 20 ? `${list}, …` : list || 'none'],
  ];
}

function saidOf({ firstQuartile, median, thirdQuartile, outliers }: BoxPlot): string {
  const beyond =
    outliers.length === 0 ? 'no outliers' : outliers.length === 1 ? '1 outlier' : `${outliers.length} outliers`;
  return `box plot with quartiles ${shown(firstQuartile)}, ${shown(median)} and ${shown(thirdQuartile)} and ${beyond}`;
}
