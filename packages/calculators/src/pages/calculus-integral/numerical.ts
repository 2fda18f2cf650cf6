import { numericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { errorBound } from '../../kit/decimal.ts';
import { functionField } from '../../kit/fields/function.ts';
import { multiplies, turnsWithEnds } from '../../kit/laws/expressions.ts';
import type { Options } from '../../kit/options.ts';
import { digits } from '../../kit/quantity.ts';
import { integralElsewhere } from '../../shared/calculus/integral-elsewhere.ts';
import { variableOf } from '../../shared/calculus/variable.ts';
import { areaFigure } from './area-figure.ts';
import { boundField, checkOfValue, knownDigits, noDigit, placeText } from './bounds.ts';
import { numericalSteps } from './numerical-steps.ts';

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example exp(-x^2).' },
    'integral',
  ),
  lower: boundField('Lower bound', 'a'),
  upper: boundField('Upper bound', 'b'),
};

const references = [
  {
    title: 'F. Johansson, Numerical integration in arbitrary-precision ball arithmetic, 2018',
    url: 'https://arxiv.org/abs/1802.07942',
  },
  { title: 'R. Piessens et al., QUADPACK, Springer 1983' },
  { title: 'H. Takahasi and M. Mori, Double exponential formulas for numerical integration, Publ. RIMS 9 (1974)' },
  { title: 'NIST Digital Library of Mathematical Functions, §3.5', url: 'https://dlmf.nist.gov/3.5' },
];

export default calculator({
  title: 'Numerical',
  keywords: ['definite integral', 'area under a curve', 'quadrature', 'numerical integration'],
  asks: [
    'integrate {function} (from|between) {lower} (to|and) {upper}',
    '[definite ]integral[ of] {function} (from|between) {lower} (to|and) {upper}',
    '[definite ]integral from {lower} to {upper} of {function}',
    'area under {function} from {lower} to {upper}',
    '∫{function} from {lower} to {upper}',
  ],
  purpose: 'A definite integral as a number, with proved digits wherever the function can be enclosed.',
  path: 'calculus/integral/numerical/:function/:lower/:upper',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle', 'digits'],
  inputs,
  formula: '\\int_a^b f(x)\\,\\mathrm{d}x',
  compute,
  elsewhere,
  laws: [turnsWithEnds('integral'), multiplies('integral')],
  examples: [
    { given: { function: 'exp(-x^2)', lower: '-oo', upper: '+oo' }, expect: { integral: 1.772453850905516 } },
    { given: { function: 'x*sqrt(2x+3)', lower: '-1', upper: '1' }, expect: { integral: 0.4 } },
    { given: { function: 'sqrt(4x^2+4)', lower: '0', upper: '3' }, expect: { integral: 11.3052794397372 } },
    { given: { function: '2.7^x', lower: '1', upper: '3' }, expect: { integral: 17.0983837748701 } },
    { given: { function: 'x^(1/3)*(1-x)^(1/2)', lower: '0', upper: '1' }, expect: { integral: 0.458895961742876 } },
    {
      label: 'a singular end, and 0',
      given: { function: 'ln(2cos(x/2))', lower: '-pi', upper: 'pi' },
      expect: { integral: '0' },
    },
    { given: { function: '1/x^2', lower: '-1', upper: '1' }, fails: 'no-answer' },
    { given: { function: 'sin(x', lower: '0', upper: 'a' }, fails: 'unreadable' },
  ],
  references,
});

function elsewhere({ function: f, lower, upper }: InputValues<typeof inputs>) {
  return integralElsewhere(f.expression, variableOf(f), lower.expression, upper.expression);
}

function compute(
  { function: typed, lower: { expression: a }, upper: { expression: b } }: InputValues<typeof inputs>,
  options: Options,
) {
  const f = typed.expression;
  const variable = variableOf(typed);
  const found = numericIntegral(f, variable, a, b, options.digits);
  if (!found.ok) return found;
  const { shown, error, inside, oscillates } = found.value;
  const range = `from ${toText(a)} to ${toText(b)}`;
  const cuts = inside.slice(0, 8).map((cut) => placeText(variable, cut));
  return ok({
    values: {
      integral: digits(`integral ${range}`, shown, { known: knownDigits(found.value) }),
      error: error > 0 ? digits('error at most', errorBound(error)) : undefined,
    },
    steps: () => numericalSteps(f, variable, [a, b], found.value),
    checked: [checkOfValue(found.value)],
    notes: [
      ...(cuts.length
        ? [
            `The range was cut where the function is singular, jumps or bends: ${cuts.join(', ')}${inside.length > 8 ? ', …' : ''}.`,
          ]
        : []),
      ...(oscillates ? ['The function oscillates towards an end of the range; it was summed between its zeros.'] : []),
      ...noDigit(found.value),
    ],
    figure: () =>
      areaFigure(f, variable, evaluate(a), evaluate(b), `The area under ${toText(f)} ${range.replaceAll('oo', '∞')}.`),
  });
}
