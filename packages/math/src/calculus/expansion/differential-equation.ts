import { addFractions, type Fraction, multiplyFractions, reduced, toFraction } from '../../algebra/fraction.ts';
import { isZeroFraction, negatedFraction, solveFractions, wholeFraction } from '../../algebra/fraction-equations.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression, PowerNode } from '../../expression/expression.ts';
import type { FunctionName } from '../../expression/facts/table.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { fromInteger } from '../../polynomial/convert.ts';
import { gcd } from '../../polynomial/sparse/gcd.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { type Ring, ring } from '../../polynomial/sparse/ring.ts';
import { exact } from '../../polynomial/sparse/square-free.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { endedBy, Unfinished } from '../../result/unfinished.ts';
import { toText } from '../../syntax/print-text.ts';
import { partialDerivative } from '../derivative-rules.ts';

/*
 * Linear differential equations with polynomial coefficients (D. Zeilberger, "A holonomic systems approach to special functions
 * identities", J. Comput. Appl. Math. 32, 1990; W. Koepf, "Power series in computer algebra", J. Symb. Comput. 13, 1992).
 *
 * A function made of exponentials, sines, logarithms, roots … is a polynomial in a few generators with rational functions of w as
 * coefficients, and so are its derivatives, since the derivative of each generator is one. A finite number of monomials in the
 * generators can occur, so that f, f′, f″, … are linearly dependent over the rational functions; the first dependency is found by
 * elimination. It holds identically, whether or not the generators are independent: the equation is proved by its making.
 *
 * Example: f = asin(w)² with g = √(1 − w²): f′ = 2·asin(w)·g/(1 − w²), f″ = 2/(1 − w²) + 2w·asin(w)·g/(1 − w²)², and
 * (1 − w²)·f‴ − 3w·f″ − f′ = 0.
 *
 * The hard part is to keep the number of monomials small: g² is 1 − w², sin² is 1 − cos², e^(2w) is the square of e^w.
 * Where an equation has too high an order, look at the keys of the generators first: two for one thing double it.
 */

/** Σ coefficients[j]·f^(j) = 0, polynomials in w; the last is not 0. */
export interface DifferentialEquation {
  readonly coefficients: readonly Expression[];
}

const maxOrder = 5;
const maxMonomials = 16;
const spares = 6;
const usualWork = 600_000;

/** The equation of least order that g satisfies as a function of w; null where it has none of this kind, or it takes too much work. */
export function differentialEquation(g: Expression, w: string): DifferentialEquation | null {
  const tower = new Tower(g, w);
  try {
    return tower.equation(g);
  } catch (error) {
    if (endedBy(error, 'not-holonomic', 'polynomial-work', 'degree')) return null;
    throw error;
  }
}

/** Functions of which the derivative is simpler than they are. */
const integrals: readonly FunctionName[] = [
  'ln',
  'atan',
  'acot',
  'atanh',
  'acoth',
  'asin',
  'acos',
  'asinh',
  'erf',
  'erfc',
  'erfi',
  'Si',
  'Shi',
  'fresnelS',
  'fresnelC',
  'dilog',
];

interface Term {
  /** The exponent of each generator. */
  readonly exponents: readonly number[];
  readonly coefficient: Fraction;
}

type Element = ReadonlyMap<string, Term>;

interface Generator {
  readonly key: string;
  readonly derivative: () => Element;
  /** The least power of it that is an element free of it (2 for a square root), and that element. */
  readonly power?: number;
  readonly reduced?: () => Element;
}

class Tower {
  private readonly w: string;
  private readonly over: Ring;
  private readonly work: Budget = budget(usualWork);
  private readonly generators: Generator[] = [];
  private readonly constants: Expression[] = [];
  private readonly place: number;

  constructor(g: Expression, w: string) {
    this.w = w;
    const letters = freeSymbols(g).filter((name) => name !== w);
    this.over = ring([w, ...letters, ...Array.from({ length: spares }, (_, k) => spare(k))]);
    this.place = 0;
  }

  equation(g: Expression): DifferentialEquation | null {
    const derivatives: Element[] = [this.of(g)];
    for (let order = 1; order <= maxOrder; order++) {
      derivatives.push(this.derived(derivatives[order - 1]!));
      const found = this.dependency(derivatives, order);
      if (found !== null) return { coefficients: found };
    }
    return null;
  }

