import type { Rational } from '../../exact/rational.ts';
import { add, type Ball, multiply, sizeOf, upper } from '../../numeric/precise/ball.ts';
import { exponential, logarithm } from '../../numeric/precise/ball-elementary.ts';
import type { ConstantName, Expression, PowerNode } from '../expression.ts';
import { preciseFunctions } from '../precise-functions.ts';
import { constantBall, isAlgebraicPower, isExactZero, powerOf, rationalBall } from './operations.ts';

/*
 * An expression as a function of one variable in balls, for many values of it: what `evaluateBall` computes, with three savings.
 *
 * The expression becomes a list of operations on earlier values. A part that stands in it twice is computed once; what does not contain
 * the variable is computed once for a number of bits, however dear it is (1/Γ(17/20) in front of a density); and powers of the same
 * base share its logarithm: of x^0.7/(1 + x^2.3) both are e^(c ln x).
 */

/** f(x) with its error at a working precision; null where there is no value, or none that can be told. */
export type BallUnary = (x: Ball, bits: number) => Ball | null;

type Values = readonly (Ball | null)[];

interface Operation {
  /** Whether its value depends on the variable. */
  readonly moves: boolean;
  readonly compute: (values: Values, x: Ball, bits: number) => Ball | null;
}

/** The expression as such a function; null for every x where it has other letters. */
export function compileBall(a: Expression, variable: string): BallUnary {
  const program = new Program(variable);
  const last = program.slotOf(a);
  const { operations } = program;
  const fixed = new Map<number, Values>();
  return (x, bits) => {
    const known = fixed.get(bits) ?? constantsOf(operations, x, bits);
    if (!fixed.has(bits)) {
      if (fixed.size >= maxPrecisions) fixed.clear();
      fixed.set(bits, known);
    }
    const values = [...known];
    for (const [slot, { moves, compute }] of operations.entries()) if (moves) values[slot] = compute(values, x, bits);
    return values[last]!;
  };
}

/** Constants are kept for so many numbers of bits. */
const maxPrecisions = 64;

function constantsOf(operations: readonly Operation[], x: Ball, bits: number): Values {
  const values: (Ball | null)[] = [];
  for (const { moves, compute } of operations) values.push(moves ? null : compute(values, x, bits));
  return values;
}

class Program {
  readonly operations: Operation[] = [];
  private readonly slots = new Map<string, number>();
  private readonly variable: string;

  constructor(variable: string) {
    this.variable = variable;
  }

  slotOf(a: Expression): number {
    switch (a.kind) {
      case 'number':
        return this.number(a.value);
      case 'constant':
        return this.constant(a.name);
      case 'symbol':
        return a.name === this.variable
          ? this.slot('x', true, (_, x) => x)
          : this.slot(`symbol ${a.name}`, false, () => null);
      case 'sum':
        return this.fold('sum', a.terms, add);
      case 'product':
        return this.fold('product', a.factors, multiply);
      case 'power':
        return this.power(a);
      case 'apply':
        return this.apply(a.name, a.args);
    }
  }

  private slot(key: string, moves: boolean, compute: Operation['compute']): number {
    const known = this.slots.get(key);
    if (known !== undefined) return known;
    this.slots.set(key, this.operations.length);
    return this.operations.push({ moves, compute }) - 1;
  }

  private number(value: Rational): number {
    const key = `number ${value.numerator}/${value.denominator}`;
    return this.slot(key, false, (_, __, bits) => rationalBall(value, bits));
  }

  private constant(name: ConstantName): number {
    return this.slot(`constant ${name}`, false, (_, __, bits) => constantBall(name, bits));
  }

  private anyMoves = (slots: readonly number[]): boolean => slots.some((slot) => this.operations[slot]!.moves);

  /** What is constant is put together first, so that it is one constant. */
  private fold(name: string, parts: readonly Expression[], combine: (a: Ball, b: Ball, bits: number) => Ball): number {
    const slots = parts.map((part) => this.slotOf(part));
    const [varying, constant] = [
      slots.filter((one) => this.anyMoves([one])),
      slots.filter((one) => !this.anyMoves([one])),
    ];
    const ofThese = (these: readonly number[]): number =>
      these.length === 1
        ? these[0]!
        : this.slot(`${name} ${these.join(' ')}`, this.anyMoves(these), (values, _, bits) =>
            folded(these, values, bits, combine),
          );
    if (constant.length < 2 || varying.length === 0) return ofThese(slots);
    return ofThese([ofThese(constant), ...varying]);
  }

  private apply(name: string, args: readonly Expression[]): number {
    const slots = args.map((arg) => this.slotOf(arg));
    const f = preciseFunctions.get(name);
    return this.slot(`apply ${name} ${slots.join(' ')}`, this.anyMoves(slots), (values, _, bits) => {
      const given = slots.map((slot) => values[slot]!);
      return f === undefined || given.some((one) => one === null) ? null : f(given as Ball[], bits);
    });
  }

  private power({ base, exponent }: PowerNode): number {
    const n = this.slotOf(exponent);
    if (base.kind === 'constant' && base.name === 'e')
      return this.slot(`exp ${n}`, this.anyMoves([n]), (values, _, bits) => {
        const given = values[n]!;
        return given === null ? null : exponential(given, bits);
      });
    const b = this.slotOf(base);
    const exact = exponent.kind === 'number' ? exponent.value : null;
    const moves = this.anyMoves([b, n]);
    const key = `power ${b} ${n}`;
    if (exact !== null && isAlgebraicPower(exact))
      return this.slot(key, moves, (values, _, bits) => powerOfValues(values[b]!, values[n]!, exact, bits));
    const ln = this.slot(`logarithm ${b}`, this.anyMoves([b]), (values, _, bits) => logarithmOf(values[b]!, bits));
    return this.slot(key, moves, (values, _, bits) => {
      const [u, exponentBall, logarithmBall] = [values[b]!, values[n]!, values[ln]!];
      const isUsual = exponentBall !== null && logarithmBall !== null && upper(exponentBall) <= extraBits - 8;
      return isUsual
        ? exponential(multiply(exponentBall, logarithmBall, bits + extraBits), bits)
        : powerOfValues(u, exponentBall, exact, bits);
    });
  }
}

function folded(
  slots: readonly number[],
  values: Values,
  bits: number,
  combine: (a: Ball, b: Ball, bits: number) => Ball,
): Ball | null {
  let total: Ball | null = null;
  for (const slot of slots) {
    const value = values[slot]!;
    if (value === null) return null;
    total = total === null ? value : combine(total, value, bits);
  }
  return total;
}

/** How many bits more the shared logarithm has: enough for exponents below 2^24. */
const extraBits = 32;

/** ln a for powers of a; null for 0 too, of which powers have values of their own. */
function logarithmOf(a: Ball | null, bits: number): Ball | null {
  if (a === null || isExactZero(a)) return null;
  const size = Math.abs(sizeOf(a.value));
  return size > maxSize ? null : logarithm(a, bits + extraBits + Math.ceil(Math.log2(size + 2)));
}

/** Beyond 2^(±this) powers are left to the general way. */
const maxSize = 2 ** 40;

const powerOfValues = (base: Ball | null, exponent: Ball | null, exact: Rational | null, bits: number): Ball | null =>
  base === null || exponent === null ? null : powerOf(base, exponent, exact, bits);
