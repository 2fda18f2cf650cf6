import { load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { defaultOptions, type Options } from '@nomogram/calculators/kit/options.ts';
import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import { readNumber } from '@nomogram/math/syntax/read-number.ts';
import { type Judgement, suite } from '../suite.ts';

/** One spelling in one kind of field: the value wanted, both readings, or a refusal. */
interface ReadingRecord {
  readonly id: string;
  readonly kind: 'number' | 'money' | 'integer' | 'percent' | 'angle' | 'list';
  readonly in?: string;
  readonly decimal?: Options['decimal'];
  readonly typed: string;
  readonly want: {
    readonly value?: string | readonly string[];
    readonly ambiguous?: readonly string[];
    readonly refused?: true;
  };
}

/** A field of a calculator of the catalogue, and what stands in the fields beside it. */
interface Place {
  readonly calculator: string;
  readonly input: string;
  readonly beside?: { readonly [input: string]: string };
  /** The value of the answer that repeats the input; elsewhere its reading does. */
  readonly value?: string;
}

const angle = (unit: string): Place => ({
  calculator: 'trigonometry-converter/convert',
  input: 'value',
  beside: { from: unit, to: unit },
  value: 'converted',
});

const places: { readonly [kind: string]: Place } = {
  number: {
    calculator: 'statistics-basic/z-score-mean-deviation',
    input: 'score',
    beside: { mean: '0', deviation: '1' },
  },
  'number length': {
    calculator: 'topography-bearing/gisement',
    input: 'xa',
    beside: { ya: '0', xb: '-1', yb: '-1' },
  },
  money: { calculator: 'finance-activity/asset-turnover', input: 'netSales', beside: { totalAssets: '7' } },
  integer: { calculator: 'algebra-prime/prime', input: 'n' },
  percent: {
    calculator: 'finance-banking/annual-percentage-yield',
    input: 'statedAnnualInterestRate',
    beside: { numberOfTimesCompounded: '1' },
  },
  'percent N': { calculator: 'statistics-basic/percentile', input: 'n', beside: { data: '1;2;3;4' } },
  'angle degrees': angle('degrees'),
  'angle gon': angle('gradians'),
  'angle radians': angle('radians'),
  list: { calculator: 'statistics-basic/mean', input: 'data' },
  'list money': {
    calculator: 'finance-corporate/net-present-value',
    input: 'cashFlows',
    beside: { initialInvestment: '1', discountRate: '1' },
  },
};

const calculators = new Map<string, Calculator>(
  await Promise.all(
    Object.values(places).map(async ({ calculator }) => [calculator, (await load(calculator))!] as const),
  ),
);

const placeOf = ({ kind, in: where }: ReadingRecord): Place => places[where ? `${kind} ${where}` : kind]!;

function asked(record: ReadingRecord): Outcome {
  const { calculator, input, beside } = placeOf(record);
  const options: Options = { ...defaultOptions, ...(record.decimal && { decimal: record.decimal }) };
  return calculate(calculators.get(calculator)!, { ...beside, [input]: record.typed }, options);
}

/** The numbers of a text that the page printed: without the unit behind them. */
const numbersIn = (text: string): readonly number[] =>
  text
    .replace(/ %.*| m$|°$/, '')
    .split(', ')
    .map((one) => {
      const read = readNumber(one);
      return read.ok ? read.value.value : Number.NaN;
    });

function understood(outcome: Outcome & { ok: true }, { input, value }: Place): readonly number[] {
  const { read, values } = outcome.answer;
  const found = value && values.find(({ name }) => name === value);
  return numbersIn(found ? (found.decimal ?? '') : (read.find((one) => one.input === input)?.as ?? ''));
}

/** Readings are shown to 15 digits. */
const near = (one: number | undefined, other: number): boolean =>
  one !== undefined && (one === other || Math.abs(one - other) <= 1e-14 * Math.abs(other));

const same = (found: readonly number[], wanted: readonly number[]): boolean =>
  found.length === wanted.length && wanted.every((one, k) => near(found[k], one));

/** Whether every reading that is wanted stands among the numbers of the readings offered. */
function offers(outcome: Outcome & { ok: false }, wanted: readonly string[]): boolean {
  const [problem] = outcome.problems;
  if (problem?.code !== 'ambiguous-number') return false;
  const offered = (problem.readings ?? []).flatMap((text) => text.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []);
  return wanted.every((one) => offered.some((other) => near(other, Number(one))));
}

/** Every spelling is typed into a field of its kind of a real calculator, and judged by how the answer says it was read. */
export default suite<ReadingRecord>({
  file: 'readings',
  judge(record): Judgement {
    const outcome = asked(record);
    const { value, ambiguous } = record.want;
    if (!outcome.ok) {
      if (ambiguous) return offers(outcome, ambiguous) ? 'right' : 'none';
      return value === undefined ? 'right' : 'none';
    }
    if (value === undefined) return 'wrong';
    const wanted = typeof value === 'string' ? [value] : value;
    return same(understood(outcome, placeOf(record)), wanted.map(Number)) ? 'right' : 'wrong';
  },
});
