import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { triple } from '../../../result/tuple.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type DifferentialField, irreducibleFactors } from '../field/differential-field.ts';
import * as P from '../field/polynomial.ts';
import type { Kernel } from '../field/tower.ts';
import { signOf } from '../sign.ts';
import type { Candidate } from '../transcendental/ansatz.ts';
import { multiples } from '../transcendental/trigonometric.ts';
import { powerOfLogarithmBesideLogarithm, powerOfLogarithmOverPole, type WithLogarithm } from './polylogarithms.ts';

/*
 * Named functions that are no elementary ones, for the ansatz of parallel integration: each with its derivative in the field, so that
 * the unknown constants before them come out of the same linear system (DLMF 6, 7, 25.12).
 *
 *   e^(αx² + βx + γ)               erf, erfi
 *   e^(λx + μ)/(x − r), e^H·H′/H    Ei
 *   sin, cos of λx + μ over x − r   Si, Ci
 *   sin, cos of αx² + βx + γ        Fresnel's S and C
 *   x^(m−1)/ln x                    li, Ei(m·ln x)
 *   lnⁿ(ax + b)/(cx + d), xⁿ/(e^(λx) − r)   polylogarithms (`polylogarithms.ts`)
 */

const maxPower = 6;
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);
const pi = E.constant('pi');

/** A named function with its derivative in the names of the field. */
interface NamedCandidate {
  readonly expression: Expression;
  readonly rate: Expression;
}

/** The named functions that may belong to the integrand of a field. */
export function specialCandidates(field: DifferentialField, x: string): Candidate[] {
  const poles = polesOf(field, x);
  const found = exponentialMonomials(field, x).flatMap((monomial) => ofExponential(monomial, poles, x));
  for (const kernel of field.kernels) {
    if (kernel.kind === 'exponential') found.push(...ofExponentialOverPoles(kernel, field, x));
    if (kernel.kind === 'circular') found.push(...ofAngle(kernel, field, poles, x));
    if (kernel.expression.kind === 'apply' && kernel.expression.name === 'ln')
      found.push(...ofLogarithm(kernel, field, poles, x));
  }
  return found.flatMap(({ expression, rate }) => {
    const fraction = field.view.fractionOf(rate);
    return fraction === null || fraction.n === 0n ? [] : [{ expression, rate: fraction }];
  });
}

/** The numbers r of the factors x − r of the integrand's denominator, 0 among them. */
function polesOf(field: DifferentialField, x: string): Expression[] {
  const v = field.view.index.get(x)!;
  const found: Expression[] = [E.zero];
  for (const { p } of irreducibleFactors(field.f.d, field) ?? []) {
    const c = P.coefficients(p, v);
    const others = [...P.variables(p)].some((u) => u !== v && field.names.includes(u));
    if (c.length !== 2 || others) continue;
    const r = tidy(E.negate(E.divide(field.view.expressionOf(c[0]!), field.view.expressionOf(c[1]!))));
    if (!found.some((known) => E.equal(known, r))) found.push(r);
  }
  return found;
}

/** A product of powers of the exponential kernels of an integrand: e^H, with its name in the field. */
interface ExponentialMonomial {
  readonly H: Expression;
  readonly power: Expression;
}

/** The products of exponentials with which the integrand's numerator stands over its denominator. */
function exponentialMonomials({ kernels, f, view }: DifferentialField, x: string): ExponentialMonomial[] {
  const exponentials = kernels.flatMap(({ kind, name, expression }) =>
    kind === 'exponential' && expression.kind === 'power' && !contains(expression.base, x)
      ? [{ name, v: view.index.get(name)!, unit: E.product([E.ln(expression.base), expression.exponent]) }]
      : [],
  );
  const below = exponentials.map(({ v }) =>
    Math.max(
      P.coefficients(f.d, v).findIndex((c) => c !== 0n),
      0,
    ),
  );
  const found: ExponentialMonomial[] = [];
  for (const above of exponentsIn(
    f.n,
    exponentials.map(({ v }) => v),
  )) {
    const powers = above.map((k, j) => k - below[j]!);
    if (powers.every((k) => k === 0) || powers.some((k) => Math.abs(k) > maxPower)) continue;
    const power = E.product(exponentials.map(({ name }, j) => E.power(E.symbol(name), E.number(powers[j]!))));
    if (found.some((known) => E.equal(known.power, power))) continue;
    const H = tidy(E.sum(exponentials.map(({ unit }, j) => E.product([E.number(powers[j]!), unit]))));
    found.push({ H, power });
  }
  return found;
}

