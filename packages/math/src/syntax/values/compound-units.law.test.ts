import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import * as Q from '../../exact/rational.ts';
import { compoundUnit, ratioBetween } from './compound-units.ts';
import { measureOf, ratioOf } from './units.ts';

const ofFields = [
  'm',
  'km',
  'ft',
  'inches',
  'yd',
  'mile',
  'ha',
  'acre',
  'm²',
  'ft^2',
  'litre',
  'gal',
  'kg',
  'lb',
  'oz',
  's',
  'min',
  'days',
  'km/h',
  'mph',
];
const others = [
  'kW',
  'hp',
  'kilojoules',
  'kWh',
  'eV',
  'psi',
  'mbar',
  'atm',
  'N',
  'lbf',
  'knots',
  'cup',
  'fl oz',
  'stone',
  'GB',
  'light years',
];
const simple = fc.constantFrom(...ofFields, ...others);

test('a quotient and a product of units are those of their sizes, however they are written', () => {
  fc.assert(
    fc.property(simple, simple, fc.constantFrom('/', ' / ', ' per '), (over, under, stroke) => {
      const [one, other, both] = [over, under, `${over}${stroke}${under}`].map((name) => compoundUnit(name)!);
      fc.pre(!/[/²^]|mph| /.test(over + under));
      expect(both!.size).toEqual(Q.divide(one!.size, other!.size));
      const back = compoundUnit(`${over}/${under}`)!;
      expect(ratioBetween(both!, back)).toEqual(Q.one);
    }),
    { numRuns: lawRuns(100, 2000) },
  );
});

test('a field and a sentence mean the same by a name', () => {
  for (const one of ofFields)
    for (const other of ofFields) {
      const inFields = ratioOf(measureOf(one)!, measureOf(other)!);
      expect(ratioBetween(compoundUnit(one)!, compoundUnit(other)!), `${one} in ${other}`).toEqual(inFields);
    }
});

/** NIST Special Publication 811, appendix B.8. */
test.each([
  ['miles/hour', 'm/s', '0.44704'],
  ['psi', 'Pa', '6894.757293168361'],
  ['horsepower', 'W', '745.6998715822702'],
  ['BTU', 'J', '1055.05585262'],
  ['lbf', 'N', '4.4482216152605'],
  ['lb/ft3', 'kg/m3', '16.018463373960142'],
  ['fl oz', 'ml', '29.5735295625'],
  ['sq ft', 'square metres', '0.09290304'],
  ['cubic yards', 'm³', '0.764554857984'],
  ['knots', 'km/h', '1.852'],
  ['kWh', 'MJ', '3.6'],
])('one %s is so many %s', (from, to, wanted) => {
  const ratio = ratioBetween(compoundUnit(from)!, compoundUnit(to)!)!;
  expect(Q.toNumber(ratio)).toBeNear(Number(wanted), 1e-14);
});

test.each(['', 'm/', 'foo', 'm/foo', 'kg2', 'per hour day foo', 'mpg'])('%j is no unit', (name) => {
  expect(compoundUnit(name)).toBeUndefined();
});
