import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import type { DecimalMark } from '@nomogram/math/syntax/number-text.ts';
import { readValue } from '@nomogram/math/syntax/values/read-value.ts';
import { conversions, type WordedExpression } from './conversion.ts';

/**
 * Sentences of everyday arithmetic as the expressions that they ask for: percentages, changes, discounts, taxes, tips, words for
 * operators, and conversions of units. Numbers may carry a currency. What is not understood whole is not taken at all.
 */
export function arithmeticIn(query: string, decimal?: DecimalMark): readonly WordedExpression[] {
  const amounts = inPlainForm(query, 'amount', decimal);
  if (amounts === undefined) return [];
  const text = amounts
    .toLowerCase()
    .replace(/\b(?:percent|per cent|pct)\b/g, '%')
    .replace(/(\d)\s+%/g, '$1%')
    .trim();
  for (const { pattern, expression } of sentences) {
    const match = pattern.exec(text);
    if (match) return [{ expression: expression(...match.slice(1).map((part) => part ?? '')), left: query }];
  }
  const run = progression(text);
  if (run !== undefined) return [{ expression: run, left: query }];
  const measures = inPlainForm(query, 'measure', decimal);
  const converted = (measures === undefined ? bothReadings(query) : [measures]).flatMap((one) =>
    conversions(one.trim()),
  );
  const worded = converted.length > 0 ? undefined : inWords(text);
  return worded === undefined ? converted : [{ expression: worded, left: query }];
}

/**
 * A calculation of numbers that are grouped or have a decimal comma, in plain form: `1,250.50 + 749.50`. Between brackets a comma may
 * separate coordinates or arguments.
 */
export function plainArithmetic(query: string, decimal?: DecimalMark): string | undefined {
  if (!query.includes(',') || !/^[\d\s.,+\-−*/×÷·^()]+$/.test(query) || /\([^()+\-−*/×÷·^]*,/.test(query))
    return undefined;
  // Behind a blank a comma separates.
  return /,\s/.test(query) ? undefined : inPlainForm(query, 'amount', decimal);
}

/** `12,5`: no grouping has a comma there. */
const decimalComma = /(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?![\d.,])/;

/**
 * The query with its numbers in plain form; nothing where one of them can be read in two ways. What is added up or taken a percentage of
 * is an amount, whose thousands are grouped: 1,250 + 750 is 2000, unless another number beside it has a decimal comma. A measure
 * may have three decimals: 1,609 km.
 */
function inPlainForm(query: string, of: 'amount' | 'measure', decimal: DecimalMark | undefined): string | undefined {
  let plain: string | undefined = query;
  const isGrouped = of === 'amount' && !decimalComma.test(query);
  for (const [typed, sign, digits] of query.matchAll(/([$€£]\s*)?(\d[\d.,]*\d)/g)) {
    const number = readValue(digits!, { kind: sign ? 'money' : 'number' }, { decimal });
    const read = number.ok || !isGrouped ? number : readValue(digits!, { kind: 'money' }, { decimal });
    const written = read.ok && read.value.exact && exactDecimal(read.value.exact, 20);
    plain = written ? plain?.replace(typed, (sign ?? '') + written) : undefined;
  }
  return plain;
}

/** A query whose one number can be read in two ways, in both plain forms. */
function bothReadings(query: string): readonly string[] {
  const found = [...query.matchAll(/(?<![\d.,])(\d{1,3}),(\d{3})(?![\d.,])/g)];
  return found.length === 1 ? ['$1$2', '$1.$2'].map((form) => query.replace(/(\d{1,3}),(\d{3})/, form)) : [];
}

const amount = '[$€£]?\\s*(\\d+(?:\\.\\d+)?)\\s*(?:dollars?|euros?|pounds?|[$€£])?';
const rate = '(\\d+(?:\\.\\d+)?)%';

interface Sentence {
  readonly pattern: RegExp;
  readonly expression: (...parts: string[]) => string;
}

const sentence = (source: string, expression: Sentence['expression']): Sentence => ({
  pattern: new RegExp(`^(?:${source.replaceAll('{rate}', rate).replaceAll('{amount}', amount)})$`),
  expression,
});

const more = (rate: string, amount: string): string => `${amount}*(1+${rate}/100)`;
const less = (rate: string, amount: string): string => `${amount}*(1-${rate}/100)`;
const part = (rate: string, amount: string): string => `${amount}*${rate}/100`;
const change = (from: string, to: string): string => `(${to}-${from})/${from}*100`;
/** The part that one amount is of another, in percent. */
const share = (part = '', whole = ''): string => `${part}/${whole}*100`;
const remainder = (a = '', b = ''): string => `mod(${a},${b})`;
/** In how many orders some of n things can stand. */
const arrangements = (n = '', taken = ''): string => `${n}!/(${n}-${taken})!`;
/** How much of the standard normal distribution lies between two values. */
const between = (low = '', high = ''): string => `(erf(${high}/sqrt(2))-erf(${low}/sqrt(2)))/2`;
const end = '([-−]?\\d+(?:\\.\\d+)?)';
const other =
  (use: Sentence['expression']): Sentence['expression'] =>
  (amount = '', rate = '') =>
    use(rate, amount);

/** Into how many parts a whole is cut, by the name of the part. */
const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, tenth: 10 };

