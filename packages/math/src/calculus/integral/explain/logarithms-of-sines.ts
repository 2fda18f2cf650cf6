import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree, withVariable } from '../context.ts';
import { signOf } from '../sign.ts';
import { linearSlope } from '../table.ts';
import { wayBack } from './back.ts';
import { pureQuadratic } from './basic-integrals.ts';
import { integrated, type Rule, rewritten } from './rule.ts';
import { trigonometricRadical } from './trigonometric-radical.ts';

/*
 * ∫ ln|2 sin(θ/2)| dθ = −Cl₂(θ), the function of Clausen, continuous on the whole line (L. Lewin, "Polylogarithms and associated functions",
 * 1981, 4). The logarithm of whatever is a product of powers of 2 sin(θ/2) with linear θ is a sum of such: of all six circular functions, and by
 *
 *   1 + cos u = 2·cos²(u/2)      csc u + cot u = cot(u/2)      sec u + tan u = cot(π/4 − u/2)
 *
 *   1 + tan u = √2·sin(π/4 + u)/cos u
 *
 * of what textbooks have beside them. So ∫ x·tan x, ∫ x/sin x and ∫ x·cot x follow by parts, with Clₙ₊₁ as the integral of Clₙ higher powers of x; ln x/(1 + x²) and with it atan(x)/x by x = tan t.
 */

/** |g| = |by|·Π |2 sin(θ/2)|^power */
interface Sines {
  readonly by: Expression;
  readonly powers: readonly { readonly theta: Expression; readonly power: Q.Rational }[];
}

export const logarithmOfSines: Rule = (f, context) => {
  if (f.kind !== 'apply' || f.name !== 'ln') return null;
  const inside = f.args[0]!;
  const g = inside.kind === 'apply' && inside.name === 'abs' ? inside.args[0]! : inside;
  const sines = isFree(g, context) ? null : sinesOf(g, context);
  if (sines === null) return null;
  const constant = logarithmOfConstant(sines.by);
  const logarithms = sines.powers.map(({ theta, power }) => E.product([E.number(power), logarithmOf(theta)]));
  const written = E.sum([constant, ...logarithms]);
  const F = E.sum([
    E.product([constant, E.symbol(context.variable)]),
    ...sines.powers.map(({ theta, power }) =>
      E.negate(E.product([E.number(power), E.divide(E.apply('clausen', [theta]), slopeOf(theta, context))])),
    ),
  ]);
  const isPlain = E.equal(written, f);
  return integrated(f, F, context, {
    rule: 'Clausen function',
    says: 'The integral of ln|2 sin(θ/2)| from 0 to θ is no elementary function; it has a name: −Cl₂(θ).',
    steps: isPlain
      ? []
      : [
          rewritten(f, written, {
            rule: 'logarithm of a product',
            says: `Wherever ${toText(g)} is positive it is a product of sines of half angles.`,
          }),
        ],
  });
};

/** ∫ Clₙ(θ) dθ is Clₙ₊₁(θ) for odd n, −Clₙ₊₁(θ) for even n, as a cosine has a sine and a sine minus a cosine for an antiderivative. */
export const clausenFunction: Rule = (f, context) => {
  if (f.kind !== 'apply' || (f.name !== 'clausen' && f.name !== 'higherClausen')) return null;
  const [order, theta] = f.name === 'clausen' ? [E.two, f.args[0]!] : [f.args[0]!, f.args[1]!];
  const slope = linearSlope(theta, context);
  if (slope === null || isFree(theta, context) || order.kind !== 'number') return null;
  const sign = Q.isInteger(Q.divide(order.value, two)) ? E.minusOne : E.one;
  const next = E.apply('higherClausen', [E.add(order, E.one), theta]);
  return integrated(f, E.divide(E.multiply(sign, next), slope), context, {
    rule: 'Clausen function',
    says: 'Its series is integrated term by term: each power of k below a sine or a cosine of kθ rises by 1.',
  });
};

/** ln(1/2) as −ln 2. */
const logarithmOfConstant = (c: Expression): Expression =>
  c.kind === 'number' && Q.compare(c.value, Q.one) < 0 ? E.negate(E.ln(E.reciprocal(c))) : E.ln(c);

