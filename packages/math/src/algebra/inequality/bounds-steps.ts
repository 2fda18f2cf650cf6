import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { contains } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import type { Comparison } from './solution.ts';

/*
 * What a square, a root, an absolute value or an exponential can be says at once that some inequalities hold for every x, and others for
 * none: e^x + 1 is greater than 1 because e^x is positive. Bounds of terms add up to a bound of their sum, and of factors that are not
 * negative multiply to one of their product.
 */

/** A number that something never passes; open where it is never reached. */
interface Bound {
  readonly value: Q.Rational;
  readonly open: boolean;
}

/** Between which numbers something lies wherever it has a value, and the lines that say so of its parts. */
interface Range {
  readonly low?: Bound;
  readonly high?: Bound;
  readonly because: readonly ShownStep[];
}

/** What bounds say of a comparison with 0. */
export interface ByBounds {
  /** Whether it holds wherever the expression has a value; else it holds nowhere. */
  readonly holds: boolean;
  readonly steps: readonly ShownStep[];
  /** The bound of the whole: `e^x + 1 > 1`. */
  readonly text: string;
}

/** Whether an expression compares with 0 in one way wherever it has a value, told from bounds of its terms; null where they do not tell. */
export function comparedByBounds(a: Expression, comparison: Comparison, x: string): ByBounds | null {
  const { low, high, because } = rangeOf(a, x);
  if (because.length === 0) return null;
  const [from, to] = [low && side(low), high && side(high)];
  const isBelow = comparison === '<' || comparison === '<=';
  const isStrict = comparison === '<' || comparison === '>';
  // Of a value that may be 0, a strict comparison is denied, and the other one holds.
  const isNever = (one: Side | undefined): boolean => one === 'beyond' || (one === 'at' && isStrict);
  const isAlways = (one: Side | undefined): boolean => one === 'beyond' || (one === 'at' && !isStrict);
  const [lowSide, highSide] = [from?.above, to?.below];
  const decided = isBelow
    ? isAlways(highSide)
      ? true
      : isNever(lowSide)
        ? false
        : undefined
    : isAlways(lowSide)
      ? true
      : isNever(highSide)
        ? false
        : undefined;
  if (decided === undefined) return null;
  const byLow = decided !== isBelow;
  const text = byLow ? boundText(a, '>', low!) : boundText(a, '<', high!);
  const says = `Put together, the bounds say that this is ${saidOf(byLow ? low! : high!, byLow)}.`;
  const own = because.at(-1)!.written!.text === text ? [] : [line(rule, says, text)];
  return { holds: decided, steps: [...because, ...own], text };
}

/** On which side of 0 what a bound leaves lies: beyond 0, or at 0 at the nearest. */
type Side = 'beyond' | 'at';

const side = ({ value, open }: Bound): { readonly above?: Side; readonly below?: Side } => {
  const sign = Q.sign(value);
  if (sign === 0) return open ? { above: 'beyond', below: 'beyond' } : { above: 'at', below: 'at' };
  return sign > 0 ? { above: 'beyond' } : { below: 'beyond' };
};

const rule = 'bounds of the terms';

const saidOf = ({ value, open }: Bound, isLow: boolean): string => {
  const than = `${isLow === open ? 'greater' : 'less'} than ${toText(E.number(value))}`;
  return `${open ? 'always' : 'never'} ${than}`;
};

const isBeyond = ({ open }: Bound, side: number): boolean => side > 0 || (side === 0 && open);

const boundText = (a: Expression, relation: '<' | '>', { value, open }: Bound): string =>
  `${toText(a)} ${relation}${open ? '' : '='} ${toText(E.number(value))}`;

const unknown: Range = { because: [] };
const atLeast = (value: Q.Rational, a: Expression, says: string): Range =>
  reaching({ low: { value, open: false } }, a, says);

function reaching(bounds: Omit<Range, 'because'>, a: Expression, says: string): Range {
  const { low, high } = bounds;
  const text =
    low && high
      ? `${toText(E.number(low.value))} <${low.open ? '' : '='} ${boundText(a, '<', high)}`
      : low
        ? boundText(a, '>', low)
        : boundText(a, '<', high!);
  return { ...bounds, because: [line(rule, says, text)] };
}

function rangeOf(a: Expression, x: string): Range {
  switch (a.kind) {
    case 'number':
      return { low: { value: a.value, open: false }, high: { value: a.value, open: false }, because: [] };
    case 'sum':
      return a.terms.map((term) => rangeOf(term, x)).reduce(added);
    case 'product':
      return ofProduct(a, x);
    case 'power':
      return ofPower(a, a.base, a.exponent, x);
    case 'apply':
      return a.args.length === 1 ? ofFunction(a, a.name) : unknown;
    default:
      return unknown;
  }
}

