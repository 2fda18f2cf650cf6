import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { conversions, unlikeUnits } from './conversion.ts';

const worth = (expression: string): number => evaluate(read(expression), {});

const converted = (query: string): number => worth(conversions(query)[0]?.expression ?? '');

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

test('what a name means in several countries is said, and each of its meanings is converted', () => {
  const answerTo = (query: string) =>
    conversions(query).map(({ expression, left, unit }) => [left, Number(worth(expression).toPrecision(9)), unit]);
  expect(answerTo('5 gallons in litres')).toEqual([
    ['5 US gallons', 18.9270589, 'litres'],
    ['5 imperial gallons', 22.73045, 'litres'],
  ]);
  expect(answerTo('10 l in cups')).toEqual([
    ['10 l', 42.2675284, 'US cups'],
    ['10 l', 40, 'metric cups'],
  ]);
  expect(answerTo('how many pints in a gallon')).toEqual([['1 gallon', 8, 'pints']]);
  expect(answerTo('1 imperial gallon in us gallons')).toEqual([['1 imperial gallon', 1.20094993, 'us gallons']]);
  expect(answerTo('3 gallons per minute in l/s').map(([left]) => left)).toEqual([
    '3 US gallons per minute',
    '3 imperial gallons per minute',
  ]);
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

test('a name that ends as a conjunction is not cut: a hand is no hour', () => {
  expect(conversions('1 hand in minutes')).toEqual([]);
  expect(unlikeUnits('1 hand in cm')).toBeUndefined();
  expect(converted('5 ft and 10 in in cm')).toBeNear(177.8, 1e-14);
});
