import { commonHeaders } from '../headers.ts';

/** A refusal of the process itself: one sentence, never kept. */
export const sentence = (status: number, text: string, extra: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
      ...extra,
    },
  });
