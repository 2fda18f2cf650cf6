import type { Rational } from '../exact/rational.ts';
import type { FunctionName } from './facts/table.ts';

/**
 * The nodes of an expression: immutable plain objects, a small tagged union.
 *
 * There is no node for a difference, a quotient, a negation or a root: `a - b` is `a + (-1)*b`, `a/b` is `a * b^(-1)`,
 * `sqrt(x)` is `x^(1/2)`. One meaning, one shape; the printers in `syntax` give back the forms that people write.
 * The constructors in `build.ts` make nodes, but for stand-ins that never leave a computation: they flatten, fold rational numbers, collect like terms and like
 * powers, and put operands into the canonical order of `order.ts`.
 */
export type Expression = NumberNode | SymbolNode | ConstantNode | SumNode | ProductNode | PowerNode | ApplyNode;

/** An exact rational number. A decimal that was typed is the rational it spells. */
export interface NumberNode {
  readonly kind: 'number';
  readonly value: Rational;
}

/** A letter or name without a value of its own. */
export interface SymbolNode {
  readonly kind: 'symbol';
  readonly name: string;
}

/**
 * `infinity` is +oo (−oo is its product with −1); `EulerGamma` is γ = −ψ(1), `Catalan` is G = Σ (−1)ⁿ/(2n + 1)². `undefined` never
 * appears: a value that does not exist is a `Result`.
 */
export type ConstantName = 'pi' | 'e' | 'i' | 'infinity' | 'EulerGamma' | 'Catalan';

/** A constant that has a name: π, e, i, infinity and others. */
export interface ConstantNode {
  readonly kind: 'constant';
  readonly name: ConstantName;
}

/** At least two terms, none of them a sum, at most one number (the last). */
export interface SumNode {
  readonly kind: 'sum';
  readonly terms: readonly Expression[];
}

/** At least two factors, none of them a product, at most one number (the first, never 0 or 1). */
export interface ProductNode {
  readonly kind: 'product';
  readonly factors: readonly Expression[];
}

/** baseᵉˣᵖᵒⁿᵉⁿᵗ, principal value. */
export interface PowerNode {
  readonly kind: 'power';
  readonly base: Expression;
  readonly exponent: Expression;
}

/** A named function of `facts/table.ts` applied to its arguments. exp(x) is `e^x`, a power; sqrt is a power too. */
export interface ApplyNode {
  readonly kind: 'apply';
  readonly name: FunctionName | InternalName;
  readonly args: readonly Expression[];
}

/** Names that live inside one computation and never leave it: what is left of a function there, stand-ins, a row of values. */
export type InternalName =
  | `scaled${string}`
  | `regular${string}`
  | `†${string}`
  | 'coefficient'
  | ''
  | WrittenLogarithm;

/** Logarithms to a base, in lines that are shown as they were typed; what is calculated with has ln(A)/ln(b). */
export type WrittenLogarithm = 'log' | 'log2' | 'log10';
