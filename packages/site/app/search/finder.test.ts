import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import { searchDocuments } from '../../../../tools/setup/search-documents.ts';
import { finderOf, headingOf } from './finder.ts';
import { laterQueries, queries, questions } from './queries.fixture.ts';
import { termOf, wordsOf } from './words.ts';

const documents = searchDocuments();
const find = finderOf(documents);

const asked = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
    .map(([query = '', meant = '']) => ({ query, meant: meant.split(' | ') }));

const isMeant = (meant: readonly string[], id: string) =>
  meant.includes(id) || (meant.includes('article') && id.startsWith('/read/blog/'));

const firstThree = (query: string) =>
  find(query)
    .slice(0, 3)
    .map(({ document }) => document.id);

/** The queries that miss what is meant, each with what was found instead. */
const missesOf = (lines: string) =>
  asked(lines)
    .map(({ query, meant }) => ({ query, meant, found: firstThree(query) }))
    .filter(({ meant, found }) => !found.some((id) => isMeant(meant, id)))
    .map(({ query, found }) => `${query}: ${found.join(', ')}`);

test('every answer that the queries ask for exists', () => {
  const ids = new Set(documents.map(({ id }) => id));
  expect(ids.size).toBe(documents.length);
  const wanted = [...asked(queries), ...asked(laterQueries)].flatMap(({ meant }) => meant);
  expect(wanted.filter((id) => id !== 'article' && !ids.has(id))).toEqual([]);
});

test('of 300 and more queries, at least 95 % have what is meant among the first three', () => {
  const misses = missesOf(queries);
  expect(asked(queries).length).toBeGreaterThanOrEqual(300);
  expect(misses.length / asked(queries).length, misses.join('\n')).toBeLessThanOrEqual(0.05);
});

test('so have those that the search was not tuned to', () => {
  const misses = missesOf(laterQueries);
  expect(misses.length / asked(laterQueries).length, misses.join('\n')).toBeLessThanOrEqual(0.05);
});

test('a letter and words that say nothing are no name of a calculator', () => {
  for (const query of ['x is 5', 'x is 20% of 50', 'what is x if x is 20% of 50', 'a is 3 4'])
    expect(find(query)[0]?.typed, query).toBeUndefined();
});

test('a fraction for a percentage, which may be meant as 5 % or as a twentieth of one, is not calculated with', () => {
  for (const query of ['black scholes 100 100 1 0.05 0.2', 'rule of 72 0.08', 'geometric mean return 0.05 0.1 -0.02'])
    expect(find(query)[0]?.typed, query).toBeUndefined();
  for (const query of [
    'black scholes 100 100 1 5% 20%',
    'rule of 72 at 8',
    'compound interest 1000 at 0.5% for 10 years',
  ])
    expect(find(query)[0]?.typed, query).toBeDefined();
});

test('what is worked out for a sentence is called by that sentence', () => {
  const heading = (query: string) => headingOf(find(query)[0]!).title;
  expect(heading('15% of 80')).toBe('15% of 80');
  expect(heading('10 km in miles')).toBe('10 km in miles');
  expect(heading('2+3')).toBe('Simplify');
});

test('signs are read as the words for them', () => {
  for (const [sign, word] of [
    ['lim x→∞ (1+1/x)^x', 'lim x->oo (1+1/x)^x'],
    ['limit of sin(x)/x as x → ∞', 'limit of sin(x)/x as x -> infinity'],
    ['sum of 1/n^2 from 1 to ∞', 'sum of 1/n^2 from 1 to oo'],
  ] as const) {
    const [first] = find(sign);
    expect(first?.typed, sign).toBeDefined();
    expect(first?.document.id, sign).toBe(find(word)[0]?.document.id);
  }
});

/** Titles and other names of calculators and terms. */
const names = documents
  .filter(({ kind }) => kind === 'calculator' || kind === 'term')
  .flatMap(({ title, names: others, kind }) => [title, ...(kind === 'term' ? others.split(' · ') : [])])
  .filter((name) => /\p{L}{3}/u.test(name));

test('what goes by just the name that is typed is found first', () => {
  const terms = (text: string) => wordsOf(text).map(termOf).filter(Boolean).join(' ');
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      const [first] = find(name);
      if (first?.typed) return;
      expect([first!.document.title, ...first!.document.names.split(' · ')].map(terms)).toContain(terms(name));
    }),
    { numRuns: lawRuns(50, 2000) },
  );
});

test('a word of many that stands in the title of a term is not what was asked for', () => {
  for (const query of ['null hypothesis test', 'fear of a meeting', 'prime suspect test'])
    expect(find(query)[0]?.document.kind).not.toBe('term');
});

test('what follows a calculation fits its words: neither constants nor what shares the letters of its formula', () => {
  const found = (query: string) => find(query).map(({ document }) => document);
  expect(found('mean of 3 4 5').map(({ kind }) => kind)).not.toContain('constant');
  expect(found('derivative of x^2 sin x').filter(({ id }) => /trigonometry|statistics/.test(id))).toEqual([]);
});

