import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { isFromService } from '@nomogram/calculators/kit/request.ts';
import type { Span } from '@nomogram/math/result/result.ts';
import { noAnswer } from '../../service.ts';

/** What is wrong, where, and a text that would be right. */
export interface ReplyProblem {
  readonly message: string;
  readonly input?: string;
  /** What was typed there, and the place in it. */
  readonly typed?: string;
  readonly span?: Span;
  readonly suggestion?: string;
  /** Both texts of what can be read in two ways. */
  readonly readings?: readonly string[];
}

/** What a calculation gave: an answer, the refusal of the service, or inputs that are still missing. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: PresentedAnswer }
  | { readonly kind: 'refusal'; readonly text: string; readonly troubles: readonly ReplyProblem[] }
  | { readonly kind: 'missing'; readonly message: string; readonly troubles: readonly ReplyProblem[] };

/** The text of the result box. */
export const textOf = (reply: Reply | undefined): string =>
  reply?.kind === 'answer' ? reply.answer.text : reply?.kind === 'refusal' ? reply.text : '';

/**
 * Reads a response of the service. Whatever the status, its body is shown: the structured answer, the problem in words, or the bare
 * text. What something in between answers is none of it, and is not shown.
 */
export async function replyOf(response: Response): Promise<Reply> {
  if (!isFromService(response)) return { kind: 'refusal', text: noAnswer(response), troubles: [] };
  const body = await response.text();
  const json = parsed(body);
  if (response.ok && isAnswer(json)) return { kind: 'answer', answer: json };
  if (!isProblem(json)) return { kind: 'refusal', text: body.trim() || `${response.status}`, troubles: [] };
  return { kind: 'refusal', text: json.detail, troubles: json.problems ?? [] };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isAnswer = (json: unknown): json is PresentedAnswer =>
  typeof json === 'object' && json !== null && 'text' in json && 'values' in json;

interface Problem {
  readonly detail: string;
  readonly problems?: readonly ReplyProblem[];
}

const isProblem = (json: unknown): json is Problem =>
  typeof json === 'object' && json !== null && 'detail' in json && typeof json.detail === 'string';
