/** `npm run answers` records what every example of the catalogue answers (`packages/calculators/src/trial/recorded.ts`). */
import { writeFileSync } from 'node:fs';
import { entries, load } from '../packages/calculators/src/catalogue.ts';
import { recordedFile, recordOf } from '../packages/calculators/src/trial/recorded.ts';

const lines: string[] = [];
for (const { id } of entries) lines.push(`${JSON.stringify(id)}: ${JSON.stringify(recordOf((await load(id))!))}`);
writeFileSync(recordedFile, `{\n${lines.sort().join(',\n')}\n}\n`);
console.log(`The answers of the examples of ${lines.length} calculators were recorded.`);
