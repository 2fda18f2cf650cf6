import { expect, test } from 'vitest';
import { pickFields, readFrontMatter } from './front-matter.ts';

test('a value is everything after the first colon', () => {
  const { fields, body } = readFrontMatter('a.md', '---\ntitle: One: two\nx:  y \n---\nBody\n---\n');
  expect([...fields]).toEqual([
    ['title', 'One: two'],
    ['x', 'y'],
  ]);
  expect(body).toBe('Body\n---\n');
});

test('line ends of Windows are read too', () => {
  expect(readFrontMatter('a.md', '---\r\na: b\r\n---\r\nBody').fields.get('a')).toBe('b');
});

test.each([
  ['Body', 'a.md: the file has to begin with front matter between two --- lines'],
  ['---\ntitle\n---\n', 'a.md: the front matter line "title" is not "name: value"'],
  ['---\na: b\na: c\n---\n', 'a.md: the front matter names "a" twice'],
])('%j is refused', (text, message) => {
  expect(() => readFrontMatter('a.md', text)).toThrow(message);
});

test('missing and misspelt fields are refused by name', () => {
  const fields = new Map([['titel', 'x']]);
  expect(() => pickFields('a.md', fields, ['title', 'date'], [])).toThrow('a.md: the front matter lacks title, date');
  expect(() => pickFields('a.md', fields, [], ['title'])).toThrow('a.md: the front matter has titel; known are title');
});
