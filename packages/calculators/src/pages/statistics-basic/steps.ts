import { exactDecimal, fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number, power } from '@nomogram/math/expression/build.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Statistic } from '@nomogram/math/statistics/descriptive/exact-value.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { exponentOfUnit, inUnits, unitPutBack, unitStep } from './units.ts';

/** Longer lists are not written out. */
const maxValues = 40;

type Steps = readonly ShownStep[] | undefined;

/** The values as they stand in a line, negative ones and fractions in parentheses; undefined where they are too many, or roots. */
function textsOf(data: readonly ExactNumber[]): readonly string[] | undefined {
  const texts = data.flatMap(({ rational }) => (rational ? [textOf(rational)] : []));
  return texts.length === data.length && texts.length <= maxValues ? texts : undefined;
}

function textOf(value: Q.Rational): string {
  const text = exactDecimal(value, 15) ?? shortDecimal(value) ?? textOfFraction(value);
  return /[-/]/.test(text) ? `(${text})` : text;
}

/** 1e-20, where all digits are few; undefined where they are not. */
function shortDecimal(value: Q.Rational): string | undefined {
  const text = formatDouble(Q.toNumber(value));
  const read = fromDecimal(text);
  return read !== null && Q.equals(read, value) ? text : undefined;
}

const shown = (value: number) => ({ text: formatDouble(value), value });

const allOf = (texts: readonly string[], done: string): string =>
  texts.length === 1
    ? `There is one value, so that nothing is ${done}.`
    : `${texts.length === 2 ? 'Both' : `All ${texts.length}`} values are ${done}.`;

const sumOf = (texts: readonly string[]): Equation => ({
  name: 'S',
  is: texts.join(' + '),
  rule: 'sum',
  says: allOf(texts, 'added'),
});

const meanOf = (count: number, answer?: Equation['answer']): Equation => ({
  name: 'm',
  is: `S/${count}`,
  rule: 'mean',
  says: `The sum is shared out evenly: it is divided by the number of values, ${count}.`,
  answer,
});

/** The sum over the number of values. */
export function meanSteps(data: readonly ExactNumber[], found: number): Steps {
  const texts = textsOf(data);
  return texts && workedChain([sumOf(texts), meanOf(texts.length, shown(found))], {}, 'fractions');
}

/** The two formulas of the variance: from the deviations, or from the sum of the squares. */
export type SpreadWay = 'deviations' | 'squares';
export const spreadWays: { readonly [way in SpreadWay]: string } = {
  deviations: 'Squared deviations',
  squares: 'Sum of the squares',
};

/** Mean, squared deviations, their sum (or what the sum of the squares leaves), over n or n − 1; the root of it where the deviation is asked for. */
export function spreadSteps(
  data: readonly ExactNumber[],
  divisor: 'population' | 'sample',
  found: Statistic,
  { isRoot, way }: { readonly isRoot: boolean; readonly way: SpreadWay | undefined },
): Steps {
  const exact = data.flatMap(({ rational }) => (rational ? [rational] : []));
  const texts = textsOf(data);
  if (texts === undefined) return undefined;
  const exponent = exponentOfUnit(exact);
  if (exponent === 0) return spreadOf(texts, divisor, { isRoot, way, found });
  const counts = inUnits(exact, exponent).map(textOf);
  const counted = spreadOf(counts, divisor, { isRoot, way });
  return counted && [unitStep(exponent, counts), ...counted, unitPutBack(found, isRoot ? 's' : 'V')];
}

interface Spread {
  readonly isRoot: boolean;
  readonly way: SpreadWay | undefined;
  /** The answer that the last line ends in. */
  readonly found?: Statistic;
}

