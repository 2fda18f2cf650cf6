import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains } from '../../../expression/walk.ts';

/*
 * An integrand of a positive variable taken apart: a sum of terms c·x^α·lnⁿx·K, where the kernel K is a product of functions of monomials
 * w·x^p: exponentials, one sine or cosine, powers and logarithms of A + Bx^p, and what else stands there.
 */

/** w·x^p. */
export interface Monomial {
  readonly scale: Expression;
  readonly power: Expression;
}

/** (A + B·x^p)^ρ·ln^m(A + B·x^p). */
export interface Binomial {
  readonly constant: Expression;
  readonly monomial: Monomial;
  readonly exponent: Expression;
  readonly logarithms: number;
}

/** One term of an integrand, taken apart into what the table knows: powers, logarithms, exponentials, a wave, binomials. */
export interface Term {
  readonly coefficient: Expression;
  readonly power: Expression;
  readonly logarithms: number;
  /** e^(−Σ w·x^p), one for each p. */
  readonly exponentials: readonly Monomial[];
  readonly wave?: { readonly name: 'sin' | 'cos'; readonly monomial: Monomial };
  readonly binomials: readonly Binomial[];
  /** Functions and powers that are none of these. */
  readonly others: readonly Expression[];
}

const maxTerms = 600;

const unit: Term = {
  coefficient: E.one,
  power: E.zero,
  logarithms: 0,
  exponentials: [],
  binomials: [],
  others: [],
};

/** The terms of a function; null where they are too many. */
export function termsOf(f: Expression, variable: string): readonly Term[] | null {
  if (!contains(f, variable)) return [{ ...unit, coefficient: f }];
  switch (f.kind) {
    case 'symbol':
      return [{ ...unit, power: E.one }];
    case 'sum': {
      const found: Term[] = [];
      for (const part of f.terms) {
        const terms = termsOf(part, variable);
        if (terms === null || found.length + terms.length > maxTerms) return null;
        found.push(...terms);
      }
      return found;
    }
    case 'product': {
      let found: readonly Term[] | null = [unit];
      for (const part of f.factors) found = found && productOf(found, termsOf(part, variable));
      return found;
    }
    case 'power':
      return powerTerms(f.base, f.exponent, variable);
    case 'apply':
      return applyTerms(f.name, f.args, f, variable);
    default:
      return null;
  }
}

function productOf(a: readonly Term[], b: readonly Term[] | null): readonly Term[] | null {
  if (b === null || a.length * b.length > maxTerms) return null;
  return collected(a.flatMap((one) => b.flatMap((other) => timesTerm(one, other))));
}

/** Terms that differ in the coefficient alone are one. */
function collected(terms: readonly Term[]): readonly Term[] {
  const found: Term[] = [];
  for (const term of terms) {
    const index = found.findIndex((other) => isLike(term, other));
    if (index < 0) found.push(term);
    else found[index] = { ...term, coefficient: E.add(term.coefficient, found[index]!.coefficient) };
  }
  return found.filter((term) => !E.equal(term.coefficient, E.zero));
}

const sameMonomial = (a: Monomial, b: Monomial): boolean => E.equal(a.power, b.power) && E.equal(a.scale, b.scale);

function isLike(a: Term, b: Term): boolean {
  return (
    a.logarithms === b.logarithms &&
    a.exponentials.length === b.exponentials.length &&
    a.binomials.length === 0 &&
    b.binomials.length === 0 &&
    a.others.length === 0 &&
    b.others.length === 0 &&
    a.wave?.name === b.wave?.name &&
    (a.wave === undefined || sameMonomial(a.wave.monomial, b.wave!.monomial)) &&
    E.equal(a.power, b.power) &&
    a.exponentials.every((one, k) => sameMonomial(one, b.exponentials[k]!))
  );
}

function timesTerm(a: Term, b: Term): readonly Term[] {
  const common = {
    coefficient: E.multiply(a.coefficient, b.coefficient),
    power: E.add(a.power, b.power),
    logarithms: a.logarithms + b.logarithms,
    exponentials: mergedExponentials([...a.exponentials, ...b.exponentials]),
    binomials: mergedBinomials([...a.binomials, ...b.binomials]),
    others: [...a.others, ...b.others],
  };
  const [u, v] = [a.wave, b.wave];
  if (u === undefined || v === undefined) {
    const wave = u ?? v;
    return [wave === undefined ? common : { ...common, wave }];
  }
  if (!E.equal(u.monomial.power, v.monomial.power))
    return [{ ...common, wave: u, others: [...common.others, waveOf(v)] }];
  return productOfWaves(u, v).map(({ by, wave }) => ({
    ...common,
    coefficient: E.product([common.coefficient, E.number(by)]),
    ...(wave === null ? {} : { wave }),
  }));
}

