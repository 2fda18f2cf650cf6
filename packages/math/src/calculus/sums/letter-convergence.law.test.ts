import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import type { Condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { conditionText } from '../../syntax/print-condition.ts';
import { atInstance, holdsAt, type Instance } from '../definite/parameters/instances.ts';
import { infinity } from './problem.ts';
import { sumOf } from './sum.ts';

const problemOf = (text: string, at: Instance, from: number) => ({
  f: atInstance(read(text), at),
  index: 'k',
  from: read(String(from)),
  to: infinity,
});

const terms: readonly (readonly [string, number])[] = [
  ['1/(k+a)', 1],
  ['1/(a*k+b)', 1],
  ['(b*k+1)/k^2', 1],
  ['a/k', 1],
  ['a*k^2', 1],
  ['k/(k+a)', 1],
  ['a^k', 0],
  ['a^k/k', 1],
  ['a^k/k^2', 1],
  ['(b+k)*a^k', 0],
  ['b*a^k', 0],
  ['(2*a)^k/(k+1)', 0],
  ['a^(2*k+1)/(2*k+1)', 0],
  ['(-1)^k*a^(2*k+1)/(2*k+1)', 0],
  ['binomial(2*k,k)*a^k', 0],
  ['a^(k+1)/(k*(k+1))', 1],
  ['k*e^(-a*k)', 0],
  ['1/k^a', 1],
  ['(-1)^k/k^a', 1],
  ['a^k/k!', 0],
];

const holds = (when: readonly Condition[], at: Instance): boolean => when.every((one) => holdsAt(one, at) === true);

describe('series with letters', () => {
  const answers = new Map(terms.map((one) => [one, sumOf(problemOf(one[0], {}, one[1]))]));
  const number = fc.constantFrom(-4, -3, -2, -1, 0, 1, 2, 3, 4, 6).map((n) => Q.rational(n, 2));

  test('are answered', () => {
    for (const [[text], found] of answers) expect(found.ok, text).toBe(true);
  });

  test('converge to the value, and diverge, where that is said', () => {
    fc.assert(
      fc.property(fc.constantFrom(...terms), number, number, ([text, from], a, b) => {
        const answer = answers.get(terms.find((one) => one[0] === text)!)!;
        if (!answer.ok || answer.value.kind === 'decimal' || answer.value.kind === 'converges') throw new Error(text);
        const at: Instance = { a, b };
        const own = sumOf(problemOf(text, at, from));
        // A term without a value, and what is not decided of numbers, tells nothing.
        fc.pre(own.ok);
        const { conditions, cases } = answer.value;
        const where = `${text} at a = ${Q.toNumber(a)}, b = ${Q.toNumber(b)}; ${conditions.map(conditionText).join(', ')}`;
        const diverging = answer.value.kind === 'diverges' ? [conditions] : answer.value.diverges;
        for (const when of diverging) if (holds(when, at)) expect(own.value.kind, where).toBe('diverges');
        const claims = [
          ...(answer.value.kind === 'value' ? [{ when: conditions, value: answer.value.value }] : []),
          ...cases,
        ];
        for (const { when, value } of claims) {
          if (!holds(when, at)) continue;
          expect(own.value.kind, where).not.toBe('diverges');
          if (own.value.kind === 'diverges' || own.value.kind === 'converges') return;
          const wanted = own.value.kind === 'value' ? evaluate(own.value.value) : Number(own.value.digits);
          expect(evaluate(atInstance(value, at)), where).toBeNear(wanted, 1e-12);
        }
      }),
      { numRuns: lawRuns(60, 3000) },
    );
  });

  test('say nothing that is not needed', () => {
    const conditionsOf = (text: string): string => {
      const found = sumOf(problemOf(text, {}, 0));
      return found.ok && 'conditions' in found.value ? found.value.conditions.map(conditionText).join(', ') : 'none';
    };
    expect(conditionsOf('a^k')).toBe('abs(a) < 1');
    expect(conditionsOf('k*e^(-a*k)')).toBe('a > 0');
    expect(conditionsOf('a^(k+1)/(k+1)')).toBe('a ≥ -1, a < 1');
  });
});
