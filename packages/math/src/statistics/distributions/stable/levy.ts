import { add, divide, multiply, type Real, scaled, subtract, toNumber } from '../../../numeric/double-double.ts';
import { logarithm } from '../../../numeric/double-double-log.ts';
import { HALF_LN_2PI } from '../../../numeric/special/ln-gamma-extended.ts';
import { gammaLower, gammaUpper, quotient } from '../weights/gamma-weight.ts';

const EULER = 0.5772156649015329;

/** The Lévy law, stable with α = ½ and β = 1, at y = x − μ > 0 for the scale c. */
export const levy = {
  /** ½ ln(c/2π) − c/(2y) − 3/2 ln y */
  logDensity: (y: Real, c: Real) => {
    const root = subtract(scaled(logarithm(c), 0.5), HALF_LN_2PI);
    return subtract(subtract(root, divide(scaled(c, 0.5), y)), multiply(logarithm(y), 1.5));
  },
  // erfc √(c/2y) and erf √(c/2y)
  cumulative: (y: Real, c: Real): number => gammaUpper(0.5, quotient(scaled(c, 0.5), y)),
  survival: (y: Real, c: Real): number => gammaLower(0.5, quotient(scaled(c, 0.5), y)),
  entropy: (c: Real): number => toNumber(add(logarithm(c), (1 + 3 * EULER + Math.log(16 * Math.PI)) / 2)),
};
