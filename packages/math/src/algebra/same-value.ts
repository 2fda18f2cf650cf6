import { fieldPrime } from '../exact/prime-field.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluateModulo } from '../expression/evaluate-modulo.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import { freeSymbols } from '../expression/walk.ts';

type Sameness =
  | { readonly same: true; readonly how: 'modulo' | 'numerically'; readonly points: number }
  | { readonly same: false };

const moduloPoints = 3;

/**
 * Whether two expressions are equal, by a way that shares nothing with polynomial arithmetic: rational functions are
 * evaluated at random points modulo the prime 2^61 − 1 (a false identity of degree d passes one with probability d/2^61),
 * everything else numerically with error bounds.
 */
export function sameValue(a: Expression, b: Expression): Sameness {
  const byField = sameModulo(a, b);
  if (byField !== null) return byField ? { same: true, how: 'modulo', points: moduloPoints } : { same: false };
  const { verdict, points } = compareNumerically(a, b);
  return verdict === 'equal' ? { same: true, how: 'numerically', points } : { same: false };
}

/** Null where one of the two is not a rational function. */
export function sameModulo(a: Expression, b: Expression): boolean | null {
  const names = [...new Set([...freeSymbols(a), ...freeSymbols(b)])];
  const random = seededRandom(61);
  let compared = 0;
  for (let attempt = 0; attempt < 3 * moduloPoints && compared < moduloPoints; attempt++) {
    const at = Object.fromEntries(names.map((name) => [name, randomElement(random)]));
    const left = evaluateModulo(a, at);
    const right = evaluateModulo(b, at);
    if (left === null || right === null) continue;
    if (left !== right) return false;
    compared++;
  }
  return compared === moduloPoints ? true : null;
}

const randomElement = (random: () => number): bigint =>
  (BigInt(Math.floor(random() * 2 ** 31)) * (1n << 30n) + BigInt(Math.floor(random() * 2 ** 30))) % fieldPrime;
