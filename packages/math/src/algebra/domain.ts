import * as Q from '../exact/rational.ts';
import { coefficient, equal, ln, reciprocal, sqrt, symbol } from '../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../expression/condition.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import type { Line } from '../expression/step.ts';
import { freeSymbols } from '../expression/walk.ts';
import { toDense } from '../polynomial/sparse/polynomial.ts';
import * as P from '../polynomial/univariate/dense.ts';
import { conditionsLatex, conditionsText } from '../syntax/print-condition.ts';
import { surfaceForm } from '../syntax/surface-form.ts';
import { toExpression } from '../syntax/to-expression.ts';
import {
  type AngleUnit,
  findTree,
  lettersOf,
  operandsOf,
  type RelationTree,
  sidesOf,
  type Tree,
} from '../syntax/tree.ts';
import { multipliedOut } from './expand.ts';
import { factor } from './factor.ts';
import { rootsOf } from './roots/roots.ts';

/** What must hold where an expression has a (real) value. */
interface Requirement {
  readonly must: 'not be 0' | 'be positive' | 'not be negative';
  readonly expression: Expression;
}

/**
 * What was typed below fraction lines, in logarithms and under even roots, as it was typed: building the expression cancels
 * (x − 2)/(x − 2), and with it the reason why x may not be 2.
 */
function requirementsOf(tree: Tree, angle: AngleUnit = 'radians'): Requirement[] {
  const found = operandsOf(tree).flatMap((operand) => requirementsOf(operand, angle));
  const add = (must: Requirement['must'], operand: Tree): void => {
    const read = toExpression(operand, angle);
    if (read.ok && freeSymbols(read.value).length > 0) found.push({ must, expression: read.value });
  };
  if (tree.kind === 'product') {
    for (const { operator, operand } of tree.rest) if (operator === '/') add('not be 0', operand);
  } else if (tree.kind === 'call') {
    if (['ln', 'log', 'log10', 'log2'].includes(tree.name)) add('be positive', tree.args[0]!);
    if (tree.name === 'sqrt') add('not be negative', tree.args[0]!);
    const below = belowFunction[tree.name];
    if (below !== undefined) add('not be 0', { ...tree, name: below });
  } else if (tree.kind === 'power') {
    const exponent = toExpression(tree.exponent, angle);
    if (exponent.ok && exponent.value.kind === 'number') {
      const { value } = exponent.value;
      const isEvenRoot = BigInt(value.denominator) % 2n === 0n;
      if (Q.sign(value) === 0) add('not be 0', tree.base);
      else if (Q.sign(value) < 0) add(isEvenRoot ? 'be positive' : 'not be 0', tree.base);
      else if (isEvenRoot) add('not be negative', tree.base);
    }
  }
  return found;
}

/** tan(x) is sin(x)/cos(x), and so on: the function that stands below the fraction line. */
const belowFunction: Readonly<Record<string, string>> = {
  tan: 'cos',
  sec: 'cos',
  cot: 'sin',
  csc: 'sin',
  coth: 'sinh',
  csch: 'sinh',
};

/** What was typed: an expression, or an equation. */
type Source = Tree | RelationTree;

/** Of which values it is asked whether an expression has one, and the unit of its angles. */
interface DomainOptions {
  readonly complex: boolean;
  readonly angle?: AngleUnit;
}

/**
 * The restrictions that `source` makes and `result` no longer shows: for (x² − 4)/(x − 2) and x + 2 it is x ≠ 2. Those about
 * signs are left out with `complex`, where the two agree for complex values too.
 */
export function lostRestrictions(source: Source, result: Expression, options: DomainOptions): readonly Condition[] {
  const lost = lostRequirements(source, result, options);
  return distinctConditions(lost.flatMap(({ must, expression }) => relations[must](expression)));
}

const relations: Readonly<Record<Requirement['must'], (a: Expression) => readonly Condition[]>> = {
  'not be 0': nonzero,
  'be positive': (a) => [condition(a, '>')],
  'not be negative': (a) => [condition(a, '>=')],
};

