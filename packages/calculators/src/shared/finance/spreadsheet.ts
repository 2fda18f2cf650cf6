import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type Amount, shownDecimal } from '../../kit/fields/amount.ts';

/** A formula longer than this is of no use in a cell. */
const longest = 2000;

/**
 * A formula of a spreadsheet with {input} where a typed value stands: 5 % as 5%, a list as its entries, so that
 * `IRR({{cashFlows}})` becomes an array constant, dates as quoted texts. Array constants know no %, so rates in lists are
 * fractions.
 */
export const filledSheet = (template: string, given: { readonly [input: string]: unknown }): string | undefined =>
  filled(template, given, '%');

/** A formula in words with {input} where a typed value stands: 5 % as 5 %. */
export const filledWords = (template: string, given: { readonly [input: string]: unknown }): string | undefined =>
  filled(template, given, ' %');

function filled(template: string, given: { readonly [input: string]: unknown }, percent: string): string | undefined {
  const text = template.replace(/\{(\w+)\}/g, (place, name: string, at: number) => {
    const value = cell(given[name], percent);
    const after = template.slice(at + place.length).trimStart();
    return isOperand(template.slice(0, at).trimEnd(), after) && needsParentheses(value, after) ? `(${value})` : value;
  });
  return text.length > longest ? undefined : text;
}

/** Whether an operator stands beside a place. */
const isOperand = (before: string, after: string): boolean => /[-+*/^]$/.test(before) || after.startsWith('^');

/** 2 - (-5), (-5)^2 and (25 %)^2. */
const needsParentheses = (value: string, after: string): boolean =>
  value.startsWith('-') || (after.startsWith('^') && value.endsWith(' %'));

function cell(value: unknown, percent: string): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(entry).join(',');
  const { typed, value: meant } = value as Amount;
  return shownDecimal(typed) + (Q.equals(typed, meant) ? '' : percent);
}

const entry = (one: Rational | { readonly text: string }): string =>
  'text' in one ? `"${one.text}"` : shownDecimal(one);
