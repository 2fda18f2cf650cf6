import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { evaluateComplex } from '../../../expression/evaluate-complex.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Complex } from '../../../numeric/complex.ts';
import * as C from '../../../numeric/complex.ts';

/*
 * Whether u = g(x) can be a substitution at all. If ∫ f dx = ∫ h(u) du, then f = h(g)·g′. Where g has the same value at x and at another place y,
 * h(g) has too, so that f(y)/g′(y) = f(x)/g′(x). For x/(1 + x) and u = x² that fails at once: y = −x, g′ has the other sign there, and −x/(1 − x)
 * is not −x/(1 + x). Two values in doubles tell it of most candidates, for a fraction of what it costs to write the integrand in u.
 *
 * Functions with a symmetry have such a place on the real axis. A polynomial of degree n has n of them in the complex plane: those of x³ + x at 1
 * are 1 and the zeros of (g(y) − g(1))/(y − 1) = y² + y + 2, of which Newton's method finds one.
 */

/** Another place at which g has the same value, and its derivative there, by that at the place itself. */
interface Partner {
  readonly at: Complex;
  readonly slope: Complex;
}

type PartnerOf = (x: number) => Partner | null;

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
  const valueThere = ({ at }: Partner): Complex =>
    at.im === 0 ? C.complex(evaluate(f, { [variable]: at.re })) : evaluateComplex(f, { [variable]: at });
  return (g) => {
    const partnerOf = partnerIn(g, variable);
    if (partnerOf === null) return false;
    for (const [k, x] of places.entries()) {
      const here = valueAt(k);
      const partner = Number.isFinite(here) ? partnerOf(x) : null;
      if (partner === null) continue;
      const there = valueThere(partner);
      const size = C.modulus(there);
      if (!Number.isFinite(size)) continue;
      const wanted = C.multiply(C.complex(here), partner.slope);
      return C.modulus(C.subtract(there, wanted)) > different * Math.max(C.modulus(wanted), size);
    }
    return false;
  };
}

/** Where else g has the same value; null where no such place is known. What is a function of v only has that of v. */
function partnerIn(g: Expression, variable: string): PartnerOf | null {
  switch (g.kind) {
    case 'sum':
      return ofPolynomial(g.terms, variable);
    case 'power':
      if (isVariable(g.base, variable)) return isEven(g.exponent) ? inPoint(0) : ofPolynomial([g], variable);
      if (g.exponent.kind === 'number') return partnerIn(g.base, variable);
      return g.base.kind === 'number' || g.base.kind === 'constant' ? partnerIn(g.exponent, variable) : null;
    case 'product': {
      const factors = g.factors.filter((factor) => factor.kind !== 'number');
      return factors.length === 1 ? partnerIn(factors[0]!, variable) : null;
    }
    case 'apply':
      if (g.args.length !== 1) return null;
      return partnerIn(g.args[0]!, variable) ?? ofPeriodic(g.name, g.args[0]!, variable);
    default:
      return null;
  }
}

const isVariable = (a: Expression, variable: string): boolean => a.kind === 'symbol' && a.name === variable;

const isEven = (a: Expression): boolean =>
  a.kind === 'number' && Q.isInteger(a.value) && Number(a.value.numerator) % 2 === 0;

const inPoint =
  (centre: number): PartnerOf =>
  (x) => ({ at: C.complex(2 * centre - x), slope: C.complex(-1) });
const by =
  (shift: number): PartnerOf =>
  (x) => ({ at: C.complex(x - shift), slope: C.complex(1) });

const maxDegree = 12;

/** With numbers as coefficients, as those in letters have no value: a reflection where there is one, else another zero of g(y) − g(x). */
function ofPolynomial(terms: readonly Expression[], variable: string): PartnerOf | null {
  const coefficients: number[] = [];
  for (const term of terms) {
    const degree = degreeIn(term, variable);
    if (degree === null) return null;
    coefficients[degree] = Q.toNumber(E.coefficient(term));
  }
  const g = Array.from(coefficients, (c) => c ?? 0);
  if (g.length < 3) return null;
  if (g.every((c, k) => k % 2 === 0 || c === 0)) return inPoint(0);
  return g.length === 3 ? inPoint(-g[1]! / (2 * g[2]!)) : (x) => otherZero(g, x);
}

/** n of a number times x^n with 0 ≤ n ≤ 12; null for other terms. */
function degreeIn(term: Expression, variable: string): number | null {
  if (term.kind === 'number') return 0;
  const power = E.withoutCoefficient(term);
  const exponent = E.exponentOf(power);
  if (!isVariable(E.baseOf(power), variable) || exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return null;
  const degree = Number(exponent.value.numerator);
  return degree > 0 && degree <= maxDegree ? degree : null;
}

const newtonSteps = 40;

/** A place y ≠ x with g(y) = g(x): a zero of (g(y) − g(x))/(y − x), whose coefficients are those of Horner's scheme at x. */
function otherZero(g: readonly number[], x: number): Partner | null {
  const quotient: number[] = [];
  let value = 0;
  for (let k = g.length - 1; k > 0; k--) {
    value = value * x + g[k]!;
    quotient[k - 1] = value;
  }
  let y = C.complex(-0.4 * x, 0.9 * x);
  for (let k = 0; k < newtonSteps; k++) {
    const [f, slope] = hornerAt(quotient, y);
    const step = C.divide(f, slope);
    y = C.subtract(y, step);
    if (!(C.modulus(step) > 1e-13 * C.modulus(y))) {
      const ratio = C.divide(hornerAt(g, y)[1], hornerAt(g, C.complex(x))[1]);
      return Number.isFinite(C.modulus(ratio)) ? { at: y, slope: ratio } : null;
    }
  }
  return null;
}

/** The value and the derivative of a polynomial, the constant coefficient first. */
function hornerAt(g: readonly number[], y: Complex): readonly [Complex, Complex] {
  let [value, slope] = [C.complex(0), C.complex(0)];
  for (let k = g.length - 1; k >= 0; k--) {
    slope = C.add(C.multiply(slope, y), value);
    value = C.add(C.multiply(value, y), C.complex(g[k]!));
  }
  return [value, slope];
}

/** Of functions of a·x with a number a. */
function ofPeriodic(name: string, angle: Expression, variable: string): PartnerOf | null {
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
