import * as Q from '../exact/rational.ts';
import { doubleDoubleFromRational, scaled, squareRoot } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { mapTuple } from '../result/tuple.ts';
import { digitsApart, isNegligible, shownNumber } from './compare.ts';
import { angleOf } from './gradians.ts';
import { unitFor } from './local-frame.ts';
import { completeTriangle, type Three, type Triangle } from './triangle.ts';

/**
 * A triangle from its sides. Heron's product (a+b+c)(−a+b+c)(a−b+c)(a+b−c) = 16S² is formed exactly, so needles keep their
 * area, and tan A = 4S/(b² + c² − a²) gives every angle without the arc cosine that loses half its digits near 0 and 200 gon.
 */
export function triangleFromThreeSides(typed: Three): Result<Triangle> {
  const refused = impossible(typed);
  if (refused) return no('no-answer', refused);
  const unit = unitFor(typed);
  const sides = mapTuple(typed, (side) => Q.divide(side, Q.fromNumber(unit)));
  const [a, b, c] = sides;
  const heron = [
    Q.add(Q.add(a, b), c),
    Q.subtract(Q.add(b, c), a),
    Q.subtract(Q.add(a, c), b),
    Q.subtract(Q.add(a, b), c),
  ].reduce(Q.multiply);
  const fourfold = squareRoot(doubleDoubleFromRational(heron));
  const angle = (opposite: Q.Rational, one: Q.Rational, other: Q.Rational) =>
    angleOf(
      fourfold,
      doubleDoubleFromRational(
        Q.subtract(Q.add(Q.multiply(one, one), Q.multiply(other, other)), Q.multiply(opposite, opposite)),
      ),
    );
  const precise = mapTuple(sides, doubleDoubleFromRational);
  return ok(completeTriangle(precise, [angle(a, b, c), angle(b, c, a), angle(c, a, b)], scaled(fourfold, 0.25), unit));
}

/** The sentence that refuses three sides which close no triangle: "7 > 3 + 2". */
function impossible(sides: Three): string | undefined {
  const names = ['a', 'b', 'c'];
  for (const [index, side] of sides.entries()) {
    const [one, other] = [sides[(index + 1) % 3]!, sides[(index + 2) % 3]!];
    const excess = Q.subtract(side, Q.add(one, other));
    const digits = digitsApart(side, Q.add(one, other));
    const shown = (length: Q.Rational): string => shownNumber(length, isNegligible(excess, side) ? 10 : digits);
    const sum = `${shown(one)} + ${shown(other)}`;
    const letters = `${names[index]} = ${names[(index + 1) % 3]} + ${names[(index + 2) % 3]}`;
    if (isNegligible(excess, side))
      return `No triangle: ${shown(side)} = ${sum} (${letters}), so it is flat, its three corners on one line.`;
    if (Q.sign(excess) > 0)
      return `Impossible triangle: ${shown(side)} > ${sum} (${letters.replace('=', '>')}), so the two shorter sides do not meet.`;
  }
  return undefined;
}
