import { relativeDifference } from '../agreement.ts';
import type { Calculator } from '../calculator.ts';
import type { Field } from '../field.ts';
import type { AmountField } from '../fields/amount.ts';
import type { Law } from '../law.ts';
import type { PresentedValue } from '../outcome.ts';
import { isSolvable } from '../solve.ts';

const kindOf = (field: Field<unknown>): AmountField['kind'] | undefined => (field as Partial<AmountField>).kind;

/** A currency a thousandth as large: amounts are a thousand times as large, rates and ratios stay. */
const factor = 1000;
/** Below it a double has fewer digits. */
const smallest = 1e-300;

/** One amount or a list of them. */
const converted = (text: string): string =>
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
      if (!(Math.abs(numbers.result!) > smallest) && numbers.result !== 0) return undefined;
      const other = asked(Object.fromEntries(amounts.map((name) => [name, converted(typed[name]!)])));
      return other && relativeDifference(numbers.result! * factor ** power, other.numbers.result!) <= 1e-12;
    },
  };
}
