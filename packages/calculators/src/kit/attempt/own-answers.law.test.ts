import { expect, test } from 'vitest';
import { partOf } from '../../../../../tools/setup/sample.ts';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../calculator.ts';
import { defaultOptions } from '../options.ts';
import type { PresentedAnswer } from '../outcome.ts';
import { calculate } from '../solve.ts';
import { judge } from './judge.ts';
import { isAccepted } from './judgement.ts';
import { typedFrom } from './own-answer.fixture.ts';
import { truthOf } from './truth.ts';

/** The first example of each calculator that is answered. */
async function answers(): Promise<readonly { readonly calculator: Calculator; readonly answer: PresentedAnswer }[]> {
  const loaded = await Promise.all(partOf(entries, 60).map(({ id }) => load(id)));
  return loaded.flatMap((calculator) => {
    const example = calculator?.examples.find((one) => 'expect' in one);
    const outcome = calculator && example && calculate(calculator, example.given as never, defaultOptions);
    return outcome?.ok ? [{ calculator: calculator!, answer: outcome.answer }] : [];
  });
}

const found = await answers();

test('every calculator accepts its own answer', () => {
  const refused = found.flatMap(({ calculator, answer }) => {
    const typed = typedFrom(answer.values);
    if (typed === undefined || truthOf(answer.values).kind === 'none') return [];
    const judgement = judge(answer, typed, defaultOptions);
    return isAccepted(judgement) ? [] : [`${calculator.id}: ${typed} is ${judgement.grade}: ${judgement.says}`];
  });
  expect(refused).toEqual([]);
});

test('with its unit, too', () => {
  const refused = found.flatMap(({ calculator, answer }) => {
    const [first] = answer.values;
    if (!first?.unit || first.decimal === undefined || truthOf(answer.values).kind !== 'number') return [];
    const judgement = judge(answer, `${first.decimal} ${first.unit}`, defaultOptions);
    return isAccepted(judgement)
      ? []
      : [`${calculator.id}: ${first.decimal} ${first.unit} is ${judgement.grade}: ${judgement.says}`];
  });
  expect(refused).toEqual([]);
});

test('none accepts an answer that is off by a hundredth, or has one more added to it', () => {
  const accepted = found.flatMap(({ calculator, answer }) => {
    const truth = truthOf(answer.values);
    const [first] = answer.values;
    const text = first?.exact ?? first?.decimal;
    if (!first || text === undefined) return [];
    const attempt =
      truth.kind === 'number'
        ? `${(Number(first.decimal ?? Number.NaN) || 1) * 1.01}`
        : truth.kind === 'expression'
          ? `${text} + 1`
          : truth.kind === 'antiderivative'
            ? `${text} + ${truth.variable}`
            : undefined;
    if (attempt === undefined || /NaN|e/.test(attempt)) return [];
    const judgement = judge(answer, attempt, defaultOptions);
    return judgement.grade === 'wrong' ? [] : [`${calculator.id}: ${attempt} is ${judgement.grade}: ${judgement.says}`];
  });
  expect(accepted).toEqual([]);
});
