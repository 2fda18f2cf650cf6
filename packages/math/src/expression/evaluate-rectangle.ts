import * as Q from '../exact/rational.ts';
import type { Rectangle } from '../numeric/enclosure/rectangle.ts';
import * as R from '../numeric/enclosure/rectangle.ts';
import * as E from './build.ts';
import { evaluate, realConstants } from './evaluate.ts';
import type { Expression, PowerNode } from './expression.ts';
import type { Arithmetic, FunctionFacts } from './facts/fact.ts';
import { type ByFunction, byFormula, entryOf, facts } from './facts/table.ts';
import { reciprocalOfGamma } from './functions/reciprocal-gamma.ts';
import { nearestDouble } from './nearest-double.ts';

/** A rectangle of the complex plane to one that contains its image; null where the function may not be analytic and bounded on it. */
export type RectangleFunction = (z: Rectangle) => Rectangle | null;

/**
 * The expression in one variable as a function of rectangles (`numeric/enclosure/rectangle.ts`): a value proves that it is
 * analytic on the whole rectangle, and bounds it there. Of a real interval (height 0) it also bounds what bends or jumps.
 */
export function compileRectangle(a: Expression, variable: string): RectangleFunction {
  const image = compileUnbounded(a, variable);
  return (z) => bounded(image(z));
}

const bounded = (image: Rectangle | null): Rectangle | null => (image !== null && R.isBounded(image) ? image : null);

/** The same, of which a bound may be beyond the doubles: what is in the middle of an expression, such as the e^u of 1/(1 + e^u). */
function compileUnbounded(a: Expression, variable: string): RectangleFunction {
  switch (a.kind) {
    case 'number': {
      const value = Q.toNumber(a.value);
      const exact = Number.isFinite(value) && Q.equals(Q.fromNumber(value), a.value);
      return constantly(Number.isFinite(value) ? (exact ? R.point(value) : R.around(value)) : null);
    }
    case 'constant': {
      const value = realConstants[a.name];
      return constantly(Number.isFinite(value) ? R.around(value) : null);
    }
    case 'symbol':
      return a.name === variable ? (z) => z : constantly(null);
    case 'sum':
      return fold(a.terms, variable, R.add);
    case 'product':
      return fold(a.factors, variable, R.multiply);
    case 'power':
      return compilePower(a, variable);
    case 'apply': {
      if (a.name === 'rootre' || a.name === 'rootim') return constantly(realNumber(a));
      const [first, second] = a.args.map((arg) => compileRectangle(arg, variable));
      if (a.args.length === 2 && first && second) {
        const two = ofTwo[a.name];
        return two === undefined
          ? constantly(null)
          : (z) => {
              const [u, v] = [first(z), second(z)];
              return u === null || v === null ? null : two(u, v);
            };
      }
      const one = a.args.length === 1 ? rectangleFunctions.get(a.name) : undefined;
      return !one || !first ? constantly(null) : then(first, one);
    }
  }
}

/** A number by its digits; null where it has no real value. */
function realNumber(a: Expression): Rectangle | null {
  const value = nearestDouble(a);
  return Number.isFinite(value) ? R.around(value) : null;
}

const constantly =
  (value: Rectangle | null): RectangleFunction =>
  () =>
    value;

const then =
  (first: RectangleFunction, next: RectangleFunction): RectangleFunction =>
  (z) => {
    const u = first(z);
    return u === null ? null : next(u);
  };

function fold(
  parts: readonly Expression[],
  variable: string,
  combine: (a: Rectangle, b: Rectangle) => Rectangle | null,
): RectangleFunction {
  const compiled = parts.map((part) => compileUnbounded(part, variable));
  return (z) => {
    let total: Rectangle | null = null;
    for (const part of compiled) {
      const value = part(z);
      if (value === null) return null;
      total = total === null ? value : combine(total, value);
      if (total === null) return null;
    }
    return total;
  };
}

