import { no } from '@nomogram/math/result/result.ts';
import { commonOf, type Field, type FieldOptions, quoted } from '../field.ts';

/** One of a few named values; the first is chosen unless a default is given. */
export function choice<const Choices extends { readonly [value: string]: string }>(
  options: FieldOptions & { readonly choices: Choices },
): Field<keyof Choices & string> {
  const values = Object.keys(options.choices);
  const accepts = `one of ${values.join(', ')}`;
  return {
    ...commonOf(options),
    default: options.default ?? values[0],
    presence: false,
    accepts,
    control: { control: 'select', options: values.map((value) => ({ value, label: options.choices[value]! })) },
    samples: { good: values, bad: ['neither'] },
    read(text) {
      const value = values.find((one) => one === text.trim().toLowerCase());
      return value === undefined
        ? no('unreadable', `${options.label}: ${quoted(text)} is not known; ${accepts} is accepted.`)
        : { ok: true, value };
    },
    reading: (value) => ({ as: value, latex: `\\text{${options.choices[value]}}` }),
  };
}
