import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { partOf } from '../../../tools/setup/sample.ts';
import { entries, load } from './catalogue.ts';
import { typedInto } from './trial/generated.ts';
import { faultsOfSteps, testedElsewhere } from './trial/step-faults.ts';

describe('steps are true, and say why', async () => {
  const calculators = await Promise.all(entries.map(async ({ id }) => (await load(id))!));
  test.each(calculators.filter(({ page }) => !testedElsewhere.has(page)).map((one) => [one.id, one] as const))(
    '%s',
    (_, calculator) => {
      const examples = calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));
      const generated = fc.sample(typedInto(calculator), { numRuns: lawRuns(1, 500) });
      const told = [...partOf(examples, 1), ...generated].map((typed) => faultsOfSteps(calculator, typed));
      expect(told.flat()).toEqual([]);
    },
    600_000,
  );
});