function spreadOf(
  texts: readonly string[],
  divisor: 'population' | 'sample',
  { isRoot, way = 'deviations', found }: Spread,
): Steps {
  const n = texts.length;
  const over = divisor === 'sample' ? n - 1 : n;
  const why =
    divisor === 'sample'
      ? `A sample: divided by one less than the number of values, ${n} - 1 = ${over}, for the mean was taken from it too.`
      : `A whole population: divided by the number of values, ${n}.`;
  return workedChain(
    [
      sumOf(texts),
      ...(way === 'squares' ? fromSquares(texts) : fromDeviations(texts)),
      {
        name: 'V',
        is: `Q/${over}`,
        rule: 'variance',
        says: why,
        ...(!isRoot && found && { answer: shown(found.value) }),
      },
      ...(isRoot ? [rootOf(found)] : []),
    ],
    {},
    'fractions',
  );
}

const fromDeviations = (texts: readonly string[]): readonly Equation[] => [
  meanOf(texts.length),
  {
    name: 'Q',
    is: texts.map((text) => `(${text} - m)^2`).join(' + '),
    rule: 'sum of squared deviations',
    says: 'Each value less the mean, squared so that no deviation cancels another, and all of them added.',
  },
];

const fromSquares = (texts: readonly string[]): readonly Equation[] => [
  {
    name: 'T',
    is: texts.map((text) => `${text}^2`).join(' + '),
    rule: 'sum of the squares',
    says: 'Each value is squared as it is, and the squares are added.',
  },
  {
    name: 'Q',
    is: `T - S^2/${texts.length}`,
    rule: 'sum of squared deviations',
    says: 'What the squares have beyond the square of the sum over the number of values is the sum of the squared deviations: no deviation needs to be written down.',
  },
];

const rootOf = (found: Statistic | undefined): Equation => ({
  name: 's',
  is: 'sqrt(V)',
  rule: 'standard deviation',
  says: 'The square root brings it back to the unit of the values.',
  ...(found && { answer: asRoot(found) }),
});

/** The root of a number with more bits tells less than its digits. */
const longestRadicand = 14;

/** A root with its digits, sqrt(15)/3 ≈ 1.29; these alone where it is no root of a short number. */
function asRoot({ value, exact }: Statistic): ReturnType<typeof shown> {
  const decimal = shown(value);
  if (exact === undefined || exact.degree === 1) return decimal;
  const { numerator, denominator } = exact.radicand;
  if (Z.bitLength(numerator) + Z.bitLength(denominator) > longestRadicand) return decimal;
  const root = toText(power(number(exact.radicand), number(Q.rational(1, exact.degree))));
  return { ...decimal, text: `${root} ≈ ${decimal.text}` };
}

/** The root of the product. */
export function geometricSteps(data: readonly ExactNumber[], found: number): Steps {
  const texts = textsOf(data);
  if (texts === undefined) return undefined;
  return workedChain(
    [
      { name: 'P', is: texts.join('*'), rule: 'product', says: allOf(texts, 'multiplied') },
      {
        name: 'G',
        is: texts.length === 1 ? 'P' : texts.length === 2 ? 'sqrt(P)' : `root(P, ${texts.length})`,
        rule: 'root',
        says: rootOfProduct(texts.length),
        answer: shown(found),
      },
    ],
    {},
    'fractions',
  );
}

const rootOfProduct = (count: number): string => {
  if (count === 1) return 'The geometric mean of one value is the value itself.';
  const root = count === 2 ? 'square root' : count === 3 ? 'cube root' : `root of order ${count}`;
  return `${count} factors that are all equal to the geometric mean have the same product: it is the ${root} of it.`;
};

/** The number of values over the sum of their reciprocals; the limit of that where a value is 0. */
export function harmonicSteps(data: readonly ExactNumber[], found: number): Steps {
  if (data.some(({ value }) => value === 0)) return [meanWithZero];
  const texts = textsOf(data);
  if (texts === undefined) return undefined;
  const steps = workedChain(
    [
      {
        name: 'R',
        is: texts.map((text) => `1/${text}`).join(' + '),
        rule: 'sum of reciprocals',
        says: 'The reciprocals of all values are added.',
      },
      {
        name: 'H',
        is: `${texts.length}/R`,
        rule: 'harmonic mean',
        says: 'The number of values is divided by that sum.',
        answer: shown(found),
      },
    ],
    {},
    // Fractions of whole numbers are added as fractions: 1/60 + 1/40 = 1/24, and 2/(1/24) is 48.
    areWhole(texts) ? 'exact' : 'fractions',
  );
  const added = areWhole(texts) ? reciprocalsAdded(texts.map(Number)) : undefined;
  return steps && added ? [added, ...steps.slice(1)] : steps;
}

