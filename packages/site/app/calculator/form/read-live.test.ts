import { entries, load } from '@nomogram/calculators/catalogue.ts';
import { formOf } from '@nomogram/calculators/kit/form.ts';
import { expect, test } from 'vitest';
import { readLive } from './read-live.ts';

test('an expression is shown as it is read', () => {
  expect(readLive('expression', 'x^2 sin x', {}, undefined)?.latex).toMatch(/x\^\{?2.*\\sin/);
});

test('what the examples of every form hold is read while it is typed as it is when it is calculated: nothing is amiss in it', async () => {
  const amiss: string[] = [];
  for (const { id } of entries)
    for (const { fields, examples } of [formOf((await load(id))!)])
      for (const { name, live, unit, operation } of fields)
        for (const text of new Set(examples.map(({ given }) => given[name] ?? ''))) {
          const reading = live && readLive(live, text, {}, unit, operation);
          if (reading && reading.latex === undefined) amiss.push(`${id} ${name} ${text}: ${reading.says}`);
        }
  expect(amiss).toEqual([]);
});

test('a range stands behind an equation where its field takes one', () => {
  const typed = 'tan(x) = 1, 0 < x < 2pi';
  expect(readLive('equation in a range', typed, {}, undefined)?.latex).toContain('tan');
  expect(readLive('equation', typed, {}, undefined)?.latex).toBeUndefined();
});

test('an unfinished expression gets a sentence, not a formula', () => {
  const reading = readLive('expression', 'x^2 +', {}, undefined);
  expect(reading?.latex).toBeUndefined();
  expect(reading?.says).toMatch(/\w/);
});

test('a plain number needs no reading, a constant does', () => {
  expect(readLive('number', '-12.5', {}, undefined)).toBeUndefined();
  expect(readLive('number', 'pi/4', {}, undefined)?.latex).toContain('pi');
});

test('nothing typed, nothing said', () => {
  expect(readLive('complex', '  ', {}, undefined)).toBeUndefined();
});

test('what could be two numbers is asked about, unless the decimal mark was chosen', () => {
  expect(readLive('number', '1,000', {}, undefined)?.says).toContain('two ways');
  expect(readLive('number', '1,000', { decimal: 'point' }, undefined)?.latex).toBe('1000');
  expect(readLive('number', '1.000', { decimal: 'comma' }, undefined)?.latex).toBe('1000');
  expect(readLive('money', '$200,000', {}, undefined)?.latex).toContain('200000');
  expect(readLive('number', '5 cm', {}, 'm')?.latex).toContain('0.05');
});
