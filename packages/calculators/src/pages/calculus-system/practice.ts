import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice } from '../../kit/practice/practice.ts';
import { matrix } from '../../kit/practice/written.ts';

/** The solution is drawn and put in; rows are made of triangular ones, so that there is one solution and pivots stay whole. */
function drawn(draw: Draw, level: Level) {
  const n = level === 3 ? 3 : 2;
  const whole = () => draw.nonzero(-1 - level, 1 + level);
  const upper = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i === j ? draw.whole(1, level) : j > i ? whole() : 0)),
  );
  const rows = upper.map((row, i) => (i === 0 ? row : row.map((entry, j) => entry + whole() * upper[0]![j]!)));
  const solution = Array.from({ length: n }, () => draw.whole(-5, 5));
  const firm = rows.every((row, i) => i === 0 || row[i] !== 0) ? rows : upper;
  const right = firm.map((row) => row.reduce((sum, entry, j) => sum + entry * solution[j]!, 0));
  return { rows: firm, right };
}

const letters = ['x', 'y', 'z'];

function equationText(row: readonly number[], right: number): string {
  const terms = row.flatMap((entry, j) =>
    entry === 0 ? [] : [entry === 1 ? letters[j]! : entry === -1 ? `-${letters[j]}` : `${entry}*${letters[j]}`],
  );
  return `${terms.join(' + ').replaceAll('+ -', '- ')} = ${right}`;
}

/** The rows that were mixed may have lost their rank: then the triangular ones stand. */
export const practice: Practice = {
  system: (draw, level) => {
    const { rows, right } = drawn(draw, level);
    return { a: matrix(rows), b: matrix(right.map((one) => [one])) };
  },
  equations: (draw, level) => {
    const { rows, right } = drawn(draw, level);
    return { equations: rows.map((row, i) => equationText(row, right[i]!)).join('\n') };
  },
};
