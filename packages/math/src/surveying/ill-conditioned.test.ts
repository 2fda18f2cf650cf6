import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import { fromDecimal } from '../exact/decimal.ts';
import * as Q from '../exact/rational.ts';
import type { DoubleDouble } from '../numeric/double-double.ts';
import { intersectBearings } from './intersect-bearings.ts';
import { intersectCircles } from './intersect-circles.ts';
import type { ExactPoint, PrecisePoint } from './point.ts';
import { resection } from './resection.ts';
import { tangentsFromPoint } from './tangents-from-point.ts';
import { triangleFromThreeSides } from './triangle-from-three-sides.ts';

/** Cases in which double precision loses most digits, by other formulas in PARI/GP: see ill-conditioned.gp. */
interface Case {
  readonly op: string;
  readonly given: readonly string[];
  readonly wanted: readonly string[];
}

const file = new URL('./fixtures/ill-conditioned.json', import.meta.url);
const cases: readonly Case[] = JSON.parse(readFileSync(file, 'utf8'));

const point = (x: Q.Rational, y: Q.Rational): ExactPoint => ({ x, y });
const flat = (points: readonly PrecisePoint[]) => points.flatMap(({ x, y }) => [x, y]);

const answers: { readonly [op: string]: (...given: Q.Rational[]) => readonly DoubleDouble[] } = {
  lines: (ga, gb, xa, ya, xb, yb) =>
    flat([unwrap(intersectBearings(point(xa!, ya!), ga!, point(xb!, yb!), gb!)).point]),
  circles: (r1, r2, x1, y1, x2, y2) =>
    flat(
      unwrap(intersectCircles({ centre: point(x1!, y1!), radius: r1! }, { centre: point(x2!, y2!), radius: r2! }))
        .points,
    ),
  tangents: (r, xa, ya, xo, yo) => {
    const { tangents, length } = unwrap(tangentsFromPoint(point(xa!, ya!), { centre: point(xo!, yo!), radius: r! }));
    return [...flat(tangents.map(({ contact }) => contact)), length];
  },
  resection: (xa, ya, xb, yb, xc, yc, a, b) =>
    flat([unwrap(resection(point(xa!, ya!), point(xb!, yb!), point(xc!, yc!), a!, b!)).point]),
  needle: (a, b, c) => {
    const { area, angles } = unwrap(triangleFromThreeSides([a!, b!, c!]));
    return [area, angles[2], angles[0]];
  },
};

test.each(cases.map((one, index) => [`${index} ${one.op}`, one] as const))('%s', (_, { op, given, wanted }) => {
  const found = answers[op]!(...given.map((text) => fromDecimal(text)!));
  expect(found.length).toBe(wanted.length);
  for (const [index, { hi, lo }] of found.entries()) {
    const right = fromDecimal(wanted[index]!)!;
    const off = Q.toNumber(Q.subtract(Q.add(Q.fromNumber(hi), Q.fromNumber(lo)), right));
    expect(Math.abs(off / Q.toNumber(right)), `${op} ${index}`).toBeLessThan(1e-18);
  }
});
