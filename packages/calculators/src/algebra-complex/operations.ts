import {
  exactArgument,
  exactLogarithm,
  exactSquareRoot,
  exactPower as powerForm,
} from '@nomogram/math/algebra/complex-forms.ts';
import * as G from '@nomogram/math/exact/gaussian.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number, sqrt } from '@nomogram/math/expression/build.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { agreement } from '../kit/agreement.ts';
import { calculator } from '../kit/calculator.ts';
import { type ComplexNumber, complexNumber } from '../kit/fields/complex.ts';
import { exactNumber } from '../kit/fields/exact.ts';
import { decimal, exact } from '../kit/quantity.ts';
import { help } from './help.ts';
import { argandFigure, complexAnswer, givesBack } from './result.ts';

/**
 * The eleven operations of the page. They have no endpoint: they are computed in the page. Where both parts of the
 * inputs are rational the way is exact, in Gaussian rationals; the check goes back by the inverse operation.
 */
const field = (label: string, symbol: string, nonzero = false) =>
  complexNumber({ label, symbol, hint: 'For example 5+2i, 7-i or {r: 2, phi: pi/3}', nonzero });

const two = { a: field('First number', 'a'), b: field('Second number', 'b') };
const one = { z: field('Complex number', 'z') };
const other = { z: field('Complex number', 'z', true) };

const references = [
  { title: 'NIST Digital Library of Mathematical Functions, §1.9', url: 'https://dlmf.nist.gov/1.9' },
];

/** The operation on the exact values, where all of them are known exactly. */
const exactly = <Value>(
  inputs: readonly ComplexNumber[],
  operation: (...parts: G.Gaussian[]) => Value,
): Value | null => {
  const parts = inputs.flatMap(({ exact: part }) => (part ? [part] : []));
  return parts.length === inputs.length ? operation(...parts) : null;
};

const toComplex = (exactValue: G.Gaussian | null, computed: C.Complex): C.Complex =>
  exactValue ? { re: Q.toNumber(exactValue.re), im: Q.toNumber(exactValue.im) } : computed;

