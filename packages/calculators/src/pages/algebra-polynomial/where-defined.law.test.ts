import { number } from '@nomogram/math/expression/build.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { whyNoValue } from '@nomogram/math/expression/why-no-value.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/*
 * What has no value at a number, and a result that has one there, are not equal there: the answer says so. Products of powers of x, x − 1 and
 * x + 2, alone and added, with their poles among the few numbers that are tried.
 */
const factor = fc
  .tuple(fc.constantFrom('x', '(x-1)', '(x+2)', '2'), fc.integer({ min: -2, max: 2 }))
  .map(([base, exponent]) => `${base}^(${exponent})`);
const product = fc.array(factor, { minLength: 1, maxLength: 3 }).map((all) => all.join('*'));
const typed = fc.array(product, { minLength: 1, maxLength: 2 }).map((all) => all.join(' + '));

const hasValueAt = (text: string, k: number): boolean => {
  const read = parse(text.replaceAll('x', `(${k})`));
  return read.ok && whyNoValue(read.value.expression) === undefined;
};

const resultHasValueAt = (result: string, k: number): boolean => {
  const read = parse(result);
  return read.ok && whyNoValue(substitute(read.value.expression, { x: number(k) })) === undefined;
};

test.each([
  ['expand', { polynomial: 0 }, 'expanded'],
  ['factorize', { polynomial: 0 }, 'factorized'],
  ['add', { first: 0, second: 1 }, 'result'],
  ['multiply', { first: 0, second: 1 }, 'result'],
] as const)('%s says where its input has no value and its result has one', async (name, places, output) => {
  const calculator = (await load(`algebra-polynomial/${name}`))!;
  fc.assert(
    fc.property(typed, typed, (first, second) => {
      const given = Object.fromEntries(Object.entries(places).map(([input, place]) => [input, [first, second][place]]));
      const outcome = run(calculator, given, defaultOptions);
      if (!outcome.ok) return;
      const { exact = '' } = outcome.answer.values.find((one) => one.name === output)!;
      const sources = Object.values(given) as string[];
      for (const k of [-2, -1, 0, 1, 2]) {
        const isLost = sources.some((text) => !hasValueAt(text, k)) && resultHasValueAt(exact, k);
        if (isLost) expect(outcome.answer.text).toContain(`x ≠ ${k}`);
        else expect(outcome.answer.text).not.toContain(`x ≠ ${k}`);
      }
    }),
    { numRuns: lawRuns(60, 2000) },
  );
});

/** A factorial is never 0: that it is not 0 excludes nothing, and is no condition. */
test.each(['x!/(x-1)!', 'gamma(x+1)/gamma(x)', 'x*gamma(x)/gamma(x)'])(
  'of %s no condition is said that always holds',
  async (polynomial) => {
    const outcome = run((await load('algebra-polynomial/simplify'))!, { polynomial }, defaultOptions);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    expect(outcome.answer.text).not.toContain('≠');
    expect(outcome.answer.text).toContain('wherever the input has a value');
  },
);

test('beside a condition it is said that factorials have no value everywhere', async () => {
  const outcome = run(
    (await load('algebra-polynomial/simplify'))!,
    { polynomial: '(x-2)*x!/((x-2)*(x-1)!)' },
    defaultOptions,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(outcome.answer.text).toContain('x ≠ 2, wherever the input has a value');
});
