import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluateComplex } from '../../../expression/evaluate-complex.ts';
import type { Expression } from '../../../expression/expression.ts';
import { seededRandom } from '../../../expression/random.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols, transform } from '../../../expression/walk.ts';
import * as C from '../../../numeric/complex.ts';
import { parse } from '../../../syntax/parse.ts';
import { toText } from '../../../syntax/print-text.ts';
import { made, type Stage, work } from '../context.ts';
import { multipliedOut } from '../field/multiplied-out.ts';
import { binomialParts, radicalsIn, subexpressions } from '../rewrite.ts';
import { signOf } from '../sign.ts';

/*
 * Pseudo-elliptic integrals ∫ N/(D·R^(1/n)) over curves of genus 1 without a symmetry that a substitution could use: they are elementary because
 * the poles are torsion points of the curve yⁿ = R. A function with zeros and poles only there, A + B·y of low degree, then is what stands in the
 * logarithms: for 1/((1 − t²)^(1/3)·(3 + t²)), (√3·(1 − 2^(1/3)·y) + i·t) meets the curve at one pole three times, a flex.
 *
 * These are the forms for R = 1 ± t² and R = 1 + t³ (É. Goursat, "Note sur quelques intégrales pseudo-elliptiques", Bull. Soc. Math. France 15, 1887; the
 * same in the rules for binomials of A. D. Rich's Rubi, 4.16). With R = a + b·x^m an integral is one of them if x = t/λ, λ^m = |b/a|, makes it a multiple of one. To
 * debug: differentiate the entry, and look whether the quotient N·D₀/(D·N₀) is constant.
 */

interface KnownForm {
  /** R = 1 + sign·t^power, and y = R^(1/order). */
  readonly order: 2 | 3;
  readonly power: 2 | 3;
  readonly sign: 1 | -1;
  readonly numerator: string;
  readonly denominator: string;
  /** In t and y. With square roots every arctangent and logarithm is of a quotient by y, so that it turns into the other where R is negative. */
  readonly antiderivative: string;
}

/** Over (1 + t + t²)·(1 + t³)^(1/3), 1 and t have these parts in common: their sum and their difference. */
const symmetric =
  '2*sqrt(3)*atan((1 + 2^(2/3)*y)/sqrt(3)) + 3*ln(2^(1/3) - y) + 2*sqrt(3)*atan((1 + 2^(4/3)*t/y)/sqrt(3)) - 3*ln(y - 2^(1/3)*t)';
const other = '2*sqrt(3)*atan((1 - 2^(4/3)*(1 + t)/y)/sqrt(3)) + ln((1 + t)*(1 + t + t^2)) - 3*ln(2^(1/3)*(1 + t) + y)';

const cubeRoots: readonly KnownForm[] = [
  {
    order: 3,
    power: 2,
    sign: -1,
    numerator: '1',
    denominator: '3 + t^2',
    antiderivative:
      '(atan(sqrt(3)*(1 - 2^(1/3)*y)/t) - atan(t/sqrt(3)))/(2*2^(2/3)*sqrt(3)) - atanh(t)/(6*2^(2/3)) + atanh(t/(1 + 2^(1/3)*y))/(2*2^(2/3))',
  },
  {
    order: 3,
    power: 2,
    sign: 1,
    numerator: '1',
    denominator: '3 - t^2',
    antiderivative:
      'atan(t/(1 + 2^(1/3)*y))/(2*2^(2/3)) - atan(t)/(6*2^(2/3)) - (atanh(t/sqrt(3)) + atanh(sqrt(3)*(1 - 2^(1/3)*y)/t))/(2*2^(2/3)*sqrt(3))',
  },
  {
    order: 3,
    power: 2,
    sign: -1,
    numerator: '1',
    denominator: '9 - t^2',
    antiderivative: 'atan(sqrt(3)*(1 - y)/t)/(4*sqrt(3)) + atanh(t/3)/12 - atanh((1 - y)^2/(3*t))/12',
  },
  {
    order: 3,
    power: 2,
    sign: 1,
    numerator: '1',
    denominator: '9 + t^2',
    antiderivative: 'atan(t/3)/12 + atan((1 - y)^2/(3*t))/12 - atanh(sqrt(3)*(1 - y)/t)/(4*sqrt(3))',
  },
  {
    order: 3,
    power: 2,
    sign: 1,
    numerator: '1',
    denominator: 'sqrt(3) + t',
    antiderivative:
      '(3*ln(sqrt(3) - t - 2^(1/3)*sqrt(3)*y) - 3*ln(sqrt(3) + t) - 2*sqrt(3)*atan((1 + 2^(2/3)*(1 - t/sqrt(3))/y)/sqrt(3)))/(6*2^(2/3))',
  },
  {
    order: 3,
    power: 3,
    sign: 1,
    numerator: '1',
    denominator: '1 - t',
    antiderivative:
      'sqrt(3)*atan((1 + 2^(1/3)*(1 + t)/y)/sqrt(3))/2^(4/3) + ln((1 - t)^2*(1 + t))/2^(7/3) - 3*ln(1 + t - 2^(2/3)*y)/2^(7/3)',
  },
  {
    order: 3,
    power: 3,
    sign: 1,
    numerator: '1',
    denominator: '1 + 2^(1/3)*t',
    antiderivative:
      'atan((1 + 2*t/y)/sqrt(3))/(2*sqrt(3)) - sqrt(3)/2*atan((1 + 2^(2/3)*(2 + 2^(1/3)*t)/y)/sqrt(3)) - ln(1 + 2^(1/3)*t)/2 + 3/4*ln(2 + 2^(1/3)*t - 2^(1/3)*y) - ln(y - t)/4',
  },
  {
    order: 3,
    power: 3,
    sign: 1,
    numerator: '1',
    denominator: '1 + t + t^2',
    antiderivative: `(${symmetric})/(12*2^(1/3)) - (${other})/(4*2^(1/3))`,
  },
  {
    order: 3,
    power: 3,
    sign: 1,
    numerator: 't',
    denominator: '1 + t + t^2',
    antiderivative: `(${symmetric})/(12*2^(1/3)) + (${other})/(4*2^(1/3))`,
  },
  {
    order: 3,
    power: 3,
    sign: 1,
    numerator: 't^2',
    denominator: '1 + t + t^2',
    antiderivative: `atan((1 + 2*t/y)/sqrt(3))/sqrt(3) - ln(y - t)/2 - (${symmetric})/(6*2^(1/3))`,
  },
];

