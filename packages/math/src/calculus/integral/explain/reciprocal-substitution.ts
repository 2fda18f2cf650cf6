import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { multipliedOut } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName, lettering } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, isFree, withNewVariable } from '../context.ts';
import { wayBack } from './back.ts';
import { integrated, integratedAs, type Rule } from './rule.ts';

/*
 * N/((x − p)^k·√q) with a polynomial N, and a quadratic q: N by powers of x − p, so that constants over powers of x − p are left beside a
 * polynomial over the root. √q above the fraction bar is q/√q.
 *
 * 1/((x − p)^k·√q(x)) with a quadratic q and u = 1/(x − p): then x = p + 1/u, dx = −du/u², and
 *
 *     √q = √r/|u|,    r(u) = q(p)·u² + q′(p)·u + q″/2,
 *
 * so that the integral is −sign(u)·∫ u^(k − 1)/√r du, whose sign is that of x − p and constant on both sides of p.
 *
 * Worked example: 1/(x·√(x² + 1)) is −sign(u)/√(u² + 1) du.
 */
export const reciprocalSubstitution: Rule = (f, context) => {
  const found = partsOf(f, context);
  if (found === null || context.depth <= 0) return null;
  return isFree(found.above, context) ? bySubstitution(f, found, context) : byPowers(f, found, context);
};

/** N/(x − p)^k by powers of x − p. */
function byPowers(f: Expression, { above, p, k, q }: Parts, context: Context): Step | null {
  const { variable } = context;
  const t = E.symbol(freeName(context.names, ['t', 's', 'w']));
  const coefficients = coefficientsOf(multipliedOut(substitute(above, { [variable]: E.add(p, t) })), t.name);
  if (coefficients === null || coefficients.length > maxDegree) return null;
  const shifted = E.subtract(E.symbol(variable), p);
  const terms = coefficients.map((c, j) => E.product([c, E.power(shifted, E.number(j - k))]));
  const root = E.power(q, E.negate(E.half));
  const whole = multipliedOut(E.sum(terms.slice(k)));
  const g = E.sum([...terms.slice(0, k), whole].map((term) => E.product([term, root])));
  return integratedAs(f, g, context, {
    rule: 'polynomial division',
    says: `The numerator over ${toText(E.sqrt(q))} is written by powers of ${toText(shifted)}, so that constants are left over its powers.`,
  });
}

const maxDegree = 8;

function bySubstitution(f: Expression, { above, p, k, q }: Parts, context: Context): Step | null {
  const { variable } = context;
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const r = radicandOf(q, p, u, variable);
  if (r === null) return null;
  const rest = E.product([E.power(u, E.number(k - 1)), E.power(r, E.negate(E.half))]);
  const step = inner.integrate(rest, inner);
  if (step === null) return null;
  const c = E.product([E.minusOne, above, E.apply('sign', [u])]);
  const inU = E.product([c, rest]);
  const multiple = integrated(inU, E.product([c, step.after.expression]), inner, {
    rule: 'constant multiple rule',
    says: `${toText(E.apply('sign', [u]))} is constant on both sides of 0, and a constant factor goes before the integral sign.`,
    with: { [lettering(inner.names).of('c')]: c },
    steps: [step],
  });
  const shifted = E.subtract(E.symbol(variable), p);
  const g = E.reciprocal(shifted);
  const G = wayBack(step.after.expression, inner.variable, g);
  const name = inner.variable;
  return integrated(f, tidy(E.product([E.minusOne, above, E.apply('sign', [shifted]), G])), context, {
    rule: 'reciprocal substitution',
    says: `With ${name} = ${toText(g)} the root ${toText(E.sqrt(q))} is ${toText(E.divide(E.sqrt(r), E.apply('abs', [u])))} and d${variable} = −d${name}/${name}^2: the integral is that of ${toText(inU)} d${name}; at the end ${name} is ${toText(g)} again.`,
    with: { [name]: g, [`d${name}`]: derivativeOf(g, variable)! },
    steps: [multiple],
  });
}

interface Parts {
  /** N */
  readonly above: Expression;
  readonly p: Expression;
  readonly k: number;
  readonly q: Expression;
}

/** N/((x − p)^k·√q); null for what is none. */
function partsOf(f: Expression, context: Context): Parts | null {
  const factors = E.factorsOf(f);
  const root = factors.find((factor) => halvesOf(factor) % 2 !== 0 && !isFree(factor, context));
  const below = factors.find(
    (factor) => halvesOf(factor) <= -2 && halvesOf(factor) % 2 === 0 && !isFree(factor, context),
  );
  if (root === undefined || below === undefined || Math.abs(halvesOf(root)) !== 1) return null;
  const [linear, q] = [E.baseOf(below), E.baseOf(root)];
  const slope = derivativeOf(linear, context.variable);
  if (slope === null || !isFree(slope, context)) return null;
  const k = -halvesOf(below) / 2;
  const p = tidy(E.negate(E.divide(substitute(linear, { [context.variable]: E.zero }), slope)));
  const rest = factors.filter((factor) => factor !== root && factor !== below);
  const above = E.product([...rest, E.power(slope, E.number(-k)), ...(halvesOf(root) === 1 ? [q] : [])]);
  return { above, p, k, q };
}

/** How often its exponent has one half in it; 0 for other exponents. */
function halvesOf(factor: Expression): number {
  const exponent = E.exponentOf(factor);
  const halves = exponent.kind === 'number' ? Q.multiply(exponent.value, Q.integerRational(2)) : Q.zero;
  return Q.isInteger(halves) ? Q.toNumber(halves) : 0;
}

/** r(u) = u²·q(p + 1/u); null where q is not quadratic. */
function radicandOf(q: Expression, p: Expression, u: Expression, variable: string): Expression | null {
  const first = derivativeOf(q, variable);
  const second = first === null ? null : derivativeOf(first, variable);
  if (first === null || second === null || !isFree(second, { variable }) || E.equal(second, E.zero)) return null;
  const at = (a: Expression) => tidy(substitute(a, { [variable]: p }));
  return E.sum([E.product([at(q), E.power(u, E.two)]), E.product([at(first), u]), E.product([E.half, second])]);
}
