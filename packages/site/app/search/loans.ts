import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import type { SearchDocument } from './document.ts';
import { fits } from './fits.ts';
import type { Calculation } from './phrases.ts';

/** Words around a loan that change nothing of its payment. */
const around =
  /^(?:mortgages?|loans?|emi|car|auto|home|house|personal|student|fixed|payments?|repayments?|pay|monthly|calculator|of|on|for|at|an?|the|my|with|over|in|and|interest|apr|annual|rate|per|is|how|much|month|would|be|to)$/i;
const names = /\b(?:mortgages?|loans?|emi)\b|\bmonthly payments? (?:on|for)\b/i;

const rate = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:%|percent\b|pct\b)/i;
const time = /(?<![\d.,])(\d+(?:[.,]\d+)?)[ -]?(years?|yrs?|y|months?|mos?)\b/i;

/**
 * A loan by its amount, yearly rate and duration in whatever order, told apart by their marks: `$15000 car loan 5 years 7%`, `loan 10000 8% for 36
 * months`. Anything beside them that could change the payment, a fourth number or a word such as `down` or `weekly`, and it is no such question.
 */
export function loanIn(query: string, documents: readonly SearchDocument[]): Calculation | undefined {
  const document = documents.find(({ id }) => id === 'finance-banking/amortization-schedule');
  if (!document || !names.test(query)) return undefined;
  const [ofRate, annualRate] = rate.exec(query) ?? [];
  const [ofTime, number, unit] = time.exec(query) ?? [];
  if (ofRate === undefined || ofTime === undefined || number === undefined) return undefined;
  const rest = query
    .replace(ofRate, ' ')
    .replace(ofTime, ' ')
    .replace(/,(?!\d)/g, ' ')
    .split(/[\s:;]+/)
    .filter(Boolean);
  const amounts = rest.filter((word) => /\d/.test(word));
  const principal = amounts.length === 1 ? fits(amount, amounts[0]!) : undefined;
  if (principal === undefined || !rest.every((word) => word === amounts[0] || around.test(word))) return undefined;
  const isMonths = /^m/i.test(unit!);
  return { document, typed: { principal, annualRate: annualRate!, numberOfYears: isMonths ? `${number}/12` : number } };
}

const amount: IndexInput = { name: 'principal', label: 'Principal', takes: 'money' };