/** What is a percentage of an amount. */
const levy = '(?:(?:sales )?tax|vat|tip|interest|commission)';

/** `area of a square of side 5`, `square area 5`, `square 5 area`. */
const ofSquare = (what: string): string =>
  `(?:(?:the )?${what}(?: of)?(?: an?| the)? square|square ${what})(?: with| of)?(?: sides?)?(?: of)? {amount}|square(?: with)?(?: sides?)? {amount} ${what}`;

/** The most particular first; a percentage changes what it is taken from by itself, never by a percentage. */
const sentences: readonly Sentence[] = [
  sentence('{rate} (?:of|from|on) {amount}', part),
  sentence(`{rate} ${levy} (?:of|on|for) (?:an? )?{amount}(?: (?:bill|meal|order|price))?`, part),
  sentence(`${levy} (?:of )?{rate} (?:of|on|for) (?:an? )?{amount}`, part),
  sentence(
    '(?:(?:the )?(?:sale |final |new )?price (?:after|with|at) |discount )?(?:an? )?{rate} (?:off|discount on|less than|discount of)(?: of)? {amount}',
    less,
  ),
  sentence('{amount} (?:minus|less|with|after) (?:an? )?{rate}(?: (?:discount|off))?', other(less)),
  sentence('{amount} - {rate}', other(less)),
  sentence('{amount} (?:plus|and) (?:an? )?{rate}(?: (?:(?:sales )?tax|vat|tip|interest))?', other(more)),
  sentence('{amount} \\+ {rate}', other(more)),
  sentence('{rate} more than {amount}', more),
  sentence('(?:increase|raise) {amount} by {rate}', other(more)),
  sentence('(?:decrease|reduce|lower) {amount} by {rate}', other(less)),
  sentence('(?:percentage|percent|%) (?:increase|decrease|change|difference) (?:from )?{amount} to {amount}', change),
  sentence('(?:increase|decrease|change) (?:from )?{amount} to {amount} in %', change),
  sentence('(?:what )?(?:percentage|percent|%) is {amount} (?:out )?of {amount}', share),
  sentence('(?:percentage|percent|%) (?:of|for) {amount} (?:out of|/) {amount}', share),
  sentence('(?:what )?(?:percentage|percent|%) of {amount} (?:is|are) {amount}', (whole = '', a = '') =>
    share(a, whole),
  ),
  sentence('{amount} (?:is|as) (?:what|a) (?:percentage|percent|%) of {amount}', share),
  sentence('{amount} ?(?:out of|of|/) ?{amount} (?:as|in|to)(?: an?)? (?:percentage|percent|%)', share),
  sentence('(\\d*\\.?\\d+) (?:as|in|to)(?: an?)? (?:percentage|percent|%)', (part = '') => `${part}*100`),
  sentence('{amount} is {rate} of (?:what|which)(?: (?:number|amount))?', (a = '', rate = '') => `${a}*100/${rate}`),
  sentence('{rate} of (?:what|which)(?: (?:number|amount))? is {amount}', (rate = '', a = '') => `${a}*100/${rate}`),
  sentence('(?:increase|raise) {amount} by {rate}', other(more)),
  sentence('(?:decrease|reduce|lower|discount) {amount} by {rate}', other(less)),
  sentence('{amount} (?:increased|raised) by {rate}', other(more)),
  sentence('{amount} (?:decreased|reduced|lowered|discounted) by {rate}', other(less)),
  sentence('add {rate} to {amount}', more),
  sentence('(?:take|subtract) {rate} (?:off|from) {amount}', less),
  sentence('(?:the )?(?:square|sq\\.?) ?root(?: of)? {amount}', (x = '') => `sqrt(${x})`),
  sentence('(?:the )?cube root of {amount}', (x = '') => `cbrt(${x})`),
  sentence(
    '(?:the )?hypotenuse (?:of|with)(?: a right(?:-angled)? triangle)?(?: with| of)?(?: legs| sides)? {amount} and {amount}',
    (a = '', b = '') => `sqrt(${a}^2+${b}^2)`,
  ),
  sentence(
    '(?:the )?log(?:arithm)?(?: (?:to|in|with))?(?: the)? base {amount} of {amount}',
    (base = '', of = '') => `ln(${of})/ln(${base})`,
  ),
  sentence(
    '(?:the )?log(?:arithm)? (?:of )?{amount},? (?:to (?:the )?|in (?:the )?|with (?:the )?)?base {amount}',
    (of = '', base = '') => `ln(${of})/ln(${base})`,
  ),
  sentence('log_\\(?(\\d+)\\)? ?(?:of )?\\(?{amount}\\)?', (base = '', of = '') => `ln(${of})/ln(${base})`),
  sentence('(?:the )?(?:ln|natural log(?:arithm)?) of (\\d+(?:\\.\\d+)?|e(?:\\^\\d+)?)', (of = '') => `ln(${of})`),
  sentence(
    '(?:the )?hypotenuse (?:of |with )?(?:legs |sides )?{amount},? {amount}',
    (a = '', b = '') => `sqrt(${a}^2+${b}^2)`,
  ),
  sentence('(?:the )?(\\d+)(?:st|nd|rd|th) root of {amount}', (n = '', x = '') => `root(${x},${n})`),
  sentence(ofSquare('area'), (x = '', y = '') => `${x || y}^2`),
  sentence(ofSquare('perimeter'), (x = '', y = '') => `4*${x || y}`),
  sentence(
    '(?:the )?diagonal of (?:a |the )?square (?:with |of )?(?:sides? )?(?:of )?{amount}',
    (x = '') => `${x}*sqrt(2)`,
  ),
  sentence(
    '(?:the )?diagonal of (?:a |the )?rectangle (?:with |of )?(?:sides? )?{amount}(?: by | x | and |, | ){amount}',
    (a = '', b = '') => `sqrt(${a}^2+${b}^2)`,
  ),
  sentence(
    '(?:the )?radius of (?:a |the )?circle (?:with|of|whose) (?:an? )?area (?:of |is |= ?)?{amount}',
    (x = '') => `sqrt(${x}/pi)`,
  ),
  sentence(
    '(?:the )?area of (?:an? |the )?trap(?:ezoid|ezium) (?:with )?(?:bases? |sides? )?(?:of )?{amount}(?: and |, | ){amount},?(?: and)? (?:height |h ?=? ?){amount}',
    (a = '', b = '', height = '') => `(${a}+${b})/2*${height}`,
  ),
  sentence(
    '(?:the )?area of (?:an? |the )?ellipse (?:with )?semi-?(?:major |minor )?ax[ei]s {amount}(?: and |, | )(?:semi-?minor axis )?{amount}',
    (a = '', b = '') => `pi*${a}*${b}`,
  ),
  sentence(
    '(?:the )?volume of (?:a |the )?cube (?:with |of )?(?:sides? |edges? )?(?:of )?{amount}',
    (x = '') => `${x}^3`,
  ),
  sentence('(\\d+) ?n?pr? ?(\\d+)', arrangements),
  sentence('(?:permutations?|npr)(?: of)? ?\\(?(\\d+)(?:,? | ?, ?)(\\d+)\\)?', arrangements),
  sentence('permutations of (\\d+)(?: things| items)?,? taken (\\d+)(?: at a time)?', arrangements),
  sentence(`${end} (?:mod|modulo) ${end}`, remainder),
  sentence('(?:the )?remainder (?:of|when) {amount} (?:is )?divided by {amount}', remainder),
  sentence('(?:convert |write )?(\\d+/\\d+) (?:to|as|in|into) (?:an? )?decimals?', (fraction = '') => fraction),
  sentence('(?:convert |write )?(\\d+\\.\\d+) (?:to|as|in|into) (?:an? )?fraction', (decimal = '') => `${decimal}*1`),
  sentence(`(?:p|pr|probability) ?\\( ?${end} ?(?:<|<=|≤) ?z ?(?:<|<=|≤) ?${end} ?\\)`, between),
  sentence(`(?:probability )?(?:that )?z (?:is )?between ${end} and ${end}`, between),
  sentence(
    '(?:an? |one )?(half|third|quarter|fourth|fifth|tenth) of (?:an? )?{amount}',
    (name = '', of = '') => `${of}/${parts[name]}`,
  ),
  sentence(
    '(two|three) (thirds|quarters|fourths|fifths) of {amount}',
    (many = '', name = '', of = '') => `${of}*${many === 'two' ? 2 : 3}/${parts[name.slice(0, -1)]}`,
  ),
  sentence('(\\d+/\\d+) of {amount}', (part = '', of = '') => `${of}*${part}`),
  sentence('{amount} (?:squared)', (x = '') => `${x}^2`),
  sentence('{amount} (?:cubed)', (x = '') => `${x}^3`),
  sentence(
    '(?:an? )?[a-z ]*?costs? {amount} after (?:an? )?{rate} (?:discount|off)(?:,? what was the original price)?',
    (paid = '', off = '') => `${paid}/(1-${off}/100)`,
  ),
];

