import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains } from '../../../expression/walk.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { simplestConstant } from './simplest-constant.ts';

/*
 * Logarithms of sines by their Fourier series ln|2 sin u| = −Σ cos(2nu)/n, with powers of the variable in front, between rational
 * multiples of π:
 *
 *     ∫ ln|2 sin u| du = −½ Cl₂(2u),   ∫ u ln|2 sin u| du = −½ u Cl₂(2u) − ¼ Cl₃(2u),
 *
 * Cl₂(θ) = Σ sin nθ/n², Cl₃(θ) = Σ cos nθ/n³ (Lewin, Polylogarithms and associated functions, 4). Cosines are shifted sines, tangents
 * quotients, 1 + tan u = √2 sin(u + π/4)/cos u, 1 ± cos u and 1 ± sin u squares; u cot u and u tan u come from them by parts. At multiples of π/2
 * and π/3 the values are those of π, G, ζ(3) and ψ′(1/3).
 */

const pi = E.constant('pi');
const half = E.half;

/** The integral of logarithms of circular functions, times powers of the variable, between rational multiples of π; null for other integrands. */
export function byLogarithmsOfSines(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const found = antiderivativeOf(f, variable);
  if (found === null) return null;
  const ends = [found(upper), found(lower)];
  if (ends.some((end) => end === null)) return null;
  const value = simplestConstant(E.subtract(ends[0]!, ends[1]!));
  return {
    value,
    conditions: [],
    step: stepOf(problem, value, {
      rule: 'Fourier series of the logarithm of the sine',
      says: 'ln|2 sin u| = −Σ cos(2nu)/n is integrated term by term; at the ends the sums Σ sin(nθ)/n² and Σ cos(nθ)/n³ have known values.',
      with: { 'F(b)': ends[0]!, 'F(a)': ends[1]! },
    }),
  };
}

/** F as a function of a place; null there where it has no value with a name. */
type Antiderivative = (x: Expression) => Expression | null;

function antiderivativeOf(f: Expression, variable: string): Antiderivative | null {
  const parts: Antiderivative[] = [];
  let logarithms = 0;
  for (const { by, power, kernel } of productsOf(f, variable)) {
    if (kernel === null) {
      parts.push((x) => E.product([by, E.power(x, E.number(power + 1)), E.reciprocal(E.number(power + 1))]));
      continue;
    }
    const one =
      kernel.name === 'ln'
        ? ofLogarithm(kernel.args[0]!, power, variable)
        : ofCotangent(kernel.name, kernel.args[0]!, power, variable);
    if (one === null) return null;
    logarithms++;
    parts.push((x) => {
      const value = one(x);
      return value === null ? null : E.multiply(by, value);
    });
  }
  return logarithms === 0 ? null : summed(parts);
}

const summed =
  (parts: readonly Antiderivative[]): Antiderivative =>
  (x) => {
    const values = parts.map((part) => part(x));
    return values.some((value) => value === null) ? null : E.sum(values.map((value) => value!));
  };

interface Product {
  readonly by: Expression;
  readonly power: number;
  readonly kernel: { readonly name: string; readonly args: readonly Expression[] } | null;
}

/** c·x^k·ln(…), c·x^k·cot(…) and polynomials, as far as the sum is made of these; an unknown part has a kernel that nothing knows. */
function productsOf(f: Expression, variable: string): readonly Product[] {
  return E.termsOf(f).map((term) => {
    const by: Expression[] = [];
    let power = 0;
    let kernel: Product['kernel'] = null;
    for (const factor of E.factorsOf(term)) {
      const exponent = E.exponentOf(factor);
      const base = E.baseOf(factor);
      const isPower = base.kind === 'symbol' && base.name === variable && exponent.kind === 'number';
      if (!contains(factor, variable)) by.push(factor);
      else if (isPower && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0)
        power += Q.toNumber(exponent.value);
      else if (factor.kind === 'apply' && kernel === null) kernel = factor;
      else kernel = { name: '', args: [factor] };
    }
    return { by: E.product(by), power, kernel };
  });
}

/** a·x + b. */
interface Angle {
  readonly slope: Expression;
  readonly shift: Expression;
}

function angleOf(u: Expression, variable: string): Angle | null {
  const terms = E.termsOf(u);
  const slope = E.divide(E.sum(terms.filter((term) => contains(term, variable))), E.symbol(variable));
  if (contains(slope, variable) || slope.kind !== 'number') return null;
  return { slope, shift: E.sum(terms.filter((term) => !contains(term, variable))) };
}

const quarter = E.product([half, pi]);
const eighth = E.product([E.number(Q.rational(1, 4)), pi]);

/** The logarithm of a product of sines: the constant in front, and the sines with their powers; null for anything else. */
interface Sines {
  readonly front: Expression;
  readonly sines: readonly { readonly by: number; readonly angle: Angle }[];
}

