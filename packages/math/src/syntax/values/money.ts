import * as Q from '../../exact/rational.ts';
import { no, ok, type Result } from '../../result/result.ts';
import type { ParseOptions } from '../options.ts';
import { type ReadNumber, rationalNumber, readNumber } from '../read-number.ts';
import { filler, plainCharacters } from '../tokens/characters.ts';
import { currencyBefore, currencyBehind } from './currencies.ts';

/** What letters behind an amount multiply it by. */
const factors: readonly (readonly [letters: string, power: number])[] = [
  ['k|K|thousand', 3],
  ['lakh|lac', 5],
  ['m|M|mn|Mn|mio|Mio|million|millions', 6],
  ['crore', 7],
  ['b|B|bn|Bn|billion|billions', 9],
  ['tn|trillion|trillions', 12],
];

const anyFactor = factors.map(([letters]) => letters).join('|');
const digits = "\\d(?:[\\d .,'_٫]*[\\d.])?|\\.\\d+";

/** An amount with its currency, its multiple or both; the sign may stand on either side of the currency. */
const written = new RegExp(
  `^([+-]?) ?(?:(${currencyBefore}) ?)?([+-]?) ?(${digits}) ?(?:(${anyFactor})(?!\\p{L}))? ?(${currencyBehind})?$`,
  'u',
);

const currencyAndBracket = new RegExp(`^(${currencyBefore}) ?\\(`, 'u');

interface WrittenAmount {
  readonly digits: string;
  readonly power: number;
  readonly negative: boolean;
}

/**
 * Reads an amount of money: a number, with a currency before or behind it, which is left out (`$200,000`, `734.858,23 €`,
 * `CHF 1'250.00`), in thousands, millions or billions (`200k`, `1.5M`, `1.2 bn`), or in the brackets of accountants, which
 * make it negative (`(1,000)`). Three digits after a comma are thousands, because cents have two places.
 */
export function readMoney(text: string, options: ParseOptions = {}): Result<ReadNumber> {
  const asMoney: ParseOptions = { ...options, counts: 'money' };
  const amount = amountIn(text);
  if (amount === undefined) return readNumber(text, asMoney);
  const read = readNumber(amount.digits, { ...asMoney, percent: false });
  if (!read.ok) return no(read.error.code, read.error.message);
  const size = Q.multiply(read.value.exact ?? Q.zero, Q.power(Q.rational(10), amount.power));
  return ok(rationalNumber(amount.negative ? Q.negate(size) : size));
}

const bookedLoss = new RegExp(
  `^(?:\\(.*(?:${currencyBefore}|${currencyBehind}).*\\)|(?:${currencyBefore}) ?\\(.*\\))$`,
  'u',
);

/** Whether it is an amount with a currency in the brackets of accountants: negative wherever it stands, and not in brackets of algebra. */
export const isBookedLoss = (text: string): boolean =>
  bookedLoss.test(text.trim()) && amountIn(text)?.negative === true;

/** The parts of an amount that is written as money; nothing where it is a plain number or no amount. */
function amountIn(text: string): WrittenAmount | undefined {
  const plain = plainCharacters(text).replaceAll(filler, '').replace(/\s+/g, ' ').trim();
  // The currency may stand before the brackets of accountants too: $(500).
  const inBrackets = /^\((.*)\)$/.exec(plain.replace(currencyAndBracket, '($1'));
  const match = written.exec((inBrackets?.[1] ?? plain).trim());
  if (!match) return undefined;
  const [, outer = '', before, inner = '', number = '', factor, behind] = match;
  const isPlain = !before && !behind && !factor && !inBrackets;
  // Two signs, or brackets around a negative amount, would have two meanings.
  const signs = outer + inner + (inBrackets ? '-' : '');
  if (isPlain || signs.length > 1 || (before && behind && !isSameDollar(before, behind))) return undefined;
  const power = factors.find(([letters]) => factor && letters.split('|').includes(factor))?.[1] ?? 0;
  return { digits: number, power, negative: signs === '-' };
}

/** `$99.95 USD`: the sign of several currencies, and which it is. */
const isSameDollar = (before: string, behind: string): boolean => before.endsWith('$') && /^\p{Lu}{2}D$/iu.test(behind);