test('an event of a variable without a distribution lists those it may have, with the event in the field', () => {
  const [first, ...others] = find('P(-1 < X < 1)');
  expect(first?.document.id).toBe('statistics-continuous/normal');
  expect(new URLSearchParams(first?.href.split('?')[1]).get('x')).toBe('-1 < X < 1');
  expect(others.length).toBeGreaterThan(5);
  expect(others.every(({ document }) => document.id.startsWith('statistics-'))).toBe(true);
});

test('a question without one of its values fills in the others, and leaves the field for that one empty', () => {
  expect(find('limit of sin(x)/x')[0]?.typed).toEqual({ function: 'sin(x)/x', bound: '' });
});

test('a constant is said in the unit that is asked for, with the digits that it has', () => {
  const saidOf = (query: string) => find(query)[0]?.document.value;
  expect(saidOf('planck constant in ev s')).toBe('4.1356677e-15 ev s');
  expect(saidOf('speed of light in mph')).toBe('670616629 mph');
  expect(saidOf('astronomical unit in km')).toBe('149597870.7 km');
  expect(saidOf('electron mass in grams')).toBe('9.1093837139e-28 grams');
});

test('thousands of a sum are grouped as they are written, unless a comma beside them or the visitor’s choice is a decimal mark', () => {
  const typed = (query: string, decimal?: 'point' | 'comma') => find(query, decimal)[0]?.typed?.polynomial;
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 999_999 }), fc.integer({ min: 1, max: 999 }), (large, small) => {
      const grouped = large.toLocaleString('en-US');
      expect(typed(`${grouped} + ${small}`)).toBe(`${large} + ${small}`);
      expect(typed(`${small} + ${grouped}.50`)?.replace('.5', '')).toBe(`${small} + ${large}`);
      expect(typed(`${grouped} + ${small},5`)).not.toMatch(`${large} `);
      expect(typed(`${grouped} + ${small}`, 'comma')).not.toBe(`${large} + ${small}`);
    }),
    { numRuns: lawRuns(30, 1000) },
  );
});

const questionsAsked = questions
  .trim()
  .split('\n')
  .map((line) => /^(.*?) =>(?: (\S+)(?: = (.*))?)?$/.exec(line)!.slice(1) as [string, string?, string?]);

sampled.each(questionsAsked)('"%s" finds or gives what is meant', async (query, id, value) => {
  const [first] = find(query);
  if (id === undefined) {
    expect(find(query).filter(({ typed }) => typed !== undefined)).toEqual([]);
    expect(first?.document.kind).not.toBe('constant');
    return;
  }
  expect(first?.document.id).toBe(id);
  if (value === undefined) return expect(first?.typed).toBeUndefined();
  const outcome = calculate((await load(id))!, first?.typed ?? {}, defaultOptions);
  expect(outcome.ok && outcome.answer.text).toMatch(
    new RegExp(`(?<![\\d.])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  );
});

const phrases = documents.flatMap(({ id, calculator }) => (calculator?.asks ?? []).map((ask) => ({ id, ask })));

sampled.each(phrases)('"$ask" asks for $id, with the values in their places', async ({ id, ask }) => {
  const calculator = (await load(id))!;
  const places = [...ask.matchAll(/\{(\w+)(?:[/*]\d+)?\}/g)].map(([, name]) => name!).filter((name) => name !== '_');
  const implied = [...ask.matchAll(/\{(\w+)=([^}]*)\}/g)].map(([, name, text]) => [name!, text!] as const);
  expect(implied.filter(([name]) => !(name in calculator.inputs))).toEqual([]);
  expect(places.filter((name) => !(name in calculator.inputs))).toEqual([]);
  const given = calculator.examples.find(
    (example) => 'expect' in example && places.every((name) => example.given[name]),
  );
  // A search is one line: the rows of a matrix are separated by semicolons.
  const shownFor = (name: string) => given?.given[name]?.replaceAll('\n', ';') ?? '';
  const query = ask
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\(([^()|]*)\|[^()]*\)/g, '$1')
    .replace(/\{\w+=[^}]*\}/g, '')
    .replace('{_}', '1000')
    .replaceAll('{@}', 'x')
    .replace(/\{(\w+)(?:[/*]\d+)?\}/g, (_, name) => shownFor(name));
  const found = find(query).find(({ document, typed }) => document.id === id && typed !== undefined);
  const scales = new Map([...ask.matchAll(/\{(\w+)([/*]\d+)\}/g)].map(([, name, scale]) => [name!, scale!]));
  const typedFor = (name: string) => shownFor(name).replace(/^[\d.]+/, (number) => number + (scales.get(name) ?? ''));
  expect(found?.typed, query).toMatchObject(Object.fromEntries(places.map((name) => [name, typedFor(name)])));
  for (const [name, text] of implied)
    if (!text.includes('@')) expect(found?.typed?.[name], query).toBe(text);
    else expect(found?.typed?.[name], query).toMatch(/^[a-z]/);
  expect(Object.keys(found?.typed ?? {}).sort()).toEqual([...places, ...implied.map(([name]) => name)].sort());
});
