import { ownHeaders } from '../headers.ts';

/** What the process itself says: one sentence, never kept. */
export const sentence = (status: number, text: string, extra: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      ...ownHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
      ...extra,
    },
  });