const half = (a: Expression): Expression => tidy(E.multiply(E.half, a));
const logarithmOf = (theta: Expression): Expression =>
  E.ln(E.apply('abs', [E.multiply(E.two, E.apply('sin', [half(theta)]))]));
const slopeOf = (theta: Expression, context: Context): Expression => linearSlope(theta, context) ?? E.one;

function sinesOf(g: Expression, context: Context): Sines | null {
  let by: Expression = E.one;
  const powers: { theta: Expression; power: Q.Rational }[] = [];
  for (const factor of E.factorsOf(g)) {
    if (isFree(factor, context)) {
      by = E.multiply(by, factor);
      continue;
    }
    const exponent = E.exponentOf(factor);
    const found =
      exponent.kind === 'number' ? (ofFunction(E.baseOf(factor)) ?? ofSum(E.baseOf(factor), context)) : null;
    if (found === null || exponent.kind !== 'number') return null;
    by = E.multiply(by, E.power(found.by, exponent));
    for (const { theta, power } of found.powers) {
      if (linearSlope(theta, context) === null) return null;
      const known = powers.findIndex((one) => E.equal(one.theta, theta));
      const total = Q.multiply(power, exponent.value);
      if (known < 0) powers.push({ theta, power: total });
      else powers[known] = { theta, power: Q.add(powers[known]!.power, total) };
    }
  }
  return { by: sizeOf(by), powers: powers.filter(({ power }) => !Q.isZero(power)) };
}

/** |c|: the sign of a number is told; the bars stay around letters, as the logarithm without them would claim that they are positive. */
function sizeOf(c: Expression): Expression {
  const factors = E.factorsOf(c);
  const numbers = factors.filter((factor) => freeSymbols(factor).length === 0);
  const letters = E.product(factors.filter((factor) => !numbers.includes(factor)));
  const [base, exponent] = [E.baseOf(letters), E.exponentOf(letters)];
  const isWhole = exponent.kind === 'number' && Q.isInteger(exponent.value);
  return E.product([
    ...numbers.map((one) => (signOf(one) === -1 ? E.negate(one) : one)),
    isWhole ? E.power(E.apply('abs', [base]), exponent) : E.apply('abs', [letters]),
  ]);
}

const pi = E.constant('pi');
const quarter = E.product([E.half, pi]);
const one = Q.one;
const minusOne = Q.minusOne;
const two = Q.integerRational(2);

const double = (u: Expression): Expression => tidy(E.multiply(E.two, u));
const from = (a: Expression, u: Expression): Expression => tidy(E.subtract(a, u));

/** sin u = ½·2 sin(2u/2), cos u = ½·2 sin((π − 2u)/2) */
function ofFunction(a: Expression): Sines | null {
  if (a.kind !== 'apply') return null;
  const u = a.args[0]!;
  const [sine, cosine] = [double(u), from(pi, double(u))];
  switch (a.name) {
    case 'sin':
      return { by: E.half, powers: [{ theta: sine, power: one }] };
    case 'cos':
      return { by: E.half, powers: [{ theta: cosine, power: one }] };
    case 'csc':
      return { by: E.two, powers: [{ theta: sine, power: minusOne }] };
    case 'sec':
      return { by: E.two, powers: [{ theta: cosine, power: minusOne }] };
    case 'tan':
      return quotient(sine, cosine);
    case 'cot':
      return quotient(cosine, sine);
    default:
      return null;
  }
}

const quotient = (top: Expression, bottom: Expression): Sines => ({
  by: E.one,
  powers: [
    { theta: top, power: one },
    { theta: bottom, power: minusOne },
  ],
});

/** c·(1 ± cos u), c·(1 ± sin u), csc u ± cot u, sec u ± tan u */
function ofSum(a: Expression, context: Context): Sines | null {
  if (a.kind !== 'sum' || a.terms.length !== 2) return null;
  for (const [first, second] of [a.terms, [...a.terms].reverse()]) {
    const found = isFree(first!, context) ? ofConstantAnd(first!, second!) : ofSecantAnd(first!, second!);
    if (found !== null) return found;
  }
  return null;
}

