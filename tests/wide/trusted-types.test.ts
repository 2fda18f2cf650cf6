import { expect, inject, test } from 'vitest';
import { fewOf } from '../browser/breadth.ts';
import { open, visitor } from '../browser/browser.ts';

/** On our pages no text becomes markup or starts a script; what is tried is refused, and seen by the tests of all other files. */
const url = inject('url');

interface Policies {
  createPolicy(name: string, rules: object): unknown;
}

/** What somebody might do by mistake, or an injection on purpose. */
const attempts: Readonly<Record<string, () => unknown>> = {
  'markup from text': () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
  'markup put beside an element': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
  'a document from text': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
  'a script by its address': () => Object.assign(document.createElement('script'), { src: '/assets/any.js' }),
  'a worker by its address': () => new Worker('/assets/any.js'),
  'a handler from text': () => document.body.setAttribute('onclick', 'void 0'),
  'a policy of another name': () =>
    (globalThis as unknown as { trustedTypes: Policies }).trustedTypes.createPolicy('other', { createHTML: String }),
  'a policy of ours once more': () =>
    (globalThis as unknown as { trustedTypes: Policies }).trustedTypes.createPolicy('nomogram-shell', {
      createScriptURL: String,
    }),
};

test.each(fewOf(['/calculus-derivative', '/', '/science-math', '/blog', '/no-such-page'], 2))(
  '%s refuses text where it would become markup or a script',
  async (path) => {
    const { page, leave, complaints } = await visitor();
    await open(page, url + path);
    // The policy of the shell is made when it is first needed: here the search is.
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    for (const [what, attempt] of Object.entries(attempts)) {
      complaints.length = 0;
      const said = await page.evaluate(attempt).then(
        () => 'nothing',
        (error: Error) => error.message,
      );
      expect(said, what).toContain('TypeError');
      expect(complaints, what).not.toEqual([]);
    }
    await leave();
  },
);
