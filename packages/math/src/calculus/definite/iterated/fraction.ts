import * as G from '../../../exact/gaussian.ts';
import * as Q from '../../../exact/rational.ts';
import { type Letter, letters, minusOne, one, pointOf, zero } from './words.ts';

/** A rational function with poles at the letters alone, in partial fractions: Σ pₖxᵏ + Σ c/(x − a)ᵏ. */
export interface Fraction {
  /** Lowest power first. */
  readonly polynomial: readonly G.Gaussian[];
  /** At a letter the coefficients of (x − a)^(−1), (x − a)^(−2) … */
  readonly poles: ReadonlyMap<Letter, readonly G.Gaussian[]>;
}

export const constantFraction = (by: G.Gaussian): Fraction => ({ polynomial: [by], poles: new Map() });

const trimmed = (all: readonly G.Gaussian[]): readonly G.Gaussian[] => {
  let length = all.length;
  while (length > 0 && G.isZero(all[length - 1]!)) length--;
  return all.slice(0, length);
};

const added = (a: readonly G.Gaussian[], b: readonly G.Gaussian[]): readonly G.Gaussian[] =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, k) => G.add(a[k] ?? zero, b[k] ?? zero)));

export function add(a: Fraction, b: Fraction): Fraction {
  const poles = new Map(a.poles);
  for (const [letter, terms] of b.poles) poles.set(letter, added(poles.get(letter) ?? [], terms));
  return { polynomial: added(a.polynomial, b.polynomial), poles };
}

export function scale(a: Fraction, by: G.Gaussian): Fraction {
  const all = (terms: readonly G.Gaussian[]) => trimmed(terms.map((term) => G.multiply(term, by)));
  return { polynomial: all(a.polynomial), poles: new Map([...a.poles].map(([letter, terms]) => [letter, all(terms)])) };
}

export const isZero = ({ polynomial, poles }: Fraction): boolean =>
  trimmed(polynomial).length === 0 && [...poles.values()].every((terms) => trimmed(terms).length === 0);

/** x·a */
function timesVariable(a: Fraction): Fraction {
  let total: Fraction = { polynomial: trimmed([zero, ...a.polynomial]), poles: new Map() };
  for (const [letter, terms] of a.poles) {
    // x = (x − b) + b
    const [first = zero, ...lower] = terms;
    const kept = terms.map((term) => G.multiply(term, pointOf(letter)));
    total = add(total, { polynomial: trimmed([first]), poles: new Map([[letter, added(lower, kept)]]) });
  }
  return total;
}

/** a/(x − p), with 1/((x − b)ᵏ(x − p)) = (1/(x − b)ᵏ − 1/((x − b)^(k−1)(x − p)))/(b − p). */
export function overLetter(a: Fraction, letter: Letter): Fraction {
  const p = pointOf(letter);
  const quotient: G.Gaussian[] = [];
  let rest = zero;
  for (const coefficient of [...a.polynomial].reverse()) {
    quotient.unshift(rest);
    rest = G.add(coefficient, G.multiply(rest, p));
  }
  const poles = new Map<Letter, readonly G.Gaussian[]>();
  let simple = rest;
  for (const [other, terms] of a.poles) {
    if (other === letter) {
      poles.set(letter, [zero, ...terms]);
      continue;
    }
    const apart = G.inverse(G.subtract(pointOf(other), p));
    const kept: G.Gaussian[] = [];
    let carried = zero;
    for (const term of [...terms].reverse()) {
      const by = G.multiply(G.add(term, carried), apart);
      kept.unshift(by);
      carried = G.multiply(by, minusOne);
    }
    poles.set(other, kept);
    simple = G.add(simple, carried);
  }
  poles.set(letter, added(poles.get(letter) ?? [], [simple]));
  return { polynomial: trimmed(quotient), poles };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  let total = timesPolynomial(a, b.polynomial);
  for (const [letter, terms] of b.poles) {
    let over = a;
    for (const term of terms) {
      over = overLetter(over, letter);
      total = add(total, scale(over, term));
    }
  }
  return total;
}

function timesPolynomial(a: Fraction, polynomial: readonly G.Gaussian[]): Fraction {
  let total = constantFraction(zero);
  for (const coefficient of [...polynomial].reverse()) total = add(timesVariable(total), scale(a, coefficient));
  return total;
}

/** S without a constant and the residues r with a = S′ + Σ r/(x − a). */
export function integrated(a: Fraction): {
  readonly whole: Fraction;
  readonly residues: ReadonlyMap<Letter, G.Gaussian>;
} {
  const over = (n: number): G.Gaussian => G.gaussian(Q.rational(1, n), Q.zero);
  const polynomial = [zero, ...a.polynomial.map((term, k) => G.multiply(term, over(k + 1)))];
  const poles = new Map<Letter, readonly G.Gaussian[]>();
  const residues = new Map<Letter, G.Gaussian>();
  for (const [letter, [first = zero, ...higher]] of a.poles) {
    if (!G.isZero(first)) residues.set(letter, first);
    poles.set(letter, trimmed(higher.map((term, k) => G.multiply(term, over(-k - 1)))));
  }
  return { whole: { polynomial: trimmed(polynomial), poles }, residues };
}

/** The numbers that are roots of a polynomial as often as they stand, and what is in front of Π(x − a); null where it has other roots. */
export function rootsOf(
  polynomial: readonly G.Gaussian[],
): { readonly leading: G.Gaussian; readonly roots: readonly Letter[] } | null {
  let rest = trimmed(polynomial);
  const roots: Letter[] = [];
  for (const letter of letters)
    for (;;) {
      const divided = rest.length > 1 ? overLetter({ polynomial: rest, poles: new Map() }, letter) : null;
      if (divided === null || divided.poles.get(letter)!.length > 0) break;
      roots.push(letter);
      rest = divided.polynomial;
    }
  return rest.length === 1 ? { leading: rest[0]!, roots } : null;
}

/** The Laurent series about an end, in ε with x = ε at 0 and x = 1 − ε at 1: coefficients of ε^(−order) … ε⁰. */
export function polarPart(a: Fraction, end: 0 | 1): readonly G.Gaussian[] {
  const own: Letter = end === 0 ? '0' : '+';
  const terms = a.poles.get(own) ?? [];
  // (x − 1)ᵏ = (−ε)ᵏ
  const sign = (k: number): G.Gaussian => (end === 1 && k % 2 === 1 ? minusOne : one);
  const polar = terms.map((term, k) => G.multiply(term, sign(k + 1))).reverse();
  return [...polar, regularValue(a, end, own)];
}

function regularValue({ polynomial, poles }: Fraction, end: 0 | 1, own: Letter): G.Gaussian {
  let total = polynomial.reduce((all, term, k) => (end === 1 || k === 0 ? G.add(all, term) : all), zero);
  for (const [letter, terms] of poles) {
    if (letter === own) continue;
    const by = G.inverse(G.subtract(pointOf(own), pointOf(letter)));
    for (const [k, term] of terms.entries()) total = G.add(total, G.multiply(term, G.power(by, k + 1)));
  }
  return total;
}