/** cosh(u)^(−n) as sech(u)^n, of which more is known where the cosine overflows, the same of sinh; null for any other power. */
function reciprocalFunction({ base, exponent }: PowerNode): PowerNode | null {
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value) || Q.sign(exponent.value) > 0) return null;
  if (base.kind !== 'apply' || (base.name !== 'cosh' && base.name !== 'sinh')) return null;
  const name = base.name === 'cosh' ? 'sech' : 'csch';
  return { kind: 'power', base: E.apply(name, base.args), exponent: E.number(Q.negate(exponent.value)) };
}

const maxSquarings = 4096;

function compilePower(node: PowerNode, variable: string): RectangleFunction {
  const { base, exponent } = node;
  const power = compileRectangle(exponent, variable);
  if (base.kind === 'constant' && base.name === 'e') return then(power, R.exponential);
  const inverted = reciprocalFunction(node);
  if (inverted !== null) return compilePower(inverted, variable);
  const of = compileUnbounded(base, variable);
  if (exponent.kind === 'number') {
    const n = Q.toNumber(exponent.value);
    const underGamma = reciprocalOfGamma(node);
    if (underGamma !== null && -n <= maxSquarings)
      return then(compileRectangle(underGamma, variable), (u) => {
        const value = reciprocalGamma(u);
        return value === null ? null : R.integerPower(value, -n);
      });
    if (Q.isInteger(exponent.value) && Math.abs(n) <= maxSquarings) return then(of, (u) => R.integerPower(u, n));
    return then(of, (u) =>
      u.height === 0 && u.low >= 0 && n > 0 ? rootOfInterval(u, n) : R.realPower(u, R.around(n)),
    );
  }
  return (z) => {
    const [u, w] = [of(z), power(z)];
    return u === null || w === null ? null : R.realPower(u, w);
  };
}

/** u^n for n > 0 is monotone, and has a value at 0 too. */
const rootOfInterval = ({ low, high }: Rectangle, n: number): Rectangle | null => {
  const [l, h] = [low ** n, high ** n];
  return Number.isFinite(h) ? R.interval(l * (1 - 1e-13), h * (1 + 1e-13)) : null;
};

const one = R.point(1);
const inverse = (f: RectangleFunction): RectangleFunction => then(f, R.reciprocal);
const squarePlus = (z: Rectangle, sign: 1 | -1, c: number): Rectangle | null => {
  const s = R.square(z);
  return s === null ? null : R.add(R.point(c), sign === 1 ? s : R.negate(s));
};
const rootReciprocal = (u: Rectangle | null): Rectangle | null => (u === null ? null : R.realPower(u, R.point(-0.5)));
const scaled = (u: Rectangle | null, by: number): Rectangle | null => (u === null ? null : R.multiply(u, R.around(by)));

const realFunction = (name: string) => {
  const at = E.apply(name, [E.symbol('x')]);
  return (x: number): number => evaluate(at, { x });
};

/** A function of which the slope is simple. */
const bySlope = (name: string, slope: RectangleFunction): RectangleFunction => {
  const value = realFunction(name);
  return (z) => R.byMeanValue(z, value, slope(z));
};

/** Monotone on its real domain: the two ends give a real interval, also where the slope has no bound. */
const monotone = (name: string, rising: boolean, inside: (x: number) => boolean, general: RectangleFunction) => {
  const value = realFunction(name);
  return (z: Rectangle): Rectangle | null => {
    if (z.height > 0 || !inside(z.low) || !inside(z.high)) return general(z);
    const [l, h] = rising ? [value(z.low), value(z.high)] : [value(z.high), value(z.low)];
    const noise = 1e-13;
    return Number.isFinite(l) && Number.isFinite(h)
      ? R.interval(l - noise * Math.abs(l), h + noise * Math.abs(h))
      : general(z);
  };
};

