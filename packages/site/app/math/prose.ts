import { gluePercent } from './glue-stops.ts';

export interface Part {
  readonly math: boolean;
  readonly text: string;
  /** Punctuation that follows a formula at once. */
  readonly tail: string;
}

/** Splits text into paragraphs at blank lines, and these at `$`; `\$` is a dollar. */
export const paragraphsOf = (text: string): readonly (readonly Part[])[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => partsOf(paragraph.trim()))
    .filter((parts) => parts.length > 0);

function partsOf(paragraph: string): readonly Part[] {
  const pieces = paragraph.split(/(?<!\\)\$/);
  return pieces
    .map((piece, index): Part => {
      const math = index % 2 === 1;
      const said = (): string => piece.slice(index === 0 ? 0 : stopsOf(piece).length).replaceAll('\\$', '$');
      const text = math ? piece : gluePercent(said());
      return { math, text, tail: math ? stopsOf(pieces[index + 1]) : '' };
    })
    .filter(({ text }) => text !== '');
}

const stopsOf = (text: string | undefined): string => /^[.,;:!?)]+/.exec(text ?? '')?.[0] ?? '';
