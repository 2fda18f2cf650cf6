import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadParts } from '../answer/parts.ts';
import { CalculatorPage } from './CalculatorPage.tsx';
import { mean, normal, ratio } from './example.fixture.ts';
import type { PageData } from './page-data.ts';

beforeAll(async () => void (await loadParts()));

const answer: PresentedAnswer = {
  calculator: 'statistics-continuous/normal',
  text: 'P(X ≤ x) = 0.975002104851780',
  read: [{ input: 'x', label: 'x', as: '1.96', latex: '1.96' }],
  values: [{ name: 'cumulative', label: 'P(X ≤ x)', decimal: '0.975002104851780' }],
  checked: [{ how: 'independent computation', detail: 'Quadrature of the density agrees to 14 digits.' }],
  figure: {
    summary: 'The density, shaded up to x.',
    frame: { x: [-4, 4], y: [0, 0.4] },
    marks: [
      {
        mark: 'curve',
        pieces: [
          [
            [-4, 0],
            [0, 0.4],
            [4, 0],
          ],
        ],
        role: 'given',
        label: 'density',
      },
    ],
  },
  sources: [],
};

const data: PageData = {
  page: { id: 'statistics-continuous', topic: 'statistics', title: 'Distributions', purpose: 'Tails.', keywords: [] },
  topic: { id: 'statistics', title: 'Statistics' },
  forms: [normal, mean],
  query: { calculation: 'normal', typed: {}, solving: false, asked: false },
  words: {},
  related: [],
  practised: [],
  origin: 'https://example.org',
};

const html = (changes: Partial<PageData>) => renderToString(<CalculatorPage data={{ ...data, ...changes }} />);

test('the form works without a script: it names its calculation and its inputs, and asks with GET', () => {
  const page = html({});
  expect(page).toMatch(/<form[^>]*method="get"/);
  expect(page).toContain('<input type="hidden" name="calculation" value="normal"/>');
  for (const { name } of normal.fields) expect(page).toMatch(new RegExp(`<label for="field-${name}"`));
});

test('the default calculation is selected first', () => {
  expect(html({})).toContain('<option value="normal" selected="">');
});

test('a shared link comes with its answer, its figure and what was typed', () => {
  const typed = { mean: '0', standardDeviation: '1', x: '1.96' };
  const page = html({
    query: { calculation: 'normal', typed, solving: false, asked: true },
    reply: { kind: 'answer', answer },
  });
  expect(page).toContain('P(X ≤ x) = 0.975002104851780</textarea>');
  expect(page).toContain('Checked: <!-- -->Quadrature of the density agrees to 14 digits.');
  expect(page).toContain('<title>The density, shaded up to x.</title>');
  expect(page).toMatch(/name="x" value="1.96"|value="1.96"[^>]*name="x"/);
});

test('a refusal stands in the result box and at its field', () => {
  const troubles = [{ input: 'x', message: 'x: no number.', suggestion: '2' }];
  const query = { calculation: 'normal', typed: { x: 'two' }, solving: false, asked: true };
  const page = html({ query, reply: { kind: 'refusal', text: 'x: no number.', troubles } });
  expect(page).toContain('x: no number.</textarea>');
  expect(page).toMatch(/<p id="field-x-problem"[^>]*>x: no number\./);
  expect(page).toMatch(/aria-describedby="field-x-problem"/);
});

test('a missing input gets the words of the specification', () => {
  const reply = {
    kind: 'missing',
    message: 'Please enter numerical values!',
    troubles: [{ input: 'mean', message: 'Enter a number.' }],
  } as const;
  const page = html({ reply });
  expect(page).toMatch(/role="alert"[^>]*>Please enter numerical values!/);
  expect(page).toMatch(/<p id="field-mean-problem"[^>]*>Enter a number\./);
  expect(page).toMatch(/id="field-mean"[^>]*aria-invalid="true"/);
});

test('without an answer the worked example is shown, and said to be one', () => {
  const page = html({ example: answer });
  expect(page).toContain('Example. <!-- -->The density');
  expect(page).toContain('Worked example');
});

test('a form that can be solved offers it, without a script too, and turned round it has its result as a field', () => {
  expect(html({})).not.toContain('Solve for another field');
  const forms = [ratio];
  const plain = html({ forms, query: { calculation: 'ratio', typed: {}, solving: false, asked: false } });
  expect(plain).toMatch(/<button type="submit" value=""[^>]*name="result">Solve for another field/);
  expect(plain.indexOf('Calculate</button>')).toBeLessThan(plain.indexOf('Solve for another field'));
  const turned = html({ forms, query: { calculation: 'ratio', typed: { result: '2' }, solving: true, asked: false } });
  expect(turned).toMatch(/<label for="field-result"[^>]*>Asset turnover/);
  expect(turned).toContain('Leave exactly one field empty');
  expect(turned).toMatch(/<a href="\?calculation=ratio"/);
});
