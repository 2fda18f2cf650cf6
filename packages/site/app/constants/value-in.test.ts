import { expect, test } from 'vitest';
import { valueIn } from './value-in.ts';

test('the value stands with its unit, without its remark', () => {
  expect(valueIn('<dl><dt>Value</dt><dd><data value="1.6e-19">1.6 × 10<sup>−19</sup></data> C</dd></dl>')).toBe(
    '1.6 × 10<sup>−19</sup> C',
  );
  expect(valueIn('<dl><dt>Value</dt><dd><data value="3.14">3.14…</data> (50 digits, cut off)</dd></dl>')).toBe('3.14…');
  expect(valueIn('<table><caption>Earth</caption></table>')).toBeUndefined();
});

test('of a body with properties the first stands beside its name, as it is called', () => {
  const rows =
    '<tr><th scope="row">Mass</th><td><data value="3.3e23">3.3 × 10<sup>23</sup></data> kg</td><td>GM / G</td></tr>' +
    '<tr><th scope="row">Mean radius</th><td>2439.4 km</td><td></td></tr>';
  expect(valueIn(`<table><thead></thead><tbody>${rows}</tbody></table>`)).toBe('Mass 3.3 × 10<sup>23</sup> kg');
});
