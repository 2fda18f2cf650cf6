import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { fraction, measureOf } from './units.ts';

/**
 * Units as people write them in a sentence: `km/h`, `miles per hour`, `kg m/s²`, `sq ft`, `kilowatts`: names with prefixes and powers in a
 * product or a quotient. The names that a field reads are in `units.ts`; those here stand beside them.
 */
export interface CompoundUnit {
  /** What it measures, in a word; nothing where there is no word for it. */
  readonly dimension: string | undefined;
  /** The powers of its base units, `m1s-2`: two units with the same measure the same. */
  readonly powers: string;
  /** How many of the coherent unit of its base units it is. */
  readonly size: Rational;
}

/**
 * Names beside those of fields, each by others. A name behind `~` takes prefixes, `_` is a space. A gallon and what is made of it are those of
 * the United States where nothing else is said, a calorie the thermochemical one, a horsepower 550 foot-pounds a second, a light year made of Julian years.
 */
const table = `
~m ~metre ~metres ~meter ~meters = 1 m
~g ~gram ~grams = 1/1000 kg
~s ~second ~seconds = 1 s
~l ~L ~litre ~litres ~liter ~liters = 1 dm³
nautical_mile nautical_miles = 1852 m
ly light_year light_years light-year light-years = 9460730472580800 m
au = 149597870700 m
us_gal us_gallon us_gallons = 1 gal
qt quart quarts us_qt us_quart us_quarts = 1/4 gal
pt pint pints us_pt us_pint us_pints = 1/8 gal
cup cups us_cup us_cups = 1/16 gal
fl_oz fluid_ounce fluid_ounces us_fl_oz us_fluid_ounce us_fluid_ounces = 1/128 gal
tbsp tablespoon tablespoons us_tbsp us_tablespoon us_tablespoons = 1/256 gal
tsp teaspoon teaspoons us_tsp us_teaspoon us_teaspoons = 1/768 gal
imperial_gal imperial_gallon imperial_gallons uk_gallon uk_gallons = 454609/100000 dm³
imperial_qt imperial_quart imperial_quarts uk_quart uk_quarts = 454609/400000 dm³
imperial_pt imperial_pint imperial_pints uk_pint uk_pints = 454609/800000 dm³
imperial_fl_oz imperial_fluid_ounce imperial_fluid_ounces = 454609/16000000 dm³
metric_cup metric_cups = 1/4 dm³
metric_tbsp metric_tablespoon metric_tablespoons = 15/1000 dm³
metric_tsp metric_teaspoon metric_teaspoons = 5/1000 dm³
metric_ton metric_tons = 1000 kg
short_ton short_tons = 2000 lb
long_ton long_tons = 2240 lb
pound pounds = 1 lb
kilo kilos = 1 kg
ounce ounces = 1/16 lb
stone stones = 14 lb
hr hrs = 1 h
mins = 1 min
decade decades = 10 year
century centuries = 100 year
knot knots kn = 1852/3600 m/s
~Hz ~hertz = 1 /s
~N ~newton ~newtons = 1 kg m/s2
lbf = 196133/20000 lb m/s2
~Pa ~pascal ~pascals = 1 N/m2
~bar ~bars = 100000 Pa
psi = 1 lbf/in2
atm atmosphere atmospheres = 101325 Pa
mmHg = 133322387415/1000000000 Pa
~J ~joule ~joules = 1 N m
~W ~watt ~watts = 1 J/s
~Wh = 3600 J
~cal ~calorie ~calories = 523/125 J
btu BTU = 105505585262/100000000 J
~eV = 801088317/5000000000000000000000000000 J
hp horsepower = 550 ft lbf/s
B byte bytes = 8 bit
kB KB kilobyte kilobytes = 1000 B
MB megabyte megabytes = 1000 kB
GB gigabyte gigabytes = 1000 MB
TB terabyte terabytes = 1000 GB`;

const prefixes: Readonly<Record<string, string>> = {
  T: '1000000000000',
  G: '1000000000',
  giga: '1000000000',
  M: '1000000',
  mega: '1000000',
  k: '1000',
  kilo: '1000',
  h: '100',
  hecto: '100',
  d: '1/10',
  deci: '1/10',
  c: '1/100',
  centi: '1/100',
  m: '1/1000',
  milli: '1/1000',
  μ: '1/1000000',
  micro: '1/1000000',
  n: '1/1000000000',
  nano: '1/1000000000',
  p: '1/1000000000000',
};

