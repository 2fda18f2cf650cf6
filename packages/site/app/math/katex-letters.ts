import type { Plugin } from 'vite';

/**
 * Leaves KaTeX's fonts in the one format that every browser of today reads, as the others would only fill the disk, and lets
 * `--formula-letters` stand in for all of its families: until letters come (`app.css`), an inherited property costs less style than a rule
 * that looks at every part of every formula.
 */
export function katexLetters(): Plugin {
  return {
    name: 'katex-letters',
    enforce: 'pre',
    transform: (code, id) => (/katex[^/]*\.css(\?|$)/.test(id) ? withStandIn(inOneFormat(code)) : undefined),
  };
}

const inOneFormat = (css: string): string =>
  css.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, '');

/** Every family of a rule; those that `@font-face` names are the files themselves. */
const withStandIn = (css: string): string =>
  css.replace(
    /(@font-face\{[^}]*\})|((?:font-family:|font:[^;}]*?em )\s*)(KaTeX_[^;}]*)/g,
    (all, face, before, families) => (face ? all : `${before}var(--formula-letters, ${families})`),
  );
