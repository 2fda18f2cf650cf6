import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type ExactPoint, squaredDistance, twiceSignedArea } from './point.ts';

interface Circumcircle {
  readonly centre: ExactPoint;
  readonly squaredRadius: Rational;
}

/** The circle through three points, exactly; undefined when they lie on one line. */
export function circumcircle(a: ExactPoint, b: ExactPoint, c: ExactPoint): Circumcircle | undefined {
  const twice = Q.multiply(Q.rational(2), twiceSignedArea(a, b, c));
  if (Q.isZero(twice)) return undefined;
  const [b2, c2] = [squaredDistance(a, b), squaredDistance(a, c)];
  const [bx, by] = [Q.subtract(b.x, a.x), Q.subtract(b.y, a.y)];
  const [cx, cy] = [Q.subtract(c.x, a.x), Q.subtract(c.y, a.y)];
  const centre = {
    x: Q.add(a.x, Q.divide(Q.subtract(Q.multiply(cy, b2), Q.multiply(by, c2)), twice)),
    y: Q.add(a.y, Q.divide(Q.subtract(Q.multiply(bx, c2), Q.multiply(cx, b2)), twice)),
  };
  return { centre, squaredRadius: squaredDistance(centre, a) };
}
