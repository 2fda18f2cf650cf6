import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { type Family, familyOf } from '@nomogram/math/statistics/precise/formulas.ts';

/*
 * For a whole number k the incomplete gamma functions are finite sums, found by integrating by parts until no power is left:
 *
 *     P(k, m) = 1 − e^(−m)·(1 + m + m²/2! + … + m^(k − 1)/(k − 1)!),   Q(k, m) = 1 − P(k, m)
 *
 * Source: DLMF 8.4.10 and 8.4.9.
 */

/** So many terms are added by hand. */
const maxTerms = 6;

/** The family with such a sum as its distribution function, where the shape is a small whole number; itself elsewhere. */
export function withFiniteSum(family: Family, values: { readonly [name: string]: Rational }): Family {
  const cumulative = family.cumulative;
  if (cumulative?.kind !== 'call' || (cumulative.name !== 'gammaP' && cumulative.name !== 'gammaQ')) return family;
  const [shape, at] = cumulative.args;
  const k = shape && shapeOf(shape, family, values);
  if (at?.kind !== 'input' || !k || !Q.isInteger(k) || Q.sign(k) <= 0 || Q.toNumber(k) > maxTerms) return family;
  const terms = Array.from({ length: Q.toNumber(k) }, (_, j) => termText(at.name, j)).join(' + ');
  const sum = terms === '1' ? `exp(-${at.name})` : `exp(-${at.name}) * (${terms})`;
  return { ...family, ...familyOf({ cumulative: cumulative.name === 'gammaQ' ? sum : `1 - ${sum}` }) };
}

const termText = (m: string, j: number): string =>
  j === 0 ? '1' : j === 1 ? m : `${m} ^ ${j} / ${Array.from({ length: j }, (_, i) => i + 1).reduce((a, b) => a * b)}`;

/** A shape as it is declared: a parameter, or a quotient of one and a number; undefined for anything else. */
function shapeOf(term: Term, family: Family, values: { readonly [name: string]: Rational }): Rational | undefined {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'input': {
      const own = family[term.name];
      return (
        values[term.name] ?? (own && !inputsOf(own).includes(term.name) ? shapeOf(own, family, values) : undefined)
      );
    }
    case 'quotient': {
      const [above, below] = [term.left, term.right].map((one) => shapeOf(one, family, values));
      return above && below && !Q.isZero(below) ? Q.divide(above, below) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * The family with the incomplete gamma function that calculators and tables know, Γ(a, m), in place of its regularized form: P(a, m) is
 * 1 − Γ(a, m)/Γ(a), and Q(a, m) the rest to 1. Undefined where its distribution function is another.
 */
export function withIncompleteGamma(family: Family): Family | undefined {
  const cumulative = family.cumulative;
  if (cumulative?.kind !== 'call' || (cumulative.name !== 'gammaP' && cumulative.name !== 'gammaQ')) return undefined;
  const [shape, at] = pair(cumulative.args);
  const share: Term = {
    kind: 'quotient',
    left: { kind: 'call', name: 'gammainc', args: [shape, at] },
    right: { kind: 'call', name: 'gamma', args: [shape] },
  };
  const rest: Term = { kind: 'difference', left: { kind: 'number', value: Q.one, text: '1' }, right: share };
  return { ...family, cumulative: cumulative.name === 'gammaQ' ? share : rest };
}
