import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Arithmetic } from '../expression/facts/fact.ts';
import { type ByFunction, byFormula, entryOf, type FunctionName } from '../expression/facts/table.ts';

/** The partial derivative of a function by one of its arguments, at the arguments. */
type Rule = (...args: Expression[]) => Expression;

const pi = E.constant('pi');
const zero = E.number(0);
const square = (a: Expression): Expression => E.power(a, E.two);
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);
const oneMinus = (a: Expression): Expression => E.subtract(E.one, a);
const inverseRoot = (a: Expression): Expression => E.power(a, E.number(Q.rational(-1, 2)));
const twoOverRootPi: Expression = E.product([E.two, inverseRoot(pi)]);
const digamma = (a: Expression): Expression => call('digamma', a);

/** DLMF 13.3.15; where b is a + 1, M is a·z^(−a) times the integral of t^(a − 1)·e^t, and needs no other M. */
const byArgumentOfKummer: Rule = (a, b, z) =>
  E.equal(E.subtract(b!, a!), E.one)
    ? E.divide(E.product([a!, E.subtract(E.exp(z!), call('kummerM', a!, b!, z!))]), z!)
    : E.product([a!, E.reciprocal(b!), call('kummerM', E.add(a!, E.one), E.add(b!, E.one), z!)]);

/** sqrt(1 − m sin²φ) */
const delta = (phi: Expression, m: Expression): Expression => E.sqrt(oneMinus(E.multiply(m, square(call('sin', phi)))));
const sinOfDouble = (phi: Expression): Expression => call('sin', E.multiply(E.two, phi));

/** DLMF 19.4 */
const byParameterOfF: Rule = (phi, m) =>
  E.sum([
    E.divide(call('ellipticE', phi!, m!), E.product([E.two, m!, oneMinus(m!)])),
    E.negate(E.divide(call('ellipticF', phi!, m!), E.multiply(E.two, m!))),
    E.negate(E.divide(sinOfDouble(phi!), E.product([E.number(4), oneMinus(m!), delta(phi!, m!)]))),
  ]);

const byCharacteristicOfPi: Rule = (n, phi, m) => {
  const sine2 = square(call('sin', phi!));
  const last = E.divide(
    E.product([n!, delta(phi!, m!), sinOfDouble(phi!)]),
    E.multiply(E.two, oneMinus(E.multiply(n!, sine2))),
  );
  const inner = E.sum([
    call('ellipticE', phi!, m!),
    E.product([E.subtract(m!, n!), E.reciprocal(n!), call('ellipticF', phi!, m!)]),
    E.product([E.subtract(square(n!), m!), E.reciprocal(n!), call('ellipticPi', n!, phi!, m!)]),
    E.negate(last),
  ]);
  return E.divide(inner, E.product([E.two, E.subtract(m!, n!), E.subtract(n!, E.one)]));
};

const byParameterOfPi: Rule = (n, phi, m) => {
  const last = E.divide(E.multiply(m!, sinOfDouble(phi!)), E.product([E.two, E.subtract(m!, E.one), delta(phi!, m!)]));
  const inner = E.sum([
    E.divide(call('ellipticE', phi!, m!), E.subtract(m!, E.one)),
    call('ellipticPi', n!, phi!, m!),
    E.negate(last),
  ]);
  return E.divide(inner, E.multiply(E.two, E.subtract(n!, m!)));
};

/** The complete integrals are the incomplete ones at φ = π/2, where the last terms vanish. */
const completePi: readonly Rule[] = [
  (n, m) => {
    const inner = E.sum([
      call('ellipticE', m!),
      E.product([E.subtract(m!, n!), E.reciprocal(n!), call('ellipticK', m!)]),
      E.product([E.subtract(square(n!), m!), E.reciprocal(n!), call('ellipticPi', n!, m!)]),
    ]);
    return E.divide(inner, E.product([E.two, E.subtract(m!, n!), E.subtract(n!, E.one)]));
  },
  (n, m) =>
    E.divide(
      E.add(E.divide(call('ellipticE', m!), E.subtract(m!, E.one)), call('ellipticPi', n!, m!)),
      E.multiply(E.two, E.subtract(n!, m!)),
    ),
];

