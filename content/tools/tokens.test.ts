import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';
import { defaultTokens, readTokens, replaceTokens } from './tokens.ts';

test('tokens are replaced, in text and in the target of a link', () => {
  const text = replaceTokens('a.md', '{{site}}, run by {{operator}}: [write]({{contactUrl}})', defaultTokens);
  expect(markdownToHtml(text)).toBe('<p>Nomogram, run by the operator of this site: <a href="/contact">write</a></p>');
});

test('the name of an operator is text, whatever characters it has', () => {
  const operator = 'A_B_C & <b>Söhne</b> *GmbH* [x](/y) $1$';
  const html = markdownToHtml(replaceTokens('a.md', 'by {{operator}}.', { ...defaultTokens, operator }));
  expect(html).toBe('<p>by A_B_C &amp; &lt;b&gt;Söhne&lt;/b&gt; *GmbH* [x](/y) $1$.</p>');
});

test('an unknown token is refused', () => {
  expect(() => replaceTokens('a.md', '{{company}}', defaultTokens)).toThrow(
    'a.md: {{company}} is no token; known are operator, site, contactUrl',
  );
});

test("an operator's file overrides the defaults by name", () => {
  expect(readTokens('t.json', '{"operator":"Example Ltd"}')).toEqual({ ...defaultTokens, operator: 'Example Ltd' });
  expect(() => readTokens('t.json', '{"operater":"x"}')).toThrow('t.json: "operater" is no token with a text');
  expect(() => readTokens('t.json', '{"site":""}')).toThrow('"site" is no token with a text');
  expect(() => readTokens('t.json', 'x')).toThrow('t.json: this is not JSON');
});
