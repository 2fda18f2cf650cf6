import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import * as B from '../../numeric/precise/ball.ts';
import * as Precise from '../../numeric/precise/bessel/bessel.ts';
import { I } from '../../numeric/precise/complex.ts';
import { fromNumber, toNumber } from '../../numeric/precise/convert.ts';
import * as Real from '../../numeric/special/bessel/bessel.ts';

/*
 * Bessel functions of real orders in doubles: by the algorithms for real numbers where these lead to a value, else by balls with as many bits as
 * it takes.
 */

const unknown: Complex = { re: Number.NaN, im: Number.NaN };
const precision = 56;
const attempts = [80, 160, 480];

type RealFunction = (order: number, x: number) => number;
type BallFunction = (order: B.Ball, z: B.Ball, bits: number) => B.Ball | null;

const exactly = (x: number): B.Ball => B.realBall(fromNumber(x), B.EXACT);
const unit: B.Ball = { value: I, error: B.EXACT, real: false };

function byBalls(f: BallFunction, order: number, { re, im }: Complex): Complex {
  if (![order, re, im].every(Number.isFinite)) return unknown;
  const z = im === 0 ? exactly(re) : B.add(exactly(re), B.multiply(unit, exactly(im), 64), 2200);
  for (const bits of attempts) {
    const value = f(exactly(order), z, bits);
    if (value === null) return unknown;
    if (value.error === B.EXACT || value.error < B.sizeOf(value.value) - precision)
      return { re: toNumber(value.value.re), im: toNumber(value.value.im) };
  }
  return unknown;
}

/**
 * One of the four, of real and of complex arguments. On the negative axis, their cut, only the first solutions J and I of whole orders are real:
 * there nothing has to be worked out for a real number.
 */
function ofKind(solution: 'first' | 'second', real: RealFunction, ball: BallFunction) {
  return {
    real: (order: number, x: number): number => {
      if (x < 0 && !(solution === 'first' && Number.isInteger(order))) return Number.NaN;
      const value = real(order, x);
      if (!Number.isNaN(value)) return value;
      const { re, im } = byBalls(ball, order, C.complex(x));
      return im === 0 ? re : Number.NaN;
    },
    complex: (order: Complex, z: Complex): Complex => {
      if (order.im !== 0) return unknown;
      const value = z.im === 0 ? real(order.re, z.re) : Number.NaN;
      return Number.isNaN(value) ? byBalls(ball, order.re, z) : C.complex(value);
    },
  };
}

/** J_ν(z) */
export const besselJ = ofKind('first', Real.besselJ, Precise.besselJ);
/** Y_ν(z) */
export const besselY = ofKind('second', Real.besselY, Precise.besselY);
/** I_ν(z) */
export const besselI = ofKind('first', Real.besselI, Precise.besselI);
/** K_ν(z) */
export const besselK = ofKind('second', Real.besselK, Precise.besselK);
