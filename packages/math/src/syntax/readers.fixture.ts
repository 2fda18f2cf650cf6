import type { Result } from '../result/result.ts';
import { parse, parseEquation, parseRelation } from './parse.ts';
import { readComplex } from './read-complex.ts';
import { readInteger } from './read-integer.ts';
import { readList } from './read-list.ts';
import { readMatrix } from './read-matrix.ts';
import { readNumber } from './read-number.ts';

/** All readers of typed text, by what they read. */
export const readers = {
  expression: parse,
  relation: parseRelation,
  equation: parseEquation,
  number: readNumber,
  integer: readInteger,
  list: readList,
  matrix: readMatrix,
  complex: readComplex,
} satisfies Record<string, (text: string) => Result<unknown>>;
