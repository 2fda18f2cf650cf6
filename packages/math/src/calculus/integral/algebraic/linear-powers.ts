import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { type Context, isFree, made, type Stage, work } from '../context.ts';
import type { Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { withFactoredCoefficients } from '../form/factored-coefficients.ts';

/*
 * ∫ P(x)·v^(−M)·w^r dx with v = a + b·x, w = c + d·x, a polynomial P, M > 0 and a fraction r, by recurrence. With Δ = b·c − a·d there is
 * b·w = Δ + d·v, so that for I(m, r) = ∫ v^m·w^r dx
 *
 *     (v^(m+1)·w^(r+1))′ = (m + 1)·Δ·v^m·w^r + (m + r + 2)·d·v^(m+1)·w^r      raises m < −1,
 *     v^(−1)·w^r = (b/Δ)·v^(−1)·w^(r+1) − (d/Δ)·w^r                           raises r < −1.
 *
 * P is taken by powers of v; whole powers of w above the root belong to it. What stays is one integral ∫ v^(−1)·w^r dx, −1 < r < 0, which a root as new variable makes rational. With letters a
 * partial fraction of it would have coefficients that nobody simplifies; here each is found in lowest terms at once.
 */

const maxPower = 12;

export const linearPowers: Stage = (f, context) => {
  if (freeSymbols(f).length < 2 || f.kind !== 'product') return null;
  const x = context.variable;
  const roots = f.factors.filter((factor) => isPowerOfSum(factor, context) && !isWhole(E.exponentOf(factor)));
  const poles = f.factors.filter((factor) => isPowerOfSum(factor, context) && isNegative(E.exponentOf(factor)));
  const [root] = roots;
  const pole = poles.find((factor) => factor !== root);
  if (root === undefined || pole === undefined || roots.length > 1) return null;
  const [r, order] = [exponentOf(root), exponentOf(pole)];
  const rest = E.product(f.factors.filter((factor) => factor !== root && factor !== pole));
  const [v, w] = [E.baseOf(pole), E.baseOf(root)];
  const view = rationalView([v, w, rest], [x], context.budget);
  if (view === null || r === null || order === null || !isWithinReach(r, order)) return null;
  const [vs, ws, ps] = [v, w, rest].map((one) => polynomialOf(one, view, x));
  if (!vs || !ws || !ps || vs.length !== 2 || ws.length !== 2) return null;
  const whole = Math.max(0, Number(Q.floor(r)) + 1);
  const numerator = U.multiply(view.field, ps, U.power(view.field, ws, whole));
  if (numerator.length > maxPower) return null;
  const s = Q.subtract(r, Q.integerRational(whole));
  return reduced(f, { view, v, w, r: s, vs, ws, ps: numerator, m: Number(order.numerator) }, context);
};

interface Powers {
  readonly view: RationalView;
  readonly v: Expression;
  readonly w: Expression;
  readonly vs: Univariate;
  readonly ws: Univariate;
  readonly ps: Univariate;
  readonly m: number;
  readonly r: Q.Rational;
}

function reduced(f: Expression, given: Powers, context: Context): ReturnType<Stage> {
  const { view, v, w, vs, ws, ps, m, r } = given;
  const { field } = view;
  const [a, b] = pair(vs);
  const [c, d] = pair(ws);
  const delta = field.subtract(field.multiply(b, c), field.multiply(a, d));
  if (F.isZero(delta)) return null;
  const written = (one: Fraction) => withFactoredCoefficients(view.quotientOf(one), context.variable);
  const exact: Expression[] = [];
  const term = (by: Fraction, ...factors: Expression[]) => {
    if (!F.isZero(by)) exact.push(E.product([written(by), ...factors]));
  };
  // The coefficients of v^m, v^(m + 1), …
  const taylor = U.shifted(field, ps, F.negate(field.divide(a, b)), ps.length);
  const byV = taylor.map((one, j) => field.divide(one, field.power(b, j)));
  let carried = F.zero;
  for (let k = m; k < -1; k++) {
    work(context.budget, 8);
    const coefficient = field.add(byV[k - m] ?? F.zero, carried);
    const by = field.divide(coefficient, field.multiply(F.integer(k + 1), delta));
    term(by, E.power(v, E.number(k + 1)), E.power(w, E.number(Q.add(r, Q.one))));
    const next = fractionOf(Q.add(r, Q.integerRational(k + 2)));
    carried = F.negate(field.multiply(by, field.multiply(next, d)));
  }
  const residue = field.add(byV[-1 - m] ?? F.zero, carried);
  const { by, s } = lastPower(field, residue, r, { b, d, delta }, (one, power) =>
    term(field.divide(one, field.multiply(fractionOf(power), d)), E.power(w, E.number(power))),
  );
  // Natural powers of v, by powers of w: v = (b·w − Δ)/d.
  const natural = byV.slice(-m);
  const inW = natural.map((one, j) => field.divide(field.multiply(one, field.power(b, j)), field.power(d, j)));
  const aroundZero = U.shifted(field, inW, F.negate(field.divide(delta, b)), inW.length);
  aroundZero.forEach((one, j) => {
    const power = Q.add(r, Q.integerRational(j + 1));
    term(field.divide(one, field.multiply(fractionOf(power), d)), E.power(w, E.number(power)));
  });
  if (F.isZero(by)) return made('recurrence for powers of linear functions', f, E.sum(exact), context);
  const last = E.product([E.reciprocal(v), E.power(w, E.number(s))]);
  const step = context.integrate(last, context);
  if (step === null) return null;
  const F0 = E.sum([...exact, E.product([written(by), step.after.expression])]);
  return made('recurrence for powers of linear functions', f, F0, context, [step]);
}

/** c·∫ w^r/v dx, r < 0, as by·∫ w^s/v dx with −1 < s, and what that leaves of w alone: coefficients, and powers of the antiderivatives. */
function lastPower(
  field: RationalView['field'],
  c: Fraction,
  r: Q.Rational,
  { b, d, delta }: { readonly b: Fraction; readonly d: Fraction; readonly delta: Fraction },
  note: (coefficient: Fraction, power: Q.Rational) => void,
): { by: Fraction; s: Q.Rational } {
  let [by, s] = [c, r];
  while (Q.sign(Q.add(s, Q.one)) < 0) {
    const more = Q.add(s, Q.one);
    note(F.negate(field.divide(field.multiply(by, d), delta)), more);
    [by, s] = [field.divide(field.multiply(by, b), delta), more];
  }
  return { by, s };
}

const fractionOf = (a: Q.Rational): Fraction => ({ n: BigInt(a.numerator), d: BigInt(a.denominator) });

const isPowerOfSum = (a: Expression, context: Context): boolean =>
  a.kind === 'power' &&
  a.exponent.kind === 'number' &&
  (a.base.kind === 'sum' || a.base.kind === 'symbol') &&
  !isFree(a.base, context);

const isWhole = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);
const isNegative = (a: Expression): boolean => isWhole(a) && Q.sign((a as { value: Q.Rational }).value) < 0;

function exponentOf(a: Expression): Q.Rational | null {
  const exponent = E.exponentOf(a);
  return exponent.kind === 'number' ? exponent.value : null;
}

const isWithinReach = (r: Q.Rational, m: Q.Rational): boolean =>
  Math.abs(Q.toNumber(r)) <= maxPower && Math.abs(Q.toNumber(m)) <= maxPower && r.denominator <= 12;

function polynomialOf(a: Expression, { field, index, fractionOf: read }: RationalView, x: string): Univariate | null {
  const found = read(a);
  const at = index.get(x)!;
  if (found === null || U.degree(U.view(field, found.d, at)) > 0) return null;
  return U.view(field, found.n, at, found.d);
}
