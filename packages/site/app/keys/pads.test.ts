import { entriesOf, load, pages } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { expect, test } from 'vitest';
import { keypadOf, padOf } from './keypad.ts';
import { type Key, pads } from './pads.ts';
import { caretMark } from './typing.ts';

const keysOf = (pad: (typeof pads)[keyof typeof pads]): readonly Key[] => [...pad.words, ...pad.rows.flat()];

test('every row has seven keys, and every key a name and one thing to do', () => {
  for (const pad of Object.values(pads)) {
    for (const row of pad.rows) expect(row).toHaveLength(7);
    for (const { face, name, act, types } of keysOf(pad)) {
      expect(/^[\p{L}\d]/u.test(face) || name !== undefined || '.%,'.includes(face), face).toBe(true);
      expect(act === undefined || types === undefined, face).toBe(true);
    }
  }
});

test('what a key of a formula types can be read, with a number where the caret is', () => {
  for (const { act, types, face } of keysOf(pads.expression)) {
    const text = (types ?? face).replace(caretMark, '2').replace('()', '(3)');
    if (act !== undefined || /^[()^*/+.,=-]/.test(text) === !text.includes('(2)')) continue;
    expect(parse(text), text).toMatchObject({ ok: true });
  }
});

test('a field that takes a sign opens no pad without one', async () => {
  const ids = pages.flatMap(({ id }) => entriesOf(id).map((entry) => entry.id));
  let digitsOnly = 0;
  for (const id of ids) {
    const { inputs } = (await load(id))!;
    for (const [name, { control, live, read }] of Object.entries(inputs)) {
      if (keypadOf(control) === 'text') continue;
      digitsOnly += 1;
      expect(padOf({ control, live }), `${id} ${name}`).toBeUndefined();
      expect(read('-1', defaultOptions).ok, `${id} ${name}`).toBe(false);
    }
  }
  expect(digitsOnly).toBeGreaterThan(100);
});