/** The rules of functions, by argument; null for an argument whose derivative has no closed form. */
type Rules = { readonly [Name in FunctionName]?: readonly (Rule | null)[] };

/** Of complete elliptic integrals, which have an argument less. */
const complete: Rules = {
  ellipticE: [(m) => E.divide(E.subtract(call('ellipticE', m!), call('ellipticK', m!)), E.multiply(E.two, m!))],
  ellipticPi: completePi,
};

/** From w·e^w = u: w′ = w/(u·(w + 1)), on either branch. */
const slopeOfLambert =
  (name: 'W' | 'lowerW'): Rule =>
  (u) =>
    E.divide(call(name, u!), E.multiply(u!, E.add(call(name, u!), E.one)));

const elliptic = {
  ellipticK: [
    (m) =>
      E.divide(
        E.subtract(call('ellipticE', m!), E.multiply(oneMinus(m!), call('ellipticK', m!))),
        E.product([E.two, m!, oneMinus(m!)]),
      ),
  ],
  ellipticF: [(phi, m) => E.reciprocal(delta(phi!, m!)), byParameterOfF],
  ellipticE: [
    (phi, m) => delta(phi!, m!),
    (phi, m) => E.divide(E.subtract(call('ellipticE', phi!, m!), call('ellipticF', phi!, m!)), E.multiply(E.two, m!)),
  ],
  ellipticPi: [
    byCharacteristicOfPi,
    (n, phi, m) => E.reciprocal(E.multiply(oneMinus(E.multiply(n!, square(call('sin', phi!)))), delta(phi!, m!))),
    byParameterOfPi,
  ],
} satisfies Rules;

const elementary = {
  sin: [(u) => call('cos', u!)],
  cos: [(u) => E.negate(call('sin', u!))],
  tan: [(u) => square(call('sec', u!))],
  cot: [(u) => E.negate(square(call('csc', u!)))],
  sec: [(u) => E.multiply(call('sec', u!), call('tan', u!))],
  csc: [(u) => E.negate(E.multiply(call('csc', u!), call('cot', u!)))],
  asin: [(u) => inverseRoot(oneMinus(square(u!)))],
  acos: [(u) => E.negate(inverseRoot(oneMinus(square(u!))))],
  atan: [(u) => E.reciprocal(E.add(square(u!), E.one))],
  acot: [(u) => E.negate(E.reciprocal(E.add(square(u!), E.one)))],
  // With sqrt(1 − 1/u²) and not sqrt(u² − 1), so that they hold for negative u too.
  asec: [(u) => E.divide(inverseRoot(oneMinus(E.power(u!, E.number(-2)))), square(u!))],
  acsc: [(u) => E.negate(E.divide(inverseRoot(oneMinus(E.power(u!, E.number(-2)))), square(u!)))],
  sinh: [(u) => call('cosh', u!)],
  cosh: [(u) => call('sinh', u!)],
  tanh: [(u) => square(call('sech', u!))],
  coth: [(u) => E.negate(square(call('csch', u!)))],
  sech: [(u) => E.negate(E.multiply(call('sech', u!), call('tanh', u!)))],
  csch: [(u) => E.negate(E.multiply(call('csch', u!), call('coth', u!)))],
  asinh: [(u) => inverseRoot(E.add(square(u!), E.one))],
  acosh: [(u) => E.multiply(inverseRoot(E.subtract(u!, E.one)), inverseRoot(E.add(u!, E.one)))],
  atanh: [(u) => E.reciprocal(oneMinus(square(u!)))],
  acoth: [(u) => E.reciprocal(oneMinus(square(u!)))],
  asech: [(u) => E.divide(E.sqrt(E.divide(oneMinus(u!), E.add(u!, E.one))), E.multiply(u!, E.subtract(u!, E.one)))],
  acsch: [(u) => E.negate(E.divide(inverseRoot(E.add(E.power(u!, E.number(-2)), E.one)), square(u!)))],
  ln: [(u) => E.reciprocal(u!)],
  atan2: [
    (y, x) => E.divide(x!, E.add(square(x!), square(y!))),
    (y, x) => E.negate(E.divide(y!, E.add(square(x!), square(y!)))),
  ],
} satisfies Rules;

