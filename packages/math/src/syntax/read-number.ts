import { exactDecimal, fromDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import * as build from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { Expression } from '../expression/expression.ts';
import { some } from '../expression/walk.ts';
import { whyNoValue } from '../expression/why-no-value.ts';
import type { Failure, Result } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import type { ParseOptions } from './options.ts';
import { type ParseResult, parse } from './parse.ts';
import { quote } from './quote.ts';
import { allFunctionSpellings, constantOf } from './spellings.ts';
import { doubtfulNumber } from './tokens/doubtful-number.ts';
import { firstVariable, hasAngle, holdsInfinity } from './tree.ts';

/** A number that was typed: exactly, and as the nearest double. */
export interface ReadNumber {
  readonly expression: Expression;
  /** The nearest double; ±Infinity when the number is beyond all doubles, which the caller may refuse. */
  readonly value: number;
  /** Where the number is rational. */
  readonly exact: Rational | undefined;
  /** An angle with its own unit was typed (`30°`); it is in radians now. */
  readonly isAngle: boolean;
  readonly notes: readonly string[];
}

const plainDecimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,4})?\s*$/;
/** What a field takes instead of what was typed, with the decimal mark that it is read with: beside a comma, lists have semicolons. */
function acceptedAs({ counts, decimal }: ParseOptions): string {
  if (counts === 'whole') return 'accepted are whole numbers such as 12, 1e3 or 2^64';
  const [number, then] = decimal === 'comma' ? ['2,5', '; '] : ['2.5', ', '];
  return `accepted are numbers such as ${[number, '1/3', '1e-3', 'sqrt(2)'].join(then)} or pi/4`;
}

/**
 * Reads a real number: a decimal in any usual spelling (`1e-3`, `.5`, `1 000`, `1,5`), a fraction, or an exact value
 * such as `pi/4` or `2*sqrt(3)`; `25%` is 1/4 unless the options say otherwise. Refused are words, symbols, infinities, complex numbers and values that do not exist.
 */
export function readNumber(text: string, options: ParseOptions = {}): Result<ReadNumber> {
  if (plainDecimal.test(text) && !mayGroup(text, options)) return ok(rationalNumber(fromDecimal(text.trim())!, []));
  const word = refuseWord(text, options);
  if (word !== undefined) return { ok: false, error: word };
  const parsed = parseUndoubted(text, { percent: true, ...options });
  if (!parsed.ok) return withNumberSuggestion(parsed.error, options);
  const { expression, tree } = parsed.value;
  // A variable that cancels (0*x) is still not a number.
  const variable = firstVariable(tree);
  if (variable !== undefined) {
    const message = `A number is expected here, and ${quote(variable.name)} is a variable; ${acceptedAs(options)}.`;
    return no('unreadable', message, { span: variable.span });
  }
  if (holdsInfinity(tree))
    return {
      ok: false,
      error: failure(text, `Infinity is not a number that can be used here; ${acceptedAs(options)}.`),
    };
  const notes = parsed.value.notes.map((note) => note.message);
  if (expression.kind === 'number') return ok({ ...rationalNumber(expression.value, notes), isAngle: hasAngle(tree) });
  const refused = refuseExpression(expression, text);
  if (refused !== undefined) return { ok: false, error: refused };
  return ok({ expression, value: nearestDouble(expression), exact: undefined, isAngle: hasAngle(tree), notes });
}

/** Reads a formula, as `parse`, where it is no number that can be read in two ways as a whole: `1·5`, `1:30`. */
export function parseUndoubted(text: string, options: ParseOptions): Result<ParseResult> {
  const doubt = doubtfulNumber(text, options, (digits) => plainForm(digits, options));
  return doubt === undefined ? parse(text, options) : { ok: false, error: doubt };
}

/** A decimal without its groups, where it can be read in one way. */
function plainForm(digits: string, options: ParseOptions): string | undefined {
  const read = readNumber(digits, options);
  return (read.ok && read.value.exact && exactDecimal(read.value.exact, 40)) || undefined;
}

/** Whether the point of `1.000` may stand between thousands, which `number-text.ts` decides. */
const mayGroup = (text: string, { decimal, counts }: ParseOptions): boolean =>
  (decimal === 'comma' || counts === 'whole') && /^\s*[+-]?\d{1,3}\.\d{3}(?!\d)/.test(text);

/** A number that is known exactly. */
export const rationalNumber = (exact: Rational, notes: readonly string[] = []): ReadNumber => ({
  expression: build.number(exact),
  value: Q.toNumber(exact),
  exact,
  isAngle: false,
  notes,
});

/** In double precision, and with more digits where cancellation would lose them: sqrt(10^16+1) - 10^8. */
function nearestDouble(expression: Expression): number {
  const value = evaluate(expression);
  const { error } = evaluateWithError(expression, {});
  if (!Number.isFinite(value) || !Number.isFinite(error) || error <= 1e-14 * Math.abs(value)) return value;
  const precise = evaluatePrecise(expression, 20);
  return precise.ok && precise.value.im === '0' ? Number(precise.value.re) : value;
}

const failure = (text: string, message: string): Failure => ({
  code: 'unreadable',
  message,
  span: { start: 0, end: text.length },
});

/** What would mend an expression (`x1?` to `x1`) need not be a number. */
function withNumberSuggestion(failure: Failure, options: ParseOptions): Result<never> {
  const isNumber = (text: string) => readNumber(text, options).ok;
  return { ok: false, error: onlyHelpful(failure, isNumber) };
}

/** A failure with those of its proposals that the reader takes. */
export function onlyHelpful(failure: Failure, isRead: (text: string) => boolean): Failure {
  const { suggestion, readings } = failure;
  return {
    ...failure,
    suggestion: suggestion !== undefined && isRead(suggestion) ? suggestion : undefined,
    ...(readings && { readings: readings.filter(isRead) }),
  };
}

/** Words are refused as words before their letters are taken for a product. */
function refuseWord(text: string, options: ParseOptions): Failure | undefined {
  const accepted = acceptedAs(options);
  const word = text.trim();
  if (word === '') return { code: 'missing', message: 'A number is missing.', span: { start: 0, end: text.length } };
  const bare = word.replace(/^[+\-−]\s*/, '');
  if (/^(?:oo|∞|\\infty|inf(?:inity)?)$/i.test(bare))
    return failure(text, `Infinity is not a number that can be used here; ${accepted}.`);
  if (!/^[\p{L}\p{M}' _]+$/u.test(bare) || constantOf(bare) !== undefined || bare === 'π' || bare === 'ℯ')
    return undefined;
  const isFunction = [...allFunctionSpellings()].includes(bare);
  if (isFunction)
    return failure(text, `${quote(word)} is a function without its argument and not a number; ${accepted}.`);
  return failure(text, `${quote(word)} is not a number; ${accepted}.`);
}

function refuseExpression(expression: Expression, text: string): Failure | undefined {
  if (Number.isNaN(evaluate(expression)) || whyNoValue(expression) !== undefined) {
    const complex = some(expression, (node) => node.kind === 'constant' && node.name === 'i');
    const why = complex ? 'is not a real number' : 'has no value among the real numbers';
    return {
      code: complex ? 'unreadable' : 'no-answer',
      message: `${quote(text.trim())} ${why}.`,
      span: { start: 0, end: text.length },
    };
  }
  return undefined;
}
