import { describe, expect, test } from 'vitest';
import { load } from './catalogue.ts';
import { faultOfFixture, fixtures } from './trial/fixtures.ts';

describe.each([...fixtures])('%s: random inputs are answered as by R (the generator beside it)', (_, records) => {
  test.each([...new Set(records.map(([id]) => id))])('%s', async (id) => {
    const calculator = (await load(id))!;
    const own = records.filter(([name]) => name === id);
    expect(own.length).toBeGreaterThan(2);
    for (const record of own) expect(faultOfFixture(calculator, record), JSON.stringify(record[1])).toBeUndefined();
  });
});
