import * as Q from '../exact/rational.ts';
import {
  add,
  apply,
  constant,
  divide,
  exp,
  half,
  ln,
  minusOne,
  multiply,
  negate,
  number,
  one,
  power,
  product,
  reciprocal,
  sqrt,
  subtract,
  sum,
  two,
} from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Arithmetic } from '../expression/facts/fact.ts';
import { type ByFunction, byFormula, entryOf, type FunctionName } from '../expression/facts/table.ts';

/** The partial derivative of a function by one of its arguments, at the arguments. */
type Rule = (...args: Expression[]) => Expression;

const pi = constant('pi');
const zero = number(0);
const square = (a: Expression): Expression => power(a, two);
const call = (name: string, ...args: Expression[]): Expression => apply(name, args);
const oneMinus = (a: Expression): Expression => subtract(one, a);
const inverseRoot = (a: Expression): Expression => power(a, number(Q.rational(-1, 2)));
const twoOverRootPi: Expression = product([two, inverseRoot(pi)]);
const digamma = (a: Expression): Expression => call('digamma', a);

/** sqrt(1 − m sin²φ) */
const delta = (phi: Expression, m: Expression): Expression => sqrt(oneMinus(multiply(m, square(call('sin', phi)))));
const sinOfDouble = (phi: Expression): Expression => call('sin', multiply(two, phi));

/** DLMF 19.4 */
const byParameterOfF: Rule = (phi, m) =>
  sum([
    divide(call('ellipticE', phi!, m!), product([two, m!, oneMinus(m!)])),
    negate(divide(call('ellipticF', phi!, m!), multiply(two, m!))),
    negate(divide(sinOfDouble(phi!), product([number(4), oneMinus(m!), delta(phi!, m!)]))),
  ]);

const byCharacteristicOfPi: Rule = (n, phi, m) => {
  const sine2 = square(call('sin', phi!));
  const last = divide(product([n!, delta(phi!, m!), sinOfDouble(phi!)]), multiply(two, oneMinus(multiply(n!, sine2))));
  const inner = sum([
    call('ellipticE', phi!, m!),
    product([subtract(m!, n!), reciprocal(n!), call('ellipticF', phi!, m!)]),
    product([subtract(square(n!), m!), reciprocal(n!), call('ellipticPi', n!, phi!, m!)]),
    negate(last),
  ]);
  return divide(inner, product([two, subtract(m!, n!), subtract(n!, one)]));
};

const byParameterOfPi: Rule = (n, phi, m) => {
  const last = divide(multiply(m!, sinOfDouble(phi!)), product([two, subtract(m!, one), delta(phi!, m!)]));
  const inner = sum([
    divide(call('ellipticE', phi!, m!), subtract(m!, one)),
    call('ellipticPi', n!, phi!, m!),
    negate(last),
  ]);
  return divide(inner, multiply(two, subtract(n!, m!)));
};

/** The complete integrals are the incomplete ones at φ = π/2, where the last terms vanish. */
const completePi: readonly Rule[] = [
  (n, m) => {
    const inner = sum([
      call('ellipticE', m!),
      product([subtract(m!, n!), reciprocal(n!), call('ellipticK', m!)]),
      product([subtract(square(n!), m!), reciprocal(n!), call('ellipticPi', n!, m!)]),
    ]);
    return divide(inner, product([two, subtract(m!, n!), subtract(n!, one)]));
  },
  (n, m) =>
    divide(
      add(divide(call('ellipticE', m!), subtract(m!, one)), call('ellipticPi', n!, m!)),
      multiply(two, subtract(n!, m!)),
    ),
];

/** The rules of functions, by argument; null for an argument whose derivative has no closed form. */
type Rules = { readonly [Name in FunctionName]?: readonly (Rule | null)[] };

/** Of complete elliptic integrals, which have an argument less. */
const complete: Rules = {
  ellipticE: [(m) => divide(subtract(call('ellipticE', m!), call('ellipticK', m!)), multiply(two, m!))],
  ellipticPi: completePi,
};

const elliptic = {
  ellipticK: [
    (m) =>
      divide(
        subtract(call('ellipticE', m!), multiply(oneMinus(m!), call('ellipticK', m!))),
        product([two, m!, oneMinus(m!)]),
      ),
  ],
  ellipticF: [(phi, m) => reciprocal(delta(phi!, m!)), byParameterOfF],
  ellipticE: [
    (phi, m) => delta(phi!, m!),
    (phi, m) => divide(subtract(call('ellipticE', phi!, m!), call('ellipticF', phi!, m!)), multiply(two, m!)),
  ],
  ellipticPi: [
    byCharacteristicOfPi,
    (n, phi, m) => reciprocal(multiply(oneMinus(multiply(n!, square(call('sin', phi!)))), delta(phi!, m!))),
    byParameterOfPi,
  ],
} satisfies Rules;