function sinesOf(u: Expression, variable: string): Sines | null {
  if (!contains(u, variable)) return { front: E.ln(u), sines: [] };
  if (u.kind === 'product') return joined(u.factors.map((factor) => sinesOf(factor, variable)));
  if (u.kind === 'power' && u.exponent.kind === 'number') {
    const inner = sinesOf(u.base, variable);
    const by = Q.toNumber(u.exponent.value);
    return (
      inner && {
        front: E.multiply(u.exponent, inner.front),
        sines: inner.sines.map((one) => ({ ...one, by: by * one.by })),
      }
    );
  }
  if (u.kind === 'apply' && u.name === 'abs') return sinesOf(u.args[0]!, variable);
  if (u.kind === 'apply') return ofFunction(u.name, u.args[0]!, variable);
  return u.kind === 'sum' ? ofSum(u.terms, variable) : null;
}

function joined(parts: readonly (Sines | null)[]): Sines | null {
  if (parts.some((part) => part === null)) return null;
  return { front: E.sum(parts.map((part) => part!.front)), sines: parts.flatMap((part) => part!.sines) };
}

const moved = ({ slope, shift }: Angle, by: Expression): Angle => ({ slope, shift: E.add(shift, by) });
const halved = ({ slope, shift }: Angle): Angle => ({ slope: E.multiply(half, slope), shift: E.multiply(half, shift) });

function ofFunction(name: string, argument: Expression, variable: string): Sines | null {
  const angle = angleOf(argument, variable);
  if (angle === null) return null;
  const sine = { by: 1, angle };
  const cosine = { by: 1, angle: moved(angle, quarter) };
  const inverse = (one: typeof sine) => ({ ...one, by: -one.by });
  const sines: Readonly<Record<string, readonly (typeof sine)[]>> = {
    sin: [sine],
    cos: [cosine],
    tan: [sine, inverse(cosine)],
    cot: [cosine, inverse(sine)],
    sec: [inverse(cosine)],
    csc: [inverse(sine)],
  };
  const found = sines[name];
  return found === undefined ? null : { front: E.zero, sines: found };
}

/** 1 ± cos u, 1 ± sin u, 1 ± tan u, sin u ± cos u, with a common factor. */
function ofSum(terms: readonly Expression[], variable: string): Sines | null {
  if (terms.length !== 2) return null;
  const [first, second] = contains(terms[0]!, variable) ? [terms[0]!, terms[1]!] : [terms[1]!, terms[0]!];
  const call = E.withoutCoefficient(first);
  const size = E.number(E.coefficient(first));
  const ratio = E.divide(second, size);
  if (call.kind !== 'apply') return null;
  const angle = angleOf(call.args[0]!, variable);
  if (angle === null) return null;
  const front = E.ln(E.apply('abs', [size]));
  const other = E.withoutCoefficient(ratio);
  if (
    other.kind === 'apply' &&
    E.equal(other.args[0]!, call.args[0]!) &&
    [call.name, other.name].sort().join() === 'cos,sin'
  ) {
    const sign = E.coefficient(ratio);
    if (!Q.isOne(Q.abs(sign))) return null;
    const turn =
      Q.sign(sign) > 0 ? eighth : call.name === 'sin' ? E.negate(eighth) : E.product([E.number(Q.rational(3, 4)), pi]);
    return { front: E.sum([front, E.multiply(half, E.ln(E.two))]), sines: [{ by: 1, angle: moved(angle, turn) }] };
  }
  if (ratio.kind !== 'number' || !Q.isOne(Q.abs(ratio.value))) return null;
  const plus = Q.sign(ratio.value) > 0;
  return ofUnitSum(call.name, angle, plus, front);
}

/** cos u + 1 = 2 cos²(u/2), cos u − 1 = −2 sin²(u/2), sin u as a cosine; tan u ± 1 = √2 sin(u ± π/4)/cos u. */
function ofUnitSum(name: string, angle: Angle, plus: boolean, front: Expression): Sines | null {
  const two = E.add(front, E.ln(E.two));
  switch (name) {
    case 'cos':
      return { front: two, sines: [{ by: 2, angle: plus ? moved(halved(angle), quarter) : halved(angle) }] };
    case 'sin':
      return ofUnitSum('cos', moved(angle, E.negate(quarter)), plus, front);
    case 'tan':
      return {
        front: E.add(front, E.multiply(half, E.ln(E.two))),
        sines: [
          { by: 1, angle: moved(angle, plus ? eighth : E.negate(eighth)) },
          { by: -1, angle: moved(angle, quarter) },
        ],
      };
    case 'cot':
      return ofUnitSum('tan', { slope: E.negate(angle.slope), shift: E.subtract(quarter, angle.shift) }, plus, front);
    default:
      return null;
  }
}

