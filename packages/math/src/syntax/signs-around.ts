import type { Span } from '../result/result.ts';
import { functionOf } from './spellings.ts';
import type { Note } from './tokens/tokens.ts';

/**
 * The signs of an operation that people type around a function: `∫ x^2 dx` where it is to be integrated, `d/dx sin(x)` where it is to
 * be differentiated, `f(x) = x^2` anywhere. In the field of that very operation they can mean nothing else and are set aside; elsewhere
 * they are refused with the operation that they ask for, for `dx` is no product of d and x, and `d/dx` no quotient.
 */
export type Operation = 'integral' | 'derivative' | 'other';

/** A function without the signs around it, which are blanks in its text, so that places in it are those of what was typed. */
export interface BareFunction {
  readonly text: string;
  /** The variable that the signs name, as it is spelt. */
  readonly variable?: string;
  /** What the function is called, `y` in `y = x^2`: a letter that may not stand in it. */
  readonly name?: string;
  readonly notes: readonly Note[];
}

const letter = String.raw`\\?(?:theta|phi|psi|rho|tau|omega|alpha|beta)(?![a-z])|[a-zα-ω](?![a-zα-ω])`;
const d = String.raw`(?:\\mathrm\s*\{\s*d\s*\}|\\text\s*\{\s*d\s*\}|d)`;
const integralSign =
  /^\s*(?:(?:∫|\\int(?![a-z]))(?!\s*[_^])|int(?=\s)|(?:integral|antiderivative|primitive)(?:\s+of)?\s|integrate\s)/;
const derivativeSign = new RegExp(
  String.raw`^\s*(?:${d}\s*/\s*${d}\s*(${letter})|\\d?frac\s*\{\s*${d}\s*\}\s*\{\s*${d}\s*(${letter})\s*\}|(?:derivative\s+of|derive|differentiate)\s)`,
);
const lastDifferential = new RegExp(String.raw`(?:\s|\*|·|\\[,;!]|\\cdot)*(?:${d}|d)(${letter})\s*$`);
const spacedDifferential = new RegExp(String.raw`\s(?:${d}|d)\s+(${letter})\s*$`);
const differentialAbove = new RegExp(String.raw`(?<![A-Za-z\\])d(${letter})\s*(?=/(?!\s*d[a-z])|\}\s*\{)`);
const named = new RegExp(
  String.raw`^\s*([fghpquvyzFGHPQ])\s*(?:\(\s*(${letter})\s*(,(?:\s|,|${letter})*)?\))?\s*=(?!=)(?=.*\S)`,
  's',
);
const operandEnd = /[\w)\]}|!α-ω²³⁰-⁹]$/;

/** The text without the signs of the operation that is done anyway, and without a name before it. */
export function withoutSigns(text: string, operation: Operation): BareFunction {
  const called = withoutName(text);
  const asked =
    operation === 'integral' ? integrand(called.text) : operation === 'derivative' ? derivand(called.text) : undefined;
  const bare = asked ?? { text: called.text, notes: [] };
  const variable = bare.variable ?? called.variable;
  return {
    text: bare.text,
    notes: [...called.notes, ...bare.notes],
    ...(variable !== undefined && { variable }),
    ...(called.name !== undefined && { name: called.name }),
  };
}

/** `y = x^2`, `f(x) = x^2` and `x^2 =` without the sign of equality; an equation has more on its left than a name. */
function withoutName(text: string): BareFunction {
  const open = text.replace(/=\s*\??\s*$/, blanks);
  const match = named.exec(open);
  if (match === null) return { text: open.includes('=') ? text : open, notes: [] };
  const [sign, name = '', first, others] = match;
  const variable = others === undefined ? first : undefined;
  const span = { start: 0, end: sign.length };
  const message = `"${sign.trim()}" is read as the name of the function.`;
  return { text: blanked(open, span), name, notes: [{ message, span }], ...(variable !== undefined && { variable }) };
}

