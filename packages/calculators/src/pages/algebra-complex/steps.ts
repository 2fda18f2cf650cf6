import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { number, product, reciprocal } from '@nomogram/math/expression/build.ts';
import { type ComplexForm, isZeroForm } from '@nomogram/math/expression/complex/parts.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Complex } from '@nomogram/math/numeric/complex.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { exactInverse } from '@nomogram/math/trigonometry/exact-values.ts';
import { complexNumberText } from '../../kit/complex-text.ts';
import type { ComplexNumber } from '../../kit/fields/complex.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';

/** The answer as it is shown. */
export interface Result {
  readonly text: string;
  readonly value: Complex;
  readonly parts: ComplexForm;
}

/** By real and imaginary parts, or by magnitudes and angles. */
export type ComplexWay = 'parts' | 'polar';

export type Steps = readonly ShownStep[] | undefined;
type NamedExpressions = { readonly [name: string]: Expression };

/** The numbers by their real and imaginary parts: a = x_1 + y_1*i. */
function partsStep(numbers: readonly ComplexNumber[]): ShownStep {
  const [names, indices] =
    numbers.length === 1
      ? [['z'], ['']]
      : [
          ['a', 'b'],
          ['_1', '_2'],
        ];
  const sums = numbers.map(
    (one, k) => `${names[k]} = x${indices[k]} + y${indices[k]}*i = ${complexNumberText(one).text}`,
  );
  return line('real and imaginary part', 'x is the real part, y the real number that stands at i.', sums.join('; '));
}

/** Fractions and roots stay what they are; where such a chain cannot be had, with digits. */
export const exactChain = (equations: readonly Equation[], given: NamedExpressions): Steps =>
  workedChain(equations, given, 'exact') ?? workedChain(equations, given);

/** The signs of both parts; an answer is there only where they are known. */
const signs = ({ parts: { re, im } }: ComplexNumber) => [signOfConstant(re) ?? 0, signOfConstant(im) ?? 0] as const;

const givenParts = (numbers: readonly ComplexNumber[]): NamedExpressions =>
  Object.fromEntries(
    numbers.flatMap((one, k) => {
      const index = numbers.length === 1 ? '' : `_${k + 1}`;
      return [
        [`x${index}`, one.parts.re],
        [`y${index}`, one.parts.im],
      ];
    }),
  );

/** The equations with the parts put in, and the answer from its parts u and v. */
export function fromParts(
  numbers: readonly ComplexNumber[],
  equations: readonly Equation[],
  name: string,
  { text, value }: Result,
  { more = {}, chain = exactChain }: { readonly more?: NamedExpressions; readonly chain?: typeof exactChain } = {},
): Steps {
  const steps = chain(checkedBy(equations, value), { ...givenParts(numbers), ...more });
  return steps && [partsStep(numbers), ...steps, resultStep(name, text)];
}

/** The parts of the answer must come out as it is shown. */
function checkedBy(equations: readonly Equation[], value: Complex): readonly Equation[] {
  return equations.map((equation) => {
    const wanted = { u: value.re, v: value.im }[equation.name];
    return wanted === undefined ? equation : { ...equation, comesTo: wanted };
  });
}

const resultStep = (name: string, text: string): ShownStep =>
  line('result', 'The real part, and the imaginary part times i.', `${name} = u + v*i = ${text}`);

export const u = (is: string, says: string): Equation => ({ name: 'u', is, rule: 'real part', says });
export const v = (is: string, says: string): Equation => ({ name: 'v', is, rule: 'imaginary part', says });

/** Part by part. */
export const sumSteps =
  (sign: '+' | '-') =>
  (numbers: readonly ComplexNumber[], result: Result): Steps =>
    fromParts(
      numbers,
      [
        u(`x_1 ${sign} x_2`, `Real parts are ${sign === '+' ? 'added' : 'subtracted'} by themselves.`),
        v(`y_1 ${sign} y_2`, 'Imaginary parts too.'),
      ],
      `a ${sign} b`,
      result,
    );

/** Every part times every part, with i² = −1. */
export const productSteps = (numbers: readonly ComplexNumber[], result: Result): Steps =>
  fromParts(
    numbers,
    [
      u('x_1*x_2 - y_1*y_2', 'Multiplied out, y_1*i times y_2*i is real and has the sign minus, because i^2 = -1.'),
      v('x_1*y_2 + y_1*x_2', 'What is left with one i.'),
    ],
    'a*b',
    result,
  );

