import { load } from '@nomogram/calculators/catalogue.ts';
import { formOf } from '@nomogram/calculators/kit/form.ts';
import { pixelOf } from '@nomogram/calculators/kit/marks/pixels.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { expect, test } from 'vitest';
import { layoutsOf } from '../sheet/layout.ts';
import { sheetsOf } from '../sheet/sheets.ts';
import { narrow, wide } from '../size.ts';
import { lettersOf } from './letters.ts';

async function turningPoints(typed: string): Promise<readonly string[]> {
  const calculator = (await load('calculus-derivative/derivative'))!;
  const outcome = run(calculator, { function: typed }, defaultOptions);
  const figure = outcome.ok ? outcome.answer.figure : undefined;
  const sheets = sheetsOf(figure!);
  const { labels } = lettersOf(sheets[0]!, layoutsOf(sheets, narrow)[0]!.layout);
  return labels.map(({ key }) => key.text).filter((text) => /^(max|min)/.test(text));
}

test('on a phone the points of a crowded graph all have their short names, those of a clear one their places', async () => {
  const crowded = await turningPoints('x^2*sin(x)');
  expect(crowded.length).toBeGreaterThan(4);
  expect(new Set(crowded)).toEqual(new Set(['max', 'min']));
  const clear = await turningPoints('x^3-3x');
  expect(clear).toHaveLength(2);
  expect(clear.every((text) => text.includes('('))).toBe(true);
});

test('the name of a curve that ends among bars stands across none of their sides', async () => {
  const calculator = (await load('finance-depreciation/straight-line'))!;
  const [first] = formOf(calculator).examples;
  const outcome = run(calculator, first!.given, defaultOptions);
  const sheets = sheetsOf((outcome.ok ? outcome.answer.figure : undefined)!);
  for (const size of [narrow, wide]) {
    const { layout } = layoutsOf(sheets, size)[0]!;
    const { marks } = sheets[0]!;
    const sides = marks.flatMap((mark) =>
      mark.mark === 'bars'
        ? mark.bars.map(({ to, height }) => [pixelOf(layout, [to, height]), pixelOf(layout, [to, 0])])
        : [],
    );
    expect(sides).toHaveLength(8);
    const { box } = lettersOf(sheets[0]!, layout).labels.find(({ key }) => key.text === 'book value')!;
    for (const [[x, top], [, bottom]] of sides as [[number, number], [number, number]][])
      expect(box.left < x && x < box.right && box.top < bottom && top < box.bottom).toBe(false);
  }
});
