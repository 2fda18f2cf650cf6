import { add, type DoubleDouble, hiOf, negate, type Real } from '../double-double.ts';
import { logarithm, PI } from '../double-double-log.ts';
import { sinPi } from '../double-double-trigonometry.ts';
import { lnGammaExtended } from './ln-gamma-extended.ts';

/**
 * ln |Γ(x)| in double-double for every real x that is not 0, −1, −2, …; below zero by reflection, DLMF 5.5.3:
 * ln π − ln |sin πx| − ln Γ(1 − x), whose terms cancel near a zero of the logarithm.
 */
export function lnAbsoluteGammaExtended(x: Real): DoubleDouble {
  if (hiOf(x) > 0) return lnGammaExtended(x);
  const sine = sinPi(x);
  const ratio = add(logarithm(PI), negate(logarithm(sine.hi < 0 ? negate(sine) : sine)));
  return add(ratio, negate(lnGammaExtended(add(1, negate(x)))));
}
