/** Digits as exponents and as indices, and the minus of an exponent: the raised ones are scattered over Unicode. */
const [common, raised, lowered] = ['0123456789-', '⁰¹²³⁴⁵⁶⁷⁸⁹⁻', '₀₁₂₃₄₅₆₇₈₉'];

/** Runs of raised, or of lowered digits. */
export const small = `[${raised}]+|[${lowered}]+`;

const exchange = (text: string, from: string, to: string): string =>
  text.replace(/./gu, (sign) => to[from.indexOf(sign)] ?? sign);

/** A whole number as an exponent. */
export const asExponent = (number: string | number): string => exchange(`${number}`, common, raised);

/** A whole number as an index. */
export const asIndex = (number: string): string => exchange(number, common, lowered);

/** Small digits as common ones, and whether they were raised. */
export function fromSmall(text: string): { readonly isRaised: boolean; readonly number: string } {
  const isRaised = raised.includes(text[0]!);
  return { isRaised, number: exchange(text, isRaised ? raised : lowered, common) };
}
