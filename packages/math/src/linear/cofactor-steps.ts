import { equal, number } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep } from '../expression/step.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import { determinant, type Matrix } from './operations.ts';
import { inLine, productsText } from './steps.ts';

/** Minors of so many rows are worked out by their products. */
const maxRows = 4;

/** A row or a column of a matrix. */
interface Place {
  readonly kind: 'row' | 'column';
  readonly index: number;
}

/** The determinant along the row or the column that has the most zeros; none for one row or for many, or with a minor that is too long. */
export function cofactorSteps(a: Matrix, value: Expression): readonly ShownStep[] {
  if (a.length < 2 || a.length > maxRows) return [];
  const place = sparsest(a);
  const terms = a.map((_, k) => termAt(a, place.kind === 'row' ? [place.index, k] : [k, place.index]));
  const used = terms.filter((term) => term !== undefined);
  if (used.some(({ minor }) => minor === undefined)) return [];
  const open = used.map(({ sign, entry, name }, k) => `${signText(sign, k)}${inLine(entry)}*${name}`).join('');
  const filled = used
    .map(({ sign, entry, minor }, k) => `${signText(sign, k)}${inLine(entry)}*${inLine(minor!)}`)
    .join('');
  const why =
    used.length < a.length
      ? `It has the most zeros, and what is multiplied by 0 falls away.`
      : 'Any row or column will do.';
  const says = `${why} Each entry times the determinant of what is left without its row and column; the sign is minus where the numbers of both have an odd sum.`;
  const text = used.length === 0 ? `Delta = ${toText(value)}` : `Delta = ${open} = ${filled} = ${toText(value)}`;
  const minors = used.flatMap(({ step }) => (step === undefined ? [] : [step]));
  return [...minors, line(`expand along ${place.kind} ${place.index + 1}`, says, text)];
}

const isZero = (entry: Expression): boolean => equal(entry, number(0));
const signText = (sign: '+' | '-', k: number): string => (k === 0 ? (sign === '-' ? '-' : '') : ` ${sign} `);

function sparsest(a: Matrix): Place {
  const places = a.flatMap((_, index): Place[] => [
    { kind: 'row', index },
    { kind: 'column', index },
  ]);
  const zeros = ({ kind, index }: Place): number =>
    (kind === 'row' ? a[index]! : a.map((row) => row[index]!)).filter(isZero).length;
  const inOrder = [...places.filter(({ kind }) => kind === 'row'), ...places.filter(({ kind }) => kind === 'column')];
  return inOrder.reduce((best, one) => (zeros(one) > zeros(best) ? one : best));
}

/** An entry with its minor, `M_12 = 4*9 - 6*7 = 36 - 42 = -6`; undefined where the entry is 0. */
function termAt(a: Matrix, [i, j]: readonly [number, number]) {
  const entry = a[i]![j]!;
  if (isZero(entry)) return undefined;
  const rest = a.filter((_, k) => k !== i).map((row) => row.filter((_, k) => k !== j));
  const found = determinant(rest);
  const minor = found.ok ? found.value.determinant : undefined;
  const name = `M_${i + 1}${j + 1}`;
  const sign = (i + j) % 2 === 0 ? ('+' as const) : ('-' as const);
  const sides = [...(productsText(rest) ?? []), ...(minor === undefined ? [] : [toText(minor)])];
  const shown = sides.filter((side, k) => side !== sides[k - 1]);
  const step = line('minor', `Without row ${i + 1} and column ${j + 1}.`, `${name} = ${shown.join(' = ')}`);
  return { entry, minor, name, sign, step };
}