function integrand(text: string): BareFunction {
  const sign = integralSign.exec(text)?.[0] ?? '';
  const body = blanks(sign) + text.slice(sign.length);
  const found = differentialOf(body, sign !== '');
  const isWord = /int\s*$/.test(sign);
  // `int` is the integer part elsewhere: without a differential, and before a bracket, it stays open which is meant.
  if (isWord && found === undefined && /^\s*\(/.test(body.slice(sign.length))) return { text, notes: [] };
  const notes =
    sign.trim() === ''
      ? []
      : [{ message: `"${sign.trim()}" is read as the sign of the integral.`, span: { start: 0, end: sign.length } }];
  if (found === undefined) return { text: body, notes };
  const { span, variable, instead } = found;
  const message = `"${text.slice(span.start, span.end).trim()}" is read as the differential: the variable is ${plain(variable)}.`;
  return { text: blanked(body, span, instead), variable, notes: [...notes, { message, span }] };
}

interface Differential {
  readonly span: Span;
  readonly variable: string;
  /** What stands for it: 1 where nothing else is the function, or its numerator. */
  readonly instead: '' | '1';
}

/** `dx` at the end of a function, or above a fraction; not after a sign, where it is a product. */
function differentialOf(text: string, hasSign: boolean): Differential | undefined {
  const last = lastDifferential.exec(text) ?? (hasSign ? spacedDifferential.exec(text) : null);
  if (last !== null) {
    const before = text.slice(0, last.index).trim();
    const span = { start: last.index, end: text.length };
    const [, variable = 'x'] = last;
    if (before === '') return hasSign ? { span, variable, instead: '1' } : undefined;
    return isOperand(before) ? { span, variable, instead: '' } : undefined;
  }
  const above = differentialAbove.exec(text);
  if (above === null) return undefined;
  const before = text.slice(0, above.index).trim();
  const span = { start: above.index, end: above.index + above[0].length };
  const [, variable = 'x'] = above;
  return { span, variable, instead: isOperand(before) && !/\\d?frac\s*\{$/.test(before) ? '' : '1' };
}

/** Whether a value ends here, so that a differential may follow: no sign, and no function that waits for its argument. */
function isOperand(before: string): boolean {
  const [word] = /[A-Za-z]+$/.exec(before) ?? [''];
  return operandEnd.test(before) && (word.length < 2 || functionOf(word) === undefined);
}

function derivand(text: string): BareFunction {
  const match = derivativeSign.exec(text);
  if (match === null) return { text, notes: [] };
  const [sign, below, inFraction] = match;
  const variable = below ?? inFraction;
  if (closesBeforeEnd(text.slice(sign.length).trim())) return { text, notes: [] };
  const message = `"${sign.trim()}" is read as the sign of the derivative.`;
  const span = { start: 0, end: sign.length };
  return { text: blanked(text, span), notes: [{ message, span }], ...(variable !== undefined && { variable }) };
}

/** Whether a first bracket is closed before the end, as in `(x^2) + x`, so that it is open what is differentiated. */
function closesBeforeEnd(text: string): boolean {
  if (!text.startsWith('(')) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at < text.length - 1;
  }
  return false;
}

const asks = (what: string, where: string) =>
  `asks for ${what}: ${where} under Calculus finds it. Here a function without that sign is expected.`;

const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/∫|\\int(?![a-z])|(?<![\w\\])int(?=\s+[\w(])|(?<![\w\\])integral\s+of(?!\w)/, asks('an integral', '"Integral"')],
  [
    /(?<![\w\\])int(?=\s*\()/,
    'stands for an integral, and for some for the integer part: "Integral" under Calculus takes the function alone, and the integer part is written floor(x).',
  ],
  [
    new RegExp(
      String.raw`(?<![\w\\])[d∂]\s*[yfu]?\s*/\s*[d∂]\s*(?:${letter})|(?<![\w\\])[d∂]\s*(?:\^\s*\d|[²³])\s*[yfu]?\s*/\s*[d∂]\s*[a-zα-ω]|\\d?frac\s*\{\s*(?:${d}|\\partial)\s*[yfu]?\s*\}\s*\{\s*(?:${d}|\\partial)|(?<![\w\\])derivative\s+of(?!\w)`,
    ),
    `${asks('a derivative', '"Derivative"')} A quotient of letters is written with its products: d/(d*x).`,
  ],
  [/\\lim(?![a-z])|(?<![\w\\])lim(?:it)?(?=\s|_|\()/, asks('a limit', '"Limit"')],
  [/∑|\\sum(?![a-z])/, asks('a sum', '"Sums and products"')],
  [/∏|\\prod(?![a-z])/, asks('a product of many factors', '"Sums and products"')],
];

/** The sign of an operation that is asked for where an expression is expected, with what is said of it. */
export function operationAsked(text: string): { readonly message: string; readonly span: Span } | undefined {
  if (!/[∫∑∏∂\\]|int|lim|deriv|d/.test(text)) return undefined;
  for (const [sign, says] of elsewhere) {
    const match = sign.exec(text);
    if (match === null) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    return { message: `"${match[0]}" ${says}`, span };
  }
  return undefined;
}

/** A differential at the end of what is not integrated; undefined where there is none. */
export function differentialAsked(text: string): { readonly message: string; readonly span: Span } | undefined {
  const found = differentialOf(text, false);
  if (found === undefined) return undefined;
  const typed = text.slice(found.span.start, found.span.end).trim();
  const product = `d*${plain(found.variable)}`;
  const message = `"${typed}" belongs to an integral: "Integral" under Calculus finds it. The product of d and ${plain(found.variable)} is written ${product}.`;
  return { message, span: found.span };
}

const plain = (variable: string): string => variable.replace('\\', '');
const blanks = (text: string): string => ' '.repeat(text.length);
const blanked = (text: string, { start, end }: Span, instead = ''): string =>
  text.slice(0, start) + instead.padEnd(end - start) + text.slice(end);
