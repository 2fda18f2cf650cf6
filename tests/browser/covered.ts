import type { Page } from 'playwright-core';

/** What of a page can be used, and would not get the press of somebody who scrolled to it, since something else lies over it. */
export const coveredOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const used = document.querySelectorAll<HTMLElement>('main :is(button, summary, a[href], select, textarea, input)');
    const isShown = (one: HTMLElement) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.offsetWidth > 4;
    const covered = [...used].filter(isShown).flatMap((one) => {
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getClientRects()[0]!;
      // Where it begins and in its middle: what lies over a part of a wide element is seen there, too.
      const above = [Math.min(width / 2, 24), width / 2]
        .map((right) => document.elementFromPoint(left + right, top + height / 2))
        .find((found) => found !== null && !one.contains(found) && !found.contains(one));
      const name = one.textContent.trim() || one.id || one.tagName;
      return above ? [`"${name}" lies under ${above.outerHTML.slice(0, 80)}`] : [];
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  });
