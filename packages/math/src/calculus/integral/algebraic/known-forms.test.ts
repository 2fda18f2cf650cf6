import { describe, expect, it } from 'vitest';
import * as E from '../../../expression/build.ts';
import { evaluateComplex } from '../../../expression/evaluate-complex.ts';
import { substitute } from '../../../expression/substitute.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';
import { knownForms, read, t, y } from './known-forms.ts';

/** The table of pseudo-elliptic integrals: every entry is differentiated, and found again whatever its scale and sign. */
describe.each(knownForms)('∫ $numerator/($denominator) over the root of order $order of 1 ± t^$power', (form) => {
  const { order, power, sign, numerator, denominator } = form;
  const radicand = E.add(E.one, E.product([E.number(sign), E.power(t, E.number(power))]));
  const root = E.power(radicand, E.divide(E.one, E.number(order)));
  const integrand = E.divide(read(numerator), E.product([read(denominator), root]));

  it('has the integrand as its derivative', () => {
    const derived = derivativeOf(substitute(read(form.antiderivative), { [y.name]: root }), t.name)!;
    for (const at of [0.15, 0.43, 0.77, -0.28, -0.61]) {
      const [value, wanted] = [derived, integrand].map((f) => evaluateComplex(f, { [t.name]: { re: at, im: 0 } }));
      const difference = Math.hypot(value!.re - wanted!.re, value!.im - wanted!.im);
      expect(difference).toBeLessThan(1e-9 * Math.abs(wanted!.re));
    }
  });

  it.each(['2*x', '-2*x/3', 'k*x'])('is found for t = %s', (scale) => {
    const scaled = substitute(integrand, { [t.name]: read(scale) });
    const found = antiderivative(scaled, 'x');
    expect(found.ok ? found.value.check.verdict : found.error.message).toBe('equal');
  });

  it('is found though a letter of the integrand is called t', () => {
    const scaled = substitute(integrand, { [t.name]: E.product([E.symbol('t'), E.symbol('x')]) });
    const found = antiderivative(scaled, 'x');
    expect(found.ok ? found.value.check.verdict : found.error.message).toBe('equal');
  });

  // −1 − t² is negative everywhere, and its roots are not real.
  it.skipIf(power === 2 && sign === 1)('is found where the radicand has the other sign', () => {
    const other = E.power(E.negate(substitute(radicand, { [t.name]: read('2*x') })), E.divide(E.one, E.number(order)));
    const quotient = substitute(E.divide(read(numerator), read(denominator)), { [t.name]: read('2*x') });
    const found = antiderivative(E.divide(quotient, other), 'x');
    expect(found.ok ? found.value.check.verdict : found.error.message).toBe('equal');
  });
});