const squareRoots: readonly KnownForm[] = (
  [
    [
      't',
      '4 + t^3',
      '-(atan(sqrt(3)*(1 + 2^(1/3)*t)/y) + atan(sqrt(3)/y))/(3*2^(2/3)*sqrt(3)) - atanh((1 - 2^(1/3)*t)/y)/(3*2^(2/3)) + atanh(1/y)/(9*2^(2/3))',
    ],
    ['t', '8 - t^3', '-atan(sqrt(3)*(1 + t)/y)/(6*sqrt(3)) + (atanh((1 + t)^2/(3*y)) - atanh(3/y))/18'],
    [
      't',
      '10 + 6*sqrt(3) + t^3',
      '(2 - sqrt(3))*(atan(sqrt(2)*3^(3/4)/((1 - sqrt(3))*y))/3 - atan(3^(1/4)*(1 + sqrt(3))*(1 + t)/(sqrt(2)*y))/2)/(sqrt(2)*3^(3/4)) - (2 - sqrt(3))*(atanh(3^(1/4)*(1 + sqrt(3) - 2*t)/(sqrt(2)*y))/3 + atanh(3^(1/4)*(1 - sqrt(3))*(1 + t)/(sqrt(2)*y))/6)/(sqrt(2)*3^(1/4))',
    ],
    [
      't',
      '10 - 6*sqrt(3) + t^3',
      '(2 + sqrt(3))*(atanh(3^(1/4)*(1 - sqrt(3))*(1 + t)/(sqrt(2)*y))/2 + atanh(sqrt(2)*3^(3/4)/((1 + sqrt(3))*y))/3)/(sqrt(2)*3^(3/4)) - (2 + sqrt(3))*(atan(3^(1/4)*(1 - sqrt(3) - 2*t)/(sqrt(2)*y))/3 + atan(3^(1/4)*(1 + sqrt(3))*(1 + t)/(sqrt(2)*y))/6)/(sqrt(2)*3^(1/4))',
    ],
  ] as const
).map(([numerator, denominator, antiderivative]) => ({
  order: 2,
  power: 3,
  sign: 1,
  numerator,
  denominator,
  antiderivative,
}));

export const knownForms: readonly KnownForm[] = [...cubeRoots, ...squareRoots];

/** t and y of the tables, under names that no visitor types: the letters of an integrand may be t and y. */
export const [t, y] = [E.symbol('\u03c4'), E.symbol('\u03c5')];
const parsed = new Map<string, Expression>();