  private dependency(derivatives: readonly Element[], order: number): readonly Expression[] | null {
    const keys = [...new Set(derivatives.flatMap((one) => [...one.keys()]))];
    if (keys.length > maxMonomials) throw new Unfinished('not-holonomic', 'too many monomials');
    const zero = this.whole(S.zero(this.over));
    if (keys.length === 0) return [E.one];
    const matrix = keys.map((key) =>
      derivatives.map((one, j) => {
        const entry = one.get(key)?.coefficient ?? zero;
        return j === order ? negatedFraction(entry) : entry;
      }),
    );
    const values = solveFractions(matrix, order, this.work);
    if (values === null) return null;
    const all = [...values, this.whole(S.constant(this.over, 1))];
    const common = all.reduce(
      (total, { denominator }) => this.leastCommon(total, denominator),
      S.constant(this.over, 1),
    );
    const back = Object.fromEntries(this.constants.map((value, k) => [spare(k), value]));
    return all.map(({ numerator, denominator }) =>
      substitute(fromInteger(S.multiply(numerator, exact(common, denominator, this.work), this.work)), back),
    );
  }

  private leastCommon(a: S.Polynomial, b: S.Polynomial): S.Polynomial {
    return S.multiply(a, exact(b, gcd(a, b, this.work), this.work), this.work);
  }

  private whole = (a: S.Polynomial): Fraction => wholeFraction(a);

  private element(coefficient: Fraction, exponents: readonly number[] = []): Element {
    return isZeroFraction(coefficient) ? new Map() : new Map([[keyOf(exponents), { exponents, coefficient }]]);
  }

  private number = (n: Q.Rational): Element => this.element(toFraction(E.number(n), this.over, this.work)!);

  private add(a: Element, b: Element): Element {
    const total = new Map(a);
    for (const [key, term] of b) {
      const known = total.get(key);
      const coefficient =
        known === undefined ? term.coefficient : addFractions(known.coefficient, term.coefficient, this.work);
      if (isZeroFraction(coefficient)) total.delete(key);
      else total.set(key, { exponents: term.exponents, coefficient });
    }
    return total;
  }

  private multiply(a: Element, b: Element): Element {
    let total: Element = new Map();
    for (const x of a.values())
      for (const y of b.values()) {
        const coefficient = multiplyFractions(x.coefficient, y.coefficient, this.work);
        const length = Math.max(x.exponents.length, y.exponents.length);
        const exponents = Array.from({ length }, (_, k) => (x.exponents[k] ?? 0) + (y.exponents[k] ?? 0));
        total = this.add(total, this.lowered(coefficient, exponents));
      }
    return total;
  }

  /** With powers of generators put in where they are known. */
  private lowered(coefficient: Fraction, exponents: readonly number[]): Element {
    const k = exponents.findIndex((n, j) => {
      const { power } = this.generators[j]!;
      return power !== undefined && (n >= power || n < 0);
    });
    const { power, reduced: known } = this.generators[k] ?? {};
    if (power === undefined || known === undefined) return this.element(coefficient, trimmed(exponents));
    const times = Math.floor(exponents[k]! / power);
    const rest = exponents.map((n, j) => (j === k ? n - times * power : n));
    return this.multiply(this.element(coefficient, trimmed(rest)), this.raised(known(), times));
  }

  private raised(a: Element, n: number): Element {
    if (n < 0) return this.raised(this.inverse(a), -n);
    if (n > 12) throw new Unfinished('not-holonomic', 'a high power');
    let total = this.number(Q.one);
    for (let k = 0; k < n; k++) total = this.multiply(total, a);
    return total;
  }

  /** Of a single monomial whose generators can be divided by, or of u + v·g with a square root g. */
  private inverse(a: Element): Element {
    const [only, other] = [...a.values()];
    if (a.size === 2 && other !== undefined && only !== undefined) return this.inverseOfTwo(a, [only, other]);
    if (a.size !== 1 || only === undefined) throw new Unfinished('not-holonomic', 'a quotient');
    const { numerator, denominator } = only.coefficient;
    const exponents = only.exponents.map((n) => -n || 0);
    if (only.exponents.some((n, k) => n !== 0 && !this.generators[k]!.key.startsWith('power')))
      throw new Unfinished('not-holonomic', 'a quotient');
    return this.lowered(reduced(denominator, numerator, this.work), exponents);
  }

