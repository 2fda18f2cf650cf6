import type { Integer } from '@nomogram/math/exact/integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { hiOf, type Real } from '@nomogram/math/numeric/double-double.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { type Family, type Formulas, familyOf } from '@nomogram/math/statistics/precise/formulas.ts';
import type { PreciseLaw } from '@nomogram/math/statistics/precise/law.ts';
import {
  type Calculator,
  type CheckedPath,
  calculator,
  type Declaration,
  type Definition,
  type Fields,
  type InputValues,
} from '../../kit/calculator.ts';
import type { Field } from '../../kit/field.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { defaultOptions } from '../../kit/options.ts';
import { bothLaws, distributionAnswer, lawOf, type ValueNameOfAnswer } from './distribution-answer.ts';
import type { DistributionFormulas, SummedConstant } from './distribution-steps.ts';
import { type EvaluationPoint, point } from './evaluation-point.ts';
import { distributionElsewhere, type LibraryNames } from './library.ts';
import { areProbabilities } from './probability-laws.ts';
import { realOf } from './typed-number.ts';

type ParameterFields = { readonly [name: string]: Field<ExactNumber> | Field<Integer> };
type WithPoint<Fields extends ParameterFields> = Fields & { readonly x: Field<EvaluationPoint> };

/** What was typed for the parameters, as the engine takes it: an integer as a double, another number with the digits a double would lose. */
type Reals<Parameters extends ParameterFields> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends Field<ExactNumber> ? Real : number;
};

/** What a distribution says of itself; its form, its answers, its laws, its bench and its fixtures are made from it. */
type DistributionDeclaration<Parameters extends ParameterFields, Path extends string> = Pick<
  Declaration<WithPoint<Parameters>, ValueNameOfAnswer, Path>,
  'title' | 'purpose' | 'keywords' | 'asks' | 'cost' | 'examples' | 'formula' | 'help' | 'references'
> & {
  readonly path: Path & CheckedPath<Path, WithPoint<Parameters>>;
  readonly parameters: Parameters;
  /** The x where none is typed. */
  readonly x: string | { readonly default: string; readonly presence: boolean };
  /** Where parameters usually lie: between the first and the second, evenly over the orders of magnitude where both are positive. */
  readonly typical: { readonly [Name in keyof Parameters]: Range };
  /** Why parameters that are allowed each do not go together. */
  readonly refusal?: (given: InputValues<Parameters>) => Extract<Result<never>, { readonly ok: false }> | undefined;
  readonly of: (parameters: Reals<Parameters>, given: InputValues<Parameters>) => Distribution;
  /** Its values to any number of digits. */
  readonly formulas?: Formulas;
  /** Formulas as a person writes them, where those above are written for large numbers; and a sum that they stand on. */
  readonly byHand?: Formulas;
  readonly constant?: SummedConstant;
  /** Its names in other languages. */
  readonly elsewhere?: LibraryNames;
  /** The formulas for parameters for which alone there are some. */
  readonly family?: (given: InputValues<Parameters>) => Family | undefined;
  /** The same by a method of its own, for what has no formula. */
  readonly precise?: (of: Distribution, given: InputValues<Parameters>) => PreciseLaw | undefined;
};

export type Range = readonly [low: number, high: number];

/** A distribution with what was typed for its parameters. */
export interface Member {
  readonly of: Distribution;
  readonly precise: PreciseLaw | undefined;
  /** What its steps are made of. */
  readonly told: DistributionFormulas | undefined;
}

/** A calculator that is a distribution: what laws, bench and fixtures ask of all of them. */
export type DistributionCalculator = Calculator & DistributionDefinition;

export interface DistributionDefinition extends Definition {
  readonly typical: { readonly [parameter: string]: Range };
  readonly formulas: Formulas | undefined;
  /** The distribution with these parameters; undefined where they are refused. */
  member(typed: { readonly [parameter: string]: string }): Member | undefined;
}

/** Whether a calculator was declared by `distribution`. */
export const isDistribution = (one: Calculator): one is DistributionCalculator => 'member' in one;

const realOfTyped = (value: ExactNumber | Integer): Real =>
  typeof value === 'object' ? realOf(value) : Z.toNumber(value);

/** What other languages take for it. */
const doubleOfTyped = (value: ExactNumber | Integer): number => hiOf(realOfTyped(value));

const realsOf = <Parameters extends ParameterFields>(
  parameters: Parameters,
  given: InputValues<Parameters>,
  as: (value: ExactNumber | Integer) => Real,
): Reals<Parameters> =>
  Object.fromEntries(Object.keys(parameters).map((name) => [name, as(given[name]!)])) as Reals<Parameters>;

