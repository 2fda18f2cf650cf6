import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { ShownStep } from '../../expression/step.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { closedForm } from '../expansion/hypergeometric-term.ts';
import { argumentIn, differentiated, type NamedSeries, placeOf } from './named-series.ts';
import { infinity, stepOf } from './problem.ts';

/** How the terms of a problem come of a named series: Σ W(k)·T(k)·x^k without the terms before its start, times a factor. */
export interface SeriesInProblem {
  readonly one: NamedSeries;
  readonly x: Expression;
  /** W. */
  readonly polynomial: (k: Expression) => Expression;
  readonly taken: Expression;
  readonly factor: Expression;
}

/**
 * The lines from a named series to the sum of a problem: the series as a table has it, with the polynomial that multiplies its terms, and
 * what is put in. None where the general term has no short form.
 */
export function linesOfSeries(found: SeriesInProblem, index: string, value: Expression): readonly ShownStep[] {
  const { one, x, polynomial } = found;
  const place = placeOf(one, x);
  const k = E.symbol(index);
  const v = freeName(new Set([index, ...freeSymbols(x)]), ['x', 'z', 'y']);
  const term = place && generalTerm(one, place.isNegative, E.symbol(v), k);
  const derived = place && differentiated(one, place.isNegative, polynomial, v);
  if (!place || !term || !derived) return [];
  const own = (f: Expression) => ({ f, index, from: E.zero, to: infinity });
  const named = stepOf(own(term), one.of(E.symbol(v), place.isNegative), {
    rule: 'named series',
    says: 'The power series of this function.',
  });
  const weight = simplest(polynomial(k));
  const multiplied = simplest(derived);
  const weighted = stepOf(own(E.multiply(weight, term)), multiplied, {
    rule: 'series multiplied by a polynomial',
    says: `${v}·d/d${v} brings the factor ${one.by === 'x' ? index : `2${index}`} to each term, so a polynomial in ${index} comes of derivatives of the function.`,
  });
  const isPlain = !contains(weight, index);
  return [
    named,
    ...(isPlain ? [] : [weighted]),
    putIn(
      found,
      isPlain ? E.multiply(weight, one.of(E.symbol(v), place.isNegative)) : multiplied,
      { v, at: place.v },
      value,
    ),
  ];
}

/** What is put in for the variable, the terms that the sum does not have, and the factor in front. */
function putIn(
  { taken, factor }: SeriesInProblem,
  whole: Expression,
  { v, at }: { readonly v: string; readonly at: Expression },
  value: Expression,
): ShownStep {
  const left = E.multiply(factor, E.subtract(whole, taken));
  const says = [
    `${v} = ${toText(at)} is put in.`,
    ...(E.equal(taken, E.zero) ? [] : ['The terms before the first are taken away.']),
    ...(E.equal(factor, E.one) ? [] : ['What the terms of the problem are times those of the series stands in front.']),
  ].join(' ');
  return line('values put in', says, `${v} = ${toText(at)}; ${toText(left)} = ${toText(value)}`);
}

/** T(k)·x^k in v. */
function generalTerm(one: NamedSeries, isNegative: boolean, v: Expression, k: Expression): Expression | null {
  const shifted = (all: readonly Q.Rational[]) => all.map((a) => E.number(Q.subtract(a, Q.one)));
  const base = argumentIn(one, v, isNegative);
  return closedForm({ base, upper: shifted(one.upper), lower: shifted(one.lower), from: 0, first: E.one }, k);
}
