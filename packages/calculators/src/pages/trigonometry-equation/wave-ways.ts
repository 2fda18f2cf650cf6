import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { expand } from '@nomogram/math/algebra/expand.ts';
import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, size, some } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { pi } from '@nomogram/math/trigonometry/general-solution.ts';
import { quadraticRoots } from '@nomogram/math/trigonometry/solve-circular.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Letter } from '../../shared/trigonometry/angle-families.ts';
import { valueSteps } from '../../shared/trigonometry/value-steps.ts';
import { quadraticInTSteps } from './quadratic-in-t.ts';

/*
 * A sine and a cosine of one angle added, a·sin u + b·cos u + d = 0, is solved in three ways by textbooks, beside splitting into factors:
 * both joined into one cosine, the tangent of half the angle, and squaring, which brings false solutions that a check must sort out. With
 * d = 0 a division by the cosine leaves the tangent alone.
 */

/** Ways of a textbook beside the factors. */
export const waveWays = {
  auxiliary: 'Auxiliary angle',
  'half-angle': 'Tangent of half the angle',
  squaring: 'Squaring, with a check',
} as const;
export type WaveWay = keyof typeof waveWays;

/** a·sin u + b·cos u + d, with a and b not 0, and u linear in the unknown. */
interface Wave {
  readonly a: Expression;
  readonly b: Expression;
  readonly d: Expression;
  readonly u: Expression;
}

/** The steps by one of the ways; undefined where the equation is no such sum. */
export function waveSteps(
  numerator: Expression,
  x: string,
  way: WaveWay,
  letter: Letter,
): readonly ShownStep[] | undefined {
  const wave = waveOf(numerator, x);
  if (wave === null) return undefined;
  if (way === 'auxiliary') return auxiliarySteps(wave, letter);
  return way === 'half-angle' ? halfAngleSteps(wave, letter) : squaringSteps(wave, letter);
}

function waveOf(numerator: Expression, x: string): Wave | null {
  const angles: Expression[] = [];
  const isOther = some(numerator, (node) => {
    if (node.kind !== 'apply' || !contains(node, x)) return false;
    const [angle] = node.args;
    if ((node.name !== 'sin' && node.name !== 'cos') || angle === undefined) return true;
    if (!angles.some((other) => E.equal(other, angle))) angles.push(angle);
    return false;
  });
  const [u] = angles;
  if (isOther || u === undefined || angles.length > 1) return null;
  const inSine = coefficientsIn(numerator, E.apply('sin', [u]));
  const inCosine = inSine && coefficientsIn(inSine[0] ?? E.zero, E.apply('cos', [u]));
  const [a] = inSine?.slice(1) ?? [];
  const [d = E.zero, b] = inCosine ?? [];
  if (inSine?.length !== 2 || inCosine?.length !== 2) return null;
  if (a === undefined || b === undefined) return null;
  return [a, b, d].some((each) => freeSymbols(each).length > 0) ? null : { a, b, d, u };
}

/** The coefficients of a polynomial in a function of the unknown. */
function coefficientsIn(of: Expression, part: Expression): Expression[] | null {
  const place = E.symbol('part_');
  const expanded = expand(replaced(of, part, place));
  return expanded.ok ? coefficientsOf(expanded.value, 'part_') : null;
}

function replaced(of: Expression, part: Expression, by: Expression): Expression {
  if (E.equal(of, part)) return by;
  switch (of.kind) {
    case 'sum':
      return E.sum(of.terms.map((each) => replaced(each, part, by)));
    case 'product':
      return E.product(of.factors.map((each) => replaced(each, part, by)));
    case 'power':
      return E.power(replaced(of.base, part, by), of.exponent);
    default:
      return of;
  }
}

const short = (a: Expression): Expression => {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
};

const inLine = (a: Expression): string => (/^\w+(\([^()]*\))?$/.test(toText(a)) ? toText(a) : `(${toText(a)})`);
const leftOf = ({ a, b, u }: Wave): Expression =>
  E.sum([E.multiply(a, E.apply('sin', [u])), E.multiply(b, E.apply('cos', [u]))]);

/**
 * The steps of a·sin u + b·cos u = 0 by division: where the cosine is 0 the sine is not, so that nothing is lost. Undefined where the
 * equation is no such sum as it stands.
 */
