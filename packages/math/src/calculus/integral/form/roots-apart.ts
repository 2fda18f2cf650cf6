import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { size, some, transform } from '../../../expression/walk.ts';

/**
 * Roots of powers and of quotients by their parts: (u^n)^r as u^(n·r), √(p/q) as √p/√q, where roots then cancel against others or
 * the whole gets shorter at least. Both sides are equal where u, p, q > 0; elsewhere the check of the antiderivative decides.
 */
export function withRootsApart(a: Expression): Expression | null {
  const apart = transform(tidy(transform(a, (node) => (isRoot(node) ? parted(node) : node))), multipliedIn);
  return E.equal(apart, a) || size(apart) > size(a) ? null : apart;
}

type Root = Expression & { kind: 'power'; exponent: { kind: 'number'; value: Q.Rational } };

const isRoot = (a: Expression): a is Root =>
  a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value);

function parted({ base, exponent }: Root): Expression {
  const factors = base.kind === 'product' ? withPositiveSign(base.factors) : [base];
  return E.product(factors.map((factor) => E.power(E.baseOf(factor), E.product([E.exponentOf(factor), exponent]))));
}

/** √u·(p/√u + q) as p + q·√u. */
function multipliedIn(a: Expression): Expression {
  if (a.kind !== 'product') return a;
  for (const root of a.factors.filter(isRoot)) {
    const isAlike = (b: Expression): boolean => isRoot(b) && E.equal(b.base, root.base);
    const sum = a.factors.find((factor) => factor.kind === 'sum' && factor.terms.some((term) => some(term, isAlike)));
    if (sum?.kind !== 'sum') continue;
    const within = E.sum(sum.terms.map((term) => E.product([term, root])));
    const whole = E.product([...a.factors.filter((factor) => factor !== root && factor !== sum), within]);
    if (size(whole) < size(a)) return whole.kind === 'product' ? multipliedIn(whole) : whole;
  }
  return a;
}

/** −1/(x − 1) as 1/(1 − x). */
function withPositiveSign(factors: readonly Expression[]): readonly Expression[] {
  const index = factors.findIndex((factor) => factor.kind === 'number' && Q.sign(factor.value) < 0);
  if (index < 0) return factors;
  const at = factors.findIndex((factor) => {
    const base = E.baseOf(factor);
    const exponent = E.exponentOf(factor);
    return base.kind === 'sum' && exponent.kind === 'number' && Number(exponent.value.numerator) % 2 !== 0;
  });
  const factor = factors[at];
  if (factor === undefined) return factors;
  const base = E.baseOf(factor) as Expression & { kind: 'sum' };
  return factors.map((factor, k) =>
    k === index ? E.negate(factor) : k === at ? E.power(E.sum(base.terms.map(E.negate)), E.exponentOf(factor)) : factor,
  );
}
