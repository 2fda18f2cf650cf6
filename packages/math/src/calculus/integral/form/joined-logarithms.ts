import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { size, transform } from '../../../expression/walk.ts';

/**
 * c·ln(a + b) + c·ln(a − b) as c·ln(a² − b²), where that is shorter: ln(√x + 1) + ln(√x − 1) = ln(x − 1) but for a constant. And
 * c·ln(tan θ) + c·ln(cos θ) as c·ln(sin θ).
 */
export const withJoinedLogarithms = (a: Expression): Expression =>
  transform(a, (node) => (node.kind === 'sum' ? joined(node) : node));

interface Logarithm {
  readonly by: Expression;
  readonly of: Expression;
}

function joined(a: SumNode): Expression {
  const terms = [...a.terms];
  for (let i = 0; i < terms.length; i++) {
    const first = logarithmIn(terms[i]!);
    if (first === null) continue;
    for (let j = i + 1; j < terms.length; j++) {
      const second = logarithmIn(terms[j]!);
      if (second === null || !E.equal(first.by, second.by)) continue;
      const product = conjugates(first.of, second.of) ?? sine(first.of, second.of);
      if (product === null) continue;
      terms.splice(j, 1);
      terms[i] = E.product([first.by, E.ln(product)]);
      return joinedAgain(terms);
    }
  }
  return a;
}

const joinedAgain = (terms: readonly Expression[]): Expression => {
  const whole = E.sum(terms);
  return whole.kind === 'sum' ? joined(whole) : whole;
};

/** term = by·ln(of) */
function logarithmIn(term: Expression): Logarithm | null {
  const factors = E.factorsOf(term);
  const logarithms = factors.filter((factor) => factor.kind === 'apply' && factor.name === 'ln');
  const [one] = logarithms;
  if (logarithms.length !== 1 || one?.kind !== 'apply') return null;
  return { by: E.product(factors.filter((factor) => factor !== one)), of: one.args[0]! };
}

/** sin θ for tan θ and cos θ. */
function sine(u: Expression, v: Expression): Expression | null {
  if (u.kind !== 'apply' || v.kind !== 'apply' || !E.equal(u.args[0]!, v.args[0]!)) return null;
  const names = [u.name, v.name].sort();
  return names[0] === 'cos' && names[1] === 'tan' ? E.apply('sin', u.args) : null;
}

/** a² − b² for a + b and ±(a − b), where the squares take roots away. */
function conjugates(u: Expression, v: Expression): Expression | null {
  if (u.kind !== 'sum' || v.kind !== 'sum' || u.terms.length !== 2 || v.terms.length !== 2) return null;
  const half = (a: Expression): Expression => tidy(E.product([E.half, a]));
  const [a, b] = [half(E.add(u, v)), half(E.subtract(u, v))];
  if (a.kind === 'sum' || b.kind === 'sum') return null;
  const square = tidy(E.subtract(E.power(a, E.two), E.power(b, E.two)));
  return size(square) < size(u) + size(v) - 1 ? square : null;
}
