import { entriesOf, load, pageOf, pagesOf, topics } from '@nomogram/calculators/catalogue.ts';
import { type Form, formOf } from '@nomogram/calculators/kit/form.ts';
import type { Page } from '@nomogram/calculators/kit/page.ts';
import { practised } from '@nomogram/calculators/practice.ts';
import glossary from '../../../../../content/dist/glossary.json' with { type: 'json' };
import { lightFigure } from '../../figure/light-figure.ts';
import { type Word, wordsOfForms } from '../../glossary/words.ts';
import { missingIn } from '../form/missing.ts';
import { solvingForm } from '../form/solving-form.ts';
import { serviceRequest } from '../request/ask.ts';
import { computeInPage } from '../request/compute-in-page.ts';
import { readQuery, type TypedInputs } from '../request/query.ts';
import { type Reply, replyOf } from '../request/reply.ts';
import { type Example, shownExample } from './example.ts';
import type { PageData, RelatedLink } from './page-data.ts';

/** The calculation service, asked without a network. */
export type Service = (request: Request) => Response | Promise<Response>;

interface LoadedPage {
  readonly data: PageData;
  /** False where the service was too busy for a part of it: the next visitor may find it whole. */
  readonly lasts: boolean;
}

/** The data of a calculator page, with the inputs of its address calculated; `undefined` when there is no such page. */
export async function loadPage(
  id: string,
  url: URL,
  service: Service,
  origin: string,
): Promise<LoadedPage | undefined> {
  const page = pageOf(id);
  const forms = page && (await formsOf(id));
  if (!page || !forms?.length) return undefined;
  const query = readQuery(forms, url.searchParams);
  const plain = forms.find(({ name }) => name === query.calculation)!;
  const form = query.solving ? solvingForm(plain) : plain;
  let lasts = true;
  const watched: Service = async (request) => {
    const response = await service(request);
    if (isOfTheMoment(response.status)) lasts = false;
    return response;
  };
  const [reply, example] = await Promise.all([
    query.asked ? replyTo(form, query.typed, watched).then(lightReply) : undefined,
    withTimeout(exampleOf(form, watched)),
  ]);
  if (example === tooLate) lasts = false;
  const topic = topics.find((one) => one.id === page.topic);
  const data = {
    page,
    topic: { id: page.topic, title: topic?.title ?? page.topic },
    forms,
    query,
    reply,
    example: example === tooLate ? undefined : example,
    words: wordsOf(page, forms),
    related: relatedTo(page),
    practised: practised(id),
    origin,
  };
  return { data, lasts };
}

/** Whether the service would say something else in a while: too many requests, too much to do, a limit reached. */
const isOfTheMoment = (status: number): boolean => status === 429 || status >= 500;

const known = new Map<string, Promise<readonly Form[]>>();

function formsOf(page: string): Promise<readonly Form[]> {
  const forms = known.get(page) ?? Promise.all(entriesOf(page).map(({ id }) => load(id))).then(toForms);
  known.set(page, forms);
  return forms;
}

const toForms = (calculators: readonly (Parameters<typeof formOf>[0] | undefined)[]): readonly Form[] =>
  calculators.flatMap((calculator) => (calculator ? [formOf(calculator)] : []));

const foundWords = new Map<string, Readonly<Record<string, readonly Word[]>>>();

/** A page never changes while the process runs: its words are looked for once. */
function wordsOf(page: Page, forms: readonly Form[]): Readonly<Record<string, readonly Word[]>> {
  const words = foundWords.get(page.id) ?? wordsOfForms(glossary, page, forms);
  foundWords.set(page.id, words);
  return words;
}

async function replyTo(form: Form, typed: TypedInputs, service: Service): Promise<Reply> {
  const missing = await missingIn(form, typed);
  if (missing) return missing;
  const request = serviceRequest(form, typed);
  if (!request) return computeInPage(form.id, typed);
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const { method, url, body } = request;
  return replyOf(await service(new Request(`http://service${url}`, { method, body, headers })));
}

function lightReply(reply: Reply): Reply {
  if (reply.kind !== 'answer' || !reply.answer.figure) return reply;
  return { ...reply, answer: { ...reply.answer, figure: lightFigure(reply.answer.figure) } };
}

/** A page does not wait for a heavy example; the next visitor finds it worked out. */
const patience = 1500;

const tooLate = Symbol('too late');

function withTimeout<Value>(promise: Promise<Value>): Promise<Value | typeof tooLate> {
  const { promise: late, resolve } = Promise.withResolvers<typeof tooLate>();
  const timer = setTimeout(() => resolve(tooLate), patience);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Examples never change while the process runs: each is worked out once. */
const workedOut = new Map<string, Example>();

async function exampleOf(form: Form, service: Service): Promise<Example | undefined> {
  const kept = workedOut.get(form.id);
  const given = form.examples[0]?.given;
  if (kept || !given) return kept;
  const reply = await replyTo(form, given, service);
  if (reply.kind !== 'answer') return undefined;
  const example = shownExample(reply.answer);
  workedOut.set(form.id, example);
  return example;
}

const relatedTo = (page: Page): readonly RelatedLink[] =>
  pagesOf(page.topic)
    .filter(({ id }) => id !== page.id)
    .map(({ id, title, purpose }) => ({ href: `/${id}`, title, purpose }));
