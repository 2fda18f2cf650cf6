import * as Q from '../../exact/rational.ts';
import { writtenOut } from '../../expression/arithmetic.ts';
import * as E from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { entryOf, type FunctionName } from '../../expression/facts/table.ts';
import { contains, some, transform } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { small } from './problem.ts';
import { isSingleValued } from './singularities.ts';

/*
 * Whether a function is another one after its argument has gone once round a place (the monodromy theorem: then it is not analytic there).
 *
 * Round a simple zero of u, counterclockwise, ln u becomes ln u + 2πi, u^r becomes e^(2πir)·u^r, and with v where u = 1 ± v² or 1 ± v is
 * zero, atan v becomes atan v ± π, asin v becomes ±π − asin v, and so on. All other parts come back as they were. The function with
 * these values put in is compared with the function itself at one point near the place: where the two differ there, they differ as
 * analytic functions, and the place is a branch point. atan(w)/(1 + w²) at i: (atan w + π)/(1 + w²) is another function.
 *
 * Equality at one point proves nothing, and nothing is said then; nor of zeros that are not simple, or of a branching part within another.
 */

/** What a function with a simple branch point becomes: a rule for either value at which its argument may be. */
interface Branching {
  readonly at: C.Complex;
  readonly turned: (value: Expression) => Expression;
}

const pi = E.constant('pi');
const i = E.constant('i');
const halfTurn = E.multiply(i, pi);
const one = C.complex(1);
const minusOne = C.complex(-1);
const unit = C.complex(0, 1);
const minusUnit = C.complex(0, -1);

const branchings: Readonly<Partial<Record<FunctionName, readonly Branching[]>>> = {
  ln: [{ at: C.complex(0), turned: (value) => E.add(value, E.multiply(E.two, halfTurn)) }],
  asin: [
    { at: one, turned: (value) => E.subtract(pi, value) },
    { at: minusOne, turned: (value) => E.subtract(E.negate(pi), value) },
  ],
  acos: [
    { at: one, turned: E.negate },
    { at: minusOne, turned: (value) => E.subtract(E.multiply(E.two, pi), value) },
  ],
  atan: [
    { at: unit, turned: (value) => E.add(value, pi) },
    { at: minusUnit, turned: (value) => E.subtract(value, pi) },
  ],
  asinh: [
    { at: unit, turned: (value) => E.subtract(halfTurn, value) },
    { at: minusUnit, turned: (value) => E.subtract(E.negate(halfTurn), value) },
  ],
  atanh: [
    { at: one, turned: (value) => E.subtract(value, halfTurn) },
    { at: minusOne, turned: (value) => E.add(value, halfTurn) },
  ],
};

/** Beyond these relative sizes a number is surely not 0, surely 0 within what is computed in doubles, or neither. */
const surely = 1e-3;
const computed = 1e-9;
/** How far before the place the two functions are compared, relatively. */
const before = 1 - 2 ** -7;

/** Whether g, reached from 0 on a straight way on which all its parts have their principal values, surely branches at a place. */
export function branchesAt(g: Expression, place: C.Complex): boolean {
  const written = transform(g, (node) => (node.kind === 'apply' ? (writtenUnknown(node) ?? node) : node));
  const continuation = onceRound(written, place);
  if (continuation === null) return false;
  const point = { [small]: C.multiply(place, C.complex(before)) };
  const [value, other] = [evaluateComplex(written, point), evaluateComplex(continuation, point)];
  const difference = C.modulus(C.subtract(value, other));
  return difference > surely * Math.max(C.modulus(value), C.modulus(other)) && Number.isFinite(difference);
}

const writtenUnknown = ({ name, args }: Extract<Expression, { kind: 'apply' }>): Expression | undefined =>
  entryOf(branchings, name) === undefined && args.length === 1 ? writtenOut(name, args[0]!) : undefined;

/** g as it is after one turn round the place; null where that is not known, or nothing turns. */
function onceRound(g: Expression, place: C.Complex): Expression | null {
  const continuations = new Map<Expression, Expression>();
  let isKnown = true;
  some(g, (node) => {
    const fate = fateOf(node, place);
    if (fate === 'unknown') isKnown = false;
    else if (fate !== 'comes back') continuations.set(node, fate);
    return !isKnown;
  });
  if (!isKnown || continuations.size === 0) return null;
  const parts = [...continuations.keys()];
  const isWithin = (node: Expression) => some(node, (inner) => inner !== node && parts.includes(inner));
  return some(g, (node) => mayBranch(node) && isWithin(node)) ? null : replaced(g, continuations);
}

const replaced = (g: Expression, turned: ReadonlyMap<Expression, Expression>): Expression =>
  transform(g, (node) => [...turned].find(([before]) => E.equal(before, node))?.[1] ?? node);

/** What a part of a function becomes by one turn round the place. */
function fateOf(node: Expression, place: C.Complex): Expression | 'comes back' | 'unknown' {
  if (!contains(node, small) || !mayBranch(node)) return node.kind === 'apply' ? ofSingleValued(node) : 'comes back';
  if (node.kind === 'power') return ofPower(node.base, node.exponent, node, place);
  if (node.kind !== 'apply') return 'comes back';
  for (const { at, turned } of entryOf(branchings, node.name)!) {
    const zero = zeroOf(E.subtract(node.args[0]!, asExpression(at)), place);
    if (zero === 'simple') return turned(node);
    if (zero === 'unknown') return 'unknown';
  }
  return 'comes back';
}

function ofPower(base: Expression, exponent: Expression, node: Expression, place: C.Complex) {
  const zero = zeroOf(base, place);
  if (zero === 'none') return 'comes back';
  if (zero === 'unknown' || contains(exponent, small)) return 'unknown';
  return E.multiply(E.exp(E.product([E.two, halfTurn, exponent])), node);
}

const ofSingleValued = (node: Extract<Expression, { kind: 'apply' }>) =>
  !contains(node, small) || isSingleValued(node.name) ? 'comes back' : 'unknown';

const mayBranch = (node: Expression): boolean =>
  node.kind === 'apply'
    ? entryOf(branchings, node.name) !== undefined
    : node.kind === 'power' && !isWhole(node.exponent) && !(node.base.kind === 'constant' && node.base.name === 'e');

const isWhole = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);

const asExpression = ({ re, im }: C.Complex): Expression =>
  E.add(E.number(re), im === 0 ? E.zero : E.multiply(E.number(im), i));

/** Whether u is 0 at the place, and simply so: its difference quotient is not 0. */
function zeroOf(u: Expression, place: C.Complex): 'none' | 'simple' | 'unknown' {
  const size = C.modulus(place);
  const at = C.modulus(evaluateComplex(u, { [small]: place }));
  if (at > surely) return 'none';
  if (!(at <= computed)) return 'unknown';
  const beside = C.add(place, C.complex(size * 1e-4));
  const slope = C.modulus(evaluateComplex(u, { [small]: beside })) / (size * 1e-4);
  return slope > surely ? 'simple' : 'unknown';
}
