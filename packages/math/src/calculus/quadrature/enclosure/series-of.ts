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

  private makeRules(): Record<string, Rule> {
    const { algebra } = this;
    const { add, multiply, negate, subtract } = {
      add: (a: Series, b: Series) => algebra.add(a, b),
      multiply: (a: Series, b: Series) => algebra.multiply(a, b),
      negate: (a: Series) => algebra.negate(a),
      subtract: (a: Series, b: Series) => algebra.subtract(a, b),
    };
    const one = algebra.integer(1);
    const inverse: Rule = (u) => this.rational(u, Q.minusOne);
    const root: Rule = (u) => this.rational(u, Q.half);
    const square: Rule = (u) => multiply(u, u);
    const half: Rule = (u) => algebra.scale(u, algebra.numbers.of(E.half)!);
    const exp: Rule = (u) => algebra.exponential(u);
    const sin: Rule = (u) => algebra.sine(u);
    const cos: Rule = (u) => algebra.cosine(u);
    const sinh: Rule = (u) => half(subtract(exp(u), exp(negate(u))));
    const cosh: Rule = (u) => half(add(exp(u), exp(negate(u))));
    const rootInverse: Rule = (u) => this.rational(u, Q.rational(-1, 2));
    const slope =
      (name: string, of: Rule): Rule =>
      (u) =>
        algebra.bySlope(name, u, of);
    const quarter = algebra.constant(algebra.numbers.of(E.multiply(E.half, E.constant('pi')))!);
    const atan = slope('atan', (u) => inverse(add(one, square(u))));
    const gaussian: Rule = (u) =>
      algebra.scale(
        exp(negate(square(u))),
        algebra.numbers.of(E.multiply(E.two, E.power(E.constant('pi'), E.number(Q.rational(-1, 2)))))!,
      );
    const asinh = slope('asinh', (u) => rootInverse(add(one, square(u))));
    /** f with f′ = g(u)/u, g(0) = 1: at u = 0 it is γ + ln |u| + ∫ (g(u) − 1)/u du. */
    const logarithmic =
      (name: string, g: Rule): Rule =>
      (u) => {
        const parts = algebra.split(u);
        if (parts === null || !isExactZero(parts.value)) return slope(name, (v) => multiply(g(v), inverse(v)))(u);
        const positive = signOf(algebra.leading(u).coefficient) === 1;
        const ln = algebra.logarithm(positive ? u : negate(u));
        const rest = multiply(subtract(g(u), one), inverse(u));
        return add(add(algebra.constant(algebra.numbers.euler()), ln), algebra.alongside(u, rest));
      };
    return {
      ln: (u) => algebra.logarithm(u),
      sin,
      cos,
      sinh,
      cosh,
      atan: (u) => {
        if (algebra.analytic(u) !== null) return atan(u);
        // ±π/2 − atan(1/u) where u grows.
        const { coefficient, power } = algebra.leading(u);
        const sign = signOf(coefficient);
        if (sign === null || Q.sign(power) >= 0) throw new Unfinished('no-series', 'atan of what has roots in it');
        return subtract(sign > 0 ? quarter : negate(quarter), atan(inverse(u)));
      },
      asin: slope('asin', (u) => rootInverse(subtract(one, square(u)))),
      acos: slope('acos', (u) => negate(rootInverse(subtract(one, square(u))))),
      asinh: (u) => {
        if (algebra.analytic(u) !== null) return asinh(u);
        // ln(u + √(u² + 1)), from the side where nothing cancels.
        const { coefficient } = algebra.leading(u);
        const positive = signOf(coefficient) === 1;
        const v = positive ? u : negate(u);
        const value = algebra.logarithm(add(v, root(add(one, square(v)))));
        return positive ? value : negate(value);
      },
      acosh: (u) => algebra.logarithm(add(u, root(subtract(square(u), one)))),
      atanh: (u) => half(subtract(algebra.logarithm(add(one, u)), algebra.logarithm(subtract(one, u)))),
      cbrt: (u) => {
        const { coefficient } = algebra.leading(u);
        const third = Q.rational(1, 3);
        return signOf(coefficient) === 1 ? this.rational(u, third) : negate(this.rational(negate(u), third));
      },
      erf: slope('erf', gaussian),
      erfc: slope('erfc', (u) => negate(gaussian(u))),
      Si: slope('Si', (u) => multiply(sin(u), inverse(u))),
      Shi: slope('Shi', (u) => multiply(sinh(u), inverse(u))),
      Ei: logarithmic('Ei', exp),
      Ci: logarithmic('Ci', cos),
      Chi: logarithmic('Chi', cosh),
      li: (u) => logarithmic('Ei', exp)(algebra.logarithm(u)),
    };
  }
}
