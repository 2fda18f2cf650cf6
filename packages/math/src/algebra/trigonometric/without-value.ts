import { equal } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import type { Family } from '../../trigonometry/general-solution.ts';
import { baseAngle, periodOf } from './base-angle.ts';
import { conditionsOf, type Question, radicandsOf } from './conditions.ts';
import { joined } from './joined-families.ts';

/** Where a side has no value: at these angles, and wherever one of `where`, of which an even root is taken, is negative. */
interface PlacesWithoutValue {
  readonly except: Family[];
  readonly where: readonly Expression[];
}

/** The families of x at which an expression vanishes; null where they are not known. */
type ZerosOf = (f: Expression) => readonly Family[] | null;

/** Where a side of an equation has no value; null where that is not known. */
export function placesWithoutValue(
  { f, conditions, cancelled }: Question,
  x: string,
  zerosOf: ZerosOf,
): PlacesWithoutValue | null {
  const except = exceptions(conditions, x, zerosOf);
  if (except === null) return null;
  const where: Expression[] = [];
  for (const radicand of [f, ...cancelled].flatMap((one) => radicandsOf(one, x))) {
    const isNever = isNeverNegative(radicand, x, zerosOf);
    if (isNever === undefined) return null;
    if (!isNever && !where.some((one) => equal(one, radicand))) where.push(radicand);
  }
  return { except, where };
}

/** Where one of the conditions fails; null where that is not known. */
function exceptions(conditions: readonly Expression[], x: string, zerosOf: ZerosOf): Family[] | null {
  const families: Family[] = [];
  for (const condition of conditions) {
    if (!contains(condition, x)) continue;
    const zeros = zerosOf(condition);
    if (zeros === null) return null;
    families.push(...zeros);
  }
  return joined(families);
}

/** Whether what a root is taken of has no negative value: it has one sign between two of its zeros. Undefined where these are not known. */
function isNeverNegative(radicand: Expression, x: string, zerosOf: ZerosOf): boolean | undefined {
  const base = baseAngle([radicand], x);
  const zeros = conditionsOf(radicand, x).length === 0 ? exceptions([radicand], x, zerosOf) : null;
  if (zeros === null || typeof base === 'string') return undefined;
  const whole = evaluate(periodOf(base));
  const places = zeros.flatMap((family) => {
    const [start, period] = [evaluate(family.base), Math.abs(evaluate(family.period))];
    return Array.from({ length: Math.max(1, Math.round(whole / period)) }, (_, k) => start + k * period);
  });
  const within = places.map((at) => at - whole * Math.floor(at / whole)).sort((one, other) => one - other);
  const ends = within.length > 0 ? [...within, within[0]! + whole] : [0, whole];
  return ends.slice(1).every((end, k) => evaluate(radicand, { [x]: (ends[k]! + end) / 2 }) >= 0);
}
