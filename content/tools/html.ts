/** Text as HTML text or as the value of a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Escaped text in which computer notation is set as people write it:
 * `6.6743e-11` becomes 6.6743 × 10<sup>−11</sup>, and a minus before a digit becomes a minus sign.
 */
export function numbersInText(text: string): string {
  return escapeHtml(text)
    .replace(/([\d)](?:\.{3})?) ?e([+-]?\d+)/g, (_, digit: string, power: string) => {
      return `${digit.replace('...', '…')} × 10<sup>${withMinusSign(power)}</sup>`;
    })
    .replace(/(\d)\.{3}/g, '$1…')
    .replace(/(^|[\s(])-(?=\d)/g, '$1−');
}

function withMinusSign(exponent: string): string {
  return exponent.replace('+', '').replace('-', '−');
}

/** Groups of `size` digits after the decimal point, divided by a thin space at which a line may break. */
export function groupDecimals(decimal: string, size: number): string {
  const [whole, fraction] = decimal.split('.');
  if (fraction === undefined) return decimal;
  const groups = fraction.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  return `${whole}.${groups.join('\u2009')}`;
}

/** Groups of three digits before the decimal point where there are five or more, divided by a narrow no-break space. */
export function groupThousands(decimal: string): string {
  return decimal.replace(/^([-−]?)(\d{5,})(?=$|\.)/, (_, sign: string, whole: string) => {
    return sign + whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  });
}
