import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/** An angle in its own unit is the one that a number in that unit is, whatever is selected: its steps, too. */
test.each([
  ['30°', 'degrees', '30'],
  ['45g12c34cc', 'gradians', '45.1234'],
  ['1.5 rad', 'radians', '1.5'],
] as const)('%s is %s %s', async (own, unit, number) => {
  const calculator = (await load('trigonometry-converter/convert'))!;
  for (const to of ['degrees', 'radians', 'gradians'])
    for (const method of ['proportion', 'one']) {
      const stepsOf = (from: string, value: string) => {
        const outcome = run(calculator, { from, to, value }, { ...defaultOptions, method });
        return outcome.ok ? outcome.answer.steps : outcome;
      };
      const wanted = stepsOf(unit, number);
      expect(wanted).toHaveProperty('0.rule');
      for (const selected of ['degrees', 'radians', 'gradians']) expect(stepsOf(selected, own)).toEqual(wanted);
    }
});
