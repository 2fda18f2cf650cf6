import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { divide, doubleDoubleFromRational, multiply, scaled } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { mapTuple } from '../result/tuple.ts';
import { isNegligible, shownNumber } from './compare.ts';
import { sine } from './gradians.ts';
import { unitFor } from './local-frame.ts';
import { completeTriangle, type Triangle } from './triangle.ts';
import { notBetween } from './triangle-from-two-sides.ts';

const halfTurn = Q.rational(200);

/**
 * A triangle from the angles A and C (gradians) and the side b between them: B = 200 − A − C exactly, then the law of sines.
 */
export function triangleFromTwoAngles(angleA: Rational, angleC: Rational, sideB: Rational): Result<Triangle> {
  const refused = notBetween('A', angleA) ?? notBetween('C', angleC);
  if (refused) return no('no-answer', refused);
  const sum = Q.add(angleA, angleC);
  const angleB = Q.subtract(halfTurn, sum);
  if (Q.sign(angleB) <= 0 || isNegligible(angleB, halfTurn))
    return no(
      'no-answer',
      `Impossible triangle: A + C = ${shownNumber(sum)} gon, and the angles of a triangle add up to 200 gon, so nothing is left for B.`,
    );
  const unit = unitFor([sideB]);
  const b = doubleDoubleFromRational(Q.divide(sideB, Q.fromNumber(unit)));
  const diameter = divide(b, sine(angleB));
  const [a, c] = [multiply(diameter, sine(angleA)), multiply(diameter, sine(angleC))];
  const area = scaled(multiply(multiply(a, b), sine(angleC)), 0.5);
  const angles = mapTuple([angleA, angleB, angleC], doubleDoubleFromRational);
  return ok(completeTriangle([a, b, c], angles, area, unit));
}
