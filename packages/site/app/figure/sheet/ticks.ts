import { asExponent } from '../../math/small-digits.ts';

export interface Tick {
  readonly value: number;
  readonly label: string;
}

export interface Ticks {
  readonly step: number;
  readonly major: readonly Tick[];
  /** Where graph paper has its lines; the major ticks are among them. */
  readonly grid: readonly number[];
}

/** A round length: 1, 2 or 5 times a power of ten. */
interface Step {
  readonly digit: number;
  readonly power: number;
}

/** The round length that is nearest to `length` (in proportion). */
export function roundStep(length: number): Step {
  const power = Math.floor(Math.log10(length));
  const excess = length / 10 ** power;
  if (excess >= Math.sqrt(50)) return { digit: 1, power: power + 1 };
  return { digit: excess >= Math.sqrt(10) ? 5 : excess >= Math.SQRT2 ? 2 : 1, power };
}

/** A multiple of a step, rounded once only: 3 × 0.1 is 0.3. */
export const multiple = ({ digit, power }: Step, times: number): number =>
  power < 0 ? (times * digit) / 10 ** -power : times * digit * 10 ** power;

/**
 * Round values across `domain`, about one every `spacing` pixels of `length` and no closer than `least`, and the finer
 * lines of the paper between them: cells of a fifth, a quarter or a half of a step, whichever is nearest to 19 pixels.
 */
export function ticksOf(domain: readonly [number, number], length: number, spacing: number, least = 0): Ticks {
  const cell = 19;
  const span = domain[1] - domain[0];
  const round = roundStep(Math.max((span * spacing) / length, least));
  const step = multiple(round, 1);
  const values = multiplesIn(domain, step).map((times) => multiple(round, times));
  const largest = Math.max(...values.map(Math.abs));
  const major = values.map((value) => ({ value, label: tickLabel(value, step, largest) }));
  const part = cellsIn(round, ((step / span) * length) / cell);
  return {
    step,
    major,
    grid: multiplesIn(domain, step / part, slack * part).map((times) => multiple(round, times) / part),
  };
}

/** Into how many cells a step is parted: round ones again. */
function cellsIn({ digit }: Step, wanted: number): number {
  const off = (parts: number) => Math.abs(Math.log(parts / wanted));
  return (digit === 2 ? [1, 2, 4] : [1, 2, 5]).reduce((best, next) => (off(next) < off(best) ? next : best));
}

/** A multiple that misses the border by rounding only is counted in; this part of a step. */
const slack = 1e-9;

/** The whole numbers whose multiples of `step` lie in `domain`; none where the domain is too fine for doubles. */
function multiplesIn(domain: readonly [number, number], step: number, beyond = slack): readonly number[] {
  const first = Math.ceil(domain[0] / step - beyond);
  const count = Math.floor(domain[1] / step + beyond) - first + 1;
  return count > 0 && count < 400 ? Array.from({ length: count }, (_, index) => first + index) : [];
}

/**
 * A tick as a person writes it: a true minus sign, groups of three digits; powers of ten where the digits of the `largest` get long,
 * and then the same power along the whole axis.
 */
export function tickLabel(value: number, step: number, largest = Math.abs(value)): string {
  if (Math.abs(value) < step * 1e-9) return '0';
  const size = Math.abs(value);
  const exponent = Math.floor(Math.log10(largest) + 1e-12);
  const sign = value < 0 ? '−' : '';
  if (exponent >= 7 || exponent <= -5) {
    const finest = Math.floor(Math.log10(step) + 1e-9);
    const mantissa = (size / 10 ** exponent).toFixed(Math.min(12, Math.max(0, exponent - finest)));
    return `${sign}${mantissa === '1' ? '' : `${mantissa}·`}10${asExponent(exponent)}`;
  }
  const decimals = Math.min(12, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  const [whole = '', fraction] = size.toFixed(decimals).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