/** Of real arguments, and off the points where they jump or bend. */
const piecewise = {
  abs: [(u) => call('sign', u!)],
  sign: [() => zero],
  floor: [() => zero],
  ceil: [() => zero],
  heaviside: [() => zero],
  cbrt: [(u) => E.reciprocal(E.multiply(E.number(3), square(call('cbrt', u!))))],
  mod: [() => E.one, (a, b) => E.negate(call('floor', E.divide(a!, b!)))],
} satisfies Rules;

const named = {
  factorial: [(u) => E.multiply(call('factorial', u!), digamma(E.add(u!, E.one)))],
  gamma: [(u) => E.multiply(call('gamma', u!), digamma(u!))],
  lngamma: [(u) => digamma(u!)],
  digamma: [(u) => call('polygamma', E.one, u!)],
  polygamma: [null, (n, u) => call('polygamma', E.add(n!, E.one), u!)],
  beta: [
    (a, b) => E.multiply(call('beta', a!, b!), E.subtract(digamma(a!), digamma(E.add(a!, b!)))),
    (a, b) => E.multiply(call('beta', a!, b!), E.subtract(digamma(b!), digamma(E.add(a!, b!)))),
  ],
  binomial: [
    (n, k) =>
      E.multiply(
        call('binomial', n!, k!),
        E.subtract(digamma(E.add(n!, E.one)), digamma(E.sum([n!, E.negate(k!), E.one]))),
      ),
    (n, k) =>
      E.multiply(
        call('binomial', n!, k!),
        E.subtract(digamma(E.sum([n!, E.negate(k!), E.one])), digamma(E.add(k!, E.one))),
      ),
  ],
  gammainc: [null, (a, u) => E.negate(E.multiply(E.power(u!, E.subtract(a!, E.one)), E.exp(E.negate(u!))))],
  kummerM: [null, null, byArgumentOfKummer],
  hurwitzZeta: [null, (s, a) => E.negate(E.product([s!, call('hurwitzZeta', E.add(s!, E.one), a!)]))],
  erf: [(u) => E.multiply(twoOverRootPi, E.exp(E.negate(square(u!))))],
  erfc: [(u) => E.negate(E.multiply(twoOverRootPi, E.exp(E.negate(square(u!)))))],
  erfi: [(u) => E.multiply(twoOverRootPi, E.exp(square(u!)))],
  fresnelS: [(u) => call('sin', E.product([E.half, pi, square(u!)]))],
  fresnelC: [(u) => call('cos', E.product([E.half, pi, square(u!)]))],
  Ei: [(u) => E.divide(E.exp(u!), u!)],
  li: [(u) => E.reciprocal(E.ln(u!))],
  Si: [(u) => E.divide(call('sin', u!), u!)],
  Ci: [(u) => E.divide(call('cos', u!), u!)],
  Shi: [(u) => E.divide(call('sinh', u!), u!)],
  Chi: [(u) => E.divide(call('cosh', u!), u!)],
  dilog: [(u) => E.negate(E.divide(E.ln(oneMinus(u!)), u!))],
  clausen: [(u) => E.negate(E.ln(call('abs', E.multiply(E.two, call('sin', E.multiply(E.half, u!))))))],
  // Cl₁(θ) = −ln|2 sin(θ/2)|; a sine is minus the derivative of a cosine.
  higherClausen: [
    null,
    (n, u) => {
      const lower = call('higherClausen', E.add(n!, E.minusOne), u!);
      return n?.kind === 'number' && !Z.isEven(n.value.numerator) ? E.negate(lower) : lower;
    },
  ],
  polylog: [null, (n, u) => E.divide(call('polylog', E.add(n!, E.minusOne), u!), u!)],
  W: [slopeOfLambert('W')],
  lowerW: [slopeOfLambert('lowerW')],
} satisfies Rules;

