import type { FormField } from '@nomogram/calculators/kit/form.ts';

/** The inputs that a formula writes as letters which their labels do not say: r, where the label is "Rate per period". */
export function lettersIn<Field extends Pick<FormField, 'symbol' | 'label'>>(
  formula: string,
  fields: readonly Field[],
): readonly Field[] {
  const bare = formula.replace(/\\(?:text|mathrm|operatorname)\{[^}]*\}/g, ' ');
  const letters = bare.replace(/\\[a-zA-Z]+/g, ' ');
  return fields.filter(({ symbol, label }) => {
    if (!symbol || symbol.includes(' ') || namesItself(label, symbol)) return false;
    return symbol.startsWith('\\') ? bare.includes(symbol) : isWordOf(letters, symbol);
  });
}

/** "Radius R", "Shape α", "XA": the letter stands in the label. */
const namesItself = (label: string, symbol: string): boolean =>
  label.split(' ').at(-1)!.length === 1 || words(label).includes(symbol.replace(/[_{}]/g, '').toLowerCase());

const words = (label: string): readonly string[] => label.toLowerCase().split(' ');

const isWordOf = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const beside = [text[at - 1], text[at + word.length]];
  return (
    !beside.some((letter) => letter !== undefined && /[A-Za-z]/.test(letter)) || isWordOf(text.slice(at + 1), word)
  );
};
