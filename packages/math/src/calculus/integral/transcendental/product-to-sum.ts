import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { type Context, isFree } from '../context.ts';
import { linearSlope } from '../table.ts';

/** c·cos(argument) or c·sin(argument). */
interface Wave {
  readonly c: Expression;
  readonly name: 'cos' | 'sin';
  readonly argument: Expression;
}

const maxPower = 16;

/**
 * A product of natural powers of sines and cosines of linear arguments as a sum of single ones, the other factors left as they
 * are: sin(a)·sin(b) = (cos(a − b) − cos(a + b))/2 and its like. Null when there is nothing to join.
 */
export function productToSum(f: Expression, context: Pick<Context, 'variable'>): Sum | null {
  const read = partsOf(f, context);
  return read === null || isOddPower(read.parts, read.rest, context) ? null : summed(read);
}

/** The same of whatever product of waves. */
export function wavesOfProduct(f: Expression, context: Pick<Context, 'variable'>): Sum | null {
  const read = partsOf(f, context);
  return read && summed(read);
}

interface Sum {
  readonly waves: readonly Wave[];
  readonly rest: Expression;
}

interface Part {
  readonly name: 'cos' | 'sin';
  readonly argument: Expression;
}

interface Parts {
  readonly parts: readonly Part[];
  readonly rest: readonly Expression[];
}

function summed({ parts, rest }: Parts): Sum {
  let waves: Wave[] = [{ c: E.one, ...parts[0]! }];
  for (const part of parts.slice(1)) waves = collected(waves.flatMap((wave) => times(wave, part)));
  return { waves, rest: E.product(rest) };
}

function partsOf(f: Expression, context: Pick<Context, 'variable'>): Parts | null {
  const factors = E.factorsOf(f);
  const rest: Expression[] = [];
  const parts: Part[] = [];
  for (const factor of factors) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const trig = base.kind === 'apply' && (base.name === 'sin' || base.name === 'cos') ? base : null;
    const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Number(exponent.value.numerator) : -1;
    if (trig === null || n < 1 || isFree(trig, context) || linearSlope(trig.args[0]!, context) === null)
      rest.push(factor);
    else for (let k = 0; k < n; k++) parts.push({ name: trig.name as 'cos' | 'sin', argument: trig.args[0]! });
  }
  return parts.length === 0 || parts.length > maxPower ? null : { parts, rest };
}

/**
 * sin^m·cos^n of one angle, with m or n odd and nothing else beside them, is a polynomial in the other function times its
 * derivative: sin(x)^3/3 is read more easily than a sum of waves, and is found by substitution (`trigonometric.ts`).
 */
function isOddPower(
  parts: readonly { name: 'cos' | 'sin'; argument: Expression }[],
  rest: readonly Expression[],
  context: Pick<Context, 'variable'>,
): boolean {
  if (parts.length < 2 || rest.some((factor) => !isFree(factor, context))) return false;
  if (parts.some(({ argument }) => !E.equal(argument, parts[0]!.argument))) return false;
  const sines = parts.filter(({ name }) => name === 'sin').length;
  return sines % 2 === 1 || (parts.length - sines) % 2 === 1;
}

function times({ c, name, argument }: Wave, other: { name: 'cos' | 'sin'; argument: Expression }): Wave[] {
  const half = E.multiply(E.half, c);
  const plus = E.sum([argument, other.argument]);
  const minus = E.sum([argument, negated(other.argument)]);
  if (name === 'cos' && other.name === 'cos') return [wave(half, 'cos', minus), wave(half, 'cos', plus)];
  if (name === 'sin' && other.name === 'sin') return [wave(half, 'cos', minus), wave(E.negate(half), 'cos', plus)];
  if (name === 'sin') return [wave(half, 'sin', plus), wave(half, 'sin', minus)];
  return [wave(half, 'sin', plus), wave(E.negate(half), 'sin', minus)];
}

const negated = (a: Expression): Expression => (a.kind === 'sum' ? E.sum(a.terms.map(E.negate)) : E.negate(a));

const wave = (c: Expression, name: 'cos' | 'sin', argument: Expression): Wave => {
  // One sign for each argument, so that like waves are collected.
  const first = argument.kind === 'sum' ? argument.terms[0]! : argument;
  if (Q.sign(E.coefficient(first)) >= 0) return { c, name, argument };
  return { c: name === 'sin' ? E.negate(c) : c, name, argument: negated(argument) };
};

function collected(waves: readonly Wave[]): Wave[] {
  const found: Wave[] = [];
  for (const one of waves) {
    const k = found.findIndex((known) => known.name === one.name && E.equal(known.argument, one.argument));
    if (k < 0) found.push(one);
    else found[k] = { ...found[k]!, c: E.add(found[k]!.c, one.c) };
  }
  return found.filter(({ c }) => !E.equal(c, E.zero));
}
