import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, doubleDoubleFromRational, multiply, scaled, squareRoot } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { mapTuple } from '../result/tuple.ts';
import { isNegligible } from './compare.ts';
import { angleOf, sine } from './gradians.ts';
import { unitFor } from './local-frame.ts';
import { completeTriangle, type Triangle } from './triangle.ts';

/**
 * A triangle from an angle C (gradians, between 0 and 200) and the sides a and b that enclose it. The law of cosines is taken as
 * c² = (a − b)² + 4ab sin²(C/2), in which nothing cancels, and tan A = a sin C/(b − a cos C) with b − a cos C = (b − a) +
 * 2a sin²(C/2).
 */
export function triangleFromTwoSides(angle: Rational, sideA: Rational, sideB: Rational): Result<Triangle> {
  const refused = notBetween('C', angle);
  if (refused) return no('no-answer', refused);
  const unit = unitFor([sideA, sideB]);
  const [a, b] = mapTuple([sideA, sideB], (side) => doubleDoubleFromRational(Q.divide(side, Q.fromNumber(unit))));
  const difference = doubleDoubleFromRational(Q.divide(Q.subtract(sideA, sideB), Q.fromNumber(unit)));
  const halfSine = sine(Q.divide(angle, Q.rational(2)));
  const versine = scaled(multiply(halfSine, halfSine), 2);
  const c = squareRoot(add(multiply(difference, difference), scaled(multiply(multiply(a, b), versine), 2)));
  const sineC = sine(angle);
  const angleA = angleOf(multiply(a, sineC), add(scaled(difference, -1), multiply(a, versine)));
  const angleB = angleOf(multiply(b, sineC), add(difference, multiply(b, versine)));
  const area = scaled(multiply(multiply(a, b), sineC), 0.5);
  return ok(completeTriangle([a, b, c], [angleA, angleB, doubleDoubleFromRational(angle)], area, unit));
}

const halfTurn = Q.rational(200);

/** The sentence that refuses an angle which no triangle has, or only one that cannot be told from a line. */
export function notBetween(name: string, angle: Rational): string | undefined {
  const rest = Q.subtract(halfTurn, angle);
  if (Q.sign(angle) <= 0 || Q.sign(rest) <= 0)
    return `Angle ${name} must lie between 0 and 200 gon: no triangle has another.`;
  return isNegligible(angle, halfTurn) || isNegligible(rest, halfTurn)
    ? `Angle ${name} cannot be told from ${Q.compare(angle, rest) < 0 ? 0 : 200} gon, so the triangle is flat, its three corners on one line.`
    : undefined;
}
