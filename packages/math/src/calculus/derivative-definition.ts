import { coefficientsOf } from '../algebra/coefficients.ts';
import { multipliedOut } from '../algebra/expand.ts';
import { simplest } from '../algebra/simplify/simplify.ts';
import * as Q from '../exact/rational.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import * as E from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import type { Expression } from '../expression/expression.ts';
import { freeName } from '../expression/names/free-names.ts';
import type { ShownStep, Step, StepOperator } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { isPolynomial } from '../polynomial/convert.ts';
import { toText } from '../syntax/print-text.ts';
import { withThePoint } from './limit/steps-inner.ts';

/*
 * The derivative from its definition, as a first course does it: the difference quotient is brought to a form in which h is no divisor any
 * more, and there 0 is put in for h, where it is continuous. Polynomials are multiplied out, quotients get a common denominator, square
 * roots are multiplied by their conjugate.
 *
 * A sine, a cosine, an exponential and a logarithm are split until a standard limit stands there, which is known without derivatives:
 * sin h/h from areas in the unit circle, (eʰ − 1)/h and ln(1 + h)/h from the definition of e. h stays a divisor in these.
 *
 * Example: (√(x + h) − √x)/h is 1/(√(x + h) + √x), and with h = 0 that is 1/(2√x).
 */

/** The difference quotient without a divisor h, and how it came to be. */
interface Cancellation {
  readonly quotient: Expression;
  readonly rule: string;
  readonly says: string;
}

/** The steps from the definition to the slope; null where h cannot be cancelled by the rules of a first course. */
export function definitionSteps(f: Expression, variable: string, slope: Expression): readonly ShownStep[] | null {
  const h = E.symbol(freeName(new Set(freeSymbols(f)), ['h', 'k', 's']));
  const moved = (a: Expression) => substitute(a, { [variable]: E.add(E.symbol(variable), h) });
  const found = ofPolynomial(f, moved, h) ?? ofRoot(f, moved, h) ?? ofQuotient(f, moved, h);
  if (found === null) return byKnownLimits(f, { variable, h, moved, slope });
  const value = simplest(substitute(found.quotient, { [h.name]: E.zero }));
  if (compareNumerically(value, slope).verdict !== 'equal') return null;
  const limit: StepOperator = { name: 'limit', variable: h.name, to: E.zero };
  const secant = E.divide(E.subtract(moved(f), f), h);
  const steps: readonly Step[] = [
    definitionStep(f, variable, h, secant),
    {
      rule: found.rule,
      says: found.says,
      before: { expression: secant },
      after: { expression: found.quotient },
      steps: [],
    },
    {
      rule: 'direct substitution',
      says: `Nothing is divided by ${h.name} any more, so 0 is put in for ${h.name}.`,
      before: { operator: limit, expression: found.quotient },
      after: { expression: value },
      ...withThePoint({ variable: h.name, to: E.zero, value }, found.quotient),
      steps: [],
    },
  ];
  return withForm(steps, value, slope);
}

const definitionStep = (f: Expression, variable: string, h: Letter, secant: Expression): Step => ({
  rule: 'definition of the derivative',
  says: `The slope of the secant through the points at ${variable} and ${variable} + ${h.name}, as ${h.name} tends to 0.`,
  before: { operator: { name: 'derivative', variable, order: 1 }, expression: f },
  after: { operator: { name: 'limit', variable: h.name, to: E.zero }, expression: secant },
  steps: [],
});

function withForm(steps: readonly Step[], value: Expression, slope: Expression): readonly Step[] {
  if (E.equal(value, slope)) return steps;
  const says = 'The same in the form of the answer.';
  return [...steps, { rule: 'simplify', says, before: { expression: value }, after: { expression: slope }, steps: [] }];
}

type Letter = Expression & { readonly kind: 'symbol' };

type CancellationRule = (f: Expression, moved: (a: Expression) => Expression, h: Letter) => Cancellation | null;

/** Every term of the difference holds h. */
const dividedBy = (difference: Expression, h: Expression): Expression =>
  multipliedOut(E.multiply(multipliedOut(difference), E.power(h, E.number(-1))));

const ofPolynomial: CancellationRule = (f, moved, h) =>
  isPolynomial(f)
    ? {
        quotient: dividedBy(E.subtract(moved(f), f), h),
        rule: 'multiply out',
        says: `Above, everything is multiplied out; what holds no ${h.name} cancels, and ${h.name} is divided out of the rest.`,
      }
    : null;

