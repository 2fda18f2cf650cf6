import { isZeroForm } from '@nomogram/math/expression/complex/parts.ts';
import type { ComplexNumber } from '../../kit/fields/complex.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import {
  angleEquations,
  type ComplexWay,
  exactChain,
  fromParts,
  hasTableAngle,
  magnitude,
  type Result,
  type Steps,
  u,
  v,
} from './steps.ts';

/*
 * The same operations by magnitudes and angles: of a product the magnitudes are multiplied and the angles added, of a quotient they are
 * divided and subtracted, of a root the angle is halved. 0 has no angle, so that its parts are taken.
 */

/** How `?method=` calls them. */
export const complexWays: { readonly [way in ComplexWay]: string } = {
  parts: 'Real and imaginary parts',
  polar: 'Magnitudes and angles',
};

type StepsMaker = (numbers: readonly ComplexNumber[], result: Result) => Steps;

/** The steps by the way that was chosen: by parts, or by angles where every number has one. */
export const byWay =
  (way: string | undefined, parts: StepsMaker, polar: StepsMaker): StepsMaker =>
  (numbers, result) =>
    (way === 'polar' && !numbers.some((one) => isZeroForm(one.parts)) ? polar(numbers, result) : undefined) ??
    parts(numbers, result);

const polarOf = (z: ComplexNumber, index: string): readonly Equation[] => [
  { ...magnitude, name: `r${index}`, is: `sqrt(x${index}^2 + y${index}^2)` },
  ...angleEquations(z, undefined, index),
];

const backToParts = [
  u('r*cos(phi)', 'Back from magnitude and angle to the parts.'),
  v('r*sin(phi)', 'Back from magnitude and angle to the parts.'),
];

const chainFor = (numbers: readonly ComplexNumber[]) => (numbers.every(hasTableAngle) ? exactChain : workedChain);

/** Magnitudes multiplied, angles added. */
export const polarProduct: StepsMaker = (numbers, result) =>
  combined(numbers, 'a*b', result, [
    { name: 'r', is: 'r_1*r_2', rule: 'magnitude of a product', says: 'The magnitudes are multiplied.' },
    { name: 'phi', is: 'phi_1 + phi_2', rule: 'angle of a product', says: 'The angles are added.' },
  ]);

/** Magnitudes divided, angles subtracted. */
export const polarQuotient: StepsMaker = (numbers, result) =>
  combined(numbers, 'a/b', result, [
    { name: 'r', is: 'r_1/r_2', rule: 'magnitude of a quotient', says: 'The magnitudes are divided.' },
    { name: 'phi', is: 'phi_1 - phi_2', rule: 'angle of a quotient', says: 'The angle of the divisor is taken away.' },
  ]);

const combined = (
  numbers: readonly ComplexNumber[],
  name: string,
  result: Result,
  joined: readonly Equation[],
): Steps =>
  fromParts(
    numbers,
    [...polarOf(numbers[0]!, '_1'), ...polarOf(numbers[1]!, '_2'), ...joined, ...backToParts],
    name,
    result,
    { chain: chainFor(numbers) },
  );

/** The magnitude turned over, the angle turned round. */
export const polarInverse: StepsMaker = (numbers, result) =>
  fromParts(
    numbers,
    [
      ...polarOf(numbers[0]!, '').map(asFirst),
      { name: 'r', is: '1/r_1', rule: 'magnitude of a quotient', says: '1 has the magnitude 1.' },
      { name: 'phi', is: '-phi_1', rule: 'angle of a quotient', says: '1 has the angle 0.' },
      ...backToParts,
    ],
    '1/z',
    result,
    { chain: chainFor(numbers) },
  );

/** The root of the magnitude, half of the angle. */
export const polarSquareRoot: StepsMaker = (numbers, result) =>
  fromParts(
    numbers,
    [
      ...polarOf(numbers[0]!, '').map(asFirst),
      { name: 'r', is: 'sqrt(r_1)', rule: 'formula of de Moivre', says: 'The magnitude is raised to the power 1/2.' },
      { name: 'phi', is: 'phi_1/2', rule: 'formula of de Moivre', says: 'The angle is multiplied by 1/2.' },
      ...backToParts,
    ],
    'sqrt(z)',
    result,
    { chain: chainFor(numbers) },
  );

/** The magnitude and the angle that is typed, beside those of the answer. */
const asFirst = (one: Equation): Equation =>
  one.name === 'r' || one.name === 'phi' ? { ...one, name: `${one.name}_1` } : one;
