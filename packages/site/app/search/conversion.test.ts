import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { expect, test } from 'vitest';
import { conversion, unlikeUnits } from './conversion.ts';

const converted = (query: string): number => {
  const read = parse(conversion(query) ?? '');
  if (!read.ok) throw new Error(`${query} is not converted`);
  return evaluate(read.value.expression, {});
};

test.each([
  ['60 miles/hour in km/h', 96.56064],
  ['60 miles per hour to metres per second', 26.8224],
  ['12 in in cm', 30.48],
  ['5\'10" in cm', 177.8],
  ['5 ft 10 in in cm', 177.8],
  ['1 h 30 min in minutes', 90],
  ['how many feet in a mile', 5280],
  ['how many ml are there in 2 cups', 473.176473],
  ['20 C in F', 68],
  ['-40 °F to celsius', -40],
  ['0 K in C', -273.15],
  ['5 KM in miles', 3.106855961186669],
])('%s', (query, wanted) => {
  expect(converted(query)).toBeNear(wanted, 1e-14);
});

test('units that measure different things are said to, and nothing else is', () => {
  expect(unlikeUnits('5 km/h in kg')).toBe(
    'km/h is a unit of speed and kg one of mass: the one cannot be turned into the other.',
  );
  expect(unlikeUnits('5 N m/s3 in kg')).toBe(
    'N m/s3 and kg measure different things: the one cannot be turned into the other.',
  );
  for (const query of ['5 km in m', '1 year in days', '15 in 20', 'interest in years', '5 to 7', 'x in y'])
    expect(unlikeUnits(query)).toBeUndefined();
});
