import { expect, test } from 'vitest';
import { partOf } from '../../../../../tools/setup/sample.ts';
import { entriesOf, load, pagesOf } from '../../catalogue.ts';
import { answerAngles, defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

const calculators = await Promise.all(
  pagesOf('topography')
    .flatMap(({ id }) => entriesOf(id))
    .map(async ({ id }) => (await load(id))!),
);

const asked = calculators.flatMap((calculator) =>
  calculator.options.includes('angles')
    ? calculator.examples.flatMap((example) =>
        'expect' in example
          ? [undefined, ...Object.keys(calculator.methods ?? {})].map((method) => ({ calculator, example, method }))
          : [],
      )
    : [],
);

test('a working is written in the unit that its answer was asked for in, and comes to the same', () => {
  expect(asked.length).toBeGreaterThan(20);
  for (const { calculator, example, method } of partOf(asked, 24)) {
    const stepsIn = (angles: (typeof answerAngles)[number] | undefined) => {
      const outcome = calculate(calculator, example.given, { ...defaultOptions, angles, method });
      return outcome.ok ? outcome.answer.steps : undefined;
    };
    const usual = stepsIn(undefined);
    for (const angles of answerAngles) {
      const steps = stepsIn(angles);
      const which = `${calculator.id} ${JSON.stringify(example.given)} in ${angles}, ${method}`;
      // A line that does not come to the answer would leave none.
      expect(steps === undefined, which).toBe(usual === undefined);
      if (calculator.id !== 'topography-area/quadrilatere' && (angles === 'degrees' || angles === 'dms'))
        expect(JSON.stringify(steps ?? ''), which).not.toMatch(/\bgon\b|gradian|pi\/200|200\/pi/);
    }
  }
});
