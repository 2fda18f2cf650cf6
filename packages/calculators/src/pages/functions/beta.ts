import { beta } from '@nomogram/math/functions/beta.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { betaElsewhere } from './elsewhere.ts';
import { digitsToCompute, functionQuantity, rationalOf, shortened } from './function-answer.ts';
import { betaCommutes, betaRises } from './laws.ts';
import { betaByDigits, betaSteps, exactAnswer } from './steps.ts';

export default calculator({
  title: 'Beta',
  keywords: ['beta function', 'Euler integral'],
  asks: ['beta({z},{w})'],
  purpose: 'The beta function of two numbers.',
  path: 'functions/beta/:z/:w',
  cost: 'heavy',
  inputs: { z: exactNumber({ label: 'z', symbol: 'z' }), w: exactNumber({ label: 'w', symbol: 'w' }) },
  formula: '\\mathrm{B}(z, w) = \\int_0^1 t^{z-1}(1-t)^{w-1}\\,dt = \\frac{\\Gamma(z)\\,\\Gamma(w)}{\\Gamma(z+w)}',
  compute: ({ z, w }, options) => {
    const toDigits = (count: number) => beta(rationalOf(z, options.digits), rationalOf(w, options.digits), count);
    const found = toDigits(digitsToCompute(options.digits));
    if (!found.ok) return found;
    const { checked, notes } = found.value;
    const shown = functionQuantity('B(z, w)', { ...found.value, again: toDigits }, options.digits, [z, w]);
    return ok({
      values: { beta: shown },
      steps: () =>
        (z.rational && w.rational && betaSteps(z.rational, w.rational, exactAnswer(shown))) ??
        betaByDigits(toText(z.expression), toText(w.expression), shortened(found.value.decimal, options.digits)),
      checked,
      notes,
    });
  },
  elsewhere: betaElsewhere,
  laws: [betaCommutes, betaRises],
  examples: [
    { given: { z: '2', w: '3' }, expect: { beta: '1/12' } },
    { label: '1/2 and 1/2', given: { z: '1/2', w: '1/2' }, expect: { beta: 'pi' } },
    { given: { z: '4/3', w: '3/2' }, expect: { beta: 0.458895961742876 } },
    { given: { z: '0', w: '0' }, fails: 'no-answer' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §5.12', url: 'https://dlmf.nist.gov/5.12' }],
});