export function divisionSteps(difference: Expression, x: string, letter: Letter): readonly ShownStep[] | undefined {
  const wave = waveOf(difference, x);
  if (wave === null || signOfConstant(wave.d) !== 0) return undefined;
  const sign = E.number(signOfConstant(wave.a) === -1 ? -1 : 1);
  const [a, b] = [wave.a, wave.b].map((one) => short(E.multiply(sign, one))) as [Expression, Expression];
  const [angle, value] = [toText(wave.u), short(E.negate(E.divide(b, a)))];
  const sides = [E.multiply(a, E.apply('sin', [wave.u])), E.negate(E.multiply(b, E.apply('cos', [wave.u])))];
  const divisor = toText(E.multiply(a, E.apply('cos', [wave.u])));
  return [
    line('bring to one side', 'The sine stands on one side, the cosine on the other.', sides.map(toText).join(' = ')),
    line(
      'divide by the cosine',
      `Where the cosine is 0 the sine is 1 or -1, so the equation does not hold there, and both sides can be divided by ${divisor}. The sine over the cosine is the tangent.`,
      `sin(${angle})/cos(${angle}) = tan(${angle}) = ${toText(value)}`,
    ),
    ...valueSteps('tan', wave.u, value, letter, x),
  ];
}

/** a·sin u + b·cos u = R·cos(u − φ). */
function auxiliarySteps(wave: Wave, letter: Letter): readonly ShownStep[] {
  const { a, b, d, u } = wave;
  const right = short(E.negate(d));
  const R = short(E.sqrt(E.sum([E.power(a, E.two), E.power(b, E.two)])));
  const [cosine, sine] = [short(E.divide(b, R)), short(E.divide(a, R))];
  const acute = E.apply('atan', [short(E.divide(a, b))]);
  const phi = short((signOfConstant(b) ?? 1) < 0 ? E.sum([acute, pi]) : acute);
  const value = short(E.divide(right, R));
  const moved = short(E.subtract(u, phi));
  const [v, w] = [toText(moved), toText(value)];
  const steps = [
    line(
      'bring to one side',
      'The sine and the cosine stand on the left, the number on the right.',
      `${toText(leftOf(wave))} = ${toText(right)}`,
    ),
    line(
      'auxiliary angle',
      'The two coefficients are the legs of a right triangle; its hypotenuse R is the amplitude.',
      `R = sqrt(${inLine(a)}^2 + ${inLine(b)}^2) = ${toText(R)}`,
    ),
    line(
      'auxiliary angle',
      'Divided by R, the coefficients are the sine and the cosine of one angle, phi.',
      `sin(phi) = ${toText(sine)}; cos(phi) = ${toText(cosine)}; phi = ${toText(phi)}`,
    ),
    line(
      'sine and cosine joined',
      'By the addition theorem, cos(u - phi) is cos(u)*cos(phi) + sin(u)*sin(phi): both sides are divided by R.',
      `cos(${v}) = ${w}`,
    ),
  ];
  if ((signOfConstant(E.subtract(E.power(value, E.two), E.one)) ?? 0) > 0)
    return [
      ...steps,
      line('range', `The cosine of a real angle lies between -1 and 1, and ${w} does not.`, `-1 <= cos(${v}) <= 1`),
    ];
  const alpha = short(E.apply('acos', [value]));
  const bases = [alpha, E.negate(alpha)].filter((base, k, all) => k === 0 || !E.equal(base, all[0]!));
  return [
    ...steps,
    line(
      'angles with this value',
      `The angle whose cosine is ${w}${bases.length > 1 ? ', and its opposite' : ''}, with any number ${letter} of full turns.`,
      bases.map((base) => `${v} = ${toText(base)} + 2*${letter}*pi`).join(' or '),
    ),
  ];
}

