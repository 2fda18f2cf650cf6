import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../kit/options.ts';
import { corners } from './corners.ts';

/** What stands in a table of points beside its coordinates changes nothing. */
const field = corners({ label: 'Corners' });
const settings = defaultOptions;
const pairs = [
  ['0', '0'],
  ['40', '0'],
  ['40', '30.5'],
];
const table = (separator: string, rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join(separator)).join('\n');
const plain = field.read(table(', ', pairs), settings);

describe('a table of points is its pairs of coordinates', () => {
  const separator = fc.constantFrom('\t', ' ', ', ', ';');
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,4}$/);
  const head = fc.constantFrom(['X', 'Y'], ['E', 'N'], ['Easting', 'Northing'], ['east', 'north']);

  test('with the names of its points, of its columns, or of both', () => {
    expect(plain.ok).toBe(true);
    fc.assert(
      fc.property(separator, fc.array(name, { minLength: 3, maxLength: 3 }), head, (between, names, columns) => {
        const named = pairs.map((pair, index) => [names[index]!, ...pair]);
        expect(field.read(table(between, named), settings)).toEqual(plain);
        expect(field.read(table(between, [columns, ...pairs]), settings)).toEqual(plain);
        expect(field.read(table(between, [['Point', ...columns], ...named]), settings)).toEqual(plain);
      }),
    );
  });

  test('also in one line, with a semicolon behind every point', () => {
    const named = [['Point', 'E', 'N'], ...pairs.map((pair, index) => [`P${index}`, ...pair])];
    expect(field.read(table(' ', named).replaceAll('\n', '; '), settings)).toEqual(plain);
  });

  test('numbers name points where the line of names says so, and nowhere else', () => {
    const numbered = pairs.map((pair, index) => [String(index + 1), ...pair]);
    expect(field.read(table('\t', [['No', 'E', 'N'], ...numbered]), settings)).toEqual(plain);
    expect(field.read(table('\t', numbered), settings)).toMatchObject({ ok: false, error: { code: 'out-of-range' } });
  });

  test('north before east is read as it says', () => {
    const turned = pairs.map((pair) => pair.toReversed());
    expect(field.read(table('\t', [['N', 'E'], ...turned]), settings)).toEqual(plain);
  });

  test('a line that names other things is refused', () => {
    expect(field.read(table('\t', [['width', 'height'], ...pairs]), settings).ok).toBe(false);
  });
});
