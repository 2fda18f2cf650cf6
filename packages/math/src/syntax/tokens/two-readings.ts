import type { Span } from '../../result/result.ts';
import { quote } from '../quote.ts';
import { functionOf, needsParenthesis, otherLands } from '../spellings.ts';
import type { Edit, Scanner } from './tokens.ts';
import { lastToken } from './tokens.ts';

/*
 * Words that mean one thing in some textbooks and, letter by letter, a product: `sh x` is sinh(x) where hyperbolic functions are
 * written so, and `5C2` counts choices on every pocket calculator. Either answer would be wrong for half of those who type them, so
 * both readings are said, and the likelier one is proposed.
 */

interface Doubt {
  readonly message: string;
  readonly span: Span;
  readonly edit: Edit;
}

/** What is said of a word that can be read in two ways where it stands; undefined for all others. */
export const readTwoWays = (scanner: Scanner, word: string, start: number, after: number): Doubt | undefined =>
  bareFunction(scanner, word, start, after) ?? counting(scanner, word, start, after);

/** An operand, perhaps behind an exponent: `sh x`, `sh 2x`, `sh^2 x`; a bracket makes the word a function anyway. */
const operandBehind =
  /\s*(?:(?:\^\s*-?\d+|[²³⁴]|⁻¹)\s*(?=[A-Za-zα-ωΑ-Ω0-9([{\\√∛]))?(?:[A-Za-zα-ωΑ-Ω0-9√∛({[]|\\(?:d?frac|sqrt|pi|[a-z]*ta)(?![a-z]))/y;
const bracketBehind = /\s*[([{]/y;

function bareFunction({ plain, options }: Scanner, word: string, start: number, after: number): Doubt | undefined {
  const name = functionOf(word);
  if (name === undefined || !otherLands.has(word) || !needsParenthesis(word) || options.names.has(word))
    return undefined;
  if (isAt(bracketBehind, plain, after) || !isAt(operandBehind, plain, after)) return undefined;
  const span = { start, end: start + word.length };
  const product = [...word].join('*');
  const message = `${quote(word)} can be read in two ways here, as the function ${name} or as ${product}: write ${name} or ${product}.`;
  return { message, span, edit: { ...span, text: name } };
}

const digitsBehind = /\s*_?(\d+)(?![\d.A-Za-z(])/y;
const chosenFrom = /^([a-z]?)([CP])$/;

/** `5C2`, `5 P 2` and `nC2`: choices and arrangements, as pocket calculators write them. */
function counting(scanner: Scanner, word: string, start: number, after: number): Doubt | undefined {
  const { plain, options } = scanner;
  const [, letter = '', kind] = chosenFrom.exec(word) ?? [];
  digitsBehind.lastIndex = after;
  const digits = digitsBehind.exec(plain);
  const before = lastToken(scanner);
  const isNumber = before?.kind === 'number' && /^\d+$/.test(before.text);
  if (kind === undefined || digits === null || options.names.has(word)) return undefined;
  if (letter === '' ? !isNumber : before?.end === start) return undefined;
  const [of, k] = [letter === '' ? before!.text : letter, digits[1]!];
  const span = { start: letter === '' ? before!.start : start, end: after + digits[0].length };
  const separator = options.decimal === 'comma' ? ';' : ',';
  const [count, written] =
    kind === 'C' ? ['choose', `binomial(${of}${separator} ${k})`] : ['arrange', `${of}!/(${of} - ${k})!`];
  const message = `${quote(plain.slice(span.start, span.end))} can be read in two ways, as the number of ways to ${count} ${k} of ${of} or as a product: write ${written} or ${of}*${kind}_${k}.`;
  return { message, span, edit: { ...span, text: written } };
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
