import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { expect, test } from 'vitest';
import { entries, load } from './catalogue.ts';
import { defaultOptions } from './kit/options.ts';
import type { PresentedStep } from './kit/outcome.ts';
import { calculate } from './kit/solve.ts';

const textsOf = (steps: readonly PresentedStep[] = []): readonly string[] =>
  steps.flatMap(({ text, steps: inner }) => [text, ...textsOf(inner)]);

/** The share stands alone between two signs: of 1.05 - 1 = 5 % it is not the 1. */
const pair = /(?<=^|[=≈] )(-?[\d.]+(?:e[-+]?\d+)?) ([=≈]) (-?[\d.]+(?:e[-+]?\d+)?) %/g;

/** A share and what it is in percent: of 0.0851063829787234 and 8.51064 % neither is the other. */
test.each([3, 6, 15])(
  'a working says = between a share and its percentage where they are the same, with %i digits',
  async (digits) => {
    const found = { same: 0, cut: 0 };
    for (const { id } of entries.filter(({ page }) => page.startsWith('finance-'))) {
      const calculator = (await load(id))!;
      for (const example of calculator.examples) {
        const outcome = calculate(calculator, example.given, { ...defaultOptions, digits });
        for (const text of textsOf(outcome.ok ? outcome.answer.steps : []))
          for (const [line, share, relation, percent] of text.matchAll(pair)) {
            const isSame = Q.equals(fromDecimal(percent!)!, Q.multiply(Q.integerRational(100), fromDecimal(share!)!));
            expect(relation, `${id}: ${line}`).toBe(isSame ? '=' : '≈');
            found[isSame ? 'same' : 'cut']++;
          }
      }
    }
    expect(found.same).toBeGreaterThan(10);
    if (digits < 15) expect(found.cut).toBeGreaterThan(5);
  },
);
