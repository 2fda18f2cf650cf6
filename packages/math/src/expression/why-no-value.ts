import * as Q from '../exact/rational.ts';
import { signOfConstant } from './balls/sign-of-constant.ts';
import type { ApplyNode, Expression, PowerNode } from './expression.ts';
import { facts } from './facts/table.ts';
import { isPole } from './no-value.ts';
import { children, freeSymbols } from './walk.ts';

/** Why a part of the expression has no value, whatever its letters are, as a sentence; undefined where no such part is seen. */
export function whyNoValue(a: Expression): string | undefined {
  const own = whyNodeHasNoValue(a);
  if (own !== undefined) return own;
  for (const child of children(a)) {
    const inside = whyNoValue(child);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The same of a node itself, and not of its parts. */
export function whyNodeHasNoValue(a: Expression): string | undefined {
  if (a.kind === 'apply') return isPole(a.name, a.args) || isLogarithmOfHiddenZero(a) ? reasonAtPole(a) : undefined;
  if (a.kind !== 'power' || !isZeroBelow(a) || a.exponent.kind !== 'number') return undefined;
  const sign = Q.sign(a.exponent.value);
  if (sign < 0) return 'This is undefined: a denominator is 0.';
  return sign > 0
    ? undefined
    : 'This is undefined: 0^0 has no value, as x^0 is 1 for every x but 0, and 0^x is 0 for every positive x.';
}

/** A pole is at numbers that the facts about the function name, so that these, and not its argument, can be said. */
function reasonAtPole({ name, args }: ApplyNode): string {
  if (name === 'ln') return 'This is undefined: the logarithm of 0 has no value.';
  const poles = facts.get(name)?.poles;
  const where =
    poles === 'odd quarter turns'
      ? 'where the cosine of its angle is 0'
      : poles === 'half turns'
        ? 'where the sine of its angle is 0'
        : `at ${lastNumber(args)}`;
  return `This is undefined: ${name} has no value ${where}.`;
}

function lastNumber(args: readonly Expression[]): string {
  const last = args.at(-1);
  return last?.kind === 'number' ? `${last.value.numerator}` : 'this number';
}

/** Whether 0 is raised, seen or proven; only to a negative exponent it matters that it may hide, as in sqrt(2) + sqrt(3) − sqrt(5 + 2·sqrt(6)). */
const isZeroBelow = ({ base, exponent }: PowerNode): boolean =>
  isZero(base) || (exponent.kind === 'number' && Q.sign(exponent.value) < 0 && isHiddenZero(base));

const isLogarithmOfHiddenZero = ({ name, args }: ApplyNode): boolean => name === 'ln' && isHiddenZero(args[0]!);

/** A sum of constants that is proven to be 0 by its separation bound. */
const isHiddenZero = (a: Expression): boolean =>
  (a.kind === 'sum' && freeSymbols(a).length === 0 && signOfConstant(a) === 0) ||
  (a.kind === 'product' && a.factors.some(isHiddenZero)) ||
  (a.kind === 'power' && isHiddenZero(a.base));

const isZero = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);
