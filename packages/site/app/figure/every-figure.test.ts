import { entries, load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import type { Box, Pixel } from '@nomogram/calculators/kit/marks/kind.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { run, type TypedInputs } from '@nomogram/calculators/kit/run.ts';
import { answered } from '@nomogram/calculators/trial/answered.ts';
import { expect, test } from 'vitest';
import { movedInputs } from './drag/moved.ts';
import { lettersOf } from './labels/letters.ts';
import { pointBoxes } from './labels/obstacles.ts';
import { layoutsOf } from './sheet/layout.ts';
import { planBoxes } from './sheet/plan.ts';
import { sheetsOf } from './sheet/sheets.ts';
import { narrow, type Size, wide } from './size.ts';

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
  for (const [index, { given }] of calculator.examples.entries()) {
    const outcome = answered(calculator, given);
    const { figure, values } = outcome.ok ? outcome.answer : {};
    if (figure && values) figures.push({ name: `${id}, example ${index + 1}`, figure, calculator, given, values });
  }
}

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** All letters of all figures at one size, with what they could stand on. */
const letter = (size: Size) =>
  figures.flatMap(({ name, figure }) => {
    const sheets = sheetsOf(figure);
    return layoutsOf(sheets, size).map(({ layout }, index) => {
      const { numbers, bar, labels } = lettersOf(sheets[index]!, layout);
      const letters = [
        ...numbers.map(({ text, box, title }) => ({ text, box, title })),
        ...labels.map(({ key, box }) => ({ text: key.text, box, title: false })),
      ];
      return { name, letters, labels, layout, marks: sheets[index]!.marks, plan: bar ? planBoxes(layout, bar) : [] };
    });
  });

/** They are placed once for all tests: that takes most of their time. */
const letteredAt = new Map([narrow, wide].map((size) => [size, letter(size)] as const));
const lettered = (size: Size) => letteredAt.get(size)!;

test.each([narrow, wide])('$name: no letters stand on other letters or on a point, none leave the sheet', (size) => {
  expect(figures.length).toBeGreaterThan(500);
  const problems: string[] = [];
  for (const { name, letters, layout, marks, plan } of lettered(size)) {
    const points = pointBoxes(marks, layout);
    for (const [place, { text, box }] of letters.entries()) {
      for (const other of letters.slice(0, place))
        if (touch(box, other.box)) problems.push(`${name}: "${text}" on "${other.text}"`);
      if (points.some((point) => touch(box, point))) problems.push(`${name}: "${text}" on a point`);
      if (plan.some((part) => touch(box, part))) problems.push(`${name}: "${text}" on the arrow or the scale`);
      if (box.left < 0 || box.right > layout.width || box.top < 0 || box.bottom > layout.height)
        problems.push(`${name}: "${text}" leaves the sheet`);
    }
  }
  expect(problems).toEqual([]);
});

/** Of a hundred labels and numbers those through which a line may run, where a figure is full of lines; it may only fall. */
const crossedOfHundred = 0.36;

test.each([narrow, wide])('$name: lines run beside letters', (size) => {
  let count = 0;
  const crossed: string[] = [];
  for (const { name, letters, layout, marks } of lettered(size)) {
    const dots = marks.flatMap((mark) =>
      mark.mark === 'curve' && mark.faint ? [] : (kindOf(mark).dots?.(mark, layout) ?? []),
    );
    for (const { text, box, title } of letters) {
      if (title) continue;
      count += 1;
      const isOn = ([x, y]: Pixel) => x > box.left && x < box.right && y > box.top + 1 && y < box.bottom - 1;
      if (dots.some(isOn)) crossed.push(`${name}: "${text}"`);
    }
  }
  expect(crossed.length, crossed.join('\n')).toBeLessThanOrEqual((count * crossedOfHundred) / 100);
});

test('a label away from its point is tied to it, and the line runs through no other letters', () => {
  let ties = 0;
  for (const { name, letters, labels } of lettered(narrow)) {
    for (const { key, leader } of labels) {
      if (!leader) continue;
      ties += 1;
      const [[x, y], [u, v]] = leader;
      for (const { text, box } of letters) {
        if (text === key.text) continue;
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          const [left, top] = [x + (u - x) * share, y + (v - y) * share];
          expect(touch({ left, top, right: left, bottom: top }, box), `${name}: "${key.text}" through "${text}"`).toBe(
            false,
          );
        }
      }
    }
  }
  expect(ties).toBeGreaterThan(20);
});

test('what can be moved looks otherwise than whatever cannot: a dot in a ring, as the words below say', () => {
  const scale = layoutsOf([{ frame: { x: [-1, 1], y: [-1, 1] }, marks: [] }], wide)[0]!.layout;
  for (const { name, figure } of figures) {
    for (const mark of sheetsOf(figure).flatMap(({ marks }) => marks)) {
      const paints =
        kindOf(mark)
          .heads?.(mark, scale)
          .map(({ paint }) => paint) ?? [];
      const isDotInRing = paints.length === 2 && paints[0] === 'ring' && paints[1] === 'full';
      expect(isDotInRing, `${name}: ${mark.mark}`).toBe(mark.mark === 'point' && mark.moves !== undefined);
    }
  }
});

const numbersOf = (values: readonly PresentedValue[]) =>
  values.flatMap(({ name, decimal }) => (decimal === undefined ? [] : [[name, Number(decimal)] as const]));

/** A step that leaves a dozen digits of a coordinate. */
const finelyOf = (coordinate: number) => 10 ** (Math.floor(Math.log10(Math.abs(coordinate) || 1)) - 12);

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
      const [right, up] = mark.at.map(finelyOf);
      const typed = { ...given, ...movedInputs(mark.moves, mark.at, [right!, up!]) };
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
  expect(handles).toBeGreaterThan(70);
});