  /** 1/(u + v) is (u − v)/(u² − v²), where squares have no generator left. */
  private inverseOfTwo(a: Element, [u, v]: readonly [Term, Term]): Element {
    const part = ({ coefficient, exponents }: Term): Element => this.element(coefficient, exponents);
    const conjugate = this.add(part(u), this.multiply(this.number(Q.minusOne), part(v)));
    const norm = this.rational(this.multiply(a, conjugate));
    if (norm === null || isZeroFraction(norm)) throw new Unfinished('not-holonomic', 'a quotient');
    return this.multiply(conjugate, this.element(inverted(norm, this.work)));
  }

  private derived(a: Element): Element {
    let total: Element = new Map();
    for (const { exponents, coefficient } of a.values()) {
      total = this.add(total, this.element(this.slope(coefficient), exponents));
      for (const [k, n] of exponents.entries()) {
        if (n === 0) continue;
        const rest = exponents.map((m, j) => (j === k ? m - 1 : m));
        const factor = multiplyFractions(coefficient, toFraction(E.number(n), this.over, this.work)!, this.work);
        // A generator of negative exponent is an exponential or a root, whose derivative contains it again.
        const { derivative } = this.generators[k]!;
        total = this.add(total, this.multiply(derivative(), this.element(factor, trimmed(rest))));
      }
    }
    return total;
  }

  private slope({ numerator, denominator }: Fraction): Fraction {
    const [n, d] = [S.derivativeIn(numerator, this.place), S.derivativeIn(denominator, this.place)];
    const top = S.subtract(S.multiply(n, denominator, this.work), S.multiply(numerator, d, this.work));
    return reduced(top, S.multiply(denominator, denominator, this.work), this.work);
  }

  private generator(key: string, make: (self: Element) => Omit<Generator, 'key'>): Element {
    const known = this.generators.findIndex((one) => one.key === key);
    const k = known < 0 ? this.generators.length : known;
    const exponents = Array.from({ length: k + 1 }, (_, j) => (j === k ? 1 : 0));
    const self = this.element(this.whole(S.constant(this.over, 1)), exponents);
    if (known < 0) this.generators.push({ key, ...make(self) });
    return self;
  }

  private constant(a: Expression): Element {
    const plain = toFraction(a, this.over, this.work);
    if (plain !== null) return this.element(plain);
    if (a.kind === 'sum') return a.terms.map((term) => this.constant(term)).reduce((x, y) => this.add(x, y));
    if (a.kind === 'product')
      return a.factors.map((factor) => this.constant(factor)).reduce((x, y) => this.multiply(x, y));
    const known = this.constants.findIndex((one) => E.equal(one, a));
    if (known < 0 && this.constants.length === spares) throw new Unfinished('not-holonomic', 'too many constants');
    const k = known < 0 ? this.constants.push(a) - 1 : known;
    return this.element(toFraction(E.symbol(spare(k)), this.over, this.work)!);
  }

  private of(a: Expression): Element {
    if (!contains(a, this.w)) return this.constant(a);
    switch (a.kind) {
      case 'symbol':
        return this.element(toFraction(a, this.over, this.work)!);
      case 'sum':
        return a.terms.map((term) => this.of(term)).reduce((x, y) => this.add(x, y));
      case 'product':
        return a.factors.map((factor) => this.of(factor)).reduce((x, y) => this.multiply(x, y));
      case 'power':
        return this.power(a);
      case 'apply':
        return this.applied(a);
      default:
        throw new Unfinished('not-holonomic', 'no function');
    }
  }

  /** The element as a rational function. */
  private rational(a: Element): Fraction | null {
    const [only] = [...a.values()];
    if (a.size > 1 || only === undefined) return null;
    return only.exponents.length === 0 ? only.coefficient : null;
  }

