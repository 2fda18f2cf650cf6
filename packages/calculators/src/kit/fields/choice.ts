import { no } from '@nomogram/math/result/result.ts';
import { commonOf, type Field, type FieldOptions, quoted } from '../field.ts';

/**
 * One of a few named values; the first is chosen unless a default is given. `also` are other names by which a value is
 * known.
 */
export function choice<const Choices extends { readonly [value: string]: string }>(
  options: FieldOptions & {
    readonly choices: Choices;
    readonly also?: { readonly [Value in keyof Choices]?: readonly string[] };
  },
): Field<keyof Choices & string> {
  const values = Object.keys(options.choices);
  const namesOf = (value: string): readonly string[] => options.also?.[value] ?? [];
  const accepts = `one of ${values.join(', ')}`;
  return {
    ...commonOf(options),
    default: options.default ?? values[0],
    presence: false,
    accepts,
    control: {
      control: 'select',
      options: values.map((value) => ({ value, label: options.choices[value]!, also: namesOf(value) })),
    },
    samples: { good: values, bad: ['neither'] },
    read(text) {
      const name = text.trim().toLowerCase();
      const value = values.find((one) => one === name || namesOf(one).includes(name));
      return value === undefined
        ? no('unreadable', `${options.label}: ${quoted(text)} is not known; ${accepts} is accepted.`)
        : { ok: true, value };
    },
    reading: (value) => ({ as: value, latex: `\\text{${options.choices[value]}}` }),
  };
}
