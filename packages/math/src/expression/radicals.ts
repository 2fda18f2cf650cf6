import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import { perfectPower } from '../exact/integer-root.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type Factor, trialDivision } from '../exact/trial-division.ts';

/** base^exponent with an integer base ≥ 2 and an exponent strictly between 0 and 1. */
interface Radical {
  readonly base: Integer;
  readonly exponent: Rational;
}

interface RadicalForm {
  readonly coefficient: Rational;
  readonly radicals: readonly Radical[];
}

/** Results with more bits than this stay unevaluated powers: 9^9^9 is not written out. */
export const maxPowerBits = 400_000;

const trialLimit = 2000;

/**
 * The canonical form of a product of rational powers of positive rationals: every small prime is split off, whole powers
 * go into the coefficient, and what remains is collected by exponent. So sqrt(12) is 2·3^(1/2), 1/sqrt(2) is
 * (1/2)·2^(1/2), 2^(1/2)·3^(1/2) is 6^(1/2), and a number has one shape however it was written (up to unknown prime
 * factors above the trial limit). Null when the coefficient would be too large.
 */
export function radicalForm(powers: readonly { base: Rational; exponent: Rational }[]): RadicalForm | null {
  const exponents = new Map<Integer, Rational>();
  const collect = (base: Integer, exponent: Rational): void => {
    for (const [prime, multiplicity] of roughFactors(base)) {
      const power = Q.multiply(exponent, Q.integerRational(multiplicity));
      const before = exponents.get(prime);
      exponents.set(prime, before === undefined ? power : Q.add(before, power));
    }
  };
  for (const { base, exponent } of powers) {
    collect(base.numerator, exponent);
    collect(base.denominator, Q.negate(exponent));
  }
  return collected(exponents);
}

function collected(exponents: ReadonlyMap<Integer, Rational>): RadicalForm | null {
  let coefficient = Q.one;
  const byExponent = new Map<string, { base: Integer; exponent: Rational }>();
  for (const [prime, exponent] of exponents) {
    const whole = Q.floor(exponent);
    if (typeof whole === 'bigint' || Math.abs(whole) * Z.bitLength(prime) > maxPowerBits) return null;
    coefficient = Q.multiply(coefficient, Q.power(Q.integerRational(prime), whole));
    const rest = Q.subtract(exponent, Q.integerRational(whole));
    if (Q.isZero(rest)) continue;
    const key = `${rest.numerator}/${rest.denominator}`;
    const group = byExponent.get(key);
    if (group === undefined) byExponent.set(key, { base: prime, exponent: rest });
    else group.base = Z.multiply(group.base, prime);
  }
  return { coefficient, radicals: [...byExponent.values()] };
}

/** Prime factors below the trial limit; what is left counts as one, after perfect powers have been taken out. */
function roughFactors(n: Integer): Factor[] {
  const { factors, rest } = trialDivision(n, trialLimit);
  if (rest === 1) return factors;
  if (Z.bitLength(rest) > 2048) return [...factors, [rest, 1]];
  const { base, exponent } = perfectPower(rest, trialLimit);
  return [...factors, [base, exponent]];
}