export default [
  calculator({
    id: 'algebra-complex/add',
    title: 'Add',
    keywords: ['add complex numbers'],
    purpose: 'The sum of two complex numbers.',
    order: 1,
    help: help.add,
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
      );
    },
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '12 + i' } },
      { given: { a: '{re: 1/2, im: 1/3}', b: '{re: 1/2, im: -1/3}' }, expect: { result: '1' } },
      { given: { a: '5+2j+k', b: '1' }, fails: 'unreadable' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/subtract',
    title: 'Subtract',
    keywords: ['subtract complex numbers'],
    purpose: 'The difference of two complex numbers.',
    order: 2,
    help: help.subtract,
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
      );
    },
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '-2 + 3i' } },
      { given: { a: 'i', b: 'i' }, expect: { result: '0' } },
      { given: { a: '', b: '1' }, fails: 'missing' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/multiply',
    title: 'Multiply',
    keywords: ['complex multiplication', 'multiply complex numbers'],
    purpose: 'The product of two complex numbers.',
    order: 3,
    help: help.multiply,
    inputs: two,
    formula: '(a + bi)(c + di) = (ac - bd) + (ad + bc)i',
    compute: ({ a, b }) => {
      const product = exactly([a, b], G.multiply);
      const value = toComplex(product, C.multiply(a.value, b.value));
      const isZero = C.modulus(b.value) === 0;
      const check = isZero
        ? givesBack(value, b.value, 'A product with 0 is 0')
        : givesBack(C.divide(value, b.value), a.value, 'Dividing by b gives a again');
      return complexAnswer('a · b', value, product, check, [a, b]);
    },
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '37 + 9i' } },
      { label: 'i · i', given: { a: 'i', b: 'i' }, expect: { result: '-1' } },
      { given: { a: '2', b: 'xyz' }, fails: 'unreadable' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/divide',
    title: 'Divide',
    keywords: ['complex division', 'divide complex numbers'],
    purpose: 'The quotient of two complex numbers.',
    order: 4,
    help: help.divide,
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
      );
    },
    examples: [
      { given: { a: '5+2i', b: '7-i' }, expect: { result: '33/50 + (19/50)i' } },
      { given: { a: '1', b: 'i' }, expect: { result: '-i' } },
      { given: { a: '1', b: '0' }, fails: 'out-of-range' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/power',
    title: 'Raise to power n',
    keywords: ['De Moivre', 'power of a complex number'],
    purpose: 'A complex number raised to a real power n, the principal value.',
    order: 5,
    help: help.power,
    inputs: { z: one.z, n: exactNumber({ label: 'Exponent n', symbol: 'n', atLeast: -1000, atMost: 1000 }) },
    formula: 'z^n = e^{n \\ln z}',
    compute: ({ z, n }) => {
      const whole = n.rational && Q.isInteger(n.rational) ? n.value : undefined;
      if (C.modulus(z.value) === 0 && n.value <= 0)
        return {
          ok: false,
          why: {
            code: 'no-answer',
            message: '0 has no power with an exponent of 0 or less here: the exponent must be greater than 0.',
          },
        };
      const raised = whole === undefined ? null : exactly([z], (base) => G.power(base, whole));
      const value = toComplex(raised, C.power(z.value, C.complex(n.value)));
      const [size, angle] = [C.modulus(z.value) ** n.value, n.value * C.argument(z.value)];
      const polar = { re: size * Math.cos(angle), im: size * Math.sin(angle) };
      const check = givesBack(polar, value, 'The power of the magnitude at n times the angle is the same');
      const form =
        raised === null && n.rational && C.modulus(z.value) > 0
          ? exactly([z], (base) => powerForm(base, n.rational!))
          : null;
      return complexAnswer('z^n', value, raised ?? form, check, [z]);
    },
    examples: [
      { given: { z: '1+i', n: '10' }, expect: { result: '32i' } },
      { given: { z: '2i', n: '-2' }, expect: { result: '-1/4' } },
      { label: 'i^(1/2)', given: { z: 'i', n: '1/2' }, expect: { modulus: 1, angle: Math.PI / 4 } },
      { label: 'Too small to show', given: { z: '1e300+1e300i', n: '-2' }, fails: 'too-large' },
      { given: { z: '{r:2,phi:pi/6}', n: '-7' }, expect: { modulus: 0.0078125 } },
      { given: { z: '1+i', n: 'n' }, fails: 'unreadable' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/square-root',
    title: 'Square root',
    keywords: ['square root of a complex number'],
    purpose: 'The principal square root: the one with a non-negative real part.',
    order: 6,
    help: help['square-root'],
    inputs: one,
    formula: '\\sqrt{z} = \\sqrt{|z|}\\,e^{i \\arg(z)/2}',
    compute: ({ z }) => {
      const root = exactly([z], G.exactSquareRoot);
      const value = toComplex(root, C.squareRoot(z.value));
      const check = givesBack(C.multiply(value, value), z.value, 'Its square is z again');
      return complexAnswer('√z', value, root ?? exactly([z], exactSquareRoot), check, [z]);
    },
    examples: [
      { given: { z: '-4' }, expect: { result: '2i' } },
      { given: { z: '3+4i' }, expect: { result: '2 + i' } },
      { label: '√i', given: { z: 'i' }, expect: { result: 'sqrt(2)/2 + i*sqrt(2)/2', modulus: 1, angle: Math.PI / 4 } },
      { given: { z: '{re: 5' }, fails: 'unreadable' },
    ],
    laws: [(_, { angle }) => Math.abs(angle) <= Math.PI / 2 + 1e-15],
    references,
  }),
  calculator({
    id: 'algebra-complex/logarithm',
    title: 'Natural logarithm',
    keywords: ['log of a complex number', 'complex logarithm'],
    purpose: 'The principal natural logarithm of a complex number other than 0.',
    order: 7,
    help: help.logarithm,
    inputs: other,
    formula: '\\ln z = \\ln |z| + i \\arg z',
    compute: ({ z }) => {
      const value = C.logarithm(z.value);
      return complexAnswer(
        'ln z',
        value,
        exactly([z], exactLogarithm),
        givesBack(C.exponential(value), z.value, 'e to this power is z again'),
        [z],
      );
    },
    examples: [
      {
        label: 'ln(−1) = πi',
        given: { z: '-1' },
        expect: { result: 'i*pi', modulus: Math.PI, angle: Math.PI / 2 },
      },
      { given: { z: '5+2i' }, expect: { modulus: 1.7261099051579107 } },
      { given: { z: '0' }, fails: 'out-of-range' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/magnitude',
    title: 'Magnitude',
    keywords: ['modulus', 'absolute value of a complex number'],
    asks: ['modulus of {z}', '|{z}|'],
    purpose: 'The distance of a complex number from 0.',
    order: 8,
    help: help.magnitude,
    inputs: one,
    formula: '|z| = \\sqrt{(\\operatorname{Re} z)^2 + (\\operatorname{Im} z)^2}',
    compute: ({ z }) => ({
      values: {
        magnitude: z.exact ? exact('|z|', sqrt(number(G.norm(z.exact)))) : decimal('|z|', C.modulus(z.value)),
      },
      figure: () => argandFigure([z], undefined),
    }),
    check: ({ z: { value } }, { magnitude }) =>
      agreement(
        magnitude,
        value.re * Math.cos(C.argument(value)) + value.im * Math.sin(C.argument(value)),
        'The length along its own direction and Pythagoras',
      ),
    examples: [
      { given: { z: '3+4i' }, expect: { magnitude: '5' } },
      { given: { z: '5+2i' }, expect: { magnitude: 'sqrt(29)' } },
      { given: { z: 'abc' }, fails: 'unreadable' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/angle',
    title: 'Angle',
    keywords: ['argument', 'phase', 'polar angle of a complex number'],
    asks: ['argument of {z}'],
    purpose: 'The angle of a complex number other than 0, in (−π, π].',
    order: 9,
    help: help.angle,
    inputs: other,
    formula: '\\tan(\\arg z) = \\frac{\\operatorname{Im} z}{\\operatorname{Re} z}',
    compute: ({ z }) => {
      const angle = C.argument(z.value);
      return {
        values: {
          angle: z.exact
            ? exact('Angle', exactArgument(z.exact), { unit: 'rad' })
            : decimal('Angle', angle, { unit: 'rad' }),
          degrees: decimal('Angle', (angle * 180) / Math.PI, { unit: 'degrees' }),
          gradians: decimal('Angle', (angle * 200) / Math.PI, { unit: 'gon' }),
        },
        figure: () => argandFigure([z], undefined),
      };
    },
    check: ({ z: { value } }, { angle }) =>
      agreement(
        C.modulus(value),
        value.re * Math.cos(angle) + value.im * Math.sin(angle),
        'The length of z and its length along this direction',
      ),
    examples: [
      { given: { z: '1+i' }, expect: { angle: 'pi/4', degrees: 45 } },
      { given: { z: '-1' }, expect: { angle: Math.PI, gradians: 200 } },
      { given: { z: '0' }, fails: 'out-of-range' },
    ],
    laws: [(_, { angle }) => angle > -Math.PI && angle <= Math.PI],
    references,
  }),
  calculator({
    id: 'algebra-complex/inverse',
    title: 'Inverse',
    keywords: ['reciprocal of a complex number'],
    purpose: 'The reciprocal of a complex number other than 0.',
    order: 10,
    help: help.inverse,
    inputs: other,
    formula: '\\frac{1}{z} = \\frac{\\overline{z}}{|z|^2}',
    compute: ({ z }) => {
      const inverse = exactly([z], G.inverse);
      const value = toComplex(inverse, C.divide(C.complex(1), z.value));
      return complexAnswer(
        '1/z',
        value,
        inverse,
        givesBack(C.multiply(value, z.value), C.complex(1), 'Its product with z is 1'),
        [z],
      );
    },
    examples: [
      { given: { z: '3+4i' }, expect: { result: '3/25 - (4/25)i' } },
      { given: { z: 'i' }, expect: { result: '-i' } },
      { given: { z: '0' }, fails: 'out-of-range' },
    ],
    references,
  }),
  calculator({
    id: 'algebra-complex/conjugate',
    title: 'Conjugate',
    keywords: ['complex conjugate'],
    asks: ['conjugate of {z}'],
    purpose: 'The mirror image of a complex number in the real axis.',
    order: 11,
    help: help.conjugate,
    inputs: one,
    formula: '\\overline{a + bi} = a - bi',
    compute: ({ z }) => {
      const mirrored = exactly([z], G.conjugate);
      const value = toComplex(mirrored, C.conjugate(z.value));
      const twice = C.complex(2 * z.value.re);
      const check = givesBack(C.add(value, z.value), twice, 'Its sum with z is twice the real part', z.value);
      return complexAnswer('z̄', value, mirrored, check, [z]);
    },
    examples: [
      { given: { z: '5+2i' }, expect: { result: '5 - 2i' } },
      { given: { z: '{r: 2, phi: pi/2}' }, expect: { modulus: 2, angle: -Math.PI / 2 } },
      { given: { z: 'k' }, fails: 'unreadable' },
    ],
    references,
  }),
];
