import type { HelpCard } from '@nomogram/calculators/kit/calculator.ts';
import { Prose } from '../../math/Prose.tsx';
import type { Room } from './FarBelow.tsx';

/** The help cards of a page, in two columns where there is room. */
export function Help({ cards }: { cards: readonly HelpCard[] }) {
  return (
    <div className="lg:columns-2 lg:gap-x-11">
      {cards.map(({ title, text }) => (
        <section key={title} className="break-inside-avoid pt-8">
          <h2 className="m-0 font-serif text-xl font-semibold">{title}</h2>
          <Prose text={text} />
        </section>
      ))}
    </div>
  );
}

/** Each card has a heading with room above it; its text fills lines of a phone, or of two columns side by side. */
export function roomOfHelp(cards: readonly HelpCard[]): Room {
  const letters = cards.reduce((sum, { text }) => sum + text.length, 0);
  return { narrow: Math.round(4 * cards.length + letters / 30), wide: Math.round(2 * cards.length + letters / 80) };
}
