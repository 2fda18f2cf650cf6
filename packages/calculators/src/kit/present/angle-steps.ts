import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { saidIn } from '../angles/said-angle.ts';
import type { Answer } from '../answer.ts';
import { decimalLatex } from '../decimal.ts';
import type { Options } from '../options.ts';
import type { PresentedValue } from '../outcome.ts';
import { presentValue, type ShownValue } from './value.ts';

/** The last steps where angles are said in another unit than that of the calculation. */
export const angleSteps = (answer: Answer, shown: readonly ShownValue[], options: Options): readonly ShownStep[] =>
  shown.flatMap((one) => {
    const { value } = one;
    const quantity = answer.values[value.name]!;
    if (answer.stepsIn !== undefined && answer.stepsIn === options.angles) return [];
    if (quantity.angle === 'sexagesimal' || saidIn(quantity, options.angles) === quantity) return [];
    const worked = answer.stepsIn === 'degrees' && options.angles === 'dms' ? answer.stepsIn : undefined;
    const own = presentValue(value.name, quantity, { ...options, angles: worked });
    return [
      {
        rule: worked ? 'one unit in the other' : 'half a turn in both units',
        says: worked
          ? 'A degree has 60 minutes, and a minute 60 seconds.'
          : 'The calculation has its own unit of angle; half a turn is 180°, 200 gon or π radians.',
        written: {
          text: [value.label, measured(own.value), measured(value)].join(' = '),
          latex: [textLatex(value.label), measuredLatex(own), measuredLatex(one)].join(' = '),
        },
        steps: [],
      },
    ];
  });

const measured = ({ unit, decimal, exact }: PresentedValue): string => {
  const number = decimal ?? exact ?? '';
  return unit ? `${number} ${unit}` : number;
};

function measuredLatex({ value, latex }: ShownValue): string {
  const { decimal, unit } = value;
  const number = unit === undefined ? latex?.() : decimal && decimalLatex(decimal);
  return `${number ?? textLatex(measured(value))}${unit ? textLatex(` ${unit}`) : ''}`;
}

const textLatex = (text: string): string => `\\text{${text}}`;
