import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, some } from '../../../expression/walk.ts';

export const trigonometric: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

export interface Angle {
  readonly base: Expression;
  /** The largest rational of which every angle is an integer multiple of the base. */
  measure: Q.Rational;
  halved: boolean;
}

/**
 * The common measures of an expression: the orders of the roots of one base, the rational proportions of exponents and of angles, so that
 * e^x and e^(3x/2), √u and u^(1/3), sin 2x and cos 3x each share one kernel.
 */
export class Measures {
  private readonly orders: { readonly base: Expression; order: number }[] = [];
  private readonly exponents: { readonly base: Expression; readonly exponent: Expression; measure: Q.Rational }[] = [];
  private readonly angles: Angle[] = [];
  private readonly x: string;

  constructor(x: string) {
    this.x = x;
  }

  /** Notes the common measures of roots, exponents and angles, so that each group has one kernel. */
  prepare(a: Expression): void {
    const below = new Set<Expression>();
    some(a, (node) => {
      if (node.kind === 'power' && node.exponent.kind === 'number' && Q.sign(node.exponent.value) < 0)
        some(
          node.base,
          (inner) => inner.kind === 'apply' && trigonometric.has(inner.name) && !!below.add(inner) && false,
        );
      return false;
    });
    some(a, (node) => {
      if (!contains(node, this.x)) return false;
      if (node.kind === 'power') this.preparePower(node.base, node.exponent);
      if (node.kind === 'apply' && trigonometric.has(node.name)) {
        const angle = this.angleOf(node.args[0]!);
        const quotient = node.name !== 'sin' && node.name !== 'cos';
        if (quotient || below.has(node)) angle.halved = true;
      }
      return false;
    });
  }

  preparePower(base: Expression, exponent: Expression): void {
    if (!contains(exponent, this.x)) {
      if (exponent.kind === 'number' && !Q.isInteger(exponent.value))
        this.orderOf(base, Number(exponent.value.denominator));
      else if (exponent.kind !== 'number')
        for (const term of E.termsOf(exponent)) if (term.kind !== 'number') this.exponentOf(base, term);
      return;
    }
    if (contains(base, this.x)) return;
    for (const term of E.termsOf(exponent)) if (contains(term, this.x)) this.exponentOf(base, term);
  }

  orderOf(base: Expression, order: number) {
    const known = this.orders.find((one) => E.equal(one.base, base));
    if (known === undefined) {
      const entry = { base, order };
      this.orders.push(entry);
      return entry;
    }
    known.order = (known.order * order) / gcd(known.order, order);
    return known;
  }

  exponentOf(base: Expression, term: Expression) {
    const rest = E.withoutCoefficient(term);
    const by = E.coefficient(term);
    const known = this.exponents.find((one) => E.equal(one.base, base) && E.equal(one.exponent, rest));
    if (known === undefined) {
      const entry = { base, exponent: rest, measure: Q.abs(by) };
      this.exponents.push(entry);
      return entry;
    }
    known.measure = commonMeasure(known.measure, by);
    return known;
  }

  angleOf(argument: Expression): Angle {
    for (const angle of this.angles) {
      const ratio = ratioOf(argument, angle.base);
      if (ratio === null) continue;
      angle.measure = commonMeasure(angle.measure, ratio);
      return angle;
    }
    const angle: Angle = { base: argument, measure: Q.one, halved: false };
    this.angles.push(angle);
    return angle;
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The largest rational of which both are integer multiples. */
export function commonMeasure(a: Q.Rational, b: Q.Rational): Q.Rational {
  const common = Z.gcd(Z.multiply(a.numerator, b.denominator), Z.multiply(b.numerator, a.denominator));
  return Q.rational(common, Z.multiply(a.denominator, b.denominator));
}

export const scaled = (a: Expression, by: Q.Rational): Expression =>
  a.kind === 'sum' ? E.sum(a.terms.map((term) => E.product([E.number(by), term]))) : E.product([E.number(by), a]);

/** a/b where it is a rational number. */
export function ratioOf(a: Expression, b: Expression): Q.Rational | null {
  const [first, other] = [E.termsOf(a)[0]!, E.termsOf(b)[0]!];
  if (!E.equal(E.withoutCoefficient(first), E.withoutCoefficient(other))) return null;
  const ratio = Q.divide(E.coefficient(first), E.coefficient(other));
  return E.equal(scaled(b, ratio), a) ? ratio : null;
}
