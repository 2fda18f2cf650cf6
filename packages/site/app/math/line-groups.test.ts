import * as katex from 'katex';
import { expect, test } from 'vitest';
import { type Drawn, drawn } from './line-groups.ts';

/** What is drawn, group by group, as a text: groups in brackets, unbreakable parts between bars. */
function lines(latex: string): string {
  const looks = drawn(katex, latex, { output: 'html', strict: false }).children![0]!;
  const told = (node: Drawn): string =>
    node.classes.includes('line-group')
      ? `[${node.children!.map(told).join('|')}]`
      : node
          .toMarkup()
          .replace(/<[^>]*>/g, '')
          .replaceAll('\u00a0', ' ');
  return looks.children!.map(told).join('|');
}

test('a sign of a relation or an operation begins the line of what it belongs to', () => {
  expect(lines('V \\approx 1000 + 50 = 1050')).toBe('[V|≈1000|+50]|=1050');
  expect(lines('\\text{Last payment} = 698.59 + 3.49 = 702.08')).toBe('Last payment|[=698.59|+3.49]|=702.08');
  expect(lines('x^{2} + C')).toBe('x2|+C');
  expect(lines('x^2 - 6x - 2x = x^2 - 8x')).toBe('[x2|−6x|−2x]|[=x2|−8x]');
  expect(lines('b = c \\approx 2049.999\\;\\text{m}')).toBe('[b|=c]|≈2049.999m');
});

test('statements of a line are kept whole, one beside another', () => {
  expect(lines('a = 5 - 1 = 4,\\quad\\allowbreak b = 3')).toBe('[[a|=5|−1]|=4,]|[b|=3]');
  expect(lines('x = 1 \\;\\text{or}\\;\\allowbreak x = 2')).toBe('[x|=1or]|[x|=2]');
  expect(lines('x = 1 \\;\\text{or}\\;\\allowbreak -x = 2')).toBe('[x|=1or]|[−x|=2]');
  expect(lines('x = 1 \\quad\\Rightarrow\\quad\\allowbreak y = 2')).toBe('[x|=1]|[⇒y|=2]');
});

test('a place for a break that ends no statement ends no group', () => {
  expect(lines('\\text{Total }\\allowbreak \\text{paid} = 3 = n')).toBe('[Total |paid]|=3|=n');
  expect(lines('A = \\allowbreak B = \\allowbreak C')).toBe('[A|=B]|=C');
});

test('nothing is lost: a formula that begins or ends with a relation, one without any, and one that cannot be read', () => {
  expect(lines('= 3')).toBe('=3');
  expect(lines('x =')).toBe('x=');
  expect(lines('x + y')).toBe('x|+y');
  expect(() => drawn(katex, '\\frac{', { throwOnError: false })).not.toThrow();
});
