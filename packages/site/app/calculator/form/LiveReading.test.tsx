import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveReading } from './LiveReading.tsx';

const terms = (count: number) => Array.from({ length: count }, (_, k) => `${k + 1} x^{${k + 1}}`).join(' + ');
const shown = (latex: string) => renderToString(<LiveReading reading={{ latex }} isLine={false} />);

test('what is read stands below its field; what is too long to be set is said to be read, and never shown as code', () => {
  expect(shown(terms(3))).toContain('Read as');
  const long = shown(terms(1500));
  expect(long).toContain('too long to be shown');
  expect(long).not.toContain('x^{');
});
