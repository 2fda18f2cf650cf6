import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { lettering } from '../../../expression/names/free-names.ts';
import type { StepParts } from '../../../expression/step.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { type Context, isFree } from '../context.ts';
import { integrated, type Rule } from './rule.ts';
import { squareRootOfPositive } from './square-root-of.ts';

/*
 * The table of basic integrals that stands inside the cover of a textbook. Each entry is one formula in the variable itself; an
 * argument a·x + b is reached by a substitution.
 */

interface Entry {
  /** The formula, for the reader. */
  readonly formula: string;
  readonly F: Expression;
  readonly with?: StepParts;
}

/** The rule of the table: a leaf of every explanation. */
export const basicIntegral: Rule = (f, context) => {
  const entry = entryFor(f, context);
  if (entry === null) return null;
  return integrated(f, entry.F, context, {
    rule: 'basic integral',
    says: () => `The table of integrals has ${lettering(context.names).formula(entry.formula)}.`,
    ...(entry.with && { with: relettered(entry.with, context) }),
  });
};

const relettered = (parts: StepParts, { names }: Context): StepParts =>
  Object.fromEntries(Object.entries(parts).map(([usual, value]) => [lettering(names).of(usual), value]));

/** The entry of the table for exactly this integrand. */
export function entryFor(f: Expression, context: Context): Entry | null {
  const x = E.symbol(context.variable);
  if (isFree(f, context)) return { formula: '∫ c dx = c·x', F: E.product([f, x]) };
  if (f.kind === 'symbol') return powerRule(E.one, x);
  if (f.kind === 'apply') return f.args.length === 1 && E.equal(f.args[0]!, x) ? ofFunction(f.name, x) : null;
  if (f.kind === 'product') return ofTwoFunctions(f.factors, x);
  return f.kind === 'power' ? ofPower(f.base, f.exponent, x, context) : null;
}

const call = (name: string, u: Expression): Expression => E.apply(name, [u]);
const absolute = (u: Expression): Expression => E.ln(call('abs', u));

const functions: Readonly<Record<string, readonly [string, (x: Expression) => Expression]>> = {
  sin: ['∫ sin x dx = −cos x', (x) => E.negate(call('cos', x))],
  cos: ['∫ cos x dx = sin x', (x) => call('sin', x)],
  sec: ['∫ sec x dx = ln|sec x + tan x|', (x) => absolute(E.add(call('sec', x), call('tan', x)))],
  csc: ['∫ csc x dx = −ln|csc x + cot x|', (x) => E.negate(absolute(E.add(call('csc', x), call('cot', x))))],
  sinh: ['∫ sinh x dx = cosh x', (x) => call('cosh', x)],
  cosh: ['∫ cosh x dx = sinh x', (x) => call('sinh', x)],
  sech: ['∫ sech x dx = atan(sinh x)', (x) => call('atan', call('sinh', x))],
  csch: ['∫ csch x dx = ln|tanh(x/2)|', (x) => absolute(call('tanh', E.multiply(E.half, x)))],
  sign: ['∫ sign x dx = |x|', (x) => call('abs', x)],
  abs: ['∫ |x| dx = x·|x|/2', (x) => E.product([E.half, x, call('abs', x)])],
};

const squares: Readonly<Record<string, readonly [string, (x: Expression) => Expression]>> = {
  sec: ['∫ sec² x dx = tan x', (x) => call('tan', x)],
  csc: ['∫ csc² x dx = −cot x', (x) => E.negate(call('cot', x))],
  sech: ['∫ sech² x dx = tanh x', (x) => call('tanh', x)],
  csch: ['∫ csch² x dx = −coth x', (x) => E.negate(call('coth', x))],
};

const pairs: readonly (readonly [string, string, string, (x: Expression) => Expression])[] = [
  ['sec', 'tan', '∫ sec x·tan x dx = sec x', (x) => call('sec', x)],
  ['csc', 'cot', '∫ csc x·cot x dx = −csc x', (x) => E.negate(call('csc', x))],
  ['sech', 'tanh', '∫ sech x·tanh x dx = −sech x', (x) => E.negate(call('sech', x))],
  ['csch', 'coth', '∫ csch x·coth x dx = −csch x', (x) => E.negate(call('csch', x))],
];

function ofFunction(name: string, x: Expression): Entry | null {
  const known = functions[name];
  return known === undefined ? null : { formula: known[0], F: known[1](x) };
}

function ofTwoFunctions(factors: readonly Expression[], x: Expression): Entry | null {
  if (factors.length !== 2) return null;
  const has = (name: string) => factors.some((one) => E.equal(one, call(name, x)));
  const known = pairs.find(([first, second]) => has(first) && has(second));
  return known === undefined ? null : { formula: known[2], F: known[3](x) };
}

function ofPower(base: Expression, exponent: Expression, x: Expression, context: Context): Entry | null {
  if (E.equal(base, x)) return isFree(exponent, context) ? powerRule(exponent, x) : null;
  if (E.equal(exponent, x) && isFree(base, context)) return exponential(base, x);
  if (base.kind === 'apply' && E.equal(exponent, E.two) && E.equal(base.args[0]!, x)) {
    const known = squares[base.name];
    return known === undefined ? null : { formula: known[0], F: known[1](x) };
  }
  return ofQuadratic(base, exponent, x, context);
}

