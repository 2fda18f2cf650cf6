import { rootsInRadicals } from '../../algebra/roots/radicals.ts';
import { simplify } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import { writtenOut } from '../../expression/arithmetic.ts';
import * as E from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { entryOf, type FunctionName } from '../../expression/facts/table.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial } from '../../polynomial/univariate/factor.ts';
import { quotientOf } from '../sums/numeric-shape.ts';
import { linearIn } from '../sums/shape.ts';

/*
 * Where a function may cease to be analytic, seen from 0 along straight ways: where something that is divided by, or stands in a
 * logarithm or under a root, is 0, and so on for the other functions. What is found are candidates: 1/x for sin(x)/x is none in
 * truth. Functions that have no such list give null: nothing is said then.
 */

/** A place at which the function may be singular, exactly and as a complex number. */
export interface Candidate {
  readonly place: Expression;
  readonly value: C.Complex;
}

type Zero = 'pole' | 'branch';

/** What must not be 0, of the argument of a function; what has a formula is looked at in that. */
const forbidden: Readonly<Partial<Record<FunctionName, (u: Expression) => readonly (readonly [Expression, Zero])[]>>> =
  {
    sin: () => [],
    cos: () => [],
    sinh: () => [],
    cosh: () => [],
    erf: () => [],
    erfc: () => [],
    erfi: () => [],
    Si: () => [],
    Shi: () => [],
    fresnelS: () => [],
    fresnelC: () => [],
    ln: (u) => [[u, 'branch']],
    asin: (u) => [[E.subtract(E.one, E.power(u, E.two)), 'branch']],
    acos: (u) => [[E.subtract(E.one, E.power(u, E.two)), 'branch']],
    atan: (u) => [[E.add(E.one, E.power(u, E.two)), 'branch']],
    asinh: (u) => [[E.add(E.one, E.power(u, E.two)), 'branch']],
    atanh: (u) => [[E.subtract(E.one, E.power(u, E.two)), 'branch']],
    gamma: (u) => lattice(u),
    digamma: (u) => lattice(u),
  };

/** Whether a function comes back to its value wherever its argument goes round. */
export function isSingleValued(name: string): boolean {
  const zeros = entryOf(forbidden, name)?.(E.symbol('u'));
  return zeros?.every(([, kind]) => kind === 'pole') ?? false;
}

const reach = 12;
const lattice = (u: Expression): readonly (readonly [Expression, Zero])[] =>
  Array.from({ length: reach }, (_, k) => [E.add(u, E.number(k)), 'pole'] as const);

/** All places at which the function may be singular. */
export interface Candidates {
  readonly places: readonly Candidate[];
  /** What must not meet the negative axis on the way, for the principal values to be the continued ones. */
  readonly branching: readonly Expression[];
}

/** The candidates that come first from 0, all that are known; null where they are not known. */
export function candidatesOf(g: Expression, w: string): Candidates | null {
  const found: Candidate[] = [];
  const branching: Expression[] = [];
  const visit = (a: Expression): boolean => {
    if (!contains(a, w)) return true;
    switch (a.kind) {
      case 'symbol':
        return true;
      case 'sum':
        return a.terms.every(visit);
      case 'product':
        return a.factors.every(visit);
      case 'power': {
        if (!visit(a.base) || !visit(a.exponent)) return false;
        if (a.base.kind === 'constant' && a.base.name === 'e') return true;
        const whole = a.exponent.kind === 'number' && Q.isInteger(a.exponent.value);
        if (whole && Q.sign(a.exponent.value) > 0) return true;
        return note(a.base, whole ? 'pole' : 'branch');
      }
      case 'apply': {
        const [u] = a.args;
        const zeros = a.args.length === 1 ? entryOf(forbidden, a.name) : undefined;
        const written = a.args.length === 1 ? writtenOut(a.name, u!) : undefined;
        if (zeros === undefined) return written !== undefined && visit(written);
        if (u === undefined || !visit(u)) return false;
        return zeros(u).every(([one, kind]) => note(one, kind));
      }
      default:
        return false;
    }
  };
  const note = (u: Expression, kind: Zero): boolean => {
    if (!contains(u, w)) return true;
    if (kind === 'branch') branching.push(u);
    const zeros = zerosOf(u, w);
    if (zeros === null) return false;
    for (const place of zeros) {
      const value = evaluateComplex(place);
      if (!Number.isFinite(value.re) || !Number.isFinite(value.im)) return false;
      found.push({ place, value });
    }
    return true;
  };
  return visit(g) ? { places: found, branching } : null;
}

