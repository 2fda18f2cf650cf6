import type { Calculator } from '../calculator.ts';
import type { AmountListField } from '../fields/amount-list.ts';
import { same } from './relates.ts';

const isSample = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'object' && 'expression' in entry);

/** A list of numbers is a sample, and a list of rates a product: in another order it is the same. */
export const orderIsIrrelevant = ({ inputs }: Calculator) =>
  same('the entries of a list of numbers or rates can stand in another order', (typed, { given }) => {
    const name = Object.keys(given).find(
      (input) => isSample(given[input]) || isListOfRates(inputs[input], given[input]),
    );
    if (name === undefined) return undefined;
    const entries = typed[name]!.split(/[\s,;]+/).filter((entry) => entry !== '');
    return { [name]: [...entries.slice(1), entries[0]].reverse().join(', ') };
  });

const isListOfRates = (field: unknown, value: unknown): boolean =>
  Array.isArray(value) && (field as Partial<AmountListField>).kind === 'percent';