/** The first step where something cancels when it is read: where what was typed has a value. */
export function domainSteps(source: Source, result: Expression, options: DomainOptions): readonly Line[] {
  const lost = lostRestrictions(source, result, options);
  if (lost.length === 0) return [];
  const says = 'What was given has a value only here. It is written shorter below, which takes nothing back.';
  const written = { text: conditionsText(lost), latex: conditionsLatex(lost) };
  return [{ rule: 'domain', says, written, steps: [] }];
}

/**
 * What has a value only where `source` makes no restriction that `result` no longer shows: of (x − 1)²/(x − 1), which is read as
 * x − 1, it is 1/(x − 1). Whoever solves an equation asks these for a value as well as its sides.
 */
export const lostParts = (source: Source, result: Expression, options: DomainOptions): readonly Expression[] =>
  lostRequirements(source, result, options)
    .map(({ must, expression }) => parts[must](expression))
    .filter((part, k, all) => all.findIndex((other) => equal(other, part)) === k);

const parts: Readonly<Record<Requirement['must'], (a: Expression) => Expression>> = {
  'not be 0': reciprocal,
  'be positive': ln,
  'not be negative': sqrt,
};

function lostRequirements(
  source: Source,
  result: Expression,
  { complex, angle }: DomainOptions,
): readonly Requirement[] {
  const asked = sidesOf(source).flatMap((side) => requirementsOf(side, angle));
  if (asked.length === 0) return [];
  const kept = requirementsOf(surfaceForm(result));
  const keptZeros = kept
    .filter(({ must }) => must !== 'not be negative')
    .flatMap(({ expression }) => irreducibleFactors(expression));
  return asked.flatMap(({ must, expression }): readonly Requirement[] => {
    if (must !== 'not be 0' && !complex) {
      const isKept = kept.some((other) => other.must === must && equal(other.expression, expression));
      return isKept || !canBeNegative(expression) ? [] : [{ must, expression }];
    }
    if (must === 'not be negative') return [];
    const lost = irreducibleFactors(expression).filter((part) => !keptZeros.some((other) => equal(other, part)));
    return lost.filter((part) => !isNeverZero(part)).map((part) => ({ must: 'not be 0', expression: part }));
  });
}

function irreducibleFactors(a: Expression): readonly Expression[] {
  const found = factor(a);
  return found.ok && found.value.factors.length > 0 ? found.value.factors.map((one) => one.factor) : [multipliedOut(a)];
}

/** e^x, 2^x and 1/x: never 0. */
const isNeverZero = (a: Expression): boolean =>
  a.kind === 'power' && (freeSymbols(a.base).length === 0 || Q.sign(coefficient(a.exponent)) < 0);

/** Without zeros. Below a fraction line they lack a value at their poles, which no inequality of theirs says: (x − 1)! ≠ 0 excludes nothing. */
const withoutZeros: ReadonlySet<string> = new Set(['gamma', 'factorial']);

/** Whether factorials of letters stand there: where these have no value no condition says, which are as many as there are whole numbers below 0. */
export const hasFactorials = (tree: Tree): boolean =>
  findTree(
    tree,
    (node) =>
      ((node.kind === 'postfix' && node.operator === '!') || (node.kind === 'call' && withoutZeros.has(node.name))) &&
      lettersOf(node).length > 0,
  ) !== undefined;

/** part ≠ 0, solved for the variable where it is one polynomial in it; nothing where it is never 0 for real values. */
function nonzero(part: Expression): Condition[] {
  if (part.kind === 'apply' && withoutZeros.has(part.name)) return [];
  const found = factor(part);
  const polynomial = found.ok ? found.value.polynomials?.[0]?.factor : undefined;
  if (polynomial?.ring.variables.length === 1) {
    const roots = rootsOf(P.primitivePart(toDense(polynomial, 0)));
    const [name] = polynomial.ring.variables;
    if (roots.ok && roots.value.real.every(({ exact }) => exact !== undefined))
      return roots.value.real.map(({ exact }) => ({ left: symbol(name!), relation: '!=', right: exact! }));
  }
  return [condition(part, '!=')];
}

/** Whether a negative value (or 0) was met at random real points. */
function canBeNegative(a: Expression): boolean {
  const random = seededRandom(17);
  const names = freeSymbols(a);
  return Array.from({ length: 200 }).some(() => {
    const at = Object.fromEntries(names.map((name) => [name, 20 * (random() - 0.5)]));
    return evaluate(a, at) < 0;
  });
}