const elementary = {
  sin: [(u) => call('cos', u!)],
  cos: [(u) => negate(call('sin', u!))],
  tan: [(u) => square(call('sec', u!))],
  cot: [(u) => negate(square(call('csc', u!)))],
  sec: [(u) => multiply(call('sec', u!), call('tan', u!))],
  csc: [(u) => negate(multiply(call('csc', u!), call('cot', u!)))],
  asin: [(u) => inverseRoot(oneMinus(square(u!)))],
  acos: [(u) => negate(inverseRoot(oneMinus(square(u!))))],
  atan: [(u) => reciprocal(add(square(u!), one))],
  acot: [(u) => negate(reciprocal(add(square(u!), one)))],
  // With sqrt(1 − 1/u²) and not sqrt(u² − 1), so that they hold for negative u too.
  asec: [(u) => divide(inverseRoot(oneMinus(power(u!, number(-2)))), square(u!))],
  acsc: [(u) => negate(divide(inverseRoot(oneMinus(power(u!, number(-2)))), square(u!)))],
  sinh: [(u) => call('cosh', u!)],
  cosh: [(u) => call('sinh', u!)],
  tanh: [(u) => square(call('sech', u!))],
  coth: [(u) => negate(square(call('csch', u!)))],
  sech: [(u) => negate(multiply(call('sech', u!), call('tanh', u!)))],
  csch: [(u) => negate(multiply(call('csch', u!), call('coth', u!)))],
  asinh: [(u) => inverseRoot(add(square(u!), one))],
  acosh: [(u) => multiply(inverseRoot(subtract(u!, one)), inverseRoot(add(u!, one)))],
  atanh: [(u) => reciprocal(oneMinus(square(u!)))],
  acoth: [(u) => reciprocal(oneMinus(square(u!)))],
  asech: [(u) => divide(sqrt(divide(oneMinus(u!), add(u!, one))), multiply(u!, subtract(u!, one)))],
  acsch: [(u) => negate(divide(inverseRoot(add(power(u!, number(-2)), one)), square(u!)))],
  ln: [(u) => reciprocal(u!)],
  atan2: [(y, x) => divide(x!, add(square(x!), square(y!))), (y, x) => negate(divide(y!, add(square(x!), square(y!))))],
} satisfies Rules;

/** Of real arguments, and off the points where they jump or bend. */
const piecewise = {
  abs: [(u) => call('sign', u!)],
  sign: [() => zero],
  floor: [() => zero],
  ceil: [() => zero],
  heaviside: [() => zero],
  cbrt: [(u) => reciprocal(multiply(number(3), square(call('cbrt', u!))))],
  mod: [() => one, (a, b) => negate(call('floor', divide(a!, b!)))],
} satisfies Rules;

const named = {
  factorial: [(u) => multiply(call('factorial', u!), digamma(add(u!, one)))],
  gamma: [(u) => multiply(call('gamma', u!), digamma(u!))],
  lngamma: [(u) => digamma(u!)],
  digamma: [(u) => call('polygamma', one, u!)],
  polygamma: [null, (n, u) => call('polygamma', add(n!, one), u!)],
  beta: [
    (a, b) => multiply(call('beta', a!, b!), subtract(digamma(a!), digamma(add(a!, b!)))),
    (a, b) => multiply(call('beta', a!, b!), subtract(digamma(b!), digamma(add(a!, b!)))),
  ],
  binomial: [
    (n, k) => multiply(call('binomial', n!, k!), subtract(digamma(add(n!, one)), digamma(sum([n!, negate(k!), one])))),
    (n, k) => multiply(call('binomial', n!, k!), subtract(digamma(sum([n!, negate(k!), one])), digamma(add(k!, one)))),
  ],
  gammainc: [null, (a, u) => negate(multiply(power(u!, subtract(a!, one)), exp(negate(u!))))],
  erf: [(u) => multiply(twoOverRootPi, exp(negate(square(u!))))],
  erfc: [(u) => negate(multiply(twoOverRootPi, exp(negate(square(u!)))))],
  erfi: [(u) => multiply(twoOverRootPi, exp(square(u!)))],
  fresnelS: [(u) => call('sin', product([half, pi, square(u!)]))],
  fresnelC: [(u) => call('cos', product([half, pi, square(u!)]))],
  Ei: [(u) => divide(exp(u!), u!)],
  li: [(u) => reciprocal(ln(u!))],
  Si: [(u) => divide(call('sin', u!), u!)],
  Ci: [(u) => divide(call('cos', u!), u!)],
  Shi: [(u) => divide(call('sinh', u!), u!)],
  Chi: [(u) => divide(call('cosh', u!), u!)],
  dilog: [(u) => negate(divide(ln(oneMinus(u!)), u!))],
  polylog: [null, (n, u) => divide(call('polylog', add(n!, minusOne), u!), u!)],
  W: [(u) => divide(call('W', u!), multiply(u!, add(call('W', u!), one)))],
} satisfies Rules;

/** Null where there is no rule, because no closed form is known (zeta) or there is none (gcd). */
const rules: ByFunction<readonly (Rule | null)[] | null> = {
  ...elementary,
  ...piecewise,
  ...named,
  ...elliptic,
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
  return (u && byFormula(name, withSlopes, { value: u, slope: one })?.slope) ?? null;
}

/** A value and its derivative; null where that has no closed form. */
interface WithSlope {
  readonly value: Expression;
  readonly slope: Expression | null;
}

/** The derivative of a formula along with its value. */
const withSlopes: Arithmetic<WithSlope> = {
  number: (value) => ({ value: number(value), slope: zero }),
  add: (a, b) => ({ value: add(a.value, b.value), slope: a.slope && b.slope && add(a.slope, b.slope) }),
  multiply: (a, b) => ({
    value: multiply(a.value, b.value),
    slope: a.slope && b.slope && add(multiply(a.slope, b.value), multiply(a.value, b.slope)),
  }),
  power: (a, exponent) => ({
    value: power(a.value, number(exponent)),
    slope: a.slope && product([number(exponent), power(a.value, number(Q.subtract(exponent, Q.one))), a.slope]),
  }),
  apply: (name, a) => {
    const outer = partialDerivative(name, [a.value], 0);
    return { value: call(name, a.value), slope: outer && a.slope && multiply(outer, a.slope) };
  },
};

/** Functions that are real-linear in their argument, so that the derivative by a real variable goes inside. */
export const realLinear: ReadonlySet<string> = new Set(['re', 'im', 'conj']);
