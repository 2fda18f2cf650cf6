import { toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, number, product, sqrt } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { stirlingSecond } from '@nomogram/math/functions/stirling.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { decimalOf, formatDouble } from '../../kit/decimal.ts';
import { numberOf } from '../../kit/number-of.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';

type Steps = readonly ShownStep[] | undefined;

/** Products of more factors than this are not written out. */
const maxFactors = 20;

const text = (a: Q.Rational): string => {
  const plain = Q.isInteger(a) ? Z.toString(a.numerator) : `${Z.toString(a.numerator)}/${Z.toString(a.denominator)}`;
  return /^\d+$/.test(plain) ? plain : `(${plain})`;
};

/** x, x − 1, x − 2, … */
const falling = (x: Q.Rational, count: number): readonly Q.Rational[] =>
  Array.from({ length: count }, (_, k) => Q.subtract(x, Q.rational(k)));

const multiplied = (factors: readonly Q.Rational[]): Q.Rational => factors.reduce(Q.multiply, Q.one);

const productText = (factors: readonly Q.Rational[]): string =>
  factors.length === 0 ? '1' : factors.map(text).join('*');

/** Products of more factors than these are not told with dots either: the digits of a double end there, and the patience of a reader. */
const [maxDotted, maxHalves] = [170, 1000];

/** The first factors, dots and the last of them. */
const dotted = (factors: readonly Q.Rational[], last: number): string =>
  [...factors.slice(0, 3).map(text), '...', ...factors.slice(-last).map(text)].join('*');

/** The product from n down to 1; undefined where n is no whole number, or a very large one. */
function wholeFactorial(n: Q.Rational, name: string): ShownStep | undefined {
  const count = Q.isInteger(n) ? Q.toNumber(n) : -1;
  if (count < 0 || count > maxDotted) return undefined;
  if (count > maxFactors) {
    const factors = falling(n, count);
    const says = 'The product of the whole numbers from n down to 1.';
    return line(
      'factorial',
      says,
      `${name} = ${dotted(factors, 2)} ≈ ${formatDouble(Q.toNumber(multiplied(factors)))}`,
    );
  }
  if (count === 0) return line('empty product', 'A product without factors is 1.', `${name} = 1`);
  const factors = falling(n, count);
  const whole = productText(factors);
  const value = text(multiplied(factors));
  return line(
    'factorial',
    'The product of the whole numbers from n down to 1.',
    `${name} = ${whole === value ? '' : `${whole} = `}${value}`,
  );
}

const half = Q.rational(1, 2);

/** Γ halfway between two whole numbers: down, or up, to Γ(1/2) = √π by Γ(x + 1) = x Γ(x). */
function halfGamma(x: Q.Rational, name: string): readonly ShownStep[] | undefined {
  const count = Q.toNumber(Q.subtract(x, half));
  if (!Number.isInteger(count) || Math.abs(count) > maxHalves) return undefined;
  const known = line(
    'value at 1/2',
    'It is the integral of e^(-t^2) over all t, the root of pi.',
    'gamma(1/2) = sqrt(pi)',
  );
  if (count === 0) return [known];
  if (count < 0) return [known, belowHalf(x, name, -count)];
  const factors = falling(Q.subtract(x, Q.one), count);
  const says = 'Each step down takes a factor out: gamma(x) is (x - 1)*gamma(x - 1), until gamma(1/2) is left.';
  const isLong = count > maxFactors;
  const last = `${isLong ? dotted(factors, 1) : productText(factors)}*gamma(1/2)`;
  return [known, line('recurrence', says, `${name} = ${last} ${gammaShown(x, isLong)}`)];
}

/** Γ at −1/2, −3/2 …: up to Γ(1/2), which is divided by x, x + 1, …, −1/2. */
function belowHalf(x: Q.Rational, name: string, count: number): ShownStep {
  const factors = falling(Q.rational(-1, 2), count).toReversed();
  const isLong = count > maxFactors;
  return line(
    'recurrence',
    'Each step up divides by a factor: gamma(x) is gamma(x + 1)/x, until gamma(1/2) is reached.',
    `${name} = gamma(1/2)/${count === 1 ? '' : '('}${isLong ? dotted(factors, 1) : productText(factors)}${count === 1 ? '' : ')'} ${gammaShown(x, isLong)}`,
  );
}

