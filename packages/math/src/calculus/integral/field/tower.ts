import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import type { Budget } from '../../../result/budget.ts';
import { endedBy, Unfinished } from '../../../result/unfinished.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { derivativeOf } from '../../derivative.ts';
import type { Context } from '../context.ts';
import { inExponentials } from '../transcendental/exponential.ts';
import { multiples } from '../transcendental/trigonometric.ts';
import { polynomialRoot } from './factor-denominator.ts';
import { Measures, ratioOf, scaled, trigonometric } from './measures.ts';
import { type RootOf, rationalView } from './rational-view.ts';

/*
 * The differential field of an integrand: the variable and the "kernels" on top of it (logarithms, exponentials, roots, sines,
 * inverse functions, named functions), each with a name of its own and its derivative as a rational function of the names.
 *
 *   ln x                 L,  L′ = 1/x
 *   e^(3x/2), e^x        E = e^(x/2),  E′ = E/2: commensurable exponents share one kernel
 *   √(1 + x²)            S,  S′ = (x/(1 + x²))·S, and S² = 1 + x², a relation
 *   x^n, (a + bx)^m      P,  P′ = (n/x)·P
 *   sin θ, cos θ         s and c with s² = 1 − c² where they stand in numerators; t = tan(θ/2) where they stand below
 *   asin x               A,  A′ = S/(1 − x²) with its root
 */

export interface Kernel {
  readonly name: string;
  readonly expression: Expression;
  /** Its derivative, in the names. */
  readonly rate: Expression;
  /** How its powers behave when differentiated, for the bounds of the degrees. */
  readonly kind: 'variable' | 'primitive' | 'exponential' | 'root' | 'tangent' | 'circular';
}

export interface Tower {
  readonly kernels: readonly Kernel[];
  readonly relations: readonly RootOf[];
  /** The integrand, in the names. */
  readonly integrand: Expression;
  /** Names for an expression that was not part of the integrand; null when it needs a kernel that there is not. */
  readonly inNames: (a: Expression) => Expression | null;
  /** Expressions for the names. */
  readonly named: ReadonlyMap<string, Expression>;
}

const maxKernels = 9;

/** The tower over which the integrand (and the expressions in `also`) are rational functions; null where there is none. */
export function towerOf(f: Expression, context: Context, also: readonly Expression[] = []): Tower | null {
  const builder = new Builder(context.variable, context.budget);
  try {
    const [plain, ...others] = [f, ...also].map((one) => inExponentials(one, context.variable)) as [Expression];
    for (const one of [plain, ...others]) builder.measures.prepare(one);
    const integrand = builder.named(plain);
    for (const one of others) builder.named(one);
    return {
      kernels: builder.kernels,
      relations: builder.relations,
      integrand,
      inNames: (a) => builder.without(inExponentials(a, context.variable)),
      named: new Map(builder.kernels.map(({ name, expression }) => [name, expression])),
    };
  } catch (error) {
    if (endedBy(error, 'no-tower')) return null;
    throw error;
  }
}

class Builder {
  readonly kernels: Kernel[];
  readonly relations: RootOf[] = [];
  readonly measures: Measures;
  private readonly known = new Map<Kernel['expression'], string>();
  private readonly x: string;
  private frozen = false;
  /** Kernels whose derivatives are being named. */
  private begun = 0;

  private readonly budget: Budget;

  constructor(x: string, budget: Budget) {
    this.x = x;
    this.measures = new Measures(x);
    this.budget = budget;
    this.kernels = [{ name: x, expression: E.symbol(x), rate: E.one, kind: 'variable' }];
  }

  /** The same without new kernels. */
  without(a: Expression): Expression | null {
    this.frozen = true;
    try {
      return this.named(a);
    } catch (error) {
      if (endedBy(error, 'no-tower')) return null;
      throw error;
    } finally {
      this.frozen = false;
    }
  }