/** C₀′ = ±C₁ and C_ν′ = (±C_{ν−1} ± C_{ν+1})/2 (DLMF 10.6.1, 10.6.3, 10.29.1, 10.29.3), which have a value at 0 too where C_ν has. */
const byArgumentOfBessel =
  (name: 'besselJ' | 'besselY' | 'besselI' | 'besselK', below: Expression, above: Expression): Rule =>
  (order, u) => {
    const next = E.multiply(above, call(name, E.add(order!, E.one), u!));
    if (E.equal(order!, zero)) return next;
    return E.multiply(E.half, E.add(E.multiply(below, call(name, E.subtract(order!, E.one), u!)), next));
  };

/** By the order no derivative is known in closed form. */
const bessel = {
  besselJ: [null, byArgumentOfBessel('besselJ', E.one, E.minusOne)],
  besselY: [null, byArgumentOfBessel('besselY', E.one, E.minusOne)],
  besselI: [null, byArgumentOfBessel('besselI', E.one, E.one)],
  besselK: [null, byArgumentOfBessel('besselK', E.minusOne, E.minusOne)],
} satisfies Rules;

/** Null where there is no rule, because no closed form is known (zeta) or there is none (gcd). */
const rules: ByFunction<readonly (Rule | null)[] | null> = {
  ...elementary,
  ...piecewise,
  ...named,
  ...elliptic,
  ...bessel,
  arg: null,
  re: null,
  im: null,
  conj: null,
  min: null,
  max: null,
  gcd: null,
  lcm: null,
  rootre: null,
  rootim: null,
  zeta: null,
};

const isComplete = (name: string, args: readonly Expression[]): boolean =>
  (name === 'ellipticE' && args.length === 1) || (name === 'ellipticPi' && args.length === 2);

/**
 * The partial derivative of f(args) by its argument number `index`, before the chain rule; null when no closed form is
 * known (zeta) or there is none (gcd).
 */
export function partialDerivative(name: string, args: readonly Expression[], index: number): Expression | null {
  const known = isComplete(name, args) ? complete : rules;
  const own = entryOf<readonly (Rule | null)[] | null>(known, name);
  if (own !== undefined) return own?.[index]?.(...args) ?? null;
  const [u] = args;
  return (u && byFormula(name, withSlopes, { value: u, slope: E.one })?.slope) ?? null;
}

/** A value and its derivative; null where that has no closed form. */
interface WithSlope {
  readonly value: Expression;
  readonly slope: Expression | null;
}

/** The derivative of a formula along with its value. */
const withSlopes: Arithmetic<WithSlope> = {
  number: (value) => ({ value: E.number(value), slope: zero }),
  add: (a, b) => ({ value: E.add(a.value, b.value), slope: a.slope && b.slope && E.add(a.slope, b.slope) }),
  multiply: (a, b) => ({
    value: E.multiply(a.value, b.value),
    slope: a.slope && b.slope && E.add(E.multiply(a.slope, b.value), E.multiply(a.value, b.slope)),
  }),
  power: (a, exponent) => ({
    value: E.power(a.value, E.number(exponent)),
    slope: a.slope && E.product([E.number(exponent), E.power(a.value, E.number(Q.subtract(exponent, Q.one))), a.slope]),
  }),
  apply: (name, a) => {
    const outer = partialDerivative(name, [a.value], 0);
    return { value: call(name, a.value), slope: outer && a.slope && E.multiply(outer, a.slope) };
  },
};

/** Functions that are real-linear in their argument, so that the derivative by a real variable goes inside. */
export const realLinear: ReadonlySet<string> = new Set(['re', 'im', 'conj']);
