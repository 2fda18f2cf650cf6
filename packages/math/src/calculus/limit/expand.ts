import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression, PowerNode } from '../../expression/expression.ts';
import { keyOf } from '../../expression/keys/key.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, some } from '../../expression/walk.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { derivativeOf } from '../derivative.ts';
import {
  addSeries,
  atZero,
  compose,
  constantSeries,
  cosineCoefficient,
  derivativeSeries,
  exponentialCoefficient,
  integralSeries,
  logarithmCoefficient,
  monomial,
  multiplySeries,
  powerSeries,
  type Scale,
  type Series,
  shift,
  sineCoefficient,
  splitLeading,
  sumSeries,
} from '../series.ts';
import { asymptotics, polygamma } from './asymptotic.ts';
import { internalSlope, unknownCoefficient } from './internal.ts';

/** What the expansion of one expression in powers of w needs to know. */
export interface Expansion extends Scale {
  readonly variable: string;
  /** ln w in terms of what w is made of. */
  readonly logarithm: Expression;
  /** The sign for large x of a coefficient, which may depend on x; null where it is not real. */
  readonly signOf: (coefficient: Expression) => -1 | 0 | 1 | null;
  /** A coefficient is divided by, or its logarithm taken: whoever watches for zeros may object. */
  readonly guard: (coefficient: Expression) => void;
  readonly done: Map<Expression, Series>;
}

/** The series in w of an expression prepared by `prepare.ts` and rewritten by `rewrite.ts`. */
export function expand(a: Expression, at: Expansion): Series {
  const known = at.done.get(a);
  if (known !== undefined) return known;
  at.charge(5);
  const series = expandNode(a, at);
  at.done.set(a, series);
  return series;
}

function expandNode(a: Expression, at: Expansion): Series {
  if (!contains(a, at.variable)) return constantSeries(a);
  switch (a.kind) {
    case 'symbol':
      return monomial(E.one, E.one);
    case 'sum':
      return sumSeries(
        a.terms.map((term) => expand(term, at)),
        at,
      );
    case 'product':
      return a.factors.map((factor) => expand(factor, at)).reduce((x, y) => multiplySeries(x, y, at));
    case 'power':
      return expandPower(a, at);
    case 'apply':
      return expandApply(a, at);
    default:
      return constantSeries(a);
  }
}

function expandPower({ base, exponent }: PowerNode, at: Expansion): Series {
  if (base.kind === 'constant' && base.name === 'e') return expandExponential(expand(exponent, at), at);
  if (contains(exponent, at.variable)) {
    return expandExponential(multiplySeries(expand(exponent, at), expandLogarithm(expand(base, at), at), at), at);
  }
  const whole = exponent.kind === 'number' && Q.isInteger(exponent.value);
  if (whole && Q.sign(exponent.value) > 0) return powerSeries(expand(base, at), exponent, at);
  return powerSeries(expand(base, at), exponent, at, (coefficient) => {
    at.guard(coefficient);
    if (whole) return E.power(coefficient, exponent);
    // (−c)^r on the negative axis is c^r·(−1)^r.
    return at.signOf(coefficient) === -1
      ? E.multiply(E.power(E.negate(coefficient), exponent), E.power(E.number(-1), exponent))
      : E.power(coefficient, exponent);
  });
}

function expandExponential(argument: Series, at: Expansion): Series {
  const { negative, constant: middle, positive } = atZero(argument, at);
  if (negative.terms.some(({ coefficient }) => !at.isZero(coefficient)))
    throw new Unfinished('undecided', 'an exponential grows faster than was found');
  const factor = at.isZero(middle) ? E.one : E.exp(middle);
  return shift(compose(exponentialCoefficient, positive, at), E.zero, factor);
}

/** ln(c·w^k·(1 + u)) = ln c + k·ln w + ln(1 + u) */
function expandLogarithm(argument: Series, at: Expansion): Series {
  const { leading, rest } = splitLeading(argument, at);
  at.guard(leading.coefficient);
  const negativeReal = at.signOf(leading.coefficient) === -1;
  const constantPart = negativeReal
    ? E.add(E.ln(E.negate(leading.coefficient)), E.multiply(E.constant('i'), E.constant('pi')))
    : lnOf(leading.coefficient);
  const first = E.add(constantPart, E.multiply(leading.exponent, at.logarithm));
  return addSeries(constantSeries(first), compose(logarithmCoefficient, rest, at), at);
}

