import { errorFunctionValue } from '@nomogram/math/functions/error-function.ts';
import { erf } from '@nomogram/math/numeric/special/erf.ts';
import { ok } from '@nomogram/math/result/result.ts';
import type { Numbers } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { pointOnCurve } from '../../kit/point-on-curve.ts';
import { digits } from '../../kit/quantity.ts';
import { errorElsewhere } from './elsewhere.ts';
import { errorSteps } from './error-steps.ts';
import { digitsToCompute, functionQuantity, rationalOf, shortened } from './function-answer.ts';
import { errorIsOdd } from './laws.ts';

export default calculator({
  title: 'Error',
  keywords: ['erf', 'erfc', 'error function'],
  asks: ['erf({x})', 'erf {x}'],
  purpose: 'The error function and its complement, each with all its digits.',
  path: 'functions/error/:x',
  inputs: { x: exactNumber({ label: 'x', symbol: 'x', placeholder: 'Enter a value' }) },
  formula: '\\operatorname{erf} x = \\frac{2}{\\sqrt{\\pi}} \\int_0^x e^{-t^2}\\,dt',
  compute: ({ x }, options) => {
    const found = errorFunctionValue(rationalOf(x, options.digits), digitsToCompute(options.digits));
    if (!found.ok) return found;
    const { checked, notes, complement } = found.value;
    const erfc = shortened(complement, options.digits);
    // At 0 alone they are whole numbers; far out they round to them.
    const neverWhole = x.value !== 0;
    return ok({
      values: {
        erf: { ...functionQuantity('erf(x)', found.value, options.digits, [x]), neverWhole },
        erfc: { ...digits('erfc(x) = 1 − erf(x)', erfc), neverWhole },
      },
      steps: () =>
        x.rational && errorSteps(x.rational, { erf: shortened(found.value.decimal, options.digits), complement: erfc }),
      checked,
      figure: (shown: Numbers<'erf'>) =>
        pointOnCurve('erf', erf, x.value, shown.erf, Math.max(3, Math.abs(x.value) * 1.1)),
      notes,
    });
  },
  elsewhere: errorElsewhere,
  laws: [errorIsOdd],
  examples: [
    { given: { x: '0.5' }, expect: { erf: 0.5204998778130465 } },
    { label: 'far out', given: { x: '6' }, expect: { erfc: 2.151973671249891e-17 } },
    { given: { x: '0' }, expect: { erf: '0' } },
    { label: 'rounds to 1', given: { x: '30' }, expect: { erfc: '2.56465620375611e-393' } },
    { given: { x: 'x+y+z' }, fails: 'unreadable' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §7.2', url: 'https://dlmf.nist.gov/7.2' }],
});
