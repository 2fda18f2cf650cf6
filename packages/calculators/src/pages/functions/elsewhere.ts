import type { Integer } from '@nomogram/math/exact/integer.ts';
import { erf } from '@nomogram/math/numeric/special/erf.ts';
import { erfc } from '@nomogram/math/numeric/special/erfc.ts';
import { gamma } from '@nomogram/math/numeric/special/gamma.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';

type Typed<Names extends string> = { readonly [Name in Names]: ExactNumber };

/** n! as a product where n is a whole number, else by the gamma function. */
export function factorialElsewhere({ n }: Typed<'n'>): Elsewhere {
  const isWhole = Number.isInteger(n.value);
  const python = isWhole ? 'math.factorial({n})' : 'math.gamma({n} + 1)';
  const sheet = isWhole ? 'FACT({n})' : 'GAMMA({n} + 1)';
  return { values: { factorial: { python, r: 'factorial({n})', sheet, double: gamma(n.value + 1) } } };
}

/** B(z, w) from three values of the gamma function. */
export function betaElsewhere({ z, w }: Typed<'z' | 'w'>): Elsewhere {
  const value = {
    python: 'math.gamma({z}) * math.gamma({w}) / math.gamma({z} + {w})',
    r: z.value > 0 && w.value > 0 ? 'beta({z}, {w})' : undefined,
    sheet: 'GAMMA({z}) * GAMMA({w}) / GAMMA({z} + {w})',
    double: (gamma(z.value) * gamma(w.value)) / gamma(z.value + w.value),
  };
  return { values: { beta: value } };
}

/** R has the tails of the normal distribution only: near 0 erf would be a difference of nearly equal numbers. */
export function errorElsewhere({ x }: Typed<'x'>): Elsewhere {
  const byTail = Math.abs(x.value) > 0.1 ? '2 * pnorm({x} * sqrt(2)) - 1' : undefined;
  return {
    values: {
      erf: { python: 'math.erf({x})', r: byTail, sheet: 'ERF({x})', double: erf(x.value) },
      erfc: {
        python: 'math.erfc({x})',
        r: '2 * pnorm({x} * sqrt(2), lower.tail = FALSE)',
        sheet: 'ERFC({x})',
        double: erfc(x.value),
      },
    },
  };
}

/** C(n, k) for counts, which is what others have a function for. */
export function binomialElsewhere({ n, k }: Typed<'n' | 'k'>): Elsewhere | undefined {
  const isCount = [n, k].every(({ value }) => Number.isInteger(value)) && 0 <= k.value && k.value <= n.value;
  if (!isCount) return undefined;
  const [python, r, sheet] = ['math.comb({n}, {k})', 'choose({n}, {k})', 'COMBIN({n}, {k})'];
  return { values: { binomial: { python, r, sheet, double: choose(n.value, k.value) } } };
}

/** More factors than anybody waits for. */
const maxFactors = 10_000;

/** The coefficient in doubles, factor by factor. */
function choose(n: number, k: number): number {
  const factors = Math.min(k, n - k);
  if (factors > maxFactors) return Number.NaN;
  let product = 1;
  for (let j = 1; j <= factors; j++) product *= (n - factors + j) / j;
  return product;
}

/** What is beyond these is no integer of a spreadsheet. */
const largestInCell = BigInt(Number.MAX_SAFE_INTEGER);

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisorOf(b, a % b));
const multipleOf = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : (a / divisorOf(a, b)) * b);

/** The greatest common divisor or the least common multiple; R has neither. */
export function divisorElsewhere(name: 'gcd' | 'lcm', a: Integer | null, b: readonly Integer[]): Elsewhere {
  const numbers = [...(a === null ? [] : [a]), ...b].map(BigInt);
  const found = numbers.reduce(name === 'gcd' ? divisorOf : multipleOf);
  const value = found < 0n ? -found : found;
  const fitsCells = [...numbers, value].every((one) => one >= 0n && one <= largestInCell);
  const first = a === null ? '' : '{a}, ';
  const python = `math.${name}(${first}*{b})`;
  const sheet = fitsCells ? `${name.toUpperCase()}(${first}{b})` : undefined;
  return { values: { [name]: { python, sheet, double: Number(value) } } };
}