function added(one: Range, two: Range): Range {
  const both = (p?: Bound, q?: Bound): Bound | undefined =>
    p && q && { value: Q.add(p.value, q.value), open: p.open || q.open };
  const isNew = (step: ShownStep): boolean => !one.because.some(({ written }) => written?.text === step.written?.text);
  const because = [...one.because, ...two.because.filter(isNew)];
  return { low: both(one.low, two.low), high: both(one.high, two.high), because };
}

/** A number times something, or factors none of which is ever negative. */
function ofProduct(a: Expression, x: string): Range {
  const factor = E.coefficient(a);
  if (!Q.isOne(factor)) return scaled(rangeOf(E.withoutCoefficient(a), x), factor);
  const parts = E.factorsOf(a).map((one) => rangeOf(one, x));
  if (!parts.every(({ low }) => low !== undefined && Q.sign(low.value) >= 0)) return unknown;
  const open = parts.every(({ low }) => isBeyond(low!, Q.sign(low!.value)));
  return { low: { value: Q.zero, open }, because: parts.flatMap(({ because }) => because) };
}

function scaled({ low, high, because }: Range, by: Q.Rational): Range {
  const times = (bound?: Bound): Bound | undefined => bound && { ...bound, value: Q.multiply(bound.value, by) };
  return Q.sign(by) < 0
    ? { low: times(high), high: times(low), because }
    : { low: times(low), high: times(high), because };
}

function ofPower(a: Expression, base: Expression, exponent: Expression, x: string): Range {
  if (!contains(base, x)) {
    const isPositive = base.kind === 'constant' || (base.kind === 'number' && Q.sign(base.value) > 0);
    if (!isPositive || !contains(exponent, x)) return unknown;
    const says = 'A power of a positive number is positive, whatever the exponent.';
    return reaching({ low: { value: Q.zero, open: true } }, a, says);
  }
  if (exponent.kind !== 'number') return unknown;
  const { numerator, denominator } = exponent.value;
  if (Q.sign(exponent.value) < 0) return ofReciprocal(a, E.reciprocal(a), x);
  if (denominator === 2) return atLeast(Q.zero, a, 'A square root is never negative.');
  const isEven = denominator === 1 && Number(numerator) % 2 === 0;
  if (!isEven) return unknown;
  const inner = rangeOf(base, x);
  return inner.low && inner.high
    ? ofEvenPower(a, Number(numerator), { ...inner, low: inner.low, high: inner.high })
    : atLeast(Q.zero, a, 'A square is never negative, nor is another power with an even exponent.');
}

/** sin(x)² lies between 0 and 1. */
function ofEvenPower(a: Expression, exponent: number, of: Required<Range>): Range {
  const farthest = Q.compare(Q.abs(of.low.value), Q.abs(of.high.value)) > 0 ? of.low : of.high;
  const isOpen = [of.low, of.high].every(
    ({ value, open }) => open || Q.compare(Q.abs(value), Q.abs(farthest.value)) < 0,
  );
  const high = { value: Q.power(farthest.value, exponent), open: isOpen };
  const [from, to, most] = [of.low.value, of.high.value, high.value].map((value) => toText(E.number(value)));
  const says = `${exponent === 2 ? 'The square' : 'An even power'} of what lies between ${from} and ${to} lies between 0 and ${most}.`;
  const own = reaching({ low: { value: Q.zero, open: false }, high }, a, says);
  return { ...own, because: [...of.because, ...own.because] };
}

/** One over what is positive, or over a square, is positive. */
function ofReciprocal(a: Expression, of: Expression, x: string): Range {
  const { low, because } = rangeOf(of, x);
  if (low === undefined || Q.sign(low.value) < 0) return unknown;
  const own = reaching({ low: { value: Q.zero, open: true } }, a, 'One over a positive number is positive.');
  return { ...own, because: [...because, ...own.because] };
}

function ofFunction(a: Expression, name: string): Range {
  const one = { value: Q.one, open: false };
  const minusOne = { value: Q.minusOne, open: false };
  switch (name) {
    case 'abs':
      return atLeast(Q.zero, a, 'An absolute value is a distance, and never negative.');
    case 'cosh':
      return atLeast(Q.one, a, 'The hyperbolic cosine is never less than 1.');
    case 'sin':
    case 'cos':
      return reaching({ low: minusOne, high: one }, a, 'Sine and cosine lie between -1 and 1.');
    case 'tanh':
      return reaching(
        { low: { ...minusOne, open: true }, high: { ...one, open: true } },
        a,
        'The hyperbolic tangent lies between -1 and 1, and reaches neither.',
      );
    default:
      return unknown;
  }
}
