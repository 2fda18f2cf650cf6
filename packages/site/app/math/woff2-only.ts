import type { Plugin } from 'vite';

/** Leaves KaTeX's fonts in the one format that every browser of today reads; the others would only fill the disk. */
export function woff2Only(): Plugin {
  return {
    name: 'katex-woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/katex[^/]*\.css(\?|$)/.test(id)) return undefined;
      return code.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, '');
    },
  };
}
