import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { multipliedOut } from '../../../algebra/expand.ts';
import { factor } from '../../../algebra/factor.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree } from '../context.ts';
import { radicalsIn } from '../rewrite.ts';
import { signOf } from '../sign.ts';
import { partners } from './conjugates.ts';
import { integratedAs, type Rule } from './rule.ts';

/*
 * √(c·u²) = √c·|u|, where a radicand is a square by an identity:
 *
 *     a + a·cos θ = 2a·cos²(θ/2)                      a − a·cos θ = 2a·sin²(θ/2)
 *     a ± a·sin θ = a·(sin(θ/2) ± cos(θ/2))²          a·cosh θ ± a = 2a·cosh²(θ/2), 2a·sinh²(θ/2)
 *                 = 2a·cos²(θ/2 ∓ π/4), below a fraction bar, where one function is easier than a sum
 *     a − a·sin²θ = a·cos²θ, a + a·tan²θ = a·sec²θ, and so on
 *     a polynomial of which every factor stands an even number of times
 *
 * What is left are absolute values, whose pieces are joined without jumps (`pieces/pieces.ts`): √(1 + cos x) is √2·|cos(x/2)|, and its antiderivative
 * 2·sin x/√(1 + cos x) would jump at every odd multiple of π. Below a fraction bar the zeros of u are poles, and nothing has to be joined.
 */

interface Square {
  /** c·u², c > 0 */
  readonly c: Expression;
  readonly u: Expression;
  readonly rule: string;
  readonly identity: string;
}

export const rootOfSquare: Rule = (f, context) => rewriteRoot(f, context, halfAngles, isAbove);
/** The same below a fraction bar, where others have shorter ways. */
export const rootOfSquareBelow: Rule = (f, context) => rewriteRoot(f, context, halfAnglesBelow, () => true);

function rewriteRoot(
  f: Expression,
  context: Context,
  identities: HalfAngleSquares,
  isMeant: (exponent: Q.Rational) => boolean,
): Step | null {
  const radicals = radicalsIn(f, context.variable);
  const radicand = radicals[0]?.base;
  const isOurs = (one: Expression) =>
    E.equal(E.baseOf(one), radicand!) && isHalf(E.exponentOf(one)) && isMeant(halfOf(E.exponentOf(one)));
  if (radicand === undefined || !radicals.every(isOurs)) return null;
  const square = squareOf(radicand, context, identities);
  if (square === null) return null;
  const { c, u, rule, identity } = square;
  const size = isPositive(u) ? u : E.apply('abs', [u]);
  const g = transform(f, (node) => {
    if (node.kind !== 'power' || !E.equal(node.base, radicand) || node.exponent.kind !== 'number') return node;
    const k = Q.multiply(node.exponent.value, Q.integerRational(2));
    const power =
      Q.sign(k) < 0 ? E.power(size, E.number(k)) : E.product([E.power(u, E.number(Q.subtract(k, Q.one))), size]);
    return E.product([E.power(c, node.exponent), power]);
  });
  const root = tidy(E.product([E.sqrt(c), size]));
  return integratedAs(f, tidy(g), context, {
    rule,
    says: `${identity}, so that ${toText(E.sqrt(radicand))} = ${toText(root)}.`,
  });
}

const isPositive = (u: Expression): boolean => u.kind === 'apply' && (u.name === 'cosh' || u.name === 'sech');

const isHalf = (exponent: Expression): boolean => exponent.kind === 'number' && exponent.value.denominator === 2;
const halfOf = (exponent: Expression): Q.Rational => (exponent.kind === 'number' ? exponent.value : Q.zero);
const isAbove = (exponent: Q.Rational): boolean => Q.sign(exponent) > 0;

const squareOf = (a: Expression, context: Context, identities: HalfAngleSquares): Square | null =>
  evenPower(a, context) ?? ofPolynomial(a, context) ?? ofHalfAngle(a, context, identities) ?? ofPartner(a, context);

/** A product of even powers of the variable, or of circular or hyperbolic functions. */
function evenPower(a: Expression, context: Context): Square | null {
  const factors = E.factorsOf(a);
  const powers = factors.filter((factor) => !isFree(factor, context));
  const c = E.product(factors.filter((factor) => isFree(factor, context)));
  const halves = powers.map((factor) => E.product([E.half, E.exponentOf(factor)]));
  const isFunction = (factor: Expression) => ['apply', 'symbol'].includes(E.baseOf(factor).kind);
  if (!powers.every(isFunction) || !halves.every(isNatural) || signOf(c) !== 1) return null;
  const u = E.product(powers.map((factor, k) => E.power(E.baseOf(factor), halves[k]!)));
  const isWritten = toText(a) === squareText(c, u);
  return { c, u, rule: 'radicals', identity: `${toText(a)} is ${isWritten ? 'a square' : squareText(c, u)}` };
}