/** √g: (√g₁ − √g)(√g₁ + √g) = g₁ − g. */
const ofRoot: CancellationRule = (f, moved, h) => {
  if (f.kind !== 'power' || !E.equal(f.exponent, E.half) || !isPolynomial(f.base)) return null;
  const sum = E.add(moved(f), f);
  return {
    quotient: E.divide(dividedBy(E.subtract(moved(f.base), f.base), h), sum),
    rule: 'multiply by the conjugate',
    says: `Above and below are multiplied by the sum of the roots; above, the roots go, and ${h.name} is divided out.`,
  };
};

/** p/q: (p₁q − pq₁)/(qq₁). */
const ofQuotient: CancellationRule = (f, moved, h) => {
  const factors = E.factorsOf(f);
  const below = factors.filter(isNegative);
  const p = E.product(factors.filter((one) => !below.includes(one)));
  const q = E.product(below.map((one) => E.power(one, E.number(-1))));
  if (below.length === 0 || !isPolynomial(p) || !isPolynomial(q)) return null;
  const above = dividedBy(E.subtract(E.multiply(moved(p), q), E.multiply(p, moved(q))), h);
  return {
    quotient: E.divide(above, E.multiply(q, moved(q))),
    rule: 'common denominator',
    says: `Both fractions get a common denominator; above, what holds no ${h.name} cancels, and ${h.name} is divided out.`,
  };
};

