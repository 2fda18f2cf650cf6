import { slope } from '@nomogram/math/calculus/derivative.ts';
import { antiderivative } from '@nomogram/math/calculus/integral.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import { evaluateWithError } from '@nomogram/math/expression/evaluate-with-error.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { complex } from '@nomogram/math/numeric/complex.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Judgement } from './suite.ts';

export interface IntegralRecord {
  readonly id: string;
  readonly integrand: string;
  readonly variable: string;
  readonly params: readonly string[];
  readonly elementary: boolean;
}

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

/** An antiderivative is right when its derivative is the integrand wherever this is real; declining a non-elementary one is right. */
export function judgeIntegral({ integrand, variable, params, elementary }: IntegralRecord): Judgement {
  const parsed = parse(integrand);
  if (!parsed.ok) return 'none';
  const f = parsed.value.expression;
  const found = antiderivative(f, variable);
  if (!found.ok) return elementary ? 'none' : 'right';
  const derived = slope(found.value.expression, variable);
  return derived !== null && agree(derived, f, variable, params) ? 'right' : 'wrong';
}

function agree(derived: Expression, f: Expression, variable: string, params: readonly string[]): boolean {
  let agreed = 0;
  let all = 0;
  let sampled = 0;
  for (const values of params.length === 0 ? [[]] : parameterValues) {
    const fixed = Object.fromEntries(
      params.map((name, k) => [name, complex((values[k % 5] ?? 1) + 0.13 * Math.floor(k / 5))]),
    );
    for (const [low, high] of intervals) {
      for (const x of [low + 0.37 * (high - low), -(low + 0.71 * (high - low))]) {
        const at = { ...fixed, [variable]: complex(x) };
        const wanted = evaluateComplex(f, at);
        const size = Math.hypot(wanted.re, wanted.im);
        if (!Number.isFinite(size) || Math.abs(wanted.im) > 1e-12 * size || size > 1e7) continue;
        const { value, error } = evaluateWithError(derived, at);
        sampled += 1;
        // Where rounding or overflow drowns the derivative, nothing can be told.
        if (!(error <= 1e-7 * (1 + size))) continue;
        all += 1;
        if (Math.hypot(value.re - wanted.re, value.im - wanted.im) <= 2e-7 * (1 + size)) agreed += 1;
      }
    }
  }
  return agreed === all && (all > 0 || sampled === 0);
}
