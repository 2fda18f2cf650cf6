import type { Result } from '@nomogram/math/result/result.ts';
import type { Answer } from '../kit/answer.ts';
import { type Calculator, calculator, type Fields, type Given } from '../kit/calculator.ts';
import type { Options } from '../kit/options.ts';
import type { Refused, Worked } from './declaration.ts';
import { examplesOf } from './formula.ts';

/** A calculation of finance that is not one formula: of lists, of dates, or by solving an equation. */
export interface Calculation<Inputs extends Fields> {
  readonly id: `finance-${string}/${string}`;
  readonly order: number;
  /** Where it answers below /finance: category/slug, and further slugs of the same category. */
  readonly path: string;
  readonly aliases?: readonly string[];
  /** `heavy` where it can take more than about 20 ms. */
  readonly cost?: 'light' | 'heavy';
  readonly title: string;
  readonly purpose: string;
  readonly inputs: Inputs;
  /** In LaTeX. */
  readonly formula: string;
  /** The answer, its check and its figure; the first value is named `result`. */
  readonly compute: (given: Given<Inputs>, options: Options) => Result<Answer<string>>;
  readonly examples: readonly Worked[];
  readonly refused: readonly Refused[];
  readonly source: string;
}

/** Declares such a calculation. */
export function calculation<const Inputs extends Fields>(
  declared: Calculation<Inputs>,
): Calculator & { readonly refused: readonly Refused[] } {
  const { path, aliases, examples, refused, source, ...rest } = declared;
  const names = Object.keys(declared.inputs);
  const [category] = path.split('/');
  const built = calculator<Fields, string, string>({
    ...(rest as unknown as Calculation<Fields>),
    path: `finance/${path}/${names.map((name) => `:${name}`).join('/')}` as never,
    aliases: aliases?.map((alias) => `finance/${category}/${alias}`),
    examples: examplesOf(names, examples, refused),
    references: [{ title: source }],
  });
  return { ...built, refused };
}
