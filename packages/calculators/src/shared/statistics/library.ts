import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { hiOf } from '@nomogram/math/numeric/double-double.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import type { Elsewhere, Expressions } from '../../kit/program/elsewhere.ts';
import type { EvaluationPoint } from './evaluation-point.ts';
import type { End, Event } from './event.ts';

/** A distribution by its names in other languages, with `{parameter}` where a parameter stands. */
export interface LibraryNames {
  /** In `scipy.stats`: `norm({mean}, {standardDeviation})`. */
  readonly scipy: string;
  /** In R, without the letter that says what is asked: `norm({mean}, {standardDeviation})`. */
  readonly r?: string;
  /** Where R counts from another value, how many less than here. */
  readonly less?: number;
  readonly sheet?: {
    /** `NORM.DIST({x}, …, #)`, where `#` is TRUE for P(X ≤ x) and FALSE for the density. */
    readonly at: string;
    /** `NORM.INV({probability}, …)`. */
    readonly inverse?: string;
    /** Parameters of which a spreadsheet drops the places behind the point. */
    readonly whole?: readonly string[];
  };
}

interface Asked {
  readonly of: Distribution;
  readonly at: EvaluationPoint;
  readonly given: { readonly [parameter: string]: unknown };
}

/** What a distribution is asked for, by the functions that others have for it. */
export function distributionElsewhere(names: LibraryNames, asked: Asked): Elsewhere | undefined {
  const { of, at } = asked;
  // Of a variable that is always the same, some libraries know nothing.
  if (of.support[0] === of.support[1]) return undefined;
  const say = sayingOf(names, asked);
  const imports = ['from scipy import stats'];
  if (at.by === 'x')
    return {
      imports,
      parts: { x: { label: 'x', value: at.x } },
      values: {
        density: say.density(at.x),
        cumulative: say.cumulative('{x}', at.x, of.cumulative(at.x.value)),
        survival: say.survival('{x}', at.x, of.survival(at.x.value)),
      },
    };
  if (at.by === 'event') {
    const parts = partsOf(at.event);
    const probability = say.event(at.event);
    return probability && { imports, parts, values: { probability } };
  }
  // A discrete law jumps: where a step ends at the probability, one rounding makes the next value of it.
  if (of.kind === 'discrete') return undefined;
  const parts = { probability: { label: at.by === 'lower' ? 'P(X ≤ x)' : 'P(X > x)', value: at.probability } };
  return { imports, parts, values: { quantile: say.quantile(at.by, at.probability.value) } };
}

const partsOf = ({ low, high }: Event): Elsewhere['parts'] => ({
  ...(low && { low: { label: 'from', value: low.at } }),
  ...(high && { high: { label: 'to', value: high.at } }),
});

/** Below it too few digits of 1 − p are left in a spreadsheet, which has no function for the other tail. */
const leastComplement = 1e-5;

function sayingOf({ scipy, r, less = 0, sheet }: LibraryNames, { of, given }: Asked) {
  const [name = '', rest = ''] = r ? splitAt(r, r.indexOf('(') + 1) : [];
  const inR = (letter: string, at: string, more = '') =>
    r && `${letter}${name}${less === 0 ? at : `${at} - ${less}`}, ${rest.slice(0, -1)}${more})`;
  const isWhole = (sheet?.whole ?? []).every((parameter) => isInteger(given[parameter]));
  const inSheet = (at: string, x: ExactNumber, isSum: boolean) =>
    sheet && isWhole && isInside(of, x)
      ? sheet.at.replace('{x}', at).replace('#', isSum ? 'TRUE' : 'FALSE')
      : undefined;
  const opposite = (formula: string | undefined, survival: number) =>
    formula !== undefined && survival >= leastComplement ? `1 - ${formula}` : undefined;
  const lower = (at: string, x: ExactNumber, double: number): TailExpressions => ({
    python: `stats.${scipy}.cdf(${at})`,
    r: inR('p', at),
    sheet: inSheet(at, x, true),
    double,
  });
  const upper = (at: string, x: ExactNumber, double: number): TailExpressions => ({
    python: `stats.${scipy}.sf(${at})`,
    r: inR('p', at, ', lower.tail = FALSE'),
    sheet: opposite(inSheet(at, x, true), double),
    double,
  });
  return {
    density: (x: ExactNumber): Expressions => ({
      python: `stats.${scipy}.${of.kind === 'discrete' ? 'pmf' : 'pdf'}({x})`,
      r: inR('d', '{x}'),
      sheet: inSheet('{x}', x, false),
      double: of.density(x.value),
    }),
    cumulative: lower,
    survival: upper,
    quantile: (tail: 'lower' | 'upper', probability: number): Expressions => ({
      python: `stats.${scipy}.${tail === 'lower' ? 'ppf' : 'isf'}({probability})`,
      r: inR('q', '{probability}', tail === 'lower' ? '' : ', lower.tail = FALSE'),
      sheet: inverseIn(isWhole ? sheet?.inverse : undefined, tail, probability),
      double: tail === 'lower' ? of.quantile(probability) : of.upperQuantile(probability),
    }),
    event: ({ low, high }: Event) =>
      eventBy(of, low && cutBelow(of, low), high && cutAbove(of, high), { lower, upper }),
  };
}