/** The zeros of u next to 0 (all of a polynomial); null where they are not known. */
function zerosOf(u: Expression, w: string): readonly Expression[] | null {
  if (freeSymbols(u).some((name) => name !== w)) return null;
  if (u.kind === 'product') return zerosOfAll(u.factors, w);
  if (u.kind === 'power' && u.exponent.kind === 'number') return Q.sign(u.exponent.value) > 0 ? zerosOf(u.base, w) : [];
  const linear = linearIn(u, w);
  if (linear !== null && !E.equal(linear.slope, E.zero)) return [quotient(E.negate(linear.constant), linear.slope)];
  if (u.kind === 'apply') return zerosOfFunction(u.name, u.args[0]!, w);
  return zerosOfQuotient(u, w) ?? zerosOfPeriodic(u, w);
}

function zerosOfAll(factors: readonly Expression[], w: string): readonly Expression[] | null {
  const all = factors.map((factor) => (contains(factor, w) ? zerosOf(factor, w) : []));
  return all.every((one) => one !== null) ? all.flat() : null;
}

const quotient = (a: Expression, b: Expression): Expression => {
  const found = simplify(E.divide(a, b));
  return found.ok ? found.value.expression : E.divide(a, b);
};

function zerosOfQuotient(u: Expression, w: string): readonly Expression[] | null {
  const parts = quotientOf(u, w);
  if (parts === null) return null;
  const found = factorIntegerPolynomial(parts.numerator);
  if (found === null) return null;
  const roots = found.factors.map(({ factor }) => (P.degree(factor) < 1 ? [] : rootsInRadicals(factor)));
  return roots.every((one) => one !== null) ? roots.flat() : null;
}

const pi = E.constant('pi');
const halfPi = E.multiply(E.half, pi);
const i = E.constant('i');

/** Zeros of functions with equally spaced ones, of a linear argument. */
function zerosOfFunction(name: string, argument: Expression, w: string): readonly Expression[] | null {
  const turns: Readonly<Record<string, readonly [Expression, Expression]>> = {
    sin: [E.zero, pi],
    cos: [halfPi, pi],
    tan: [E.zero, pi],
    cot: [halfPi, pi],
    sinh: [E.zero, E.multiply(i, pi)],
    cosh: [E.multiply(i, halfPi), E.multiply(i, pi)],
    tanh: [E.zero, E.multiply(i, pi)],
    coth: [E.multiply(i, halfPi), E.multiply(i, pi)],
    sec: [E.zero, E.zero],
    csc: [E.zero, E.zero],
    sech: [E.zero, E.zero],
    csch: [E.zero, E.zero],
  };
  const known = turns[name];
  if (known === undefined) return null;
  const [first, period] = known;
  return E.equal(period, E.zero) ? [] : spaced(argument, first, period, w);
}

/** The w next to 0 with a·w + b = first + k·period. */
function spaced(argument: Expression, first: Expression, period: Expression, w: string): readonly Expression[] | null {
  const parts = linearIn(argument, w);
  if (parts === null || E.equal(parts.slope, E.zero)) return null;
  const start = E.subtract(first, parts.constant);
  const ratio = C.divide(evaluateComplex(start), evaluateComplex(period));
  const middle = Math.round(-ratio.re);
  if (!Number.isFinite(middle) || Math.abs(middle) > 1e6) return null;
  return [-2, -1, 0, 1, 2].map((k) => {
    const place = E.add(start, E.multiply(E.number(middle + k), period));
    return quotient(place, parts.slope);
  });
}

/** a·e^(linear) + b, and a·cos + b, a·sin + b where the angle is known. */
function zerosOfPeriodic(u: Expression, w: string): readonly Expression[] | null {
  if (u.kind !== 'sum') return null;
  const dependentTerms = u.terms.filter((term) => contains(term, w));
  const [only] = dependentTerms;
  if (dependentTerms.length !== 1 || only === undefined) return null;
  const level = E.negate(E.sum(u.terms.filter((term) => !contains(term, w))));
  const factors = E.factorsOf(only);
  const inner = factors.filter((factor) => contains(factor, w));
  const [one] = inner;
  if (inner.length !== 1 || one === undefined) return null;
  const wanted = quotient(level, E.product(factors.filter((factor) => factor !== one)));
  if (one.kind === 'power' && one.base.kind === 'constant' && one.base.name === 'e')
    return spaced(one.exponent, logarithmOf(wanted), E.product([E.two, pi, i]), w);
  if (one.kind === 'apply' && (one.name === 'cos' || one.name === 'sin')) {
    const angle = E.apply(one.name === 'cos' ? 'acos' : 'asin', [wanted]);
    if (angle.kind === 'apply') return null;
    const other = one.name === 'cos' ? E.negate(angle) : E.subtract(pi, angle);
    const turn = E.multiply(E.two, pi);
    const all = [angle, other].map((first) => spaced(one.args[0]!, first, turn, w));
    return all.every((part) => part !== null) ? all.flat() : null;
  }
  return null;
}

/** A logarithm of a number that is not 0. */
function logarithmOf(a: Expression): Expression {
  const isNegative = a.kind === 'number' && Q.sign(a.value) < 0;
  return isNegative ? E.add(E.ln(E.negate(a)), E.multiply(i, pi)) : E.ln(a);
}
