import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';

/*
 * Whether u = g(x) can be a substitution at all. If ∫ f dx = ∫ h(u) du, then f = h(g)·g′. Where g has the same value at x and at its reflection
 * r(x), h(g) has too, and g′ is the same there but for the factor 1/r′, which is −1 for a reflection in a point and 1 for a shift; so
 * f(r(x)) = ±f(x). For x/(1 + x) and u = x² that fails at once: −x/(1 − x) is not −x/(1 + x). Two values in doubles tell it of most candidates,
 * for a fraction of what it costs to write the integrand in u.
 */

interface Reflection {
  readonly of: (x: number) => number;
  /** −1 where the function runs backwards on the other side, 1 where it is shifted. */
  readonly sign: 1 | -1;
}

/** Far from the places where integrands of textbooks have poles. */
const places = [0.7310585786, 1.9221123, 3.4370071];
/** Far beyond what rounding makes of values that are the same. */
const different = 1e-3;

/** A test of functions g: whether f is certainly not h(g)·g′ for any function h. */
export function noSubstitutionIn(f: Expression, variable: string): (g: Expression) => boolean {
  const known: number[] = [];
  const valueAt = (k: number): number => {
    known[k] ??= evaluate(f, { [variable]: places[k]! });
    return known[k];
  };
  return (g) => {
    const reflection = reflectionOf(g, variable);
    if (reflection === null) return false;
    for (const [k, x] of places.entries()) {
      const here = valueAt(k);
      if (!Number.isFinite(here)) continue;
      const there = evaluate(f, { [variable]: reflection.of(x) });
      if (!Number.isFinite(there)) continue;
      return Math.abs(there - reflection.sign * here) > different * Math.max(Math.abs(here), Math.abs(there));
    }
    return false;
  };
}

/** Where else g has the same value; null where no such place is known. What is a function of v only has that of v. */
function reflectionOf(g: Expression, variable: string): Reflection | null {
  switch (g.kind) {
    case 'sum':
      return ofQuadratic(g, variable);
    case 'power':
      if (isVariable(g.base, variable)) return isEven(g.exponent) ? inPoint(0) : null;
      if (g.exponent.kind === 'number') return reflectionOf(g.base, variable);
      return g.base.kind === 'number' || g.base.kind === 'constant' ? reflectionOf(g.exponent, variable) : null;
    case 'product': {
      const factors = g.factors.filter((factor) => factor.kind !== 'number');
      return factors.length === 1 ? reflectionOf(factors[0]!, variable) : null;
    }
    case 'apply':
      if (g.args.length !== 1) return null;
      return reflectionOf(g.args[0]!, variable) ?? ofPeriodic(g.name, g.args[0]!, variable);
    default:
      return null;
  }
}

const isVariable = (a: Expression, variable: string): boolean => a.kind === 'symbol' && a.name === variable;

const isEven = (a: Expression): boolean =>
  a.kind === 'number' && Q.isInteger(a.value) && Number(a.value.numerator) % 2 === 0;

const inPoint = (centre: number): Reflection => ({ of: (x) => 2 * centre - x, sign: -1 });
const by = (shift: number): Reflection => ({ of: (x) => x - shift, sign: 1 });

/** a + b·x + c·x², or even powers only: numbers, as coefficients in letters have no value. */
function ofQuadratic(g: Expression & { readonly kind: 'sum' }, variable: string): Reflection | null {
  let [linear, quadratic, isOnlyEven] = [0, 0, true];
  for (const term of g.terms) {
    if (term.kind === 'number') continue;
    const power = E.withoutCoefficient(term);
    const value = Q.toNumber(E.coefficient(term));
    if (!isVariable(E.baseOf(power), variable)) return null;
    if (isEven(E.exponentOf(power))) {
      if (E.equal(E.exponentOf(power), E.two)) quadratic = value;
      else quadratic = Number.NaN;
    } else if (E.equal(power, E.symbol(variable))) [linear, isOnlyEven] = [value, false];
    else return null;
  }
  if (isOnlyEven) return inPoint(0);
  return quadratic !== 0 && Number.isFinite(quadratic) ? inPoint(-linear / (2 * quadratic)) : null;
}

/** Of functions of a·x with a number a. */
function ofPeriodic(name: string, angle: Expression, variable: string): Reflection | null {
  if (!E.factorsOf(angle).every((factor) => factor.kind === 'number' || isVariable(factor, variable))) return null;
  const scale = Q.toNumber(E.coefficient(angle));
  switch (name) {
    case 'sin':
    case 'csc':
      return inPoint(Math.PI / 2 / scale);
    case 'cos':
    case 'sec':
    case 'cosh':
    case 'sech':
      return inPoint(0);
    case 'tan':
    case 'cot':
      return by(Math.PI / scale);
    default:
      return null;
  }
}
