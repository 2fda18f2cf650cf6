/**
 * Events in words and signs, as the phrases of distributions have them: `probability that z is less than 1.96` is
 * standard normal P(z < 1.96), `normal mean 100 sd 15 x above 120` ends with P(x > 120). The relation belongs to the event: a value
 * without it would be another question.
 */
export function withEvents(query: string): string {
  const signed = query
    .replace(worded, (_, letter: string, words: string, value: string) => `${letter} ${signOf(words)} ${value}`)
    .replace(betweenEnds, '$2 < $1 < $3');
  const isWorded = signed !== query;
  const wrapped = signed.replace(asked, (_, law: string, said: string, event: string, rest: string) =>
    said !== undefined || /[\d%][,:]?\s$/.test(law) || (isWorded && (law !== '' || isStandard(event)))
      ? `${law}P(${event})${rest}`
      : law + event + rest,
  );
  return wrapped.replace(aloneStandard, 'standard normal P($1)').replace(valueOfZ, 'standard normal P(z <= $1)');
}

const value = '[-−]?\\d+(?:[.,]\\d+)?(?:\\/\\d+)?%?';
const comparisons: readonly (readonly [words: string, sign: string])[] = [
  ['(?:less|smaller|lower) than or equal to|at most|no more than|not more than|up to', '≤'],
  ['(?:greater|more|larger|higher|bigger) than or equal to|at least|no less than|not less than', '≥'],
  ['(?:less|smaller|lower) than|below|under', '<'],
  ['(?:greater|more|larger|higher|bigger) than|above|over|exceeds', '>'],
];
const anyComparison = comparisons.map(([words]) => words).join('|');
const worded = new RegExp(
  `(?<![\\p{L}\\d^*/+(−-])([xz])(?: is| to be| being| will be)? (${anyComparison}) (${value})`,
  'giu',
);
const betweenEnds = new RegExp(`(?<![\\p{L}\\d^*/+(−-])([xz])(?: is| lies)? between (${value}) and (${value})`, 'giu');
const signOf = (words: string): string =>
  comparisons.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words))![1];

const sign = '(?:<=|>=|<|>|≤|≥)';
const event = `(?:${value} ?${sign} ?)?[xz] ?${sign} ?${value}|${value} ?${sign} ?[xz]`;
/** An event without its brackets, behind a word of probability, behind the values of a law, or alone. */
const asked = new RegExp(
  `^(.*?)((?:(?:the )?(?:probability|prob|chance|pr|p)(?: that| of|:)?|where|that|if|for) )?(?<![\\p{L}\\d])(?<![\\^*/+(−-] ?)(${event})(?![\\d\\p{L}^*/+)-])(.*)$`,
  'iu',
);
/** `z 1.96`, `z = 1.96`: a place in the table of the standard normal distribution, which says P(Z ≤ 1.96). */
const valueOfZ = new RegExp(`^z ?(?:=|\\s) ?(${value})$`, 'i');
const isStandard = (text: string): boolean => /z/i.test(text);
/** Z stands for the standard normal variable wherever nothing else is said. */
const aloneStandard = /^(?:p|pr|prob|probability)\s*\(([^()]*\bz\b[^()]*)\)$/i;