type Wave = NonNullable<Term['wave']>;
const waveVariable = '\u2020x';
const waveOf = ({ name, monomial }: Wave): Expression =>
  E.apply(name, [E.multiply(monomial.scale, E.power(E.symbol(waveVariable), monomial.power))]);

/** sin u cos v = ½ sin(u + v) + ½ sin(u − v), and its like. */
function productOfWaves(u: Wave, v: Wave): readonly { readonly by: Q.Rational; readonly wave: Wave | null }[] {
  const [sum, difference] = [E.add(u.monomial.scale, v.monomial.scale), E.subtract(u.monomial.scale, v.monomial.scale)];
  const half = Q.half;
  const minus = Q.negate(half);
  const parts: readonly (readonly ['sin' | 'cos', Expression, Q.Rational])[] =
    u.name === 'sin' && v.name === 'sin'
      ? [
          ['cos', difference, half],
          ['cos', sum, minus],
        ]
      : u.name === 'cos' && v.name === 'cos'
        ? [
            ['cos', difference, half],
            ['cos', sum, half],
          ]
        : [
            ['sin', sum, half],
            ['sin', u.name === 'sin' ? difference : E.negate(difference), half],
          ];
  return parts.flatMap(([name, scale, by]): { by: Q.Rational; wave: Wave | null }[] => {
    if (E.equal(scale, E.zero)) return name === 'sin' ? [] : [{ by, wave: null }];
    const negative = Q.sign(E.coefficient(scale)) < 0;
    const monomial = { ...u.monomial, scale: negative ? E.negate(scale) : scale };
    return [{ by: negative && name === 'sin' ? Q.negate(by) : by, wave: { name, monomial } }];
  });
}

function mergedExponentials(all: readonly Monomial[]): readonly Monomial[] {
  const found: Monomial[] = [];
  for (const one of all) {
    const index = found.findIndex((other) => E.equal(other.power, one.power));
    if (index < 0) found.push(one);
    else found[index] = { power: one.power, scale: E.add(found[index]!.scale, one.scale) };
  }
  return found
    .filter(({ scale }) => !E.equal(scale, E.zero))
    .sort((a, b) => (evaluate(a.power) || 0) - (evaluate(b.power) || 0));
}

function mergedBinomials(all: readonly Binomial[]): readonly Binomial[] {
  const found: Binomial[] = [];
  for (const one of all) {
    const index = found.findIndex(
      (other) => E.equal(other.constant, one.constant) && sameMonomial(other.monomial, one.monomial),
    );
    if (index < 0) found.push(one);
    else {
      const other = found[index]!;
      found[index] = {
        ...one,
        exponent: E.add(one.exponent, other.exponent),
        logarithms: one.logarithms + other.logarithms,
      };
    }
  }
  return found.filter(({ exponent, logarithms }) => logarithms > 0 || !E.equal(exponent, E.zero));
}

const maxMultiplied = 16;

function powerTerms(base: Expression, exponent: Expression, variable: string): readonly Term[] | null {
  const whole = E.power(base, exponent);
  if (base.kind === 'constant' && base.name === 'e') return exponentialTerms(exponent, variable);
  if (!contains(base, variable)) return exponentialTerms(E.multiply(E.ln(base), exponent), variable);
  if (contains(exponent, variable)) return [{ ...unit, others: [whole] }];
  if (base.kind === 'symbol') return [{ ...unit, power: exponent }];
  const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Q.toNumber(exponent.value) : 0;
  if (n > 0 && n <= maxMultiplied) {
    const once = termsOf(base, variable);
    let found: readonly Term[] | null = once;
    for (let k = 1; k < n; k++) found = found && productOf(found, once);
    return found;
  }
  const binomial = binomialOf(base, variable);
  if (binomial === null) return [{ ...unit, others: [whole] }];
  return [{ ...unit, binomials: [{ ...binomial, exponent, logarithms: 0 }] }];
}

