import type { Answer, Quantity } from '../answer.ts';
import type { Field } from '../field.ts';
import type { Options } from '../options.ts';
import type { Problem } from '../outcome.ts';

/*
 * Figures and solids are measured in units of any length: a side of 5 gives an area of 25 square units. Where a unit is typed
 * (5 cm), the lengths are in metres, and so is everything that follows from them; then a length without one could be anything.
 */

type Inputs = { readonly [input: string]: Pick<Field<never>, 'label' | 'anyUnit'> };
type TypedInputs = { readonly [input: string]: string | undefined };

const inMetres: Readonly<Record<string, string>> = { units: 'm', 'square units': 'm²', 'cubic units': 'm³' };
const trailingUnit = /\p{L}+[\d²³]?$/u;

/** The inputs of any unit that were typed. */
function measuresOf(inputs: Inputs, typed: TypedInputs, options: Options) {
  return Object.entries(inputs).flatMap(([input, { label, anyUnit }]) => {
    const text = typed[input]?.trim() ?? '';
    if (anyUnit === undefined || text === '') return [];
    return [{ input, label, text, base: anyUnit.base, hasUnit: anyUnit.isTyped(text, options) }];
  });
}

/** The inputs without a unit beside others that have one, each with what it can mean. */
export function withoutUnits(inputs: Inputs, typed: TypedInputs, options: Options): readonly Problem[] {
  const measures = measuresOf(inputs, typed, options);
  const other = measures.find(({ hasUnit }) => hasUnit);
  if (other === undefined) return [];
  return measures
    .filter(({ hasUnit }) => !hasUnit)
    .map(({ input, label, text, base }): Problem => {
      const alike = measures.find((measure) => measure.hasUnit && measure.base === base);
      const written = alike && trailingUnit.exec(alike.text)?.[0];
      const readings = [...new Set([written ?? base, base])].map((unit) => `${text} ${unit}`);
      const message = `${label}: "${text}" has no unit, and ${other.label} has one: write ${readings.join(' or ')}.`;
      return { code: 'ambiguous-number', input, message, readings };
    });
}

/** The answer with its measures in metres, where a unit was typed. */
export function inTypedUnits(answer: Answer, inputs: Inputs, typed: TypedInputs, options: Options): Answer {
  if (!measuresOf(inputs, typed, options).some(({ hasUnit }) => hasUnit)) return answer;
  const inUnits = (quantity: Quantity | undefined): Quantity | undefined =>
    quantity && { ...quantity, ...(quantity.unit && { unit: inMetres[quantity.unit] ?? quantity.unit }) };
  const values = Object.entries(answer.values).map(([name, quantity]) => [name, inUnits(quantity)]);
  return { ...answer, values: Object.fromEntries(values) };
}
