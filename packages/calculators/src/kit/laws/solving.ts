import { minNormal } from '@nomogram/math/numeric/min-normal.ts';
import { relativeDifference } from '../agreement.ts';
import type { Calculator } from '../calculator.ts';
import type { Law, Trial } from '../law.ts';
import { defaultOptions } from '../options.ts';
import { resultName } from '../request.ts';
import { calculate, isSolvable, type Solvable } from '../solve.ts';

/** What is found for an input, typed in, gives the result again; of an example every input that can be found is. */
export function solvesBack(calculator: Calculator): Law | undefined {
  if (!isSolvable(calculator)) return undefined;
  const { unknowns } = calculator.solve;
  const isExample = (typed: Trial['typed']): boolean =>
    calculator.examples.some(({ given }) => Object.entries(typed).every(([name, text]) => given[name] === text));
  return {
    says: 'solved for an input, and asked with it, it gives the same again',
    holds: (trial) => {
      const { numbers, values, typed } = trial;
      const size = Math.abs(numbers.result!);
      // What is closer to 0 cannot be typed in.
      if (size < minNormal || !Number.isFinite(size)) return undefined;
      if (isExample(typed)) return unknowns.every((unknown) => leadsBack(calculator, trial, unknown) !== false);
      const unknown = unknowns[values.result!.decimal!.length % unknowns.length]!;
      return leadsBack(calculator, trial, unknown);
    },
  };
}

function leadsBack(calculator: Solvable, trial: Trial, unknown: string): boolean | undefined {
  const { typed, values, asked } = trial;
  const { decimal } = values.result!;
  const solved = calculate(calculator, { ...typed, [unknown]: '', [resultName]: decimal }, defaultOptions);
  if (!solved.ok) return solved.problems.every(({ code }) => code === 'no-answer') ? isLost(trial, unknown) : false;
  const again = asked({ [unknown]: solved.answer.values[0]!.decimal! });
  return again && relativeDifference(again.numbers.result!, Number(decimal)) <= 1e-6;
}

/** Undefined, which says nothing, where the result hardly depends on the unknown or not evenly; else it had to be found. */
function isLost({ typed, numbers, asked }: Trial, unknown: string): false | undefined {
  const [less, more] = ['0.99', '1.01'].map((factor) => asked({ [unknown]: `(${typed[unknown]})*${factor}` }));
  if (!less || !more) return undefined;
  const [below, above] = [less, more].map((other) => relativeDifference(other.numbers.result!, numbers.result!));
  const isEven = [below!, above!].every((change) => change > 1e-3 && change < 0.1);
  return isEven ? false : undefined;
}