const arctangent = monotone(
  'atan',
  true,
  () => true,
  bySlope('atan', (z) => inverse((u) => squarePlus(u, 1, 1))(z)),
);
const unit = (x: number): boolean => Math.abs(x) <= 1;
const gaussian: RectangleFunction = (z) => {
  const s = R.square(z);
  return s === null ? null : scaled(R.exponential(R.negate(s)), 2 / Math.sqrt(Math.PI));
};
const erf = monotone('erf', true, () => true, bySlope('erf', gaussian));
const overArgument =
  (f: RectangleFunction): RectangleFunction =>
  (z) => {
    const [top, under] = [f(z), R.reciprocal(z)];
    return top === null || under === null ? null : R.multiply(top, under);
  };

/** |Γ(z)| ≤ Γ(Re z) for Re z > 0, and Γ is convex there: the greatest is at an end. */
function gamma(z: Rectangle): Rectangle | null {
  if (!(z.low > 0)) return null;
  const value = realFunction('gamma');
  const most = Math.max(value(z.low), value(z.high)) * (1 + 1e-12);
  return Number.isFinite(most) ? R.disc(most) : null;
}

/** Where Γ is least on the positive real line, and a bound of 1/Γ there. */
const [leastGammaAt, mostReciprocal] = [1.4616321449683622, 1.1291738854550063];
/** More than 1/Γ is where Γ is beyond the doubles. */
const belowDoubles = 1e-300;
/** So far to the left of 1 the factors are multiplied that 1/Γ has there. */
const mostFactors = 60;

/**
 * 1/Γ is entire. For x > 0, |Γ(x)/Γ(x + iy)|² = ∏ (1 + y²/(x + k)²) ≤ e^(y² Σ 1/(x + k)²) ≤ e^(y² (1/x + 1/x²)), and farther left
 * 1/Γ(z) = z (z + 1) … (z + m − 1)/Γ(z + m).
 */
function reciprocalGamma(z: Rectangle): Rectangle | null {
  const m = Math.max(0, Math.ceil(1 - z.low));
  if (!(m <= mostFactors)) return null;
  const value = realFunction('gamma');
  const [low, high] = [z.low + m, z.high + m];
  const atEnds = [1 / value(low), 1 / value(high)];
  const most = (low <= leastGammaAt && leastGammaAt <= high ? mostReciprocal : Math.max(...atEnds)) + belowDoubles;
  const outward = 1 + 1e-12;
  const right =
    z.height === 0
      ? R.interval(Math.min(...atEnds) / outward, most * outward)
      : R.disc(most * Math.exp((z.height ** 2 * (1 / low + 1 / low ** 2)) / 2) * outward);
  let total: Rectangle | null = Number.isFinite(right.high) ? right : null;
  for (let j = 0; j < m && total !== null; j++) {
    const factor = R.add(z, R.point(j));
    total = factor === null ? null : R.multiply(total, factor);
  }
  return total;
}

/** |ζ(z) − 1| ≤ ζ(Re z) − 1 for Re z > 1, where ζ falls on the real line. */
function zeta(z: Rectangle): Rectangle | null {
  if (!(z.low > 1)) return null;
  const value = realFunction('zeta');
  const most = value(z.low) * (1 + 1e-12);
  if (!Number.isFinite(most)) return null;
  if (z.height === 0) return R.interval(value(z.high) * (1 - 1e-12), most);
  return R.add(one, R.disc(most - 1));
}