/** ln(e^u) is u, for the real u that occur here. */
function lnOf(a: Expression): Expression {
  if (a.kind === 'power' && a.base.kind === 'constant' && a.base.name === 'e') return a.exponent;
  return E.ln(a);
}

function expandApply(a: ApplyNode, at: Expansion): Series {
  const { name } = a;
  if (name === 'polygamma') {
    const [order, z] = a.args;
    if (order?.kind === 'number' && Q.isInteger(order.value) && Q.sign(order.value) > 0)
      return expandPolygamma(Number(order.value.numerator), expand(z!, at), at);
    throw new Unfinished('undecided', 'a polygamma function of that order');
  }
  const [argument] = a.args;
  if (name === 'scaledZeta') return constantSeries(unknownCoefficient(E.symbol(`\u2020${keyOf(argument!)}`), 0));
  if (a.args.length !== 1) return expandSeveral(a, at);
  const series = expand(argument!, at);
  if (name === 'ln') return expandLogarithm(series, at);
  const { negative, constant: middle, positive } = atZero(series, at);
  const unbounded = negative.terms.some(({ coefficient }) => !at.isZero(coefficient));
  if (unbounded) return expandAtInfinity(name, series, at);
  if (name === 'sin' || name === 'cos') return circular(name, middle, positive, at);
  return expandAnalytic(a, argument!, middle, positive, series, at);
}

/** sin(c + u) = sin c·cos u + cos c·sin u */
function circular(name: 'sin' | 'cos', middle: Expression, positive: Series, at: Expansion): Series {
  const [s, c] = [compose(sineCoefficient, positive, at), compose(cosineCoefficient, positive, at)];
  if (at.isZero(middle)) return name === 'sin' ? s : c;
  const [sine, cosine] = [E.apply('sin', [middle]), E.apply('cos', [middle])];
  return name === 'sin'
    ? addSeries(shift(c, E.zero, sine), shift(s, E.zero, cosine), at)
    : addSeries(shift(c, E.zero, cosine), shift(s, E.zero, E.negate(sine)), at);
}

const integrable = new Set(['atan', 'asin', 'acos', 'erf', 'erfc', 'erfi', 'Si', 'Shi', 'fresnelS', 'fresnelC']);
const formal = E.symbol('\u2021');

/** f(c + u) for an f analytic at c: through its derivative where that is simpler than f, else by Taylor's series. */
function expandAnalytic(
  a: ApplyNode,
  argument: Expression,
  middle: Expression,
  positive: Series,
  series: Series,
  at: Expansion,
): Series {
  const { name } = a;
  const poles = gammaAtPole(name, argument, middle, at);
  if (poles !== null) return expand(poles, at);
  if (name === 'zeta' && at.isZero(E.subtract(middle, E.one))) return zetaAtPole(positive, at);
  const centre = at.isZero(middle) ? E.zero : middle;
  const known = aboutZero[name];
  if (known !== undefined && centre === E.zero) return compose(known, positive, at);
  if (integrable.has(name) && positive.terms.length > 0) {
    const slopeOf = derivativeOf(E.apply(name, [argument]), at.variable);
    if (slopeOf !== null && !(name.startsWith('a') && name !== 'atan' && isBranchPoint(centre, at)))
      return addSeries(
        constantSeries(E.apply(name, [centre])),
        integralSeries(derivativeThrough(name, argument, series, at)),
        at,
      );
  }
  return compose(
    taylorCoefficients((z) => ({ ...a, args: [z] }), centre, at),
    positive,
    at,
  );
}

/** Liₙ(u) = Σ u^j/jⁿ (DLMF 25.12.10). */
function polylogarithmAboutZero(n: number): (j: number) => Expression {
  return (j) => (j === 0 ? E.zero : E.number(Q.rational(1, j ** n)));
}