/** A polynomial of which every factor stands an even number of times: x⁴ − 2x² + 1 = (x² − 1)². */
function ofPolynomial(a: Expression, { variable }: Context): Square | null {
  if (freeSymbols(a).some((name) => name !== variable) || coefficientsOf(multipliedOut(a), variable) === null)
    return null;
  const found = factor(a);
  if (!found.ok || Q.sign(found.value.content) < 0) return null;
  const { content, factors } = found.value;
  if (!factors.every(({ multiplicity }) => multiplicity % 2 === 0)) return null;
  const u = multipliedOut(E.product(factors.map((one) => E.power(one.factor, E.number(one.multiplicity / 2)))));
  const c = E.number(content);
  return { c, u, rule: 'radicals', identity: `${toText(a)} is ${squareText(c, u)}` };
}

const isNatural = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value) && Q.sign(a.value) > 0;

/** a ± a·cos θ, a ± a·sin θ and a·cosh θ ± a */
function ofHalfAngle(radicand: Expression, context: Context, identities: HalfAngleSquares): Square | null {
  const parts = binomial(radicand, context);
  const identity = parts?.power === 1 ? identities[parts.name] : undefined;
  if (parts === null || identity === undefined) return null;
  const half = tidy(E.product([E.half, parts.angle]));
  for (const sign of [1, -1] as const) {
    const [a, b] = identity.leads === 'function' ? [parts.b, parts.a] : [parts.a, parts.b];
    if (!E.equal(tidy(E.subtract(b, E.product([E.number(sign), a]))), E.zero) || signOf(a) !== 1) continue;
    const c = tidy(E.product([E.number(identity.factor), a]));
    const u = identity.root(half, sign);
    return { c, u, rule: 'half-angle identity', identity: `${toText(radicand)} = ${squareText(c, u)}` };
  }
  return null;
}

/** Which of a·(1 ± h), a·(h ± 1) is factor·a·root². */
interface HalfAngleSquare {
  readonly leads: 'number' | 'function';
  readonly factor: 1 | 2;
  readonly root: (half: Expression, sign: 1 | -1) => Expression;
}

type HalfAngleSquares = Readonly<Record<string, HalfAngleSquare>>;

const halfAngles: HalfAngleSquares = {
  cos: { leads: 'number', factor: 2, root: (half, sign) => E.apply(sign === 1 ? 'cos' : 'sin', [half]) },
  sin: {
    leads: 'number',
    factor: 1,
    root: (half, sign) => E.add(E.apply('sin', [half]), E.product([E.number(sign), E.apply('cos', [half])])),
  },
  cosh: { leads: 'function', factor: 2, root: (half, sign) => E.apply(sign === 1 ? 'cosh' : 'sinh', [half]) },
};

const quarterOfPi = E.product([E.number(Q.rational(1, 4)), E.constant('pi')]);
const halfAnglesBelow: HalfAngleSquares = {
  ...halfAngles,
  sin: {
    leads: 'number',
    factor: 2,
    root: (half, sign) => E.apply('cos', [E.subtract(half, E.product([E.number(sign), quarterOfPi]))]),
  },
};

/** a − a·sin²θ and the like */
function ofPartner(radicand: Expression, context: Context): Square | null {
  const parts = binomial(radicand, context);
  const partner = parts === null ? undefined : partners[parts.name];
  if (parts === null || parts.power !== 2 || partner === undefined) return null;
  const [name, s0, s1] = partner;
  const c = tidy(E.product([E.number(s0), parts.a]));
  if (!E.equal(tidy(E.subtract(parts.b, E.product([E.number(s1), c]))), E.zero) || signOf(c) !== 1) return null;
  const u = E.apply(name, [parts.angle]);
  return { c, u, rule: 'Pythagorean identity', identity: `${toText(radicand)} = ${squareText(c, u)}` };
}

const squareText = (c: Expression, u: Expression): string => toText(E.product([c, E.power(u, E.two)]));

/** a + b·h(angle)^power of a sum of these two. */
function binomial(radicand: Expression, context: Context) {
  const terms = radicand.kind === 'sum' ? radicand.terms : [];
  const dependentTerms = terms.filter((term) => !isFree(term, context));
  const functions = E.factorsOf(dependentTerms[0] ?? E.one).filter((factor) => contains(factor, context.variable));
  const [only] = functions;
  if (dependentTerms.length !== 1 || functions.length !== 1 || only === undefined) return null;
  const [base, exponent] = [E.baseOf(only), E.exponentOf(only)];
  const power = [1, 2].find((one) => E.equal(exponent, E.number(one)));
  if (base.kind !== 'apply' || base.args.length !== 1 || power === undefined) return null;
  const a = E.sum(terms.filter((term) => term !== dependentTerms[0]));
  const b = E.product(E.factorsOf(dependentTerms[0]!).filter((factor) => factor !== only));
  return { a, b, power, name: base.name, angle: base.args[0]! };
}
