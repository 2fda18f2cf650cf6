import { expect, test } from 'vitest';
import { etagOf, isKnown } from './etag.server.ts';

const asking = (tag: string) => new Request('http://site/', { headers: { 'if-none-match': tag } });

test('the same page has the same tag, another one another', () => {
  expect(etagOf('a')).toBe(etagOf('a'));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});

test('a tag is known alone, in a list, weakened, and as the star', () => {
  const tag = etagOf('a');
  for (const asked of [tag, `"x", ${tag}`, `W/${tag}`, '*']) expect(isKnown(asking(asked), tag)).toBe(true);
  expect(isKnown(asking('"x"'), tag)).toBe(false);
  expect(isKnown(new Request('http://site/'), tag)).toBe(false);
});
