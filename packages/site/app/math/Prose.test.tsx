import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

test.each(['x > -3', '-3 < x < 3', '1/x > 1/2', '0 < x < 2', '\\frac{1}{2} \\le x'])(
  'no line breaks within %s',
  (latex) => expect(renderToStaticMarkup(<Prose text={`It follows $${latex}$.`} />)).toContain('whitespace-nowrap'),
);

test('a long formula may go on in the next line', () => {
  expect(renderToStaticMarkup(<Prose text="It is $a + b + c + d + e + f + g + h + i = j$." />)).not.toContain('nowrap');
});
