import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normal, page } from './example.fixture.ts';
import { optionQuery, queryOf, readQuery } from './query.ts';

test('the first form is the default, also for a calculation that does not exist', () => {
  expect(readQuery(page, new URLSearchParams())).toEqual({ calculation: 'normal', typed: {}, asked: false });
  expect(readQuery(page, new URLSearchParams('calculation=none')).calculation).toBe('normal');
});

test('an input in the address asks for the calculation, an option alone does not', () => {
  expect(readQuery(page, new URLSearchParams('calculation=normal&mean=0')).asked).toBe(true);
  expect(readQuery(page, new URLSearchParams('calculation=normal&angle=degrees')).asked).toBe(false);
});

test('a link holds what was typed, whatever it was', () => {
  const typed = fc.record({ mean: fc.string(), standardDeviation: fc.string(), x: fc.string() });
  fc.assert(
    fc.property(typed, (values) => {
      const back = readQuery(page, new URLSearchParams(queryOf(normal, values)));
      expect(back).toEqual({ calculation: 'normal', typed: values, asked: true });
    }),
  );
});

test('what a form without script sends beside a field is part of it', () => {
  const sent = new URLSearchParams('calculation=normal&mean=0&x.way=p+%3D+&x=0.975');
  expect(readQuery(page, sent).typed).toEqual({ mean: '0', x: 'p = 0.975' });
});

test('options go to the service only where the form offers them and they are set', () => {
  expect(optionQuery(normal, { angle: 'degrees', digits: '30' })).toBe('?angle=degrees');
  expect(optionQuery(normal, { digits: '30' })).toBe('');
});

test('an input named like an option is an input', () => {
  const sector = { ...normal, name: 'sector', fields: [{ ...normal.fields[0]!, name: 'angle' }] };
  expect(optionQuery(sector, { angle: '100' })).toBe('');
  expect(readQuery([sector], new URLSearchParams('angle=100'))).toEqual({
    calculation: 'sector',
    typed: { angle: '100' },
    asked: true,
  });
});