function ofConstantAnd(c: Expression, wave: Expression): Sines | null {
  const ratio = E.divide(wave, c);
  const [sign, size] = [E.coefficient(ratio), E.withoutCoefficient(ratio)];
  if (!Q.isOne(Q.abs(sign)) || size.kind !== 'apply') return null;
  const u = size.args[0]!;
  const isPlus = Q.isOne(sign);
  if (size.name === 'tan') {
    const top = isPlus ? tidy(E.add(quarter, double(u))) : from(quarter, double(u));
    return { ...quotient(top, from(pi, double(u))), by: E.multiply(E.sqrt(E.two), c) };
  }
  if (size.name !== 'cos' && size.name !== 'sin') return null;
  // sin u is cos(π/2 − u), and 1 + cos v = ½·(2 sin((π − v)/2))², 1 − cos v = ½·(2 sin(v/2))².
  const v = size.name === 'cos' ? u : from(quarter, u);
  return { by: E.multiply(E.half, c), powers: [{ theta: isPlus ? from(pi, v) : v, power: two }] };
}

function ofSecantAnd(first: Expression, second: Expression): Sines | null {
  const c = E.number(E.coefficient(first));
  const [secant, ratio] = [E.divide(first, c), E.divide(second, c)];
  const [sign, tangent] = [E.coefficient(ratio), E.withoutCoefficient(ratio)];
  if (!Q.isOne(Q.abs(sign)) || tangent.kind !== 'apply' || secant.kind !== 'apply') return null;
  const u = secant.args[0]!;
  const isPair = ['csc cot', 'sec tan'].includes(`${secant.name} ${tangent.name}`);
  if (!isPair || !E.equal(u, tangent.args[0]!)) return null;
  const v = secant.name === 'csc' ? u : from(quarter, u);
  return { ...(Q.isOne(sign) ? quotient(from(pi, v), v) : quotient(v, from(pi, v))), by: c };
}

/** ∫ ln(g)/(p²x² + q²) dx by x = (q/p)·tan t, ∫ ln(g)/√(q² − p²x²) dx by x = (q/p)·sin t, where ln g becomes a logarithm of sines. */
export const logarithmBesideSquare: Rule = (f, context) => {
  const logarithm =
    f.kind === 'product' ? f.factors.find((one) => one.kind === 'apply' && one.name === 'ln') : undefined;
  const below = f.kind === 'product' ? f.factors.find((one) => one !== logarithm) : undefined;
  if (context.depth <= 0 || E.factorsOf(f).length !== 2 || logarithm === undefined || below?.kind !== 'power')
    return null;
  const parts = pureQuadratic(below.base, E.symbol(context.variable), context);
  if (parts === null) return null;
  if (parts.signs === '-+' && E.equal(below.exponent, E.number(Q.rational(-1, 2))))
    return trigonometricRadical(f, context);
  return parts.signs === '++' && E.equal(below.exponent, E.minusOne)
    ? byTangent(f, { logarithm, below, ...parts }, context)
    : null;
};

interface OverSquare {
  readonly logarithm: Expression;
  readonly below: Expression & { readonly kind: 'power' };
  readonly p: Expression;
  readonly q: Expression;
}

function byTangent(f: Expression, { logarithm, below, p, q }: OverSquare, context: Context): Step | null {
  const { variable } = context;
  const name = freeName(context.names, ['t', 'theta', 's']);
  const t = E.symbol(name);
  const g = E.product([E.divide(q, p), E.apply('tan', [t])]);
  const square = E.product([E.power(q, E.two), E.power(E.apply('sec', [t]), E.two)]);
  const withSquare = transform(logarithm, (node) => (E.equal(node, below.base) ? square : node));
  const inT = tidy(E.product([substitute(withSquare, { [variable]: g }), E.reciprocal(E.product([p, q]))]));
  const inner = withVariable(context, name);
  const step = inner.integrate(inT, inner);
  if (step === null) return null;
  const angle = E.apply('atan', [E.divide(E.product([p, E.symbol(variable)]), q)]);
  return integrated(f, wayBack(step.after.expression, name, angle), context, {
    rule: 'trigonometric substitution',
    says: `With ${variable} = ${toText(g)} the quotient d${variable}/(${toText(below.base)}) is d${name} but for a constant; at the end ${name} = ${toText(angle)}.`,
    with: { [variable]: g, [name]: angle },
    steps: [step],
  });
}
