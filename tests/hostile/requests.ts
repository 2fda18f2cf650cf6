import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { entries, load } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { anyText, known, longPrime, symbolicMatrix, textFor } from '../../tools/fuzz/texts.ts';

/** A request as bytes on a connection; pieces are sent one by one, with pauses, by a client that is slow on purpose. */
export interface HostileRequest {
  readonly kind: string;
  readonly pieces: readonly (string | Buffer)[];
  readonly pauseMs?: number;
  /** The client hangs up so long after it has sent everything. */
  readonly leavesAfterMs?: number;
  /** The client reads nothing of the answer. */
  readonly isDeaf?: boolean;
}

interface Target {
  readonly calculator: Calculator;
  readonly texts: fc.Arbitrary<readonly string[]>;
}

const corpus = new URL('../../packages/math/src/syntax/errors/', import.meta.url);
const mistakes: readonly string[] = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, corpus), 'utf8')).input);

/** Every calculator that has an endpoint, with texts for its inputs. */
export async function targets(): Promise<readonly Target[]> {
  const asked = entries.filter(({ endpoint }) => endpoint.method !== 'page');
  return Promise.all(
    asked.map(async ({ id }) => {
      const calculator = (await load(id))!;
      const given = calculator.examples.map((example) => example.given);
      const texts = Object.entries(calculator.inputs).map(([input, { samples }]) =>
        textFor([...samples.good, ...samples.bad, ...given.flatMap((one) => one[input] ?? [])]),
      );
      return { calculator, texts: fc.tuple(...texts) };
    }),
  );
}

const postAddresses = (all: readonly Target[]): readonly string[] =>
  all.flatMap(({ calculator: { endpoint } }) => (endpoint.method === 'POST' ? [`/nomogram/${endpoint.prefix}`] : []));

