import * as Q from '@nomogram/math/exact/rational.ts';
import { type CompoundUnit, compoundUnit, ratioBetween } from '@nomogram/math/syntax/values/compound-units.ts';

/** A question for another unit: `10 km in miles`, `5 ft 10 in to cm`, `how many feet in a mile`. */
interface Conversion {
  /** What is added up, each amount with its unit. */
  readonly terms: readonly Term[];
  readonly to: CompoundUnit;
  readonly toName: string;
}

interface Term {
  readonly amount: string;
  readonly unit: CompoundUnit;
  readonly name: string;
}

/** What is worked out for a sentence, and how its result is said: `10 km` = … `miles`. */
export interface WordedExpression {
  readonly expression: string;
  readonly left: string;
  readonly unit?: string;
}

/**
 * What a question for another unit asks for: numbers times the exact ratios of the units. Several where a name means different units in
 * different countries: a gallon is said to be that of the United States, and the imperial one stands beside it.
 */
export function conversions(text: string): readonly WordedExpression[] {
  const warmth = temperature(text);
  if (warmth !== undefined) return [warmth];
  const asked = conversionIn(text);
  if (!asked) return [];
  const found = systems.flatMap((system) => inSystem(asked, system) ?? []);
  const years = inYears(asked);
  if (years.length > 0) return years;
  const plain = ratioOf(asked);
  const isOne = found.every(({ expression }) => expression === found[0]?.expression);
  return isOne && plain ? [plain] : found;
}

/** The measures of volume of each have their names in common. */
const systems = ['US', 'imperial', 'metric'];

/** The same with every unit that has namesakes as it is in a system; undefined where the system lacks one of them. */
function inSystem({ terms, to, toName }: Conversion, system: string): WordedExpression | undefined {
  const own = terms.flatMap((term) => unitIn(term, system) ?? []).map((one, k) => ({ ...terms[k]!, ...one }));
  const target = unitIn({ unit: to, name: toName }, system);
  return own.length === terms.length && target
    ? ratioOf({ terms: own, to: target.unit, toName: target.name })
    : undefined;
}

function unitIn({ unit, name }: Pick<Term, 'unit' | 'name'>, system: string) {
  const within = (one: string) => compoundUnit(`${one.toLowerCase()} ${name.toLowerCase()}`);
  if (!systems.slice(1).some(within)) return { unit, name };
  const own = within(system);
  return own && { unit: own, name: `${system} ${name}` };
}

function ratioOf({ terms, to, toName }: Conversion): WordedExpression | undefined {
  const ratios = terms.flatMap(({ unit }) => ratioBetween(unit, to) ?? []);
  if (ratios.length < terms.length) return undefined;
  const parts = terms.map(({ amount }, place) => {
    const { numerator, denominator } = ratios[place]!;
    return `${amount}*(${numerator}/${denominator})`;
  });
  const left = terms.map(({ amount, name }) => `${amount} ${name}`).join(' ');
  return { expression: parts.join('+'), left, unit: toName };
}

/** Why what is asked for has no answer: both sides are units, and they measure different things. */
export function unlikeUnits(text: string): string | undefined {
  const asked = conversionIn(text);
  const unlike = asked?.terms.find(({ unit }) => !ratioBetween(unit, asked.to) && !areBothTimes(unit, asked.to));
  if (!unlike) return undefined;
  const [from, to] = [unlike.unit.dimension, asked!.to.dimension];
  const sentence =
    from && to
      ? `${unlike.name} is a unit of ${from} and ${asked!.toName} one of ${to}`
      : `${unlike.name} and ${asked!.toName} measure different things`;
  return `${sentence}: the one cannot be turned into the other.`;
}

/** A year has no fixed number of days, and who asks wants one all the same: the Julian year is among the constants. */
const areBothTimes = (one: CompoundUnit, other: CompoundUnit): boolean =>
  [one, other].every(({ dimension }) => dimension === 'time' || dimension === 'time in years');

/** Kinds of year that people count with, in seconds. */
const kindsOfYear = [
  ['of 365 days', 31_536_000],
  ['of 365.25 days', 31_557_600],
] as const;

/** Years in minutes, or seconds in years, by the common year and by the Julian one. */
function inYears({ terms, to, toName }: Conversion): readonly WordedExpression[] {
  const [{ amount, unit, name }, ...others] = terms as [Term, ...Term[]];
  const year = unit.powers === 'year1' ? name : to.powers === 'year1' ? toName : undefined;
  if (others.length > 0 || year === undefined || unit.powers === to.powers || !areBothTimes(unit, to)) return [];
  if (!/^(?:years?|yrs?|decades?|centur(?:y|ies))$/i.test(year)) return [];
  const { numerator, denominator } = Q.divide(unit.size, to.size);
  return kindsOfYear.map(([kind, seconds]) =>
    unit.powers === 'year1'
      ? {
          expression: `${amount}*${seconds}*(${numerator}/${denominator})`,
          left: `${amount} ${name} ${kind}`,
          unit: toName,
        }
      : {
          expression: `${amount}*(${numerator}/${denominator})/${seconds}`,
          left: `${amount} ${name}`,
          unit: `${toName} ${kind}`,
        },
  );
}

