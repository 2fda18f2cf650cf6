import { type Entry, entriesOf, load, pagesOf } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { formOf } from '@nomogram/calculators/kit/form.ts';
import type { TopicId } from '@nomogram/calculators/kit/page.ts';
import { serviceRequest } from '../calculator/request/ask.ts';
import { computeInPage } from '../calculator/request/compute-in-page.ts';
import { queryOf, type TypedInputs } from '../calculator/request/query.ts';
import { type Reply, replyOf } from '../calculator/request/reply.ts';
import type { AskService } from '../service.ts';
import { drawn } from './drawn.server.tsx';

/** A worked example of a topic: its figure as the calculator draws it, and the page where it can be changed. */
export interface Illustration {
  readonly title: string;
  readonly href: string;
  /** What is to be seen. */
  readonly summary: string;
  /** The drawing, as HTML. */
  readonly html: string;
}

/** Whose figure is asked for first: a page, or a calculator of it. */
const preferred: Readonly<Partial<Record<TopicId, string>>> = {
  calculus: 'calculus-integral',
  statistics: 'statistics-continuous/normal',
  finance: 'finance-general',
};

/** How many calculators are asked for a figure before a topic goes without one. */
const patience = 12;

const kept = new Map<TopicId, Illustration>();

/** Examples never change while the process runs: each topic's is worked out, and drawn, once. */
export async function illustrationOf(topic: TopicId, ask: AskService): Promise<Illustration | undefined> {
  const known = kept.get(topic);
  if (known) return known;
  const prefix = preferred[topic];
  const entries = pagesOf(topic).flatMap(({ id }) => entriesOf(id));
  const isPreferred = ({ id }: Entry) => prefix !== undefined && id.startsWith(prefix);
  const inOrder = [...entries.filter(isPreferred), ...entries.filter((entry) => !isPreferred(entry))];
  for (const { id } of inOrder.slice(0, patience)) {
    const calculator = await load(id);
    const found = calculator && (await exampleOf(topic, calculator, ask));
    if (!found) continue;
    kept.set(topic, found);
    return found;
  }
  return undefined;
}

async function exampleOf(topic: TopicId, calculator: Calculator, ask: AskService): Promise<Illustration | undefined> {
  const given = calculator.examples.find((example) => 'expect' in example)?.given as TypedInputs | undefined;
  if (!given) return undefined;
  const form = formOf(calculator);
  const request = serviceRequest(form, given);
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const reply: Reply = request
    ? await replyOf(await ask(request.url, { method: request.method, body: request.body, headers }))
    : await computeInPage(calculator.id, given);
  if (reply.kind !== 'answer' || !reply.answer.figure) return undefined;
  return {
    title: calculator.title,
    href: `/${calculator.page}${queryOf(form, given)}`,
    summary: reply.answer.figure.summary,
    html: drawn(reply.answer.figure, topic),
  };
}
