import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { partOf } from '../../../tools/setup/sample.ts';
import { entries, load } from './catalogue.ts';
import type { PresentedStep } from './kit/outcome.ts';
import { answered } from './trial/answered.ts';
import { typedInto } from './trial/generated.ts';
import { nodesOf } from './trial/steps.ts';

/*
 * A letter in a line of numbers is one that a reader has met: it stands at a field or in the formula of the page, it stood alone on a
 * left side, or a sentence says what it is. A letter that only the program knows would not be followed.
 */

/** A name as it is written for a letter; names of several letters are words that say what they are. */
const isLetter = (name: string): boolean => /^[A-Za-z](?:_\w+)?$/.test(name);

/** The letters that stand alone between signs; those of words and of units do not. */
const lettersOf = (side: string): readonly string[] =>
  side.match(/(?<![\p{L}\d_.]|\d |pi )(?:[A-Za-z](?:_\w+)?)(?![\p{L}_(])/gu)?.filter((letter) => letter !== 'e') ?? [];

/** The letters of LaTeX, without its commands. */
const lettersOfLatex = (latex: string): readonly string[] =>
  latex
    .replace(/\\(?:text|mathrm|operatorname)\{[^}]*\}|\\[a-zA-Z]+/g, ' ')
    .replaceAll(/[{}]/g, '')
    .match(/[A-Za-z](?:_[A-Za-z0-9]+)?/g) ?? [];

function unexplained(steps: readonly PresentedStep[], known: readonly string[], labels: readonly string[]) {
  const met = new Set(known);
  const lost: string[] = [];
  for (const { text, says = '' } of nodesOf(steps)) {
    for (const [letter] of says.matchAll(/(?<![\p{L}_])[A-Za-z](?:_\w+)?(?![\p{L}_])/gu)) met.add(letter);
    for (const [, letter] of text.matchAll(/, (?:with )?([A-Za-z](?:_\w+)?) = /g)) met.add(letter!);
    for (const line of text.split(/; |\n/)) {
      const [left = '', ...others] = line.split(/ (?:=|≈|<=|>=|<|>) /);
      const isNamed = others.length > 0 && isLetter(left.trim());
      const before = isNamed || labels.includes(left) ? [] : lettersOf(left);
      for (const letter of [...before, ...others.flatMap(lettersOf)])
        if (!met.has(letter)) lost.push(`${letter} in ${line}`);
      if (isNamed) met.add(left.trim());
    }
  }
  return lost;
}

/** Compass bearings have letters of their own. */
const pages = /^(?:finance|statistics|surface|topography(?!-bearing))-/;

describe('every letter of a line is explained', async () => {
  const calculators = await Promise.all(
    entries.filter(({ page }) => pages.test(page)).map(async ({ id }) => (await load(id))!),
  );
  test.each(calculators.map((one) => [one.id, one] as const))('%s', (_, calculator) => {
    const examples = calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));
    const generated = fc.sample(typedInto(calculator), { numRuns: lawRuns(1, 200) });
    const symbols = Object.values(calculator.inputs).map(({ symbol = '' }) => symbol);
    // Of every distribution X is the random variable.
    const known = ['X', ...[...symbols, calculator.formula ?? ''].flatMap(lettersOfLatex)];
    for (const typed of [...partOf(examples, 1), ...generated] as Record<string, string>[])
      for (const method of [undefined, ...Object.keys(calculator.methods)]) {
        const outcome = answered(calculator, typed, method);
        if (!outcome.ok) continue;
        const { steps = [], values } = outcome.answer;
        const labels = values.map(({ label }) => label);
        expect(unexplained(steps, known, labels), JSON.stringify(typed)).toEqual([]);
      }
  });
});
