import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { rationalView } from '../field/rational-view.ts';
import { ofSquare } from './real-form.ts';

/*
 * c·ln|u| + c·ln|v| as c·ln|u·v| with the product multiplied out: ln|x − a| + ln|x + a| + ln(x² + a²) is ln|x⁴ − a⁴|, and ln|cos x| +
 * ln|sec x + tan x| is ln|1 + sin x|. Functions of an angle are written with its sine and cosine.
 */

const work = 10_000;

interface Group {
  readonly by: Expression;
  readonly of: Expression[];
  readonly terms: Expression[];
  isAbsolute: boolean;
}

export function withProductLogarithms(F: Expression, variable: string): Expression {
  if (F.kind === 'product')
    return E.product(F.factors.map((one) => (one.kind === 'sum' ? withProductLogarithms(one, variable) : one)));
  if (F.kind !== 'sum') return F;
  const groups: Group[] = [];
  for (const term of F.terms) {
    const factors = E.factorsOf(term);
    const logarithm = factors.find((factor) => factor.kind === 'apply' && factor.name === 'ln');
    if (logarithm?.kind !== 'apply') continue;
    const by = E.product(factors.filter((factor) => factor !== logarithm));
    const u = logarithm.args[0]!;
    const isAbsolute = u.kind === 'apply' && u.name === 'abs';
    const of = isAbsolute ? u.args[0]! : u;
    const known = groups.find((group) => E.equal(group.by, by));
    if (known === undefined) groups.push({ by, of: [of], terms: [term], isAbsolute });
    else {
      known.of.push(of);
      known.terms.push(term);
      known.isAbsolute ||= isAbsolute;
    }
  }
  let terms = [...F.terms];
  for (const group of groups.filter(({ of }) => of.length > 1)) {
    const product = multipliedOut(group.of, variable);
    if (product === null) continue;
    const inside = group.isAbsolute ? E.apply('abs', [product]) : product;
    const joined = E.product([group.by, withAbsolute(ofSquare(product)) ?? E.ln(inside)]);
    terms = [...terms.filter((term) => !group.terms.includes(term)), joined];
  }
  return E.sum(terms);
}

/** c·ln(w) as c·ln|w| */
export const withAbsolute = (a: Expression | null): Expression | null =>
  a && transform(a, (node) => (node.kind === 'apply' && node.name === 'ln' ? E.ln(E.apply('abs', node.args)) : node));

function multipliedOut(factors: readonly Expression[], variable: string): Expression | null {
  const kernels: Expression[] = [];
  const letter = (k: number) => E.symbol(`\u03ba${k}`);
  const named = transform(withSineAndCosine(E.product(factors)), (node) => {
    const isKernel = node.kind === 'apply' || (node.kind === 'power' && node.exponent.kind !== 'number');
    if (!isKernel || !contains(node, variable)) return node;
    let k = kernels.findIndex((known) => E.equal(known, node));
    if (k < 0) k = kernels.push(node) - 1;
    return letter(k);
  });
  try {
    const names = [variable, ...kernels.map((_, k) => `\u03ba${k}`)];
    const view = rationalView([named], names, budget(work));
    const value = view?.fractionOf(named) ?? null;
    if (view === null || value === null) return null;
    return tidy(
      transform(view.quotientOf(value), (node) => {
        const k = kernels.findIndex((_, index) => E.equal(letter(index), node));
        return k < 0 ? node : kernels[k]!;
      }),
    );
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

const withSineAndCosine = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply') return node;
    const u = node.args[0]!;
    return bySineAndCosine(node.name, E.apply('sin', [u]), E.apply('cos', [u])) ?? node;
  });
