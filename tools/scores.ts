/**
 * `npm run scores [-- suite …] [--limit seconds]`: every record of the reference data through the engine, with a time
 * limit each. Prints per file how many are right, wrong, without an answer, out of time, and records which are right.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './scores/measure.ts';
import { isPresent, loadSuite, oracles, recorded, recordedFolder, suiteNames } from './scores/suite.ts';

const words = process.argv.slice(2);
const at = words.indexOf('--limit');
const limit = at < 0 ? 5 : Number(words.splice(at, 2)[1]);
const names = words.length ? words : suiteNames();

let fell = 0;
for (const name of names) {
  const { file } = await loadSuite(name);
  if (!isPresent(file)) {
    console.log(`${name}: no reference data at ${oracles}`);
    continue;
  }
  const results = await measure(name, limit * 1000);
  const of = (judgement: string) => results.filter((one) => one.judgement === judgement);
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const right = of('right').map(({ id }) => id);
  const before = recorded(name);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  console.log(
    `${name}: ${right.length}/${results.length} right, ${of('part').length ? `${of('part').length} in part, ` : ''}${of('wrong').length} wrong, ${of('none').length} no answer, ${of('slow').length} out of time, ${of('threw').length} threw · median ${median.toFixed(2)} ms, p95 ${p95.toFixed(1)} ms`,
  );
  const ratios = results.flatMap(({ ratio }) => ratio ?? []).sort((a, b) => a - b);
  if (ratios.length > 0) {
    const share = (most: number) => ((100 * ratios.filter((ratio) => ratio <= most).length) / ratios.length).toFixed(1);
    console.log(
      `    length against the shortest known form: ${share(1.25)} % at most 1.25 times, ${share(2)} % at most twice, the worst ${ratios.at(-1)!.toFixed(1)} times`,
    );
  }
  const asked = results.flatMap(({ explained }) => explained ?? []);
  if (asked.length > 0) {
    const explained = asked.filter(Boolean).length;
    const share = ((100 * explained) / asked.length).toFixed(1);
    console.log(`    explained by the rules of a textbook: ${explained} of ${asked.length} from textbooks, ${share} %`);
  }
  for (const { id, judgement, error } of [...of('wrong'), ...of('threw')].slice(0, 10))
    console.log(`    ${judgement} ${id} ${error?.split('\n')[0] ?? ''}`);
  if (before && right.length < before.right.length) {
    console.log(`    fell from ${before.right.length}: not recorded`);
    fell += 1;
    continue;
  }
  mkdirSync(recordedFolder, { recursive: true });
  const kept = {
    asked: results.length,
    wrong: of('wrong').length,
    ...(of('part').length ? { part: of('part').length } : {}),
    none: of('none').length,
    slow: of('slow').length,
    medianMs: Number(median.toFixed(2)),
    right,
  };
  writeFileSync(join(recordedFolder, `${name}.json`), `${JSON.stringify(kept, null, 1)}\n`);
}
process.exit(fell ? 1 : 0);
