import { isReadingLine } from '@nomogram/calculators/kit/reading-lines.ts';

/** The lines of an answer that the search shows: what was answered, what stands beside it, and how it was read. */
export function answerParts(answer = ''): {
  readonly answered: string | undefined;
  readonly beside: readonly string[];
  readonly read: string;
} {
  const lines = answer.split('\n').filter((line) => line !== '');
  const [answered, ...beside] = lines.filter((line) => !isReadingLine(line));
  return { answered, beside, read: lines.filter(isReadingLine).join('\n') };
}