/** e^(−Σ w·x^p), with what is constant in front; a part that is no monomial stays as it is. */
function exponentialTerms(exponent: Expression, variable: string): readonly Term[] {
  const monomials: Monomial[] = [];
  const factors: Expression[] = [];
  const others: Expression[] = [];
  for (const term of addends(exponent, variable)) {
    const monomial = contains(term, variable) ? monomialOf(term, variable) : null;
    if (!contains(term, variable)) factors.push(E.exp(term));
    else if (monomial === null) others.push(term);
    else monomials.push({ ...monomial, scale: E.negate(monomial.scale) });
  }
  return [
    {
      ...unit,
      coefficient: E.product(factors),
      exponentials: mergedExponentials(monomials),
      others: others.length === 0 ? [] : [E.exp(E.sum(others))],
    },
  ];
}

/** The terms of a sum, multiplied out as far as monomials come of it. */
function addends(a: Expression, variable: string): readonly Expression[] {
  const terms = termsOf(a, variable);
  const isPlain = (term: Term): boolean =>
    term.logarithms === 0 &&
    term.wave === undefined &&
    term.exponentials.length + term.binomials.length + term.others.length === 0;
  if (terms === null || !terms.every(isPlain)) return E.termsOf(a);
  const sum = E.sum(terms.map((term) => E.multiply(term.coefficient, E.power(E.symbol(variable), term.power))));
  return E.termsOf(sum);
}

function applyTerms(
  name: string,
  args: readonly Expression[],
  whole: Expression,
  variable: string,
): readonly Term[] | null {
  const u = args[0]!;
  if (args.length === 1 && name === 'ln') {
    if (u.kind === 'symbol') return [{ ...unit, logarithms: 1 }];
    const binomial = binomialOf(u, variable);
    return [
      binomial === null
        ? { ...unit, others: [whole] }
        : { ...unit, binomials: [{ ...binomial, exponent: E.zero, logarithms: 1 }] },
    ];
  }
  if (args.length === 1 && (name === 'sin' || name === 'cos')) return waveTerms(name, u, whole, variable);
  return [{ ...unit, others: [whole] }];
}

/** sin(wx^p + φ) by the addition theorem. */
function waveTerms(name: 'sin' | 'cos', u: Expression, whole: Expression, variable: string): readonly Term[] {
  const parts = addends(u, variable);
  const dependentParts = parts.filter((term) => contains(term, variable));
  const phase = E.sum(parts.filter((term) => !contains(term, variable)));
  const monomial = dependentParts.length === 1 ? monomialOf(dependentParts[0]!, variable) : null;
  if (monomial === null) return [{ ...unit, others: [whole] }];
  const negative = Q.sign(E.coefficient(monomial.scale)) < 0;
  const positive = { ...monomial, scale: negative ? E.negate(monomial.scale) : monomial.scale };
  const sine: Term = { ...unit, coefficient: negative ? E.minusOne : E.one, wave: { name: 'sin', monomial: positive } };
  const cosine: Term = { ...unit, wave: { name: 'cos', monomial: positive } };
  if (E.equal(phase, E.zero)) return [name === 'sin' ? sine : cosine];
  const [sin, cos] = [E.apply('sin', [phase]), E.apply('cos', [phase])];
  const scaled = (term: Term, by: Expression): Term => ({ ...term, coefficient: E.multiply(term.coefficient, by) });
  return name === 'sin' ? [scaled(sine, cos), scaled(cosine, sin)] : [scaled(cosine, cos), scaled(sine, E.negate(sin))];
}

/** A + B·x^p. */
function binomialOf(
  a: Expression,
  variable: string,
): { readonly constant: Expression; readonly monomial: Monomial } | null {
  if (a.kind !== 'sum') return null;
  const constant = E.sum(a.terms.filter((term) => !contains(term, variable)));
  const dependentTerms = a.terms.filter((term) => contains(term, variable));
  const monomial = dependentTerms.length === 1 ? monomialOf(dependentTerms[0]!, variable) : null;
  return monomial === null || E.equal(constant, E.zero) ? null : { constant, monomial };
}

/** w·x^p. */
function monomialOf(a: Expression, variable: string): Monomial | null {
  const factors = E.factorsOf(a);
  const power: Expression[] = [];
  const scale: Expression[] = [];
  for (const factor of factors) {
    if (!contains(factor, variable)) scale.push(factor);
    else {
      const exponent = E.exponentOf(factor);
      if (E.baseOf(factor).kind !== 'symbol' || contains(exponent, variable)) return null;
      power.push(exponent);
    }
  }
  const total = E.sum(power);
  return E.equal(total, E.zero) ? null : { scale: E.product(scale), power: total };
}
