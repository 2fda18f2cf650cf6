import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../result/result.ts';
import { readers } from './readers.fixture.ts';

/** One mistake: what was typed for which reader, and exactly what is said about it. */
interface Mistake {
  readonly reader: keyof typeof readers;
  readonly input: string;
  readonly code: Failure['code'];
  readonly message: string;
  readonly at: readonly [number, number];
  readonly suggestion?: string;
}

const folder = new URL('./errors/', import.meta.url);

/** By the family of the mistake: `brackets/unclosed-bar.json`. */
const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.json'));

describe.each(files.sort())('%s', (file) => {
  const mistake = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Mistake;
  const read = readers[mistake.reader](mistake.input);

  test('is refused with the reason, the place and, where there is one, a proposal that can be read', () => {
    expect(read.ok).toBe(false);
    if (read.ok) return;
    const { code, message, span, suggestion } = read.why;
    expect({ code, message, at: span && [span.start, span.end], suggestion }).toEqual({
      code: mistake.code,
      message: mistake.message,
      at: mistake.at,
      suggestion: mistake.suggestion,
    });
    if (suggestion !== undefined) expect(readers[mistake.reader](suggestion).ok).toBe(true);
  });
});