/** Power series whose coefficients the derivatives at 0 do not give: W(u) = Σ (−j)^(j−1)/j! u^j (DLMF 4.13.5), 6.6.2 and 6.6.6. */
const aboutZero: Readonly<Record<string, (j: number) => Expression>> = {
  W: (j) => (j === 0 ? E.zero : E.multiply(exponentialCoefficient(j), E.power(E.number(-j), E.number(j - 1)))),
  dilog: polylogarithmAboutZero(2),
  regularEi: (j) => (j === 0 ? E.zero : E.multiply(exponentialCoefficient(j), E.number(Q.rational(1, j)))),
  regularCi: (j) => (j === 0 ? E.zero : E.multiply(cosineCoefficient(j), E.number(Q.rational(1, j)))),
};

const isBranchPoint = (centre: Expression, at: Expansion): boolean =>
  at.isZero(E.subtract(E.power(centre, E.number(2)), E.one));

/** f′(g)·dg/dw as a series. */
function derivativeThrough(name: string, argument: Expression, series: Series, at: Expansion): Series {
  const outer = derivativeOf(E.apply(name, [formal]), formal.name);
  if (outer === null) throw new Unfinished('undecided', `${name} has no derivative that is known`);
  return multiplySeries(expand(substitute(outer, { [formal.name]: argument }), at), derivativeSeries(series), at);
}

function taylorCoefficients(
  f: (z: Expression) => Expression,
  centre: Expression,
  at: Expansion,
): (j: number) => Expression {
  const derivatives: Expression[] = [f(formal)];
  return (j) => {
    while (derivatives.length <= j) {
      at.charge(50);
      const next = slopeOf(derivatives[derivatives.length - 1]!);
      if (next === null) return unknownCoefficient(substitute(derivatives[0]!, { [formal.name]: centre }), j);
      derivatives.push(next);
    }
    const value = substitute(derivatives[j]!, { [formal.name]: centre });
    return E.product([exponentialCoefficient(j), value]);
  };
}

/** The derivative by the formal variable, of the internal functions too. */
function slopeOf(a: Expression): Expression | null {
  if (a.kind === 'sum') return sumOfKnown(a.terms.map(slopeOf));
  if (a.kind === 'product' && some(a, (node) => node.kind === 'apply' && node.name.startsWith('scaled')))
    return sumOfKnown(
      a.factors.map((factor, k) => {
        const derived = slopeOf(factor);
        return derived && E.product([derived, ...a.factors.filter((_, other) => other !== k)]);
      }),
    );
  if (a.kind === 'apply') {
    const own = internalSlope(a.name, a.args[0]!);
    if (own !== null) return own;
  }
  return derivativeOf(a, formal.name);
}

const sumOfKnown = (terms: readonly (Expression | null)[]): Expression | null =>
  terms.every((term) => term !== null) ? E.sum(terms) : null;

/** ζ(1 + u) = 1/u + γ + …, where γ = −ψ(1) (DLMF 25.2.4). */
function zetaAtPole(u: Series, at: Expansion): Series {
  const coefficient = (j: number) =>
    j === 0 ? E.negate(E.apply('digamma', [E.one])) : unknownCoefficient(E.apply('zeta', [E.add(E.one, formal)]), j);
  return addSeries(powerSeries(u, E.number(-1), at), compose(coefficient, u, at), at);
}

/** Γ and ψ at 0, −1, −2, …: shifted to 1 by Γ(z) = Γ(z + 1)/z and ψ(z) = ψ(z + 1) − 1/z. */
function gammaAtPole(name: string, z: Expression, middle: Expression, at: Expansion): Expression | null {
  if (name !== 'gamma' && name !== 'digamma') return null;
  const count = shiftsFromPole(middle, at);
  if (count === null) return null;
  const shifts = Array.from({ length: count }, (_, k) => E.add(z, E.number(k)));
  const shifted = E.apply(name, [E.add(z, E.number(shifts.length))]);
  return name === 'gamma'
    ? E.divide(shifted, E.product(shifts))
    : E.subtract(shifted, E.sum(shifts.map((one) => E.power(one, E.number(-1)))));
}

/** How often 1 is added to a pole 0, −1, −2, … until 1 is reached; null where there is none. */
function shiftsFromPole(middle: Expression, at: Expansion): number | null {
  if (middle.kind !== 'number' && !at.isZero(middle)) return null;
  const value = middle.kind === 'number' ? middle.value : Q.zero;
  const isPole = Q.isInteger(value) && Q.sign(value) <= 0;
  return isPole && typeof value.numerator === 'number' && value.numerator >= -100 ? 1 - value.numerator : null;
}

