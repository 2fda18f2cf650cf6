import type { Root, Roots } from '@nomogram/math/algebra/roots/roots.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { add, constant, multiply, number, sqrt, subtract } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName, freeNames } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { exactInverse } from '@nomogram/math/trigonometry/exact-values.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { complexText } from './root-text.ts';

/*
 * Equations of degree 3 by their formula (G. Cardano, Ars Magna, 1545; with cosines F. Viète, De emendatione, 1615). A shift makes
 * the square vanish, t³ + pt + q = 0. Where D = (q/2)² + (p/3)³ is not negative, t = u + v with the real cube roots u, v of
 * −q/2 ± √D solves it, because (u + v)³ = u³ + v³ + 3uv(u + v) and uv = −p/3. Where D is negative, all three roots are real, u and v
 * are not, and t = 2√(−p/3)·cos(φ/3 − 2πk/3) by the formula of the triple angle, 4cos³α − 3cos α = cos 3α.
 */

interface Names {
  readonly x: string;
  readonly coefficients: readonly string[];
  readonly t: string;
  readonly p: string;
  readonly q: string;
  readonly D: string;
  readonly u: string;
  readonly v: string;
  readonly phi: string;
}

/** Names that are not that of the unknown. */
function namesBeside(x: string): Names {
  const taken = new Set([x]);
  const coefficients = freeNames(taken, [
    ['a', 'b', 'c', 'd'],
    ['k', 'l', 'm', 'n'],
  ]);
  const [p, q] = freeNames(taken, [
    ['p', 'q'],
    ['r', 's'],
  ]) as [string, string];
  const [u, v] = freeNames(taken, [
    ['u', 'v'],
    ['y', 'z'],
  ]) as [string, string];
  return {
    x,
    coefficients,
    p,
    q,
    u,
    v,
    t: freeName(taken, ['t', 'w']),
    D: freeName(taken, ['D', 'E']),
    phi: freeName(taken, ['phi', 'theta']),
  };
}

/** x³ + Bx² + Cx + E in its short form, t³ + pt + q with D = (q/2)² + (p/3)³. */
interface DepressedCubic {
  readonly shift: Q.Rational;
  readonly p: Q.Rational;
  readonly q: Q.Rational;
  readonly D: Q.Rational;
}

/** The way by the formula to the roots of a polynomial of degree 3; undefined where a line of it could not be followed. */
export function cubicSteps(
  f: IntegerPolynomial,
  x: string,
  { real, complex }: Roots,
): readonly ShownStep[] | undefined {
  const names = namesBeside(x);
  const [d, c, b, a] = f.map((one) => Q.rational(Z.fromBigInt(one))) as [
    Q.Rational,
    Q.Rational,
    Q.Rational,
    Q.Rational,
  ];
  const given = Object.fromEntries([a, b, c, d].map((one, k) => [names.coefficients[k]!, one]));
  const short = depressed(a, b, c, d);
  const equations = workedChain(equationsOf(names, Q.isZero(b)), given, 'exact');
  const sign = Q.sign(short.D);
  const last =
    sign < 0
      ? byCosines(names, short, real)
      : sign > 0
        ? byCubeRoots(names, short, { real, complex })
        : coinciding(names, short, real);
  return equations && last && [shifted(f, names), ...equations, ...last];
}

function depressed(a: Q.Rational, b: Q.Rational, c: Q.Rational, d: Q.Rational): DepressedCubic {
  const [B, C, E] = [b, c, d].map((one) => Q.divide(one, a)) as [Q.Rational, Q.Rational, Q.Rational];
  const shift = Q.divide(B, three);
  const p = Q.subtract(C, Q.multiply(shift, B));
  const q = Q.add(Q.subtract(Q.multiply(two, Q.power(shift, 3)), Q.multiply(shift, C)), E);
  return { shift, p, q, D: Q.add(Q.power(Q.divide(q, two), 2), Q.power(Q.divide(p, three), 3)) };
}

const [two, three] = [Q.integerRational(2), Q.integerRational(3)];

