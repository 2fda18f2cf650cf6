import { expect, test } from 'vitest';
import { inverse, mean, normal } from '../page/example.fixture.ts';
import { serviceRequest } from './ask.ts';

test('an empty optional input goes as NULL', () => {
  expect(serviceRequest(normal, { mean: '0', standardDeviation: '1/2', x: '' })).toEqual({
    method: 'GET',
    url: '/nomogram/statistics/normal/0/1%2F2/NULL',
  });
});

test('options are refinements in the query', () => {
  const request = serviceRequest(normal, { mean: '0', standardDeviation: '1', angle: 'degrees' });
  expect(request?.url).toBe('/nomogram/statistics/normal/0/1/NULL?angle=degrees');
});

test('the lines of a matrix become semicolons in the path, its first slash a bar', () => {
  const request = serviceRequest(inverse, { matrix: '1/2, 2/3\r\n3, 4\n' });
  expect(decodeURIComponent(request?.url ?? '')).toBe('/nomogram/calculus/onematrix/inverse/1|2, 2/3;3, 4');
});

test('blanks go as typed', () => {
  expect(serviceRequest(normal, { mean: '   ', standardDeviation: '1', x: ' ' })?.url).toBe(
    '/nomogram/statistics/normal/%20%20%20/1/%20',
  );
  expect(serviceRequest(inverse, { matrix: '  ' })?.url).toBe('/nomogram/calculus/onematrix/inverse/%20%20');
});

test('the lines of a list stay in a body', () => {
  expect(serviceRequest(mean, { values: '1\n2' })).toEqual({
    method: 'POST',
    url: '/nomogram/statistics/mean',
    body: '{"RawText":"1\\n2"}',
  });
});

test('a calculation of the page makes no request', () => {
  expect(serviceRequest({ ...normal, endpoint: { method: 'page' } }, {})).toBeUndefined();
});
