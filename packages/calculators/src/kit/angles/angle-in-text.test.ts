import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import { bearingConvention } from '../../shared/topography/conventions.ts';
import { answerAngles, defaultOptions } from '../options.ts';
import { run } from '../run.ts';
import { angleInText, withAngles } from './angle-in-text.ts';

test('an angle in a text is total in the unit that was asked for', () => {
  const text = `A sight at ${angleInText(50)}.`;
  expect(withAngles(text, undefined)).toBe('A sight at 50 gon.');
  expect(withAngles(text, 'degrees')).toBe('A sight at 45°.');
  expect(withAngles(text, 'dms')).toBe('A sight at 45°00\'00".');
  expect(withAngles(text, 'radians')).toBe('A sight at 0.785398 rad.');
});

const small = fc.integer({ min: -30, max: 2 }).map((power) => 1.23456789 * 10 ** power);

test('in every unit it is the same angle, to what can be measured, or to three digits where that is less', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: 1e-300, max: 400, noNaN: true }), small), (gradians) => {
      const [degrees = 0, minutes = 0, seconds = 0] = withAngles(angleInText(gradians), 'dms')
        .split(/[°'"]/)
        .map(Number);
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
      const total = (60 * degrees + minutes) * 60 + seconds;
      expect(total).toBeNear(Number((gradians * 3240).toFixed(1)), 1e-15);
      for (const [unit, factor, places] of [
        ['gradians', 1, 4],
        ['degrees', 0.9, 4],
        ['radians', Math.PI / 200, 6],
      ] as const) {
        const told = Number.parseFloat(withAngles(angleInText(gradians), unit));
        const angle = gradians * factor;
        if (angle < 100 * 10 ** -places) expect(told).toBeNear(angle, 0.0051);
        else expect(told).toBeNear(Math.round(angle * 10 ** places) / 10 ** places, 1e-12);
      }
    }),
  );
});

/** Every text of an answer. */
const textsOf = (data: unknown): readonly string[] =>
  typeof data === 'string' ? [data] : typeof data === 'object' && data ? Object.values(data).flatMap(textsOf) : [];

test('answer, steps, figure and notes of surveying end in the unit of the visitor', async () => {
  const surveying = entries.filter(({ page }) => page.startsWith('topography-'));
  expect(surveying.length).toBeGreaterThan(10);
  let converted = 0;
  for (const { id } of surveying) {
    const calculator = (await load(id))!;
    const given = calculator.examples.find((example) => !('fails' in example))!.given as Record<string, string>;
    for (const angles of answerAngles) {
      const outcome = run(calculator, given, { ...defaultOptions, angles });
      if (!outcome.ok) throw new Error(`${id}: ${outcome.problems[0]!.message}`);
      const { figure, values, steps, notes } = outcome.answer;
      const texts = textsOf({ figure, notes, steps });
      expect(texts.join(''), id).not.toMatch(/[\uE000\uE001]/);
      if (angles === 'gradians') continue;
      expect(
        textsOf(figure).filter((text) => /\d gon/.test(text)),
        id,
      ).toEqual([]);
      const own = run(calculator, given, defaultOptions);
      const unitsOf = (some: typeof values) => some.map(({ unit }) => unit);
      const changed = own.ok ? unitsOf(own.answer.values).filter((unit) => unit === 'gon').length : 0;
      const last = (steps ?? []).slice(-changed || Number.POSITIVE_INFINITY);
      converted += changed;
      // Written in the unit from the first line on, or carried into it at its end.
      const isWritten = angles === 'degrees' && !textsOf(steps).some((text) => /\bgon\b|gradian/.test(text));
      expect(isWritten || last.every(({ text }) => / (?:gon|degrees) = /.test(text)), `${id} in ${angles}`).toBe(true);
      if (!isWritten) expect(last).toHaveLength(steps ? changed : 0);
    }
  }
  expect(converted).toBeGreaterThan(20);
});

test('what is said of the angles of an answer names the unit that they are said in', async () => {
  const bearing = (await load('topography-bearing/gisement'))!;
  const given = { xa: '1000', ya: '5000', xb: '2000', yb: '5400' };
  const noteIn = (angles: (typeof answerAngles)[number] | undefined): string => {
    const outcome = run(bearing, given, { ...defaultOptions, angles });
    return outcome.ok ? outcome.answer.text : '';
  };
  expect(noteIn(undefined)).toContain(withAngles(bearingConvention, 'gradians'));
  for (const [unit, words] of [
    ['gradians', 'bearings in gradians (gon, 400 to the turn)'],
    ['degrees', 'bearings in degrees (360 to the turn)'],
    ['radians', 'bearings in radians (2π to the turn)'],
    ['dms', 'bearings in degrees, minutes and seconds (360° to the turn)'],
  ] as const)
    expect(noteIn(unit)).toContain(words);
});

test('where angles are typed as well, their unit is named beside another one of the answer', async () => {
  const lines = (await load('topography-intersection/lines'))!;
  const given = { ga: '50', gb: '350', xa: '1000', ya: '1000', xb: '1400', yb: '1000' };
  const noteIn = (angles: (typeof answerAngles)[number] | undefined): string => {
    const outcome = run(lines, given, { ...defaultOptions, angles });
    return outcome.ok ? outcome.answer.text : '';
  };
  const typed = ', those typed without a unit in gradians, clockwise';
  expect(noteIn('degrees')).toContain(`bearings in degrees (360 to the turn)${typed}`);
  for (const unit of [undefined, 'gradians'] as const) {
    expect(noteIn(unit)).toContain('bearings in gradians (gon, 400 to the turn), clockwise');
    expect(noteIn(unit)).not.toContain(typed);
  }
});