/** x = t − b/(3a), before the numbers are worked out. */
function shifted(f: IntegerPolynomial, { x, t, p, q, coefficients }: Names): ShownStep {
  const [a, b] = coefficients;
  const values = coefficients.map((name, k) => `${name} = ${f[3 - k]!}`).join(', ');
  const isShort = f[2] === 0n;
  const says = isShort
    ? `With ${values}. There is no square; division by ${a} gives the short form of a cubic equation.`
    : `With ${values}. The unknown is shifted by a third of ${b}/${a}: the square disappears, and after division by ${a} the short form of a cubic equation is left.`;
  const shift = isShort ? '' : `${x} = ${t} - ${b}/(3*${a}); `;
  return line('depressed cubic', says, `${shift}${isShort ? x : t}^3 + ${p}*${isShort ? x : t} + ${q} = 0`);
}

function equationsOf({ coefficients: [a, b, c, d], p, q, D }: Names, isShort: boolean): readonly Equation[] {
  const [says, alone] = isShort
    ? ['The number at the unknown.', 'The number that stands alone.']
    : ['What stands at the unknown after the shift.', 'What stands alone after the shift.'];
  return [
    {
      name: p,
      is: isShort ? `${c}/${a}` : `(3*${a}*${c} - ${b}^2)/(3*${a}^2)`,
      rule: 'depressed cubic',
      says: says!,
    },
    {
      name: q,
      is: isShort ? `${d}/${a}` : `(2*${b}^3 - 9*${a}*${b}*${c} + 27*${a}^2*${d})/(27*${a}^3)`,
      rule: 'depressed cubic',
      says: alone!,
    },
    {
      name: D,
      is: `(${q}/2)^2 + (${p}/3)^3`,
      rule: 'discriminant of a cubic',
      says: 'Where it is positive, one root is real; where it is negative, three different ones are; at 0 some of them coincide.',
    },
  ];
}

/** So near the value of a formula is to the root that it gives. */
const near = 1e-9;

/** A root by its formula; undefined where the formula gives another number. */
function rootLine(
  rule: string,
  says: string,
  { x, coefficients: [a, b] }: Names,
  short: DepressedCubic,
  found: RootWithFormula,
): ShownStep | undefined {
  const { root, formula, value } = found;
  const there = value - Q.toNumber(short.shift);
  if (!(Math.abs(there - root.approximate.re) <= near * Math.max(1, Math.abs(value)))) return undefined;
  const shift = Q.isZero(short.shift) ? '' : ` - ${b}/(3*${a})`;
  const exact = root.exact && toText(root.exact);
  const isRational = root.exact?.kind === 'number';
  const shown = exact === undefined ? '' : ` = ${exact}`;
  const rounded = isRational ? '' : ` ≈ ${formatDouble(root.approximate.re)}`;
  return line(rule, says, `${x} = ${formula}${shift}${shown}${rounded}`);
}

interface RootWithFormula {
  readonly root: Root;
  readonly formula: string;
  /** What the formula gives before it is shifted back. */
  readonly value: number;
}

const whole = (lines: readonly (ShownStep | undefined)[]): readonly ShownStep[] | undefined => {
  const found = lines.filter((one) => one !== undefined);
  return found.length === lines.length ? found : undefined;
};

function byCubeRoots(
  names: Names,
  short: DepressedCubic,
  { real: [root], complex }: Roots,
): readonly ShownStep[] | undefined {
  const { p, q, D, u, v } = names;
  const half = number(Q.divide(Q.negate(short.q), two));
  const parts = [add, subtract].map((join) => join(half, sqrt(number(short.D))));
  const values = parts.map((part) => Math.cbrt(evaluate(part)));
  const cubeRoot = (k: number, says: string): ShownStep =>
    line(
      "Cardano's formula",
      says,
      `${[u, v][k]} = cbrt(-${q}/2 ${['+', '-'][k]} sqrt(${D})) = ${cubeRootText(parts[k]!, values[k]!)}`,
    );
  return whole([
    cubeRoot(
      0,
      `The real cube root. Its product with the next one is -${p}/3, so that their sum solves the short equation.`,
    ),
    cubeRoot(1, 'The same with the other sign of the square root.'),
    rootLine("Cardano's formula", 'The sum of both is the only real root.', names, short, {
      root: root!,
      formula: `${u} + ${v}`,
      value: values[0]! + values[1]!,
    }),
    ...complex.map((one) => complexLine(names, short, one, pair(values))),
  ]);
}

