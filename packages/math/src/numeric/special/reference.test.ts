import { describe } from 'vitest';
import { beta } from './beta.ts';
import { digamma } from './digamma.ts';
import { erf } from './erf.ts';
import { erfc } from './erfc.ts';
import { erfcx } from './erfcx.ts';
import { testAgainst } from './fixtures/agreement.ts';
import records from './fixtures/special.json' with { type: 'json' };
import { gamma } from './gamma.ts';
import { betaI, betaIComplement } from './incomplete-beta.ts';
import { gammaP, gammaQ } from './incomplete-gamma.ts';
import { lnBeta } from './ln-beta.ts';
import { lnGamma } from './ln-gamma.ts';

/** Made by fixtures/generate.gp: [m, e] is the double m·2^e. */
const functions: Record<string, (...args: number[]) => number> = {
  beta,
  betaI,
  betaIComplement,
  digamma,
  erf,
  erfc,
  erfcx,
  gamma,
  gammaP,
  gammaQ,
  lnBeta,
  lnGamma,
};

describe('special functions agree with 25 digits of PARI/GP', () => {
  testAgainst(records, functions);
});
