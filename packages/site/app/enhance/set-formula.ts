import { marked } from '../math/decimal-mark.ts';
import { exponentIn, partsOf } from '../math/sentence-parts.ts';
import { fromSmall } from '../math/small-digits.ts';
import { storedSetting } from '../settings.ts';
import { element } from './element.ts';

/** A formula or an answer in a line of text, with the signs, exponents and indices of mathematics: 3·x² for `3*x^2`. */
export const setFormula = (text: string): readonly (Node | string)[] =>
  partsOf(text).map((part) =>
    part.isSmall ? raisedOrLowered(part.text) : marked(part.text, storedSetting('decimal')),
  );

function raisedOrLowered(part: string): Node {
  if (part.startsWith('^')) return element('sup', {}, exponentIn(part));
  const [letter = '', index] = part.split('_');
  if (index !== undefined) return element('span', {}, element('i', {}, letter), element('sub', {}, index));
  const { isRaised, number } = fromSmall(part);
  return element(isRaised ? 'sup' : 'sub', {}, number.replace('-', '−'));
}
