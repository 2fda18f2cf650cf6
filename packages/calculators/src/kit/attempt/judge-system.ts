import { linearEquations } from '@nomogram/math/algebra/linear-equations.ts';
import { number, subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { solveByCases } from '@nomogram/math/linear/system.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Options } from '../options.ts';
import type { Finding } from './judgement.ts';
import { compareExpressions } from './same-expression.ts';
import { alternatives, sidesOf } from './text.ts';
import type { Truth } from './truth.ts';

/*
 * A line of a working that has several equations, `5y = 10; x = y - 1`. The solution must satisfy each of them. And together they must
 * not say less than the problem: where an equation was lost, or one was written down twice in another form, the line has solutions that
 * the problem has not, and one of them is shown. The unknowns that a line no longer has may stand in lines before it.
 */

type NamedTruth = Extract<Truth, { kind: 'named' }>;

/** The two sides of each equation, as they were typed. */
interface Equations {
  readonly texts: readonly string[];
  readonly sides: readonly (readonly [Expression, Expression])[];
}

/** What several equations in one line are worth; undefined for a line of any other kind, or a problem with several solutions. */
export function judgeSystem(text: string, { names, solutions }: NamedTruth, options: Options): Finding | undefined {
  const equations = equationsIn(text, options);
  const [only, ...others] = solutions;
  if (equations === undefined || only === undefined || others.length > 0) return undefined;
  const values = only.map((one) => (one.kind === 'expression' ? one.expression : exactOf(one)));
  if (values.some((value) => value === undefined)) return undefined;
  const at = Object.fromEntries(names.map((name, k) => [name, values[k]!]));
  return falseOne(equations, at) ?? lostOne(equations, names, at) ?? unfinished;
}

const exactOf = (truth: Truth): Expression | undefined => (truth.kind === 'number' ? truth.wanted.exact : undefined);

const unfinished: Finding = {
  grade: 'unfinished',
  says: 'So far right: the solution satisfies these equations. Write down what it is.',
};

/** Two equations or more, not all of which name a value. */
function equationsIn(text: string, { angle, decimal }: Options): Equations | undefined {
  const texts = alternatives(text, decimal);
  if (texts.length < 2) return undefined;
  const sides: (readonly [Expression, Expression])[] = [];
  for (const one of texts) {
    const read = sidesOf(one).map((side) => parse(side, { angle, decimal }));
    const [left, right] = read.flatMap((side) => (side.ok ? [side.value.expression] : []));
    if (read.length !== 2 || left === undefined || right === undefined) return undefined;
    sides.push([left, right]);
  }
  const isNamed = ([left, right]: readonly [Expression, Expression]): boolean =>
    left.kind === 'symbol' && freeSymbols(right).length === 0;
  return sides.every(isNamed) ? undefined : { texts, sides };
}

function falseOne({ texts, sides }: Equations, at: Readonly<Record<string, Expression>>): Finding | undefined {
  const compared = sides.map(([left, right]) => compareExpressions(substitute(left, at), substitute(right, at)).same);
  const bad = compared.indexOf('different');
  if (bad >= 0)
    return {
      grade: 'wrong',
      says: `the solution of the problem does not satisfy ${texts[bad]}.`,
    };
  return compared.includes('undecided')
    ? { grade: 'undecided', says: 'Whether the solution satisfies these equations could not be decided.' }
    : undefined;
}

/** Another solution of the equations, in the unknowns that occur in them. */
function lostOne(
  { sides }: Equations,
  names: readonly string[],
  at: Readonly<Record<string, Expression>>,
): Finding | undefined {
  const differences = sides.map(([left, right]) => subtract(left, right));
  const occurring = names.filter((name) => differences.some((one) => freeSymbols(one).includes(name)));
  const read = linearEquations(differences, occurring);
  if (!read.ok) return undefined;
  const solved = solveByCases(read.value.a, read.value.b, occurring);
  if (!solved.ok || solved.value.kind !== 'parametric') return undefined;
  const { free, values } = solved.value;
  const moved = Object.fromEntries(free.map((name) => [name, elsewhere(at[name]!)]));
  const other = occurring.map((name, k) => `${name} = ${toText(substitute(values[k]!, moved))}`);
  return {
    grade: 'wrong',
    says: `an equation was lost here, for ${other.join(', ')} satisfies the line too, and does not solve the problem.`,
  };
}

/** A value other than that of the solution, 0 or 1. */
const elsewhere = (value: Expression): Expression =>
  compareExpressions(value, number(0)).same === 'different' ? number(0) : number(1);
