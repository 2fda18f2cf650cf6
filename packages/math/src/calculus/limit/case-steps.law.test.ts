import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { mappedStep, type ShownStep } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { type LimitCase, limitByCases } from './by-cases.ts';
import { caseSteps } from './case-steps.ts';
import { brokenIn } from './steps.fixture.ts';

/** With numbers for the letters each step of a case keeps the limit: the given letter a number of the case, the positive one what belongs to it. */

const share = fc.constantFrom('a', '2*a', 'a^3', '-a', 'a/3');
const problems = fc.oneof(
  fc.record({
    f: fc
      .tuple(share, fc.constantFrom('x', 'x^2', 'x + 3', '1/x', 'e^x', 'sqrt(x)'))
      .map((two) => `${two.join('*(')})`),
    to: fc.constantFrom('oo', '-oo'),
  }),
  fc.record({
    f: fc.constantFrom('a^x', '3*a^x', 'a^x + 2', 'x^a', 'e^(a*x)', 'a*x^2 + x', '1/(a*x + 1)', 'x*a^x'),
    to: fc.constantFrom('oo'),
  }),
);
const numbers = [-18, -6, -3, 0, 2, 3, 6, 12, 30].map((n) => Q.rational(n, 6));

test('the steps of every case keep its limit', () => {
  fc.assert(
    fc.property(problems, ({ f, to }) => {
      const asked = { f: read(f), variable: 'x', to: read(to), side: undefined };
      const found = limitByCases(asked.f, asked.variable, asked.to);
      fc.pre(found.ok);
      if (!found.ok) return;
      let told = 0;
      const first: LimitCase = { when: found.value.found.conditions, value: found.value.found, by: found.value.by };
      for (const one of [first, ...found.value.cases])
        for (const by of one.by) {
          const at = numbers.find((number) => holdsIn(one, by.when.a ?? [], number));
          if (at === undefined) continue;
          const steps = caseSteps(asked, by);
          told += steps.length;
          expect(brokenIn(nodesOf(steps).map((step) => withNumbers(step, by.back.a!, E.number(at)))), f).toEqual([]);
        }
      fc.pre(told > 0);
    }),
    { numRuns: lawRuns(30, 600) },
  );
});

const holdsIn = ({ when }: LimitCase, own: LimitCase['when'], at: Q.Rational): boolean =>
  [...when, ...own].every((condition) => holdsAt(condition, { a: at }));

const withNumbers = (step: ShownStep, back: Expression, at: Expression): ShownStep =>
  mappedStep(step, (one) => substitute(one, { a: at, b: substitute(back, { a: at }) }));

const nodesOf = (steps: readonly ShownStep[]): readonly ShownStep[] =>
  steps.flatMap((step) => [step, ...nodesOf(step.steps)]);