  private power({ base, exponent }: PowerNode): Element {
    if (base.kind === 'constant' && base.name === 'e') return this.exponential(exponent);
    if (contains(exponent, this.w)) return this.exponential(E.multiply(exponent, E.ln(base)));
    if (exponent.kind === 'number' && Q.isInteger(exponent.value)) {
      const n = Q.toNumber(exponent.value);
      const u = this.of(base);
      const plain = n < 0 ? this.rational(u) : null;
      if (plain !== null) return this.raised(this.element(reduced(plain.denominator, plain.numerator, this.work)), -n);
      return this.raised(u, n);
    }
    const u = this.of(base);
    const plain = this.rational(u);
    if (plain === null) throw new Unfinished('not-holonomic', 'a root of what is not rational');
    const inner = this.element(multiplyFractions(this.slope(plain), inverted(plain, this.work), this.work));
    if (exponent.kind !== 'number') {
      const by = this.constant(exponent);
      return this.generator(`power ${toText(base)} ^ ${toText(exponent)}`, (self) => ({
        derivative: () => this.multiply(this.multiply(by, inner), self),
      }));
    }
    const q = Z.toNumber(exponent.value.denominator);
    const root = this.generator(`power ${toText(base)} / ${q}`, (self) => ({
      derivative: () => this.multiply(this.multiply(this.number(Q.rational(1, q)), inner), self),
      power: q,
      reduced: () => u,
    }));
    const p = Z.toNumber(exponent.value.numerator);
    return this.raised(root, p);
  }

  private exponential(exponent: Expression): Element {
    const terms = E.termsOf(exponent);
    const fixed = E.sum(terms.filter((term) => !contains(term, this.w)));
    const dependentPart = E.sum(terms.filter((term) => contains(term, this.w)));
    const times = E.coefficient(dependentPart);
    const whole = Q.isInteger(times) ? times : Q.one;
    const one = E.divide(dependentPart, E.number(whole));
    const inner = this.of(one);
    const g = this.generator(`power e ^ ${toText(one)}`, (self) => ({
      derivative: () => this.multiply(this.derived(inner), self),
    }));
    const raised = this.raised(g, Q.toNumber(whole));
    return E.equal(fixed, E.zero) ? raised : this.multiply(this.constant(E.exp(fixed)), raised);
  }

  private applied(a: ApplyNode): Element {
    const [argument] = a.args;
    const rule = a.args.length === 1 ? this.rules[a.name] : undefined;
    if (rule === undefined || argument === undefined) throw new Unfinished('not-holonomic', a.name);
    return rule(argument, this.of(argument));
  }

  /** A pair of generators with (f′, g′) = (g·u′, ±f·u′) and g² = 1 ± f². */
  private circular(names: readonly [string, string], sign: 1 | -1, index: 0 | 1) {
    return (u: Expression, inner: Element): Element => {
      const key = toText(u);
      const [odd, even] = names;
      const slope = () => this.derived(inner);
      const make = (name: string): Element =>
        this.generator(`${name} ${key}`, () =>
          name === odd
            ? {
                derivative: () => this.multiply(slope(), make(even)),
                power: 2,
                reduced: () => {
                  const square = this.multiply(make(even), make(even));
                  const one = this.number(Q.integerRational(sign));
                  return this.add(this.multiply(this.number(Q.integerRational(-sign)), square), one);
                },
              }
            : {
                derivative: () =>
                  this.multiply(this.multiply(this.number(Q.integerRational(-sign)), slope()), make(odd)),
              },
        );
      make(odd);
      return make(names[index]);
    };
  }

  /** f(u) from f′(u)·u′. */
  private integral(name: FunctionName) {
    return (u: Expression, inner: Element): Element =>
      this.generator(`${name} ${toText(u)}`, () => ({
        derivative: () => this.multiply(this.derived(inner), this.of(partialDerivative(name, [u], 0)!)),
      }));
  }

  private readonly rules: Readonly<Record<string, (u: Expression, inner: Element) => Element>> = {
    sin: this.circular(['sin', 'cos'], 1, 0),
    cos: this.circular(['sin', 'cos'], 1, 1),
    sinh: this.circular(['sinh', 'cosh'], -1, 0),
    cosh: this.circular(['sinh', 'cosh'], -1, 1),
    ...Object.fromEntries(integrals.map((name) => [name, this.integral(name)])),
  };
}

const inverted = (a: Fraction, work: Budget): Fraction => reduced(a.denominator, a.numerator, work);
const spare = (k: number): string => `\u2020c${k}`;
const keyOf = (exponents: readonly number[]): string => exponents.join(',');

function trimmed(exponents: readonly number[]): readonly number[] {
  let length = exponents.length;
  while (length > 0 && exponents[length - 1] === 0) length--;
  return exponents.slice(0, length);
}
