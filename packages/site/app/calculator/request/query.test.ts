import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solvingForm } from '../form/solving-form.ts';
import { normal, page, ratio } from '../page/example.fixture.ts';
import { optionQuery, queryOf, readQuery } from './query.ts';

test('the first form is the default, also for a calculation that does not exist', () => {
  expect(readQuery(page, new URLSearchParams())).toEqual({
    calculation: 'normal',
    typed: {},
    solving: false,
    asked: false,
  });
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
      expect(back).toEqual({ calculation: 'normal', typed: values, solving: false, asked: true });
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
    solving: false,
    asked: true,
  });
});

test('a result in the address turns the form round, and what is empty is to be found', () => {
  const query = (address: string) => readQuery([ratio], new URLSearchParams(address));
  expect(query('calculation=ratio&sales=10&result=')).toEqual({
    calculation: 'ratio',
    typed: { sales: '10', result: '' },
    solving: true,
    asked: true,
  });
  expect(query('result=')).toMatchObject({ solving: true, asked: false });
  expect(query('sales=10').solving).toBe(false);
  expect(readQuery(page, new URLSearchParams('result=5')).solving).toBe(false);
});

test('a link of the form turned round opens it again', () => {
  const typed = { result: '2', sales: '10', assets: '' };
  const back = readQuery([ratio], new URLSearchParams(queryOf(solvingForm(ratio), typed)));
  expect(back).toEqual({ calculation: 'ratio', typed, solving: true, asked: true });
});
