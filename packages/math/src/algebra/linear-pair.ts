import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { type Case, type Condition, condition } from '../expression/condition.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step, WrittenPart } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import type { OpenCase } from '../linear/cases.ts';
import { type SystemAt, solveByCases } from '../linear/system.ts';
import { no, ok, type Result } from '../result/result.ts';
import { pair } from '../result/tuple.ts';
import { conditionText } from '../syntax/print-condition.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { written } from '../syntax/written-line.ts';
import { coefficientsOf } from './coefficients.ts';
import { expand, multipliedOut } from './expand.ts';
import { withPutIn } from './insertion-steps.ts';
import { sameValue } from './same-value.ts';
import { simplify } from './simplify/simplify.ts';

/** a·x + b·y = c */
interface Linear {
  readonly a: Expression;
  readonly b: Expression;
  readonly c: Expression;
}

/** What the two are called in the order in which they are combined. */
type Names = readonly [string, string];

/** What two linear equations in two unknowns have in common: one point, none, or a whole line. */
export interface LinearPair {
  readonly kind: 'one' | 'none' | 'line';
  readonly x?: Expression;
  readonly y?: Expression;
  /** With parameters: where this is the answer, and what it is elsewhere. */
  readonly conditions: readonly Condition[];
  readonly cases: readonly Case<SystemAt>[];
  readonly open: readonly OpenCase[];
  /** The pair as a matrix in the order in which it was given, with its solution for general values. */
  readonly general: SystemAt;
  /** One equation, where both say the same: its left side minus its right side. */
  readonly line?: Expression;
  readonly steps: readonly Step[];
}

/**
 * Two linear equations f = 0, g = 0 in two unknowns by elimination; coefficients may be any constants and parameters. Null where
 * one of them is not linear, or where it cannot be told whether the determinant is 0. The solution is put into both equations.
 */
export function solveLinearPair(
  f: Expression,
  g: Expression,
  unknowns: readonly [string, string],
): Result<LinearPair> | null {
  const read = [linear(f, unknowns), linear(g, unknowns)];
  if (!read.every((one) => one !== null)) return null;
  const minor = (p: Expression, q: Expression, r: Expression, s: Expression): Expression =>
    multipliedOut(E.subtract(E.multiply(p, s), E.multiply(q, r)));
  // The order of the two that leaves a factor of x without a minus sign.
  const inOrder = pair(read);
  const isOpposite = toText(minor(inOrder[0].a, inOrder[0].b, inOrder[1].a, inOrder[1].b)).startsWith('-');
  const [first, second] = isOpposite ? [inOrder[1], inOrder[0]] : inOrder;
  const names: Names = isOpposite ? ['second', 'first'] : ['first', 'second'];
  const determinant = minor(first.a, first.b, second.a, second.b);
  const overX = minor(first.c, first.b, second.c, second.b);
  const overY = minor(first.a, first.c, second.a, second.c);
  const zero = isZero(determinant);
  if (zero === null) return null;
  const [matrix, column] = [inOrder.map(({ a, b }) => [a, b]), inOrder.map(({ c }) => [c])];
  const byCases = solveByCases(matrix, column, unknowns);
  if (!byCases.ok) return null;
  const { conditions, cases, open, ...solution } = byCases.value;
  const parameters = { conditions, cases, open, general: { a: matrix, b: column, solution } };
  const empty = withoutUnknowns(inOrder, solution.kind, unknowns);
  if (empty !== null) return ok({ ...empty, ...parameters });
  if (zero) {
    const found = degenerate(first, second, overX, overY, unknowns, names);
    return found && ok({ ...found, ...parameters });
  }
  const [x, y] =
    freeSymbols(determinant).length > 0
      ? pair(solution.values)
      : [quotient(overX, determinant), quotient(overY, determinant)];
  const at = { [unknowns[0]]: x, [unknowns[1]]: y };
  if (![f, g].every((one) => isCertainlyZero(substitute(one, at))))
    return no('check-failed', 'A solution was found that does not satisfy both equations, so nothing is shown.');
  return ok({
    kind: 'one',
    x,
    y,
    ...parameters,
    steps: stepsOf(first, second, unknowns, names, { determinant, overX, x, y }),
  });
}

/** A pair of which an equation has no unknown at all, as 0·x + 0·y = a: nothing, or what the other one says; null for any other pair. */
function withoutUnknowns(
  equations: readonly [Linear, Linear],
  kind: SystemAt['solution']['kind'],
  unknowns: readonly [string, string],
): Pick<LinearPair, 'kind' | 'line' | 'steps'> | null {
  const full = equations.filter((one) => isZero(one.a) !== true || isZero(one.b) !== true);
  if (full.length === equations.length) return null;
  const steps = [normalForm(...equations, unknowns)];
  if (kind === 'contradictory') return { kind: 'none', steps };
  return {
    kind: 'line',
    line: full[0] === undefined ? E.number(0) : multipliedOut(difference(full[0], unknowns)),
    steps,
  };
}

