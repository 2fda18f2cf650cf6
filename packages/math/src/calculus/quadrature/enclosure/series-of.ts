import type { Rational } from '../../../exact/rational.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, PowerNode } from '../../../expression/expression.ts';
import type { Arithmetic } from '../../../expression/facts/fact.ts';
import { byFormula } from '../../../expression/facts/table.ts';
import { contains } from '../../../expression/walk.ts';
import { type Budget, budget } from '../../../result/budget.ts';
import { endedBy, Unfinished } from '../../../result/unfinished.ts';
import { isExactZero, signOf } from './coefficient.ts';
import { type Series, SeriesAlgebra } from './series.ts';

const usualWork = 400_000;

/** The series of an expression for small positive values of its variable; null where it has none of this kind. */
export function seriesOf(
  f: Expression,
  variable: string,
  length: number,
  bits: number,
  work: Budget = budget(usualWork),
): Series | null {
  try {
    return new Expansion(variable, new SeriesAlgebra(length, bits, work)).of(f);
  } catch (error) {
    if (endedBy(error, 'no-series')) return null;
    throw error;
  }
}

type Rule = (u: Series) => Series;

class Expansion {
  private readonly variable: string;
  private readonly algebra: SeriesAlgebra;
  private readonly known = new Map<Expression, Series>();
  private readonly rules: Readonly<Record<string, Rule>>;

  constructor(variable: string, algebra: SeriesAlgebra) {
    this.variable = variable;
    this.algebra = algebra;
    this.rules = this.makeRules();
  }

  of(f: Expression): Series {
    const known = this.known.get(f);
    if (known !== undefined) return known;
    const found = this.compute(f);
    this.known.set(f, found);
    return found;
  }

  private compute(f: Expression): Series {
    const { algebra } = this;
    if (!contains(f, this.variable)) {
      const value = algebra.numbers.of(f);
      if (value === null) throw new Unfinished('no-series', 'a constant without a real value');
      return algebra.add([], algebra.constant(value));
    }
    switch (f.kind) {
      case 'symbol':
        return algebra.monomial(Q.one);
      case 'sum':
        return f.terms.map((term) => this.of(term)).reduce((a, b) => algebra.add(a, b));
      case 'product':
        return f.factors.map((factor) => this.of(factor)).reduce((a, b) => algebra.multiply(a, b));
      case 'power':
        return this.power(f);
      case 'apply': {
        if (f.args.length !== 1) throw new Unfinished('no-series', `${f.name} has no series here`);
        return this.arithmetic.apply(f.name, this.of(f.args[0]!));
      }
      default:
        throw new Unfinished('no-series', 'not a number');
    }
  }

  private power({ base, exponent }: PowerNode): Series {
    const { algebra } = this;
    if (base.kind === 'constant' && base.name === 'e') return algebra.exponential(this.of(exponent));
    if (contains(exponent, this.variable)) {
      const ln = algebra.logarithm(this.of(base));
      return algebra.exponential(algebra.multiply(this.of(exponent), ln));
    }
    const value = algebra.numbers.of(exponent);
    if (value === null) throw new Unfinished('no-series', 'an exponent without a real value');
    return algebra.power(this.of(base), value, exponent.kind === 'number' ? exponent.value : null);
  }

  private readonly arithmetic: Arithmetic<Series> = {
    number: (value) => this.algebra.constant(this.algebra.numbers.of(E.number(value))!),
    add: (a, b) => this.algebra.add(a, b),
    multiply: (a, b) => this.algebra.multiply(a, b),
    power: (a, exponent) => this.rational(a, exponent),
    apply: (name, u) => {
      const found = this.rules[name]?.(u) ?? byFormula(name, this.arithmetic, u);
      if (found === undefined) throw new Unfinished('no-series', `${name} has no series here`);
      return found;
    },
  };

  private rational(u: Series, r: Rational): Series {
    return this.algebra.power(u, this.algebra.numbers.of(E.number(r))!, r);
  }

  private readonly add = (a: Series, b: Series): Series => this.algebra.add(a, b);
  private readonly subtract = (a: Series, b: Series): Series => this.algebra.subtract(a, b);
  private readonly multiply = (a: Series, b: Series): Series => this.algebra.multiply(a, b);
  private readonly negate: Rule = (u) => this.algebra.negate(u);
  private readonly inverse: Rule = (u) => this.rational(u, Q.minusOne);
  private readonly root: Rule = (u) => this.rational(u, Q.half);
  private readonly rootInverse: Rule = (u) => this.rational(u, Q.rational(-1, 2));
  private readonly square: Rule = (u) => this.multiply(u, u);
  private readonly half: Rule = (u) => this.algebra.scale(u, this.algebra.numbers.of(E.half)!);
  private readonly exp: Rule = (u) => this.algebra.exponential(u);
  private readonly sin: Rule = (u) => this.algebra.sine(u);
  private readonly cos: Rule = (u) => this.algebra.cosine(u);
  private readonly sinh: Rule = (u) => this.half(this.subtract(this.exp(u), this.exp(this.negate(u))));
  private readonly cosh: Rule = (u) => this.half(this.add(this.exp(u), this.exp(this.negate(u))));
  private readonly oneMinusSquare: Rule = (u) => this.subtract(this.algebra.integer(1), this.square(u));
  private readonly onePlusSquare: Rule = (u) => this.add(this.algebra.integer(1), this.square(u));

