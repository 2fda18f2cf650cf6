import { exactDecimal, fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import { surfaceForm } from '@nomogram/math/syntax/surface-form.ts';
import type { Tree } from '@nomogram/math/syntax/tree.ts';
import type { Calculator } from '../calculator.ts';
import type { Amount } from '../fields/amount.ts';
import type { ExactNumber } from '../fields/exact.ts';
import { nameOf, readFormula } from '../worked/declared.ts';
import { isUsual, numberTerm, type Program, type Variable } from './program.ts';

/** The program of a calculator whose declared formula says all: its inputs are the only letters. */
export function declaredProgram(
  { formula = '', inputs }: Calculator,
  given: Readonly<Record<string, unknown>>,
): Program | undefined {
  const read = readFormula(formula);
  const term = read && termOf(read.tree);
  if (term === undefined) return undefined;
  const variables = Object.entries(inputs).flatMap(([input, { symbol, label }]): Variable[] => {
    const name = nameOf(symbol);
    const value = valueTerm(given[input]);
    return name === undefined || value === undefined ? [] : [{ name, input, label, value }];
  });
  const known = new Set(variables.map(({ name }) => name));
  return inputsOf(term).every((name) => known.has(name)) ? { variables, functions: [], term } : undefined;
}

/** A function of letters as a term; undefined where it says what no term says. */
export const functionTerm = (expression: Expression): Term | undefined => termOf(surfaceForm(expression));

/** What was read of an input, as a term; undefined where it is no single real number. */
export function valueTerm(given: unknown): Term | undefined {
  if (typeof given === 'number' || typeof given === 'bigint') return rationalTerm(fromDecimal(String(given))!);
  if (typeof given !== 'object' || given === null) return undefined;
  if (isRational(given)) return rationalTerm(given);
  const { expression, rational, value } = given as Partial<ExactNumber> & Partial<Amount>;
  if (rational) return rationalTerm(rational);
  if (isRational(value)) return rationalTerm(value);
  return expression && termOf(surfaceForm(expression));
}

const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' && value !== null && 'numerator' in value && 'denominator' in value;

const maxPlaces = 30;

/** A rational number, as a decimal where that ends soon. */
export const rationalTerm = (value: Rational): Term => numberTerm(value, exactDecimal(value, maxPlaces));

/** A formula as it is read, as a term; undefined where it says what no term says: a factorial, an angle with its unit. */
function termOf(tree: Tree): Term | undefined {
  switch (tree.kind) {
    case 'number':
      return rationalTerm(fromDecimal(tree.text) ?? Q.zero);
    case 'name':
      if (!tree.constant) return { kind: 'input', name: tree.name };
      return isUsual(tree.name) ? { kind: 'call', name: tree.name, args: [] } : undefined;
    case 'group':
      return termOf(tree.inner);
    case 'absolute':
      return callOf('abs', [tree.operand]);
    case 'prefix': {
      const of = termOf(tree.operand);
      return of && (tree.operator === '-' ? { kind: 'negative', of } : of);
    }
    case 'sum':
      return chain(tree, { '+': 'sum', '-': 'difference' });
    case 'product':
      return chain(tree, { '*': 'product', '/': 'quotient' });
    case 'power':
      return joined('power', termOf(tree.base), termOf(tree.exponent));
    case 'call':
      return callOf(tree.name, tree.args);
    default:
      return undefined;
  }
}

type Kind = 'sum' | 'difference' | 'product' | 'quotient' | 'power';

const joined = (kind: Kind, left: Term | undefined, right: Term | undefined): Term | undefined =>
  left && right && { kind, left, right };

const chain = <Operator extends string>(
  {
    first,
    rest,
  }: { readonly first: Tree; readonly rest: readonly { readonly operator: Operator; readonly operand: Tree }[] },
  kinds: Readonly<Record<Operator, Kind>>,
): Term | undefined =>
  rest.reduce<Term | undefined>(
    (left, { operator, operand }) => joined(kinds[operator], left, termOf(operand)),
    termOf(first),
  );

function callOf(name: string, args: readonly Tree[]): Term | undefined {
  const terms = args.map(termOf);
  if (!isUsual(name) || !terms.every((term) => term !== undefined)) return undefined;
  return { kind: 'call', name, args: terms };
}
