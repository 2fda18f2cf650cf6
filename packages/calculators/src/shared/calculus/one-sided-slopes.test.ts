import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

test.each([
  ['abs(x)', '0', ['abs(h)/h', '-1 from the left', '1 from the right']],
  ['abs(x^2 - 4)', '2', ['-4 from the left', '4 from the right']],
  ['abs(x - 1) + x', '1', ['0 from the left', '2 from the right']],
  ['sqrt(abs(x))', '0', ['-infinity from the left', 'infinity from the right']],
  ['cbrt(x)', '0', ['infinity from both sides']],
  // At a jump no chord has a slope that would be one of the curve.
  ['sign(x)', '0', ['not continuous', 'tends to -1 from the left', 'its value is 0']],
  ['floor(x)', '1', ['not continuous', 'tends to 0 from the left', 'its value is 1']],
  // A double next to a quarter of a turn has a tangent.
  ['tan(x)', 'pi/2', ['no real value']],
  ['1/cos(2*x)', 'pi/4', ['no real value']],
  ['x^2 + ln(sin(x))', 'pi', ['no real value']],
  // No chord begins where the function has no values: nothing is said of two sides.
  ['sqrt(x)', '0', ['no real value']],
])('why %s has no derivative at %s', async (f, point, said) => {
  const outcome = calculate((await load('calculus-derivative/tangent'))!, { function: f, point }, defaultOptions);
  if (outcome.ok) throw new Error(outcome.answer.text);
  for (const part of said) expect(outcome.problems[0]!.message).toContain(part);
});

test('what is no corner has its slope', async () => {
  const given = { function: 'x*abs(x)', point: '0' };
  const outcome = calculate((await load('calculus-derivative/tangent'))!, given, defaultOptions);
  expect(outcome.ok && outcome.answer.text).toContain('= 0');
});
