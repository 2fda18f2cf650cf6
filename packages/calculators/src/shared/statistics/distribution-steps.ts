import type { Integer } from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import type { Family } from '@nomogram/math/statistics/precise/formulas.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';

/** A family of formulas, and what was typed for its parameters. */
export interface TypedFamily {
  readonly family: Family;
  readonly typed: { readonly [parameter: string]: ExactNumber | Integer };
}

/** A value of a law as it is answered. */
interface Answered {
  readonly label: string;
  readonly value: number;
}

/** The formulas of a law with the numbers put in; a value of a special function is taken from a table, as by hand. */
export function distributionSteps(
  { family, typed }: TypedFamily,
  x: Q.Rational | undefined,
  { density, cumulative }: { readonly density: Answered; readonly cumulative: Answered },
): readonly ShownStep[] | undefined {
  const given = x && { ...rationals(typed), x };
  if (given === undefined || Object.values(given).some((one) => one === undefined)) return undefined;
  const values = given as { readonly [name: string]: Q.Rational };
  const [first, second] = [target('density', density), target('cumulative', cumulative)];
  const parts = dependencies(family, ['density', 'cumulative'], values);
  const whole = workedChain([...parts.map((name) => part(family, name)), first(family), second(family)], values);
  if (whole !== undefined) return whole;
  const onlyDensity = dependencies(family, ['density'], values);
  const half = workedChain([...onlyDensity.map((name) => part(family, name)), first(family)], values);
  return half && [...half, fromTable(cumulative)];
}

const rationals = (typed: TypedFamily['typed']) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, one]) => [name, typeof one === 'object' ? one.rational : Q.integerRational(one)]),
  );

const part = (family: Family, name: string): Equation => ({
  name,
  is: textOf(family[name]!),
  rule: 'abbreviation',
  says: 'It stands in the formulas below.',
});

const target =
  (name: 'density' | 'cumulative', { label, value }: Answered) =>
  (family: Family): Equation => ({
    name: name === 'density' ? 'f_x' : 'F_x',
    label: `"${label}"`,
    is: textOf(family[name]!),
    rule: name === 'density' ? 'density formula' : 'distribution function',
    says:
      name === 'density'
        ? 'The formula of the distribution with the parameters put in.'
        : 'All that lies at x or below it; in former days it was looked up in a table.',
    answer: { text: formatDouble(value), value },
  });

const fromTable = ({ label, value }: Answered): ShownStep =>
  line(
    'value from a table',
    'It has no shorter form: it is the value of a special function, which a table or a program gives.',
    `"${label}" ≈ ${formatDouble(value)}`,
  );

/** The names of a family that some of its formulas stand on, each after those that it stands on itself. */
function dependencies(
  family: Family,
  names: readonly string[],
  given: { readonly [name: string]: unknown },
): readonly string[] {
  const found: string[] = [];
  const visit = (name: string): void => {
    if (found.includes(name) || name in given || !Object.hasOwn(family, name)) return;
    for (const inner of inputsOf(family[name]!)) visit(inner);
    if (!names.includes(name)) found.push(name);
  };
  for (const name of names) if (Object.hasOwn(family, name)) visit(name);
  return found;
}

const signs = { sum: '+', difference: '-', product: '*', quotient: '/', power: '^' } as const;

/** A formula as text, with every operation in parentheses: the printer of expressions leaves out those that are not needed. */
function textOf(term: Term): string {
  switch (term.kind) {
    case 'number':
      return term.text;
    case 'input':
      return term.name;
    case 'negative':
      return `(-${textOf(term.of)})`;
    case 'call':
      return `${term.name}(${term.args.map(textOf).join(', ')})`;
    default:
      return `(${textOf(term.left)} ${signs[term.kind]} ${textOf(term.right)})`;
  }
}