const meanWithZero = line(
  'harmonic mean',
  '0 has no reciprocal: as a value comes to 0, its reciprocal grows beyond all numbers, and the harmonic mean comes to 0.',
  'H = 0',
);

const areWhole = (texts: readonly string[]): boolean => texts.every((text) => /^\d{1,4}$/.test(text));

/** Over a larger common denominator nobody adds fractions. */
const largestDenominator = 100_000;

/** 1/60 + 1/40 = 2/120 + 3/120 = 5/120 = 1/24; undefined of values that are equal, or have too large a common multiple. */
function reciprocalsAdded(values: readonly number[]): ShownStep | undefined {
  const common = Z.toNumber(values.reduce<Z.Integer>(Z.lcm, 1));
  if (new Set(values).size === 1 || common > largestDenominator) return undefined;
  const parts = values.map((value) => common / value);
  const above = parts.reduce((a, b) => a + b);
  const sides = [
    values.map((value) => `1/${value}`).join(' + '),
    parts.map((part) => `${part}/${common}`).join(' + '),
    `${above}/${common}`,
    textOfFraction(Q.rational(above, common)),
  ];
  return line(
    'sum of reciprocals',
    `The reciprocals of all values are added, over their common denominator ${common}.`,
    `R = ${[...new Set(sides)].join(' = ')}`,
  );
}

const textOfFraction = ({ numerator, denominator }: Q.Rational): string =>
  denominator === 1 ? Z.toString(numerator) : `${Z.toString(numerator)}/${Z.toString(denominator)}`;

const sorted = (data: readonly ExactNumber[]): readonly Q.Rational[] | undefined => {
  const rationals = data.flatMap(({ rational }) => (rational ? [rational] : []));
  return rationals.length === data.length && rationals.length <= maxValues ? rationals.sort(Q.compare) : undefined;
};

const inOrder = (values: readonly Q.Rational[]): ShownStep =>
  line('order', 'The values are put in order, the smallest first.', values.map(textOf).join(' <= '));

/** The value in the middle, or the mean of the two. */
export function medianSteps(data: readonly ExactNumber[], found: number): Steps {
  const values = sorted(data);
  if (values === undefined) return undefined;
  const n = values.length;
  const [low, high] = [values[Math.ceil(n / 2) - 1]!, values[Math.floor(n / 2)]!];
  if (n % 2 === 1)
    return [
      inOrder(values),
      line(
        'middle value',
        n === 1 ? 'The only value stands in the middle.' : `Of ${n} values number ${(n + 1) / 2} stands in the middle.`,
        `"Median" = ${textOf(low)}`,
      ),
    ];
  const middle = workedChain(
    [
      {
        name: 'M',
        is: `(${textOf(low)} + ${textOf(high)})/2`,
        rule: 'mean of the two in the middle',
        says: `Of ${n} values numbers ${n / 2} and ${n / 2 + 1} stand in the middle; the median is their mean.`,
        answer: shown(found),
      },
    ],
    {},
    'fractions',
  );
  return middle && [inOrder(values), ...middle];
}

