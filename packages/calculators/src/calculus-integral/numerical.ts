import { numericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { variableOf } from '../calculus/variable.ts';
import type { Check } from '../kit/answer.ts';
import { calculator } from '../kit/calculator.ts';
import { formatDouble } from '../kit/decimal.ts';
import { expression } from '../kit/fields/expression.ts';
import { multiplies, turnsWithEnds } from '../kit/laws/expressions.ts';
import { digits } from '../kit/quantity.ts';
import { areaFigure } from './area-figure.ts';
import { boundField, certainDigits } from './bounds.ts';
import { help } from './help.ts';

/** An error in one digit, rounded up. */
function bound(error: number): string {
  const unit = 10 ** Math.floor(Math.log10(error));
  return formatDouble(Math.ceil(error / unit) * unit, 1);
}

function checkOf(pieces: number, odd: boolean): Check {
  if (pieces === 0) return { how: 'definition', detail: 'Both bounds are the same point: there is nothing to add up.' };
  if (!odd)
    return { how: 'independent computation', detail: 'Two rules without common points agree to within the error.' };
  const detail = 'On both sides of the middle of the range the function has opposite values: the halves cancel.';
  return { how: 'symmetry', detail };
}

export default calculator({
  id: 'calculus-integral/numerical',
  title: 'Numerical',
  keywords: ['definite integral', 'area under a curve', 'quadrature', 'numerical integration'],
  asks: [
    'integrate {function} from {lower} to {upper}',
    '[definite ]integral[ of] {function} from {lower} to {upper}',
    'area under {function} from {lower} to {upper}',
    '∫{function} from {lower} to {upper}',
  ],
  purpose: 'A definite integral as a number, by two independent rules, with the digits that are certain.',
  order: 2,
  help: help.numerical,
  path: 'calculus/integral/numerical/:function/:lower/:upper',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs: {
    function: expression({ label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example exp(-x^2).' }),
    lower: boundField('Lower bound', 'a'),
    upper: boundField('Upper bound', 'b'),
  },
  formula: '\\int_a^b f(x)\\,\\mathrm{d}x',
  compute: ({ function: { expression: f }, lower: { expression: a }, upper: { expression: b } }) => {
    const variable = variableOf(f);
    const found = numericIntegral(f, variable, a, b);
    if (!found.ok) return found;
    const { value, error, inside, oscillates, odd, pieces } = found.value;
    const range = `from ${toText(a)} to ${toText(b)}`;
    const shown = certainDigits(value, error);
    const cuts = inside.slice(0, 8).map(({ exact }) => toText(exact));
    return ok({
      values: {
        integral: digits(`integral ${range}`, shown),
        error: error > 0 ? digits('error at most', bound(error)) : undefined,
      },
      checked: [checkOf(pieces.length, odd === true)],
      notes: [
        ...(cuts.length
          ? [
              `The range was cut where the function is singular, jumps or bends: ${variable} = ${cuts.join(', ')}${inside.length > 8 ? ', …' : ''}.`,
            ]
          : []),
        ...(oscillates
          ? ['The function oscillates towards an end of the range; it was summed between its zeros.']
          : []),
        ...(shown === '0' && error > 0
          ? [`No digit of the value is certain: it is 0, or smaller than ${bound(error)}.`]
          : []),
      ],
      figure: () =>
        areaFigure(
          f,
          variable,
          evaluate(a),
          evaluate(b),
          `The area under ${toText(f)} ${range.replaceAll('oo', '∞')}.`,
        ),
    });
  },
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
  references: [
    { title: 'R. Piessens et al., QUADPACK, Springer 1983' },
    { title: 'H. Takahasi and M. Mori, Double exponential formulas for numerical integration, Publ. RIMS 9 (1974)' },
    { title: 'NIST Digital Library of Mathematical Functions, §3.5', url: 'https://dlmf.nist.gov/3.5' },
  ],
});
