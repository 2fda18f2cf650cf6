import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import { freeSymbols } from '../expression/walk.ts';
import { add, type Ball, EXACT, integerBall, lower, multiply, negate, upper } from '../numeric/precise/ball.ts';
import type { Rows } from './field.ts';

type Balls = Rows<Ball>;
type Point = Readonly<Record<string, Rational>>;

/** Each entry must agree to so many bits of the largest one. */
const agreedBits = 100;
const precisions = [512, 2048];
const points = 3;

/**
 * Whether aⁿ = c for n ≥ 0, or c·a^(−n) = 1, in ball arithmetic: letters have random values, and the bits rise until every entry is known
 * to be right or wrong. False also where that cannot be told.
 */
export function isPowerInBalls(a: Rows<Expression>, n: number, c: Rows<Expression>): boolean {
  const names = [...new Set([...a, ...c].flat().flatMap(freeSymbols))];
  const random = seededRandom(17);
  for (let k = 0; k < (names.length === 0 ? 1 : points); k++) {
    const at = Object.fromEntries(names.map((name) => [name, Q.fromNumber(0.2 + 2 * random())]));
    if (!precisions.some((bits) => agreesAt(a, n, c, at, bits))) return false;
  }
  return true;
}

function agreesAt(a: Rows<Expression>, n: number, c: Rows<Expression>, at: Point, bits: number): boolean {
  const [base, result] = [ballsOf(a, at, bits), ballsOf(c, at, bits)];
  if (base === null || result === null) return false;
  const raised = powerOf(base, Math.abs(n), bits);
  const unit = unitOf(a.length);
  const [found, wanted] = n < 0 ? [product(result, raised, bits), unit] : [result, raised];
  const size = Math.max(...wanted.flat().map(upper));
  return found.every((row, i) =>
    row.every((entry, j) => {
      const off = add(entry, negate(wanted[i]![j]!), bits);
      return lower(off) === EXACT && (off.error === EXACT || off.error <= size - agreedBits);
    }),
  );
}

function ballsOf(a: Rows<Expression>, at: Point, bits: number): Balls | null {
  const rows = a.map((row) => row.flatMap((entry) => evaluateBall(entry, bits, at) ?? []));
  return rows.every((row, i) => row.length === a[i]!.length) ? rows : null;
}

const unitOf = (size: number): Balls =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => integerBall(i === j ? 1 : 0)));

const product = (a: Balls, b: Balls, bits: number): Balls =>
  a.map((row) =>
    b[0]!.map((_, j) => row.map((entry, k) => multiply(entry, b[k]![j]!, bits)).reduce((x, y) => add(x, y, bits))),
  );

/** By repeated squaring. */
function powerOf(base: Balls, n: number, bits: number): Balls {
  let [result, square] = [unitOf(base.length), base];
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(result, square, bits);
    if (left > 1) square = product(square, square, bits);
  }
  return result;
}