/** Declares a distribution: a calculator that evaluates it at x. */
export function distribution<const Parameters extends ParameterFields, const Path extends string>(
  declaration: DistributionDeclaration<Parameters, Path>,
): DistributionDefinition {
  const { parameters, x, typical, refusal, of, formulas, byHand, constant, family, precise, path, elsewhere, ...rest } =
    declaration;
  let read: Family | undefined;
  let shown: readonly Family[] | undefined;
  const memberOf = (given: InputValues<Parameters>): Member => {
    const values = Object.fromEntries(Object.keys(parameters).map((name) => [name, given[name]!]));
    const law = of(realsOf(parameters, given, realOfTyped), given);
    read ??= formulas && familyOf(formulas);
    shown ??= [...(byHand ? [{ ...read, ...familyOf(byHand) }] : []), ...(read ? [read] : [])];
    const own = read && lawOf(read, values);
    const other = precise?.(law, given);
    const special = family?.(given);
    const families = special ? [special] : shown;
    const told =
      families.length > 0 ? { families, typed: values, letters: symbolsOf(parameters), constant, of: law } : undefined;
    return { of: law, precise: own && other ? bothLaws(own, other) : (own ?? other), told };
  };
  const declared = calculator({
    ...rest,
    asks: [...(rest.asks ?? []), ...eventAsks(rest.title, parameters)],
    path,
    inputs: { ...parameters, x: typeof x === 'string' ? point(x) : point(x.default, x) },
    compute: (given: InputValues<Parameters> & { readonly x: EvaluationPoint }) => {
      const refused = refusal?.(given);
      if (refused) return refused;
      const member = memberOf(given);
      return distributionAnswer(member.of, given.x, member.precise, member.told);
    },
    elsewhere: (given: InputValues<Parameters> & { readonly x: EvaluationPoint }) => {
      const law = of(realsOf(parameters, given, doubleOfTyped), given);
      return elsewhere && distributionElsewhere(elsewhere, { of: law, at: given.x, given });
    },
    laws: [areProbabilities],
  } as unknown as Declaration<Fields, ValueNameOfAnswer, ''>);
  const member = (typed: { readonly [parameter: string]: string }): Member | undefined => {
    const given = readParameters(parameters, typed);
    return given === undefined || refusal?.(given) ? undefined : memberOf(given);
  };
  return { ...declared, typical, formulas, member };
}

/** What was typed for the parameters; undefined where one of them is refused. */
function readParameters<Parameters extends ParameterFields>(
  parameters: Parameters,
  typed: { readonly [parameter: string]: string },
): InputValues<Parameters> | undefined {
  const values = Object.entries(parameters).map(
    ([name, field]) => [name, field.read(typed[name]!, defaultOptions)] as const,
  );
  if (values.some(([, value]) => !value.ok)) return undefined;
  return Object.fromEntries(values.map(([name, value]) => [name, value.ok && value.value])) as InputValues<Parameters>;
}

/** How people shorten the names of inputs. */
const abbreviations: { readonly [input: string]: readonly string[] } = { standardDeviation: ['sd', 'std dev'] };

/** How the search is asked for an event of any distribution: `P(2 <= X <= 5) binomial n = 10 p = 0.3`, or with the words the other way round. */
function eventAsks(title: string, parameters: ParameterFields): readonly string[] {
  const values = Object.entries(parameters).map(
    ([name, { label, symbol }]) =>
      `[(${[...namesOf(label, symbol), ...(abbreviations[name] ?? [])].join('|')})( = | of | )]{${name}}`,
  );
  const law = `${title.toLowerCase()} [distribution ][with ]${values.join('[,] [and ]')}`;
  return [`(p|pr|probability)({x})[,][ for][ if x is] ${law}`, `${law}[,][:] (p|pr|probability)({x})`];
}

/** What people call a parameter: the words of its label, its letter, and the name of that. */
function namesOf(label: string, symbol = ''): readonly string[] {
  const [words, letter = ''] = label.toLowerCase().split(/ (?=\S{1,2}$)/);
  return [...new Set([words!, letter, symbol.replace(/^\\/, '')])].filter(Boolean);
}

/** The letter of each parameter that is a Greek or a Latin one, with its index: `sigma` for \\sigma, `d_1`. */
const symbolsOf = (parameters: { readonly [name: string]: { readonly symbol?: string } }) =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, { symbol }]) => {
      const letter = symbol?.replace(/^\\/, '');
      return letter !== undefined && /^[a-zA-Z]+(_[a-z\d])?$/.test(letter) ? [[name, letter] as const] : [];
    }),
  );
