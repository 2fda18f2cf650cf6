import type { Calculator } from '../kit/calculator.ts';
import { defaultOptions, maxDigits as maxDigitsOfAny } from '../kit/options.ts';
import { run } from '../kit/run.ts';

const few = 3;

/** Whether a calculator that offers some digits shows so many, by those of its examples that are rounded; undefined where it does. */
export function faultOfDigits(calculator: Calculator): string | undefined {
  const { maxDigits } = calculator;
  if (maxDigits === 0 || maxDigits === maxDigitsOfAny) return undefined;
  const [shown, rounded] = [maxDigits, few].map((digits) => decimalsWith(calculator, digits));
  const longest = Math.max(0, ...shown!.filter((decimal, k) => decimal !== rounded![k]).map(significant));
  return longest === 0 || longest >= maxDigits
    ? undefined
    : `it offers ${maxDigits} digits, and no example shows more than ${longest}`;
}

/** The decimals of all examples that are answered. */
const decimalsWith = (calculator: Calculator, digits: number): readonly string[] =>
  calculator.examples.flatMap((example) => {
    if (!('expect' in example)) return [];
    const outcome = run(calculator, example.given, { ...defaultOptions, digits });
    return outcome.ok ? outcome.answer.values.flatMap(({ decimal }) => decimal ?? []) : [];
  });

/** How many digits of a decimal count. */
const significant = (decimal: string): number =>
  decimal.replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '').length;