function ofLogarithm(u: Expression, power: number, variable: string): Antiderivative | null {
  const found = sinesOf(u, variable);
  if (found === null || power > 1 || found.sines.length === 0) return null;
  // ln|sin| = ln|2 sin| − ln 2.
  const count = found.sines.reduce((sum, { by }) => sum + by, 0);
  const constant = E.subtract(found.front, E.multiply(E.number(Q.fromNumber(count)), E.ln(E.two)));
  const degree = E.number(power + 1);
  return summed([
    (x) => E.product([constant, E.power(x, degree), E.reciprocal(degree)]),
    ...found.sines.map(
      ({ by, angle }): Antiderivative =>
        (x) => {
          const value = ofTwiceSine(angle, power, x);
          return value === null ? null : E.multiply(E.number(Q.fromNumber(by)), value);
        },
    ),
  ]);
}

/** ∫ x^k ln|2 sin(ax + b)| dx for k = 0, 1. */
function ofTwiceSine({ slope, shift }: Angle, power: number, x: Expression): Expression | null {
  const theta = E.multiply(E.two, E.add(E.multiply(slope, x), shift));
  const second = clausen(2, theta);
  if (second === null) return null;
  const first = E.product([E.number(Q.rational(-1, 2)), E.reciprocal(slope), second]);
  if (power === 0) return first;
  const third = clausen(3, theta);
  if (third === null) return null;
  const rest = E.product([E.number(Q.rational(-1, 4)), E.power(slope, E.number(-2)), third]);
  return E.add(E.multiply(x, first), rest);
}

/** ∫ x^k cot(ax + b) dx = x^k ln|2 sin|/a − (k/a)∫ x^(k−1) ln|2 sin|, the first term 0 where the sine is and x too. */
function ofCotangent(name: string, u: Expression, power: number, variable: string): Antiderivative | null {
  const angle = angleOf(u, variable);
  if ((name !== 'cot' && name !== 'tan') || angle === null || power < 1 || power > 2) return null;
  const complement = name === 'cot' ? angle : moved(angle, quarter);
  const sign = name === 'cot' ? E.one : E.minusOne;
  return (x) => {
    const inner = ofTwiceSine(complement, power - 1, x);
    const edge = E.equal(x, E.zero)
      ? E.zero
      : logarithmOfTwiceSine(E.add(E.multiply(complement.slope, x), complement.shift));
    if (inner === null || edge === null) return null;
    const total = E.subtract(E.multiply(E.power(x, E.number(power)), edge), E.multiply(E.number(power), inner));
    return E.product([sign, E.reciprocal(complement.slope), total]);
  };
}

function logarithmOfTwiceSine(u: Expression): Expression | null {
  const sine = simplest(E.multiply(E.two, E.apply('sin', [u])));
  return E.equal(sine, E.zero) ? null : E.ln(E.apply('abs', [sine]));
}

/** Cl₂ and Cl₃ at multiples of π/2 and π/3. */
function clausen(order: 2 | 3, theta: Expression): Expression | null {
  const turns = simplest(E.divide(theta, E.multiply(E.two, pi)));
  if (turns.kind !== 'number') return null;
  const part = Q.subtract(turns.value, Q.integerRational(Q.floor(turns.value)));
  const mirrored = Q.compare(part, Q.half) > 0;
  const least = mirrored ? Q.subtract(Q.one, part) : part;
  const zeta = E.apply('zeta', [E.number(3)]);
  const times = (n: number, d: number) => E.multiply(E.number(Q.rational(n, d)), zeta);
  if (order === 3) {
    const values: Readonly<Record<string, Expression>> = {
      '0/1': zeta,
      '1/2': times(-3, 4),
      '1/4': times(-3, 32),
      '1/3': times(-4, 9),
      '1/6': times(1, 3),
    };
    return values[`${least.numerator}/${least.denominator}`] ?? null;
  }
  // Cl₂(2π/3) = (ψ′(1/3) − 2π²/3)/(3√3), Cl₂(π/3) = 3/2 of it.
  const psi = E.apply('polygamma', [E.one, E.number(Q.rational(1, 3))]);
  const thirds = E.divide(
    E.subtract(psi, E.product([E.number(Q.rational(2, 3)), pi, pi])),
    E.multiply(E.number(3), E.sqrt(E.number(3))),
  );
  const values: Readonly<Record<string, Expression>> = {
    '0/1': E.zero,
    '1/2': E.zero,
    '1/4': E.constant('Catalan'),
    '1/3': thirds,
    '1/6': E.multiply(E.number(Q.rational(3, 2)), thirds),
  };
  const value = values[`${least.numerator}/${least.denominator}`];
  return value === undefined ? null : mirrored ? E.negate(value) : value;
}
