import { type Ball, EXACT } from '../numeric/precise/ball.ts';
import { type BigFloat, magnitude } from '../numeric/precise/big-float.ts';
import { evaluateBall } from './evaluate-precise.ts';
import type { Expression } from './expression.ts';

const FIRST_BITS = 64;
/** What is 0, or as good as 0, would take all bits that there are. */
const maxBits = 256;

/**
 * The sign of an expression without symbols that enclosures tell apart from 0; 'not real' for a number that lies certainly
 * beside the real line; null where neither is certain (who needs 0 told apart asks `balls/sign-of-constant.ts`).
 */
export function certainSign(a: Expression): -1 | 1 | 'not real' | null {
  if (hasSymbol(a)) return null;
  for (let bits = FIRST_BITS; bits <= maxBits; bits *= 2) {
    const ball = evaluateBall(a, bits, {});
    const sign = ball === null ? null : signOfBall(ball);
    if (sign !== null) return sign;
  }
  return null;
}

/** Which side of 0 a ball lies on; null where it may contain 0, or where it is not known to be real. */
export function signOfBall({ value: { re, im }, error, real }: Ball): -1 | 1 | 'not real' | null {
  if (!real) return beyond(im, error) ? 'not real' : null;
  return beyond(re, error) ? (re.mantissa > 0n ? 1 : -1) : null;
}

const beyond = (part: BigFloat, error: number): boolean =>
  part.mantissa !== 0n && (error === EXACT || magnitude(part) - 1 > error);

function hasSymbol(a: Expression): boolean {
  switch (a.kind) {
    case 'sum':
      return a.terms.some(hasSymbol);
    case 'product':
      return a.factors.some(hasSymbol);
    case 'power':
      return hasSymbol(a.base) || hasSymbol(a.exponent);
    case 'apply':
      return a.args.some(hasSymbol);
    default:
      return a.kind === 'symbol';
  }
}