/** Above and below times the conjugate of the divisor. */
export const quotientSteps = (numbers: readonly ComplexNumber[], result: Result): Steps =>
  fromParts(
    numbers,
    [
      {
        name: 'n',
        is: 'x_2^2 + y_2^2',
        rule: 'multiply by the conjugate',
        says: 'Above and below are multiplied by x_2 - y_2*i, the conjugate of b; below, the product is this real number.',
      },
      u('(x_1*x_2 + y_1*y_2)/n', 'The real part of a times the conjugate of b, divided by n.'),
      v('(y_1*x_2 - x_1*y_2)/n', 'The imaginary part of it, divided by n.'),
    ],
    'a/b',
    result,
  );

const inverseEquations: readonly Equation[] = [
  {
    name: 'n',
    is: 'x^2 + y^2',
    rule: 'multiply by the conjugate',
    says: '1/z is multiplied above and below by x - y*i, the conjugate of z; below, the product is this real number.',
  },
  u('x/n', 'The real part of the conjugate, divided by n.'),
  v('-y/n', 'The imaginary part of the conjugate, divided by n.'),
];

export const inverseSteps = (numbers: readonly ComplexNumber[], result: Result): Steps =>
  fromParts(numbers, inverseEquations, '1/z', result);

export const conjugateSteps = (numbers: readonly ComplexNumber[], result: Result): Steps =>
  fromParts(
    numbers,
    [u('x', 'The real part stays.'), v('-y', 'The imaginary part changes its sign: a mirror image in the real axis.')],
    'conj(z)',
    result,
  );

export const magnitude: Equation = {
  name: 'r',
  is: 'sqrt(x^2 + y^2)',
  rule: 'magnitude',
  says: 'The parts are the legs of a right triangle, the magnitude is its hypotenuse.',
};

export function magnitudeSteps(z: ComplexNumber, answer: Equation['answer']): Steps {
  const steps = exactChain([{ ...magnitude, answer }], givenParts([z]));
  return steps && [partsStep([z]), ...steps];
}

/** The angle by its quadrant: from the arctangent, or an axis. Of one of several numbers every letter has its index. */
export function angleEquations(z: ComplexNumber, answer?: Equation['answer'], index = ''): readonly Equation[] {
  const own = equationsOfAngle(z, answer);
  if (index === '') return own;
  return own.map((one) => ({
    ...one,
    name: `${one.name}${index}`,
    is: one.is.replace(/\b(x|y|alpha)\b/g, `$1${index}`),
  }));
}

function equationsOfAngle(z: ComplexNumber, answer: Equation['answer']): readonly Equation[] {
  const [x, y] = signs(z);
  const axis = (is: string, where: string): readonly Equation[] => [
    { name: 'phi', is, rule: 'angle on an axis', says: `The number lies on ${where}.`, answer },
  ];
  if (y === 0) return x > 0 ? axis('0', 'the positive real axis') : axis('pi', 'the negative real axis');
  if (x === 0)
    return y > 0 ? axis('pi/2', 'the positive imaginary axis') : axis('-pi/2', 'the negative imaginary axis');
  const tangent = 'The tangent of the angle is y/x';
  if (x > 0)
    return [
      {
        name: 'phi',
        is: 'atan(y/x)',
        rule: 'angle',
        says: `${tangent}; to the right of the imaginary axis the arctangent is the angle.`,
        answer,
      },
    ];
  return [
    { name: 'alpha', is: 'atan(y/x)', rule: 'arctangent', says: `${tangent}, and that of the opposite number too.` },
    {
      name: 'phi',
      is: y > 0 ? 'alpha + pi' : 'alpha - pi',
      rule: 'quadrant',
      says: `The number lies in the ${y > 0 ? 'second' : 'third'} quadrant, to the left of the imaginary axis: half a turn is ${y > 0 ? 'added' : 'taken away'}.`,
      answer,
    },
  ];
}

export function angleSteps(z: ComplexNumber, answer: Equation['answer']): Steps {
  const steps = exactChain(angleEquations(z, answer), givenParts([z]));
  return steps && [partsStep([z]), ...steps];
}

const ofProduct = 'z is r*e^(i*φ), and the logarithm of a product is a sum: ln(r) + i*φ.';

/** 3 + 4i has the magnitude 5. */
function hasRationalSize({ parts: { re, im } }: ComplexNumber): boolean {
  if (re.kind !== 'number' || im.kind !== 'number') return false;
  const square = Q.add(Q.multiply(re.value, re.value), Q.multiply(im.value, im.value));
  return Q.exactRoot(square, 2) !== null;
}