const isNegative = (a: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && Q.sign(a.exponent.value) < 0;

/** What a derivative from its definition is asked with. */
interface Definition {
  readonly variable: string;
  readonly h: Letter;
  readonly moved: (a: Expression) => Expression;
  readonly slope: Expression;
}

/** The difference quotient as a sum of what does not move with h, each times a quotient whose limit is known. */
interface Split {
  readonly rule: string;
  readonly says: string;
  readonly parts: readonly {
    readonly factor: Expression;
    readonly quotient: Expression;
    readonly limit: Expression;
    /** Which limit is known. */
    readonly known: string;
  }[];
}

/** The steps for a sine, a cosine, an exponential or a logarithm of a linear argument; null for other functions. */
function byKnownLimits(f: Expression, { variable, h, moved, slope }: Definition): readonly ShownStep[] | null {
  const split = splitOf(f, variable, h);
  if (split === null) return null;
  const { rule, says, parts } = split;
  const value = E.sum(parts.map(({ factor, limit }) => E.multiply(factor, limit)));
  if (compareNumerically(value, slope).verdict !== 'equal') return null;
  const limit: StepOperator = { name: 'limit', variable: h.name, to: E.zero };
  const secant = E.divide(E.subtract(moved(f), f), h);
  const quotient = E.sum(parts.map((one) => E.multiply(one.factor, one.quotient)));
  const known = parts.map(
    (one): Step => ({
      rule: 'standard limit',
      says: one.known,
      before: { operator: limit, expression: one.quotient },
      after: { expression: one.limit },
      steps: [],
    }),
  );
  const steps: readonly Step[] = [
    definitionStep(f, variable, h, secant),
    { rule, says, before: { expression: secant }, after: { expression: quotient }, steps: [] },
    {
      rule: 'known limit',
      says: `What holds no ${h.name} stays; ${parts.length === 1 ? 'the limit of the rest is' : 'the limits of the others are'} known.`,
      before: { operator: limit, expression: quotient },
      after: { expression: value },
      steps: known,
    },
  ];
  return withForm(steps, value, slope);
}

/** sin(a·x + b), cos(a·x + b), ln(a·x + b) and c^(a·x + b), times a constant. */
function splitOf(f: Expression, variable: string, h: Letter): Split | null {
  const factors = E.factorsOf(f);
  const constant = E.product(factors.filter((one) => !contains(one, variable)));
  const rest = factors.filter((one) => contains(one, variable));
  const [only] = rest;
  if (only === undefined || rest.length > 1) return null;
  const names = new Set([...freeSymbols(f), h.name]);
  const k = freeName(names, ['k', 't', 's']);
  const asked = { h, k, u: freeName(new Set([...names, k]), ['u', 'v', 'w']) };
  const split = ofPower(only, variable, asked) ?? ofLogarithm(only, variable, asked) ?? ofWave(only, variable, asked);
  if (split === null || E.equal(constant, E.one)) return split;
  const parts = split.parts.map((one) => ({ ...one, factor: E.multiply(constant, one.factor) }));
  return { ...split, parts };
}

/** h, and what the formulas call what is added and what it is added to. */
interface Letters {
  readonly h: Letter;
  readonly k: string;
  readonly u: string;
}

/** c^(u + k) = c^u·c^k */
function ofPower(f: Expression, variable: string, { h, k }: Letters): Split | null {
  if (f.kind !== 'power' || contains(f.base, variable)) return null;
  const a = slopeOf(f.exponent, variable);
  if (!a) return null;
  const step = E.multiply(a, h);
  // A negative number has powers at single exponents only.
  if (freeSymbols(f.base).length === 0 && signOfConstant(f.base) !== 1) return null;
  const power = toText(E.power(f.base, E.symbol(k)));
  const [rate, limit] = [E.ln(f.base), E.multiply(a, E.ln(f.base))];
  const known = `${saysKnown(`(${power} - 1)/${k}`, k, toText(rate))}${saysWith(k, step, h)}`;
  const quotient = E.divide(E.subtract(E.power(f.base, step), E.one), h);
  return {
    rule: 'laws of exponents',
    says: `A power of a sum is a product of powers, and what holds no ${h.name} is taken out.`,
    parts: [{ factor: f, quotient, limit, known }],
  };
}

/** ln(u + k) − ln(u) = ln(1 + k/u) */
function ofLogarithm(f: Expression, variable: string, { h, k }: Letters): Split | null {
  if (f.kind !== 'apply' || f.name !== 'ln') return null;
  const u = f.args[0]!;
  const a = slopeOf(u, variable);
  if (!a) return null;
  const share = E.divide(E.multiply(a, h), u);
  const quotient = E.divide(E.apply('ln', [E.add(E.one, share)]), h);
  const known = `${saysKnown(`ln(1 + ${k})/${k}`, k, '1')}${saysWith(k, share, h)}`;
  return {
    rule: 'laws of logarithms',
    says: 'The difference of two logarithms is the logarithm of the quotient.',
    parts: [{ factor: E.one, quotient, limit: E.divide(a, u), known }],
  };
}

/** The sine and the cosine of a sum. */
function ofWave(f: Expression, variable: string, { h, k, u }: Letters): Split | null {
  if (f.kind !== 'apply' || (f.name !== 'sin' && f.name !== 'cos')) return null;
  const inner = f.args[0]!;
  const a = slopeOf(inner, variable);
  if (!a) return null;
  const step = E.multiply(a, h);
  const [sine, cosine] = [E.apply('sin', [inner]), E.apply('cos', [inner])];
  const isSine = f.name === 'sin';
  const formula = isSine
    ? `sin(${u} + ${k}) = sin(${u})*cos(${k}) + cos(${u})*sin(${k})`
    : `cos(${u} + ${k}) = cos(${u})*cos(${k}) - sin(${u})*sin(${k})`;
  const put = saysWith(k, step, h);
  return {
    rule: 'trigonometric identities',
    says: `${formula}, with ${k} = ${toText(step)}.`,
    parts: [
      {
        factor: isSine ? cosine : E.negate(sine),
        quotient: E.divide(E.apply('sin', [step]), h),
        limit: a,
        known: `${saysKnown(`sin(${k})/${k}`, k, '1')}${put}`,
      },
      {
        factor: isSine ? sine : cosine,
        quotient: E.divide(E.subtract(E.apply('cos', [step]), E.one), h),
        limit: E.zero,
        known: `${saysKnown(`(cos(${k}) - 1)/${k}`, k, '0')}${put}`,
      },
    ],
  };
}

const saysKnown = (quotient: string, k: string, limit: string): string =>
  `${quotient} tends to ${limit} as ${k} tends to 0, which is known without derivatives.`;

/** What k is here, where it is not h itself. */
const saysWith = (k: string, step: Expression, h: Letter): string =>
  E.equal(step, h) ? '' : ` Here ${k} = ${toText(step)}: it is ${toText(E.divide(step, h))} times ${h.name}.`;

/** a of a·x + b; undefined where it is no linear expression in x. */
function slopeOf(u: Expression, variable: string): Expression | undefined {
  const coefficients = coefficientsOf(multipliedOut(u), variable);
  return coefficients?.length === 2 ? coefficients[1] : undefined;
}