/** The other two: each cube root turned by a third of a turn, one forwards and one backwards; undefined where the formula gives another number. */
function complexLine(
  { x, coefficients: [a, b], u, v }: Names,
  short: DepressedCubic,
  root: Root,
  [first, second]: readonly [number, number],
): ShownStep | undefined {
  const { re, im } = root.approximate;
  const size = (Math.sqrt(3) * Math.abs(first - second)) / 2;
  const middle = -(first + second) / 2 - Q.toNumber(short.shift);
  const scale = Math.max(1, Math.hypot(re, im));
  if (!(Math.abs(middle - re) <= near * scale && Math.abs(size - Math.abs(im)) <= near * scale)) return undefined;
  const joint = im * (first - second) > 0 ? '+' : '-';
  const shift = Q.isZero(short.shift) ? '' : ` - ${b}/(3*${a})`;
  return line(
    "Cardano's formula",
    'Turned by a third of a turn in the complex plane, one forwards and the other backwards, the cube roots have the same cubes and the same product: their sum is another root.',
    `${x} = -(${u} + ${v})/2 ${joint} i*sqrt(3)*(${u} - ${v})/2${shift} ≈ ${complexText(root, 12)}`,
  );
}

function cubeRootText(of: Expression, value: number): string {
  const inner = `cbrt(${toText(of)})`;
  const exact = Math.round(value);
  return of.kind === 'number' && Q.equals(of.value, Q.power(Q.integerRational(exact), 3))
    ? `${inner} = ${exact}`
    : `${inner} ≈ ${formatDouble(value, 12)}`;
}

/** From the largest root down: cos(φ/3) > cos(φ/3 − 2π/3) > cos(φ/3 − 4π/3) for φ between 0 and π. */
function byCosines(names: Names, short: DepressedCubic, real: readonly Root[]): readonly ShownStep[] | undefined {
  const { p, q, phi } = names;
  const rule = 'trigonometric form of a cubic';
  const cosine = multiply(
    number(Q.divide(Q.multiply(three, short.q), Q.multiply(two, short.p))),
    sqrt(number(Q.divide(Q.negate(three), short.p))),
  );
  const angle = Math.acos(evaluate(cosine));
  const size = 2 * Math.sqrt(-Q.toNumber(short.p) / 3);
  const known = exactInverse('acos', cosine);
  const shownAngle = known === undefined ? `≈ ${formatDouble(angle, 12)}` : `= ${toText(multiply(number(known), pi))}`;
  const triple = `The square root of the discriminant is not real, but with ${Q.isZero(short.shift) ? names.x : names.t} = 2*sqrt(-${p}/3)*cos(y) the equation is that of a triple angle, because 4*cos(y)^3 - 3*cos(y) = cos(3*y). This is 3*y.`;
  return whole([
    line(rule, triple, `${phi} = acos(3*${q}/(2*${p})*sqrt(-3/${p})) = acos(${toText(cosine)}) ${shownAngle}`),
    ...[...real].reverse().map((root, k) =>
      rootLine(
        rule,
        k === 0
          ? 'A third of the angle gives the largest root.'
          : 'Angles a full turn apart have the same cosine; a third of a turn back lies the next root.',
        names,
        short,
        {
          root,
          formula: `2*sqrt(-${p}/3)*cos(${k === 0 ? `${phi}/3` : `(${phi} - ${2 * k}*pi)/3`})`,
          value: size * Math.cos((angle - 2 * k * Math.PI) / 3),
        },
      ),
    ),
  ]);
}

/** D = 0: u = v, so that 2u and twice −u are the roots, with u = −∛(q/2) = 3q/(2p). */
function coinciding(names: Names, short: DepressedCubic, real: readonly Root[]): readonly ShownStep[] | undefined {
  const { p, q } = names;
  const rule = "Cardano's formula";
  const [single, double] = [1, 2].map((times) => real.find(({ multiplicity }) => multiplicity === times));
  if (!single || !double) {
    const found = { root: real[0]!, formula: '0', value: 0 };
    return whole([rootLine(rule, 'Both cube roots are 0: all three roots coincide.', names, short, found)]);
  }
  const value = (3 * Q.toNumber(short.q)) / Q.toNumber(short.p);
  const [twice, once] = [`3*${q}/${p}`, `-3*${q}/(2*${p})`];
  return whole([
    rootLine(rule, 'Both cube roots are equal; their sum is the single root.', names, short, {
      root: single,
      formula: twice,
      value,
    }),
    rootLine(rule, 'Half of it with the other sign is the double root.', names, short, {
      root: double,
      formula: once,
      value: -value / 2,
    }),
  ]);
}

const pi = constant('pi');