/** The place in the order, and what lies between its two neighbours. */
export function percentileSteps(data: readonly ExactNumber[], percent: Q.Rational, found: number): Steps {
  const values = sorted(data);
  if (values === undefined) return undefined;
  const place = Q.add(
    Q.divide(Q.multiply(Q.integerRational(values.length - 1), percent), Q.integerRational(100)),
    Q.one,
  );
  const k = Z.toNumber(Q.floor(place));
  const [low, high] = [values[k - 1]!, values[Math.min(k, values.length - 1)]!];
  const steps = workedChain(
    [
      {
        name: 'h',
        is: `(${values.length} - 1)*N/100 + 1`,
        rule: 'place in the order',
        says: 'The first value has 0 percent below it, the last one 100, the others lie evenly between.',
      },
      {
        name: 'p',
        is: `${textOf(low)} + (h - ${k})*(${textOf(high)} - ${textOf(low)})`,
        rule: 'linear interpolation',
        says: between(k, values.length, Q.isInteger(place)),
        answer: shown(found),
      },
    ],
    { N: percent },
    'fractions',
  );
  return steps && [inOrder(values), ...steps];
}

function between(k: number, count: number, isWhole: boolean): string {
  if (!isWhole)
    return `h lies between ${k} and ${k + 1}: from value number ${k}, that part of the way to the next one.`;
  return `h is a whole number: the percentile is value number ${k}${k < count ? ', and nothing of the way to the next one' : ''}.`;
}

/** How often each value occurs. */
export function modeSteps(data: readonly ExactNumber[], answer: string): Steps {
  const values = sorted(data);
  if (values === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const value of values) counts.set(textOf(value), (counts.get(textOf(value)) ?? 0) + 1);
  const counted = [...counts].map(([text, times]) => `"${text}: ${times} ${times === 1 ? 'time' : 'times'}"`);
  return [
    inOrder(values),
    line('count', 'How often each value occurs.', counted.join('; ')),
    line(
      'largest count',
      saysOfMode(answer, Math.max(...counts.values())),
      `"${answer.startsWith('no mode') ? '' : answer.includes(',') ? 'Modes: ' : 'Mode: '}${answer}"`,
    ),
  ];
}

function saysOfMode(answer: string, most: number): string {
  if (answer.startsWith('no mode')) return 'The mode is what occurs most often; here each value occurs once.';
  return answer.includes(',')
    ? `The mode is what occurs most often; here several values occur ${most} times.`
    : `The mode is what occurs most often, here ${most} times.`;
}

/** Mean and deviation of the data, then the distance of the point in deviations. */
export function scoreSteps(
  data: readonly ExactNumber[],
  { divisor, way }: { readonly divisor: 'population' | 'sample'; readonly way: SpreadWay | undefined },
  point: Q.Rational,
  deviation: Statistic,
  [centre, found]: readonly [number, number],
): Steps {
  const own = textsOf(data);
  if (own === undefined) return undefined;
  const exact = data.flatMap(({ rational }) => (rational ? [rational] : []));
  const exponent = exponentOfUnit(exact);
  const isCounted = exponent !== 0;
  const texts = isCounted ? inUnits(exact, exponent).map(textOf) : own;
  const spread = spreadOf(texts, divisor, { isRoot: true, way, ...(!isCounted && { found: deviation }) });
  if (spread === undefined) return undefined;
  const over = divisor === 'sample' ? texts.length - 1 : texts.length;
  const [x] = inUnits([point], exponent);
  const whole = workedChain(
    [
      sumOf(texts),
      meanOf(texts.length, isCounted ? undefined : shown(centre)),
      { name: 's', is: `sqrt((${texts.map((text) => `(${text} - m)^2`).join(' + ')})/${over})`, rule: '', says: '' },
      {
        name: 'z',
        is: '(x - m)/s',
        rule: 'z-score',
        says: isCounted
          ? 'The distance of the point from the mean, counted in standard deviations; the point is counted in the same unit.'
          : 'The distance of the point from the mean, counted in standard deviations.',
        answer: shown(found),
      },
    ],
    { x: x! },
    'fractions',
  );
  const unit = isCounted ? [unitStep(exponent, texts)] : [];
  // From the squares alone no mean was needed so far.
  return whole && [...unit, ...spread, ...(way === 'squares' ? [whole[1]!] : []), whole.at(-1)!];
}