function degenerate(
  first: Linear,
  second: Linear,
  overX: Expression,
  overY: Expression,
  [x, y]: readonly [string, string],
  names: Names,
): Pick<LinearPair, 'kind' | 'line' | 'steps'> | null {
  const [a, b] = [isZero(overX), isZero(overY)];
  if (a === null || b === null) return null;
  // The equation without parameters beside its unknowns is one for all of their values.
  const plainest = hasParameters(first) ? second : first;
  const hasUnknown = [first, second].map((one) => isZero(one.a) === false || isZero(one.b) === false);
  // 0 = 0 and 0 = 1 are left to the general solver.
  if (!hasUnknown[0] || !hasUnknown[1]) return null;
  const steps = [normalForm(first, second, [x, y]), eliminationStep(first, second, [x, y], names, E.number(0), overX)];
  if (!a || !b) return { kind: 'none', steps };
  return { kind: 'line', line: multipliedOut(difference(plainest, [x, y])), steps };
}

const hasParameters = ({ a, b }: Linear): boolean => [a, b].some((one) => freeSymbols(one).length > 0);

/** The equation as a·x + b·y = c; null where it is not linear in the two. */
function linear(f: Expression, [x, y]: readonly [string, string]): Linear | null {
  const expanded = expand(f);
  const inX = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (inX === null || inX.length > 2) return null;
  const [rest = E.number(0), a = E.number(0)] = inX;
  const inY = coefficientsOf(rest, y);
  if (contains(a, y) || inY === null || inY.length > 2) return null;
  const [constant = E.number(0), b = E.number(0)] = inY;
  return { a, b, c: multipliedOut(E.negate(constant)) };
}

function quotient(a: Expression, b: Expression): Expression {
  if (b.kind === 'number') return multipliedOut(E.product([E.number(Q.reciprocal(b.value)), a]));
  const found = E.multiply(a, E.power(b, E.number(-1)));
  const simplified = freeSymbols(found).length === 0 ? simplify(found) : null;
  return simplified?.ok ? simplified.value.expression : found;
}

/** Null where it cannot be told. */
function isZero(a: Expression): boolean | null {
  if (a.kind === 'number') return Q.isZero(a.value);
  if (freeSymbols(a).length > 0) return sameValue(a, E.number(0)).same;
  const value = evaluatePrecise(a, 20);
  return value.ok ? value.value.re === '0' && value.value.im === '0' : null;
}

function isCertainlyZero(a: Expression): boolean {
  if (isZero(multipliedOut(a)) === true || sameValue(a, E.number(0)).same) return true;
  if (freeSymbols(a).length > 0) return false;
  const terms = E.termsOf(a);
  const values = terms.map((term) => evaluateComplex(term, {}));
  const total = values.reduce((s, { re, im }) => ({ re: s.re + re, im: s.im + im }), { re: 0, im: 0 });
  return Math.hypot(total.re, total.im) <= 1e-12 * Math.max(...values.map(({ re, im }) => Math.hypot(re, im)));
}

const leftSide = ({ a, b }: Linear, [x, y]: readonly [string, string]): Expression =>
  E.sum([E.product([a, E.symbol(x)]), E.product([b, E.symbol(y)])]);
const difference = (one: Linear, unknowns: readonly [string, string]): Expression =>
  E.subtract(leftSide(one, unknowns), one.c);

const equations = (...all: readonly (readonly [Expression, Expression])[]): WrittenPart => ({
  text: all.map(([left, right]) => `${toText(left)} = ${toText(right)}`).join(', '),
  latex: all.map(([left, right]) => `${toLatex(left)} = ${toLatex(right)}`).join(',\\quad '),
});

const step = (rule: string, says: string, before: Expression, after: Expression, written: WrittenPart): Step => ({
  rule,
  says,
  before: { expression: before },
  after: { expression: after },
  written,
  steps: [],
});

function normalForm(first: Linear, second: Linear, unknowns: readonly [string, string]): Step {
  const [one, two] = [leftSide(first, unknowns), leftSide(second, unknowns)];
  const whole = difference(first, unknowns);
  return step(
    'sort the terms',
    'Unknowns on the left, numbers on the right.',
    whole,
    whole,
    equations([one, first.c], [two, second.c]),
  );
}

