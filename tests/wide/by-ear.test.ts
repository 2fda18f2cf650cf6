import type { CDPSession } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { awake, open, visitor } from '../browser/browser.ts';
import { buttonOn } from '../browser/calculator-page.ts';

/** Formulas have words in the accessibility tree of the browser: where the server set them, and where the page did. */
const url = inject('url');

/** The names of all formulas that a screen reader meets, in their order. */
async function formulasHeard(session: CDPSession): Promise<readonly string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ role, name, ignored }) =>
    !ignored && role?.value === 'MathMLMath' ? [String(name?.value ?? '')] : [],
  );
}

test('a formula is heard in words, from the server and after a calculation', async () => {
  const { page, context, complaints, leave } = await visitor();
  const session = await context.newCDPSession(page);
  await open(page, `${url}/calculus-system?calculation=equations&equations=2x%2B3y%3D8%0Ax-y%3D-1&method=cramer`);
  const served = await formulasHeard(session);
  expect(served).not.toContain('');
  expect(served.join('\n')).toContain('D sub x over D');

  await open(page, `${url}/calculus-derivative`);
  await page.getByLabel('Function f(x)').fill('x^2*sin(x)');
  await buttonOn(page, 'calculus-derivative').click();
  await page.getByRole('heading', { name: 'Steps', exact: true }).waitFor();
  await expect
    .poll(async () => (await formulasHeard(session)).join('\n'))
    .toContain('the derivative with respect to x of open parenthesis x squared close parenthesis equals 2 x');
  expect(await formulasHeard(session)).not.toContain('');
  await session.detach();
  expect(complaints).toEqual([]);
  await leave();
});

test('the way of the steps is chosen with the keyboard, and stays in the address', async () => {
  const { page, complaints, leave } = await visitor();
  await open(page, `${url}/calculus-system?calculation=equations`);
  await page.getByLabel('Equations').fill('2x+3y=8\nx-y=-1');
  const way = page.getByLabel('Steps by');
  expect(await way.inputValue()).toBe('');
  await way.focus();
  await page.keyboard.press('S');
  expect(await way.inputValue()).toBe('substitution');
  await page.getByLabel('Equations').focus();
  await page.keyboard.press('Control+Enter');
  const rules = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Steps', exact: true }) })
    .locator('ol > li strong');
  await expect
    .poll(() => rules.allTextContents())
    .toEqual(['Solve for one unknown.', 'Put in.', 'Solve for one unknown.', 'Put back.']);
  expect(new URL(page.url()).searchParams.get('method')).toBe('substitution');
  await page.reload();
  await awake(page);
  expect(await way.inputValue()).toBe('substitution');
  expect(await rules.allTextContents()).toContain('Put back.');
  expect(complaints).toEqual([]);
  await leave();
});
