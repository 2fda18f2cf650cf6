import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sentence } from './Sentence.tsx';

test.each([
  ['The entry c_ij stands in row i.', 'The entry <i>c</i><sub><i>ij</i></sub> stands in row i.'],
  ['R_1 is the hypotenuse, to 4e-9 m.', 'R<sub>1</sub> is the hypotenuse, to 4\u00a0×\u00a010<sup>−9</sup> m.'],
  ['r^5 - 1 and x_12 are 10^-16', 'r<sup>5</sup> − 1 and x<sub>12</sub> are 10<sup>−16</sup>'],
  [
    'C^(k - 1) with e^(-t ln(1 + r)), z^n and a^bc',
    'C<sup>k − 1</sup> with e<sup>−t ln(1 + r)</sup>, z<sup>n</sup> and a^bc',
  ],
  [
    'It meets the axis in (0, -1.5) and, at -b/a, in (1 1; 1 0).',
    'It meets the axis in (0,\u00a0−1.5) and, at −b/a, in (1 1; 1 0).',
  ],
  ['snake_case and x_first stay, as does f_a(x)', 'snake_case and x_first stay, as does f_a(x)'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<Sentence text={text} />)).toBe(html);
});

test.each([
  'Spreadsheet: =-PMT(0.5%,360,200000)',
  'Spreadsheet: =0.5*500000/300000',
  'Spreadsheet: =250*IF(4%=3%,10*(1+4%)^(10-1),((1+4%)^10-(1+3%)^10)/(4%-3%))',
])('a formula of a cell is copied as it is typed: %s', (text) => {
  const html = renderToStaticMarkup(<Sentence text={text} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
