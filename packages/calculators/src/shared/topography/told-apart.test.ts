import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

async function said(id: string, typed: { readonly [input: string]: string }): Promise<string> {
  const outcome = calculate((await load(`topography-${id}`))!, typed, defaultOptions);
  return outcome.ok ? outcome.answer.text : outcome.problems[0]!.message;
}

const parcel = { a: '12', b: '10', c: '14', d: '16' };

// A sentence that compares two numbers shows them with digits that make it true: not "9 m, more than 9 m".
test.each([
  [
    'intersection/circles',
    { r1: '5', r2: '4', xo1: '0', yo1: '0', xo2: '9.0000000000000001', yo2: '0' },
    '9.0000000000000001 m apart, more than R1 + R2 = 9 m',
  ],
  [
    'intersection/linecircle',
    { r: '5', xa: '3', ya: '3.9999999999999', xo: '0', yo: '0' },
    '4.99999999999992 m from its centre and less than R = 5 m',
  ],
  ['triangle/troiscotes', { sideA: '9.00000000000001', sideB: '4', sideC: '5' }, '9.00000000000001 > 4 + 5'],
  ['circular/circlesector', { angle: '400.0000000000000001', radius: '10' }, '400.0000000000000001 gon was typed'],
  ['area/quadrilatere', { ...parcel, d: '16.0000000000000001', r: '6' }, 'b + d = 26.0000000000000001 m differ'],
  ['area/quadrilatere', { ...parcel, r: '6.30582' }, 'the largest has about 6.305815856 m'],
])('%s with %o says %s', async (id, typed, sentence) => {
  expect(await said(id, typed)).toContain(sentence);
});
