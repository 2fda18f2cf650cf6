import type { Figure as FigureData } from '@nomogram/calculators/kit/figure.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Handles } from './drag/part.ts';
import Figure from './Figure.tsx';

const figure: FigureData = {
  summary: 'A triangle.',
  frame: { x: [0, 4], y: [0, 3], equal: true, axes: 'none' },
  marks: [
    {
      mark: 'polygon',
      points: [
        [0, 0],
        [4, 0],
        [4, 3],
      ],
      role: 'given',
      filled: true,
    },
    { mark: 'segment', from: [0, 0], to: [4, 3], role: 'answer', label: 'c = 5' },
    { mark: 'arc', center: [4, 0], radius: 0.5, from: Math.PI / 2, to: Math.PI, role: 'construction', label: '90°' },
    { mark: 'circle', center: [3, 1], radius: 1, role: 'muted', dashed: true },
    { mark: 'point', at: [0, 0], role: 'given', label: 'A', moves: { x: 'xa', y: 'ya' } },
    { mark: 'bars', bars: [{ from: 0, to: 1, height: 1 }], role: 'given' },
    { mark: 'stems', points: [[1, 1]], role: 'answer' },
    {
      mark: 'area',
      points: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      role: 'answer',
      label: 'S',
    },
    {
      mark: 'curve',
      pieces: [
        [
          [0, 0],
          [1, 1],
        ],
        [
          [2, 1],
          [3, 0],
        ],
      ],
      role: 'given',
    },
    { mark: 'text', at: [2, 2], text: 'note', role: 'muted' },
  ],
  table: { columns: ['side', 'length'], rows: [['c', '5']] },
};

test('every mark is drawn, at both sizes, and what it shows is said in words', () => {
  const html = renderToString(<Figure figure={figure} />);
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).toContain('<title>A triangle.</title>');
  for (const label of ['c = 5', '90°', 'A', 'S', 'note']) expect(html).toContain(`>${label}</text>`);
  expect(html).toContain('<tr><td>c</td><td class="text-right">5</td></tr>');
});

test('no coordinate is broken and no style stands in the markup, which a strict policy would drop', () => {
  const html = renderToString(<Figure figure={figure} />);
  expect(html).not.toMatch(/NaN|Infinity|undefined| style=/);
});

test('a curve in two pieces has no line across its gap', () => {
  const html = renderToString(<Figure figure={figure} />);
  expect(html).toMatch(/d="M[\d. ]+L[\d. ]+M[\d. ]+L[\d. ]+" class="fill-none stroke-act"/);
});

test('points move only where somebody listens', async () => {
  await Handles.load();
  expect(renderToString(<Figure figure={figure} />)).not.toContain('movable point');
  const html = renderToString(<Figure figure={figure} onMove={() => undefined} />);
  expect(html.match(/aria-roledescription="movable point"/g)).toHaveLength(2);
});
