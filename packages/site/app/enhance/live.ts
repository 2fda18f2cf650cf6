/** A calculator inside an article: answers in place what its form would open a page for. */
import type { Endpoint } from '@nomogram/calculators/kit/calculator.ts';
import { requestFor } from '@nomogram/calculators/kit/request.ts';
import { linesOf } from '@nomogram/calculators/kit/value-text.ts';
import { replyOf, textOf } from '../calculator/request/reply.ts';
import { marked } from '../math/decimal-mark.ts';
import { decimalQuery, storedSetting } from '../settings.ts';

/** What the text's build knows of the calculator. */
interface LiveCalculator {
  readonly endpoint: Exclude<Endpoint, { method: 'page' }>;
  readonly slash: boolean;
  /** The message where one of the required inputs is empty. */
  readonly missing: string;
  readonly required: readonly string[];
  /** The values of the answer that are shown; all of its text where there are none. */
  readonly shown: readonly string[];
}

async function answerTo({ endpoint, slash, shown }: LiveCalculator, typed: Record<string, string>): Promise<string> {
  const { url, method, body } = requestFor(endpoint, slash, typed, decimalQuery());
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const reply = await replyOf(await fetch(url, { method, body, headers }));
  return reply.kind === 'answer' ? marked(linesOf(reply.answer, shown), storedSetting('decimal')) : textOf(reply);
}

function wake(form: HTMLFormElement): void {
  const live = JSON.parse(form.dataset.live ?? '') as LiveCalculator;
  const output = form.querySelector('output');
  let asked = 0;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!output) return;
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    if (live.required.some((name) => !typed[name])) {
      output.textContent = live.missing;
      return;
    }
    asked += 1;
    const mine = asked;
    output.setAttribute('aria-busy', 'true');
    const text = await answerTo(live, typed).catch((error: unknown) => (error instanceof Error ? error.message : ''));
    if (mine !== asked) return;
    output.removeAttribute('aria-busy');
    output.textContent = text;
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]')) wake(form);
