import { deserialize, serialize } from 'node:v8';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effort } from '../../../../tools/setup/effort.ts';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import type { CalculationResult } from '../../src/dependencies.ts';
import { createInline } from '../../src/inline.ts';
import { type LongAnswer, sealed } from '../../src/long-answer.ts';
import { represent } from '../../src/representation.ts';
import { answeredRow, longRow } from '../../src/rows.ts';
import { load } from '../fixtures/catalogue.ts';
import { startServer } from '../fixtures/server.ts';

const version = 'test';
const decoded = (bytes: string | Uint8Array): string =>
  typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes);

/** What `represent` and `answeredRow` make of it where it was calculated is what is sent of it where it was not. */
test('a long answer is the same bytes, wherever they were written', async () => {
  const given = await createInline(load)('texts/echo', { text: 'a' }, defaultOptions);
  if (!given.ok) throw new Error('the example is refused');
  const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 70_000, max: 90_000 }), (text, note, length) => {
      const answer = { ...given.answer, text: text.padEnd(length, text), notes: [note] };
      const outcome: Outcome = { ok: true, answer };
      const long = sealed(outcome, version) as LongAnswer;
      expect('long' in long).toBe(true);
      for (const form of ['text', 'json'] as const) {
        const [here, there] = [represent(outcome, form, version), represent(long, form, version)];
        expect(decoded(there.body)).toBe(new TextDecoder().decode(new TextEncoder().encode(decoded(here.body))));
        expect({ ...there, body: '' }).toEqual({ ...here, body: '' });
      }
      expect(decoded(longRow(7, long))).toBe(decoded(new TextEncoder().encode(answeredRow(7, outcome))));
    }),
    { numRuns: lawRuns(20, 1000) },
  );
});

test('a long answer is handed on with a small part of the work of writing it', async () => {
  const given = await createInline(load)('texts/echo', { text: 'a' }, defaultOptions);
  if (!given.ok) throw new Error('the example is refused');
  const outcome: Outcome = { ok: true, answer: { ...given.answer, text: '7'.repeat(5_000_000) } };
  /** What the server does with it when a child has sent it. */
  const received = (found: CalculationResult) => {
    const message = serialize(found);
    return effort(() => represent(deserialize(message), 'json', version));
  };
  expect(20 * received(sealed(outcome, version))).toBeLessThan(received(outcome));
});

describe('the service', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const path = '/nomogram/test/heavy/long/100000';
  const json = { accept: 'application/json' };
  const said = async (response: Response) => (await response.json()) as { readonly text: string };

  test('sends a long answer that a child has written, in each form, compressed or not, and knows it again', async () => {
    const text = await (await server.get(path, { 'accept-encoding': 'identity' })).text();
    expect(text).toContain('é'.repeat(100_000));
    const plain = await server.get(path, { ...json, 'accept-encoding': 'identity' });
    const { length } = Buffer.from(await plain.clone().arrayBuffer());
    expect(plain.headers.get('content-length')).toBe(String(length));
    expect((await said(plain)).text).toBe(text);
    const gzipped = await server.get(path, { ...json, 'accept-encoding': 'gzip' });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    expect((await said(gzipped)).text).toBe(text);
    const etag = plain.headers.get('etag')!;
    const known = await server.get(path, { ...json, 'accept-encoding': 'identity', 'if-none-match': etag });
    expect(known.status).toBe(304);
  });

  test('sends it as a row among others', async () => {
    const rows = [
      ['long', '100000'],
      ['answer', '3'],
    ];
    const answered = await server.post('/nomogram/bulk/test/heavy', rows.map((row) => JSON.stringify(row)).join('\n'));
    const [long, short] = (await answered.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(long).toMatchObject({ row: 1, status: 200, values: [{ name: 'pid' }, { decimal: '100000' }] });
    expect(long.text).toContain('é'.repeat(100_000));
    expect(short).toMatchObject({ row: 2, status: 200 });
  });

  test('refuses what is longer than can be sent without holding others up', async () => {
    const refused = await server.get('/nomogram/test/heavy/long/9000000', json);
    expect(refused.status).toBe(422);
    expect(await said(refused)).toMatchObject({ problems: [{ code: 'too-large' }] });
  });
});