function powerRule(n: Expression, x: Expression): Entry {
  if (E.equal(n, E.minusOne)) return { formula: '∫ 1/x dx = ln|x|', F: absolute(x) };
  const next = E.add(n, E.one);
  return {
    formula: '∫ x^n dx = x^(n + 1)/(n + 1) for n ≠ −1',
    F: E.divide(E.power(x, next), next),
    with: { n },
  };
}

function exponential(a: Expression, x: Expression): Entry {
  if (E.equal(a, E.constant('e'))) return { formula: '∫ e^x dx = e^x', F: E.power(a, x) };
  return { formula: '∫ a^x dx = a^x/ln(a)', F: E.divide(E.power(a, x), E.ln(a)), with: { a } };
}

/** 1/(p·x² + q) and 1/√(p·x² + q), by the signs of p and q. */
function ofQuadratic(base: Expression, exponent: Expression, x: Expression, context: Context): Entry | null {
  const isInverse = E.equal(exponent, E.minusOne);
  if (!isInverse && !E.equal(exponent, E.number(Q.rational(-1, 2)))) return null;
  const parts = pureQuadratic(base, x, context) ?? (isInverse ? plusPositive(base, x, context) : null);
  if (parts === null) return isInverse ? null : rootOfAnySign(base, x, context);
  const { p, q, signs } = parts;
  const a = E.divide(q, p);
  const scaled = E.divide(x, a);
  const by = E.reciprocal(isInverse ? E.multiply(p, q) : p);
  const entry = (formula: string, F: Expression): Entry => ({ formula, F: E.product([by, F]), with: { a } });
  if (isInverse) {
    if (signs === '++') return entry('∫ 1/(x² + a²) dx = atan(x/a)/a', call('atan', scaled));
    // With rational zeros the denominator has two factors, and partial fractions.
    if (p.kind === 'number' && q.kind === 'number') return null;
    const logarithm = absolute(E.divide(E.subtract(E.multiply(p, x), q), E.add(E.multiply(p, x), q)));
    const sign = E.number(signs === '+-' ? 1 : -1);
    return entry('∫ 1/(x² − a²) dx = ln|(x − a)/(x + a)|/(2a)', E.product([sign, E.half, logarithm]));
  }
  if (signs === '++') return entry('∫ 1/√(x² + a²) dx = asinh(x/a)', call('asinh', scaled));
  if (signs === '-+') return entry('∫ 1/√(a² − x²) dx = asin(x/a)', call('asin', scaled));
  const root = E.sqrt(base);
  return entry('∫ 1/√(x² − a²) dx = ln|x + √(x² − a²)|', absolute(E.add(E.multiply(p, x), root)));
}

/** 1/√(p²x² + c) with letters in c: the logarithm holds for both signs of it. */
function rootOfAnySign(base: Expression, x: Expression, context: Context): Entry | null {
  const terms = squareAndRest(base, x, context);
  const p = terms === null ? null : squareRootOfPositive(terms.by);
  if (terms === null || p?.sign !== 1 || freeSymbols(terms.rest).length === 0) return null;
  return {
    formula: '∫ 1/√(x² + c) dx = ln|x + √(x² + c)|',
    F: E.product([E.reciprocal(p.root), absolute(E.add(E.multiply(p.root, x), E.sqrt(base)))]),
    with: { c: E.divide(terms.rest, terms.by) },
  };
}

interface PureQuadratic {
  readonly p: Expression;
  readonly q: Expression;
  readonly signs: '++' | '+-' | '-+';
}

/** ±p²·x² ± q² with the roots p, q > 0 written out; null for anything else. */
export function pureQuadratic(a: Expression, x: Expression, context: Context): PureQuadratic | null {
  const terms = squareAndRest(a, x, context);
  if (terms === null) return null;
  const [p, q] = [squareRootOfPositive(terms.by), squareRootOfPositive(terms.rest)];
  if (p === null || q === null || (p.sign < 0 && q.sign < 0)) return null;
  return { p: p.root, q: q.root, signs: p.sign < 0 ? '-+' : q.sign < 0 ? '+-' : '++' };
}

/** x² + s with letters in s whose sign is not seen, as a − 1 or (a − b)·(a + b), taken for positive. */
function plusPositive(a: Expression, x: Expression, context: Context): PureQuadratic | null {
  const terms = squareAndRest(a, x, context);
  if (terms?.by.kind !== 'number' || freeSymbols(terms.rest).length === 0) return null;
  const p = squareRootOfPositive(terms.by);
  return p === null ? null : { p: p.root, q: E.sqrt(terms.rest), signs: p.sign < 0 ? '-+' : '++' };
}

/** The coefficient of x² and what is added to it; null for what is not of this form. */
function squareAndRest(a: Expression, x: Expression, context: Context): { by: Expression; rest: Expression } | null {
  if (a.kind !== 'sum') return null;
  const dependentTerms = a.terms.filter((term) => !isFree(term, context));
  const [square] = dependentTerms;
  if (dependentTerms.length !== 1 || square === undefined) return null;
  const by = E.divide(square, E.power(x, E.two));
  return isFree(by, context) ? { by, rest: E.sum(a.terms.filter((term) => term !== square)) } : null;
}