/** f(g) with g → +oo faster than any coefficient: the asymptotic series in 1/g. */
function expandAtInfinity(name: string, series: Series, at: Expansion): Series {
  const asymptotic = asymptotics[name];
  if (asymptotic === undefined) throw new Unfinished('undecided', `${name} of what grows without bound`);
  requirePositive(series, at);
  const inverse = powerSeries(series, E.number(-1), at);
  return addSeries(dominantSeries(name, series, at), compose(asymptotic.coefficient, inverse, at), at);
}

function requirePositive(series: Series, at: Expansion): void {
  const { leading } = splitLeading(series, at);
  if (at.signOf(leading.coefficient) !== 1)
    throw new Unfinished('undecided', 'an asymptotic series holds for large positive values only');
}

/** The part with logarithms, computed with the series itself. */
function dominantSeries(name: string, z: Series, at: Expansion): Series {
  const dominant = asymptotics[name]!.dominant(formal);
  const logarithm = () => expandLogarithm(z, at);
  const of = (a: Expression): Series => {
    if (!contains(a, formal.name)) return constantSeries(a);
    if (a.kind === 'symbol') return z;
    if (a.kind === 'sum') return sumSeries(a.terms.map(of), at);
    if (a.kind === 'product') return a.factors.map(of).reduce((x, y) => multiplySeries(x, y, at));
    return logarithm();
  };
  return of(dominant);
}

function expandPolygamma(order: number, z: Series, at: Expansion): Series {
  const { negative, constant: middle, positive } = atZero(z, at);
  if (negative.terms.some(({ coefficient }) => !at.isZero(coefficient))) {
    requirePositive(z, at);
    return compose(polygamma(order).coefficient, powerSeries(z, E.number(-1), at), at);
  }
  const shifts = shiftsFromPole(middle, at);
  if (shifts !== null) {
    // ψₙ(z) = ψₙ(z + 1) − (−1)ⁿ n!/z^(n+1) (DLMF 5.15.5), as often as it takes to reach 1.
    const shifted = Array.from({ length: shifts }, (_, k) => addSeries(z, constantSeries(E.number(k)), at));
    const poles = shifted.map((one) => shift(powerSeries(one, E.number(-1 - order), at), E.zero, poleOf(order)));
    const regular = expandPolygamma(order, addSeries(z, constantSeries(E.number(shifts)), at), at);
    return sumSeries([regular, ...poles], at);
  }
  return compose(
    (j) => E.product([exponentialCoefficient(j), E.apply('polygamma', [E.number(order + j), middle])]),
    positive,
    at,
  );
}

/** −(−1)ⁿ n! */
const poleOf = (n: number): Expression =>
  E.multiply(E.number(n % 2 === 0 ? -1 : 1), E.power(exponentialCoefficient(n), E.number(-1)));

/** A function of several arguments, one of which moves. */
function expandSeveral(a: ApplyNode, at: Expansion): Series {
  const dependentArguments = a.args.flatMap((arg, k) => (contains(arg, at.variable) ? [k] : []));
  if (dependentArguments.length !== 1) throw new Unfinished('undecided', `${a.name} of several moving arguments`);
  const index = dependentArguments[0]!;
  const { negative, constant: middle, positive } = atZero(expand(a.args[index]!, at), at);
  if (negative.terms.length > 0) throw new Unfinished('undecided', `${a.name} of what grows without bound`);
  const [order] = a.args;
  const isPolylogarithm = a.name === 'polylog' && order?.kind === 'number' && Q.isInteger(order.value);
  if (isPolylogarithm && index === 1 && Q.sign(order.value) > 0 && at.isZero(middle))
    return compose(polylogarithmAboutZero(Q.toNumber(order.value)), positive, at);
  const f = (z: Expression): Expression => ({ ...a, args: a.args.map((arg, k) => (k === index ? z : arg)) });
  return compose(taylorCoefficients(f, at.isZero(middle) ? E.zero : middle, at), positive, at);
}
