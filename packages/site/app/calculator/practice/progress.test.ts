import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSolved, noteSolved, solvedIn } from './progress.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  return () => vi.unstubAllGlobals();
});

test('a problem counts once, for its calculator, until it is forgotten', () => {
  expect(solvedIn('a/b')).toBe(0);
  expect([noteSolved('a/b', '1-a'), noteSolved('a/b', '1-a'), noteSolved('a/b', '1-b')]).toEqual([1, 1, 2]);
  expect(solvedIn('a/c')).toBe(0);
  noteSolved('a/c', '1-a');
  forgetSolved('a/b');
  expect([solvedIn('a/b'), solvedIn('a/c')]).toEqual([0, 1]);
});

test.each(['null', '[]', '{"a/b": 3}', '{"a/b": {"solved": "many"}}', 'nonsense'])(
  'what is not ours counts nothing: %s',
  (text) => {
    localStorage.setItem('nomogram:practice', text);
    expect(solvedIn('a/b')).toBe(0);
    expect(noteSolved('a/b', '1-a')).toBe(1);
  },
);
