import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AuditReport {
  readonly axe?: { run(part: ElementContext, options: RunOptions): Promise<AxeResults> };
}

/** What of a page is looked at: a part that a selector names, all but such a part, or all of it. */
type AuditScope = string | { readonly exclude: string[] };

/**
 * What axe finds wrong with the page, or with what is looked at. It is put into the page once and runs there: half of
 * the time of a visit would otherwise go to putting it there again, and into an empty page beside it.
 */
export async function violationsOn(
  page: Page,
  options: RunOptions,
  part?: AuditScope,
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ options, part }) => {
      const { axe } = globalThis as AuditReport;
      const { violations } = await axe!.run(part ?? document, { ...options, resultTypes: ['violations'] });
      return violations;
    },
    { options, part },
  );
}
