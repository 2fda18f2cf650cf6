import { integerRational } from '@nomogram/math/exact/rational.ts';
import { tangentsFromPoint } from '@nomogram/math/surveying/tangents-from-point.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { tangentSteps } from './intersection-steps.ts';

const whole = fc.integer({ min: -6, max: 6 });

/** Whole numbers put contacts on the axes, where one coordinate is 0 and its terms cancel. */
test('every tangent that is found has its steps, also where a coordinate comes to 0', () => {
  fc.assert(
    fc.property(
      whole,
      whole,
      whole,
      whole,
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('gradians', 'degrees'),
      (xa, ya, xo, yo, r, unit) => {
        const a = { x: integerRational(xa), y: integerRational(ya) };
        const centre = { x: integerRational(xo), y: integerRational(yo) };
        const found = tangentsFromPoint(a, { centre, radius: integerRational(r) });
        fc.pre(found.ok);
        expect(tangentSteps(a, centre, integerRational(r), found.value, unit), unit).toBeDefined();
      },
    ),
    { numRuns: lawRuns(40, 3000) },
  );
}, 600_000);
