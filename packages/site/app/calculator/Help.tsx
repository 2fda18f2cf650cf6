import type { HelpCard } from '@nomogram/calculators/kit/calculator.ts';
import { Prose } from '../math/Prose.tsx';

/** The help cards of a page. */
export function Help({ cards }: { cards: readonly HelpCard[] }) {
  return cards.map(({ title, text }) => (
    <section key={title} className="mt-8">
      <h2 className="m-0 font-serif text-xl font-semibold">{title}</h2>
      <Prose text={text} />
    </section>
  ));
}
