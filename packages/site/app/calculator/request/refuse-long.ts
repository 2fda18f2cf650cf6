import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { Outcome, Problem } from '@nomogram/calculators/kit/outcome.ts';
import { maxAddressLength } from '@nomogram/calculators/kit/request.ts';
import { type TypedInputs, unreadable } from '@nomogram/calculators/kit/run.ts';
import { calculateInPage } from './compute-in-page.ts';
import type { Reply } from './reply.ts';

/**
 * What is said where the service would not read the address that all inputs make together: the fields that their own readers refuse, mostly
 * for their length; where all can be read, the longest. It stands at the field, in which everything that was typed stays.
 */
export const refuseLong = (id: string, typed: Parameters<typeof calculateInPage>[1]): Promise<Reply> =>
  calculateInPage(id, typed, refused);

function refused(calculator: Calculator, typed: TypedInputs, options: Options): Outcome {
  const problems = unreadable(calculator, typed, options);
  return { ok: false, problems: problems.length > 0 ? problems : [tooLong(calculator, typed)] };
}

function tooLong({ inputs }: Calculator, typed: TypedInputs): Problem {
  const lengths = Object.entries(inputs).map(([input, { label }]) => ({
    input,
    label,
    length: typed[input]?.length ?? 0,
  }));
  const { input, label, length } = lengths.reduce((longest, other) =>
    other.length > longest.length ? other : longest,
  );
  const [count, most] = [length.toLocaleString('en'), maxAddressLength / 1024];
  const message = `${label}: these ${count} characters are too many to be sent; all that is typed may take ${most} kB together.`;
  return { code: 'too-large', input, message };
}
