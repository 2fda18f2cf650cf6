import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { type Circular, exactValue } from '../../trigonometry/exact-values.ts';
import { circularNames, type Multiple } from './base-angle.ts';

/** The names of cos u and sin u for the base angle u. */
export const C = 'c§';
/** The letter that stands for the sine in a polynomial in sine and cosine; nobody can type it. */
export const S = 's§';

/** A symbol that stands for a root or an absolute value: name^degree = of. */
export interface Auxiliary {
  readonly name: string;
  readonly degree: number;
  readonly of: Expression;
}

/** A symbol that stands for a constant which is no root of rational numbers: pi, e, sin(1). */
export interface ConstantSymbol {
  readonly name: string;
  readonly value: Expression;
}

/** An equation as a rational expression in cos u, sin u and the symbols of `auxiliaries` and `stands`. */
interface InSineAndCosine {
  readonly expression: Expression;
  /** An auxiliary may occur in `of` of later ones. */
  readonly auxiliaries: readonly Auxiliary[];
  readonly stands: readonly ConstantSymbol[];
}

/** Rewrites f in the cosine and sine of the base angle, or in the letters that already stand for functions; null where x comes in otherwise, or a number is not real. */
export function inSineAndCosine(
  f: Expression,
  x: string,
  multiples: readonly Multiple[],
  letters: readonly string[] = [C, S],
): InSineAndCosine | null {
  const rewriting = new Rewriting(x, multiples, letters);
  const expression = rewriting.visit(f);
  return expression === null ? null : { expression, auxiliaries: rewriting.auxiliaries, stands: rewriting.stands };
}

/** A walk of an expression, with what stands for its roots and numbers. */
class Rewriting {
  readonly auxiliaries: Auxiliary[] = [];
  readonly stands: ConstantSymbol[] = [];
  private readonly x: string;
  private readonly multiples: readonly Multiple[];
  private readonly letters: readonly string[];

  constructor(x: string, multiples: readonly Multiple[], letters: readonly string[]) {
    this.x = x;
    this.multiples = multiples;
    this.letters = letters;
  }

  visit(node: Expression): Expression | null {
    switch (node.kind) {
      case 'number':
        return node;
      case 'symbol':
        return this.letters.includes(node.name) ? node : null;
      case 'constant':
        return node.name === 'pi' || node.name === 'e' ? this.stand(node) : null;
      case 'sum': {
        const terms = this.visitAll(node.terms);
        return terms && E.sum(terms);
      }
      case 'product': {
        const factors = this.visitAll(node.factors);
        return factors && E.product(factors);
      }
      case 'power':
        return this.visitPower(node);
      case 'apply':
        return node.args.length === 1 ? this.visitCall(node.name, node.args[0]!, node) : null;
    }
  }

  private visitAll(parts: readonly Expression[]): Expression[] | null {
    const visited: Expression[] = [];
    for (const part of parts) {
      const one = this.visit(part);
      if (one === null) return null;
      visited.push(one);
    }
    return visited;
  }

  private visitPower({ base, exponent }: PowerNode): Expression | null {
    const { x } = this;
    if (exponent.kind !== 'number')
      return contains(base, x) || contains(exponent, x) ? null : this.stand({ kind: 'power', base, exponent });
    const inner = this.visit(base);
    if (inner === null) return null;
    const { numerator, denominator } = exponent.value;
    if (denominator === 1) return E.power(inner, exponent);
    if (typeof denominator !== 'number' || denominator > 6) return null;
    // Whether an odd root of a negative number is real depends on who asks: where x decides it, nothing is said.
    if (contains(base, x) && denominator % 2 === 1) return null;
    return E.power(this.auxiliary(inner, denominator), E.number(numerator));
  }

  private visitCall(name: string, argument: Expression, node: Expression): Expression | null {
    if (!contains(node, this.x)) {
      const turns = E.product([argument, E.reciprocal(E.constant('pi'))]);
      const known = circularNames.has(name) && turns.kind === 'number' ? knownValue(name, turns.value) : null;
      return known === null ? this.stand(node) : this.visit(known);
    }
    if (name === 'abs') {
      const inner = this.visit(argument);
      return inner === null ? null : this.auxiliary(E.power(inner, E.two), 2);
    }
    const multiple = this.multiples.find(({ angle }) => E.equal(angle, argument));
    if (multiple === undefined) return null;
    const sine = this.visit(sineOf(multiple));
    const cosine = this.visit(cosineOf(multiple));
    return sine === null || cosine === null ? null : circular(name, sine, cosine);
  }

