import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { multipliedOut } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { certainSign } from '../../../expression/certain-sign.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols, some } from '../../../expression/walk.ts';
import { binomial, powerOf, summedBinomial, telescoped } from './joined.ts';

/*
 * T with T(k) − T(k − 1) = D(k), so that sums of D telescope, for sums of terms of these kinds:
 *
 *   P(k)                  a polynomial: by the binomials C(k, j), Σ C(i, j) = C(k + 1, j + 1)
 *   P(k)·q^k              R(k)·q^k with a polynomial R
 *   (k + b)^r, (b − k)^r  −ζ(−r, k + b + 1) and ζ(−r, b − k), which are ψ for r = −1 (DLMF 25.11.3 and 5.5.2)
 *   ln(k + b), ln(b − k)  lnΓ(k + b + 1) and −lnΓ(b − k), one of them for ln|k + b|
 */

/** The index, and a value of it by which is told which lines are negative; null where all are positive. */
interface Index {
  readonly k: string;
  readonly typical: number | null;
}

/** T of a D that is a sum of such terms, for all k on the same side of the zeros of its lines as the typical one; null for others. */
export function antidifference(D: Expression, k: string, typical: number | null = null): Expression | null {
  const terms = E.termsOf(multipliedOut(D));
  const parts = terms.map((term) => ofTerm(term, { k, typical })).filter((part) => part !== null);
  return parts.length < terms.length ? null : simplest(E.sum(parts));
}

function ofTerm(term: Expression, index: Index): Expression | null {
  const { k } = index;
  const factors = E.factorsOf(term);
  const constant = E.product(factors.filter((one) => !contains(one, k)));
  const others = factors.filter((one) => contains(one, k));
  const special = others.filter((one) => coefficientsOf(one, k) === null);
  const P = coefficientsOf(multipliedOut(E.product(others.filter((one) => !special.includes(one)))), k);
  if (P === null || special.length > 1) return null;
  const found = special.length === 0 ? ofPolynomial(P, k) : ofProduct(P, special[0]!, index);
  return found && E.product([constant, found]);
}

/** P by binomials: the differences at 0. */
function inBinomials(P: readonly Expression[]): Expression[] {
  const at = (j: number) => E.sum(P.map((c, i) => E.product([c, E.number(i === 0 ? 1 : j ** i)])));
  let row = P.map((_, j) => at(j));
  const found: Expression[] = [];
  while (row.length > 0) {
    found.push(simplest(row[0]!));
    row = row.slice(1).map((value, j) => E.subtract(value, row[j]!));
  }
  return found;
}

const ofPolynomial = (P: readonly Expression[], k: string): Expression =>
  E.sum(inBinomials(P).map((c, j) => E.product([c, summedBinomial(E.symbol(k), j)])));

function ofProduct(P: readonly Expression[], special: Expression, index: Index): Expression | null {
  const { k } = index;
  if (special.kind === 'apply' && special.name === 'ln') {
    const line = P.length === 1 ? lineOf(withoutSize(special.args[0]!, index), k) : null;
    return line && E.product([P[0]!, ofLogarithm(line, k)]);
  }
  if (special.kind !== 'power') return null;
  if (!contains(special.base, k)) return ofExponential(P, special, k);
  const line = lineOf(special.base, k);
  if (line === null || special.exponent.kind !== 'number') return null;
  const r = special.exponent.value;
  if (!isNegative(special.base, index)) return ofPower(P, line, r, k);
  if (!Q.isInteger(r)) return null;
  const turned = ofPower(P, { ...line, falls: !line.falls, shift: E.negate(line.shift) }, r, k);
  return turned && E.product([E.power(E.minusOne, E.number(r)), turned]);
}

const isNegative = (line: Expression, { k, typical }: Index): boolean =>
  typical !== null && evaluate(line, { [k]: typical }) < 0;

/** L or −L for |L|. */
function withoutSize(a: Expression, index: Index): Expression {
  const inner = a.kind === 'apply' && a.name === 'abs' ? a.args[0]! : null;
  if (inner === null) return a;
  return isNegative(inner, index) ? E.negate(inner) : inner;
}