function conversionIn(text: string): Conversion | undefined {
  const match = /^how many (.+?) (?:(?:are |is )?(?:there )?(?:in|makes?) |(?:are|is) (?=\d))(.+)$/i.exec(text);
  const asked = match ? `${match[2]!.replace(/^(?:an?|one)\b/i, '1')} in ${match[1]}` : text;
  const bare = asked.replace(/^convert /i, '');
  for (const { 0: word, index } of bare.matchAll(/ (?:in|to|into|as)(?= )/gi)) {
    const toName = bare.slice(index + word.length).trim();
    const to = unitOf(toName);
    const from = bare.slice(0, index);
    // `light year in km` is one of them; a letter alone could be anything.
    const terms = to && termsOf(/^\D{2,}$/.test(from) && !/^an? /i.test(toName) ? `1 ${from}` : from, to);
    if (terms) return { terms, to: to!, toName };
  }
  return undefined;
}

const term =
  /(\d+(?:\.\d+)?(?:\/\d+)?)\s*([^\d\s][^\d]*?(?:[²³]|\^[23]|(?<=\p{L})[23](?!\d))?(?:\s*\/\s*\p{L}+[23]?)?)\s*(?:,|(?<!\p{L})and)?\s*(?=\d|$)/uy;

/** Behind feet a number alone is of inches: `5 foot 11`. */
const inchesAlone = /(?:['′]|ft|foot|feet)\s*\d+(?:\.\d+)?$/i;

/** `5 ft 10 in`, `5'10"`: amounts with their units, all of one dimension. */
function termsOf(text: string, { powers }: CompoundUnit): readonly Term[] | undefined {
  const marked =
    powers === 'm1'
      ? text
          .replace(inchesAlone, '$& in')
          .replace(/(?<=\d)\s*['′](?!['′])/g, ' ft ')
          .replace(/(?<=\d)\s*(?:["″]|'')/g, ' in')
      : text;
  const terms: Term[] = [];
  term.lastIndex = 0;
  for (let place = 0; place < marked.length; place = term.lastIndex) {
    const [, amount, name = ''] = term.exec(marked.trimEnd()) ?? [];
    const unit = unitOf(name.trim());
    if (amount === undefined || !unit || (terms[0] && terms[0].unit.powers !== unit.powers)) return undefined;
    terms.push({ amount, unit, name: name.trim() });
    if (term.lastIndex >= marked.trimEnd().length) break;
  }
  return terms.length > 0 ? terms : undefined;
}

/** Capitals matter to a unit, and few people heed them: `KM`, `mev`, `gb`. */
export const unitOf = (name: string): CompoundUnit | undefined =>
  compoundUnit(name) ??
  compoundUnit(name.toLowerCase()) ??
  compoundUnit(name.toLowerCase().replace(smallLetters, inCapitals));

/** Units that have a capital, with prefixes that nobody takes for others: a small m could be milli before pascals and watts. */
const smallLetters = /(?<!\p{L})([kmgt]?)(ev|hz|b)(?!\p{L})|(?<!\p{L})([kgt]?)(wh?|pa|j)(?!\p{L})/gu;
const inCapitals = (_: string, large = '', unit = '', small = '', other = ''): string =>
  (large + small).replace(/[mgt]/, (one) => one.toUpperCase()) +
  (unit === 'ev' ? 'eV' : (unit + other).replace(/^./, (one) => one.toUpperCase()));

const angleConversions: Readonly<Record<string, (degrees: string) => string>> = {
  CF: (x) => `${x}*9/5+32`,
  FC: (x) => `(${x}-32)*5/9`,
  CK: (x) => `${x}+273.15`,
  KC: (x) => `${x}-273.15`,
  FK: (x) => `(${x}-32)*5/9+273.15`,
  KF: (x) => `(${x}-273.15)*9/5+32`,
};

const scale = '(?:°|degrees? )?(c|celsius|centigrade|f|fahrenheit|k|kelvins?)';
const temperatures = new RegExp(`^(?:convert )?([-−]?\\d+(?:\\.\\d+)?) ?${scale} (?:in|to|into|as) ${scale}$`, 'i');

/** Temperatures have no common zero. */
function temperature(text: string): WordedExpression | undefined {
  const [, degrees, from, to] = temperatures.exec(text) ?? [];
  const [one, other] = [from, to].map((name) => (name?.[0] ?? '').toUpperCase());
  const expression = degrees && angleConversions[`${one}${other}`]?.(degrees.replace('−', '-'));
  return expression ? { expression, left: `${degrees} ${signs[one!]}`, unit: signs[other!] } : undefined;
}

const signs: Readonly<Record<string, string>> = { C: '°C', F: '°F', K: 'K' };
