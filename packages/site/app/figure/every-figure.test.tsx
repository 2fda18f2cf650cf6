import { entries, load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { formOf } from '@nomogram/calculators/kit/form.ts';
import type { Box } from '@nomogram/calculators/kit/marks/kind.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { run, type TypedInputs } from '@nomogram/calculators/kit/run.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from './drag/moving.ts';
import { labelRequests } from './labels/label-requests.ts';
import { obstaclesOf, pointBoxes } from './labels/obstacles.ts';
import { placeLabels } from './labels/place-labels.ts';
import { axisTexts } from './sheet/axis-labels.ts';
import { layoutsOf } from './sheet/layout.ts';
import { narrow, wide } from './size.ts';

/** Figures of all examples, as a visitor meets them. */
interface Shown {
  readonly name: string;
  readonly figure: Figure;
  readonly calculator: Calculator;
  readonly given: TypedInputs;
  readonly values: readonly PresentedValue[];
}
const figures: Shown[] = [];
for (const { id } of entries) {
  const calculator = (await load(id))!;
  for (const [index, { given }] of formOf(calculator).examples.entries()) {
    const outcome = run(calculator, given, defaultOptions);
    const { figure, values } = outcome.ok ? outcome.answer : {};
    if (figure && values) figures.push({ name: `${id}, example ${index + 1}`, figure, calculator, given, values });
  }
}

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test.each([narrow, wide])('$name: no letters stand on other letters or on a point, none leave the sheet', (size) => {
  expect(figures.length).toBeGreaterThan(500);
  const problems: string[] = [];
  for (const { name, figure } of figures) {
    const sheets = sheetsOf(figure);
    for (const [index, { layout }] of layoutsOf(sheets, size).entries()) {
      const { frame, marks } = sheets[index]!;
      const numbers = axisTexts(frame, layout, pointBoxes(marks, layout));
      const fixed = numbers.map(({ box }) => box);
      const labels = placeLabels(labelRequests(marks, layout), obstaclesOf(marks, layout, fixed, numbers.length > 0));
      const letters = [
        ...numbers.map(({ text, box }) => ({ text, box })),
        ...labels.map(({ key, box }) => ({ text: key.text, box })),
      ];
      const points = pointBoxes(marks, layout);
      for (const [place, { text, box }] of letters.entries()) {
        for (const other of letters.slice(0, place))
          if (touch(box, other.box)) problems.push(`${name}: "${text}" on "${other.text}"`);
        if (points.some((point) => touch(box, point))) problems.push(`${name}: "${text}" on a point`);
        if (box.left < 0 || box.right > layout.width || box.top < 0 || box.bottom > layout.height)
          problems.push(`${name}: "${text}" leaves the sheet`);
      }
    }
  }
  expect(problems).toEqual([]);
});

const numbersOf = (values: readonly PresentedValue[]) =>
  values.flatMap(({ name, decimal }) => (decimal === undefined ? [] : [[name, Number(decimal)] as const]));

test('every point that can be moved stands where its inputs say: typing its coordinates changes no answer', () => {
  let handles = 0;
  const usual = figures.filter(({ name }) => name.endsWith('example 1'));
  for (const { name, figure, calculator, given, values } of usual) {
    for (const mark of sheetsOf(figure).flatMap(({ marks }) => marks)) {
      if (mark.mark !== 'point' || !mark.moves) continue;
      const { x, y, prefix } = mark.moves;
      for (const input of [x, y]) if (input) expect(Object.keys(calculator.inputs), name).toContain(input);
      // What is typed as a probability leaps to the next value where the variable is whole.
      if (prefix !== undefined) continue;
      const typed = { ...given, ...(x && { [x]: String(mark.at[0]) }), ...(y && { [y]: String(mark.at[1]) }) };
      const outcome = run(calculator, typed, defaultOptions);
      if (!outcome.ok) throw new Error(`${name}: ${outcome.problems[0]!.message}`);
      const after = new Map(numbersOf(outcome.answer.values));
      for (const [value, before] of numbersOf(values)) {
        const now = after.get(value) ?? Number.NaN;
        const room = 1e-6 * Math.max(Math.abs(before), Math.abs(now));
        expect(Math.abs(now - before), `${name}: ${value} with ${JSON.stringify(typed)}`).toBeLessThanOrEqual(room);
      }
      handles += 1;
    }
  }
  expect(handles).toBeGreaterThan(50);
});