/** Null where there is no enclosure, or it takes several arguments. */
const own: ByFunction<RectangleFunction | null, 'slopeBound'> = {
  sin: R.sine,
  cos: R.cosine,
  tan: R.tangent,
  cot: (z) => inverse(R.tangent)(z) ?? quotient(R.cosine(z), R.sine(z)),
  sinh: R.sinh,
  cosh: R.cosh,
  tanh: R.tanh,
  coth: inverse(R.tanh),
  sech: (z) => inverse(R.cosh)(z) ?? decaying(z, 1),
  csch: (z) => inverse(R.sinh)(z) ?? decaying(z, -1),
  ln: R.logarithm,
  atan: arctangent,
  asin: monotone(
    'asin',
    true,
    unit,
    bySlope('asin', (z) => rootReciprocal(squarePlus(z, -1, 1))),
  ),
  acos: monotone(
    'acos',
    false,
    unit,
    bySlope('acos', (z) => {
      const slope = rootReciprocal(squarePlus(z, -1, 1));
      return slope === null ? null : R.negate(slope);
    }),
  ),
  asinh: monotone(
    'asinh',
    true,
    () => true,
    bySlope('asinh', (z) => rootReciprocal(squarePlus(z, 1, 1))),
  ),
  acosh: monotone(
    'acosh',
    true,
    (x) => x >= 1,
    bySlope('acosh', (z) => (z.low > 1 ? rootReciprocal(squarePlus(z, 1, -1)) : null)),
  ),
  atanh: bySlope('atanh', (z) => inverse((u) => squarePlus(u, -1, 1))(z)),
  cbrt: (z) => (z.high < 0 ? minus(R.realPower(R.negate(z), R.around(1 / 3))) : R.realPower(z, R.around(1 / 3))),
  erf,
  erfc: (z) => {
    const value = erf(z);
    return value === null ? null : R.add(one, R.negate(value));
  },
  Ei: bySlope('Ei', (z) => (z.low > 0 || z.high < 0 ? overArgument(R.exponential)(z) : null)),
  Ci: bySlope('Ci', (z) => (z.low > 0 ? overArgument(R.cosine)(z) : null)),
  Chi: bySlope('Chi', (z) => (z.low > 0 ? overArgument(R.cosh)(z) : null)),
  li: bySlope('li', (z) => (z.low > 1 || (z.low > 0 && z.high < 1) ? inverse(R.logarithm)(z) : null)),
  gamma,
  abs: (z) => {
    if (z.low >= 0) return z;
    if (z.high <= 0) return R.negate(z);
    return z.height > 0 ? null : R.interval(0, Math.max(-z.low, z.high));
  },
  sign: (z) => {
    if (z.low > 0) return one;
    if (z.high < 0) return R.point(-1);
    return z.height > 0 ? null : R.interval(-1, 1);
  },
  heaviside: (z) => {
    if (z.low > 0) return one;
    if (z.high < 0) return R.point(0);
    return z.height > 0 ? null : R.interval(0, 1);
  },
  floor: stepped(Math.floor),
  ceil: stepped(Math.ceil),
  arg: null,
  re: null,
  im: null,
  conj: null,
  atan2: null,
  min: null,
  max: null,
  mod: null,
  gcd: null,
  lcm: null,
  rootre: null,
  rootim: null,
  lngamma: null,
  digamma: null,
  polygamma: null,
  beta: null,
  binomial: null,
  gammainc: null,
  kummerM: null,
  zeta,
  hurwitzZeta: null,
  erfi: null,
  dilog: null,
  clausen: null,
  higherClausen: null,
  polylog: null,
  W: null,
  lowerW: null,
  ellipticK: null,
  ellipticE: null,
  ellipticF: null,
  ellipticPi: null,
  besselJ: null,
  besselY: null,
  besselI: null,
  besselK: null,
};

const rectangles: Arithmetic<Rectangle | null> = {
  number: (value) => R.around(Q.toNumber(value)),
  add: (a, b) => a && b && R.add(a, b),
  multiply: (a, b) => a && b && R.multiply(a, b),
  power: (a, exponent) =>
    a && (Q.isMinusOne(exponent) ? R.reciprocal(a) : R.realPower(a, R.around(Q.toNumber(exponent)))),
  apply: (name, u) => u && (rectangleFunctions.get(name)?.(u) ?? null),
};

/** By the mean value where the slope has a bound, by the formula otherwise. */
function fromFacts(name: string, { slopeBound }: FunctionFacts): RectangleFunction {
  if (slopeBound === undefined) return (z) => byFormula<Rectangle | null>(name, rectangles, z) ?? null;
  const value = realFunction(name);
  return (z) => {
    const bound = slopeBound(z) * (1 + 1e-12);
    return Number.isFinite(bound) ? R.byMeanValue(z, value, R.disc(bound)) : null;
  };
}

