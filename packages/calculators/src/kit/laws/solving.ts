import { relativeDifference } from '../agreement.ts';
import type { Calculator } from '../calculator.ts';
import type { Law } from '../law.ts';
import { defaultOptions } from '../options.ts';
import { resultName } from '../request.ts';
import { calculate, isSolvable } from '../solve.ts';

/** What is found for an input, typed in, gives the result again. */
export function solvesBack(calculator: Calculator): Law | undefined {
  if (!isSolvable(calculator)) return undefined;
  const { unknowns } = calculator.solve;
  return {
    says: 'solved for an input, and asked with it, it gives the same again',
    holds: ({ typed, values, numbers, asked }) => {
      if (numbers.result === 0 || !Number.isFinite(numbers.result)) return undefined;
      const { decimal } = values.result!;
      const unknown = unknowns[decimal!.length % unknowns.length]!;
      const solved = calculate(calculator, { ...typed, [unknown]: '', [resultName]: decimal }, defaultOptions);
      if (!solved.ok) return solved.problems.every(({ code }) => code === 'no-answer') ? undefined : false;
      const again = asked({ [unknown]: solved.answer.values[0]!.decimal! });
      return again && relativeDifference(again.numbers.result!, Number(decimal)) <= 1e-6;
    },
  };
}
