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

/** Why a function has no derivative at a point, and what its curve has there instead. */
interface MissingSlope {
  readonly why: string;
  readonly so?: string;
}

/**
 * Why a function has no derivative at a point: it jumps there, or its difference quotients tend to two different numbers from the two
 * sides, or beyond every number. Undefined where their limits are not known, or are the same number.
 */
export function missingSlope(f: Expression, x: string, a: Expression): MissingSlope | undefined {
  const jump = jumpAt(f, x, a);
  if (jump !== undefined) return { why: jump };
  const h = freeName(new Set([...freeSymbols(f), x]), ['h', 't', 's']);
  const [beside, here] = [sum([a, symbol(h)]), a].map((place) => substitute(f, { [x]: place }));
  const quotient = divide(subtract(beside!, simplest(here!)), symbol(h));
  const [left, right] = [slopeFrom('left', quotient, h), slopeFrom('right', quotient, h)];
  if (left === undefined || right === undefined) return undefined;
  const said = `the slope of a chord, ${toText(quotient)}, tends to`;
  const close = `as ${h} tends to 0`;
  const isInfinite = infiniteEnd(left) !== null || infiniteEnd(right) !== null;
  if (isInfinite && equal(left, right))
    return {
      why: `${said} ${inWords(left)} from both sides ${close}`,
      so: 'The tangent is upright there and has no slope.',
    };
  if (!isInfinite && !differ(left, right)) return undefined;
  return {
    why: `${said} ${inWords(left)} from the left and to ${inWords(right)} from the right ${close}`,
    so: 'The two differ, so the curve has no slope there.',
  };
}

/** The same as the refusal of a derivative. */
export function withoutSlope(f: Expression, x: string, a: Expression): Result<never> | undefined {
  const missing = missingSlope(f, x, a);
  if (missing === undefined) return undefined;
  const { why, so } = missing;
  return no('no-answer', [`There is no derivative at ${toText(a)}: ${why}.`, ...(so ? [so] : [])].join(' '));
}

/** That a function is not continuous, by a limit from a side that is not its value; undefined where that is not seen. */
function jumpAt(f: Expression, x: string, a: Expression): string | undefined {
  const height = simplest(substitute(f, { [x]: a }));
  for (const side of ['left', 'right'] as const) {
    const there = limit(f, x, a, { side });
    const end = there.ok ? there.value.sides[side] : undefined;
    if (end?.kind === 'value' && end.isReal && differsFrom(end.value, height))
      return `the function is not continuous there, since it tends to ${inWords(end.value)} from the ${side}, and its value is ${toText(height)}`;
  }
  return undefined;
}

const differsFrom = (end: Expression, height: Expression): boolean => infiniteEnd(end) !== null || differ(end, height);

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
