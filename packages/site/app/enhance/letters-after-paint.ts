import { oncePainted } from './once-painted.ts';

/**
 * Lets the page have its own letters, and its formulas theirs, once it is seen: before that they would share a slow line with what
 * the page itself needs, and letters of the system at the same measures say the same. They are allowed when they are there, so that every line is
 * styled and laid out once more and not twice; part by part, each in a frame of its own, so that the page answers in between. Who was here before
 * has them, and sees nothing change.
 */
export function lettersAfterPaint(): void {
  const allow = () => allowOneByOne(parts);
  const script = document.currentScript as HTMLScriptElement;
  const { faces = '', letters = '' } = script.dataset;
  const fetchFaces = () => Promise.all(faces.split(',').map((face) => document.fonts.load(face)));
  if (!isKept(script)) oncePainted(() => fetchFaces().then(allow, allow));
  else {
    document.documentElement.dataset.letters = parts.join(' ');
    letters.split(',').map(preload);
  }
}

/** Letters of sentences, letters of formulas, and what is heard of formulas, as `app.css` knows them. */
const parts = ['text', 'formulas', 'heard'];

function allowOneByOne([part = '', ...rest]: readonly string[]): void {
  const { dataset } = document.documentElement;
  dataset.letters = `${dataset.letters ?? ''} ${part}`;
  // A task of its own after the frame that shows this part.
  if (rest.length > 0) requestAnimationFrame(() => setTimeout(allowOneByOne, 0, rest));
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
