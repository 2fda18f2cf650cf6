import type { Draw } from './draw.ts';
import type { Level, Practice, ProblemInputs } from './practice.ts';

/*
 * Problems beside one that is typical: every number is drawn between half and twice its size. Whole numbers stay whole. On the first
 * level one digit is drawn, on the third three, so that the division gets longer.
 */

/** Problems near a typical one each. What must be larger than something else is typically four times as large. */
export const nearEach = (typical: { readonly [name: string]: ProblemInputs }): Practice =>
  Object.fromEntries(
    Object.entries(typical).map(([name, given]) => [
      name,
      (draw: Draw, level: Level): ProblemInputs =>
        Object.fromEntries(Object.entries(given).map(([input, text]) => [input, near(text, draw, level)])),
    ]),
  );

/** One number, or each of a list. */
const near = (text: string, draw: Draw, level: Level): string =>
  text
    .split(',')
    .map((one) => oneNear(one.trim(), draw, level))
    .join(',');

function oneNear(text: string, draw: Draw, level: Level): string {
  const value = Number(text);
  const [least, most] = [Math.abs(value) / 2, Math.abs(value) * 2];
  const finest = text.includes('.') ? -(text.split('.')[1]!.length + 1) : 0;
  const place = Math.max(finest, Math.floor(Math.log10(least)) - level + 1);
  const unit = 10 ** place;
  const drawn = draw.whole(Math.ceil(least / unit), Math.floor(most / unit)) * Math.sign(value);
  return place >= 0 ? String(drawn * unit) : String(Number((drawn * unit).toFixed(-place)));
}
