import { endsOfTerms, otherThanSum } from '@nomogram/math/calculus/expansion/beyond.ts';
import { isEverywhere } from '@nomogram/math/calculus/expansion/convergence.ts';
import { endsThere, expansionOf, type SeriesExpansion } from '@nomogram/math/calculus/expansion/expansion.ts';
import { coefficientOf, smallIn } from '@nomogram/math/calculus/expansion/problem.ts';
import { endsNote, writtenRange } from '@nomogram/math/calculus/expansion/range.ts';
import { expansionSteps } from '@nomogram/math/calculus/expansion/steps.ts';
import { partialSum, writtenGeneral, writtenSeries } from '@nomogram/math/calculus/expansion/written.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { expression } from '../../kit/fields/expression.ts';
import { functionField } from '../../kit/fields/function.ts';
import { integer } from '../../kit/fields/integer.ts';
import { linear } from '../../kit/laws/expressions.ts';
import type { Options } from '../../kit/options.ts';
import { exact, formula, words } from '../../kit/quantity.ts';
import { exactOrFormula } from '../../shared/calculus/exact-or-formula.ts';
import { underAssumptions } from '../../shared/calculus/under-assumptions.ts';
import { constantsNote, variableOf } from '../../shared/calculus/variable.ts';
import { contains, shiftsWithPoint } from './laws.ts';
import { withoutTaylorSeries } from './no-taylor-series.ts';
import { polynomialsFigure } from './polynomials-figure.ts';

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'For example sin(x), 1/(1-x) or e^x/x^2.' },
    'other',
  ),
  point: expression({
    label: 'About the point',
    symbol: 'a',
    default: '0',
    hint: 'A value, a letter, +oo or -oo.',
    accepts: 'a value such as 0 or pi/2, a letter, +oo or -oo',
  }),
  order: integer({
    label: 'Highest power',
    symbol: 'N',
    default: '6',
    atLeast: 0,
    atMost: 24,
    hint: 'A whole number up to 24.',
  }),
};

export default calculator({
  title: 'Taylor and Laurent series',
  keywords: ['Taylor series', 'Maclaurin series', 'Laurent series', 'Taylor polynomial', 'power series', 'residue'],
  asks: [
    '(taylor|maclaurin|laurent|power)[ series][ expansion][ of] {function} (at|about|around) {point} (order|to order|up to order|degree) {order}',
    '(taylor|maclaurin|laurent|power) (series|expansion|polynomial)[ of] {function} (order|to order|up to order|degree) {order}',
    '(taylor|maclaurin|laurent|power) (series|expansion|polynomial)[ of] {function} (at|about|around) x={point}',
    '(taylor|maclaurin|laurent|power) (series|expansion|polynomial)[ of] {function} (at|about|around) {point}',
    '(taylor|maclaurin|laurent|power) (series|expansion|polynomial)[ of] {function}',
    '(taylor|maclaurin) {function}',
    'series[ of] {function} (at|about|around) {point}',
    'expand {function} (at|about|around) {point}',
  ],
  purpose:
    'The Taylor or Laurent series of a function about a point, its general term and where it converges, with steps.',
  maxDigits: 0,
  path: 'calculus/series/:function/:point/:order',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle', 'assume'],
  inputs,
  formula: 'f(x) = \\sum_{n} a_n\\,(x - a)^n',
  compute,
  laws: [linear('function', 'terms'), shiftsWithPoint, contains],
  examples: [
    {
      given: { function: 'sin(x)', point: '0', order: '7' },
      expect: {
        series: 'x - x^3/6 + x^5/120 - x^7/5040 + O(x^8)',
        general: 'sum for n from 0 to oo of (-1)^n/(2*n + 1)!*x^(2*n + 1)',
        interval: 'every x',
      },
    },
    {
      given: { function: 'ln(1+x)', point: '0', order: '4' },
      expect: { terms: { same: 'x-x^2/2+x^3/3-x^4/4' }, radius: 1, interval: '-1 < x <= 1' },
    },
    {
      label: 'about another point',
      given: { function: 'sqrt(x)', point: '4', order: '3' },
      expect: { terms: { same: '2+(x-4)/4-(x-4)^2/64+(x-4)^3/512' }, interval: '0 <= x <= 8' },
    },
    {
      label: 'a pole',
      given: { function: '1/sin(z)', point: '0', order: '5' },
      expect: { series: '1/z + z/6 + 7*z^3/360 + 31*z^5/15120 + O(z^6)', residue: 1, interval: '0 < abs(z) < pi' },
    },
    {
      label: 'an essential singularity',
      given: { function: 'e^(1/x)', point: '0', order: '3' },
      expect: { series: '1 + 1/x + 1/(2*x^2) + 1/(6*x^3) + O(1/x^4)', residue: 1, interval: 'x != 0' },
    },
    { label: 'binomial series', given: { function: '(1+x)^a', point: '0', order: '3' }, expect: { radius: 1 } },
    {
      label: 'at infinity',
      given: { function: 'sqrt(x^2+1)', point: '+oo', order: '3' },
      expect: { series: 'x + 1/(2*x) - 1/(8*x^3) + O(1/x^4)' },
    },
    {
      label: 'nearest pole',
      given: { function: 'tan(x)', point: '0', order: '7' },
      expect: { radius: { same: 'pi/2' } },
    },
    { given: { function: 'ln(x)', point: '0', order: '4' }, fails: 'no-answer' },
    { given: { function: 'sin(', point: '0', order: '4' }, fails: 'unreadable' },
    { given: { function: 'sin(x)', point: 'x', order: '4' }, fails: 'out-of-range' },
  ],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §1.10', url: 'https://dlmf.nist.gov/1.10' },
    {
      title: 'W. Koepf, Power series in computer algebra, J. Symbolic Computation 13 (1992) 581–603',
      url: 'https://doi.org/10.1016/S0747-7171(10)80012-4',
    },
    { title: 'I. S. Gradshteyn, I. M. Ryzhik, Table of Integrals, Series, and Products, 8th ed., sections 1.1–1.6' },
  ],
});

