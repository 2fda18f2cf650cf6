import { relativeDifference } from '../agreement.ts';
import type { Calculator } from '../calculator.ts';
import type { Field } from '../field.ts';
import type { Answered, Law } from '../law.ts';

/** The power of a length that a unit is; absent where it is no unit of a measure. */
const powers: { readonly [unit: string]: number } = {
  units: 1,
  'square units': 2,
  'cubic units': 3,
  m: 1,
  'm²': 2,
  degrees: 0,
  gon: 0,
};

/** Digits keep their places when the unit is another power of ten. */
const factor = 1000;
const tolerance = 1e-9;

const isNumber = ({ control }: Field<unknown>): boolean =>
  control.control === 'text' && control.inputMode === 'decimal';

/** Lengths a thousand times as long: lengths are multiplied by 10³, areas by 10⁶, volumes by 10⁹, and no angle changes. */
export function scalesWithLengths(calculator: Calculator): Law {
  const scales = Object.entries(calculator.inputs).flatMap(([name, field]) => {
    const power = field.unit === undefined && isNumber(field) ? 1 : (powers[field.unit ?? ''] ?? 0);
    return power === 0 ? [] : [[name, factor ** power] as const];
  });
  return {
    says: 'lengths in another unit give the same figure in that unit',
    holds: ({ typed, values, numbers, asked }) => {
      const measures = Object.values(values).filter(({ unit = '', words }) => unit in powers && words === undefined);
      if (scales.length === 0 || !measures.some(({ unit }) => powers[unit!]! > 0)) return undefined;
      const scaled = asked(Object.fromEntries(scales.map(([name, scale]) => [name, `(${typed[name]})*${scale}`])));
      return scaled && measures.every(({ name, unit }) => isScaled(numbers[name]!, powers[unit!]!, scaled, name));
    },
  };
}

function isScaled(value: number, power: number, scaled: Answered, name: string): boolean {
  return relativeDifference(value * factor ** power, scaled.numbers[name] ?? Number.NaN) <= tolerance;
}
