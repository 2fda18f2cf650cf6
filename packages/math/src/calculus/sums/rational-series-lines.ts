import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { toText } from '../../syntax/print-text.ts';
import { infinity, stepOf } from './problem.ts';
import { plainest } from './telescoping.ts';
import { hurwitz } from './zeta-values.ts';

/** A multiple of Σ b^k/(k + c)^s over k from `start`, to infinity or to an end; b is 1, −1 or what a power series is in. */
export interface LinearSeries {
  readonly share: Q.Rational;
  readonly c: Q.Rational;
  readonly s: number;
  readonly start: number;
  readonly base: Expression;
  readonly to?: Expression;
}

/** The lines below a sum of reciprocals of powers: the named series of which it is a multiple, all but its first terms. */
export function linesOfLinear(
  series: LinearSeries,
  { index, constant, value }: { readonly index: string; readonly constant: Expression; readonly value: Expression },
): readonly Step[] {
  const { c, start, base, to } = series;
  const first = Q.add(Q.integerRational(start), c);
  if (to !== undefined) return [ofRecurrence(series, first, to, { constant, value })];
  if (Q.sign(first) <= 0) return [];
  if (base.kind === 'number' && Q.isOne(base.value)) return ofZeta(series, first, index);
  return base.kind === 'number' && Q.isMinusOne(base.value) ? ofAlternating(series, first, index) : [];
}

/** ψ(x + 1) − ψ(x) = 1/x and its derivatives: the sum telescopes. */
function ofRecurrence(
  { s, c, share }: LinearSeries,
  first: Q.Rational,
  to: Expression,
  { constant, value }: { readonly constant: Expression; readonly value: Expression },
): Step {
  const ends = [E.sum([to, E.number(c), E.one]), E.number(first)];
  const at = (x: Expression) => (s === 1 ? E.apply('digamma', [x]) : E.apply('polygamma', [E.number(s - 1), x]));
  let factorial = 1;
  for (let j = 2; j < s; j++) factorial *= j;
  const front = E.number(Q.multiply(share, Q.rational(s % 2 === 0 ? -1 : 1, factorial)));
  const says =
    s === 1
      ? 'The digamma function has ψ(x + 1) − ψ(x) = 1/x, so a sum of reciprocals is the difference of its values at both ends.'
      : `The derivative of order ${s - 1} of ψ(x + 1) − ψ(x) = 1/x has the powers of the terms, so the sum is a multiple of the difference of its values at both ends.`;
  return {
    rule: 'recurrence of the digamma function',
    says,
    before: { expression: E.product([constant, front, E.subtract(at(ends[0]!), at(ends[1]!))]) },
    after: { expression: value },
    steps: [],
  };
}

/** Σ 1/j^s, or Σ 1/(2j − 1)^s, from j = 1 on. */
function ofZeta({ s }: LinearSeries, first: Q.Rational, index: string): readonly Step[] {
  if (s === 1) return [];
  const whole = Q.isInteger(first);
  if (!whole && first.denominator !== 2) return [];
  const named = hurwitz(s, whole ? Q.one : Q.half)!;
  const says = whole
    ? `This series is the value of the zeta function at ${s}${s % 2 === 0 ? `, by Euler a rational multiple of pi^${s}` : ''}.`
    : `All terms of the zeta series without the even ones, which are 1/2^${s} of all.`;
  const value = whole ? named : E.divide(named, E.number(2 ** s));
  return fromNamed({ index, s, whole, alternates: false, value }, first, says);
}

/** Σ (−1)^(j + 1)/j^s, or Σ (−1)^(j + 1)/(2j − 1)^s, from j = 1 on. */
function ofAlternating({ s }: LinearSeries, first: Q.Rational, index: string): readonly Step[] {
  const whole = Q.isInteger(first);
  if (!whole && first.denominator !== 2) return [];
  const start = whole ? Q.one : Q.half;
  const [even, odd] = [Q.divide(start, Q.rational(2)), Q.divide(Q.add(start, Q.one), Q.rational(2))].map(
    (x) => hurwitz(s, x)!,
  );
  // Of Σ (−1)^j/(j + start)^s over j ≥ 0, with the powers of 2 of (2j − 1)^s.
  const value = E.multiply(E.number(Q.rational(1, whole ? 2 ** s : 4 ** s)), E.subtract(even!, odd!));
  return fromNamed({ index, s, whole, alternates: true, value }, first, saysOfAlternating(s, whole));
}

function saysOfAlternating(s: number, whole: boolean): string {
  if (whole)
    return s === 1
      ? 'The series of ln(1 + x) at x = 1, where it still converges.'
      : `The zeta series less twice its even terms, which are 1/2^${s} of it.`;
  if (s === 1) return 'The series of the arctangent at 1, by Leibniz.';
  return s === 2 ? "This series defines Catalan's constant." : `Dirichlet's beta function at ${s}.`;
}

/** The series that a table has, and where the problem begins later, what is left of it. */
function fromNamed(named: NamedSum, first: Q.Rational, says: string): readonly Step[] {
  const { index, s, whole, alternates, value } = named;
  const j = E.symbol(index);
  const below = (at: Expression) => (whole ? at : E.subtract(E.multiply(E.two, at), E.one));
  const term = (at: Expression) =>
    E.multiply(alternates ? E.power(E.minusOne, E.add(at, E.one)) : E.one, E.power(below(at), E.number(-s)));
  const all = { f: term(j), index, from: E.one, to: infinity };
  const series = stepOf(all, plainest(value), { rule: 'named series', says });
  const begin = Q.toNumber(Q.add(Q.subtract(first, whole ? Q.one : Q.half), Q.one));
  if (begin === 1) return [series];
  if (begin > maxTaken) return [];
  const taken = E.sum(Array.from({ length: begin - 1 }, (_, k) => term(E.number(k + 1))));
  const rest = stepOf({ ...all, from: E.number(begin) }, plainest(E.subtract(value, taken)), {
    rule: 'first terms taken away',
    says: `Here the terms begin with that of ${index} = ${begin}; those before it add up to ${toText(taken)}.`,
  });
  return [series, rest];
}

const maxTaken = 12;

interface NamedSum {
  readonly index: string;
  readonly s: number;
  /** Whether over 1, 2, 3, … or over 1, 3, 5, … */
  readonly whole: boolean;
  readonly alternates: boolean;
  readonly value: Expression;
}
