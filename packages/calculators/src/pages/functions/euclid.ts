import * as Z from '@nomogram/math/exact/integer.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/** Beyond so many divisions nobody reads on. */
const maxDivisions = 100;

/** Euclid's algorithm for two numbers or more: the divisor so far with the next number; undefined where it is too long. */
export function euclidSteps([first = 0, ...others]: readonly Z.Integer[]): readonly ShownStep[] | undefined {
  let divisor = Z.abs(first);
  const steps: ShownStep[] = [...withoutSigns([first, ...others])];
  for (const next of others) {
    const pair = stepsOfPair(divisor, next);
    if (pair === undefined || steps.length > maxDivisions) return undefined;
    steps.push(...pair);
    divisor = Z.gcd(divisor, next);
  }
  return steps;
}

/** The least common multiple of two numbers or more, from the greatest common divisor of each pair. */
export function multipleSteps([first = 0, ...others]: readonly Z.Integer[]): readonly ShownStep[] | undefined {
  let multiple = Z.abs(first);
  const steps: ShownStep[] = [...withoutSigns([first, ...others])];
  for (const next of others) {
    const pair = multipleOfPair(multiple, Z.abs(next));
    if (pair === undefined || steps.length > maxDivisions) return undefined;
    steps.push(...pair);
    multiple = Z.lcm(multiple, next);
  }
  return steps;
}

/** A number and its opposite have the same divisors and multiples. */
const withoutSigns = (all: readonly Z.Integer[]): readonly ShownStep[] => {
  const negative = all.filter((one) => Z.sign(one) < 0);
  const says = 'A number and its opposite have the same divisors and the same multiples: signs are left out.';
  return negative.length === 0
    ? []
    : [
        line(
          'absolute value',
          says,
          negative.map((one) => `abs(${Z.toString(one)}) = ${Z.toString(Z.abs(one))}`).join('; '),
        ),
      ];
};

/** Divisions with remainder, `252 = 2*105 + 42`, down to the last remainder that is not 0. */
function stepsOfPair(first: Z.Integer, second: Z.Integer): readonly ShownStep[] | undefined {
  const steps: ShownStep[] = [];
  let [a, b] = [Z.abs(first), Z.abs(second)];
  if (Z.compare(a, b) < 0) [a, b] = [b, a];
  const [large, small] = [a, b];
  while (Z.sign(b) !== 0) {
    if (steps.length >= maxDivisions) return undefined;
    const [q, r] = [Z.quotient(a, b), Z.remainder(a, b)];
    const says =
      Z.sign(r) === 0
        ? `It divides without a remainder, so ${Z.toString(b)} is the last remainder that is not 0.`
        : `What divides ${Z.toString(a)} and ${Z.toString(b)} divides the remainder ${Z.toString(r)} too: go on with ${Z.toString(b)} and ${Z.toString(r)}.`;
    steps.push(
      line('division with remainder', says, `${Z.toString(a)} = ${Z.toString(q)}*${Z.toString(b)} + ${Z.toString(r)}`),
    );
    [a, b] = [b, r];
  }
  const why =
    Z.sign(small) === 0 ? 'Every number divides 0.' : 'The last remainder that is not 0 divides all numbers before it.';
  const result = line("Euclid's algorithm", why, `gcd(${Z.toString(large)}, ${Z.toString(small)}) = ${Z.toString(a)}`);
  return [...steps, result];
}

function multipleOfPair(x: Z.Integer, y: Z.Integer): readonly ShownStep[] | undefined {
  if (Z.isZero(x) || Z.isZero(y))
    return [line('multiples of 0', 'The only multiple of 0 is 0.', `lcm(${Z.toString(x)}, ${Z.toString(y)}) = 0`)];
  const steps = stepsOfPair(x, y);
  const [divisor, product] = [Z.toString(Z.gcd(x, y)), Z.toString(Z.multiply(x, y))];
  return (
    steps && [
      ...steps,
      line(
        'product over the divisor',
        'The product of two numbers is that of their greatest common divisor and their least common multiple.',
        `${Z.toString(x)}*${Z.toString(y)}/${divisor} = ${product}/${divisor} = ${Z.toString(Z.lcm(x, y))}`,
      ),
    ]
  );
}
