/**
 * `npm run answers` records what every example of the catalogue answers (`packages/calculators/src/trial/recorded.ts`), and what is answered
 * beside the first of each calculator (`trial/neighbours.ts`).
 */
import { writeFileSync } from 'node:fs';
import { entries, load } from '../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../packages/calculators/src/kit/calculator.ts';
import { neighbourhoodOf, neighboursFile } from '../packages/calculators/src/trial/neighbours.ts';
import { recordedFile, recordOf } from '../packages/calculators/src/trial/recorded.ts';

const calculators = (await Promise.all(entries.map(({ id }) => load(id)))) as readonly Calculator[];

/** One line for each calculator, so that a difference shows whose it is. */
function record(file: URL, recordedOf: (calculator: Calculator) => unknown): void {
  const lines = calculators.flatMap((calculator) => {
    const found = recordedOf(calculator);
    return found === undefined ? [] : [`${JSON.stringify(calculator.id)}: ${JSON.stringify(found)}`];
  });
  writeFileSync(file, `{\n${lines.sort().join(',\n')}\n}\n`);
}

record(recordedFile, recordOf);
record(neighboursFile, neighbourhoodOf);
console.log(
  `The answers of the examples of ${calculators.length} calculators, and of their neighbours, were recorded.`,
);