const rectangleFunctions: ReadonlyMap<string, RectangleFunction> = new Map(
  [...facts].flatMap(([name, known]) => {
    const given = entryOf(own, name);
    return given === null ? [] : [[name, given ?? fromFacts(name, known)] as const];
  }),
);

function stepped(to: (x: number) => number): RectangleFunction {
  return (z) => {
    const [l, h] = [to(z.low), to(z.high)];
    return l === h || z.height === 0 ? R.interval(l, h) : null;
  };
}

const minus = (u: Rectangle | null): Rectangle | null => (u === null ? null : R.negate(u));
const quotient = (a: Rectangle | null, b: Rectangle | null): Rectangle | null =>
  a === null || b === null ? null : R.divide(a, b);

/** 2e^(−z)/(1 ± e^(−2z)) where the hyperbolic functions overflow. */
function decaying(z: Rectangle, sign: 1 | -1): Rectangle | null {
  if (z.high < 0) {
    const mirrored = decaying(R.negate(z), sign);
    return sign === 1 ? mirrored : minus(mirrored);
  }
  if (!(z.low > 0)) return null;
  const small = R.exponential(R.negate(z));
  const squared = small === null ? null : R.square(small);
  const bottom = squared === null ? null : R.add(one, sign === 1 ? squared : R.negate(squared));
  return scaled(quotient(small, bottom), 2);
}

const ofTwo: Readonly<Record<string, (a: Rectangle, b: Rectangle) => Rectangle | null>> = {
  min: (a, b) => least(a, b),
  max: (a, b) => minus(least(R.negate(a), R.negate(b))),
  besselJ: ofWholeOrder('besselJ', ({ height }) => height),
  besselI: ofWholeOrder('besselI', ({ low, high }) => Math.max(-low, high)),
  besselK: (order, z) => (order.low === order.high && order.height === 0 ? besselK(order.low, z) : null),
};

/**
 * J_n and I_n of whole orders by the mean value: as means of e^(i(nθ − z sin θ)) and e^(z cos θ) cos nθ (DLMF 10.9.2, 10.32.3) they and their slopes
 * are at most e^|Im z| and e^|Re z|.
 */
function ofWholeOrder(name: string, exponent: (z: Rectangle) => number) {
  return (order: Rectangle, z: Rectangle): Rectangle | null => {
    if (!(order.low === order.high && order.height === 0 && Number.isInteger(order.low))) return null;
    const bound = Math.exp(exponent(z)) * (1 + 1e-12);
    return Number.isFinite(bound) ? R.byMeanValue(z, besselAt(name, order.low), R.disc(bound)) : null;
  };
}

/** K_ν and its slope −(K_{ν−1} + K_{ν+1})/2 fall on the positive axis, and are no larger beside it (DLMF 10.32.9). */
function besselK(order: number, z: Rectangle): Rectangle | null {
  if (!(z.low > 0)) return null;
  const [below, above] = [order - 1, order + 1].map((nu) => besselAt('besselK', nu)(z.low));
  const bound = ((below! + above!) / 2) * (1 + 1e-12);
  return Number.isFinite(bound) ? R.byMeanValue(z, besselAt('besselK', order), R.disc(bound)) : null;
}

const besselAt = (name: string, order: number) => {
  const at = E.apply(name, [E.number(Q.fromNumber(order)), E.symbol('x')]);
  return (x: number): number => evaluate(at, { x });
};

function least(a: Rectangle, b: Rectangle): Rectangle | null {
  if (a.high <= b.low) return a;
  if (b.high <= a.low) return b;
  return a.height > 0 || b.height > 0 ? null : R.interval(Math.min(a.low, b.low), Math.min(a.high, b.high));
}
