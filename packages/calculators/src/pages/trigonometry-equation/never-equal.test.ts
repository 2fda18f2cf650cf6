import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

/** Of 1/cos(x) = 0 the numerator is constant, the difference of the sides is not: no such reason is given. */
test.each(['1/cos(x) = 0', 'sec(x)^2 = 0', 'sqrt(csc(x)) = 0', '2*csc(3*x) = 0'])(
  'why %s has no solution',
  async (equation) => {
    const outcome = calculate((await load('trigonometry-equation/general'))!, { equation }, defaultOptions);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    expect(outcome.answer.text).toContain('no real solution');
    expect(outcome.answer.text).not.toMatch(/sides? (differ|are constant)/);
  },
);
