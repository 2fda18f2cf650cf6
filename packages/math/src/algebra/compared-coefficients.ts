import { fromBigInt } from '../exact/integer.ts';
import { multiply, number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { freeNames } from '../expression/names/free-names.ts';
import type { ShownStep } from '../expression/step.ts';
import { fromInteger } from '../polynomial/convert.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { pair } from '../result/tuple.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';

/** More equations than these nobody solves by trying. */
const maxDegree = 6;

/**
 * Two factors of a polynomial in one variable by their coefficients: x⁵ + x + 1 = (x² + ax + b)(x³ + cx² + dx + e), and each power has one
 * coefficient on both sides. None where there are more factors, or more unknowns than can be tried.
 */
export function comparedCoefficients(f: S.Polynomial, factors: readonly S.Polynomial[]): readonly ShownStep[] {
  const [x, ...others] = S.variablesIn(f);
  if (factors.length !== 2 || x === undefined || others.length > 0) return [];
  const whole = S.toDense(f, x);
  const [g, h] = pair(factors.map((one) => S.toDense(one, x)).sort((one, other) => one.length - other.length));
  if (whole.length > maxDegree + 1 || g.length < 3) return [];
  const variable = f.ring.variables[x]!;
  const names = freeNames(new Set(f.ring.variables), [
    ['a', 'b', 'c', 'd', 'e'],
    ['k', 'l', 'm', 'n', 'p'],
  ]);
  const unknowns = [...g.slice(0, -1).toReversed(), ...h.slice(0, -1).toReversed()];
  if (unknowns.length > names.length) return [];
  const first = named(g, names.slice(0, g.length - 1));
  const second = named(h, names.slice(g.length - 1, unknowns.length));
  const equations = whole
    .slice(0, -1)
    .map((value, k) => {
      const parts = first.flatMap((one, i) => (second[k - i] === undefined ? [] : [multiply(one, second[k - i]!)]));
      return `${toText(sum(parts))} = ${value}`;
    })
    .toReversed();
  return [
    line(
      'comparing coefficients',
      'No linear factor is left, so that both factors have a degree of at least 2; their coefficients are whole numbers.',
      `${toText(fromInteger(f))} = (${inOrder(first, variable)})*(${inOrder(second, variable)})`,
    ),
    line(
      'comparing coefficients',
      `Multiplied out, every power of ${variable} has the same coefficient on both sides.`,
      equations.join('; '),
    ),
    line(
      'comparing coefficients',
      'The last equation leaves few whole numbers to be tried; with these all equations hold.',
      unknowns.map((value, k) => `${names[k]} = ${value}`).join('; '),
    ),
  ];
}

/** Names for all coefficients but the first, which is known; from the constant up. */
const named = (f: readonly bigint[], names: readonly string[]): readonly Expression[] => [
  ...names.toReversed().map(symbol),
  number(fromBigInt(f.at(-1)!)),
];

const inOrder = (f: readonly Expression[], x: string): string =>
  f
    .map((one, k) => toText(product([one, power(symbol(x), number(k))])))
    .toReversed()
    .join(' + ');
