import type { Asked, LimitCase, PutIn } from '@nomogram/math/calculus/limit/by-cases.ts';
import { caseSteps } from '@nomogram/math/calculus/limit/case-steps.ts';
import type { LimitResult, SideLimit } from '@nomogram/math/calculus/limit/limit-result.ts';
import type { LimitWay } from '@nomogram/math/calculus/limit/steps.ts';
import { infiniteEnd, stepsTo } from '@nomogram/math/calculus/limit.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, StepSide } from '@nomogram/math/expression/step.ts';
import { conditionsLatex, conditionsText } from '@nomogram/math/syntax/print-condition.ts';
import { stepLatex, stepText } from '@nomogram/math/syntax/print-step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { lineFrom, written } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { swingSteps } from './swing-steps.ts';

/** The way to a limit, and where it is another one for other values of its letters, to each of them. */
export function stepsByCases(
  asked: Asked,
  first: LimitCase,
  others: readonly LimitCase[],
  method: string | undefined,
): readonly ShownStep[] {
  const way = wayOf(method);
  if (others.length === 0) return stepsOf(asked, first, way);
  return [first, ...others].flatMap((one) => {
    const steps = stepsOf(asked, one, way);
    return steps.length === 0 ? [] : [caseStep(asked, one, steps)];
  });
}

/** What holds in one case, with the way to it inside. */
function caseStep({ f, variable, to, side }: Asked, { when, value: found }: LimitCase, steps: readonly ShownStep[]) {
  const limit = limitOf(f, variable, to, side === 'both' ? undefined : side);
  const says = `The case ${conditionsText(when)}.`;
  const { text, latex } = written(found.kind === 'value' ? ` = ${toText(found.value)}` : '": does not exist"');
  return {
    rule: 'case distinction',
    says,
    written: {
      text: `${stepText(limit)}${text}, for ${conditionsText(when)}`,
      latex: `${stepLatex(limit)}${latex},\\quad\\allowbreak \\text{for}\\; ${conditionsLatex(when)}`,
    },
    steps,
  };
}

function stepsOf(asked: Asked, { value: found, by }: LimitCase, way: LimitWay | undefined): readonly ShownStep[] {
  const { f, variable, to, side } = asked;
  // The ways to a limit take letters for positive, as what is found for the letters themselves does.
  const steps = by.length === 0 ? stepsBy(asked, way, found) : by.flatMap((one) => stepsByPutIn(asked, one, way));
  if (steps.length > 0 || found.kind === 'value') return steps;
  return [...(by.length === 0 ? swingSteps(f, variable, to, side) : []), noLimit(f, variable, to, found)];
}

/** The way that was chosen, or else the usual one. */
function stepsByPutIn(asked: Asked, by: PutIn, way: LimitWay | undefined): readonly ShownStep[] {
  const steps = way === undefined ? [] : caseSteps(asked, by, way);
  return steps.length > 0 ? steps : caseSteps(asked, by);
}

/** What is said where a way leads nowhere. */
const noWay: { readonly [way in LimitWay]: string } = {
  algebra: 'Putting in, cancelling, conjugates, standard limits and the highest power do not lead to it.',
  hospital:
    'The rule needs the form 0/0 or infinity over infinity, and derivatives that do not stand on this limit themselves: where the quotient is a difference quotient, it would be circular.',
  series: 'It has no series in powers there whose first term would decide.',
};

const wayOf = (method: string | undefined): LimitWay | undefined =>
  method !== undefined && Object.hasOwn(noWay, method) ? (method as LimitWay) : undefined;

/** The steps that were chosen; where that way leads nowhere it is said, and the usual one follows. */
function stepsBy(asked: Asked, way: LimitWay | undefined, found: LimitResult): readonly ShownStep[] {
  const { f, variable: x, to, side } = asked;
  const steps = way === undefined ? [] : stepsTo(f, x, to, found, side, way);
  if (steps.length > 0) return steps;
  const usual = stepsTo(f, x, to, found, side);
  if (way === undefined || usual.length === 0) return usual;
  return [lineFrom('another way', noWay[way], limitOf(f, x, to), ''), ...usual];
}

const limitOf = (f: Expression, variable: string, to: Expression, side?: 'left' | 'right'): StepSide => ({
  operator: { name: 'limit', variable, to, side },
  expression: f,
});

/** Why there is no limit, where nothing is to be worked out. */
const noLimit = (f: Expression, x: string, to: Expression, found: LimitResult): ShownStep =>
  lineFrom(
    'limit',
    `A limit is one value that the function comes close to and stays close to. There is none: ${whyNone(found)}.`,
    limitOf(f, x, to),
    '": does not exist"',
  );

/** Why a function has no limit. */
export function whyNone({ sides: { left, right } }: LimitResult): string {
  const both = [left, right].filter((side) => side !== undefined);
  const swings = both.find((side) => side.kind === 'oscillates' || side.kind === 'unbounded');
  if (swings !== undefined) return sideWords(swings);
  // Beside a side where the function is not real there is no limit only where it is not real on the other side, either.
  const without = both.find(({ kind }) => kind === 'not real' || kind === 'no values');
  if (without !== undefined) return sideWords(without);
  return `it is ${sideWords(left!)} from the left and ${sideWords(right!)} from the right`;
}

/** What a function does on one side. */
export function sideWords(side: SideLimit): string {
  switch (side.kind) {
    case 'value':
      return infiniteEnd(side.value) === 1 ? '+oo' : toText(side.value);
    case 'unbounded':
      return 'the values keep swinging without bound';
    case 'not real':
      return 'the function has no real values there';
    case 'no values':
      return 'infinity, which is no number, stands in the function, so that it has no values';
    case 'oscillates':
      return rangeWords(side);
  }
}

function rangeWords({ range, between }: Extract<SideLimit, { kind: 'oscillates' }>): string {
  if (between !== null) return `it oscillates between ${toText(between[0])} and ${toText(between[1])}`;
  if (range === null || Number.isNaN(range.low + range.high)) return 'it oscillates';
  return `it oscillates between about ${formatDouble(range.low, 8)} and about ${formatDouble(range.high, 8)}`;
}