/** ln r + i φ. */
export const logarithmSteps = (numbers: readonly ComplexNumber[], result: Result): Steps =>
  fromParts(
    numbers,
    [
      magnitude,
      ...angleEquations(numbers[0]!),
      hasRationalSize(numbers[0]!)
        ? u('ln(r)', ofProduct)
        : u('ln(x^2 + y^2)/2', `${ofProduct} r is a root, so ln(r) is half the logarithm of what stands under it.`),
      v('phi', 'The angle, in radians.'),
    ],
    'ln(z)',
    result,
  );

/** The formula for half the angle, without the angle. */
export function squareRootSteps(numbers: readonly ComplexNumber[], result: Result): Steps {
  const [, y] = signs(numbers[0]!);
  const isBelow = y < 0;
  return fromParts(
    numbers,
    [
      magnitude,
      u('sqrt((r + x)/2)', 'With (u + v*i)^2 = z, u^2 + v^2 is r and u^2 - v^2 is x; half their sum is u^2.'),
      v(
        `${isBelow ? '-' : ''}sqrt((r - x)/2)`,
        `Half their difference is v^2; 2*u*v is y, so that v has the sign of y${isBelow ? ', which is minus' : ''}.`,
      ),
    ],
    'sqrt(z)',
    result,
  );
}

/** Powers up to this are multiplied out. */
const maxMultiplied = 4;

/** Powers up to this where it is asked for. */
const maxChosen = 12;

/** Few factors are multiplied; else the formula of de Moivre, unless one of both is chosen. */
export function powerSteps(
  n: Q.Rational | undefined,
  [z]: readonly [ComplexNumber],
  result: Result,
  way: ComplexWay | undefined,
): Steps {
  if (n === undefined) return undefined;
  const times = Q.isInteger(n) ? Q.toNumber(n) : Number.NaN;
  if (times === 0) return [line('power 0', 'Every number but 0 to the power 0 is 1.', `z^0 = ${result.text}`)];
  if (isZeroForm(z.parts))
    return [line('power of 0', 'All powers of 0 with a positive exponent are 0.', `z^n = ${result.text}`)];
  if (times === -1) return inverseSteps([z], result);
  if (way === 'polar' || !(times > 0 && times <= (way === 'parts' ? maxChosen : maxMultiplied)))
    return deMoivreSteps(z, n, result);
  return multipliedSteps(z, times, result);
}

function multipliedSteps(z: ComplexNumber, times: number, result: Result): Steps {
  const equations = Array.from({ length: times - 1 }, (_, k): readonly Equation[] => {
    const [before, after] = [k === 0 ? ['x', 'y'] : [`u_${k + 1}`, `v_${k + 1}`], k + 2];
    const [re, im] = after === times ? ['u', 'v'] : [`u_${after}`, `v_${after}`];
    const says = `${k === 0 ? 'z times z' : `z^${k + 1} times z`}, with i^2 = -1`;
    return [
      { name: re!, is: `${before[0]}*x - ${before[1]}*y`, rule: 'real part', says: `${says}.` },
      { name: im!, is: `${before[0]}*y + ${before[1]}*x`, rule: 'imaginary part', says: `${says}.` },
    ];
  }).flat();
  const own = [u('x', 'The first power is the number itself.'), v('y', 'The first power is the number itself.')];
  return fromParts([z], times === 1 ? own : equations, `z^${times}`, result);
}

/** Whether the angle is a part of pi; cosines of others have digits only, also where the power is a whole number. */
export const hasTableAngle = ({ parts: { re, im } }: ComplexNumber): boolean =>
  signOfConstant(re) === 0 || exactInverse('atan', product([im, reciprocal(re)])) !== undefined;

const deMoivreSteps = (z: ComplexNumber, n: Q.Rational, result: Result): Steps =>
  fromParts(
    [z],
    [
      magnitude,
      ...angleEquations(z),
      { name: 'R', is: 'r^n', rule: 'formula of de Moivre', says: 'The magnitude is raised to the power n.' },
      { name: 'Phi', is: 'n*phi', rule: 'formula of de Moivre', says: 'The angle is multiplied by n.' },
      u('R*cos(Phi)', 'Back from magnitude and angle to the parts.'),
      v('R*sin(Phi)', 'Back from magnitude and angle to the parts.'),
    ],
    'z^n',
    result,
    { more: { n: number(n) }, chain: hasTableAngle(z) ? exactChain : workedChain },
  );
