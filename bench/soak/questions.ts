import type { Entry } from '../../packages/calculators/src/catalogue.ts';
import { entries, load } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { requestFor } from '../../packages/calculators/src/kit/request.ts';
import type { TypedInputs } from '../../packages/calculators/src/kit/run.ts';
import { kindsOfPage } from '../../tools/setup/kinds-of-page.ts';

/** What visitors ask, in the proportions in which they do, as far as anyone knows: mostly calculations, some of them again and again. */
export type Kind = 'again' | 'light' | 'heavy' | 'page' | 'file' | 'rows' | 'mistake' | 'left' | 'message';

export interface Question {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The visitor leaves after so long, whether or not there is an answer. */
  readonly leavesAfterMs?: number;
}

const shares: Readonly<Record<Kind, number>> = {
  again: 25,
  light: 35,
  heavy: 8,
  page: 10,
  file: 8,
  rows: 3,
  mistake: 8,
  left: 2,
  message: 1,
};

interface Example {
  readonly calculator: Calculator;
  readonly cost: Entry['cost'];
  readonly given: TypedInputs;
}

async function examples(): Promise<readonly Example[]> {
  const found = await Promise.all(
    entries.map(async ({ id, cost, endpoint }): Promise<readonly Example[]> => {
      const calculator = endpoint.method === 'page' ? undefined : await load(id);
      return calculator?.examples.map(({ given }) => ({ calculator, cost, given })) ?? [];
    }),
  );
  return found.flat();
}

/** The same question for other numbers: whatever is a plain number in it becomes a little larger, as no visitor before had it. */
const otherNumbers = (given: TypedInputs, n: number): TypedInputs =>
  Object.fromEntries(
    Object.entries(given).map(([input, text]) => [
      input,
      /^\d+(\.\d+)?$/.test(text ?? '') ? String(Number((Number(text) + n / 1e6).toPrecision(14))) : text,
    ]),
  );

function asked(kind: Kind, { calculator }: Example, typed: TypedInputs, accept: string): Question {
  if (calculator.endpoint.method === 'page') throw new Error(`${calculator.id} has no endpoint`);
  const { method, url, body } = requestFor(calculator.endpoint, calculator.slash, typed);
  const headers = { Accept: accept, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  return { kind, method, url, headers, ...(body !== undefined && { body }) };
}

const mistakes = [
  '/nomogram/no/such/thing',
  '/nomogram/functions/gamma/%E0%A4%A',
  '/nomogram/volume/rectanglearea/1/',
  '/nothing-here',
  '/nomogram/functions/gamma/((((',
  '/nomogram/volume/rectanglearea/1/2?digits=x',
];
const files = ['/robots.txt', '/sw.js', '/nomogram/openapi.json', '/healthz', '/readyz', '/nomogram/status'];

/** Questions without end, the same for the same seed. */
export async function* questions(seed: number): AsyncGenerator<Question, never> {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const draw = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const all = await examples();
  const byCost = (cost: Entry['cost']) => all.filter((one) => one.cost === cost);
  const [light, heavy] = [byCost('light'), byCost('heavy')];
  const pages = Object.values(kindsOfPage);
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const accept = () => draw(['application/json', 'text/plain', '*/*']);
  const make: Readonly<Record<Kind, (n: number) => Question>> = {
    again() {
      const example = draw(all);
      return asked('again', example, example.given, accept());
    },
    light(n) {
      const example = draw(light);
      return asked('light', example, otherNumbers(example.given, n), accept());
    },
    heavy(n) {
      const example = draw(heavy);
      return asked('heavy', example, otherNumbers(example.given, n), accept());
    },
    page: () => ({
      kind: 'page',
      method: 'GET',
      url: draw(pages),
      headers: { 'Accept-Encoding': draw(['br', 'gzip']) },
    }),
    file: () => ({ kind: 'file', method: 'GET', url: draw(files) }),
    rows: (n) => ({
      kind: 'rows',
      method: 'POST',
      url: '/nomogram/bulk/volume/rectanglearea',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: Array.from({ length: 50 }, (_, row) => JSON.stringify([String(n), `${row}.5`])).join('\n'),
    }),
    mistake: () => ({ kind: 'mistake', method: 'GET', url: draw(mistakes) }),
    left(n) {
      const example = draw(heavy);
      return {
        ...asked('left', example, otherNumbers(example.given, n), accept()),
        leavesAfterMs: 20 + random() * 200,
      };
    },
    message: (n) => ({
      kind: 'message',
      method: 'POST',
      url: '/websites/contacts/',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: `Message ${n}` }),
    }),
  };
  for (let n = 1; ; n += 1) {
    let at = random() * total;
    const kind = (Object.keys(shares) as Kind[]).find((one) => {
      at -= shares[one];
      return at < 0;
    })!;
    yield make[kind](n);
  }
}
