import { beforeAll, expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import type { Field } from '../field.ts';
import { defaultOptions } from '../options.ts';

/** Every field of the catalogue by its name, but those of equations, which are no number. */
const fields: [string, Field<unknown>][] = [];

beforeAll(async () => {
  for (const { id } of entries)
    for (const [name, field] of Object.entries((await load(id))!.inputs)) fields.push([`${id} ${name}`, field]);
});

const readers = (text: string): readonly [string, Field<unknown>][] =>
  fields.filter(([, field]) => field.read(text, defaultOptions).ok);
const names = (found: readonly [string, Field<unknown>][]) => found.map(([name]) => name);
/** The sides of an equation are formulas, in which the signs are those of algebra. */
const isOfEquations = ([, field]: [string, Field<unknown>]) => field.read('x^2 = 2', defaultOptions).ok;

test('no field reads a raised point as a product, nor a time as a ratio', () => {
  expect(fields.length).toBeGreaterThan(700);
  expect(names(readers('2·5').filter((each) => !isOfEquations(each)))).toEqual([]);
  // A field of angles reads degrees and minutes.
  const readAsTime = readers('1:30').filter((each) => !isOfEquations(each));
  expect(readAsTime.length).toBeGreaterThan(10);
  for (const [name, field] of readAsTime) {
    const [time, angle] = ['1:30', "1°30'"].map((text) => field.read(text, defaultOptions));
    expect(time?.ok && field.reading(time.value).as, name).toBe(angle?.ok && field.reading(angle.value).as);
  }
});

test('an amount in brackets is read as negative, where money is wanted, or not at all', () => {
  const readBooked = readers('(1,234.50)').filter((each) => !isOfEquations(each));
  expect(readBooked.length).toBeGreaterThan(50);
  for (const [name, field] of readBooked) {
    const read = field.read('(1,234.50)', defaultOptions);
    expect(read.ok && field.reading(read.value).as, name).toMatch(/^\(?[-−]1234\.5/);
  }
});
