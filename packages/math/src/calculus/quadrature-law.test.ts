import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read } from '../../../../tools/setup/read.ts';
import { expectShare } from '../../../../tools/setup/share.ts';
import { fromDecimal } from '../exact/decimal.ts';
import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { toText } from '../syntax/print-text.ts';
import { derivativeOf } from './derivative.ts';
import { numericIntegral } from './quadrature.ts';

/*
 * The law of integrals: for F made at random, ∫ F′ from a to b is F(b) − F(a). The parts of F have finite values at both ends, by a
 * limit where F has none; their derivatives cancel at an end, peak, swing, are singular or bend.
 */

/** A part of F with its limits at 0 and ∞, where a value is no limit. */
interface Part {
  readonly text: string;
  readonly at0?: string;
  readonly atInfinity?: string;
}

const tenth = (low: number, high: number) => fc.integer({ min: low, max: high }).map((n) => `${n / 10}`);
const whole = (low: number, high: number) => fc.integer({ min: low, max: high });
const width = fc.integer({ min: 0, max: 8 }).map((k) => `1e-${k}`.replace('1e-0', '1').replace(/1e-(\d)/, '10^(-$1)'));

/** From 0 to b: singular and cancelling at 0, peaked, swinging and bent inside. */
const nearZero: fc.Arbitrary<Part> = fc.oneof(
  tenth(1, 35).map((r) => ({ text: `x^(${r})`, at0: '0' })),
  fc.integer({ min: 1, max: 99 }).map((r) => ({ text: `x^(${r}/100)`, at0: '0' })),
  fc.tuple(tenth(2, 20), whole(1, 3)).map(([r, k]) => ({ text: `x^(${r})*ln(x)^${k}`, at0: '0' })),
  whole(1, 9).map((k) => ({ text: `(1-cos(${k}*x))/x`, at0: '0' })),
  whole(1, 4).map((k) => ({ text: `(exp(${k}*x)-1)/x`, at0: `${k}` })),
  whole(1, 9).map((k) => ({ text: `ln(1+${k}*x)/x`, at0: `${k}` })),
  whole(1, 5).map((k) => ({ text: `(x-sin(${k}*x)/${k})/x^2`, at0: '0' })),
  whole(1, 300).map((k) => ({ text: `sin(${k}*x)` })),
  whole(1, 60).map((k) => ({ text: `cos(${k}*x^2)` })),
  whole(-4, 3).map((k) => ({ text: `exp(${k}*x)` })),
  fc.tuple(tenth(1, 9), width).map(([p, w]) => ({ text: `atan((x-${p})/${w})` })),
  fc.tuple(tenth(1, 9), whole(1, 200)).map(([p, k]) => ({ text: `exp(-${k}*(x-${p})^2)` })),
  tenth(1, 9).map((p) => ({ text: `abs(x-${p})` })),
  whole(1, 30).map((c) => ({ text: `sqrt(x^2+${c}/7)` })),
  whole(1, 30).map((c) => ({ text: `1/(x+${c}/9)` })),
);

const halfLine: fc.Arbitrary<Part> = fc.oneof(
  tenth(1, 80).map((k) => ({ text: `exp(-${k}*x)`, atInfinity: '0' })),
  fc.tuple(tenth(1, 40), tenth(2, 30)).map(([r, k]) => ({ text: `x^(${r})*exp(-${k}*x)`, at0: '0', atInfinity: '0' })),
  whole(1, 5).map((k) => ({ text: `1/(1+x^2)^${k}`, atInfinity: '0' })),
  tenth(1, 90).map((k) => ({ text: `atan(${k}*x)`, atInfinity: 'pi/2' })),
  tenth(2, 40).map((k) => ({ text: `tanh(${k}*x)`, atInfinity: '1' })),
  whole(1, 9).map((c) => ({ text: `x/(x+${c})`, atInfinity: '1' })),
  whole(1, 12).map((k) => ({ text: `sin(${k}*x)/(1+x)`, atInfinity: '0' })),
  whole(1, 3).map((k) => ({ text: `(1-exp(-${k}*x))/x`, at0: `${k}`, atInfinity: '0' })),
  fc.constant({ text: 'erf(x)', atInfinity: '1' }),
  fc.constant({ text: 'x*ln(1+1/x)', at0: '0', atInfinity: '1' }),
  whole(1, 9).map((c) => ({ text: `sqrt(x^2+${c})-x`, atInfinity: '0' })),
  tenth(1, 9).map((r) => ({ text: `x^(${r})/(1+x)`, at0: '0', atInfinity: '0' })),
  tenth(1, 30).map((r) => ({ text: `(1+x)^(-${r})`, atInfinity: '0' })),
);

