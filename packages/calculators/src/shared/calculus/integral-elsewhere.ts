import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { safe } from '../../kit/program/languages.ts';

/*
 * A definite integral as a program of its own, by the double exponential rule (H. Takahasi and M. Mori, 1974): with x = φ(t) the range
 * becomes the whole line and the integrand falls so fast that the trapezoidal rule has all its digits; a singular end is as far away as
 * any other. It is offered where the same sum, in double precision, is the value that was found.
 */

const step = 1 / 64;
/** The rule is cut at |t| = 4, where a weight is below the last digit of a double. */
const reach = 256;

interface Range {
  /** x and its weight, of u = π/2 sinh t and its derivative. */
  readonly place: (u: number, du: number) => readonly [x: number, weight: number];
  readonly python: readonly [x: string, weight: string];
  readonly r: readonly [x: string, weight: string];
}

/** How t is carried onto a range. */
function rangeOf(a: number, b: number): Range | undefined {
  if (Number.isFinite(a) && Number.isFinite(b)) {
    const [middle, half] = [(a + b) / 2, (b - a) / 2];
    const x = '({lower} + {upper}) / 2 + ({upper} - {lower}) / 2 *';
    const weight = '({upper} - {lower}) / 2 * du /';
    return {
      place: (u, du) => [middle + half * Math.tanh(u), (half * du) / Math.cosh(u) ** 2],
      python: [`${x} math.tanh(u)`, `${weight} math.cosh(u)**2`],
      r: [`${x} tanh(u)`, `${weight} cosh(u)^2`],
    };
  }
  if (Number.isFinite(a) && b === Number.POSITIVE_INFINITY)
    return {
      place: (u, du) => [a + Math.exp(u), du * Math.exp(u)],
      python: ['{lower} + math.exp(u)', 'du * math.exp(u)'],
      r: ['{lower} + exp(u)', 'du * exp(u)'],
    };
  if (a === Number.NEGATIVE_INFINITY && b === Number.POSITIVE_INFINITY)
    return {
      place: (u, du) => [Math.sinh(u), du * Math.cosh(u)],
      python: ['math.sinh(u)', 'du * math.cosh(u)'],
      r: ['sinh(u)', 'du * cosh(u)'],
    };
  return undefined;
}

/** The rule in double precision. What is beyond doubles is left out, as the programs do: there is nothing left to add, or the sum is not the integral. */
function ruleValue(f: (x: number) => number, { place }: Range): number {
  let sum = 0;
  for (let k = -reach; k <= reach; k++) {
    const [u, du] = [(Math.PI / 2) * Math.sinh(k * step), (Math.PI / 2) * Math.cosh(k * step)];
    const [x, weight] = place(u, du);
    const term = f(x) * weight;
    if (Number.isFinite(term)) sum += term;
  }
  return sum * step;
}

/** The integral of f from a to b; nothing where there are letters, or from −∞ to a number. */
export function integralElsewhere(
  f: Expression,
  variable: string,
  a: Expression,
  b: Expression,
): Elsewhere | undefined {
  const isOpen = freeSymbols(f).some((name) => name !== variable) || [a, b].some((end) => freeSymbols(end).length > 0);
  const range = isOpen ? undefined : rangeOf(evaluate(a), evaluate(b));
  if (!range) return undefined;
  const { python, r } = range;
  const name = safe(variable);
  return {
    curves: { integrand: f },
    before: {
      python: [
        'def integral(f):',
        '    """By the double exponential rule: x runs through the range as t runs from -4 to 4."""',
        '    total = 0.0',
        `    for k in range(-${reach}, ${reach + 1}):`,
        '        u, du = math.pi / 2 * math.sinh(k / 64), math.pi / 2 * math.cosh(k / 64)',
        `        x, weight = ${python.join(', ')}`,
        '        try:',
        '            total += f(x) * weight',
        '        except (OverflowError, ZeroDivisionError, ValueError):',
        '            pass  # So near an end that double precision has no value: there is nothing left to add.',
        '    return total / 64',
      ],
      r: [
        '# By the double exponential rule: x runs through the range as t runs from -4 to 4.',
        `t <- (-${reach}:${reach}) / 64`,
        'u <- pi / 2 * sinh(t)',
        'du <- pi / 2 * cosh(t)',
        `x <- ${r[0]}`,
        `weight <- ${r[1]}`,
        '# So near an end that double precision has no value there is nothing left to add.',
        'total <- function(values) sum(values[is.finite(values)]) / 64',
      ],
    },
    values: {
      integral: {
        python: `integral(lambda ${name}: {integrand})`,
        r: `total((function(${name}) {integrand})(x) * weight)`,
        double: ruleValue((value) => evaluate(f, { [variable]: value }), range),
      },
    },
  };
}
