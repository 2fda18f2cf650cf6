import { test } from 'vitest';
import { isWhole } from './law-runs.ts';
import { seed } from './seed.ts';

/** Where between two entries a sample begins, from 0 to 1: seeds beside each other begin far apart. */
const offset = (seed * 0.618_033_988_749_895) % 1;

/**
 * A part of a list whose entries are dear: in `npm test` `few` of them, evenly spread from an offset that the seed gives (`FC_SEED`), so that
 * whatever stands together in the list is touched; all with `NOMOGRAM_SAMPLES=all`. What every entry must be besides,
 * such as answered at all, is said of each part.
 */
export const partOf = <Entry>(list: readonly Entry[], few: number): readonly Entry[] =>
  isWhole ? list : sampleOf(list, few, offset);

/** So many entries of a list, evenly spread, or all where there are no more; the first is within the first stretch, at `offset` of it, from 0 up to 1. */
export function sampleOf<Entry>(list: readonly Entry[], few: number, offset: number): readonly Entry[] {
  if (few >= list.length) return list;
  const stride = list.length / few;
  // An offset next to 1 is 1 when it is added.
  const place = (k: number): number => Math.min(Math.floor((k + offset) * stride), list.length - 1);
  return Array.from({ length: few }, (_, k) => list[place(k)]!);
}

/** One entry of so many is asked of a list of tests. */
const oneOf = 8;

/**
 * `test.each` for a list of which each entry is dear (an integral, a limit, answered in full): one of eight is a test in `npm test`, all with
 * `NOMOGRAM_SAMPLES=all`.
 *
 * @example sampled.each([…])('∫ %s', (f) => …);
 */
export const sampled = {
  each: ((list: readonly unknown[]) =>
    test.each([...partOf(list, Math.ceil(list.length / oneOf))])) as (typeof test)['each'],
};