const splitAt = (text: string, place: number) => [text.slice(0, place), text.slice(place)] as const;

const inverseIn = (inverse: string | undefined, tail: 'lower' | 'upper', probability: number) => {
  if (tail === 'lower') return inverse;
  return probability < leastComplement ? undefined : inverse?.replace('{probability}', '1 - {probability}');
};

/** Where X ≤ x is cut: at an end of an event, or at the integer before it. */
interface Cut {
  readonly text: string;
  readonly at: ExactNumber;
  readonly x: number;
}

type TailExpressions = Expressions & { readonly double: number };
type Tails = { readonly [tail in 'lower' | 'upper']: (at: string, x: ExactNumber, double: number) => TailExpressions };

/** P(a < X ≤ b) as a difference of what lies below. */
function eventBy(of: Distribution, low: Cut | null | undefined, high: Cut | null | undefined, { lower, upper }: Tails) {
  if (low === null || high === null) return undefined;
  if (high === undefined) return low && upper(low.text, low.at, of.survival(low.x));
  const above = lower(high.text, high.at, of.cumulative(high.x));
  if (low === undefined) return above;
  const below = lower(low.text, low.at, of.cumulative(low.x));
  const minus = (a?: string, b?: string) => (a === undefined || b === undefined ? undefined : `${a} - ${b}`);
  return {
    python: minus(above.python, below.python),
    r: minus(above.r, below.r),
    sheet: minus(above.sheet, below.sheet),
    double: above.double - below.double,
  };
}

const cutBelow = (of: Distribution, end: End) => cut(of, end, '{low}', end.included);
const cutAbove = (of: Distribution, end: End) => cut(of, end, '{high}', !end.included);

/** Null where a discrete law is cut between integers. */
function cut(of: Distribution, { at }: End, place: string, isBefore: boolean): Cut | null {
  if (of.kind === 'continuous') return { text: place, at, x: at.value };
  if (!isInteger(at)) return null;
  return isBefore ? { text: `${place} - 1`, at: before(at), x: at.value - 1 } : { text: place, at, x: at.value };
}

const before = (at: ExactNumber): ExactNumber => ({
  ...at,
  value: at.value - 1,
  rational: Q.subtract(at.rational!, Q.one),
});

/** Outside the values that X can take, and of a count between two of them, spreadsheets give an error or the value of an integer. */
const isInside = ({ kind, bounds: [least, greatest] }: Distribution, x: ExactNumber): boolean =>
  kind === 'discrete'
    ? isInteger(x) && hiOf(least) <= x.value && x.value <= hiOf(greatest)
    : hiOf(least) < x.value && x.value < hiOf(greatest);

function isInteger(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('rational' in value)) return isWholeNumber(value);
  const { rational } = value as ExactNumber;
  return rational !== undefined && Q.isInteger(rational);
}

const isWholeNumber = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'bigint') && Number.isSafeInteger(Z.toNumber(value));
