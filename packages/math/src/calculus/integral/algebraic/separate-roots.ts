import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { transform } from '../../../expression/walk.ts';
import { made, type Stage } from '../context.ts';
import * as P from '../field/polynomial.ts';
import { rationalView } from '../field/rational-view.ts';
import { radicalsIn } from '../rewrite.ts';

/*
 * A rational function of x and several square roots, taken apart by the signs of the roots: f = Σ f_M·Π_M √p over the sets M of radicands,
 * with rational f_M. Each term is what f and its conjugates average to, so f is elementary exactly if each is.
 *
 * Worked example: 1/(√(x² − 1)·(√(x² − 1) + √x)²) = (x² + x − 1)/((x² − x − 1)²·√(x² − 1)) − 2·√x/(x² − x − 1)²: two integrals with one
 * root each, where √x·√(x² − 1) would be a curve of genus 1.
 */
export const separateRoots: Stage = (f, context) => {
  const radicals = radicalsIn(f, context.variable);
  const radicands: Expression[] = [];
  for (const { base, exponent } of radicals) {
    if (exponent.kind !== 'number' || exponent.value.denominator !== 2) return null;
    if (!radicands.some((known) => E.equal(known, base))) radicands.push(base);
  }
  if (radicands.length < 2 || radicands.length > maxRoots || !radicands.every(isSum)) return null;
  const terms = separated(f, radicands, context.variable, (usual) => freeName(context.names, usual), context.budget);
  if (terms === null || terms.length < 2) return null;
  const steps: Step[] = [];
  for (const term of terms) {
    const step = context.integrate(term, context);
    if (step === null) return null;
    steps.push(step);
  }
  return made('roots apart', f, E.sum(steps.map((step) => step.after.expression)), context, steps);
};

const maxRoots = 3;
const isSum = (a: Expression): boolean => a.kind === 'sum' || a.kind === 'symbol' || a.kind === 'product';

/** Σ f_M·Π_M √p as its terms; null where f is no rational function of x and the roots. */
export function separated(
  f: Expression,
  radicands: readonly Expression[],
  x: string,
  fresh: (usual: readonly string[]) => string,
  budget: Parameters<typeof rationalView>[2],
): Expression[] | null {
  const names = radicands.map((_, k) => `${fresh(['\u03c1'])}${k}`);
  const named = transform(f, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.isInteger(node.exponent.value)) return node;
    const k = radicands.findIndex((radicand) => E.equal(radicand, node.base));
    return k < 0 ? node : E.power(E.symbol(names[k]!), E.number(Q.multiply(node.exponent.value, Q.integerRational(2))));
  });
  const roots = radicands.map((equals, k) => ({ name: names[k]!, power: 2, equals }));
  const view = rationalView([named], [x, ...names], budget, roots);
  const value = view?.fractionOf(named) ?? null;
  if (view === null || value === null) return null;
  const { ring } = view.field;
  let [n, d] = [value.n, value.d];
  // The denominator times its conjugate in each root is free of it.
  for (const name of [...names].reverse()) {
    const v = view.index.get(name)!;
    const [d0, d1] = [P.coefficients(d, v)[0] ?? 0n, P.coefficients(d, v)[1] ?? 0n];
    if (d1 === 0n) continue;
    const conjugate = P.subtract(d0, ring.multiply(P.variable(v), d1));
    [n, d] = [ring.multiply(n, conjugate), ring.multiply(d, conjugate)];
    if (d === 0n) return null;
  }
  let terms: { readonly n: P.Polynomial; readonly by: readonly Expression[] }[] = [{ n, by: [] }];
  for (const [k, name] of names.entries()) {
    const v = view.index.get(name)!;
    terms = terms.flatMap(({ n: top, by }) => {
      const c = P.coefficients(top, v);
      return [
        { n: c[0] ?? 0n, by },
        { n: c[1] ?? 0n, by: [...by, E.sqrt(radicands[k]!)] },
      ];
    });
  }
  return terms
    .filter(({ n: top }) => top !== 0n)
    .map(({ n: top, by }) => E.product([view.quotientOf(view.field.fraction(top, d)), ...by]));
}
