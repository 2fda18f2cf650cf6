import { expect, test } from 'vitest';
import type { Numbers } from './answer.ts';
import { calculator } from './calculator.ts';
import { real } from './fields/real.ts';
import { decimal } from './quantity.ts';

/**
 * Negative type tests: each line under `@ts-expect-error` must not compile (`npm run validate` fails when one does).
 * At run time the declarations are harmless data.
 */
const inputs = { side: real({ label: 'Side', above: 0 }) };
const common = {
  title: 'Square',
  purpose: 'The area of a square.',
  examples: [],
  references: [],
} as const;

const square = calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({
    values: { area: decimal('Area', side * side), perimeter: decimal('Perimeter', 4 * side) },
    // Of one output, beside others: no less is known than what `values` names.
    checked: [({ area }: Numbers<'area'>) => ({ how: 'definition', detail: 'Nothing.', passed: area > 0 })],
    figure: ({ perimeter }: Numbers<'perimeter'>) => ({
      summary: '',
      frame: { x: [0, perimeter], y: [0, 1] },
      marks: [],
    }),
  }),
  laws: [(_, { area, perimeter }) => area === (perimeter / 4) ** 2],
});

calculator({
  ...common,
  // @ts-expect-error the path names a parameter that is not an input
  path: 'area/:sdie',
  inputs,
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
});

calculator({
  ...common,
  // @ts-expect-error the input `side` has no place in the path
  path: 'area',
  inputs,
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  // @ts-expect-error a misspelt input
  compute: ({ sdie }) => ({ values: { area: decimal('Area', sdie) } }),
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
  // @ts-expect-error an example that expects an output that does not exist
  examples: [{ given: { side: '1' }, expect: { aera: 1 } }],
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
  // @ts-expect-error an example that types an input that does not exist
  examples: [{ given: { edge: '1' }, expect: { area: 1 } }],
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
  // @ts-expect-error a law about an output that does not exist
  laws: [(_, { perimeter }) => perimeter > 0],
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({
    values: { area: decimal('Area', side) },
    // @ts-expect-error a check of an output that does not exist
    checked: [({ aera }: Numbers<'aera'>) => ({ how: 'definition', detail: 'Nothing.', passed: aera > 0 })],
  }),
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({
    values: { area: decimal('Area', side) },
    // @ts-expect-error a figure of an output that does not exist
    figure: ({ aera }: Numbers<'aera'>) => ({ summary: '', frame: { x: [0, aera], y: [0, aera] }, marks: [] }),
  }),
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
  // @ts-expect-error a check beside the answer
  check: () => ({ how: 'definition', detail: 'Nothing.', passed: true }),
});

calculator({
  ...common,
  path: 'area/:side',
  inputs,
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
  // @ts-expect-error an unknown option
  colour: 'blue',
});

// @ts-expect-error an unknown option of a field
real({ label: 'Side', atlast: 0 });

calculator({
  ...common,
  post: 'area',
  inputs,
  // @ts-expect-error a POST body must name every input
  body: {},
  compute: ({ side }) => ({ values: { area: decimal('Area', side) } }),
});

test('a declaration that compiles is a calculator', () => {
  expect(square.endpoint).toEqual({ method: 'GET', prefix: 'area', parameters: ['side'], aliases: undefined });
});
