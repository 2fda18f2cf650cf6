import { exactPower as powerForm } from '@nomogram/math/algebra/complex-forms.ts';
import * as G from '@nomogram/math/exact/gaussian.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { no } from '@nomogram/math/result/result.ts';
import { calculator, type Given } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { exactly, field, one, references, toComplex, two } from './inputs.ts';
import { commutes, nextPower, turnsOver, turnsSign } from './laws.ts';
import { complexAnswer, givesBack } from './result.ts';
import { powerSteps, productSteps, quotientSteps, sumSteps } from './steps.ts';

const powerInputs = { z: one.z, n: exactNumber({ label: 'Exponent n', symbol: 'n', atLeast: -1000, atMost: 1000 }) };

export default {
  add: calculator({
    title: 'Add',
    keywords: ['add complex numbers'],
    purpose: 'The sum of two complex numbers.',
    options: ['angles'],
    inputs: two,
    formula: 'a + b',
    compute: ({ a, b }) => {
      const sum = exactly([a, b], G.add);
      const value = toComplex(sum, C.add(a.value, b.value));
      return complexAnswer(
        'a + b',
        value,
        sum,
        givesBack(C.subtract(value, b.value), a.value, 'Taking b away gives a again', b.value),
        [a, b],
        sumSteps('+'),
      );
    },
    laws: [commutes],
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '12 + i' } },
      { given: { a: '{re: 1/2, im: 1/3}', b: '{re: 1/2, im: -1/3}' }, expect: { result: '1' } },
    ],
    references,
  }),
  subtract: calculator({
    title: 'Subtract',
    keywords: ['subtract complex numbers'],
    purpose: 'The difference of two complex numbers.',
    options: ['angles'],
    inputs: two,
    formula: 'a - b',
    compute: ({ a, b }) => {
      const difference = exactly([a, b], G.subtract);
      const value = toComplex(difference, C.subtract(a.value, b.value));
      return complexAnswer(
        'a - b',
        value,
        difference,
        givesBack(C.add(value, b.value), a.value, 'Adding b gives a again', b.value),
        [a, b],
        sumSteps('-'),
      );
    },
    laws: [turnsSign],
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '-2 + 3i' } },
      { given: { a: 'i', b: 'i' }, expect: { result: '0' } },
      { given: { a: '', b: '1' }, fails: 'missing' },
    ],
    references,
  }),
  multiply: calculator({
    title: 'Multiply',
    keywords: ['complex multiplication', 'multiply complex numbers'],
    purpose: 'The product of two complex numbers.',
    options: ['angles'],
    inputs: two,
    formula: '(a + bi)(c + di) = (ac - bd) + (ad + bc)i',
    compute: ({ a, b }) => {
      const product = exactly([a, b], G.multiply);
      const value = toComplex(product, C.multiply(a.value, b.value));
      const isZero = C.modulus(b.value) === 0;
      const check = isZero
        ? givesBack(value, b.value, 'A product with 0 is 0')
        : givesBack(C.divide(value, b.value), a.value, 'Dividing by b gives a again');
      return complexAnswer('a · b', value, product, check, [a, b], productSteps);
    },
    laws: [commutes],
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '37 + 9i' } },
      { label: 'i · i', given: { a: 'i', b: 'i' }, expect: { result: '-1' } },
      { given: { a: '2', b: 'xyz' }, fails: 'unreadable' },
    ],
    references,
  }),
  divide: calculator({
    title: 'Divide',
    keywords: ['complex division', 'divide complex numbers'],
    purpose: 'The quotient of two complex numbers.',
    options: ['angles'],
    inputs: { a: two.a, b: field('Second number', 'b', true) },
    formula: '\\frac{a}{b} = \\frac{a\\,\\overline{b}}{|b|^2}',
    compute: ({ a, b }) => {
      const quotient = exactly([a, b], G.divide);
      const value = toComplex(quotient, C.divide(a.value, b.value));
      return complexAnswer(
        'a / b',
        value,
        quotient,
        givesBack(C.multiply(value, b.value), a.value, 'Multiplying by b gives a again'),
        [a, b],
        quotientSteps,
      );
    },
    laws: [turnsOver],
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '33/50 + (19/50)i' } },
      { given: { a: '1', b: 'i' }, expect: { result: '-i' } },
      { given: { a: '1', b: '0' }, fails: 'out-of-range' },
    ],
    references,
  }),
  power: calculator({
    title: 'Raise to power n',
    keywords: ['De Moivre', 'power of a complex number'],
    purpose: 'A complex number raised to a real power n, the principal value.',
    options: ['angles'],
    inputs: powerInputs,
    formula: 'z^n = e^{n \\ln z}',
    compute: computePower,
    laws: [nextPower],
    examples: [
      { given: { z: '1+i', n: '10' }, expect: { result: '32i' } },
      { given: { z: '2i', n: '-2' }, expect: { result: '-1/4' } },
      { label: 'i^(1/2)', given: { z: 'i', n: '1/2' }, expect: { modulus: 1, angle: Math.PI / 4 } },
      { label: 'Too small to show', given: { z: '1e300+1e300i', n: '-2' }, fails: 'too-large' },
      { given: { z: '{r:2,phi:pi/6}', n: '-7' }, expect: { modulus: 0.0078125 } },
      { label: 'the root of 0', given: { z: '0', n: '1/2' }, expect: { result: '0' } },
      { given: { z: '0', n: '-2' }, fails: 'no-answer' },
    ],
    references,
  }),
};

function computePower({ z, n }: Given<typeof powerInputs>) {
  const whole = n.rational && Q.isInteger(n.rational) ? n.value : undefined;
  if (C.modulus(z.value) === 0 && n.value <= 0)
    return no('no-answer', '0 has no power with an exponent of 0 or less here: the exponent must be greater than 0.');
  const raised = whole === undefined ? null : exactly([z], (base) => G.power(base, whole));
  const value = toComplex(raised, C.power(z.value, C.complex(n.value)));
  const [size, angle] = [C.modulus(z.value) ** n.value, n.value * C.argument(z.value)];
  const polar = { re: size * Math.cos(angle), im: size * Math.sin(angle) };
  const check = givesBack(polar, value, 'The power of the magnitude at n times the angle is the same');
  const form =
    raised === null && n.rational && C.modulus(z.value) > 0
      ? exactly([z], (base) => powerForm(base, n.rational!))
      : null;
  return complexAnswer('z^n', value, raised ?? form, check, [z], (_, result) => powerSteps(n.rational, [z], result));
}
