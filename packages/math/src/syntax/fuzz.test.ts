import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, known } from '../../../../tools/fuzz/texts.ts';
import { effort } from '../../../../tools/setup/effort.ts';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import type { Result } from '../result/result.ts';
import { parse } from './parse.ts';
import { toLatex } from './print-latex.ts';
import { toMathML } from './print-mathml.ts';
import { toText } from './print-text.ts';
import { readers } from './readers.fixture.ts';

/** Whatever is typed: an answer or a plain refusal, soon. NOMOGRAM_LAW_RUNS=20000 and FC_SEED=random for a longer hunt. */
const runs = lawRuns(100, 20_000);
/** Units of `effort`: about a second of a server. */
const most = 100;

function expectPlain(read: (text: string) => Result<unknown>, text: string): void {
  let result = read('');
  expect(
    effort(() => {
      result = read(text);
    }),
  ).toBeLessThan(most);
  if (result.ok) return;
  const { message, span, suggestion } = result.why;
  expect(message).toMatch(/^\S.*\s.*[.?!]$/su);
  expect(message.length).toBeLessThan(600);
  if (span) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    expect(span.end).toBeLessThanOrEqual(text.length);
  }
  if (suggestion !== undefined) expect(read(suggestion).ok, `the proposal ${suggestion}`).toBe(true);
}

describe.each(Object.entries(readers))('the reader of %s', (_, read) => {
  test.each(known.map((text) => [text.length > 60 ? `${text.slice(0, 57)}…` : text, text]))('%s', (_, text) => {
    expectPlain(read, text);
  });

  test('any text', () => {
    fc.assert(
      fc.property(anyText, (text) => expectPlain(read, text)),
      { numRuns: runs },
    );
  });
});

test('whatever can be read can be printed, and what is printed can be read', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const result = parse(text);
      if (!result.ok) return;
      const { expression } = result.value;
      const printed = toText(expression);
      expect(printed).not.toMatch(/NaN|undefined|\[object/);
      expect(toLatex(expression)).not.toMatch(/NaN|undefined|\[object/);
      expect(toMathML(expression)).toMatch(/^<math/);
      if (printed.length < 20_000) expect(parse(printed).ok, printed).toBe(true);
    }),
    { numRuns: runs },
  );
});
