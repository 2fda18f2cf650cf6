import { expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
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
])('%s', (f, conditions) => expect(conditionTexts(f)).toEqual(conditions));
