import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import { attemptName } from '@nomogram/calculators/kit/request.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';

/**
 * Where a calculation is done. The server's own thread does only what is over in a few milliseconds: light calculators, on numbers of the
 * size that people type. Whatever is longer, wants more digits, compares an answer of the visitor, is made of numbers so large or so small that their exact arithmetic is
 * work, or of several roots and functions, goes to a child, which has limits of time and memory.
 */
export function costOf({ cost }: Entry, typed: TypedInputs, { digits }: Options): Entry['cost'] {
  if (cost === 'heavy' || digits > maxDigitsLight || typed[attemptName] !== undefined) return 'heavy';
  let length = 0;
  let size = 0;
  let irrational = 0;
  for (const name in typed) {
    const text = typed[name] ?? '';
    length += text.length;
    if (length > maxLightLength) return 'heavy';
    size += digitsWithin(text);
    irrational += irrationalWithin(text);
  }
  return size > maxLight || irrational > maxIrrationalLight ? 'heavy' : 'light';
}

/** Characters, in all inputs together. */
const maxLightLength = 400;
const maxDigitsLight = 50;
/** Decimal digits of the exact numbers, in all inputs together: a double as small as 1e-100 in one of them is still light. */
const maxLight = 125;
/** Roots and functions, in all inputs together. Each multiplies the degree of an exact value, and a sum of `n` square roots has the degree 2ⁿ. */
const maxIrrationalLight = 1;

/**
 * About how many decimal digits the exact numbers of a text have once they are calculated, rather too many than too few: a literal has its
 * digits and its exponent; a power multiplies them by what stands in its exponent, a factorial or its like by every literal of the text. A
 * power of a power without parentheses has no bound worth the name.
 */
export function digitsWithin(text: string): number {
  let digits = 0;
  let product = 1;
  for (const [whole, , exponent = '0'] of text.matchAll(literal)) {
    digits += whole.length + Math.abs(Number(exponent.replace('−', '-')));
    product *= Math.max(1, Number.parseFloat(whole));
  }
  if (powerOfPower.test(text)) return Number.POSITIVE_INFINITY;
  if (factorial.test(text)) return digits * product;
  for (const [, exponent = ''] of text.matchAll(power))
    for (const [whole] of exponent.matchAll(literal)) digits *= Math.max(1, Number.parseFloat(whole));
  return digits;
}

/**
 * How many roots and functions stand in a text: signs of roots, powers whose exponent is no whole number, words. A word alone, or a number
 * with its unit, is none; nor is π.
 */
function irrationalWithin(text: string): number {
  return plain.test(text.trim()) ? 0 : (text.match(irrational)?.length ?? 0);
}

const plain = /^[\d\s.,/+\-−]*(?:[eE][+\-−]?\d+\s*)?\p{L}*$/u;
const irrational =
  /[√∛∜]|(?!pi(?!\p{L}))(?<!\p{L})\p{L}{2,}|(?:\^|\*\*)(?!\s*[({]?\s*[+\-−]?\d+\s*(?:[)}]|(?![\s\d]*[.,/])))/gu;
const literal = /\d+(?:[.,]\d*)?([eE]([+\-−]?\d+))?/g;
/** The exponent is what follows, up to the next operator; of a parenthesis, all that is left of the text. */
const power = /(?:\^|\*\*)\s*([({].*|[+\-−]?\s*[^\s+\-−*/^]*)/g;
const powerOfPower = /(?:\^|\*\*)\s*[+\-−]?\s*[\w.]+\s*(?:\^|\*\*|[⁰¹²³⁴-⁹])/;
const factorial = /!|[⁰¹²³⁴-⁹]{2}|\b(?:factorial|gamma|beta|binomial|choose|comb|perm|lcm|fib(?:onacci)?)\b/i;
