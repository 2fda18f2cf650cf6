import { exactArgument, exactLogarithm, exactSquareRoot } from '@nomogram/math/algebra/complex-forms.ts';
import * as G from '@nomogram/math/exact/gaussian.ts';
import { number, sqrt } from '@nomogram/math/expression/build.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { agreement } from '../../kit/agreement.ts';
import { calculator } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { decimal, exact } from '../../kit/quantity.ts';
import { exactly, one, other, references, toComplex } from './inputs.ts';
import { undoesItself, undoneByExponential } from './laws.ts';
import { argandFigure, complexAnswer, givesBack } from './result.ts';
import { angleSteps, conjugateSteps, inverseSteps, logarithmSteps, magnitudeSteps, squareRootSteps } from './steps.ts';

export default {
  'square-root': calculator({
    title: 'Square root',
    keywords: ['square root of a complex number'],
    purpose: 'The principal square root: the one with a non-negative real part.',
    options: ['angles'],
    inputs: one,
    formula: '\\sqrt{z} = \\sqrt{|z|}\\,e^{i \\arg(z)/2}',
    compute: ({ z }) => {
      const root = exactly([z], G.exactSquareRoot);
      const value = toComplex(root, C.squareRoot(z.value));
      const check = givesBack(C.multiply(value, value), z.value, 'Its square is z again');
      return complexAnswer('√z', value, root ?? exactly([z], exactSquareRoot), check, [z], squareRootSteps);
    },
    examples: [
      { given: { z: '-4' }, expect: { result: '2i' } },
      { given: { z: '3+4i' }, expect: { result: '2 + i' } },
      { label: '√i', given: { z: 'i' }, expect: { result: 'sqrt(2)/2 + i*sqrt(2)/2', modulus: 1, angle: Math.PI / 4 } },
    ],
    laws: [(_, { angle }) => Math.abs(angle) <= Math.PI / 2 + 1e-15],
    references,
  }),
  logarithm: calculator({
    title: 'Natural logarithm',
    keywords: ['log of a complex number', 'complex logarithm'],
    purpose: 'The principal natural logarithm of a complex number other than 0.',
    options: ['angles'],
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
        logarithmSteps,
      );
    },
    laws: [undoneByExponential],
    examples: [
      { label: 'ln(−1) = πi', given: { z: '-1' }, expect: { result: 'i*pi', modulus: Math.PI, angle: Math.PI / 2 } },
      { given: { z: '5+2i' }, expect: { modulus: 1.7261099051579107 } },
      { given: { z: '0' }, fails: 'out-of-range' },
    ],
    references,
  }),
  magnitude: calculator({
    title: 'Magnitude',
    keywords: ['modulus', 'absolute value of a complex number'],
    asks: ['(modulus|magnitude|absolute value) of {z}', '|{z}|'],
    purpose: 'The distance of a complex number from 0.',
    inputs: one,
    formula: '|z| = \\sqrt{(\\operatorname{Re} z)^2 + (\\operatorname{Im} z)^2}',
    compute: ({ z }) => {
      const form = z.exact && sqrt(number(G.norm(z.exact)));
      const value = C.modulus(z.value);
      return {
        values: { magnitude: form ? exact('|z|', form) : decimal('|z|', value) },
        steps: () => magnitudeSteps(z, { text: form ? toText(form) : formatDouble(value), value }),
        figure: () => argandFigure([z], undefined),
      };
    },
    check: ({ z: { value } }, { magnitude }) =>
      agreement(
        magnitude,
        value.re * Math.cos(C.argument(value)) + value.im * Math.sin(C.argument(value)),
        'The length along its own direction and Pythagoras',
      ),
    examples: [
      { given: { z: '3+4i' }, expect: { magnitude: '5' } },
      { given: { z: '5+2i' }, expect: { magnitude: 'sqrt(29)' } },
    ],
    references,
  }),
  angle: calculator({
    title: 'Angle',
    keywords: ['argument', 'phase', 'polar angle of a complex number'],
    asks: ['argument of {z}'],
    purpose: 'The angle of a complex number other than 0, in (−π, π].',
    options: ['angles'],
    inputs: other,
    formula: '\\tan(\\arg z) = \\frac{\\operatorname{Im} z}{\\operatorname{Re} z}',
    compute: ({ z }) => {
      const angle = C.argument(z.value);
      const form = z.exact && exactArgument(z.exact);
      return {
        values: {
          angle: form ? exact('Angle', form, { unit: 'rad' }) : decimal('Angle', angle, { unit: 'rad' }),
          degrees: decimal('Angle', (angle * 180) / Math.PI, { unit: 'degrees', angle: 'as it is' }),
          gradians: decimal('Angle', (angle * 200) / Math.PI, { unit: 'gon', angle: 'as it is' }),
        },
        steps: () => angleSteps(z, { text: form ? toText(form) : formatDouble(angle), value: angle }),
        figure: () => argandFigure([z], undefined),
      };
    },
    check: ({ z: { value } }, { angle }) => {
      const along = value.re * Math.cos(angle) + value.im * Math.sin(angle);
      const across = value.im * Math.cos(angle) - value.re * Math.sin(angle);
      return {
        how: 'substitution',
        detail: 'Turned back by this angle, the number is positive.',
        passed: along > 0 && Math.abs(across) <= 1e-14 * along,
      };
    },
    examples: [
      { given: { z: '1+i' }, expect: { angle: 'pi/4', degrees: 45 } },
      { given: { z: '-1' }, expect: { angle: Math.PI, gradians: 200 } },
      { given: { z: '0' }, fails: 'out-of-range' },
    ],
    laws: [(_, { angle }) => angle > -Math.PI && angle <= Math.PI],
    references,
  }),
  inverse: calculator({
    title: 'Inverse',
    keywords: ['reciprocal of a complex number'],
    purpose: 'The reciprocal of a complex number other than 0.',
    options: ['angles'],
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
        inverseSteps,
      );
    },
    laws: [undoesItself],
    examples: [
      { given: { z: '3+4i' }, expect: { result: '3/25 - (4/25)i' } },
      { given: { z: 'i' }, expect: { result: '-i' } },
      { given: { z: '0' }, fails: 'out-of-range' },
    ],
    references,
  }),
  conjugate: calculator({
    title: 'Conjugate',
    keywords: ['complex conjugate'],
    asks: ['conjugate of {z}'],
    purpose: 'The mirror image of a complex number in the real axis.',
    options: ['angles'],
    inputs: one,
    formula: '\\overline{a + bi} = a - bi',
    compute: ({ z }) => {
      const mirrored = exactly([z], G.conjugate);
      const value = toComplex(mirrored, C.conjugate(z.value));
      const twice = C.complex(2 * z.value.re);
      const check = givesBack(C.add(value, z.value), twice, 'Its sum with z is twice the real part', z.value);
      return complexAnswer('z̄', value, mirrored, check, [z], conjugateSteps);
    },
    laws: [undoesItself],
    examples: [
      { given: { z: '5+2i' }, expect: { result: '5 - 2i' } },
      { given: { z: '{r: 2, phi: pi/2}' }, expect: { modulus: 2, angle: -Math.PI / 2 } },
      { given: { z: 'k' }, fails: 'unreadable' },
    ],
    references,
  }),
};
