import type { LimitResult } from '@nomogram/math/calculus/limit/limit-result.ts';
import { infiniteEnd } from '@nomogram/math/calculus/limit.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { add, number } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { decimalOf, formatDouble } from '../../kit/decimal.ts';
import type { Figure, FigureTable, Mark } from '../../kit/figure.ts';
import { curvesFigure } from '../../shared/calculus/curves.ts';

const reach = 3;
const far = 40;

/** The curve near the point (or far out), the limit as a level line and an open point, and values on the way there. */
export function approachFigure(
  f: Expression,
  variable: string,
  to: Expression,
  found: LimitResult,
): Figure | undefined {
  const end = infiniteEnd(to);
  const at = end === null ? evaluate(to) : Number.NaN;
  if (end === null && !Number.isFinite(at)) return undefined;
  const range: [number, number] = end === null ? [at - reach, at + reach] : end === 1 ? [0, far] : [-far, 0];
  const curve = { expression: f, label: 'f', role: 'given' as const };
  const figure = curvesFigure([curve], variable, range, summaryOf(f, variable, to, found), { named: false });
  if (figure === undefined) return undefined;
  const marks: Mark[] = [...figure.marks];
  let [bottom, top] = figure.frame.y;
  for (const side of ['left', 'right'] as const) {
    const one = found.sides[side];
    const value = one?.kind === 'value' ? evaluate(one.value) : Number.NaN;
    if (!Number.isFinite(value) || Math.abs(value) > 1e6) continue;
    const room = 0.1 * (top - bottom);
    [bottom, top] = [Math.min(bottom, value - room), Math.max(top, value + room)];
    const [from, until] = end !== null ? range : side === 'left' ? [range[0], at] : [at, range[1]];
    marks.push({ mark: 'segment', from: [from, value], to: [until, value], role: 'answer', dashed: true });
    if (end === null) marks.push({ mark: 'point', at: [at, value], role: 'answer', open: true });
  }
  return { ...figure, frame: { ...figure.frame, y: [bottom, top] }, marks, table: tableOf(f, variable, to, end) };
}

function summaryOf(f: Expression, variable: string, to: Expression, found: LimitResult): string {
  const where = `${toText(f)} for ${variable} towards ${toText(to)}`;
  return found.kind === 'value'
    ? `${where}: the values come to ${toText(found.value)}.`
    : `${where}: the values come to no common limit.`;
}

const digits = 10;

/** Values from both sides, or further and further out. */
function tableOf(f: Expression, variable: string, to: Expression, end: 1 | -1 | null): FigureTable {
  // A rational point is evaluated and not put in: (1 + x)^(1/x) would be written out exactly at 1/10000.
  const valueAt = (x: Expression): string =>
    (x.kind === 'number' ? decimalAt(f, variable, x.value) : decimalOf(substitute(f, { [variable]: x }), digits)) ??
    'not defined';
  const powers = [1, 2, 3, 4];
  if (end !== null) {
    const points = powers.map((k) => number(Q.multiply(Q.integerRational(end), Q.power(Q.integerRational(10), k))));
    return { columns: [variable, 'f'], rows: points.map((x) => [toText(x), valueAt(x)]) };
  }
  const rows = powers.map((k) => {
    const [h, name] = [Q.power(Q.integerRational(10), -k), `10^-${k}`];
    return [name, valueAt(add(to, number(Q.negate(h)))), valueAt(add(to, number(h)))];
  });
  return { columns: ['distance h', `f(${toText(to)} - h)`, `f(${toText(to)} + h)`], rows };
}

function decimalAt(f: Expression, variable: string, x: Q.Rational): string | undefined {
  const precise = evaluatePrecise(f, digits, { [variable]: x });
  if (precise.ok) return precise.value.im === '0' ? precise.value.re : undefined;
  const value = evaluate(f, { [variable]: Q.toNumber(x) });
  return Number.isFinite(value) ? formatDouble(value, digits) : undefined;
}
