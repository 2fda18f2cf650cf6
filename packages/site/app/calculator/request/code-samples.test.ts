import { expect, test } from 'vitest';
import { codeSamples } from './code-samples.ts';

const shown = { page: { id: 'functions-special', title: 'Special "functions"' }, query: '?calculation=a&n=5' };
const named = (samples: ReturnType<typeof codeSamples>, name: string) => samples.find((one) => one.name === name)?.code;

test('a GET is one address everywhere', () => {
  const samples = codeSamples({
    shown,
    request: { method: 'GET', url: '/nomogram/functions/factorial/5' },
    origin: 'https://example.org',
  });
  expect(named(samples, 'curl')).toBe("curl 'https://example.org/nomogram/functions/factorial/5'");
  expect(named(samples, 'Excel, asking the service')).toBe(
    '=WEBSERVICE("https://example.org/nomogram/functions/factorial/5")',
  );
});

test('a quote in a body does not end the argument of the shell', () => {
  const samples = codeSamples({
    shown,
    request: { method: 'POST', url: '/p', body: '{"RawText":"1\'2"}' },
    origin: 'https://example.org',
  });
  expect(named(samples, 'curl')).toContain(`-d '{"RawText":"1'\\''2"}'`);
});

test('a calculator stands in any page by one line of markup', () => {
  const [line] = codeSamples({ shown, request: undefined, origin: 'https://example.org' });
  expect(line?.code).toContain('src="https://example.org/embed/functions-special?calculation=a&amp;n=5"');
  expect(line?.code).toContain('title="Special &quot;functions&quot;"');
});
