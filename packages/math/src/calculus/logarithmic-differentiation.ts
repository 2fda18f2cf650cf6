import { baseOf, exponentOf, factorsOf, ln, multiply, product, sum } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { freeName } from '../expression/names/free-names.ts';
import type { ShownStep } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import { derivative, inReadingOrder } from './derivative.ts';

/**
 * The derivative of a product of powers by its logarithm: ln y is a sum, which is differentiated term by term, and y′ = y·(ln y)′. Null
 * where the function is neither a product nor a power, so that its logarithm is no simpler.
 */
export function logarithmicSteps(f: Expression, variable: string): readonly ShownStep[] | null {
  const factors = factorsOf(f);
  if (f.kind !== 'product' && f.kind !== 'power') return null;
  if (f.kind === 'power' && !contains(f.base, variable)) return null;
  const logarithm = sum(factors.map((factor) => multiply(exponentOf(factor), ln(baseOf(factor)))));
  const found = derivative(logarithm, variable);
  if (!found.ok) return null;
  const y = freeName(new Set([...freeSymbols(f), variable]), ['y', 'f', 'g']);
  const slope = found.value.expression;
  const whole = product([f, slope]);
  const after = tidy(whole);
  return [
    line(
      'take logarithms',
      'The logarithm turns products into sums and powers into products, where all factors are positive; the derivative that comes of it holds elsewhere, too.',
      `ln(${y}) = ${toText(logarithm)}`,
    ),
    ...inReadingOrder(found.value.step),
    {
      rule: 'logarithmic differentiation',
      says: `The derivative of ln(${y}) is ${y}′/${y}, so ${y}′ is ${y} times that of the logarithm.`,
      before: { operator: { name: 'derivative', variable, order: 1 }, expression: f },
      after: { expression: whole },
      steps: [],
    },
    ...(toText(after) === toText(whole)
      ? []
      : [
          {
            rule: 'simplify',
            says: 'Like terms and factors are collected.',
            before: { expression: whole },
            after: { expression: after },
            steps: [],
          },
        ]),
  ];
}
