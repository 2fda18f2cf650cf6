import { fileURLToPath } from 'node:url';
import { entriesOf, load, pages } from '@nomogram/calculators/catalogue.ts';
import { type Form, formOf } from '@nomogram/calculators/kit/form.ts';
import { expect, test } from 'vitest';
import { readGlossaryFolder } from '../../../../content/tools/build-content.ts';
import { fieldsOfTopic, wordFinder, wordsOfForms } from './words.ts';

const entries = readGlossaryFolder(fileURLToPath(new URL('../../../../content', import.meta.url))).map(
  ({ entry }) => entry,
);
const ids = (text: string, among = entries) => wordFinder(among)(text).map(({ id }) => id);

test('a word is found with its other names and in the plural, once, whatever its capitals', () => {
  expect(ids('Coupons are paid. A coupon is interest; the NPV is not.')).toEqual(['coupon', 'net-present-value']);
});

test('the longest name is meant: a net present value is no present value, a zero-coupon bond no bond', () => {
  expect(ids('The net present value of a zero-coupon bond')).toEqual(['net-present-value', 'zero-coupon-bond']);
});

test('a part of a word is not the word, and what a number means is no mean', () => {
  expect(ids('The means of subscribing: what it means')).toEqual([]);
  expect(ids('bondage, unequity')).toEqual([]);
  expect(ids('It does not mean that a share of sales has an upper limit, says the triangle inequality')).toEqual([
    'revenue',
  ]);
});

test('no name belongs to two entries that one topic looks for', () => {
  const twice = Object.values(fieldsOfTopic).flatMap((fields) => {
    const names = entries
      .filter(({ field }) => fields.includes(field))
      .flatMap(({ title, also }) => [...new Set([title, ...also].map((name) => name.toLowerCase()))]);
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
  expect([...new Set(twice)]).toEqual([]);
});

test('every field of the glossary is spoken by a topic', () => {
  const spoken = new Set(Object.values(fieldsOfTopic).flat());
  expect([...new Set(entries.map(({ field }) => field))].filter((field) => !spoken.has(field))).toEqual([]);
});

async function wordsByForm() {
  const found: [form: Form, words: readonly string[]][] = [];
  for (const page of pages) {
    const calculators = await Promise.all(entriesOf(page.id).map(({ id }) => load(id)));
    const forms = calculators.map((calculator) => formOf(calculator!));
    const words = wordsOfForms(entries, page, forms);
    for (const form of forms) found.push([form, words[form.name]!.map(({ id }) => id)]);
  }
  return found;
}

test('every form of finance and statistics leads to the words of its field', async () => {
  const none = (await wordsByForm()).filter(
    ([{ page }, words]) => /^(?:finance|statistics)/.test(page) && words.length === 0,
  );
  expect(none.map(([{ id }]) => id)).toEqual([]);
});

test('a bond leads to coupon, yield, duration and convexity; the periods of a loan not to those of a sine', async () => {
  const all = new Map((await wordsByForm()).map(([{ id }, words]) => [id, words]));
  expect(all.get('finance-stocks/bond-duration-and-convexity')).toEqual(
    expect.arrayContaining(['bond', 'coupon', 'yield-to-maturity', 'duration', 'convexity']),
  );
  expect(all.get('finance-stocks/bond-duration-and-convexity')).not.toContain('greeks'); // Δy is no delta of an option
  expect(all.get('finance-banking/loan-payment')).not.toContain('period');
  expect(all.get('finance-depreciation/straight-line')).toEqual(
    expect.arrayContaining(['depreciation', 'residual-value']),
  );
});
