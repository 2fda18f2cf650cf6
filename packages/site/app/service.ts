import { isFromService } from '@nomogram/calculators/kit/request.ts';

/** Asks the service for an address below its root: in process while a page is rendered, by fetch in the browser. */
export type AskService = (path: string, init?: RequestInit) => Promise<Response>;

export type LoadResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly status: number };

/** What the service answers, or the message to show; it never throws. */
export async function loadJson<Value>(ask: AskService, path: string): Promise<LoadResult<Value>> {
  try {
    const response = await ask(path);
    if (response.ok && isFromService(response)) return { ok: true, value: (await response.json()) as Value };
    return { ok: false, message: await wordsOf(response), status: response.status };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error), status: 503 };
  }
}

/** What is said where the service did not answer, or something between this page and it did. */
export const noAnswer = ({ status }: Response): string =>
  `The service gave no answer (status ${status}); please try again.`;

/** The sentence in the body of an answer that refuses. */
export async function wordsOf(response: Response): Promise<string> {
  const text = isFromService(response) ? (await response.text()).trim() : '';
  return text === '' || text.length > 500 || /^[<{[]/.test(text) ? noAnswer(response) : text;
}
