import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { load } from './catalogue.ts';
import { defaultOptions } from './kit/options.ts';
import { run } from './kit/run.ts';

/** A calculator, what is typed, and what R computes by other means: numbers, and logarithms of what no double holds. */
type FixtureRecord = readonly [
  id: string,
  given: { readonly [input: string]: string },
  wanted: { readonly ln?: { readonly [name: string]: number }; readonly [name: string]: unknown },
];

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** Of both programs together; the logarithm of a far tail is as good as R's own. */
const RELATIVE = 1e-12;

/** ln of a positive decimal, also of one that no double holds. */
function logarithmOf(decimal: string): number {
  const [, mantissa, exponent = '0'] = /^([\d.]+)(?:e(-?\d+))?$/.exec(decimal) ?? [];
  return Math.log(Number(mantissa)) + Number(exponent) * Math.LN10;
}

describe.each(files)('%s: random inputs are answered as by R (the generator beside it)', (file) => {
  const records = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly FixtureRecord[];
  test.each([...new Set(records.map(([id]) => id))])('%s', async (id) => {
    const calculator = (await load(id))!;
    const own = records.filter(([name]) => name === id);
    expect(own.length).toBeGreaterThan(2);
    for (const [, given, { ln = {}, ...wanted }] of own) {
      const at = Object.entries(given)
        .map(([name, text]) => `${name} = ${text}`)
        .join(', ');
      const outcome = run(calculator, given, defaultOptions);
      if (!outcome.ok) throw new Error(`${at}: ${outcome.problems.map(({ message }) => message).join(' ')}`);
      const found = (name: string) => outcome.answer.values.find((value) => value.name === name)?.decimal ?? 'nothing';
      for (const [name, value] of Object.entries(wanted))
        expect(
          Math.abs(Number(found(name)) - Number(value)),
          `${name} = ${found(name)}, R: ${value}, ${at}`,
        ).toBeLessThanOrEqual(RELATIVE * Math.abs(Number(value)));
      for (const [name, value] of Object.entries(ln))
        expect(
          Math.abs(logarithmOf(found(name)) / value - 1),
          `ln ${name} = ${found(name)}, R: ${value}, ${at}`,
        ).toBeLessThanOrEqual(RELATIVE);
    }
  });
});
