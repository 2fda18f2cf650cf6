import { oncePainted } from './once-painted.ts';

/**
 * The letters that most lines are set in, by what a page must have to need them. Signs and weights that are rarer are asked for by the lines
 * that have them.
 */
const faces: Readonly<Record<string, readonly string[]>> = {
  body: ['1em "Inter Variable"', '600 1em "Source Serif 4 Variable"'],
  '.katex': ['1em KaTeX_Main', 'italic 1em KaTeX_Math'],
  ':not(.katex-mathml) > math': ['1em "Latin Modern Math"'],
};

/**
 * Lets the page have its own letters, and its formulas theirs, once it is seen: before that they would share a slow line with what
 * the page itself needs, and letters of the system at the same measures say the same. They are fetched first and allowed then, so that
 * every line is styled and laid out once more and not twice. Who was here before has them, and sees nothing change.
 */
export function lettersAfterPaint(): void {
  const allow = () => {
    document.documentElement.dataset.letters = '';
  };
  const script = document.currentScript as HTMLScriptElement | null;
  if (!script || !isKept(script)) {
    oncePainted(() => void fetchFaces().then(allow));
    return;
  }
  allow();
  for (const href of script.dataset.letters?.split(' ') ?? []) preload(href);
}

/** What the network keeps back is asked for again by the lines that need it. */
function fetchFaces(): Promise<unknown> {
  const needed = Object.entries(faces).flatMap(([mark, fonts]) => (document.querySelector(mark) ? fonts : []));
  return Promise.allSettled(needed.map((font) => document.fonts.load(font)));
}

/** Whether this very script came from the browser's own store: then the letters are there, too. */
function isKept({ src }: HTMLScriptElement): boolean {
  const [fetched] = performance.getEntriesByName(src, 'resource') as PerformanceResourceTiming[];
  return fetched?.transferSize === 0;
}

/** From the browser's own store before the page is painted, so that it is painted once. */
function preload(href: string): void {
  const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}
