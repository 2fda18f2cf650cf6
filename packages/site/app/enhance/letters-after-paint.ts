import { oncePainted } from './once-painted.ts';

/** From now on the page has its own letters. */
export function allowLetters(): void {
  document.documentElement.dataset.letters = '';
}

/**
 * Lets the page have its own letters, and its formulas theirs, once it is seen: before that they would share a slow line with what
 * the page itself needs, and letters of the system at the same measures say the same. They are allowed when they are there, so that every line is
 * styled and laid out once more and not twice. Who was here before has them, and sees nothing change.
 * @param allow what is done when they have come and the page is seen
 */
export function lettersAfterPaint(allow: () => void): void {
  const script = document.currentScript as HTMLScriptElement;
  const { faces = '', letters = '' } = script.dataset;
  const fetchFaces = () => Promise.all(faces.split(',').map((face) => document.fonts.load(face)));
  if (!isKept(script)) oncePainted(() => fetchFaces().then(allow, allow));
  else {
    allowLetters();
    letters.split(',').map(preload);
  }
}

/** Whether this very script came from the browser's own store: then the letters are there, too. */
function isKept({ src }: HTMLScriptElement): boolean {
  const [fetched] = performance.getEntriesByName(src) as PerformanceResourceTiming[];
  return fetched?.transferSize === 0;
}

/** From the browser's own store before the page is painted, so that it is painted once. */
function preload(href: string): void {
  const link = { rel: 'preload', as: 'font', crossOrigin: '', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}
