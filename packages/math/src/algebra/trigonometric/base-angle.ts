import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { equal, negate, number, product, reciprocal, subtract, sum, zero } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, some } from '../../expression/walk.ts';
import { fullTurn } from '../../trigonometry/general-solution.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand } from '../expand.ts';

/** The six circular functions. */
export const circularNames: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** An angle of the equation as a multiple of the base angle u: times·u + shift. */
export interface Multiple {
  readonly angle: Expression;
  readonly times: number;
  readonly shift: Expression;
}

/** The angle u = slope·x + start of which every angle in an equation is a whole multiple, but for a constant. */
export interface BaseAngle {
  readonly slope: Expression;
  readonly start: Expression;
  readonly multiples: readonly Multiple[];
}

/** After what length of x the base angle has gone round once. */
export const periodOf = ({ slope }: Pick<BaseAngle, 'slope'>): Expression => {
  const period = product([fullTurn, reciprocal(slope)]);
  return evaluate(period) < 0 ? negate(period) : period;
};

/** Larger multiples make polynomials that nobody can factor in time. */
const highest = 60;

/**
 * The base angle of everything under a circular function of x; a sentence that says why there is none where an angle is not
 * linear in x, or two angles have no common measure.
 */
export function baseAngle(all: readonly Expression[], x: string): BaseAngle | string {
  const angles = anglesIn(all, x);
  const lines: { angle: Expression; slope: Expression; start: Expression }[] = [];
  for (const angle of angles) {
    const line = linearIn(angle, x);
    if (line === null) return 'an angle in it is not of the form a*x + b';
    lines.push({ angle, ...line });
  }
  // Where an angle has no constant, the base angle has none.
  const first = lines.find(({ start }) => equal(start, zero)) ?? lines[0];
  if (first === undefined) return `${x} stands in no trigonometric function`;
  const ratios = lines.map(({ slope }) => product([slope, reciprocal(first.slope)]));
  const rational = ratios.flatMap((ratio) => (ratio.kind === 'number' ? [ratio.value] : []));
  if (rational.length < ratios.length) return 'its angles have no common measure';
  const unit = commonMeasure(rational);
  const multiples = lines.map(({ angle, start }, k): Multiple => {
    const shift = subtract(start, product([number(rational[k]!), first.start]));
    return { angle, times: Z.toNumber(Q.divide(rational[k]!, unit).numerator), shift };
  });
  if (multiples.some(({ times }) => Math.abs(times) > highest))
    return `its angles are more than ${highest} times each other`;
  return { slope: product([number(unit), first.slope]), start: product([number(unit), first.start]), multiples };
}

/** The largest rational number of which all are whole multiples. */
function commonMeasure(of: readonly Rational[]): Rational {
  const numerator = of.reduce<Z.Integer>((common, { numerator: n }) => Z.gcd(common, n), 0);
  const denominator = of.reduce<Z.Integer>((common, { denominator: d }) => Z.lcm(common, d), 1);
  return Q.rational(numerator, denominator);
}

function anglesIn(all: readonly Expression[], x: string): Expression[] {
  const found: Expression[] = [];
  const put = (node: Expression): false => {
    if (node.kind !== 'apply' || !circularNames.has(node.name)) return false;
    const angle = node.args[0]!;
    if (contains(angle, x) && !found.some((one) => equal(one, angle))) found.push(angle);
    return false;
  };
  for (const f of all) some(f, put);
  return found;
}

function linearIn(angle: Expression, x: string): { slope: Expression; start: Expression } | null {
  const expanded = expand(angle);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (coefficients === null || coefficients.length !== 2) return null;
  return { start: sum([coefficients[0]!]), slope: coefficients[1]! };
}
