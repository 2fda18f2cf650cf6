import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Judgement, loadSuite, recordsOf } from './suite.ts';

export interface SuiteMeasurement {
  readonly id: string;
  /** `slow`: no answer within the limit · `threw`: a bug. */
  readonly judgement: Judgement | 'slow' | 'threw';
  readonly ms: number;
  readonly error?: string;
  /** The length of the answer for each unit of the shortest known one. */
  readonly ratio?: number | null;
  /** Whether the rules of a textbook lead to it. */
  readonly explained?: boolean | null;
}

/** Every record of a suite through the engine, in a process that is ended and begun anew when one takes too long. */
export async function measure(name: string, limitMs: number): Promise<SuiteMeasurement[]> {
  const records = recordsOf(await loadSuite(name));
  const results: SuiteMeasurement[] = [];
  while (results.length < records.length) await runFrom(name, results.length, limitMs, records, results);
  return results;
}

function runFrom(
  name: string,
  from: number,
  limitMs: number,
  records: readonly { id: string }[],
  results: SuiteMeasurement[],
): Promise<void> {
  return new Promise((resolve) => {
    const child: ChildProcess = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [name, String(from)]);
    let timer: NodeJS.Timeout | undefined;
    let current = from;
    let error: string | undefined;
    const give = (
      judgement: SuiteMeasurement['judgement'],
      ms: number,
      found: Pick<SuiteMeasurement, 'ratio' | 'explained'> = {},
    ) => results.push({ id: records[current]!.id, judgement, ms, error, ...found });
    child.on(
      'message',
      (message: {
        started?: number;
        index?: number;
        judgement?: SuiteMeasurement['judgement'];
        ms?: number;
        error?: string;
        ratio?: number | null;
        explained?: boolean | null;
      }) => {
        if (message.started !== undefined) {
          current = message.started;
          error = undefined;
          clearTimeout(timer);
          timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
        } else if (message.error !== undefined) error = message.error;
        else if (message.judgement) {
          clearTimeout(timer);
          give(message.judgement, message.ms ?? 0, { ratio: message.ratio, explained: message.explained });
        }
      },
    );
    child.on('exit', () => {
      clearTimeout(timer);
      // Ended in the middle of a record: by the limit, or by a crash that took the process along.
      if (results.length === current && current < records.length) give('slow', limitMs);
      resolve();
    });
  });
}
