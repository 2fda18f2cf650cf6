import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { triple } from '../../../result/tuple.ts';
import { slope } from '../../derivative.ts';
import { type DifferentialField, irreducibleFactors } from '../field/differential-field.ts';
import * as P from '../field/polynomial.ts';
import type { Kernel } from '../field/tower.ts';
import { signOf } from '../sign.ts';
import type { Candidate } from '../transcendental/ansatz.ts';
import { multiples } from '../transcendental/trigonometric.ts';

/*
 * Named functions that are no elementary ones, for the ansatz of parallel integration: each with its derivative in the field, so that
 * the unknown constants before them come out of the same linear system (DLMF 6, 7, 25.12).
 *
 *   e^(αx² + βx + γ)               erf, erfi
 *   e^(λx + μ)/(x − r), e^H·H′/H    Ei
 *   sin, cos of λx + μ over x − r   Si, Ci
 *   sin, cos of αx² + βx + γ        Fresnel's S and C
 *   x^(m−1)/ln x                    li, Ei(m·ln x)
 *   ln(ax + b)/(cx + d)             the dilogarithm
 */

const maxPower = 6;
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);
const pi = E.constant('pi');

/** The named functions that may belong to the integrand of a field. */
export function specialCandidates(field: DifferentialField, x: string): Candidate[] {
  const poles = polesOf(field, x);
  const powers = (name: string) => powersOf(field, name);
  const found: { expression: Expression; rate: Expression }[] = [];
  for (const kernel of field.kernels) {
    if (kernel.kind === 'exponential') found.push(...ofExponential(kernel, powers(kernel.name), poles, x));
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

/** The differences of exponents with which a kernel stands in numerator and denominator. */
function powersOf({ f, view }: DifferentialField, name: string): number[] {
  const v = view.index.get(name)!;
  const lowest = (p: P.Polynomial) => P.coefficients(p, v).findIndex((c) => c !== 0n);
  const below = Math.max(lowest(f.d), 0);
  const found = new Set<number>();
  P.coefficients(f.n, v).forEach((c, k) => {
    if (c !== 0n && k !== below && Math.abs(k - below) <= maxPower) found.add(k - below);
  });
  return [...found];
}

/** The coefficients of a polynomial of degree 1 or 2 in x. */
function quadraticParts(H: Expression, x: string): [Expression, Expression, Expression] | null {
  const first = slope(H, x);
  const second = first === null ? null : slope(first, x);
  if (first === null || second === null || contains(second, x)) return null;
  const at = (a: Expression) => substitute(a, { [x]: E.zero });
  return [E.multiply(E.half, second), at(first), at(H)];
}

function ofExponential(kernel: Kernel, powers: readonly number[], poles: readonly Expression[], x: string) {
  const found: { expression: Expression; rate: Expression }[] = [];
  const X = E.symbol(x);
  const unit =
    kernel.expression.kind === 'power' ? E.product([E.ln(kernel.expression.base), kernel.expression.exponent]) : E.zero;
  if (kernel.expression.kind === 'power' && contains(kernel.expression.base, x)) return [];
  for (const k of powers) {
    const H = tidy(E.product([E.number(k), unit]));
    const power = E.power(E.symbol(kernel.name), E.number(k));
    const rise = slope(H, x);
    if (rise === null) continue;
    const parts = quadraticParts(H, x);
    if (parts !== null && !E.equal(tidy(parts[0]), E.zero)) {
      const [a, b, c] = parts;
      const sign = signOf(a);
      const size = E.sqrt(sign === -1 ? E.negate(a) : a);
      const inside = E.add(
        E.product([size, X]),
        E.divide(E.product([E.number(sign ?? 1), b]), E.product([E.two, size])),
      );
      const constant = tidy(E.subtract(c, E.divide(E.power(b, E.two), E.product([E.number(4), a]))));
      const factor = E.product([E.half, E.sqrt(pi), E.reciprocal(size), E.exp(constant)]);
      if (sign !== null && sign !== 0)
        found.push({ expression: E.product([factor, call(sign < 0 ? 'erf' : 'erfi', inside)]), rate: power });
    } else if (parts !== null) {
      for (const r of poles) {
        const at = substitute(H, { [x]: r });
        const inside = tidy(E.product([parts[1], E.subtract(X, r)]));
        found.push({
          expression: E.product([E.exp(at), call('Ei', inside)]),
          rate: E.divide(power, E.subtract(X, r)),
        });
      }
    }
    if (H.kind !== 'sum') found.push({ expression: call('Ei', H), rate: E.product([power, rise, E.reciprocal(H)]) });
  }
  return found;
}

/** The kernel is cos θ; sin θ stands beside it. */
function ofAngle(cosine: Kernel, field: DifferentialField, poles: readonly Expression[], x: string) {
  const found: { expression: Expression; rate: Expression }[] = [];
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
  const found: { expression: Expression; rate: Expression }[] = [];
  const u = (kernel.expression as { args: readonly Expression[] }).args[0]!;
  const parts = quadraticParts(u, x);
  if (parts === null || !E.equal(tidy(parts[0]), E.zero)) return [];
  const [, a, b] = triple(parts.map(tidy));
  const L = E.symbol(kernel.name);
  const X = E.symbol(x);
  // ∫ u^(m−1)·a/ln u = li(u), Ei(m·ln u)
  const highest = Math.min(12, Math.max(1, P.degree(field.f.n, field.view.index.get(x)!) + 2));
  for (let m = -2; m <= highest; m++) {
    if (m === 0) continue;
    const expression = m === 1 ? call('li', u) : call('Ei', E.product([E.number(m), kernel.expression]));
    found.push({ expression, rate: E.product([a, E.power(u, E.number(m - 1)), E.reciprocal(L)]) });
  }
  for (const r of poles) {
    // c·x + d = x − r: δ = a·d − b·c = −a·r − b
    const delta = tidy(E.subtract(E.product([E.number(-1), a, r]), b));
    if (E.equal(delta, E.zero)) continue;
    const w = tidy(E.negate(E.divide(u, delta)));
    const other = tidy(E.subtract(E.one, w));
    // Li₂(w) is real for w ≤ 1: where u/(−δ) > 0 stands in ln u, the reflection Li₂(1 − w) is the real one.
    const isReflected = signOf(delta) === -1;
    const constant = E.product([E.ln(E.negate(delta)), E.ln(other)]);
    found.push({
      expression: isReflected
        ? E.subtract(constant, call('dilog', other))
        : E.add(E.product([kernel.expression, E.ln(other)]), call('dilog', w)),
      rate: E.divide(L, E.subtract(X, r)),
    });
  }
  return found;
}
