import { expect, test } from 'vitest';
import { glueStops } from './glue-stops.ts';

test('a stop stays with the formula before it', () => {
  expect(glueStops('<p>As <math><mi>x</mi></math>, so <math><mi>y</mi></math>.</p>')).toBe(
    '<p>As <span class="glued"><math><mi>x</mi></math>,</span> so <span class="glued"><math><mi>y</mi></math>.</span></p>',
  );
});

test('a formula that a word follows, or that stands by itself, stays as it is', () => {
  const html = '<p><math><mi>x</mi></math> is</p><math display="block"><mi>y</mi></math>.';
  expect(glueStops(html)).toBe(html);
});