  private auxiliary(of: Expression, degree: number): Expression {
    const known = this.auxiliaries.find((other) => other.degree === degree && E.equal(other.of, of));
    const name = known?.name ?? `r§${this.auxiliaries.length}`;
    if (known === undefined) this.auxiliaries.push({ name, degree, of });
    return E.symbol(name);
  }

  private stand(value: Expression): Expression | null {
    if (!Number.isFinite(evaluate(value))) return null;
    const known = this.stands.find((other) => E.equal(other.value, value));
    const name = known?.name ?? `k§${this.stands.length}`;
    if (known === undefined) this.stands.push({ name, value });
    return E.symbol(name);
  }
}

/** sin(n·u + b) = sin(n·u)·cos b + cos(n·u)·sin b */
function sineOf({ times, shift }: Multiple): Expression {
  const [cosine, sine] = multipleAngle(times);
  return E.add(E.multiply(sine, valueAt('cos', shift)), E.multiply(cosine, valueAt('sin', shift)));
}

function cosineOf({ times, shift }: Multiple): Expression {
  const [cosine, sine] = multipleAngle(times);
  return E.subtract(E.multiply(cosine, valueAt('cos', shift)), E.multiply(sine, valueAt('sin', shift)));
}

/** A constant sine or cosine, in roots where it is known so. */
function valueAt(name: Circular, angle: Expression): Expression {
  const turns = E.product([angle, E.reciprocal(E.constant('pi'))]);
  const known = turns.kind === 'number' ? exactValue(name, turns.value) : undefined;
  return known ?? E.apply(name, [angle]);
}

/** cos(n·u) = Tₙ(cos u) and sin(n·u) = sin u·Uₙ₋₁(cos u), by pₙ₊₁ = 2·cos u·pₙ − pₙ₋₁ (DLMF 18.9), multiplied out. */
function multipleAngle(n: number): readonly [cosine: Expression, sine: Expression] {
  const size = Math.abs(n);
  const sine = E.multiply(E.symbol(S), inCosine(recurred([0n], [1n], size)));
  return [inCosine(recurred([1n], [0n, 1n], size)), n < 0 ? E.product([E.number(-1), sine]) : sine];
}

/** The polynomial of index n, index of an array = power, from those of index 0 and 1. */
function recurred(zeroth: readonly bigint[], first: readonly bigint[], n: number): readonly bigint[] {
  let [before, last] = [zeroth, first];
  for (let k = 0; k < n; k += 1) {
    const length = Math.max(last.length + 1, before.length);
    const next = Array.from({ length }, (_, d) => 2n * (last[d - 1] ?? 0n) - (before[d] ?? 0n));
    [before, last] = [last, next];
  }
  return before;
}

const inCosine = (coefficients: readonly bigint[]): Expression =>
  E.sum(coefficients.map((value, d) => E.product([E.number(Z.fromBigInt(value)), E.power(E.symbol(C), E.number(d))])));

function circular(name: string, sine: Expression, cosine: Expression): Expression | null {
  switch (name) {
    case 'sin':
      return sine;
    case 'cos':
      return cosine;
    case 'tan':
      return E.multiply(sine, E.reciprocal(cosine));
    case 'cot':
      return E.multiply(cosine, E.reciprocal(sine));
    case 'sec':
      return E.reciprocal(cosine);
    case 'csc':
      return E.reciprocal(sine);
    default:
      return null;
  }
}

function knownValue(name: string, turns: Rational): Expression | null {
  const [sine, cosine] = [exactValue('sin', turns), exactValue('cos', turns)];
  if (sine === undefined || cosine === undefined) return null;
  const below = name === 'tan' || name === 'sec' ? cosine : name === 'cot' || name === 'csc' ? sine : E.one;
  return below.kind === 'number' && Q.isZero(below.value) ? null : circular(name, sine, cosine);
}