  /** The expression in the names; kernels are added as they are met, those they stand on first. */
  named(a: Expression): Expression {
    if (!contains(a, this.x) || a.kind === 'symbol') return a;
    if (a.kind === 'sum') return E.sum(a.terms.map((term) => this.named(term)));
    if (a.kind === 'product') return E.product(a.factors.map((factor) => this.named(factor)));
    if (a.kind === 'power') return this.namedPower(a.base, a.exponent);
    if (a.kind === 'apply' && trigonometric.has(a.name)) return this.namedAngle(a.name, a.args[0]!);
    return this.namedFunction(a);
  }

  private kernel(expression: Expression, kind: Kernel['kind'], rate: (name: Expression) => Expression): string {
    for (const [key, name] of this.known) if (E.equal(key, expression)) return name;
    // The derivatives of ln Γ never end: what is begun counts with what is there.
    if (this.frozen || this.kernels.length + this.begun >= maxKernels) throw new Unfinished('no-tower');
    this.begun++;
    const rateWithout = rate(E.symbol('\u03be'));
    this.begun--;
    const name = `\u03be${this.kernels.length}`;
    const own = transform(rateWithout, (node) =>
      node.kind === 'symbol' && node.name === '\u03be' ? E.symbol(name) : node,
    );
    if (this.kernels.length >= maxKernels) throw new Unfinished('no-tower');
    this.kernels.push({ name, expression, rate: own, kind });
    this.known.set(expression, name);
    return name;
  }

  private rateOf(a: Expression): Expression {
    const derived = derivativeOf(a, this.x);
    if (derived === null) throw new Unfinished('no-tower');
    this.prepareLate(derived);
    return this.named(derived);
  }

  /** The derivative of what is written in the names already: no kernel is needed for it. */
  private rateInNames(a: Expression): Expression {
    return E.sum(
      this.kernels.map(({ name, rate }) => {
        if (!contains(a, name)) return E.zero;
        const partial = derivativeOf(a, name);
        if (partial === null) throw new Unfinished('no-tower');
        return E.product([partial, rate]);
      }),
    );
  }

  /** Roots that only a derivative brings in. */
  private prepareLate(a: Expression): void {
    some(a, (node) => {
      if (node.kind === 'power' && contains(node, this.x)) this.measures.preparePower(node.base, node.exponent);
      return false;
    });
  }

  private namedPower(base: Expression, exponent: Expression): Expression {
    if (contains(exponent, this.x)) {
      if (contains(base, this.x)) throw new Unfinished('no-tower');
      return E.product(
        E.termsOf(exponent).map((term) =>
          contains(term, this.x) ? this.exponential(base, term) : E.power(base, term),
        ),
      );
    }
    if (exponent.kind === 'number')
      return Q.isInteger(exponent.value) ? E.power(this.named(base), exponent) : this.root(base, exponent.value);
    return E.product(
      E.termsOf(exponent).map((term) =>
        term.kind === 'number' ? this.namedPower(base, term) : this.symbolic(base, term),
      ),
    );
  }

  private exponential(base: Expression, term: Expression): Expression {
    const { exponent, measure } = this.measures.exponentOf(base, term);
    const unit = E.product([E.number(measure), exponent]);
    const whole = E.power(base, unit);
    const name = this.kernel(whole, 'exponential', (self) => E.product([self, E.ln(base), this.rateOf(unit)]));
    return E.power(E.symbol(name), E.number(Q.divide(E.coefficient(term), measure)));
  }

  private symbolic(base: Expression, term: Expression): Expression {
    const { exponent, measure } = this.measures.exponentOf(base, term);
    const unit = E.product([E.number(measure), exponent]);
    const name = this.kernel(E.power(base, unit), 'exponential', (self) =>
      E.product([self, unit, this.rateOf(base), E.reciprocal(this.named(base))]),
    );
    return E.power(E.symbol(name), E.number(Q.divide(E.coefficient(term), measure)));
  }

