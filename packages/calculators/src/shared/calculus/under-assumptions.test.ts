import { condition } from '@nomogram/math/expression/condition.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { describe, expect, test } from 'vitest';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { underAssumptions } from './under-assumptions.ts';

describe('of what was assumed an answer makes use', () => {
  const under = (text: string, ...expressions: string[]) => unwrap(underAssumptions(text, expressions.map(read), 'k'));
  const needed = [condition(read('r'), '!=', read('1')), condition(read('abs(r)'), '<', read('1'))];

  test('conditions that follow are not said again', () => {
    const open = under('r<1/2', 'r^k').open(needed);
    expect(open).toEqual({ ok: true, value: needed.slice(1) });
  });

  test('a letter with a value is replaced by it, the variable never', () => {
    expect(toText(under('r=3, k=5', 'r^k').put(read('r^k')))).toBe('3^k');
  });

  test('what contradicts the answer ends it, what is said of other letters changes nothing', () => {
    expect(under('r>2', 'r^k').open(needed).ok).toBe(false);
    expect(under('s>2', 'r^k').open(needed)).toEqual({ ok: true, value: needed });
  });

  test('cases that are excluded are left out', () => {
    const cases = [{ when: [condition(read('r'), '=', read('1'))], value: 'n' }];
    expect(under('r!=1', 'r^k').possible(cases)).toEqual([]);
    expect(under('r>0', 'r^k').possible(cases)).toEqual(cases);
  });
});
