import { differenceOf, powerOf, productOf, quotientOf, sumOf } from '@nomogram/math/algebra/complex-forms.ts';
import { isZeroForm } from '@nomogram/math/expression/complex/parts.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import * as B from '@nomogram/math/numeric/precise/ball.ts';
import { exponential, logarithm } from '@nomogram/math/numeric/precise/ball-elementary.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { chosenWay } from '../../kit/options.ts';
import { givesBack } from './check.ts';
import { complexElsewhere } from './elsewhere.ts';
import { field, one, references, two } from './inputs.ts';
import { commutes, nextPower, turnsOver, turnsSign } from './laws.ts';
import { byWay, complexWays, polarProduct, polarQuotient } from './polar-steps.ts';
import { complexAnswer } from './result.ts';
import { powerSteps, productSteps, quotientSteps, sumSteps } from './steps.ts';

export default {
  add: calculator({
    title: 'Add',
    keywords: ['add complex numbers'],
    purpose: 'The sum of two complex numbers.',
    cost: 'heavy',
    options: ['angles'],
    inputs: two,
    formula: 'a + b',
    compute: ({ a, b }) =>
      complexAnswer(
        'a + b',
        sumOf(a.parts, b.parts),
        (sum) =>
          givesBack(
            'Taking b away gives a again',
            [sum, b.parts],
            (bits, x, y) => B.add(x, B.negate(y), bits),
            a.parts,
          ),
        [a, b],
        sumSteps('+'),
      ),
    elsewhere: ({ a, b }) => complexElsewhere('add', sumOf(a.parts, b.parts), C.add(a.value, b.value)),
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
    cost: 'heavy',
    options: ['angles'],
    inputs: two,
    formula: 'a - b',
    compute: ({ a, b }) =>
      complexAnswer(
        'a - b',
        differenceOf(a.parts, b.parts),
        (difference) =>
          givesBack('Adding b gives a again', [difference, b.parts], (bits, x, y) => B.add(x, y, bits), a.parts),
        [a, b],
        sumSteps('-'),
      ),
    elsewhere: ({ a, b }) => complexElsewhere('subtract', differenceOf(a.parts, b.parts), C.subtract(a.value, b.value)),
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
    cost: 'heavy',
    options: ['angles'],
    inputs: two,
    formula: '(a + bi)(c + di) = (ac - bd) + (ad + bc)i',
    methods: complexWays,
    unchosen: 'parts',
    compute: ({ a, b }, { method }) =>
      complexAnswer(
        'a · b',
        productOf(a.parts, b.parts),
        (product) =>
          isZeroForm(b.parts)
            ? givesBack('A product with 0 is 0', [product], (_, x) => x, b.parts)
            : givesBack(
                'Dividing by b gives a again',
                [product, b.parts],
                (bits, x, y) => B.divide(x, y, bits),
                a.parts,
              ),
        [a, b],
        byWay(method, productSteps, polarProduct),
      ),
    elsewhere: ({ a, b }) => complexElsewhere('multiply', productOf(a.parts, b.parts), C.multiply(a.value, b.value)),
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
    cost: 'heavy',
    options: ['angles'],
    inputs: { a: two.a, b: field('Second number', 'b', true) },
    formula: '\\frac{a}{b} = \\frac{a\\,\\overline{b}}{|b|^2}',
    methods: complexWays,
    unchosen: 'parts',
    compute: ({ a, b }, { method }) =>
      complexAnswer(
        'a / b',
        quotientOf(a.parts, b.parts),
        (quotient) =>
          givesBack(
            'Multiplying by b gives a again',
            [quotient, b.parts],
            (bits, x, y) => B.multiply(x, y, bits),
            a.parts,
          ),
        [a, b],
        byWay(method, quotientSteps, polarQuotient),
      ),
    elsewhere: ({ a, b }) => complexElsewhere('divide', quotientOf(a.parts, b.parts), C.divide(a.value, b.value)),
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
    cost: 'heavy',
    options: ['angles'],
    inputs: { z: one.z, n: exactNumber({ label: 'Exponent n', symbol: 'n', atLeast: -1000, atMost: 1000 }) },
    formula: 'z^n = e^{n \\ln z}',
    methods: complexWays,
    unchosen: 'multiplied out up to the fourth power, else magnitudes and angles',
    compute: ({ z, n }, { method }) => {
      if (isZeroForm(z.parts) && n.value <= 0)
        return {
          ok: false,
          error: {
            code: 'no-answer',
            message: '0 has no power with an exponent of 0 or less here: the exponent must be greater than 0.',
          },
        };
      return complexAnswer(
        'z^n',
        powerOf(z.parts, n.expression),
        (power) =>
          isZeroForm(z.parts)
            ? givesBack('A power of 0 is 0', [power], (_, x) => x, z.parts)
            : givesBack('e to the power n ln z is the same', [z.parts], byLogarithm(n.expression), power),
        [z],
        (_, result) => powerSteps(n.rational, [z], result, chosenWay(complexWays, method)),
      );
    },
    elsewhere: ({ z, n }) =>
      complexElsewhere('power', powerOf(z.parts, n.expression), C.power(z.value, C.complex(n.value))),
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

/** e^(n·ln z) */
const byLogarithm =
  (n: Expression) =>
  (bits: number, z: B.Ball): B.Ball | null => {
    const [exponent, power] = [evaluateBall(n, bits, {}), logarithm(z, bits)];
    return exponent && power && exponential(B.multiply(exponent, power, bits), bits);
  };