/** The exponents of these variables in the monomials of a polynomial. */
function exponentsIn(p: P.Polynomial, [first, ...others]: readonly number[]): number[][] {
  if (p === 0n) return [];
  if (first === undefined) return [[]];
  return P.coefficients(p, first).flatMap((c, k) => exponentsIn(c, others).map((rest) => [k, ...rest]));
}

/** The coefficients of a polynomial of degree 1 or 2 in x. */
function quadraticParts(H: Expression, x: string): [Expression, Expression, Expression] | null {
  const first = derivativeOf(H, x);
  const second = first === null ? null : derivativeOf(first, x);
  if (first === null || second === null || contains(second, x)) return null;
  const at = (a: Expression) => substitute(a, { [x]: E.zero });
  return [E.multiply(E.half, second), at(first), at(H)];
}

function ofExponential({ H, power }: ExponentialMonomial, poles: readonly Expression[], x: string): NamedCandidate[] {
  const rise = derivativeOf(H, x);
  if (rise === null) return [];
  const found: NamedCandidate[] = [];
  const parts = quadraticParts(H, x);
  if (parts !== null && !E.equal(tidy(parts[0]), E.zero)) {
    const expression = errorFunction(parts, x);
    if (expression !== null) found.push({ expression, rate: power });
  } else if (parts !== null) {
    for (const r of poles) {
      const shifted = E.subtract(E.symbol(x), r);
      const inside = tidy(E.product([parts[1], shifted]));
      const at = E.exp(substitute(H, { [x]: r }));
      found.push({ expression: E.product([at, call('Ei', inside)]), rate: E.divide(power, shifted) });
    }
  }
  if (H.kind !== 'sum') found.push({ expression: call('Ei', H), rate: E.product([power, rise, E.reciprocal(H)]) });
  return found;
}

/** ∫ e^(ax² + bx + c) dx by completing the square; null where the sign of a is not known. */
function errorFunction([a, b, c]: readonly [Expression, Expression, Expression], x: string): Expression | null {
  const sign = signOf(a);
  if (sign === null || sign === 0) return null;
  const size = E.sqrt(sign === -1 ? E.negate(a) : a);
  const inside = E.add(
    E.product([size, E.symbol(x)]),
    E.divide(E.product([E.number(sign), b]), E.product([E.two, size])),
  );
  const constant = tidy(E.subtract(c, E.divide(E.power(b, E.two), E.product([E.number(4), a]))));
  const factor = E.product([E.half, E.sqrt(pi), E.reciprocal(size), E.exp(constant)]);
  return E.product([factor, call(sign < 0 ? 'erf' : 'erfi', inside)]);
}

