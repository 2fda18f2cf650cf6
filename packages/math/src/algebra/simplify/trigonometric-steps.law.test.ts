import { expect, test } from 'vitest';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { isEquality, type ShownStep } from '../../expression/step.ts';
import { toText } from '../../syntax/print-text.ts';
import { simplify } from './simplify.ts';
import { verify } from './verify.ts';

const all = (steps: readonly ShownStep[]): readonly ShownStep[] => steps.flatMap((one) => [one, ...all(one.steps)]);

/* Every line is an equality by itself, and the identity that a textbook uses is among the rules. */
test.each([
  ['sin(x)^2 + cos(x)^2', 'Pythagorean identity'],
  ['tan(x)*cos(x)', 'quotient identity'],
  ['1 + tan(x)^2', 'Pythagorean identity'],
  ['sec(x)^2 - tan(x)^2', 'quotient identity'],
  ['sin(2*x)/(1 - cos(2*x))', 'double-angle identity'],
  ['cos(3*x)/cos(x)', 'angle-sum identity'],
  ['2*sin(x)*cos(x)', 'double-angle identity'],
  ['sin(x)/cos(x)', 'quotient identity'],
  ['sqrt(1 - sin(x)^2)', 'Pythagorean identity'],
])('%s is simplified with the %s', (text, rule) => {
  const steps = all(unwrap(simplify(read(text))).steps);
  expect(steps.map((one) => one.rule)).toContain(rule);
  for (const { before, after } of steps.filter(isEquality))
    expect(
      verify(before.expression, after.expression),
      `${toText(before.expression)} = ${toText(after.expression)}`,
    ).not.toBeNull();
});
