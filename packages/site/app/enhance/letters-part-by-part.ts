import { beforeLetters } from './letters-after-paint.ts';

/**
 * When letters come, every line is styled and laid out once more: on a phone a quarter of a second for a page with its steps and its figure, all at once.
 * What is in view has its letters at once, and what stands below follows part by part, a frame each, so that the page answers in between. Until then a part
 * keeps the size that it has. Whoever scrolls has all of it.
 */
export function lettersPartByPart(): void {
  beforeLetters(() => {
    const waiting = partsBelow();
    const end = () => {
      for (const part of waiting.splice(0)) show(part);
    };
    const next = () => {
      const part = waiting.shift();
      if (part) show(part);
      if (waiting.length > 0) requestAnimationFrame(next);
      else removeEventListener('scroll', end);
    };
    addEventListener('scroll', end, { once: true });
    // The first frame is for what is in view.
    requestAnimationFrame(() => requestAnimationFrame(next));
  });
}

/** Steps, and whatever else is laid out by itself, as far as they begin below what is seen; set aside at the size that they have. */
function partsBelow(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>('.steps > li, .far-below, .fold')];
  const sizes = parts.map((part) => part.getBoundingClientRect());
  return parts.filter((part, k) => {
    const { top, height } = sizes[k]!;
    if (top < innerHeight || height === 0) return false;
    part.style.contentVisibility = 'hidden';
    part.style.containIntrinsicHeight = `auto ${height}px`;
    return true;
  });
}

function show({ style }: HTMLElement): void {
  style.removeProperty('content-visibility');
  style.removeProperty('contain-intrinsic-height');
}
