import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import { lengthOf, namesAndNumbers } from '@nomogram/math/calculus/integral/form/textbook-form.ts';
import { antiderivative } from '@nomogram/math/calculus/integral.ts';
import { fromNumber } from '@nomogram/math/exact/rational.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import { evaluateWithError } from '@nomogram/math/expression/evaluate-with-error.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { complex } from '@nomogram/math/numeric/complex.ts';
import { add, lower, negate, sizeOf, upper } from '@nomogram/math/numeric/precise/ball.ts';
import { readExpression } from './read-expression.ts';
import type { Judgement } from './suite.ts';

export interface IntegralRecord {
  readonly id: string;
  readonly integrand: string;
  readonly variable: string;
  readonly params: readonly string[];
  readonly elementary: boolean;
  readonly antiderivative: string | null;
  /** Intervals on which the integrand is real, and values of the letters; where absent, those below. */
  readonly points?: readonly (readonly [number, number])[];
  readonly envs?: readonly Values[];
}

type Values = Readonly<Record<string, number>>;

/** Intervals on every usual piece of a domain, and values for parameters, none of them those of the engine's own check. */
const intervals = [
  [0.02, 0.12],
  [0.15, 0.85],
  [1.15, 1.85],
  [2.2, 2.9],
  [3.4, 4.4],
  [5, 7],
  [10, 12],
] as const;
const parameterValues = [
  [1.3, 0.7, 1.1, 0.9, 1.6],
  [0.7, 1.3, 0.9, 1.6, 1.1],
  [2, 3, 5, 4, 7],
] as const;

/** The answer to the record that was asked last, so that its length is no second calculation. */
let last: { readonly record: IntegralRecord; readonly found: ReturnType<typeof antiderivative> } | undefined;

function answerTo(record: IntegralRecord): ReturnType<typeof antiderivative> | null {
  if (last?.record === record) return last.found;
  const f = readExpression(record.integrand);
  if (f === null) return null;
  last = { record, found: antiderivative(f, record.variable) };
  return last.found;
}

/** The names and numbers of the answer for each of the known antiderivative; null where one of them is missing. */
export function lengthRatio(record: IntegralRecord): number | null {
  const found = answerTo(record);
  const known = record.antiderivative === null ? null : readExpression(record.antiderivative);
  if (found === null || !found.ok || known === null) return null;
  return lengthOf(found.value.expression) / Math.min(lengthOf(known), namesAndNumbers(record.antiderivative!));
}

/** Whether the rules of a textbook explain the answer; null for what does not come from a textbook, and where there is no answer. */
export function isExplained(record: IntegralRecord): boolean | null {
  const found = fromTextbook.test(record.id) ? answerTo(record) : null;
  return found?.ok ? found.value.how === 'explained' : null;
}

/** The suites of books for the first years. */
const fromTextbook = /stewart|apostol/;

/** An antiderivative is right when its derivative is the integrand wherever this is real; declining a non-elementary one is right. */
export function judgeIntegral(record: IntegralRecord): Judgement {
  const { integrand, variable, elementary } = record;
  const f = readExpression(integrand);
  const found = answerTo(record);
  if (f === null || found === null) return 'none';
  if (!found.ok) return elementary ? 'none' : 'right';
  const derived = derivativeOf(found.value.expression, variable);
  return derived !== null && agree(derived, f, pointsOf(record)) ? 'right' : 'wrong';
}

/**
 * Points are those at which the integrand is real in all its parts: at ln(x) with x < 0 inside, a value that happens to be real
 * says nothing about the function of a real variable. Only an integrand that is real nowhere is compared as a complex one.
 */
function agree(derived: Expression, f: Expression, all: readonly Values[]): boolean {
  const real = all.filter((at) => Number.isFinite(evaluate(f, at)));
  const told = (real.length > 0 ? real : all).map((at) => agreeAt(derived, f, at)).filter((said) => said !== null);
  return told.every(Boolean) && (told.length > 0 || real.length === 0);
}

function pointsOf({ variable, params, points, envs }: IntegralRecord): Values[] {
  const usual = params.length === 0 ? [{}] : parameterValues.map((values) => lettersAt(params, values));
  const known = points?.map(([low, high]) => [low + 0.37 * (high - low), low + 0.71 * (high - low)]);
  const places = known ?? intervals.map(([low, high]) => [low + 0.37 * (high - low), -(low + 0.71 * (high - low))]);
  return (envs ?? usual).flatMap((fixed) => places.flat().map((x) => ({ ...fixed, [variable]: x })));
}

const lettersAt = (params: readonly string[], values: readonly number[]): Values =>
  Object.fromEntries(params.map((name, k) => [name, (values[k % 5] ?? 1) + 0.13 * Math.floor(k / 5)]));

/** null where nothing can be told: the integrand has no value or a huge one, or rounding drowns it, as 1 − coth(x)² for a large x, or the derivative. */
function agreeAt(derived: Expression, f: Expression, at: Values): boolean | null {
  const inComplex = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, complex(value)]));
  const { value: wanted, error: ofIntegrand } = evaluateWithError(f, inComplex);
  const size = Math.hypot(wanted.re, wanted.im);
  if (!Number.isFinite(size) || size > 1e7) return null;
  const { value, error } = evaluateWithError(derived, inComplex);
  if (Math.max(error, ofIntegrand) <= 1e-7 * (1 + size))
    return Math.hypot(value.re - wanted.re, value.im - wanted.im) <= 2e-7 * (1 + size);
  return agreePrecisely(derived, f, at);
}

function agreePrecisely(derived: Expression, f: Expression, at: Values): boolean | null {
  const exact = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, fromNumber(value)]));
  const [left, right] = [evaluateBall(derived, 400, exact), evaluateBall(f, 400, exact)];
  if (left === null || right === null) return null;
  const difference = add(left, negate(right), 400);
  if (lower(difference) > sizeOf(right.value) - 20) return false;
  return upper(difference) < sizeOf(right.value) - 20 ? true : null;
}
