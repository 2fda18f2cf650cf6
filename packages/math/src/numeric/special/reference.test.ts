import { describe, expect, test } from 'vitest';
import { beta } from './beta.ts';
import { digamma } from './digamma.ts';
import { erf } from './erf.ts';
import { erfc } from './erfc.ts';
import { erfcx } from './erfcx.ts';
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
  for (const [name, f] of Object.entries(functions)) {
    test(`${name}, relatively to 4e-15`, () => {
      const own = records.filter((record) => record.fn === name);
      expect(own.length).toBeGreaterThan(10);
      const wrong = own.filter(({ args, expected }) => {
        const value = f(...args.map(([m, e]) => m! * 2 ** e!));
        return !(Math.abs(value - Number(expected)) <= 4e-15 * Math.abs(Number(expected)));
      });
      expect(wrong).toEqual([]);
    });
  }
});
