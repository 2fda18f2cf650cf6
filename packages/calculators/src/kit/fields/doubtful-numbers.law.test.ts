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

test('a raised point multiplies where a formula is wanted, and is asked about where a value is', () => {
  expect(fields.length).toBeGreaterThan(700);
  const [multiplying, asking] = ['product', 'asked'].map((way) =>
    names(fields.filter(([, field]) => pointIs(field) === way)),
  );
  expect(multiplying).toEqual(
    expect.arrayContaining([
      'algebra-polynomial/expand polynomial',
      'algebra-polynomial/add second',
      'algebra-inequality/less left',
      'calculus-derivative/derivative function',
      'calculus-integral/definite function',
      'calculus-limit/limit function',
      'calculus-series/series function',
      'calculus-sum/sum function',
    ]),
  );
  expect(multiplying!.filter((name) => / (?:from|to|lower|upper|bound|point|n|a|b|z)$/.test(name))).toEqual([]);
  expect(asking).toEqual(
    expect.arrayContaining([
      'algebra-complex/power z',
      'calculus-derivative/tangent point',
      'calculus-integral/definite upper',
      'calculus-limit/limit bound',
      'calculus-matrice/determinant matrix',
      'calculus-matrice/scalar n',
      'calculus-series/series point',
      'calculus-sum/sum to',
      'statistics-basic/mean data',
      'surface-area/circle radius',
    ]),
  );
});

/** How a field reads 2·5: as 2*5, or by asking for one of its two readings; neither where it takes no product. */
function pointIs(field: Field<unknown>): 'product' | 'asked' | 'neither' {
  const [point, product] = ['2·5', '2*5'].map((text) => field.read(text, defaultOptions));
  if (!point!.ok) return point!.error.code === 'ambiguous-number' ? 'asked' : 'neither';
  const [asPoint, asProduct] = [point, product].map((read) => read!.ok && field.reading(read!.value).as);
  expect(asPoint).toBe(asProduct);
  return 'product';
}

test('no field reads a time as a ratio', () => {
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
