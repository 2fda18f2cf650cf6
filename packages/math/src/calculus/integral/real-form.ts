import * as E from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, some, transform } from '../../expression/walk.ts';
import type { SamplePoint } from './check.ts';

/*
 * The finishing of an antiderivative: logarithms of what may be negative become ln|…|, constants that were added go, and an
 * answer that has the wrong sign on one side of 0 is mended by sign(x). Every form is checked afterwards like any other.
 */

/** The forms to be tried, the one to be shown first. */
export function realForms(
  raw: Expression,
  f: Expression,
  variable: string,
  points: readonly SamplePoint[],
): Expression[] {
  const plain = withoutConstants(tidy(transform(raw, undone)), variable);
  const real = withAbsolute(plain, variable, points);
  const forms = E.equal(real, plain) ? [plain] : [real, plain];
  return some(f, (node) => E.equal(node, E.constant('i'))) ? [plain] : forms;
}

/** atan(tan θ) is θ on a piece of the domain, and θ is the continuous one. */
function undone(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'atan') return node;
  const [u] = node.args as [Expression];
  return u.kind === 'apply' && u.name === 'tan' ? u.args[0]! : node;
}

function withoutConstants(a: Expression, variable: string): Expression {
  if (a.kind !== 'sum') return a;
  return E.sum(a.terms.filter((term) => contains(term, variable)));
}

/** ln(u) becomes ln|u| where u is real at all the points and negative at some. */
function withAbsolute(a: Expression, variable: string, points: readonly SamplePoint[]): Expression {
  return transform(a, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln' || !contains(node, variable)) return node;
    const [u] = node.args as [Expression];
    let negative = false;
    for (const { at } of points) {
      const { re, im } = evaluateComplex(u, at);
      if (Number.isNaN(re) || Math.abs(im) > 1e-12 * Math.abs(re)) return node;
      if (re < 0) negative = true;
    }
    return negative ? E.ln(E.apply('abs', [u])) : node;
  });
}

/** sign(x)·F when F has the wrong sign on exactly one side of 0. */
export function repairedSign(
  a: Expression,
  variable: string,
  points: readonly SamplePoint[],
  opposite: readonly number[],
): Expression | null {
  if (points.length === opposite.length) return E.negate(a);
  const negative = opposite.every((x) => x < 0);
  if (!negative && !opposite.every((x) => x > 0)) return null;
  const sign = E.apply('sign', [E.symbol(variable)]);
  return E.product([E.number(negative ? 1 : -1), sign, a]);
}
