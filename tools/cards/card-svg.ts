import { colours } from '../../content/tools/colours.ts';

/** The picture that a shared link shows: the name of the page and what it is for, beside a nomogram. */

export const [width, height] = [1200, 630];

/** The families as the font files call themselves. */
const [serif, sans] = ['Source Serif 4', 'Inter'];
export interface Card {
  readonly title: string;
  readonly where: string;
  readonly purpose: string;
}

/** A card as SVG; `place` from 0 to 1 tilts the line of the nomogram, so that no two pages look quite alike. */
export function cardSvg({ title, where, purpose }: Card, place: number): string {
  const size = title.length > 34 ? 58 : title.length > 16 ? 70 : 84;
  const name = wrapped(title, 700 / (size * 0.49)).slice(0, 3);
  const top = 318 - (name.length - 1) * size * 0.42;
  const below = top + (name.length - 1) * size * 1.12 + 66;
  const words = wrapped(purpose, 44).slice(0, name.length > 2 ? 3 : 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    ruler(),
    mark(),
    text('Nomogram', 148, 112, 40, serif, colours.ink),
    text(where, 80, top - size * 1.02 - 8, 27, sans, colours.act),
    ...name.map((line, index) => text(line, 80, top + index * size * 1.12, size, serif, colours.ink)),
    ...words.map((line, index) => text(line, 80, below + index * 44, 31, sans, colours.muted)),
    nomogram(place),
    '</svg>',
  ].join('');
}

const escaped = (words: string): string =>
  words.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

const text = (words: string, x: number, y: number, size: number, family: string, fill: string): string =>
  `<text x="${x}" y="${Math.round(y)}" font-family="${family}" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;

/** Lines of at most so many letters, broken between words. */
function wrapped(words: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, thick: number): string =>
  `<path d="M${x1} ${y1.toFixed(1)}L${x2} ${y2.toFixed(1)}" stroke="${stroke}" stroke-width="${thick}"/>`;

/** Tick marks along the upper edge, as on every page. */
const ruler = (): string =>
  Array.from({ length: 121 }, (_, index) =>
    line(index * 10, 0, index * 10, index % 10 === 0 ? 22 : 11, colours.ink, 1.5),
  ).join('');

const mark = (): string =>
  `<g transform="translate(78 68) scale(2)" fill="none"><path stroke="${colours.ink}" stroke-width="1.8" d="M5.5 4v20M14 4v20M22.5 4v20M5.5 6.5h3M5.5 11h3M5.5 15.5h3M5.5 20h3M14 6.5h3M14 11h3M14 20h3M22.5 6.5h3M22.5 15.5h3M22.5 20h3"/><path stroke="${colours.answer}" stroke-width="2.2" d="M1.5 20.2 26.5 8.2"/></g>`;

/** Three scales, and the line across them that reads the answer. */
function nomogram(place: number): string {
  const scales = [860, 980, 1100];
  const [top, bottom] = [120, 520];
  const ticks = scales.flatMap((x) =>
    Array.from({ length: 21 }, (_, index) =>
      line(x, top + index * 20, x + (index % 5 === 0 ? 22 : 12), top + index * 20, colours.ink, 2),
    ),
  );
  const [left, right] = [top + 60 + 280 * place, bottom - 60 - 280 * ((place * 1.7) % 1)];
  const slope = (right - left) / 240;
  const middle = left + slope * 120;
  return [
    ...scales.map((x) => line(x, top, x, bottom, colours.ink, 2.5)),
    ...ticks,
    line(820, left - slope * 40, 1140, right + slope * 40, colours.answer, 5),
    ...[left, right].map(
      (y, side) => `<circle cx="${scales[side * 2]}" cy="${y.toFixed(1)}" r="9" fill="${colours.act}"/>`,
    ),
    `<circle cx="980" cy="${middle.toFixed(1)}" r="11" fill="${colours.answer}"/>`,
  ].join('');
}
