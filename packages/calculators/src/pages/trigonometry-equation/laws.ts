import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import type { Law, LawAnswer } from '../../kit/law.ts';

/** The solutions in one turn, as numbers. */
function solutionsIn({ values }: LawAnswer): readonly number[] {
  const texts = (values.inTurn?.exact ?? '').split(', ').filter((text) => text !== '');
  return texts.map((text) => {
    const read = parse(text);
    return read.ok ? evaluate(read.value.expression, {}) : Number.NaN;
  });
}

/** What the last digits of a solution that is shown are worth. */
const shown = 1e-12;

/** Every solution in a turn is one, they are as many as is said, and between 0 and a turn. */
export const solves = (
  equation: (x: number, given: { readonly [input: string]: number }) => readonly number[],
): Law => ({
  says: 'every solution in a turn satisfies the equation, and their number is right',
  holds: (answered) => {
    const { numbers, given } = answered;
    if (!Number.isFinite(numbers.count) || answered.values.inTurn?.exact?.includes('…')) return undefined;
    const solutions = solutionsIn(answered);
    if (solutions.length === 0 && numbers.count! > 0) return undefined;
    const typed = Object.fromEntries(
      Object.entries(given).map(([name, input]) => [name, (input as ExactNumber).value]),
    );
    return (
      solutions.length === numbers.count &&
      solutions.every((x) => {
        const terms = equation(x, typed);
        const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
        const off = (at: number) => equation(at, typed).reduce((sum, term) => sum + term, 0);
        const allowed = 1e-13 * size + Math.abs(off(x + shown) - off(x - shown));
        return x >= 0 && x < 2 * Math.PI && Math.abs(off(x)) <= allowed;
      })
    );
  },
});