/** Exactly, or by the digits of its decimal. */
const gammaShown = (x: Q.Rational, isLong: boolean): string =>
  isLong ? `≈ ${decimalOf(gammaExpression(x), 15) ?? ''}` : `= ${gammaValue(x).text}`;

export function factorialSteps(n: Q.Rational): Steps {
  const whole = wholeFactorial(n, factorialText(n));
  if (whole) return [whole];
  const shifted = Q.add(n, Q.one);
  const inner = halfGamma(shifted, `gamma${inBrackets(shifted)}`);
  if (inner === undefined) return undefined;
  const says = 'Between the whole numbers the factorial goes on as the gamma function.';
  return [line('gamma function', says, `${factorialText(n)} = gamma${inBrackets(shifted)}`), ...inner];
}

const inBrackets = (a: Q.Rational): string => `(${text(a).replace(/^\((.*)\)$/, '$1')})`;

const factorialText = (a: Q.Rational): string => `${Q.isInteger(a) && Q.sign(a) >= 0 ? text(a) : inBrackets(a)}!`;

export function gammaSteps(x: Q.Rational): Steps {
  const name = `gamma${inBrackets(x)}`;
  const below = Q.subtract(x, Q.one);
  const whole = wholeFactorial(below, factorialText(below));
  if (whole === undefined) return halfGamma(x, name);
  return [
    line(
      'factorial',
      'At a whole number it is the factorial of the number before.',
      `${name} = ${factorialText(below)}`,
    ),
    whole,
  ];
}

/** A value without a short form: what it is, and its digits. */
export const gammaByDigits = (x: Q.Rational | undefined, of: string, digits: string): readonly ShownStep[] => [
  line(
    'gamma function',
    x !== undefined && Q.sign(x) < 0
      ? 'It has no short form here. The integral of t^(x - 1)*e^(-t) over all positive t stands for positive x only; gamma(x) = gamma(x + 1)/x leads from there to the negative ones.'
      : 'It has no short form here: it is the integral of t^(x - 1)*e^(-t) over all positive t, whose digits are computed.',
    `gamma(${of}) ≈ ${digits}`,
  ),
];

/** The same of the beta function: by its definition from values of the gamma function that have no short form; 0 where that below has none. */
export const betaByDigits = (z: string, w: string, digits: string): readonly ShownStep[] => [
  digits === '0'
    ? line(
        'beta function',
        'It is made of three values of the gamma function; that of z + w stands below, and grows beyond all bounds near 0, -1, -2, …, so that 1 over it is 0 there.',
        `beta(${z}, ${w}) = gamma(${z})*gamma(${w})*0 = 0`,
      )
    : line(
        'beta function',
        'It is made of three values of the gamma function, whose digits are computed.',
        `beta(${z}, ${w}) = gamma(${z})*gamma(${w})/gamma(${z} + ${w}) ≈ ${digits}`,
      ),
];

/** An exact value as a working ends in it. */
export const exactAnswer = ({ form }: Quantity): Equation['answer'] =>
  form.form === 'exact' ? { text: toText(form.expression), value: numberOf(form) } : undefined;

/** Γ at a whole number, or halfway between two. */
function gammaExpression(x: Q.Rational): Expression {
  const isWhole = Q.isInteger(x);
  const count = Q.toNumber(Q.subtract(x, isWhole ? Q.one : half));
  const factor = number(
    count < 0
      ? Q.divide(Q.one, multiplied(falling(Q.rational(-1, 2), -count)))
      : multiplied(falling(Q.subtract(x, Q.one), count)),
  );
  return isWhole ? factor : product([factor, sqrt(constant('pi'))]);
}

function gammaValue(x: Q.Rational): NonNullable<Equation['answer']> {
  const value = gammaExpression(x);
  return { text: toText(value), value: evaluate(value) };
}

