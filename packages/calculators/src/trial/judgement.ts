import type { Calculator } from '../kit/calculator.ts';
import { faultOfDigits } from './digits.ts';
import { faultOfExample, faultOfRefusals, faultOfRefused } from './examples.ts';
import { faultOfFixture, fixturesOf } from './fixtures.ts';
import { tryLaws } from './laws.ts';
import { faultOfNeighbours } from './neighbours.ts';
import { faultOfRecorded } from './recorded.ts';
import { faultsOfSteps } from './step-faults.ts';

/** What the tests of the catalogue find wrong with one calculator; undefined when they all pass. */
export function faultOf(calculator: Calculator, runs: number): string | undefined {
  for (const example of calculator.examples) {
    const fault = faultOfExample(calculator, example);
    if (fault !== undefined) return `example ${JSON.stringify(example.given)}: ${fault}`;
  }
  const refusal = faultOfRefusals(calculator) ?? faultOfRefused(calculator);
  if (refusal !== undefined) return `refusal: ${refusal}`;
  for (const record of fixturesOf(calculator)) {
    const fault = faultOfFixture(calculator, record);
    if (fault !== undefined) return `fixture ${JSON.stringify(record[1])}: ${fault}`;
  }
  const others = faultOfRecorded(calculator) ?? faultOfNeighbours(calculator) ?? faultOfDigits(calculator);
  if (others !== undefined) return `examples: ${others}`;
  const { broken } = tryLaws(calculator, runs);
  if (broken !== undefined) return `law: ${broken}`;
  for (const example of calculator.examples) {
    const [fault] = 'expect' in example ? faultsOfSteps(calculator, example.given) : [];
    if (fault !== undefined) return `steps: ${fault}`;
  }
  return undefined;
}
