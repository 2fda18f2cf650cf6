/** Judges records one by one for `scores.ts`, which ends this process when a record takes too long. */
import { loadSuite, recordsOf } from './suite.ts';

const [name = '', from = '0'] = process.argv.slice(2);
const asked = await loadSuite(name);
const records = recordsOf(asked);
for (let index = Number(from); index < records.length; index += 1) {
  process.send!({ started: index });
  const start = performance.now();
  let judgement: string;
  try {
    judgement = asked.judge(records[index]!);
  } catch (error) {
    judgement = 'threw';
    process.send!({ index, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  const ms = performance.now() - start;
  const ratio = judgement === 'threw' ? null : (asked.lengthRatio?.(records[index]!) ?? null);
  const explained = judgement === 'threw' ? null : (asked.isExplained?.(records[index]!) ?? null);
  process.send!({ index, judgement, ms, ratio, explained });
  await new Promise((resolve) => setImmediate(resolve));
}
process.send!({ done: true });
process.disconnect();