/** By three values of the gamma function. */
export function betaSteps(z: Q.Rational, w: Q.Rational, answer: Equation['answer']): Steps {
  const isKnown = (x: Q.Rational) => Math.abs(Q.toNumber(x)) <= maxFactors + 1 && gammaSteps(x) !== undefined;
  if (![z, w, Q.add(z, w)].every(isKnown)) return undefined;
  const gamma = (name: string, is: string, x: Q.Rational): Equation => ({
    name,
    is,
    answer: gammaValue(x),
    rule: 'value of the gamma function',
    says: 'A factorial at whole numbers, a multiple of the root of pi halfway between them.',
  });
  return workedChain(
    [
      gamma('g_1', 'gamma(z)', z),
      gamma('g_2', 'gamma(w)', w),
      gamma('g_3', 'gamma(z + w)', Q.add(z, w)),
      {
        name: 'B',
        is: 'g_1*g_2/g_3',
        rule: 'beta function',
        says: 'It is made of the gamma function: two values multiplied, over that of the sum.',
        answer,
      },
    ],
    { z, w },
    'exact',
  );
}

const longestFraction = 40;

/** k factors from n down, over k!. */
export function binomialSteps(n: Q.Rational, k: Q.Rational): Steps {
  if (!Q.isInteger(k)) return undefined;
  const count = Q.toNumber(k);
  if (count < 0) return [noChoice(n, k)];
  const isSmaller = Q.isInteger(n) && Q.sign(n) >= 0 && Q.toNumber(n) - count < count && Q.toNumber(n) >= count;
  const taken = isSmaller ? Q.toNumber(n) - count : count;
  if (taken > maxFactors) return undefined;
  const name = `binomial(${inBrackets(n).slice(1, -1)}, ${count})`;
  const mirrored = isSmaller
    ? [
        line(
          'symmetry',
          'To choose k things is to leave n - k behind: there are as many ways.',
          `${name} = binomial(${inBrackets(n).slice(1, -1)}, ${taken})`,
        ),
      ]
    : [];
  if (taken === 0) {
    const says = 'Nothing can be chosen in one way: products without factors are 1.';
    return [...mirrored, line('empty product', says, `binomial(${inBrackets(n).slice(1, -1)}, 0) = 1`)];
  }
  const above = falling(n, taken);
  const below = falling(Q.rational(taken), taken);
  // One factor has brackets of its own where it needs them.
  const inGroup = (factors: readonly Q.Rational[]): string =>
    factors.length === 1 ? productText(factors) : `(${productText(factors)})`;
  const quotient = `${inGroup(above)}/${inGroup(below)}`;
  const [over, under] = [multiplied(above), multiplied(below)];
  const whole = Q.divide(over, under);
  // A fraction of longer numbers than are written is told by its digits.
  const isLong = [over, whole].some((one) => !Q.isInteger(one) && Z.bitLength(one.denominator) > longestFraction);
  const result = isLong
    ? `≈ ${toDecimal(whole, 15)}`
    : [`${text(over)}/${text(under)}`, inBrackets(whole).slice(1, -1)]
        .filter((side) => side !== quotient)
        .map((side) => `= ${side}`)
        .join(' ');
  return [
    ...mirrored,
    line(
      'falling factors over the factorial',
      Q.isInteger(n) && Q.sign(n) >= 0
        ? 'The first thing can be chosen in n ways, the next in one way less, and so on; the order does not count, so this is divided by the number of orders.'
        : 'The same formula serves for an n that counts nothing: k factors from n down, over the factorial of k.',
      `${name} = ${quotient} ${result}`,
    ),
  ];
}

/** Fewer than none cannot be chosen. */
const noChoice = (n: Q.Rational, k: Q.Rational): ShownStep =>
  line(
    'no choice',
    'Fewer than no things cannot be chosen: below 0 the coefficient is 0, so that each number of Pascal’s triangle is the sum of the two above it.',
    `binomial(${inBrackets(n).slice(1, -1)}, ${inBrackets(k).slice(1, -1)}) = 0`,
  );

/** Rows up to which the triangle is written out. */
const maxRows = 12;

/** The ways to a Stirling number of the second kind. */
export const stirlingWays = { triangle: 'The triangle', sum: 'Inclusion and exclusion' } as const;

/** Longer sums are not written out. */
const maxTerms = 12;