/** Of what a dimension is made, in base units of which the first unit of the dimension is made, too. */
const dimensions: Readonly<Record<string, string>> = {
  length: 'm1',
  area: 'm2',
  volume: 'm3',
  mass: 'kg1',
  time: 's1',
  'time in years': 'year1',
  data: 'bit1',
  speed: 'm1s-1',
  acceleration: 'm1s-2',
  frequency: 's-1',
  force: 'kg1m1s-2',
  pressure: 'kg1m-1s-2',
  energy: 'kg1m2s-2',
  power: 'kg1m2s-3',
  density: 'kg1m-3',
  flow: 'm3s-1',
  'data rate': 'bit1s-1',
};
const words = new Map(Object.entries(dimensions).map(([word, powers]) => [powers, word]));

type Powers = ReadonlyMap<string, number>;
type Measure = readonly [size: Rational, powers: Powers];

/** What stands behind each name of the table; names that take prefixes keep their mark. */
const definitions: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', definition = ''] = line.split(' = ');
      return names.split(' ').map((name) => [name.replaceAll('_', ' '), definition] as const);
    }),
);

/** A name of a field or of the table, with or without a prefix. */
const named = (name: string): Measure | undefined =>
  ofField(name) ?? defined(name) ?? defined(`~${name}`) ?? prefixed(name);

function ofField(name: string): Measure | undefined {
  if (name === 'bit' || name === 'bits') return [Q.one, new Map([['bit', 1]])];
  const found = measureOf(name);
  const powers = found && dimensions[found.dimension];
  if (powers === undefined) return undefined;
  const bases = powers.matchAll(/(\p{L}+)(-?\d)/gu);
  return [found!.size, new Map([...bases].map(([, base, power]) => [base!, Number(power)]))];
}

function defined(name: string): Measure | undefined {
  const definition = definitions.get(name);
  if (definition === undefined) return undefined;
  const [count = '', unit = ''] = definition.split(/ (.*)/s);
  const [size, powers] = measured(unit)!;
  return [Q.multiply(fraction(count), size), powers];
}

function prefixed(name: string): Measure | undefined {
  for (const [prefix, times] of Object.entries(prefixes)) {
    const found = name.startsWith(prefix) ? defined(`~${name.slice(prefix.length)}`) : undefined;
    if (found) return [Q.multiply(fraction(times), found[0]), found[1]];
  }
  return undefined;
}

/** A product or quotient of powers of names. */
function measured(text: string): Measure | undefined {
  let all: Measure = [Q.one, new Map()];
  for (const [place, side] of text.split(/\s*\/\s*|\s+per\s+/u).entries()) {
    // One over a unit has nothing before its stroke.
    if (side === '' && place === 0 && text.length > 1) continue;
    for (const factor of named(side) ? [side] : side.split(/[\s·*]+/)) {
      const one = raised(factor, place === 0 ? 1 : -1);
      if (!one) return undefined;
      all = times(all, one);
    }
  }
  return all;
}

/** A name to a power, `m2`; only lengths and times have powers. */
function raised(name: string, sign: number): Measure | undefined {
  const whole = named(name);
  const [, base = '', digit = ''] = /^(.*?)([23])$/u.exec(name) ?? [];
  const found = whole ?? named(base);
  if (!found || (!whole && !['m1', 's1'].includes(written(found[1])))) return undefined;
  const power = sign * (whole ? 1 : Number(digit));
  return [Q.power(found[0], power), new Map([...found[1]].map(([unit, one]) => [unit, one * power]))];
}

function times([size, powers]: Measure, [otherSize, otherPowers]: Measure): Measure {
  const product = new Map(powers);
  for (const [base, power] of otherPowers) product.set(base, (product.get(base) ?? 0) + power);
  return [Q.multiply(size, otherSize), product];
}

const written = (powers: Powers): string =>
  [...powers]
    .filter(([, power]) => power !== 0)
    .map(([base, power]) => `${base}${power}`)
    .sort()
    .join('');

/** `sq ft`, `square feet`, `ft²`, `ft^2`, `feet squared` in one form. */
const inOneForm = (name: string): string =>
  name
    .trim()
    .replaceAll('µ', 'μ')
    .replace(/(\p{L}+) squared\b/gu, '$12')
    .replace(/\bsq(?:uare)?\.? ?(\p{L}+)/gu, '$12')
    .replace(/(\p{L}+) cubed\b/gu, '$13')
    .replace(/\bcu(?:bic)?[. ] ?(\p{L}+)/gu, '$13')
    .replace(/²|\^2/g, '2')
    .replace(/³|\^3/g, '3');

/** The unit of a name, simple or compound. */
export function compoundUnit(name: string): CompoundUnit | undefined {
  const found = measured(inOneForm(name));
  if (!found) return undefined;
  const powers = written(found[1]);
  return { dimension: words.get(powers), powers, size: found[0] };
}

/** How many of one unit make the other; nothing where they measure different things. */
export const ratioBetween = (from: CompoundUnit, to: CompoundUnit): Rational | undefined =>
  from.powers === to.powers ? Q.divide(from.size, to.size) : undefined;
