import { describe, expect, test } from 'vitest';
import { coverSvg, figures } from './cover.ts';

describe.each(Object.keys(figures))('%s', (name) => {
  const svg = coverSvg(name);

  test('is a picture of 1200 × 630 with a title and its own paper', () => {
    expect(svg).toContain('width="1200" height="630" viewBox="0 0 1200 630"');
    expect(svg).toContain('<title>');
    expect(svg).toContain('<rect width="1200" height="630" fill="#fbfaf5"/>');
  });

  test('needs no style, no script and nothing from elsewhere', () => {
    expect(svg).not.toMatch(/style|script|href|url\(|\son\w+=/);
  });

  test('holds only finite coordinates', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('is the same every time', () => {
    expect(coverSvg(name)).toBe(svg);
  });
});

test('the plan shows the bearing that belongs to its differences', () => {
  expect(coverSvg('bearing-plan')).toContain('155.7716 gon');
});

test('an unknown figure is refused', () => {
  expect(() => coverSvg('photo')).toThrow('there is no cover figure "photo"; known are bell-area');
  expect(() => coverSvg('toString')).toThrow('there is no cover figure');
});
