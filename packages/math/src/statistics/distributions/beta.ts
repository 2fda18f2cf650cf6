import { hiOf, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { incompleteBeta } from '../../numeric/special/incomplete-beta.ts';
import { stirlingError } from '../../numeric/special/stirling-error.ts';
import type { Distribution, Mode, Moments } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { lnBetaWeightOf, lnTail } from './weights/beta-weight.ts';
import { digammaError } from './weights/digamma-error.ts';

/** Beta distribution on [0, 1] with shapes α, β > 0. NIST/SEMATECH e-Handbook 1.3.6.6.17. */
export function beta(alpha: Real, beta: Real): Distribution {
  const [a, b] = [toNumber(alpha), toNumber(beta)];
  const [I, lnWeight] = [incompleteBeta(a, b), lnBetaWeightOf(alpha, beta)];
  return continuous({
    name: 'beta',
    support: [0, 1],
    logDensity: (x) => {
      const y = subtract(1, x);
      if (hiOf(x) === 0) return atEnd(a, b);
      if (y.hi === 0) return atEnd(b, a);
      return subtract(subtract(lnWeight(x, y), logarithm(x)), logarithm(y));
    },
    cumulative: (x) => I.lower(x, subtract(1, x)),
    survival: (x) => I.upper(x, subtract(1, x)),
    logTail: (x, side) => lnTail(I.tailAt(x, subtract(1, x)), side),
    searchFrom: () => a / (a + b),
    moments: () => betaMoments(a, b),
    mode: () => betaMode(a, b),
    median: a === b ? () => 0.5 : undefined,
    entropy: () => betaEntropy(a, b),
  });
}

/** ln f at 0: there f = b if a = 1, else 0 or infinite. */
const atEnd = (a: number, b: number): number =>
  a === 1 ? Math.log(b) : a < 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;

function betaMode(a: number, b: number): Mode {
  if (a === 1 && b === 1) return { from: 0, to: 1 };
  if (a > 1 && b > 1) return { at: [(a - 1) / (a + b - 2)] };
  if (a < 1 && b < 1) return { at: [0, 1] };
  return { at: [a < b ? 0 : 1] };
}

function betaMoments(a: number, b: number): Moments {
  const s = a + b;
  const [x, y] = [a / s, b / s];
  return {
    mean: x,
    variance: (x * y) / (s + 1),
    skewness: (2 * (b - a) * Math.sqrt(s + 1)) / ((s + 2) * Math.sqrt(a) * Math.sqrt(b)),
    excessKurtosis: (6 * (((a - b) / s) * ((a - b) / s) * (s + 1) - x * y * (s + 2))) / (x * y * (s + 2) * (s + 3)),
  };
}

/** ln B − (a−1)ψ(a) − (b−1)ψ(b) + (a+b−2)ψ(a+b), with the parts that cancel for large a and b taken out. */
function betaEntropy(a: number, b: number): number {
  if (a === 1 && b === 1) return 0;
  const s = a + b;
  const errors = stirlingError(a) + stirlingError(b) - stirlingError(s);
  const digammas = (a - 1) * digammaError(a) + (b - 1) * digammaError(b) - (s - 2) * digammaError(s);
  const main = 0.5 * Math.log(2 * Math.PI * (a / s) * (b / s)) - 0.5 * Math.log(s);
  return main + 0.5 - 1 / (2 * a) - 1 / (2 * b) + 1 / s + errors + digammas;
}