/** An entry of the tables as an expression in the two. */
export function read(text: string): Expression {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const found = parse(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
  const entry = substitute(found.value.expression, { t, y });
  parsed.set(text, entry);
  return entry;
}

export const knownPseudoElliptic: Stage = (f, context) => {
  const x = context.variable;
  const radical = onlyRoot(f, x);
  if (radical === null) return null;
  const { radicand, order } = radical;
  const binomial = binomialOf(radicand, x) ?? binomialOf(multipliedOut(radicand, context), x);
  if (binomial === null) return null;
  const { power, sign, isNegative, size } = binomial;
  const root = E.power(radicand, E.number(Q.rational(1, order)));
  const unit = E.power(size, E.number(Q.rational(1, order)));
  for (const scale of power === 2 ? [binomial.scale, E.negate(binomial.scale)] : [binomial.scale]) {
    // f·dx = g·dt/y, and g is rational in t.
    const g = substitute(E.product([f, root]), { [x]: E.divide(t, scale) });
    const named = { [t.name]: E.product([scale, E.symbol(x)]), [y.name]: E.divide(root, unit) };
    for (const form of knownForms) {
      if (form.order !== order || form.power !== power || form.sign !== sign) continue;
      work(context.budget, 8);
      const constant = constantValue(E.product([g, read(form.denominator), E.reciprocal(read(form.numerator))]));
      if (constant === null) continue;
      const entry = isNegative ? ofOppositeRoot(read(form.antiderivative), order) : read(form.antiderivative);
      const value = E.divide(E.product([constant, substitute(withLogarithms(entry), named)]), E.product([scale, unit]));
      return made('pseudo-elliptic integral', f, tidy(value), context, [], `y = ${toText(root)}`);
    }
  }
  return null;
};

/** The only root of an integrand without functions, if it stands as R^(−1/2) or R^(−1/3) but for whole powers. */
function onlyRoot(f: Expression, x: string): { readonly radicand: Expression; readonly order: 2 | 3 } | null {
  const [radical, ...others] = radicalsIn(f, x);
  if (radical?.exponent.kind !== 'number' || others.length > 0) return null;
  const order = radical.exponent.value.denominator;
  const isAlgebraic = !subexpressions(f, x).some((node) => node.kind === 'apply');
  return isAlgebraic && (order === 2 || order === 3) ? { radicand: radical.base, order } : null;
}

interface Binomial {
  readonly power: 2 | 3;
  readonly sign: 1 | -1;
  /** λ: R = ±size·(1 + sign·t^power) with t = λ·x. */
  readonly scale: Expression;
  readonly size: Expression;
  readonly isNegative: boolean;
}

function binomialOf(radicand: Expression, x: string): Binomial | null {
  const parts = binomialParts(radicand, x);
  if (parts === null || !Q.isInteger(parts.k)) return null;
  const power = Number(parts.k.numerator);
  const [a, b] = [signOf(parts.a), signOf(parts.b)];
  if (!a || !b || (power !== 2 && power !== 3)) return null;
  const size = a > 0 ? parts.a : E.negate(parts.a);
  const other = b > 0 ? parts.b : E.negate(parts.b);
  // (|b|·|a|^(m−1))^(1/m)/|a|: a root of a polynomial, not of a quotient.
  const inside = E.product([other, E.power(size, E.number(power - 1))]);
  const scale = E.divide(E.power(tidy(inside), E.number(Q.rational(1, power))), size);
  const isNegative = a < 0;
  if (power === 2) return { power, sign: a === b ? 1 : -1, scale, size, isNegative };
  return { power, sign: 1, scale: a === b ? scale : E.negate(scale), size, isNegative };
}

/** With y = −y′ for a cube root, y = i·y′ for a square root: every atan(z/y) is −i·atanh(z/y′), and so on. */
function ofOppositeRoot(entry: Expression, order: 2 | 3): Expression {
  if (order === 3) return E.negate(substitute(entry, { [y.name]: E.negate(y) }));
  return transform(entry, (node) => {
    if (node.kind !== 'apply' || (node.name !== 'atan' && node.name !== 'atanh')) return node;
    return E.apply(node.name === 'atan' ? 'atanh' : 'atan', node.args);
  });
}

/** atanh(n/d) as half a logarithm of (d + n)/(d − n), which is real on both sides of 1. */
const withLogarithms = (entry: Expression): Expression =>
  transform(entry, (node) => {
    if (node.kind !== 'apply' || node.name !== 'atanh') return node;
    const z = node.args[0]!;
    const below = E.factorsOf(z).filter(isBelow);
    const d = E.reciprocal(E.product(below));
    const n = E.product([z, d]);
    return E.product([E.half, E.ln(E.divide(E.add(d, n), E.subtract(d, n)))]);
  });

const isBelow = (factor: Expression): boolean =>
  factor.kind === 'power' && factor.exponent.kind === 'number' && Q.sign(factor.exponent.value) < 0;

const places = [0.37, 1.71, -0.53, 2.9];

/** The value of a rational function of t that is constant, as a double shows; null for others. The check at the end makes sure. */
function constantValue(ratio: Expression): Expression | null {
  const random = seededRandom(23);
  const names = freeSymbols(ratio).filter((name) => name !== t.name);
  const letters = Object.fromEntries(names.map((name) => [name, C.complex(0.4 + 1.7 * random())]));
  const values = places.map((place) => evaluateComplex(ratio, { ...letters, [t.name]: C.complex(place) }));
  const first = values[0]!;
  const near = (value: C.Complex) => C.modulus(C.subtract(value, first)) <= 1e-9 * C.modulus(first);
  if (!Number.isFinite(C.modulus(first)) || C.modulus(first) === 0 || !values.every(near)) return null;
  // None of the entries has a pole or a zero there.
  return tidy(substitute(ratio, { [t.name]: E.number(-2) }));
}