  private readonly slope =
    (name: string, of: Rule): Rule =>
    (u) =>
      this.algebra.bySlope(name, u, of);

  private readonly gaussian: Rule = (u) => {
    const factor = E.multiply(E.two, E.power(E.constant('pi'), E.number(Q.rational(-1, 2))));
    return this.algebra.scale(this.exp(this.negate(this.square(u))), this.algebra.numbers.of(factor)!);
  };

  /** f with f′ = g(u)/u, g(0) = 1: at u = 0 it is γ + ln |u| + ∫ (g(u) − 1)/u du. */
  private readonly logarithmic =
    (name: string, g: Rule): Rule =>
    (u) => {
      const { algebra } = this;
      const parts = algebra.split(u);
      if (parts === null || !isExactZero(parts.value))
        return this.slope(name, (v) => this.multiply(g(v), this.inverse(v)))(u);
      const positive = signOf(algebra.leading(u).coefficient) === 1;
      const ln = algebra.logarithm(positive ? u : this.negate(u));
      const rest = this.multiply(this.subtract(g(u), algebra.integer(1)), this.inverse(u));
      return this.add(this.add(algebra.constant(algebra.numbers.euler()), ln), algebra.alongside(u, rest));
    };

  /** ±π/2 − atan(1/u) where u grows. */
  private arctangent(u: Series): Series {
    const { algebra } = this;
    const atan = this.slope('atan', (v) => this.inverse(this.onePlusSquare(v)));
    if (algebra.analytic(u) !== null) return atan(u);
    const { coefficient, power } = algebra.leading(u);
    const sign = signOf(coefficient);
    if (sign === null || Q.sign(power) >= 0) throw new Unfinished('no-series', 'atan of what has roots in it');
    const quarter = algebra.constant(algebra.numbers.of(E.multiply(E.half, E.constant('pi')))!);
    return this.subtract(sign > 0 ? quarter : this.negate(quarter), atan(this.inverse(u)));
  }

  /** ln(u + √(u² + 1)) where u grows, from the side where nothing cancels. */
  private areaSine(u: Series): Series {
    const { algebra } = this;
    if (algebra.analytic(u) !== null) return this.slope('asinh', (v) => this.rootInverse(this.onePlusSquare(v)))(u);
    const positive = signOf(algebra.leading(u).coefficient) === 1;
    const v = positive ? u : this.negate(u);
    const value = algebra.logarithm(this.add(v, this.root(this.onePlusSquare(v))));
    return positive ? value : this.negate(value);
  }

  private cubeRoot(u: Series): Series {
    const third = Q.rational(1, 3);
    const positive = signOf(this.algebra.leading(u).coefficient) === 1;
    return positive ? this.rational(u, third) : this.negate(this.rational(this.negate(u), third));
  }

  private makeRules(): Record<string, Rule> {
    const { algebra, add, subtract, multiply, negate, inverse } = this;
    const one = algebra.integer(1);
    return {
      ln: (u) => algebra.logarithm(u),
      sin: this.sin,
      cos: this.cos,
      sinh: this.sinh,
      cosh: this.cosh,
      atan: (u) => this.arctangent(u),
      asin: this.slope('asin', (u) => this.rootInverse(this.oneMinusSquare(u))),
      acos: this.slope('acos', (u) => negate(this.rootInverse(this.oneMinusSquare(u)))),
      asinh: (u) => this.areaSine(u),
      acosh: (u) => algebra.logarithm(add(u, this.root(subtract(this.square(u), one)))),
      atanh: (u) => this.half(subtract(algebra.logarithm(add(one, u)), algebra.logarithm(subtract(one, u)))),
      cbrt: (u) => this.cubeRoot(u),
      erf: this.slope('erf', this.gaussian),
      erfc: this.slope('erfc', (u) => negate(this.gaussian(u))),
      Si: this.slope('Si', (u) => multiply(this.sin(u), inverse(u))),
      Shi: this.slope('Shi', (u) => multiply(this.sinh(u), inverse(u))),
      Ei: this.logarithmic('Ei', this.exp),
      Ci: this.logarithmic('Ci', this.cos),
      Chi: this.logarithmic('Chi', this.cosh),
      li: (u) => this.logarithmic('Ei', this.exp)(algebra.logarithm(u)),
    };
  }
}
