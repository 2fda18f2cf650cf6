import { expect, test } from 'vitest';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import type { PresentedStep } from '../../kit/outcome.ts';
import { run } from '../../kit/run.ts';

const analytical = (await load('calculus-integral/analytical'))!;

function solved(given: string) {
  const found = run(analytical, { function: given }, defaultOptions);
  if (!found.ok) throw new Error(found.problems[0]!.message);
  return found.answer;
}

const notesOf = (given: string): string => (solved(given).notes ?? []).join(' ');

const soFar = (given: string) => solved(given).values.find(({ name }) => name === 'soFar');

sampled.each([
  ['x^2 + sin(sin(x))*ln(x)', /^x\^3\/3 \+ integral of .*sin\(sin\(x\)\).* dx$/],
  ['x^2 + sqrt(1 + x^5)', /^x\^3\/3 \+ integral of sqrt\(x\^5 \+ 1\) dx$/],
  ['3*a*(x^2 + sin(sin(x))*ln(x))', /^a\*x\^3 \+ integral of .* dx$/],
  ['x*(e^x + sin(sin(x)))', /^e\^x\*\(x - 1\) \+ integral of x\*sin\(sin\(x\)\) dx$/],
])('of %s the terms that were integrated are said, and what is left', (given, said) => {
  const { steps } = solved(given);
  expect(soFar(given)?.exact).toMatch(said);
  expect(steps?.[0]?.rule).toBe('sum rule');
  expect(steps?.[0]?.steps?.length).toBeGreaterThan(0);
});

test.each([
  ['floor(tan(x))', 'x*floor(tan(x))', 'No closed form was found.'],
  ['sign(sin(x))/x', 'ln(abs(x))*sign(sin(x))', 'No closed form was found.'],
  ['abs(sin(x))/x', 'Si(x)*sign(sin(x))', 'No elementary antiderivative exists.'],
])('of %s it is said what holds on each piece, and that it jumps', (given, F, verdict) => {
  const { values, steps } = solved(given);
  expect(values[0]?.words).toBe(verdict);
  expect(soFar(given)?.exact).toBe(F);
  expect(steps?.[0]?.rule).toBe('piecewise antiderivative');
  expect(steps?.[0]?.steps?.length).toBeGreaterThan(0);
  expect(notesOf(given)).toMatch(/only between two neighbouring places/);
});

test('nothing is said to be integrated where no term was', () => {
  expect(soFar('sin(sin(x))*ln(x)')).toBe(undefined);
});

const texts = (steps: readonly PresentedStep[] = []): readonly string[] =>
  steps.flatMap(({ text, says, steps: inner }) => [text, says ?? '', ...texts(inner)]);

test('steps with named roots hold their letters, and nothing else for them', () => {
  const { steps } = solved('1/(x^5 - x - 1)');
  expect(steps?.[0]?.rule).toBe('partial fractions at the roots');
  expect(texts(steps).join('\n')).not.toMatch(/root(re|im)/);
});

test('an antiderivative that jumps says where', () => {
  expect(notesOf('atan(tan(x))/(1 + x^2)')).toMatch(/jumps, for example near x = -?\d/);
  expect(notesOf('floor(x)')).not.toMatch(/jumps/);
});

test.each(['1/(1 - sin(x)^3)', 'sec(x)^2/(2 + 3*cos(x))'])(
  'an antiderivative of %s without a value at single places says where',
  (given) => {
    expect(notesOf(given)).toMatch(/no value at single places .* near x = -?3\.142/);
  },
);

test.each([
  ['x^2*tan(x)', /clausen\(n, x\) is Clₙ\(x\), over k = 1, 2, 3, … the sum of/],
  ['x*tan(x)', /clausen\(x\) is Cl₂\(x\), minus the integral of ln\|2·sin\(t\/2\)\| from 0 to x\./],
  ['e^(x^3)', /kummerM\(a, b, x\) is ₁F₁\(a; b; x\)/],
  ['sin(x)/x', /Si\(x\) is the integral of sin\(t\)\/t from 0 to x\./],
])('the antiderivative of %s says what its named function is', (given, said) => {
  expect(notesOf(given)).toMatch(said);
});

test('what was given is not explained', () => {
  expect(notesOf('x*erf(x)')).not.toMatch(/erf\(x\) is/);
});