  /**
   * base^(p/n) by a kernel S with S^n a polynomial: the root itself, or where base = N/D the root times an M with D | M^n.
   */
  private root(base: Expression, exponent: Q.Rational): Expression {
    const { order } = this.measures.orderOf(base, Number(exponent.denominator));
    const inside = this.named(base);
    const over = this.clearing(inside, order);
    const own = this.inExpressions(over);
    const root = E.product([E.power(base, E.number(Q.rational(1, order))), own]);
    const name = this.kernel(root, 'root', (self) => {
      const ownGrowth = contains(own, this.x) ? E.divide(this.rateInNames(over), over) : E.zero;
      return E.product([
        self,
        E.add(E.product([E.number(Q.rational(1, order)), this.rateOf(base), E.reciprocal(inside)]), ownGrowth),
      ]);
    });
    if (!this.relations.some((one) => one.name === name))
      this.relations.push({ name, power: order, equals: E.product([inside, E.power(over, E.number(order))]) });
    const times = Number(exponent.numerator) * (order / Number(exponent.denominator));
    const whole = Math.floor(times / order);
    return E.product([
      E.power(E.divide(E.symbol(name), over), E.number(times - whole * order)),
      E.power(inside, E.number(whole)),
    ]);
  }

  /** M such that M^n times the fraction is a polynomial. */
  private clearing(inside: Expression, n: number): Expression {
    const names = this.kernels.map(({ name }) => name);
    const view = rationalView([inside], names, this.budget, this.relations);
    const value = view?.fractionOf(inside) ?? null;
    if (view === null || value === null) throw new Unfinished('no-tower');
    if (value.d === 1n) return E.one;
    return view.expressionOf(polynomialRoot(view.field, value.d, n) ?? value.d);
  }

  private inExpressions(a: Expression): Expression {
    return substitute(a, Object.fromEntries(this.kernels.map(({ name, expression }) => [name, expression])));
  }

  private namedFunction(a: Expression): Expression {
    if (a.kind !== 'apply' || ['abs', 'sign', 'floor', 'ceil', 'mod', 'heaviside'].includes(a.name))
      throw new Unfinished('no-tower');
    for (const arg of a.args) if (contains(arg, this.x)) this.named(arg);
    return E.symbol(this.kernel(a, 'primitive', () => this.rateOf(a)));
  }

  private namedAngle(name: string, argument: Expression): Expression {
    const angle = this.measures.angleOf(argument);
    const theta = scaled(angle.base, angle.measure);
    const k = ratioOf(argument, theta);
    if (k === null || !Q.isInteger(k) || Math.abs(Number(k.numerator)) > 12) throw new Unfinished('no-tower');
    const [sin, cos] = angle.halved ? this.halfTangent(theta) : this.circular(theta);
    const [cosine, sine] = multiples(Number(k.numerator), sin, cos);
    const written = bySineAndCosine(name, sine, cosine);
    if (written === null) throw new Error(`${name} is no circular function`);
    return written;
  }

  private halfTangent(theta: Expression): [Expression, Expression] {
    const half = scaled(theta, Q.half);
    const name = this.kernel(E.apply('tan', [half]), 'tangent', (self) =>
      E.product([E.add(E.one, E.power(self, E.two)), this.rateOf(half)]),
    );
    const t = E.symbol(name);
    const under = E.reciprocal(E.add(E.one, E.power(t, E.two)));
    return [E.product([E.two, t, under]), E.product([E.subtract(E.one, E.power(t, E.two)), under])];
  }

  private circular(theta: Expression): [Expression, Expression] {
    const [sine, cosine] = [E.apply('sin', [theta]), E.apply('cos', [theta])];
    const rate = this.rateOf(theta);
    const c = this.kernel(cosine, 'circular', () => E.symbol('\u03b6'));
    const s = this.kernel(sine, 'root', () => E.product([E.symbol(c), rate]));
    const at = this.kernels.findIndex((one) => one.name === c);
    this.kernels[at] = { ...this.kernels[at]!, rate: E.product([E.number(-1), E.symbol(s), rate]) };
    if (!this.relations.some((one) => one.name === s))
      this.relations.push({ name: s, power: 2, equals: E.subtract(E.one, E.power(E.symbol(c), E.two)) });
    return [E.symbol(s), E.symbol(c)];
  }
}
