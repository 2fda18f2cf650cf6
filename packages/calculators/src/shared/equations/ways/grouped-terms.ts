import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { withPrimeBases } from '@nomogram/math/algebra/exponential/prime-bases.ts';
import { factor } from '@nomogram/math/algebra/factor.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Candidate, Further } from './candidates.ts';
import { zeroFactors } from './zero-product.ts';

/**
 * 6^x − 2·3^x − 3·2^x + 6 = 0: terms are put into groups that leave the same bracket, (2^x − 2)·(3^x − 3) = 0, and a product is 0 where a factor
 * is. Undefined where the sum has no factors, or it is not known where one of them is 0.
 */
export function groupedTerms(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  if (f.kind !== 'sum') return undefined;
  const apart = withPrimeBases(f, x);
  const found = factor(apart);
  const parts = found.ok ? found.value.factors.filter((one) => contains(one.factor, x)) : [];
  if (!found.ok || parts.length < 2) return undefined;
  const solved = zeroFactors(
    parts.map((one) => one.factor),
    x,
    zeros,
    further,
  );
  return (
    solved && [...lawsOfExponents(f, x), line('factor by grouping', says, grouping(apart, found.value)), ...solved]
  );
}

const says = 'The terms are put into groups that leave the same bracket, which is taken out.';

/** 6^x = 2^x·3^x, for each of such powers. */
function lawsOfExponents(f: Expression, x: string): readonly ShownStep[] {
  const laws = E.termsOf(f)
    .flatMap(E.factorsOf)
    .map((one) => ({ one, apart: withPrimeBases(one, x) }))
    .filter(({ one, apart }) => !E.equal(one, apart))
    .map(({ one, apart }) => `${toText(one)} = ${toText(apart)}`);
  const why = 'A power of a product is the product of the powers.';
  return laws.length === 0 ? [] : [line('laws of exponents', why, [...new Set(laws)].join('; '))];
}

/** f = a·B + b·B = (a + b)·B with the last of its factors for B, and at the end all of them. */
function grouping(
  f: Expression,
  {
    expression,
    factors,
  }: { readonly expression: Expression; readonly factors: readonly { readonly factor: Expression }[] },
): string {
  const bracket = factors.at(-1)!.factor;
  const others = multipliedOut(E.divide(expression, bracket));
  const groups = E.termsOf(others).map((term) => toText(E.product([term, bracket])));
  const joined = groups.map((one, k) => (k === 0 ? one : one.startsWith('-') ? ` - ${one.slice(1)}` : ` + ${one}`));
  const shown = [multipliedOut(f), E.product([others, bracket]), expression].map((one) => toText(one));
  return [...new Set([shown[0], joined.join(''), ...shown.slice(1)])].join(' = ');
}
