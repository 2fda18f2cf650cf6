import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { expansionOf } from './expansion.ts';
import { expansionSteps } from './steps.ts';

/* A series that is multiplied or divided is shown so far that the line below it follows from it: sin(x) to x⁵ for 1/sin(x) to x³. */

/** The power in the remainder of a line, O(x^5). */
const remainderOf = (line: string): number => Number(/O\(x\^(\d+)\)/.exec(line)?.[1]);

const functions = ['sin(x)', 'ln(1+x)', 'tan(x)', 'atan(x)', 'sinh(x)', 'asin(x)'];

test('what is divided is known far enough', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...functions),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 2, max: 6 }),
      fc.boolean(),
      (f, m, order, isBelow) => {
        // f/x^m needs f to m powers more; 1/f^m, as f begins with x, to m + 1 more.
        const text = isBelow ? `1/${f}^${m}` : `${f}/x^${m}`;
        const steps = expansionSteps(unwrap(expansionOf({ f: read(text), variable: 'x', at: read('0'), order })));
        const known = steps.find(({ rule }) => rule === 'known series');
        const needed = order + 1 + (isBelow ? m + 1 : m);
        expect(remainderOf(known!.written!.text), text).toBeGreaterThanOrEqual(needed);
      },
    ),
    { numRuns: lawRuns(20, 300) },
  );
});
