import { relativeDifference } from '../agreement.ts';
import type { Calculator } from '../calculator.ts';
import type { Field } from '../field.ts';
import type { AmountField } from '../fields/amount.ts';
import type { Law } from '../law.ts';
import type { PresentedValue } from '../outcome.ts';
import { isSolvable } from '../solve.ts';

const kindOf = (field: Field<unknown>): AmountField['kind'] | undefined => (field as Partial<AmountField>).kind;

/** Currencies a thousandth and a thousand times as large: the amounts are converted, rates and ratios stay. */
const factors = [1000, 1e-3];
/** Below it a double has fewer digits. */
const smallest = 1e-300;

/** One amount or a list of them. */
const converted = (text: string, factor: number): string =>
  text
    .split(/[\s,;]+/)
    .map((entry) => `(${entry})*${factor}`)
    .join('; ');

/** What is not said to be a rate is an amount like the inputs, where there is no field for it. */
const isMoney = (calculator: Calculator, { unit = '' }: PresentedValue): boolean =>
  isSolvable(calculator) ? kindOf(calculator.solve.result) === 'money' : !unit.startsWith('%');

export function scalesWithMoney(calculator: Calculator): Law | undefined {
  const amounts = Object.keys(calculator.inputs).filter((name) => kindOf(calculator.inputs[name]!) === 'money');
  if (!calculator.page.startsWith('finance-') || amounts.length === 0) return undefined;
  return {
    says: 'in another currency amounts are converted, and rates and ratios stay',
    holds: ({ typed, numbers, values, asked }) => {
      const power = isMoney(calculator, values.result!) ? 1 : 0;
      const found = numbers.result!;
      if (Number.isNaN(found) || (found !== 0 && Math.abs(found) < smallest)) return undefined;
      return factors.every((factor) => {
        const other = asked(Object.fromEntries(amounts.map((name) => [name, converted(typed[name]!, factor)])));
        return other !== undefined && relativeDifference(found * factor ** power, other.numbers.result!) <= 1e-12;
      });
    },
  };
}
