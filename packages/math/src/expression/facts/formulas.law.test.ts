import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import * as Q from '../../exact/rational.ts';
import * as C from '../../numeric/complex.ts';
import { add, EXACT, lower, negate } from '../../numeric/precise/ball.ts';
import { writtenOut } from '../arithmetic.ts';
import { apply, symbol } from '../build.ts';
import { evaluateComplex } from '../evaluate-complex.ts';
import { evaluateBall } from '../evaluate-precise.ts';
import { evaluateWithError } from '../evaluate-with-error.ts';
import { facts } from './table.ts';

/* What a computation knows of a function by an entry of its own, and what follows from the formula of the function, is the same. */

const x = symbol('x');
const withFormula = [...facts].flatMap(([name, { formula }]) => (formula === undefined ? [] : [name]));
const part = fc.double({ min: -6, max: 6, noNaN: true });

describe.each(withFormula)('%s is what its formula says', (name) => {
  const f = apply(name, [x]);
  const formula = writtenOut(name, x)!;

  it('in doubles, within the errors that are told', () => {
    fc.assert(
      fc.property(part, part, (re, im) => {
        const at = { x: C.complex(re, im) };
        const [own, other] = [evaluateWithError(f, at), evaluateWithError(formula, at)];
        fc.pre(Number.isFinite(own.error) && Number.isFinite(other.error));
        const apart = C.modulus(C.subtract(own.value, other.value));
        expect(apart).toBeLessThanOrEqual(4 * (own.error + other.error));
        // The sign of a 0 is no part of the value.
        expect(C.modulus(C.subtract(evaluateComplex(f, at), own.value))).toBe(0);
      }),
      { numRuns: lawRuns(100, 5000) },
    );
  });

  it('in balls, which have a point in common', () => {
    fc.assert(
      fc.property(part, (re) => {
        const at = { x: Q.fromNumber(re) };
        const [own, other] = [evaluateBall(f, 128, at), evaluateBall(formula, 128, at)];
        fc.pre(own !== null && other !== null);
        expect(lower(add(own!, negate(other!), 128))).toBe(EXACT);
      }),
      { numRuns: lawRuns(30, 1000) },
    );
  });
});
