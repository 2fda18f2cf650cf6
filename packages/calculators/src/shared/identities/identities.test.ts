import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import { describe, expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { identities, identityGroups } from './identities.ts';

/** Equal at forty points, complex ones among them where the real ones do not suffice. */
const verdict = (one: string, other: string) => compareNumerically(read(one), read(other), { points: 40 }).verdict;

test('there are thirty-three, each with its own name, in all groups', () => {
  expect(identities).toHaveLength(33);
  expect(new Set(identities.map(({ id }) => id)).size).toBe(33);
  expect(new Set(identities.map(({ name }) => name)).size).toBe(33);
  expect([...new Set(identities.map(({ group }) => group))]).toEqual([...identityGroups]);
});

describe.each(identities.map((identity) => [identity.name, identity] as const))('%s', (_, { left, right, latex }) => {
  test('both sides have the same values', () => {
    expect(verdict(left, right)).toBe('equal');
  });

  test('is typeset as it is written', () => {
    expect(verdict(latex.left, left)).toBe('equal');
    expect(verdict(latex.right, right)).toBe('equal');
  });

  test('would be found out with a wrong sign', () => {
    expect(verdict(left, `-(${right})`)).toBe('different');
  });
});
