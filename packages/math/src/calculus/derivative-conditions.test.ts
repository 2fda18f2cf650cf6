import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { evaluate } from '../expression/evaluate.ts';
import { conditionText } from '../syntax/print-condition.ts';
import { derivativeConditions } from './derivative-conditions.ts';

const conditionTexts = (text: string): readonly string[] => derivativeConditions(read(text), 'x').map(conditionText);

/** |√x| is √(−x) below 0, where sign(u)·u′ has the other sign. */
test.each([
  ['abs(x)', ['x ≠ 0']],
  ['abs(sqrt(x))', ['x > 0']],
  ['abs(x^(2/3)-1)', ['x^(2/3) - 1 ≠ 0', 'x > 0']],
  ['abs(ln(x)/x)', ['ln(x)/x ≠ 0', 'x > 0']],
  ['abs(sqrt(x^2+1)-x)', ['sqrt(x^2 + 1) - x ≠ 0']],
  ['sqrt(x)', []],
  ['max(x, x^2)', ['x ≠ x^2']],
  ['min(x, x + 1)', []],
  ['max(2, x, 5)', ['x ≠ 5']],
])('%s', (f, conditions) => expect(conditionTexts(f)).toEqual(conditions));

test('no condition excludes every number, whichever arguments are the same', () => {
  const part = fc.constantFrom('x', '2x', 'x+x', 'x+1', 'x^2', 'x*x', '3', '5', 'sin(x)', 'abs(x)');
  const parts = fc.array(part, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom('min', 'max'), parts, (name, args) => {
      for (const { left, right } of derivativeConditions(read(`${name}(${args.join(', ')})`), 'x'))
        expect([-0.7391, 0.7391].some((x) => evaluate(left, { x }) !== evaluate(right, { x }))).toBe(true);
    }),
  );
});
