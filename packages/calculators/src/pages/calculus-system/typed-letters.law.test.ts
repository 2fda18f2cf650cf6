import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/** A term whose factor may be 0, written as people leave it: 0*x, x - x. */
const term = (name: string) =>
  fc.tuple(fc.integer({ min: -2, max: 2 }), fc.boolean()).map(([factor, cancels]) => ({
    factor,
    text: factor === 0 && cancels ? `${name} - ${name}` : `(${factor})*${name}`,
  }));

const row = fc.tuple(term('x'), term('y'), fc.constantFrom(0, 1, -3));
const textOf = ([x, y, c]: readonly [{ text: string }, { text: string }, number]) =>
  `${x.text} + ${y.text} = ${c}*a + 1`;

const solved = async (id: string, typed: Readonly<Record<string, string>>) => {
  const outcome = run((await load(id))!, typed, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify([typed, outcome.problems]));
  return outcome.answer;
};

test('every unknown that was typed has a value or is free, and no parameter becomes one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 3 }), async (rows) => {
      const { values } = await solved('calculus-system/equations', { equations: rows.map(textOf).join('\n') });
      const names = values.map(({ name }) => name);
      expect(names).not.toContain('a');
      if (!names.includes('solution') || names.includes('x')) expect(names).toEqual(expect.arrayContaining(['x', 'y']));
    }),
  );
});

test('two equations: an unknown that nothing holds is said to be free', async () => {
  await fc.assert(
    fc.asyncProperty(row, fc.integer({ min: 1, max: 3 }), async (first, times) => {
      const [x, y] = first;
      const multiple = `${times}*(${x.text} + ${y.text}) = ${times}*(${first[2]}*a + 1)`;
      const { text } = await solved('algebra-polynomial/system', { first: textOf(first), second: multiple });
      if (x.factor === 0 && y.factor === 0) expect(text).toContain('contradict');
      else {
        expect(text).toContain('Infinitely many');
        expect(/^x (?:and y )?may be any/m.test(text)).toBe(x.factor === 0);
        expect(/^(?:x and )?y may be any/m.test(text)).toBe(y.factor === 0);
      }
    }),
  );
});