/** The first times the factor of y in the second, minus the second times that in the first. */
function eliminationStep(
  first: Linear,
  second: Linear,
  [x, y]: readonly [string, string],
  names: Names,
  determinant: Expression,
  overX: Expression,
): Step {
  const left = E.product([determinant, E.symbol(x)]);
  const combined = E.subtract(
    E.multiply(second.b, difference(first, [x, y])),
    E.multiply(first.b, difference(second, [x, y])),
  );
  return step(
    'elimination',
    `${combinedWords([names[0], second.b], [names[1], E.negate(first.b)])}: ${gone(determinant, overX, y)}`,
    combined,
    E.subtract(left, overX),
    isContradiction(left, overX) ? unequal(left, overX) : equations([left, overX]),
  );
}

const isContradiction = (left: Expression, right: Expression): boolean =>
  E.equal(left, E.zero) && isZero(right) === false;

const unequal = (left: Expression, right: Expression): WrittenPart => written(`${toText(left)} != ${toText(right)}`);

/** What disappears; without the other unknown a comparison of numbers is left. */
function gone(determinant: Expression, overX: Expression, y: string): string {
  if (determinant.kind !== 'number' || !Q.isZero(determinant.value)) return `${y} disappears.`;
  return isZero(overX) === true
    ? 'both unknowns disappear, and this always holds. The equations say the same.'
    : 'both unknowns disappear, and two different numbers are left as the sides of an equation. So there is no solution.';
}

/** An equation by its name, and what it is multiplied by. */
type Multiple = readonly [name: string, by: Expression];

/** "Both equations are added", "The second equation times 2 minus the first times 3". */
function combinedWords(one: Multiple, other: Multiple): string {
  const [plus, rest] = isSubtracted(one) && !isSubtracted(other) ? [other, one] : [one, other];
  const isPlain = [plus, rest].every(([, by]) => timesText(by) === '');
  if (isPlain && isSubtracted(rest)) return `The ${rest[0]} equation is subtracted from the ${plus[0]}`;
  if (isPlain) return 'Both equations are added';
  const sign = isSubtracted(plus) ? 'Minus the' : 'The';
  return `${sign} ${plus[0]} equation${timesText(plus[1])} ${isSubtracted(rest) ? 'minus' : 'plus'} the ${rest[0]}${timesText(rest[1])}`;
}

const isSubtracted = ([, by]: Multiple): boolean => toText(by).startsWith('-') && by.kind !== 'sum';

/** " times 3" of 3 and -3, nothing of 1 and -1. */
function timesText(by: Expression): string {
  const size = isSubtracted(['', by]) ? toText(E.negate(by)) : toText(by);
  return size === '1' ? '' : ` times ${by.kind === 'sum' ? `(${size})` : size}`;
}

/** ", for a ≠ 0" where a divisor has letters. */
const where = (divisor: Expression): string =>
  freeSymbols(divisor).length === 0 ? '' : `, for ${conditionText(condition(divisor, '!='))}`;

function stepsOf(
  first: Linear,
  second: Linear,
  [nameX, nameY]: readonly [string, string],
  names: Names,
  { determinant, overX, x, y }: Record<'determinant' | 'overX' | 'x' | 'y', Expression>,
): Step[] {
  const isAlone = isZero(first.b) === true || isZero(second.b) === true;
  const known = isZero(first.b) === true ? first : second;
  const steps = [normalForm(...pair(names[0] === 'first' ? [first, second] : [second, first]), [nameX, nameY])];
  if (!isAlone) steps.push(eliminationStep(first, second, [nameX, nameY], names, determinant, overX));
  const isDivided = !isAlone && E.equal(determinant, E.number(1));
  if (!isDivided)
    steps.push(
      isAlone
        ? step(
            'solve for one unknown',
            `This equation has ${nameX} only${where(known.a)}.`,
            quotient(known.c, known.a),
            x,
            equations([E.symbol(nameX), x]),
          )
        : step(
            'divide',
            `Both sides by the factor of ${nameX}${where(determinant)}.`,
            quotient(overX, determinant),
            x,
            equations([E.symbol(nameX), x]),
          ),
    );
  const other = isZero(first.b) === true ? second : first;
  const inserted = E.multiply(E.subtract(other.c, E.multiply(other.a, x)), E.power(other.b, E.number(-1)));
  steps.push(
    step(
      'put in',
      `${nameX} is put into the ${other === first ? names[0] : names[1]} equation, which is solved for ${nameY}${where(other.b)}.`,
      inserted,
      y,
      written(`${withPutIn(leftSide(other, [nameX, nameY]), nameX, x)} = ${toText(other.c)}; ${nameY} = ${toText(y)}`),
    ),
  );
  return steps;
}