/** With t = tan(u/2) both functions are fractions in t. */
function halfAngleSteps({ a, b, d, u }: Wave, letter: Letter): readonly ShownStep[] {
  const half = short(E.divide(u, E.two));
  const p = E.subtract(d, b);
  const steps = [
    line(
      'half-angle identity',
      'The sine and the cosine of an angle are fractions in the tangent of half of it.',
      `t = tan(${toText(half)}); sin(${toText(u)}) = 2*t/(1 + t^2); cos(${toText(u)}) = (1 - t^2)/(1 + t^2)`,
    ),
    line(
      'multiply by the denominators',
      'These are put in, and both sides are multiplied by 1 + t^2, which is never 0.',
      `${[`${inLine(a)}*2*t`, `${inLine(b)}*(1 - t^2)`, `${inLine(d)}*(1 + t^2)`].join(' + ')} = 0`,
    ),
  ];
  const q = E.multiply(E.two, a);
  const r = E.sum([d, b]);
  const roots = quadraticRoots(p, q, r);
  const values = roots.ok && roots.value !== 'all' ? roots.value.map(short) : [];
  const angles = values.map((t) =>
    line(
      'angles with this value',
      `The tangent repeats after half a turn, so that ${toText(u)} repeats after ${letter} full turns.`,
      `t = ${toText(t)} -> ${toText(u)} = ${toText(short(E.multiply(E.two, E.apply('atan', [t]))))} + 2*${letter}*pi`,
    ),
  );
  const lost = short(E.subtract(d, b));
  const isLost = signOfConstant(lost) === 0;
  const check = line(
    'put in',
    `At ${toText(u)} = pi there is no t: it is put into the equation by itself, and is ${isLost ? 'a solution, too' : 'no solution'}.`,
    `${inLine(a)}*sin(pi) + ${inLine(b)}*cos(pi) + ${inLine(d)} = ${toText(lost)}`,
  );
  return [...steps, ...quadraticInTSteps({ p, q, r }, values), ...angles, check];
}

/** a·sin u = −b·cos u − d, squared: an equation in the cosine, whose angles are put in. */
function squaringSteps(wave: Wave, letter: Letter): readonly ShownStep[] | undefined {
  const { a, b, d, u } = wave;
  const angle = toText(u);
  const t = E.symbol('t');
  const right = E.sum([E.negate(E.multiply(b, t)), E.negate(d)]);
  const steps = [
    line(
      'bring to one side',
      'The sine stands alone on one side; the cosine is called t.',
      `t = cos(${angle}); ${toText(E.multiply(a, E.apply('sin', [u])))} = ${toText(right)}`,
    ),
    line(
      'square both sides',
      'Both sides are squared, and sin^2 is 1 - cos^2, so that t alone is left. Squaring can add false solutions: all are put in at the end.',
      `${toText(short(E.power(a, E.two)))}*(1 - t^2) = (${toText(right)})^2`,
    ),
  ];
  const [p, q, r] = [
    E.sum([E.power(a, E.two), E.power(b, E.two)]),
    E.product([E.two, b, d]),
    E.subtract(E.power(d, E.two), E.power(a, E.two)),
  ];
  const roots = quadraticRoots(short(p), short(q), short(r));
  const values = roots.ok && roots.value !== 'all' ? roots.value.map(short) : [];
  const checks = values.flatMap((value) => checkSteps(wave, value, letter));
  if (checks.includes(undefined)) return undefined;
  return [...steps, ...quadraticInTSteps({ p, q, r }, values), ...checks.filter((check) => check !== undefined)];
}

/**
 * The angles with this cosine, put in. Both sides have one square, so the equation holds where their signs are the same: these are
 * known, while the difference of two nested roots may not be.
 */
function checkSteps({ a, b, d, u }: Wave, value: Expression, letter: Letter): readonly (ShownStep | undefined)[] {
  const right = short(E.negate(E.sum([E.multiply(b, value), d])));
  const [ofRight, ofA] = [signOfConstant(right), signOfConstant(a)];
  if (ofRight === undefined || ofA === undefined) return [undefined];
  const base = short(E.apply('acos', [value]));
  const angles = signOfConstant(E.subtract(E.power(value, E.two), E.one)) === 0 ? [base] : [base, E.negate(base)];
  return angles.map((angle, k) => {
    const left = E.multiply(a, E.apply('sin', [angle]));
    const ofSine = angles.length === 1 ? 0 : k === 0 ? 1 : -1;
    const holds = ofA * ofSine === ofRight;
    return line(
      'check by putting in',
      holds
        ? `Both sides are the same: ${toText(u)} = ${toText(angle)} + 2*${letter}*pi are solutions.`
        : 'The sides have opposite signs: this angle solves the squared equation only.',
      `${inLine(a)}*sin(${toText(angle)}) ${valueText(short(left))}; ${toText(E.negate(E.sum([E.multiply(b, E.symbol('t')), d])))} ${valueText(right)}`,
    );
  });
}

/** A short exact value, or a decimal. */
const valueText = (a: Expression): string =>
  size(a) <= shortValue ? `= ${toText(a)}` : `≈ ${formatDouble(evaluate(a), 10)}`;
const shortValue = 8;
