import type { HelpCard } from '@nomogram/calculators/kit/calculator.ts';
import { Prose } from '../../math/Prose.tsx';

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
