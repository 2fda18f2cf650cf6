import { expect, test } from 'vitest';
import { defaultOptions } from '../../kit/options.ts';
import { coordinate, length } from './fields.ts';

const field = length('Radius R', 'R');

test.each([
  ['12.5 m', 12.5, '12.5 m'],
  ['12.5m', 12.5, '12.5 m'],
  ['1.25 km', 1250, '1250 m'],
  ['25 cm', 0.25, '0.25 m'],
  ['5 ft', 1.524, '1.524 m'],
  ['5 ft 10 in', 1.778, '1.778 m'],
  ['(sqrt(2)+1) km', 1000 * (Math.SQRT2 + 1), '1000*(1 + sqrt(2)) m'],
])('a length typed as %s is %d metres', (text, metres, as) => {
  const read = field.read(text, defaultOptions);
  expect(Math.abs(read.ok ? read.value.value / metres - 1 : Number.NaN)).toBeLessThanOrEqual(1e-14);
  expect(read.ok && field.reading(read.value).as).toBe(as);
});

test.each([
  ['5 kg', 'a unit of mass'],
  ['3 m/s', 'a unit of speed'],
  ['5 cm²', 'a unit of area'],
  ['20 °C', 'a unit of temperature'],
  ['sqrt(2)+1 km', 'brackets'],
  ['5 parsecs', 'not'],
])('%s is refused', (text, reason) => {
  const read = coordinate('XA').read(text, defaultOptions);
  expect(read.ok ? undefined : read.error.message).toContain(reason);
});