/** The kernel is cos θ; sin θ stands beside it. */
function ofAngle(cosine: Kernel, field: DifferentialField, poles: readonly Expression[], x: string) {
  const found: NamedCandidate[] = [];
  const X = E.symbol(x);
  const base = (cosine.expression as { args: readonly Expression[] }).args[0]!;
  const sine = field.kernels.find(
    ({ expression }) => expression.kind === 'apply' && expression.name === 'sin' && E.equal(expression.args[0]!, base),
  );
  if (sine === undefined) return [];
  const highest = Math.min(
    maxPower,
    Math.max(
      1,
      P.degree(field.f.n, field.view.index.get(cosine.name)!) + P.degree(field.f.n, field.view.index.get(sine.name)!),
    ),
  );
  for (let k = 1; k <= highest; k++) {
    const [cos, sin] = multiples(k, E.symbol(sine.name), E.symbol(cosine.name));
    const theta =
      base.kind === 'sum'
        ? E.sum(base.terms.map((term) => E.product([E.number(k), term])))
        : E.product([E.number(k), base]);
    const parts = quadraticParts(theta, x);
    if (parts === null) continue;
    const [a, b, c] = triple(parts.map(tidy));
    if (!E.equal(a, E.zero)) {
      if (signOf(a) !== 1) continue;
      const shift = E.divide(b, E.product([E.two, a]));
      const nu = tidy(E.subtract(c, E.product([a, E.power(shift, E.two)])));
      const z = E.product([E.sqrt(E.divide(E.product([E.two, a]), pi)), E.add(X, shift)]);
      const factor = E.sqrt(E.divide(pi, E.product([E.two, a])));
      const [cn, sn] = [call('cos', nu), call('sin', nu)];
      const [C, S] = [call('fresnelC', z), call('fresnelS', z)];
      found.push({ expression: E.product([factor, E.subtract(E.product([cn, C]), E.product([sn, S]))]), rate: cos });
      found.push({ expression: E.product([factor, E.add(E.product([cn, S]), E.product([sn, C]))]), rate: sin });
      continue;
    }
    for (const r of poles) {
      const inside = tidy(E.product([b, E.subtract(X, r)]));
      const nu = tidy(substitute(theta, { [x]: r }));
      const [cn, sn] = [call('cos', nu), call('sin', nu)];
      const [Ci, Si] = [call('Ci', inside), call('Si', inside)];
      const under = E.reciprocal(E.subtract(X, r));
      found.push({ expression: E.add(E.product([sn, Ci]), E.product([cn, Si])), rate: E.product([sin, under]) });
      found.push({ expression: E.subtract(E.product([cn, Ci]), E.product([sn, Si])), rate: E.product([cos, under]) });
    }
  }
  return found;
}

function ofLogarithm(kernel: Kernel, field: DifferentialField, poles: readonly Expression[], x: string) {
  const found: NamedCandidate[] = [];
  const u = (kernel.expression as { args: readonly Expression[] }).args[0]!;
  const parts = quadraticParts(u, x);
  if (parts === null || !E.equal(tidy(parts[0]), E.zero)) return [];
  const [, a, b] = triple(parts.map(tidy));
  const L = E.symbol(kernel.name);
  // ∫ u^(m−1)·a/ln u = li(u), Ei(m·ln u)
  const highest = Math.min(12, Math.max(1, P.degree(field.f.n, field.view.index.get(x)!) + 2));
  for (let m = -2; m <= highest; m++) {
    if (m === 0) continue;
    const expression = m === 1 ? call('li', u) : call('Ei', E.product([E.number(m), kernel.expression]));
    found.push({ expression, rate: E.product([a, E.power(u, E.number(m - 1)), E.reciprocal(L)]) });
  }
  const known = { t: u, log: kernel.expression, tInNames: u, rise: a, logInNames: L };
  const most = P.degree(field.f.n, field.view.index.get(kernel.name)!);
  for (const r of poles) found.push(...overPole(known, tidy(E.add(E.product([a, r]), b)), most));
  return [...found, ...besideLogarithms(known, field, x)];
}