/** The k at which a term of D has a pole or a logarithm of 0, where it is the same in all of them; null where there is none, or another. */
export function singularIndex(D: Expression, k: string): Expression | null {
  const zeros: Expression[] = [];
  some(D, (node) => {
    const line = singularLine(node);
    const [shift, slope, ...higher] = line === null ? [] : (coefficientsOf(multipliedOut(line), k) ?? []);
    if (shift !== undefined && slope !== undefined && higher.length === 0)
      zeros.push(simplest(E.negate(E.divide(shift, slope))));
    return false;
  });
  const [first, ...others] = zeros;
  return first !== undefined && others.every((one) => E.equal(one, first)) ? first : null;
}

/** u of u^(−n) and ln|u|; null for others. */
function singularLine(node: Expression): Expression | null {
  if (node.kind === 'power' && node.exponent.kind === 'number' && Q.isInteger(node.exponent.value))
    return Q.sign(node.exponent.value) < 0 ? node.base : null;
  const size = node.kind === 'apply' && node.name === 'ln' ? node.args[0]! : null;
  return size?.kind === 'apply' && size.name === 'abs' ? size.args[0]! : null;
}

/** slope·(±k + shift), slope > 0 */
interface Line {
  readonly slope: Expression;
  readonly falls: boolean;
  readonly shift: Expression;
}

function lineOf(a: Expression, k: string): Line | null {
  const [shift, slope, ...higher] = coefficientsOf(multipliedOut(a), k) ?? [];
  if (shift === undefined || slope === undefined || higher.length > 0) return null;
  const sign = freeSymbols(slope).length === 0 ? certainSign(slope) : null;
  if (sign !== 1 && sign !== -1) return null;
  const size = E.product([E.number(sign), slope]);
  return { slope: size, falls: sign < 0, shift: simplest(E.divide(shift, size)) };
}

/** P(k)·q^(αk + β) */
function ofExponential(P: readonly Expression[], power: Expression, k: string): Expression | null {
  const [shift, slope, ...higher] = coefficientsOf(multipliedOut(E.exponentOf(power)), k) ?? [];
  if (shift === undefined || slope === undefined || higher.length > 0) return null;
  const base = E.baseOf(power);
  const q = E.power(base, slope);
  const R = telescoped(inBinomials(P), q);
  const m = E.symbol(k);
  const last = E.sum(R.map((part, j) => E.product([part, binomial(m, j)])));
  return E.product([E.power(base, shift), last, powerOf(q, m)]);
}

function ofLogarithm({ slope, falls, shift }: Line, k: string): Expression {
  const m = E.symbol(k);
  const own = falls
    ? E.negate(E.apply('lngamma', [E.subtract(shift, m)]))
    : E.apply('lngamma', [E.sum([m, shift, E.one])]);
  return E.add(own, E.product([E.ln(slope), m]));
}

/** P(k)·L^r with L = slope·(±k + shift), by the powers of ±k + shift. */
function ofPower(P: readonly Expression[], { slope, falls, shift }: Line, r: Q.Rational, k: string): Expression | null {
  const u = E.symbol('\u03be');
  const index = falls ? E.subtract(shift, u) : E.subtract(u, shift);
  const inU = E.sum(P.map((c, i) => E.product([c, E.power(index, E.number(i))])));
  const powers = coefficientsOf(multipliedOut(inU), u.kind === 'symbol' ? u.name : '');
  if (powers === null) return null;
  const front = E.power(slope, E.number(r));
  return E.product([
    front,
    E.sum(powers.map((c, i) => E.product([c, ofShifted(Q.add(r, Q.integerRational(i)), falls, shift, k)]))),
  ]);
}

/** (±k + shift)^r for an exponent that is no natural number. */
function ofShifted(r: Q.Rational, falls: boolean, shift: Expression, k: string): Expression {
  const m = E.symbol(k);
  const at = falls ? E.subtract(shift, m) : E.sum([m, shift, E.one]);
  if (Q.isInteger(r) && Q.sign(r) >= 0) return ofNatural(Q.toNumber(r), falls, shift, k);
  if (Q.isMinusOne(r)) return E.product([E.number(falls ? -1 : 1), E.apply('digamma', [at])]);
  return E.product([E.number(falls ? 1 : -1), E.apply('hurwitzZeta', [E.number(Q.negate(r)), at])]);
}

function ofNatural(r: number, falls: boolean, shift: Expression, k: string): Expression {
  const base = E.add(falls ? E.negate(E.symbol(k)) : E.symbol(k), shift);
  return ofPolynomial(coefficientsOf(multipliedOut(E.power(base, E.number(r))), k)!, k);
}
