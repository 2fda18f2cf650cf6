import { describe, expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';

describe('text', () => {
  test('everything that has a meaning in HTML is escaped', () => {
    expect(markdownToHtml('a < b & "c" `<i>`')).toBe('<p>a &lt; b &amp; &quot;c&quot; <code>&lt;i&gt;</code></p>');
  });

  test('raw HTML is shown as text, in a line and as a block', () => {
    expect(markdownToHtml('x <script>alert(1)</script>')).toBe('<p>x &lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(markdownToHtml('<img src=x onerror=y>')).not.toContain('<img');
    expect(markdownToHtml('<style>\np {}\n</style>')).not.toContain('<style');
  });

  test('items of a list are read as Markdown, tight or loose', () => {
    expect(markdownToHtml('- *a*\n- b')).toContain('<li><em>a</em></li>');
    expect(markdownToHtml('- *a*\n\n- b')).toContain('<li><p><em>a</em></p>');
  });

  test('a code block takes the focus, so that the keyboard can scroll it', () => {
    expect(markdownToHtml('```r\n1 < 2\n```')).toBe('<pre tabindex="0"><code>1 &lt; 2\n</code></pre>');
  });
});

describe('headings', () => {
  test('have ids of their words, each id once', () => {
    const html = markdownToHtml('## Où est-ce?\n\n### Sources\n\n### Sources\n\n## ∞');
    expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'ou-est-ce',
      'sources',
      'sources-2',
      'section',
    ]);
  });

  test('a heading of the first level is refused', () => {
    expect(() => markdownToHtml('# Title')).toThrow('the heading "Title" is of the first level; begin with ##');
  });
});

describe('formulas', () => {
  test('stand in a line between single dollars', () => {
    expect(markdownToHtml('so $x^2$ it')).toBe(
      '<p>so <math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math> it</p>',
    );
  });

  test('stand alone between double dollars, in a box that scrolls and has a name', () => {
    expect(markdownToHtml('a\n\n$$\nx\n$$\n\nb')).toContain(
      '<div class="formula" role="group" aria-label="Formula" tabindex="0"><math display="block"><mrow><mi>x</mi></mrow></math></div>',
    );
  });

  test('leave sums of money and escaped dollars alone', () => {
    expect(markdownToHtml('from $5 to $6')).toBe('<p>from $5 to $6</p>');
    expect(markdownToHtml('from \\$5$ on')).not.toContain('<math');
  });

  test('are refused with the reason when they cannot be read', () => {
    expect(() => markdownToHtml('$\\frac{1}$')).toThrow(/^the formula "\\frac\{1\}" cannot be read: .*$/);
    expect(() => markdownToHtml('$\\href{https://a.org}{x}$')).toThrow('cannot be read');
  });
});

describe('links and images', () => {
  test.each([
    '/',
    '/statistics-continuous',
    '/topography-bearing?XA=1',
    '/terms#disputes',
    '#sources',
    'https://dlmf.nist.gov/7',
  ])('%s is allowed', (href) => expect(markdownToHtml(`[a](${href})`)).toBe(`<p><a href="${href}">a</a></p>`));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://a.org',
    '//a.org',
    '/statistics-contineous',
    'terms',
    'https://a',
  ])('%s is refused', (href) =>
    expect(() => markdownToHtml(`[a](${href})`)).toThrow(`the link ${href} leads to no page of the site`),
  );

  test('images are covers and nothing else', () => {
    expect(markdownToHtml('![a "b"](/covers/x.svg)')).toContain('<img src="/covers/x.svg" alt="a &quot;b&quot;"');
    expect(() => markdownToHtml('![a](https://a.org/b.png)')).toThrow(
      'the image https://a.org/b.png is not one of ours',
    );
  });
});

test('a table has a name and column headings, and columns of figures are marked', () => {
  const html = markdownToHtml('| n | x |\n|:--|---:|\n| a | 1 |');
  expect(html).toContain('<div class="table" role="group" aria-label="Table" tabindex="0">');
  expect(html).toContain('<th scope="col">n</th><th scope="col" class="figures">x</th>');
  expect(html).toContain('<td>a</td><td class="figures">1</td>');
});