/** The powers of ln t beside the logarithm of another linear function q·t + p, over t, where p is positive: ln(q·t + p) = ln p + ln(1 − s). */
function besideLogarithms(known: LogarithmInField, field: DifferentialField, x: string): NamedCandidate[] {
  const found: NamedCandidate[] = [];
  const own = toText(known.logInNames);
  const most = Math.min(P.degree(field.f.n, field.view.index.get(own)!) + 1, maxPower);
  for (const { name, expression } of field.kernels) {
    const u = expression.kind === 'apply' && expression.name === 'ln' ? expression.args[0]! : null;
    const other = u === null ? null : quadraticParts(u, x);
    if (u === null || other === null || name === own || !E.equal(tidy(other[0]), E.zero)) continue;
    const q = tidy(E.divide(other[1], known.rise));
    const p = tidy(E.subtract(u, E.product([q, known.t])));
    if (contains(p, x) || signOf(p) !== 1) continue;
    const s = tidy(E.divide(E.product([E.minusOne, q, known.t]), p));
    for (let m = 0; m <= most; m++) {
      const constant = E.divide(E.product([E.ln(p), E.power(known.log, E.number(m + 1))]), E.number(m + 1));
      found.push({
        expression: E.add(tidy(constant), powerOfLogarithmBesideLogarithm(m, known.log, s)),
        rate: E.product([
          E.power(known.logInNames, E.number(m)),
          E.symbol(name),
          known.rise,
          E.reciprocal(known.tInNames),
        ]),
      });
    }
  }
  return found;
}

/**
 * t = e^(kλx), whose logarithm is kλx, beside powers of x over the factors t − r of the denominators: one power more than the integrand has, for
 * ln(cosh x) leaves x·tanh x.
 */
function ofExponentialOverPoles(kernel: Kernel, field: DifferentialField, x: string): NamedCandidate[] {
  const { expression, name, rate } = kernel;
  if (expression.kind !== 'power' || contains(expression.base, x)) return [];
  const { view } = field;
  const v = view.index.get(name)!;
  const most = P.degree(field.f.n, view.index.get(x)!) + 1;
  const found: NamedCandidate[] = [];
  const denominator = view.field.ring.multiply(field.f.d, field.d);
  for (const { p } of irreducibleFactors(denominator, field) ?? []) {
    const c = P.coefficients(p, v);
    const k = c.length - 1;
    const isBinomial = k > 0 && c.slice(1, -1).every((one) => one === 0n);
    if (!isBinomial || [...P.variables(p)].some((u) => u !== v && field.names.includes(u))) continue;
    const exponent = E.product([E.number(k), expression.exponent]);
    const log = E.product([E.ln(expression.base), exponent]);
    if (!slopeIsConstant(log, x)) return [];
    const own = E.power(E.symbol(name), E.number(k));
    const rise = E.product([E.number(k), E.power(E.symbol(name), E.number(k - 1)), rate]);
    const known = { t: E.power(expression.base, exponent), log, tInNames: own, rise, logInNames: log };
    // As t grows the last of them grows like this power.
    if (found.length === 0)
      found.push({
        expression: E.power(E.symbol(x), E.number(most + 1)),
        rate: E.product([E.number(most + 1), E.power(E.symbol(x), E.number(most))]),
      });
    found.push(...overPole(known, tidy(E.negate(E.divide(view.expressionOf(c[0]!), view.expressionOf(c[k]!)))), most));
  }
  return found;
}

function slopeIsConstant(a: Expression, x: string): boolean {
  const rise = derivativeOf(a, x);
  return rise !== null && !contains(rise, x);
}

interface LogarithmInField extends WithLogarithm {
  readonly tInNames: Expression;
  readonly rise: Expression;
  readonly logInNames: Expression;
}

/** The powers of a logarithm of t over r − t, up to the highest in the integrand. */
function overPole(known: LogarithmInField, r: Expression, most: number): NamedCandidate[] {
  if (E.equal(r, E.zero)) return [];
  const found: NamedCandidate[] = [];
  for (let n = 1; n <= Math.min(most, maxPower); n++) {
    const expression = powerOfLogarithmOverPole(n, known, r);
    if (expression === null) break;
    const rate = E.product([
      E.power(known.logInNames, E.number(n)),
      known.rise,
      E.reciprocal(E.subtract(r, known.tInNames)),
    ]);
    found.push({ expression, rate });
  }
  return found;
}
