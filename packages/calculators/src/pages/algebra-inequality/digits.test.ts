import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const less = (await load('algebra-inequality/less'))!;

function asked(left: string, right: string, digits: number) {
  const outcome = run(less, { left, right }, { ...defaultOptions, digits });
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return outcome.answer.text;
}

test('the ends have as many digits as are asked for', () => {
  expect(asked('x^2', '2', 5)).toContain('≈ 1.4142');
  expect(asked('x^2', '2', 5)).not.toContain('1.41421');
  expect(asked('x^2', '2', 40)).toContain('1.41421356237309504880168872420969807857');
});

test('a root without a closed form too, as far as it is known', () => {
  // PARI/GP: polrootsreal(x^5-x-1).
  expect(asked('x^5-x', '1', 40)).toContain('1.167303978261418684256045899854842180721');
  expect(asked('x^5-x', '1', 6)).toContain('(-oo, 1.1673)');
  expect(asked('x^5-x', '1', 100)).toContain('known to 45 digits');
});
