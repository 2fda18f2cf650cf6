/** The order of the cards on the hubs, as specified; a page that is not named here comes last. */
const order: readonly string[] = [
  ...['polynomial', 'complex', 'inequality', 'slope', 'fibonacci', 'prime'].map((page) => `algebra-${page}`),
  ...['integral', 'derivative', 'limit', 'matrice', 'system'].map((page) => `calculus-${page}`),
  ...['identity', 'converter', 'function', 'equation', 'circle'].map((page) => `trigonometry-${page}`),
  ...['basic', 'continuous', 'discrete'].map((page) => `statistics-${page}`),
  ...['area', 'volume'].map((page) => `surface-${page}`),
  ...['bearing', 'circular', 'coordinate', 'triangle', 'intersection', 'three', 'area'].map(
    (page) => `topography-${page}`,
  ),
  ...['activity', 'basic', 'debt', 'depreciation', 'liquidity', 'markets', 'profitability', 'banking'].map(
    (page) => `finance-${page}`,
  ),
  ...['corporate', 'general', 'stocks'].map((page) => `finance-${page}`),
  ...['math', 'physics', 'solar'].map((page) => `science-${page}`),
];

/** Sorts cards, which are known by their address, into that order. */
export function inHubOrder<Card extends { readonly href: string }>(cards: readonly Card[]): readonly Card[] {
  const place = ({ href }: Card) => {
    const index = order.indexOf(href.slice(1));
    return index < 0 ? order.length : index;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
