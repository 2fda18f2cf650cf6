import {
  argumentOf,
  conjugateOf,
  inverseOf,
  logarithmOf,
  modulusOf,
  squareRootOf,
} from '@nomogram/math/algebra/complex-forms.ts';
import { constant, multiply, number, product, reciprocal } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { nearestDouble } from '@nomogram/math/expression/nearest-double.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import * as B from '@nomogram/math/numeric/precise/ball.ts';
import { exponential } from '@nomogram/math/numeric/precise/ball-elementary.ts';
import { ok, type Result } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Answer, Quantity, Verdict } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { ComplexNumber } from '../../kit/fields/complex.ts';
import { approximate, formula } from '../../kit/quantity.ts';
import { givesBack } from './check.ts';
import { complexElsewhere, magnitudeElsewhere } from './elsewhere.ts';
import { one, other, references } from './inputs.ts';
import { undoesItself, undoneByExponential } from './laws.ts';
import { byWay, complexWays, polarInverse, polarSquareRoot } from './polar-steps.ts';
import { argandFigure, complexAnswer, isShort, realQuantity, undecidedSide } from './result.ts';
import { angleSteps, conjugateSteps, inverseSteps, logarithmSteps, magnitudeSteps, squareRootSteps } from './steps.ts';

export default {
  'square-root': calculator({
    title: 'Square root',
    keywords: ['square root of a complex number'],
    purpose: 'The principal square root: the one with a non-negative real part.',
    cost: 'heavy',
    options: ['angles'],
    inputs: one,
    formula: '\\sqrt{z} = \\sqrt{|z|}\\,e^{i \\arg(z)/2}',
    methods: complexWays,
    unchosen: 'parts',
    compute: ({ z }, { method }) =>
      complexAnswer(
        '√z',
        squareRootOf(z.parts),
        (root) => givesBack('Its square is z again', [root], (bits, x) => B.multiply(x, x, bits), z.parts),
        [z],
        byWay(method, squareRootSteps, polarSquareRoot),
      ),
    elsewhere: ({ z }) => complexElsewhere('squareRoot', squareRootOf(z.parts), C.squareRoot(z.value)),
    examples: [
      { given: { z: '-4' }, expect: { result: '2i' } },
      { given: { z: '3+4i' }, expect: { result: '2 + i' } },
      { label: '√0', given: { z: '0' }, expect: { modulus: 0, angle: 'undefined' } },
      { label: '√i', given: { z: 'i' }, expect: { result: 'sqrt(2)/2 + i*sqrt(2)/2', modulus: 1, angle: Math.PI / 4 } },
    ],
    laws: [(_, { modulus, angle }) => modulus === 0 || Math.abs(angle) <= Math.PI / 2 + 1e-15],
    references,
  }),
  logarithm: calculator({
    title: 'Natural logarithm',
    keywords: ['log of a complex number', 'complex logarithm'],
    purpose: 'The principal natural logarithm of a complex number other than 0.',
    cost: 'heavy',
    options: ['angles'],
    inputs: other,
    formula: '\\ln z = \\ln |z| + i \\arg z',
    compute: ({ z }) =>
      complexAnswer(
        'ln z',
        logarithmOf(z.parts),
        (power) => givesBack('e to this power is z again', [power], (bits, x) => exponential(x, bits), z.parts),
        [z],
        logarithmSteps,
      ),
    elsewhere: ({ z }) => complexElsewhere('logarithm', logarithmOf(z.parts), C.logarithm(z.value)),
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
    asks: ['(modulus|magnitude|absolute value) of {z}', '[complex ](modulus|magnitude|absolute value) {z}', '|{z}|'],
    purpose: 'The distance of a complex number from 0.',
    cost: 'heavy',
    inputs: one,
    formula: '|z| = \\sqrt{(\\operatorname{Re} z)^2 + (\\operatorname{Im} z)^2}',
    compute: ({ z }) => magnitudeAnswer(z),
    elsewhere: ({ z }) => magnitudeElsewhere(z.value),
    examples: [
      { given: { z: '3+4i' }, expect: { magnitude: '5' } },
      { given: { z: '5+2i' }, expect: { magnitude: 'sqrt(29)' } },
    ],
    references,
  }),
  angle: calculator({
    title: 'Angle',
    keywords: ['argument', 'phase', 'polar angle of a complex number'],
    asks: [
      '(argument|phase)[ of] {z}',
      '(polar|exponential|trigonometric) form[ of] {z}',
      '[(write|convert|express) ]{z} (in|to|into|as) (polar|exponential|trigonometric)[ form][ coordinates]',
      '{z} (polar|exponential|trigonometric)[ form]',
    ],
    purpose: 'The angle of a complex number other than 0, in (−π, π].',
    cost: 'heavy',
    options: ['angles'],
    inputs: other,
    formula: '\\tan(\\arg z) = \\frac{\\operatorname{Im} z}{\\operatorname{Re} z}',
    compute: ({ z }) => angleAnswer(z),
    examples: [
      { given: { z: '1+i' }, expect: { angle: 'pi/4', degrees: 45, polar: 'sqrt(2)*e^(i*pi/4)' } },
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
    cost: 'heavy',
    options: ['angles'],
    inputs: other,
    formula: '\\frac{1}{z} = \\frac{\\overline{z}}{|z|^2}',
    methods: complexWays,
    unchosen: 'parts',
    compute: ({ z }, { method }) =>
      complexAnswer(
        '1/z',
        inverseOf(z.parts),
        (inverse) =>
          givesBack('Its product with z is 1', [inverse, z.parts], (bits, x, y) => B.multiply(x, y, bits), {
            re: number(1),
            im: number(0),
          }),
        [z],
        byWay(method, inverseSteps, polarInverse),
      ),
    elsewhere: ({ z }) => complexElsewhere('inverse', inverseOf(z.parts), C.divide(C.complex(1), z.value)),
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
    asks: ['[complex ]conjugate[ of] {z}'],
    purpose: 'The mirror image of a complex number in the real axis.',
    cost: 'heavy',
    options: ['angles'],
    inputs: one,
    formula: '\\overline{a + bi} = a - bi',
    compute: ({ z }) =>
      complexAnswer(
        'z̄',
        conjugateOf(z.parts),
        (mirrored) =>
          givesBack('Its sum with z is twice the real part', [mirrored, z.parts], (bits, x, y) => B.add(x, y, bits), {
            re: multiply(number(2), z.parts.re),
            im: number(0),
          }),
        [z],
        conjugateSteps,
      ),
    laws: [undoesItself],
    elsewhere: ({ z }) => complexElsewhere('conjugate', conjugateOf(z.parts), C.conjugate(z.value)),
    examples: [
      { given: { z: '5+2i' }, expect: { result: '5 - 2i' } },
      { given: { z: '{r: 2, phi: pi/2}' }, expect: { modulus: 2, angle: -Math.PI / 2 } },
      { given: { z: 'k' }, fails: 'unreadable' },
    ],
    references,
  }),
};

function magnitudeAnswer(z: ComplexNumber): Answer<'magnitude'> {
  const form = modulusOf(z.parts);
  return {
    values: { magnitude: realQuantity('|z|', form) },
    steps: () => magnitudeSteps(z, shownAnswer(form)),
    checked: [({ magnitude }) => alongItself(z.value, magnitude)],
    figure: () => argandFigure([z], undefined),
  };
}

const alongItself = (value: C.Complex, magnitude: number): Verdict =>
  agreement(
    magnitude,
    value.re * Math.cos(C.argument(value)) + value.im * Math.sin(C.argument(value)),
    'The length along its own direction and Pythagoras',
  );

function angleAnswer(z: ComplexNumber): Result<Answer<'angle' | 'degrees' | 'gradians' | 'polar'>> {
  const form = argumentOf(z.parts);
  if (form === undefined) return undecidedSide;
  const inTurnsOf = (turn: number) => product([number(turn), form, reciprocal(constant('pi'))]);
  return ok({
    values: {
      angle: realQuantity('Angle', form, { unit: 'rad' }),
      degrees: approximate('Angle', inTurnsOf(180), { unit: 'degrees', angle: 'as it is' }),
      gradians: approximate('Angle', inTurnsOf(200), { unit: 'gon', angle: 'as it is' }),
      polar: polarForm(modulusOf(z.parts), form),
    },
    steps: () => angleSteps(z, shownAnswer(form)),
    checked: [({ angle }) => turnedBack(z.value, angle)],
    figure: () => argandFigure([z], undefined),
  });
}

/** By its angle turned back, a number is a positive one. */
function turnedBack(value: C.Complex, angle: number): Verdict {
  const along = value.re * Math.cos(angle) + value.im * Math.sin(angle);
  const across = value.im * Math.cos(angle) - value.re * Math.sin(angle);
  return {
    how: 'substitution',
    detail: 'Turned back by this angle, the number is positive.',
    passed: along > 0 && Math.abs(across) <= 1e-14 * along,
  };
}

/** r·e^(iφ), where both have a short form. */
function polarForm(modulus: Expression, angle: Expression): Quantity | undefined {
  if (!isShort(modulus) || !isShort(angle)) return undefined;
  const written = (print: (a: Expression) => string): readonly [string, string] => {
    const [r, phi] = [print(modulus), print(product([constant('i'), angle]))];
    return [modulus.kind === 'sum' ? `(${r})` : r, phi === '0' ? '0*i' : phi];
  };
  const [[r, turn], [rLatex, turnLatex]] = [written(toText), written(toLatex)];
  const [before, beforeLatex] = r === '1' ? ['', ''] : [`${r}*`, `${rLatex}\\,`];
  return formula('Polar form', `${before}e^(${turn})`, `${beforeLatex}e^{${turnLatex}}`);
}

/** How the answer stands in the last step. */
function shownAnswer(form: Expression) {
  const value = nearestDouble(form);
  return { text: isShort(form) ? toText(form) : formatDouble(value), value };
}
