import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { gamma } from '@nomogram/math/functions/gamma.ts';
import { gamma as gammaDouble } from '@nomogram/math/numeric/special/gamma.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Numbers, Quantity } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import { numberOf } from '../../kit/number-of.ts';
import { pointOnCurve } from '../../kit/point-on-curve.ts';
import { digitsToCompute, functionQuantity, rationalOf } from './function-answer.ts';
import { gammaRises } from './laws.ts';
import { gammaByDigits, gammaSteps } from './steps.ts';

export default calculator({
  title: 'Gamma',
  keywords: ['gamma function', 'Γ(x)'],
  asks: ['gamma({x})', 'gamma[ of] {x}'],
  purpose: 'The gamma function, which continues the factorial: Γ(n + 1) = n!.',
  path: 'functions/gamma/:x',
  cost: 'heavy',
  inputs: { x: exactNumber({ label: 'x', symbol: 'x', placeholder: 'Enter a value' }) },
  formula: '\\Gamma(x) = \\int_0^\\infty t^{x-1} e^{-t}\\,dt \\quad (x > 0)',
  compute: ({ x }, options) => {
    const toDigits = (count: number) => gamma(rationalOf(x, options.digits), count);
    const found = toDigits(digitsToCompute(options.digits));
    if (!found.ok) return found;
    const { checked, notes } = found.value;
    const shown = functionQuantity('Γ(x)', { ...found.value, again: toDigits }, options.digits, [x]);
    return ok({
      values: { gamma: shown },
      steps: () => stepsOf(x, shown),
      checked,
      figure: (numbers: Numbers<'gamma'>) =>
        pointOnCurve('Γ', gammaDouble, x.value, numbers.gamma, Math.min(5, Math.max(2, Math.abs(x.value) + 1))),
      notes,
    });
  },
  elsewhere: ({ x }) => ({
    values: {
      gamma: { python: 'math.gamma({x})', r: 'gamma({x})', sheet: 'GAMMA({x})', double: gammaDouble(x.value) },
    },
  }),
  laws: [gammaRises],
  examples: [
    { given: { x: '5' }, expect: { gamma: '24' } },
    { label: '1/2', given: { x: '1/2' }, expect: { gamma: 'sqrt(pi)' } },
    { label: '343/2', given: { x: '343/2' }, expect: { gamma: 9.4833675668248e307 } },
    { label: '1/3', given: { x: '1/3' }, expect: { gamma: 2.678938534707748 } },
    { given: { x: '-3' }, fails: 'no-answer' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §5.2', url: 'https://dlmf.nist.gov/5.2' }],
});

/** Its working; of a factorial with many digits it would be false that it has no form. */
function stepsOf({ rational, expression }: ExactNumber, { form }: Quantity): readonly ShownStep[] | undefined {
  const steps = rational && gammaSteps(rational);
  if (steps !== undefined) return steps;
  return form.form !== 'digits' || !Number.isFinite(numberOf(form))
    ? undefined
    : gammaByDigits(rational, toText(expression), form.digits);
}