const http = (
  method: string,
  path: string,
  headers: readonly string[] = [],
  body?: string | Buffer,
): (string | Buffer)[] => {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${path} HTTP/1.1`, 'Host: nomogram.example', 'Connection: close', ...headers, ...length];
  return [`${head.join('\r\n')}\r\n\r\n`, ...(body === undefined ? [] : [body])];
};

/** Percent-encodes whatever the text holds, lone surrogates included. */
const segment = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, '%2E');

function calculation(
  { calculator: { endpoint, inputs } }: Target,
  texts: readonly string[],
  query: string,
): (string | Buffer)[] {
  if (endpoint.method === 'page') throw new Error('a page has no endpoint');
  const base = `/nomogram/${endpoint.prefix}`;
  if (endpoint.method === 'GET') return http('GET', `${[base, ...texts.map(segment)].join('/')}${query}`);
  const names = Object.keys(inputs);
  const body = Object.fromEntries(
    Object.entries(endpoint.body).map(([input, name]) => [name, texts[names.indexOf(input)]]),
  );
  return http('POST', base + query, ['Content-Type: application/json'], JSON.stringify(body));
}

const paths = (text: string): readonly string[] => [
  `/nomogram/calculus/differentiation/${text}`,
  `/nomogram/algebra/factorize/${text}`,
  `/nomogram/functions/gamma/${text}`,
  `/nomogram/functions/error/${text}`,
];

const matrix = (size: number): string => segment(symbolicMatrix(size)).replaceAll('%2C', ',').replaceAll('%3B', ';');
const nested = (n: number): string => segment(`${'sin('.repeat(60)}x^${n}${')'.repeat(60)}`);

/** Sums that only look small: each with a number of its own, so that no cache answers. */
const costly: readonly ((n: number) => string)[] = [
  (n) => `functions/factorial/${1_000_000_000 - n}`,
  (n) => `functions/factorial/${90_000 + n}`,
  (n) => `functions/gcd/${'7'.repeat(4000)}${n}/${'9'.repeat(4000)}`,
  (n) => `algebra/prime/${longPrime(5000)}${n}`,
  (n) => `algebra/prime/${longPrime(60)}${n}`,
  (n) => `algebra/fibonacci/${1_000_000 + n}`,
  (n) => `calculus/onematrix/determinant/${matrix(30)}?digits=${1 + (n % 1000)}`,
  (n) => `calculus/onematrix/inverse/${matrix(45)}?digits=${1 + (n % 1000)}`,
  (n) => `calculus/onematrix/determinant/${matrix(200)}?digits=${1 + (n % 1000)}`,
  (n) => `calculus/onematrix/power/${matrix(12)}/${n}`,
  (n) => `calculus/differentiation/${nested(n)}`,
  (n) => `calculus/integral/analytical/${segment(`exp(sin(x^${n}))/(1+x^${n + 1})`)}`,
  (n) => `calculus/integral/numerical/${segment(`sin(1/x^${n})`)}/0/1`,
  (n) => `algebra/expand/${segment(`(a+b+c+d+e+f+g)^${40 + (n % 900)}`)}`,
  (n) => `algebra/factorize/${segment(`x^${500 + n}-1`)}`,
  (n) => `algebra/simplify/${segment(`9^9^9^9^${n}`)}`,
];

/** Many rows in one request: what no address can hold, rows that break in the middle, more rows than are accepted. */
const bulk: readonly ((n: number) => readonly [endpoint: string, rows: string])[] = [
  (n) => ['calculus/onematrix/determinant', JSON.stringify([`${symbolicMatrix(200)}+${n}`])],
  (n) => ['calculus/onematrix/inverse', JSON.stringify([symbolicMatrix(200).replace('a_0', `b_${n}`)])],
  (n) => ['calculus/onematrix/power', JSON.stringify([symbolicMatrix(200), String(n)])],
  (n) => ['algebra/prime', JSON.stringify([longPrime(5000) + n])],
  (n) => ['functions/factorial', `["${1e9 - n}"]\n["${90_000 + n}"]\n{"value": 5}\n["5"`],
  (n) => ['functions/gamma', `${'["5"]\n'.repeat(9000)}["${n}"]`],
  () => ['functions/gamma', '["5"]\n'.repeat(20_000)],
  (n) => ['functions/gamma', `${'['.repeat(200_000)}${n}`],
  (n) => ['algebra/factorize', `["${'('.repeat(5000)}x${')'.repeat(5000)}+${n}"]\n`.repeat(20)],
];

const traversals = [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/%2e%2e/%2e%2e/package.json',
  '//etc/passwd',
  '/%5c..%5c..',
  '/.git/config',
  '/assets/..%00.js',
  '/nomogram/../../etc/shadow',
  '/covers/../../data/nomogram.sqlite',
];
const broken = [
  '%',
  '%zz',
  '%ff%fe',
  '%c0%af',
  '%ed%a0%80',
  '%25%',
  'a%00b',
  '%E0%A4%A',
  '\u0001',
  'é',
  '%2F%2F',
  '#',
  '?',
  '??digits=x',
  '?digits=99999999999',
  '?angle[]=1',
  '?digits=-1&digits=2',
  '?__proto__=1',
  '//',
  '/./',
  ';',
  '|||',
];
const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY', 'BREW'];
const bodies: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"a"',
  '1e999',
  '{"list":',
  '{"list":{}}',
  '{"__proto__":{"a":1}}',
  '[[[[[[[[',
  '{"list":[1,[2]]}',
  '\ud83d',
  `{"a":${'['.repeat(20_000)}`,
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '<xml/>',
  'a=1&b=2',
  `{"list":"${'1,'.repeat(200_000)}"}`,
];
const headerLines: readonly (readonly string[])[] = [
  Array.from({ length: 3000 }, (_, i) => `X-${i}: ${'a'.repeat(30)}`),
  [`Cookie: ${'c'.repeat(60_000)}`],
  [`Accept: ${'application/json;q=0.1,'.repeat(2000)}`],
  ['Accept: ;;;,,;q=NaN'],
  [`If-None-Match: ${'"a",'.repeat(8000)}`],
  ['Content-Length: -1'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Transfer-Encoding: chunked', 'Content-Length: 3'],
  ['Transfer-Encoding: gzip, chunked'],
  ['Expect: 100-continue'],
  ['Upgrade: websocket', 'Connection: Upgrade'],
  ['Range: bytes=0-1,5-3,-9'],
  ['Host: other.example'],
  ['X-Forwarded-For: 1.1.1.1, 2.2.2.2', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript'],
];

const draw = <Value>(random: () => number, list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;

interface Draw {
  readonly random: () => number;
  readonly n: number;
  readonly targets: readonly Target[];
  readonly texts: (target: Target) => readonly string[];
  readonly text: () => string;
}

/** What comes how often; the kinds that cost a connection for seconds are rare. */
const kinds: readonly (readonly [share: number, kind: string, make: (draw: Draw) => Omit<HostileRequest, 'kind'>])[] = [
  [
    50,
    'fuzzed inputs',
    ({ random, targets: all, texts, n }) => {
      const target = draw(random, all);
      return {
        pieces: calculation(
          target,
          texts(target),
          draw(random, ['', '', `?digits=${n % 1100}`, '?angle=degrees', '?n=1']),
        ),
      };
    },
  ],
  [
    8,
    'error corpus',
    ({ random, n }) => ({
      pieces: http('GET', draw(random, paths(segment(`${draw(random, mistakes)}${n % 7 ? '' : `+${n}`}`)))),
    }),
  ],
  [
    8,
    'known troublemakers',
    ({ random }) => ({ pieces: http('GET', draw(random, paths(segment(draw(random, known))))) }),
  ],
  [6, 'costly', ({ random, n }) => ({ pieces: http('GET', `/nomogram/${draw(random, costly)(n)}`) })],
  [5, 'broken encoding', ({ random }) => ({ pieces: http('GET', draw(random, paths(draw(random, broken)))) })],
  [
    4,
    'path traversal',
    ({ random }) => ({ pieces: http(draw(random, ['GET', 'HEAD', 'POST']), draw(random, traversals)) }),
  ],
  [
    5,
    'methods',
    ({ random, targets: all }) => {
      const { endpoint } = draw(random, all).calculator;
      return {
        pieces: http(draw(random, methods), endpoint.method === 'page' ? '/' : `/nomogram/${endpoint.prefix}/1/2/3`),
      };
    },
  ],
  [
    5,
    'bodies',
    ({ random, targets: all }) => {
      const posts = postAddresses(all);
      return {
        pieces: http(
          'POST',
          draw(random, [...posts, '/websites/contacts/']),
          ['Content-Type: application/json'],
          draw(random, bodies),
        ),
      };
    },
  ],
  [
    0.3,
    'bodies of 10 MB',
    ({ random, targets: all }) => {
      const posts = postAddresses(all);
      return { pieces: http('POST', draw(random, posts), [], Buffer.alloc(10_000_000, '1,')) };
    },
  ],
  [
    2,
    'headers',
    ({ random }) => ({
      pieces: http(draw(random, ['GET', 'POST']), '/nomogram/functions/gamma/5', draw(random, headerLines)),
    }),
  ],
  [
    1,
    'forms that are none',
    ({ random }) => ({
      pieces: http(
        draw(random, ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']),
        draw(random, ['/contact', '/contact/', '/', '/search', '/calculus-derivative', '/contact.data']),
        [
          draw(random, [
            'Content-Type: application/json',
            'Content-Type: multipart/form-data',
            'Content-Type: multipart/form-data; boundary=x',
            'Content-Type: application/x-www-form-urlencoded',
            'Content-Type: ;',
          ]),
        ],
        draw(random, bodies),
      ),
    }),
  ],
  [2, 'not HTTP', ({ text }) => ({ pieces: [`${text()}\r\n\r\n`, '\u0016\u0003\u0001\u0002\u0000'] })],
  [
    2,
    'pages',
    ({ random, text, targets: all }) => {
      const { calculator } = draw(random, all);
      const query = new URLSearchParams(Object.keys(calculator.inputs).map((input) => [input, text().slice(0, 500)]));
      return { pieces: http('GET', `/${calculator.page}?calculation=${calculator.id.split('/')[1]}&${query}`) };
    },
  ],
  [
    1.5,
    'many rows',
    ({ random, n }) => {
      const [endpoint, rows] = draw(random, bulk)(n);
      const head = ['Content-Type: application/x-ndjson'];
      return {
        pieces: http('POST', `/nomogram/bulk/${endpoint}`, head, rows),
        ...(n % 4 === 0 && { leavesAfterMs: 100 + random() * 400 }),
      };
    },
  ],
  [
    0.5,
    'clients that read nothing',
    ({ random, n }) => ({
      pieces: http('GET', draw(random, ['/nomogram/openapi.json', `/nomogram/functions/factorial/${9000 + n}`])),
      leavesAfterMs: 2000 + random() * 2000,
      isDeaf: true,
    }),
  ],
  [
    2,
    'clients that leave',
    ({ random, n }) => ({
      pieces: http('GET', `/nomogram/${draw(random, costly)(n)}`),
      leavesAfterMs: 30 + random() * 300,
    }),
  ],
  [
    0.5,
    'slow clients',
    ({ random, n }) => ({
      pieces: [
        'GET /nomogram/functions/gamma/5 HTTP/1.1\r\n',
        ...Array.from({ length: 200 }, (_, i) => `X-${n}-${i}: a\r\n`),
      ],
      pauseMs: 100 + random() * 300,
      leavesAfterMs: 0,
    }),
  ],
];

/** `count` hostile requests, the same for the same seed. */
export async function* hostileRequests(count: number, seed: number): AsyncGenerator<HostileRequest> {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const all = await targets();
  const sampled = new Map<Target, readonly (readonly string[])[]>();
  const texts = (target: Target): readonly string[] => {
    if (!sampled.has(target))
      sampled.set(target, fc.sample(target.texts, { numRuns: 60, seed: Math.floor(random() * 2 ** 31) }));
    return draw(random, sampled.get(target)!);
  };
  const loose = fc.sample(anyText, { numRuns: 500, seed });
  const total = kinds.reduce((sum, [share]) => sum + share, 0);
  for (let n = 0; n < count; n += 1) {
    let at = random() * total;
    const [, kind, make] = kinds.find(([share]) => {
      at -= share;
      return at < 0;
    })!;
    yield { kind, ...make({ random, n, targets: all, texts, text: () => draw(random, loose) }) };
  }
}