/** Σ (−1)^(k−i)·C(k, i)·iⁿ/k!, the ways to fill k groups that have names, over their orders. */
export function stirlingSum(n: Z.Integer, k: Z.Integer, found: Z.Integer): Steps {
  const [things, groups] = [Z.toNumber(n), Z.toNumber(k)];
  if (groups < 1 || groups > maxTerms || things > 2 * maxTerms || groups > things) return undefined;
  const terms = Array.from({ length: groups }, (_, j) => {
    const times = `binomial(${groups}, ${groups - j})*${groups - j}^${things}`;
    return j === 0 ? times : `${j % 2 === 0 ? '+' : '-'} ${times}`;
  });
  return workedChain(
    [
      {
        name: 'N',
        is: terms.join(' '),
        rule: 'inclusion and exclusion',
        says: 'Each thing goes into one of k groups with names, in k^n ways; those that leave groups empty are taken away, and what was taken away twice is added again.',
      },
      {
        name: 'S',
        is: `N/factorial(${groups})`,
        label: `S(${things}, ${groups})`,
        rule: 'without names',
        says: 'The groups have no names: each splitting was counted once for every order of them.',
        answer: { text: Z.toString(found), value: Z.toNumber(found) },
      },
    ],
    {},
    'exact',
  );
}

/** The triangle of Stirling numbers row by row, each number from two above it. */
export function stirlingSteps(n: Z.Integer, k: Z.Integer): Steps {
  const [rows, at] = [Z.toNumber(n), Z.toNumber(k)];
  if (at > rows) return [line('no group', 'So few things cannot fill so many groups.', `S(${rows}, ${at}) = 0`)];
  if (at === 0 && rows > 0) return [noGroup(rows)];
  if (rows > maxRows) return lastOfMany(n, k);
  if (rows === 0) return [line('empty set', 'Nothing is split into no group in one way.', 'S(0, 0) = 1')];
  let row: readonly number[] = [1];
  const steps: ShownStep[] = [];
  for (let m = 1; m <= rows; m++) {
    const above = row;
    row = Array.from({ length: m + 1 }, (_, j) => j * (above[j] ?? 0) + (above[j - 1] ?? 0));
    if (m === rows) steps.push(lastNumber(m, at, above, row));
    else
      steps.push(
        line(
          `row ${m}`,
          'Each number is k times the one above it, and the one before that: a new thing joins one of k groups, or makes a group of its own.',
          row.map((value, j) => `S(${m}, ${j}) = ${value}`).join('; '),
        ),
      );
  }
  return steps;
}

const noGroup = (m: number): ShownStep =>
  line('no group', 'What is not empty cannot be split into no group.', `S(${m}, 0) = 0`);

/** Of a triangle with many rows the last step alone. */
function lastOfMany(n: Z.Integer, k: Z.Integer): Steps {
  const before = Z.subtract(n, 1);
  const [same, less, found] = [
    stirlingSecond(before, k),
    stirlingSecond(before, Z.subtract(k, 1)),
    stirlingSecond(n, k),
  ];
  if (!same.ok || !less.ok || !found.ok) return undefined;
  const [a, b, sum] = [same, less, found].map((one) => Z.toString(one.value.value));
  const [m, j] = [Z.toString(n), Z.toString(k)];
  return [
    line(
      'recurrence',
      'The triangle is built row by row. At last, the last thing joins one of the k groups of the others, or makes a group of its own.',
      `S(${m}, ${j}) = ${j}*"S(${Z.toString(before)}, ${j})" + "S(${Z.toString(before)}, ${Z.toString(Z.subtract(k, 1))})" = ${j}*${a} + ${b} = ${sum}`,
    ),
  ];
}

const lastNumber = (m: number, k: number, above: readonly number[], row: readonly number[]): ShownStep =>
  k === 0
    ? noGroup(m)
    : line(
        'recurrence',
        'The last thing joins one of the k groups of the others, or makes a group of its own.',
        `S(${m}, ${k}) = ${k}*"S(${m - 1}, ${k})" + "S(${m - 1}, ${k - 1})" = ${k}*${above[k] ?? 0} + ${above[k - 1] ?? 0} = ${row[k]}`,
      );
