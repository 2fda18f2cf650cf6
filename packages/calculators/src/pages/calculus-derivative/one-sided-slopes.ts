import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import type { Side } from '@nomogram/math/calculus/limit/limit-result.ts';
import { infiniteEnd, limit } from '@nomogram/math/calculus/limit.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { divide, equal, subtract, sum, symbol, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';

/**
 * Why a function has no derivative at a point, by its difference quotients: they tend to two different numbers from the two sides, or
 * beyond every number. Undefined where their limits are not known, or are the same number.
 */
export function withoutSlope(f: Expression, x: string, a: Expression): Result<never> | undefined {
  const h = freeName(new Set([...freeSymbols(f), x]), ['h', 't', 's']);
  const [beside, here] = [sum([a, symbol(h)]), a].map((place) => substitute(f, { [x]: place }));
  const quotient = divide(subtract(beside!, simplest(here!)), symbol(h));
  const [left, right] = [slopeFrom('left', quotient, h), slopeFrom('right', quotient, h)];
  if (left === undefined || right === undefined) return undefined;
  const at = toText(a);
  const said = `the slope of a chord, ${toText(quotient)}, tends to`;
  const close = `as ${h} tends to 0`;
  const isInfinite = infiniteEnd(left) !== null || infiniteEnd(right) !== null;
  if (isInfinite && equal(left, right))
    return no(
      'no-answer',
      `There is no derivative at ${at}: ${said} ${inWords(left)} from both sides ${close}. The tangent is upright there and has no slope.`,
    );
  if (!isInfinite && !differ(left, right)) return undefined;
  const both = `${said} ${inWords(left)} from the left and to ${inWords(right)} from the right ${close}`;
  return no('no-answer', `There is no derivative at ${at}: ${both}. The two differ, so the curve has no slope there.`);
}

const differ = (left: Expression, right: Expression): boolean => {
  const sign = signOfConstant(subtract(left, right));
  return sign !== undefined && sign !== 0;
};

const inWords = (limitOfSlopes: Expression): string => {
  const end = infiniteEnd(limitOfSlopes);
  return end === null ? toText(limitOfSlopes) : end > 0 ? 'infinity' : '-infinity';
};

/** The limit of the difference quotient from one side; undefined where it is none, or not real. */
function slopeFrom(side: Exclude<Side, 'both'>, quotient: Expression, h: string): Expression | undefined {
  const found = limit(quotient, h, zero, { side });
  const there = found.ok ? found.value.sides[side] : undefined;
  return there?.kind === 'value' && there.isReal ? there.value : undefined;
}
