import { add, number, reciprocal, symbol } from '@nomogram/math/expression/build.ts';
import { condition } from '@nomogram/math/expression/condition.ts';
import { expect, test, vi } from 'vitest';
import { calculator } from './calculator.ts';
import { real } from './fields/real.ts';
import { defaultOptions } from './options.ts';
import { whole } from './outcome.ts';
import { placed } from './place.ts';
import { decimal, exact, words } from './quantity.ts';
import { run } from './run.ts';

function twice(passed: boolean) {
  const figure = vi.fn(() => ({ summary: 'A point.', frame: { x: [0, 1], y: [0, 1] }, marks: [] }) as const);
  const n = real({ label: 'n' });
  const reading = vi.fn(n.reading);
  const declared = placed(
    calculator({
      title: 'Twice',
      purpose: 'Doubles a number.',
      inputs: { n: { ...n, reading } },
      compute: (given) => ({
        values: { twice: decimal('Twice', given.n * 2) },
        checked: [() => ({ passed, how: 'independent computation', detail: 'n + n' })],
        figure,
      }),
      examples: [],
      references: [],
    }),
    'test',
    'twice',
  );
  return { declared, figure, reading };
}

test('the text alone draws no figure and sets no reading', () => {
  const { declared, figure, reading } = twice(true);
  const outcome = run(declared, { n: '4' }, defaultOptions);
  expect(outcome.ok && outcome.answer.text).toBe('Twice = 8');
  expect(figure).not.toHaveBeenCalled();
  expect(reading).not.toHaveBeenCalled();
});

test('the structured answer has all of it, made once', () => {
  const { declared, figure, reading } = twice(true);
  const outcome = run(declared, { n: '4' }, defaultOptions);
  const plain = whole(outcome);
  expect(JSON.stringify(plain)).toBe(JSON.stringify(outcome));
  expect(plain).toMatchObject({
    answer: { read: [{ as: '4' }], values: [{ decimal: '8', latex: '8' }], figure: { summary: 'A point.' } },
  });
  expect(Object.values(Object.getOwnPropertyDescriptors((plain as { answer: object }).answer))).not.toContainEqual(
    expect.objectContaining({ get: expect.any(Function) }),
  );
  expect([figure.mock.calls.length, reading.mock.calls.length]).toEqual([1, 1]);
});

test('what does not pass its check has no parts to be read', () => {
  const { declared, figure } = twice(false);
  expect(run(declared, { n: '4' }, defaultOptions)).toMatchObject({ ok: false, problems: [{ code: 'check-failed' }] });
  expect(figure).not.toHaveBeenCalled();
});

test('conditions and cases are said in the text and stand in the structured answer', () => {
  const n = symbol('n');
  const declared = placed(
    calculator({
      title: 'Reciprocal',
      purpose: 'One over n + 1.',
      inputs: {},
      compute: () => ({
        values: { reciprocal: exact('Reciprocal', reciprocal(add(n, number(1)))) },
        conditions: [condition(add(n, number(1)), '!=')],
        cases: [{ when: [condition(add(n, number(1)), '=')], value: words('Reciprocal', 'none') }],
        checked: [{ how: 'definition', detail: 'Nothing was calculated.' }],
        notes: ['A note.'],
      }),
      examples: [],
      references: [],
    }),
    'test',
    'reciprocal',
  );
  expect(whole(run(declared, {}, defaultOptions))).toMatchObject({
    answer: {
      text: 'Reciprocal = 1/(n + 1)\nfor n ≠ -1\nfor n = -1: none\nA note.',
      conditions: [{ text: 'n ≠ -1', latex: 'n \\neq -1' }],
      cases: [{ when: [{ text: 'n = -1' }], value: { name: 'reciprocal', words: 'none' } }],
      notes: ['for n ≠ -1', 'for n = -1: none', 'A note.'],
    },
  });
});
