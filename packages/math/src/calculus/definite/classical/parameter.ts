import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { expand } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { positivity } from '../table/pairs.ts';
import { simplestConstant } from '../table/simplest-constant.ts';

/*
 * Integrals whose integrand is itself one over a parameter, in the other order of integration:
 *
 *   (e^(−px) − e^(−qx))/x = ∫ e^(−tx) dt from p to q        ∫₀^∞ e^(−tx) dx = 1/t          ln(q/p)            (Frullani)
 *   (x^p − x^q)/ln x      = ∫ x^t dt from q to p            ∫₀¹ x^t dx = 1/(t + 1)         ln((p + 1)/(q + 1))
 *
 * Everything is positive, so that the order may be exchanged (Tonelli).
 */

/** The two integrals above with a constant in front; null for others. */
export function byParameter(problem: Problem, _context: Context): Answer | null {
  const read = readDifference(problem);
  if (read === null) return null;
  const { front, from, to, kernel, inner, value, conditions, parameter } = read;
  const t = E.symbol(parameter);
  const { variable, lower, upper } = problem;
  const result = simplestConstant(E.multiply(front, value));
  const over = (f: Expression): Problem => ({ f, variable: parameter, lower: from, upper: to });
  const difference = simplest(E.divide(problem.f, front));
  return {
    value: result,
    conditions,
    step: stepOf(problem, result, {
      rule: 'integral over a parameter',
      says: `The difference is an integral over ${parameter}; everything in it is positive, so the order of integration may be exchanged.`,
      with: { [parameter]: t },
      steps: [
        stepOf(over(kernel), difference, {
          rule: 'integrand as an integral',
          says: `Over ${parameter} this is an exponential function, whose antiderivative is itself over its rate.`,
        }),
        stepOf({ f: kernel, variable, lower, upper }, inner, {
          rule: 'inner integral',
          says: `The integral over ${variable} comes first now.`,
        }),
        stepOf(over(inner), value, {
          rule: 'outer integral',
          says: 'What is left is the integral of a reciprocal, a logarithm.',
        }),
        ...(E.equal(front, E.one)
          ? []
          : [
              line(
                'constant factor',
                'A constant factor goes before the integral.',
                `(${toText(front)})*(${toText(value)}) = ${toText(result)}`,
              ),
            ]),
      ],
    }),
  };
}

interface Difference {
  readonly front: Expression;
  readonly parameter: string;
  readonly from: Expression;
  readonly to: Expression;
  readonly kernel: Expression;
  readonly inner: Expression;
  readonly value: Expression;
  readonly conditions: readonly Condition[];
}

function readDifference(problem: Problem): Difference | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero)) return null;
  const x = E.symbol(variable);
  const parameter = ['t', 's', 'u'].find((name) => name !== variable && !freeSymbols(f).includes(name))!;
  const t = E.symbol(parameter);
  if (infiniteEnd(upper) === 1) {
    const rates = ratesOf(E.multiply(f, x), (term) => rateOfExponential(term, variable), variable);
    const signs = rates?.rates.map(positivity) ?? [null];
    if (rates === null || signs.some((one) => one === null)) return null;
    const [p, q] = rates.rates;
    const kernel = E.exp(E.negate(E.multiply(t, x)));
    const value = simplestConstant(E.apply('ln', [simplest(E.divide(q, p))]));
    const conditions = signs.flatMap((one) => one ?? []);
    return { front: rates.front, parameter, from: p, to: q, kernel, inner: E.reciprocal(t), value, conditions };
  }
  if (!E.equal(upper, E.one)) return null;
  const rates = ratesOf(E.multiply(f, E.apply('ln', [x])), (term) => exponentOfPower(term, variable), variable);
  if (rates === null) return null;
  const [p, q] = rates.rates;
  const [above, below] = [p, q].map((one) => E.add(one, E.one));
  const value = simplestConstant(E.apply('ln', [simplest(E.divide(above!, below!))]));
  const inner = E.reciprocal(E.add(t, E.one));
  const conditions = [p, q].filter((one) => freeSymbols(one).length > 0).map((one) => condition(one, '>', E.minusOne));
  return { front: rates.front, parameter, from: q, to: p, kernel: E.power(x, t), inner, value, conditions };
}

/** C, p and q where a is C times a function at p less the same at q. */
function ratesOf(
  a: Expression,
  rateOf: (term: Expression) => Expression | null,
  variable: string,
): { readonly front: Expression; readonly rates: readonly [Expression, Expression] } | null {
  const expanded = expand(a);
  const terms = expanded.ok && expanded.value.kind === 'sum' ? expanded.value.terms : [];
  const [first, second, ...more] = terms.map((term) => {
    const factors = E.factorsOf(term);
    const own = factors.filter((factor) => rateOf(factor) !== null);
    const front = E.product(factors.filter((factor) => !own.includes(factor)));
    const isConstant = own.length === 0 && !contains(term, variable);
    return { front, rate: own.length === 1 ? rateOf(own[0]!) : isConstant ? E.zero : null };
  });
  if (first?.rate == null || second?.rate == null || more.length > 0) return null;
  if (!E.equal(simplest(E.add(first.front, second.front)), E.zero)) return null;
  if (Q.sign(E.coefficient(first.front)) < 0) return { front: second.front, rates: [second.rate, first.rate] };
  return { front: first.front, rates: [first.rate, second.rate] };
}

/** p of e^(−px). */
function rateOfExponential(factor: Expression, variable: string): Expression | null {
  if (factor.kind !== 'power' || !E.equal(factor.base, E.constant('e'))) return null;
  const [constant, rate, ...more] = coefficientsOf(factor.exponent, variable) ?? [];
  return rate === undefined || more.length > 0 || !E.equal(constant!, E.zero) ? null : simplest(E.negate(rate));
}

/** p of x^p. */
function exponentOfPower(factor: Expression, variable: string): Expression | null {
  const exponent = E.exponentOf(factor);
  return E.equal(E.baseOf(factor), E.symbol(variable)) && !contains(exponent, variable) ? exponent : null;
}
