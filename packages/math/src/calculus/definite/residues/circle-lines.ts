import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { ShownStep } from '../../../expression/step.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { stepOf } from '../problem.ts';
import type { Harmonic } from '../table/harmonic.ts';

/** What the lines of a textbook are made of: a power of A + B cos θ + C sin θ below a polynomial in cos θ and sin θ. */
interface CircleParts {
  readonly harmonic: Harmonic;
  /** √(A² − B² − C²) */
  readonly root: Expression;
  readonly power: number;
  /** The highest multiple of θ in the numerator. */
  readonly highest: number;
  /** The integral of the reciprocal of the power over the whole period. */
  readonly ofPower: Expression;
  readonly isHalf: boolean;
}

/** The denominator on the unit circle, its zero inside, the residue there, and the powers by derivatives. */
export function linesOfCircle(parts: CircleParts): readonly ShownStep[] {
  const { harmonic, root, power, highest, ofPower, isHalf } = parts;
  const { A, B, C } = harmonic;
  const taken = new Set([A, B, C].flatMap(freeSymbols));
  const [z, theta] = [freeName(taken, ['z', 'w']), freeName(taken, ['t', 's', 'u'])];
  const pi = E.constant('pi');
  const denominator = E.sum([
    A,
    E.multiply(B, E.apply('cos', [E.symbol(theta)])),
    E.multiply(C, E.apply('sin', [E.symbol(theta)])),
  ]);
  const over = (n: number) => ({
    f: E.power(denominator, E.number(-n)),
    variable: theta,
    lower: E.zero,
    upper: E.multiply(E.two, pi),
  });
  const simple = simplest(E.divide(E.multiply(E.two, pi), root));
  return [
    onCircle(harmonic, z),
    zeroInside(harmonic, root, z),
    stepOf(over(1), simple, {
      rule: 'residue theorem',
      says: `With d${theta} = d${z}/(i${z}) the integral is 2πi times the residue at this simple pole: 2π over the root.`,
    }),
    ...(highest > 0 ? [numeratorOnCircle(z, theta, simple)] : []),
    ...(power > 1
      ? [
          stepOf(over(power), ofPower, {
            rule: 'differentiation under the integral sign',
            says: `Each derivative by the constant A = ${toText(A)} raises the power of the denominator by one and brings the factor −1, −2, …: of that of the reciprocal, ${power === 2 ? 'one derivative gives' : `${power - 1} derivatives give`} the integral with the power ${power}.`,
          }),
        ]
      : []),
    ...(isHalf ? [halfOfPeriod] : []),
  ];
}

const halfOfPeriod: ShownStep = line(
  'half of the period',
  'The integrand is even, so half of the period has half of the integral.',
  '"half of the range" = 1/2*"whole period"',
);

const numeratorOnCircle = (z: string, theta: string, simple: Expression): ShownStep =>
  line(
    'numerator on the circle',
    `A factor e^(ik${theta}) in the numerator is ${z}^k, so it brings the k-th power of the pole; a cosine is the real part, a sine the imaginary one.`,
    `"integral of ${z}^k over the denominator" = (${toText(simple)})*${z}_1^k`,
  );

function onCircle({ A, B, C }: Harmonic, z: string): ShownStep {
  const i = E.constant('i');
  const leading = E.subtract(B, E.multiply(i, C));
  const last = E.add(B, E.multiply(i, C));
  const square = E.sum([E.multiply(leading, E.power(E.symbol(z), E.two)), E.product([E.two, A, E.symbol(z)]), last]);
  return line(
    'onto the unit circle',
    `With ${z} = e^(iθ) a cosine is (${z} + 1/${z})/2 and a sine (${z} − 1/${z})/(2i).`,
    `"denominator" = (${toText(square)})/(2*${z})`,
  );
}

function zeroInside({ A, B, C }: Harmonic, root: Expression, z: string): ShownStep {
  const leading = E.subtract(B, E.multiply(E.constant('i'), C));
  const zero = E.divide(E.subtract(root, A), leading);
  return line(
    'pole inside the circle',
    'The product of the two zeros has the absolute value 1, so one lies inside the circle and the other outside; inside is the one with the plus sign of the root.',
    `${z}_1 = ${toText(zero)}`,
  );
}