/** `1+2+3+...+100`: terms with the same step from the first to the last, as their number times their mean. */
function progression(text: string): string | undefined {
  const [, shown = '', end = ''] = /^(\d+(?: ?\+ ?\d+)+) ?\+ ?(?:\.{2,}|…|⋯) ?\+ ?(\d+)$/.exec(text) ?? [];
  const [first = 0, second = 0, ...rest] = shown.split('+').map(Number);
  const step = second - first;
  const terms = (Number(end) - first) / step + 1;
  const isEven = rest.every((term, place) => term === second + step * (place + 1));
  return shown !== '' && step > 0 && isEven && Number.isSafeInteger(terms) && terms > rest.length + 2
    ? `${terms}*(${first}+${end})/2`
    : undefined;
}

const operators: readonly (readonly [words: RegExp, sign: string])[] = [
  [/\s+(?:times|multiplied by)\s+/g, '*'],
  [/\s+(?:divided by|over)\s+/g, '/'],
  [/\s+plus\s+/g, '+'],
  [/\s+minus\s+/g, '-'],
  [/\s+to the power(?: of)?\s+/g, '^'],
];

/** `7 times 8`, `3 1/2 + 2 1/4`: numbers with words or signs between them. */
function inWords(text: string): string | undefined {
  let signs = operators.reduce((all, [words, sign]) => all.replace(words, sign), text.replace(/[$€£]\s*/g, ''));
  signs = signs.replace(/(?<![\d./])(\d+) (\d+\/\d+)(?![\d/])/g, '($1+$2)');
  return signs !== text && /^[\d.+\-*/^() ]+$/.test(signs) && /\d\s*[-+*/^]/.test(signs) ? signs : undefined;
}
