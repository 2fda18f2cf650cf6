/**
 * `node tools/scores/steps/show.ts [id or kind …]`: the records of the reference data for steps, kind by kind, with what each
 * lacks; with ids or kinds their steps are shown too.
 */

import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { endsInAnswer, silences } from '@nomogram/calculators/trial/steps.ts';
import { recordsOf } from '../suite.ts';
import steps, { explained } from '../suites/steps.ts';
import { meets } from './demands.ts';

type Record = Parameters<typeof explained>[0];

const asked = process.argv.slice(2);
const records = (recordsOf(steps as never) as unknown as readonly Record[]).filter(
  ({ id, kind }) => asked.length === 0 || asked.some((one) => id.includes(one) || kind === one),
);

for (const [kind, ofKind] of Map.groupBy(records, (one) => one.kind)) {
  const judged = ofKind.map((record) => ({ record, judgement: steps.judge(record) }));
  const right = judged.filter(({ judgement }) => judgement === 'right').length;
  console.log(`${kind}: ${right}/${judged.length}`);
  for (const { record, judgement } of judged) if (judgement !== 'right' || asked.length > 0) tell(record, judgement);
}

function tell(record: Record, judgement: string): void {
  const found = explained(record);
  const shown = found?.answer.steps ?? [];
  console.log(`  ${record.id} ${judgement} (${record.path.join('/')}) ${found?.broken.join(' | ') ?? 'no answer'}`);
  for (const demand of record.must) if (!meets(shown, demand)) console.log(`    lacks ${JSON.stringify(demand)}`);
  if (found === null) return;
  const silent = silences(shown);
  if (silent.length > 0) console.log(`    silent: ${silent.slice(0, 5).join(' | ')}`);
  if (!endsInAnswer(found.answer)) console.log('    the last step is not the answer');
  if (asked.length > 0) print(shown, '      ');
}

function print(nodes: readonly PresentedStep[], indent: string): void {
  for (const { rule, says, text, with: parts, steps: inner } of nodes) {
    console.log(`${indent}[${rule}] ${says ?? ''}${parts ? ` ${JSON.stringify(parts)}` : ''}\n${indent}    ${text}`);
    print(inner ?? [], `${indent}  `);
  }
}
