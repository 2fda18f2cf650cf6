import { compareAt } from '../../expression/compare-numerically.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateWithError } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';
import { children, contains, freeSymbols } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';

/*
 * Random points say that two forms are equal where they lie. What has an absolute value, a sign, a step or a root may be another
 * function beyond the next zero of what stands in it: |x + 5| is x + 5 at every point near 0. So such forms are compared on both sides
 * of these zeros too, near and far.
 */

/** Whether two forms agree on both sides of every zero of what stands in absolute values, signs, steps and roots, as far as these are found. */
export function agreeBeyondBreaks(source: Expression, result: Expression, positive: boolean): boolean {
  const names = [...freeSymbols(source)].sort();
  const parts = [...partsOf(source), ...partsOf(result)].slice(0, mostParts);
  return names.every((name, k) =>
    otherValues(names, k).every((others) =>
      parts
        .filter((part) => contains(part, name))
        .flatMap((part) => zerosOf(part, name, others))
        .flatMap(bothSides)
        .every((x) => (positive && x <= 0) || agreeAt(source, result, { ...others, [name]: x })),
    ),
  );
}

const mostParts = 12;
const pieced = new Set(['abs', 'sign', 'floor', 'ceil', 'round', 'max', 'min', 'heaviside', 'cbrt', 'ln']);

/** The letters and sums that stand in what may change its law at their zeros, each once. */
function partsOf(a: Expression): readonly Expression[] {
  const found = new Set<Expression>();
  const visit = (node: Expression, inside: boolean): void => {
    if (inside && node.kind === 'sum') found.add(node);
    const opens =
      (node.kind === 'apply' && pieced.has(node.name)) ||
      (node.kind === 'power' && (node.exponent.kind !== 'number' || node.exponent.value.denominator !== 1));
    for (const child of children(node)) visit(child, inside || opens);
  };
  visit(a, false);
  return [...found];
}

/** The other letters with some values of either sign: a break may lie anywhere, so that two places are enough to see a difference. */
function otherValues(names: readonly string[], which: number): readonly Readonly<Record<string, number>>[] {
  const values = [0.7, 1.9, 0.4, 2.6];
  const at = (sign: number) =>
    Object.fromEntries(
      names.flatMap((name, k) => (k === which ? [] : [[name, sign ** (k + 1) * values[k % values.length]!]])),
    );
  return names.length === 1 ? [{}] : [at(1), at(-1)];
}

/** Powers of two of either sign: a zero lies between two of them where the signs differ. */
const scan: readonly number[] = [
  ...[...Array(28).keys()].map((k) => -(2 ** (14 - k))),
  0,
  ...[...Array(28).keys()].map((k) => 2 ** (k - 13)),
];

/** Zeros by a letter: of what is linear the one there is, else those between places of a scan. */
function zerosOf(part: Expression, name: string, others: Readonly<Record<string, number>>): readonly number[] {
  const f = (x: number): number => evaluate(part, { ...others, [name]: x });
  const [zero, one, two] = [f(0), f(1), f(2)];
  if (Math.abs(two - 2 * one + zero) <= 1e-12 * (Math.abs(two) + Math.abs(zero)) && one !== zero)
    return [-zero / (one - zero)];
  const values = scan.map(f);
  return scan.flatMap((x, k) => (k > 0 && values[k - 1]! * values[k]! < 0 ? [bisected(f, scan[k - 1]!, x)] : []));
}

function bisected(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(f(low));
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(f(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const bothSides = (zero: number): readonly number[] =>
  [-0.83, -0.017, 0.019, 0.79].map((part) => zero + part * Math.max(Math.abs(zero), 0.1));

/** Where the source is not real, or a value is not certain, nothing is claimed. */
function agreeAt(source: Expression, result: Expression, at: Readonly<Record<string, number>>): boolean {
  const point = Object.fromEntries(Object.entries(at).map(([name, x]) => [name, C.complex(x)]));
  const { value, error } = evaluateWithError(source, point);
  const size = C.modulus(value);
  if (!Number.isFinite(size) || Math.abs(value.im) > 16 * error + 1e-13 * size) return true;
  const compared = compareAt(source, result, point);
  return !compared.usable || compared.agrees;
}
