import { relativeDifference } from '../agreement.ts';
import type { Calculator } from '../calculator.ts';
import type { Field } from '../field.ts';
import type { Law } from '../law.ts';

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
const factors = [1000, 1e-3];
const tolerance = 1e-9;

const isNumber = ({ control }: Field<unknown>): boolean => control.control === 'text' && control.entry === 'number';

/** In millimetres for metres lengths are multiplied by 10³, areas by 10⁶, volumes by 10⁹, and no angle changes. */
export function scalesWithLengths(calculator: Calculator): Law {
  const measuredInputs = Object.entries(calculator.inputs).flatMap(([name, field]) => {
    const power = field.unit === undefined && isNumber(field) ? 1 : (powers[field.unit ?? ''] ?? 0);
    return power === 0 ? [] : [[name, power] as const];
  });
  return {
    says: 'lengths in another unit give the same figure in that unit',
    holds: ({ typed, values, numbers, asked }) => {
      const measures = Object.values(values).filter(({ unit = '', words }) => unit in powers && words === undefined);
      if (measuredInputs.length === 0 || !measures.some(({ unit }) => powers[unit!]! > 0)) return undefined;
      return factors.every((factor) => {
        const changes = measuredInputs.map(([name, power]) => [name, `(${typed[name]})*${factor ** power}`]);
        const scaled = asked(Object.fromEntries(changes));
        return (
          scaled !== undefined &&
          measures.every(({ name, unit }) => {
            const wanted = numbers[name]! * factor ** powers[unit!]!;
            return relativeDifference(wanted, scaled.numbers[name] ?? Number.NaN) <= tolerance;
          })
        );
      });
    },
  };
}
