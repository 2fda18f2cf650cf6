import * as Q from '../../exact/rational.ts';
import { exact, type FunctionFacts, ofPi, operator } from './fact.ts';

const squareOfPi = (numerator: number, denominator: number) => ({
  coefficient: Q.rational(numerator, denominator),
  piPower: 2,
});

const fresnelSlope = ({ low, high, height }: { low: number; high: number; height: number }): number =>
  Math.cosh((Math.PI / 2) * 2 * Math.max(-low, high) * height);

/**
 * Functions that are integrals of elementary ones, and Lambert's W. Si, Ci, … as in DLMF 6; Fresnel integrals of πt²/2;
 * dilog(x) = Li₂(x); elliptic integrals by the parameter m = k².
 */
export const integrals = {
  erf: { arity: [1], parity: 'odd', values: { '0/1': exact(0) } },
  erfc: { arity: [1], values: { '0/1': exact(1) } },
  erfi: { arity: [1], parity: 'odd', values: { '0/1': exact(0) } },
  fresnelS: {
    arity: [1],
    spellings: ['FresnelS'],
    sign: operator('S'),
    parity: 'odd',
    values: { '0/1': exact(0) },
    slopeBound: fresnelSlope,
  },
  fresnelC: {
    arity: [1],
    spellings: ['FresnelC'],
    sign: operator('C'),
    parity: 'odd',
    values: { '0/1': exact(0) },
    slopeBound: fresnelSlope,
  },
  Ei: { arity: [1], spellings: ['ExpIntegralEi'], poles: [0] },
  li: { arity: [1], spellings: ['LogIntegral'], values: { '0/1': exact(0) }, poles: [1] },
  // |sin z/z| ≤ cosh Im z, |sinh z/z| ≤ cosh Re z.
  Si: {
    arity: [1],
    spellings: ['SinIntegral'],
    parity: 'odd',
    values: { '0/1': exact(0) },
    slopeBound: ({ height }) => Math.cosh(height),
  },
  Ci: { arity: [1], spellings: ['CosIntegral'], poles: [0] },
  Shi: {
    arity: [1],
    spellings: ['SinhIntegral'],
    parity: 'odd',
    values: { '0/1': exact(0) },
    slopeBound: ({ low, high }) => Math.cosh(Math.max(-low, high)),
  },
  Chi: { arity: [1], spellings: ['CoshIntegral'], poles: [0] },
  dilog: {
    arity: [1],
    sign: { latex: '\\operatorname{Li}_{2}', upright: 'Li₂' },
    values: { '0/1': exact(0), '1/1': squareOfPi(1, 6), '-1/1': squareOfPi(-1, 12) },
  },
  // Cl₂(θ) = −∫₀^θ ln|2 sin(t/2)| dt, of real θ.
  clausen: {
    arity: [1],
    spellings: ['Clausen'],
    sign: { latex: '\\operatorname{Cl}_{2}', upright: 'Cl₂' },
    parity: 'odd',
    values: { '0/1': exact(0) },
  },
  // Clₙ(θ) = Σ sin(kθ)/kⁿ for even n, Σ cos(kθ)/kⁿ for odd n, of real θ.
  higherClausen: { arity: [2], sign: operator('Cl') },
  polylog: { arity: [2], spellings: ['PolyLog'], sign: operator('Li') },
  W: { arity: [1], spellings: ['lambertW', 'LambertW', 'lambertw'], values: { '0/1': exact(0) } },
  // W₋₁, the w ≤ −1 with w·e^w = x, of real x from −1/e up to 0; typed and printed lambertW(-1, x).
  lowerW: { arity: [1] },
  ellipticK: {
    arity: [1],
    spellings: ['EllipticK'],
    sign: operator('K'),
    values: { '0/1': ofPi(1, 2) },
    poles: [1],
  },
  ellipticE: {
    arity: [1, 2],
    spellings: ['EllipticE'],
    sign: operator('E'),
    values: { '0/1': ofPi(1, 2), '1/1': exact(1) },
  },
  ellipticF: { arity: [2], spellings: ['EllipticF'], sign: operator('F') },
  ellipticPi: { arity: [2, 3], spellings: ['EllipticPi'], sign: { latex: '\\Pi', upright: 'Π' } },
} satisfies Readonly<Record<string, FunctionFacts>>;