function compute(
  { function: given, point: { expression: point }, order }: InputValues<typeof inputs>,
  options: Options,
) {
  const typed = given.expression;
  const variable = variableOf(given);
  const assumed = underAssumptions(options.assume, [typed, point], variable);
  if (!assumed.ok) return assumed;
  const [f, at] = pair([typed, point].map(assumed.value.put));
  const found = expansionOf({ f, variable, at, order: Z.toNumber(order) });
  if (!found.ok) return (found.error.code === 'no-answer' && withoutTaylorSeries(f, variable, at)) || found;
  const answer = found.value;
  const note = endsNote(answer);
  const conditions = assumed.value.open(answer.conditions);
  if (!conditions.ok) return conditions;
  return ok({
    values: valuesOf(answer, at),
    conditions: conditions.value,
    steps: () => expansionSteps(answer),
    checked: checksOf(answer),
    notes: [
      ...constantsNote(f, variable),
      ...(note === undefined ? [] : [note]),
      ...(answer.isEssential ? [farRemainder(variable)] : []),
      ...beyondNotes(answer),
    ],
    figure: () => polynomialsFigure(answer),
  });
}

/** Near an essential singularity no power of 1/x bounds what is left out of e^(1/x). */
const farRemainder = (variable: string): string =>
  `The remainder O(…) is meant for large ${variable}: near the point, an essential singularity, the terms that are left out grow beyond all bounds.`;

/** Where there is more to say than the radius does. */
function beyondNotes(answer: SeriesExpansion): readonly string[] {
  const other = otherThanSum(answer);
  return [
    ...endsOfTerms(answer).map(
      ({ quantity, from }) =>
        `Where ${toText(quantity)} is ${from}, ${from + 1}, ${from + 2}, …, only finitely many terms are not 0, and the radius of convergence is infinite.`,
    ),
    ...(other === null
      ? []
      : [
          `The series converges everywhere, but its sum is not the function everywhere: not at ${answer.problem.variable} = ${toText(other)}.`,
        ]),
  ];
}

function valuesOf(answer: SeriesExpansion, about: Expression) {
  const { problem, series, general } = answer;
  const w = smallIn(problem);
  const { text, latex } = writtenSeries(series, w, problem.order, endsThere(answer));
  const plain = writtenSeries(series, w, problem.order, true);
  const infinite = general === undefined || general.families.length === 0 ? undefined : writtenGeneral(general, w);
  const range = writtenRange(answer);
  const terms = partialSum(series, w);
  return {
    series: formula(`Series about ${toText(about)}`, text, latex),
    terms:
      freeSymbols(terms).length === 0
        ? exact('Terms without the remainder', terms)
        : formula('Terms without the remainder', plain.text, plain.latex),
    general: infinite && formula('General term', infinite.text, infinite.latex),
    interval: range === null ? undefined : formula('Converges for', range.text, range.latex),
    radius: radiusValue(answer),
    residue: residueOf(answer),
  };
}

function radiusValue({ problem, convergence }: SeriesExpansion): Quantity | undefined {
  if (convergence === undefined) return undefined;
  if (problem.side !== 'near') return undefined;
  if (isEverywhere(convergence)) return words('Radius of convergence', 'infinite');
  return exactOrFormula('Radius of convergence', convergence.radius);
}

/** The coefficient of 1/(x − a), about a singularity. */
function residueOf({ problem, series, isEssential }: SeriesExpansion): Quantity | undefined {
  if (isEssential) return exactOrFormula('Residue', coefficientOf(series, 1));
  return problem.side === 'near' && series.low < 0 ? exactOrFormula('Residue', coefficientOf(series, -1)) : undefined;
}

function checksOf({ check, isSummed }: SeriesExpansion): readonly Check[] {
  const choices = check.instances > 1 ? `, at ${check.instances} choices of the letters` : '';
  const first: Check =
    check.how === 'enclosed'
      ? {
          how: 'enclosure',
          detail: `The coefficients were computed again as intervals with proved ends, in which each of them lies${choices}.`,
        }
      : {
          how: 'independent computation',
          detail: `Next to the point the terms and the function agree as closely as the power that is left out allows${choices}.`,
        };
  if (!isSummed) return [first];
  const second =
    'Inside the range of convergence the sum of all terms, with a proved bound of what is left out, is the value of the function.';
  return [first, { how: 'enclosure', detail: second }];
}
