import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';

/** A unit by which something is measured, exactly in terms of the first unit of its dimension. */
export interface Unit {
  readonly dimension: string;
  readonly size: Rational;
}

/**
 * Units with their names, by dimension. The inch is 25.4 mm by the international agreement of 1959, and what is made of it is
 * exact; a mile is the statute mile, an acre 4840 square yards. Months make years, and days do not: a year has no fixed number
 * of them. Units of temperature are known so that they can be refused: they have no common zero.
 */
const table: readonly (readonly [dimension: string, units: readonly (readonly [names: string, size: string])[]])[] = [
  [
    'length',
    [
      ['m metre metres meter meters', '1'],
      ['km kilometre kilometres kilometer kilometers', '1000'],
      ['dm', '1/10'],
      ['cm centimetre centimetres centimeter centimeters', '1/100'],
      ['mm millimetre millimetres millimeter millimeters', '1/1000'],
      ['μm micron microns', '1/1000000'],
      ['nm', '1/1000000000'],
      ['in inch inches', '127/5000'],
      ['ft foot feet', '381/1250'],
      ['yd yard yards', '1143/1250'],
      ['mi mile miles', '201168/125'],
      ['nmi', '1852'],
    ],
  ],
  [
    'area',
    [
      ['m² m^2 m2 sqm', '1'],
      ['km² km^2 km2', '1000000'],
      ['dm² dm^2', '1/100'],
      ['cm² cm^2 cm2', '1/10000'],
      ['mm² mm^2 mm2', '1/1000000'],
      ['ha hectare hectares', '10000'],
      ['a are ares', '100'],
      ['in² in^2 sqin', '16129/25000000'],
      ['ft² ft^2 sqft', '145161/1562500'],
      ['yd² yd^2 sqyd', '1306449/1562500'],
      ['mi² mi^2', '40468564224/15625'],
      ['ac acre acres', '316160658/78125'],
    ],
  ],
  [
    'volume',
    [
      ['m³ m^3 m3', '1'],
      ['dm³ dm^3 l L litre litres liter liters', '1/1000'],
      ['cm³ cm^3 cm3 ml mL', '1/1000000'],
      ['mm³ mm^3', '1/1000000000'],
      ['ft³ ft^3', '55306341/1953125000'],
      ['gal gallon gallons', '473176473/125000000000'],
    ],
  ],
  [
    'mass',
    [
      ['kg kilogram kilograms', '1'],
      ['g gram grams', '1/1000'],
      ['mg', '1/1000000'],
      ['t tonne tonnes', '1000'],
      ['lb lbs', '45359237/100000000'],
      ['oz', '45359237/1600000000'],
    ],
  ],
  [
    'time',
    [
      ['s sec second seconds', '1'],
      ['ms', '1/1000'],
      ['min minute minutes', '60'],
      ['h hour hours', '3600'],
      ['d day days', '86400'],
      ['week weeks', '604800'],
    ],
  ],
  [
    'time in years',
    [
      ['year years yr yrs', '1'],
      ['quarter quarters', '1/4'],
      ['month months', '1/12'],
    ],
  ],
  [
    'speed',
    [
      ['m/s', '1'],
      ['km/h kmh kph', '5/18'],
      ['mph', '1397/3125'],
    ],
  ],
  ['temperature', [['°C °F K', '1']]],
];

/** `5/18` or `12`. */
export const fraction = (text: string): Rational => {
  const [over = '', under = '1'] = text.split('/');
  return Q.rational(BigInt(over), BigInt(under));
};

const byName: ReadonlyMap<string, Unit> = new Map(
  table.flatMap(([dimension, units]) =>
    units.flatMap(([names, size]) =>
      names.split(' ').map((name) => [name, { dimension, size: fraction(size) }] as const),
    ),
  ),
);

/** The unit of a name. */
export const measureOf = (name: string): Unit | undefined => byName.get(name);

/** How many of one unit make the other; nothing where they measure different things. */
export function ratioOf(from: Unit, to: Unit): Rational | undefined {
  return from.dimension === to.dimension ? Q.divide(from.size, to.size) : undefined;
}