interface Case {
  readonly F: Expression;
  readonly from: Expression;
  readonly to: Expression;
  readonly wanted: Expression;
}

const coefficient = fc.constantFrom('1', '-1', '2', '1/3', '-5/2', 'sqrt(2)', 'pi');

/** c₁·G₁·G₂ + c₂·G₃, or less. */
const madeOf = (part: fc.Arbitrary<Part>) =>
  fc.array(fc.tuple(coefficient, fc.array(part, { minLength: 1, maxLength: 2 })), { minLength: 1, maxLength: 2 });

type Made = readonly [string, readonly Part[]][];

const sumOf = (made: Made, of: (part: Part) => Expression): Expression =>
  E.sum(made.map(([c, parts]) => E.product([read(c), ...parts.map(of)])));

const valueAt = (made: Made, at: Expression, limit: 'at0' | 'atInfinity' | null): Expression =>
  sumOf(made, (part) => {
    const known = limit === null ? undefined : part[limit];
    return known === undefined ? substitute(read(part.text), { x: at }) : read(known);
  });

const antiderivativeOf = (made: Made): Expression => sumOf(made, ({ text }) => read(text));

const cases: fc.Arbitrary<Case> = fc.oneof(
  fc.tuple(madeOf(nearZero), fc.constantFrom('1', '2', 'pi', '3/7', 'sqrt(2)')).map(([made, b]) => ({
    F: antiderivativeOf(made),
    from: E.zero,
    to: read(b),
    wanted: E.subtract(valueAt(made, read(b), null), valueAt(made, E.zero, 'at0')),
  })),
  fc.tuple(madeOf(nearZero), fc.constantFrom('1/2', '1', 'e'), fc.constantFrom('3', '4')).map(([made, a, b]) => ({
    F: antiderivativeOf(made),
    from: read(a),
    to: read(b),
    wanted: E.subtract(valueAt(made, read(b), null), valueAt(made, read(a), null)),
  })),
  madeOf(halfLine).map((made) => ({
    F: antiderivativeOf(made),
    from: E.zero,
    to: E.constant('infinity'),
    wanted: E.subtract(valueAt(made, E.zero, 'atInfinity'), valueAt(made, E.zero, 'at0')),
  })),
);

test('the integral of F′ is F(b) − F(a), within the bound that is stated and to every digit that is shown', {
  timeout: 90_000_000,
}, () => {
  const counted = { asked: 0, answered: 0, proved: 0 };
  fc.assert(
    fc.property(cases, ({ F, from, to, wanted }) => {
      const f = derivativeOf(F, 'x');
      if (f === null || E.equal(f, E.zero)) return;
      const truth = evaluatePrecise(wanted, 40);
      if (!truth.ok) return;
      counted.asked += 1;
      const found = numericIntegral(f, 'x', from, to);
      const problem = `∫ ${toText(f)} from ${toText(from)} to ${toText(to)}`;
      if (!found.ok) {
        expect(found.error.message, problem).not.toContain('diverges');
        return;
      }
      counted.answered += 1;
      if (found.value.proved) counted.proved += 1;
      const { shown, error } = found.value;
      const off = Math.abs(Q.toNumber(Q.subtract(fromDecimal(shown)!, fromDecimal(truth.value.re)!)));
      const known = 1e-38 * Math.abs(Number(truth.value.re));
      expect(off, `${problem}: ${shown} ± ${error}, but ${truth.value.re}`).toBeLessThanOrEqual(error + known);
      // A digit that is shown is a digit of the value, up to rounding in the last place.
      if (shown !== '0') expect(off, `${problem}: ${shown}, but ${truth.value.re}`).toBeLessThanOrEqual(unitOf(shown));
    }),
    { numRuns: lawRuns(40, 20_000) },
  );
  console.log(`integrals of F′: ${counted.asked} asked, ${counted.answered} answered, ${counted.proved} proved`);
  expectShare(counted.answered, counted.asked, 0.9);
});

/** One unit in the last place of a decimal. */
function unitOf(shown: string): number {
  const [mantissa = '', exponent = '0'] = shown.split('e');
  return 10 ** (Number(exponent) - (mantissa.split('.')[1]?.length ?? 0));
}
