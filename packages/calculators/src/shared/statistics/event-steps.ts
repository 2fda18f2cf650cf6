import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { isSaid, sign } from '../../kit/worked/steps.ts';
import { cumulativeSteps, type DistributionFormulas, sumSteps } from './distribution-steps.ts';
import { type AnsweredValue, answeredAs } from './table-steps.ts';

/** An end of an event as the steps say it: nothing at an open end. */
export interface EventEnd {
  readonly x?: Rational | undefined;
  readonly at?: number;
  readonly cumulative: number;
}

interface EventQuestion {
  readonly label: string;
  readonly probability: Quantity;
  /** The event is all X above the first end, up to the second. */
  readonly ends: readonly [EventEnd, EventEnd];
  readonly isEmpty: boolean;
  /** The opposite of the event, where anything lies there. */
  readonly outside: string | undefined;
}

const rule = 'probability of an interval';

/** The probability between two ends: of few whole values added up, else what lies up to the upper end without what lies up to the lower one. */
export function eventSteps(
  of: Distribution,
  told: DistributionFormulas | undefined,
  { label, probability, ends, isEmpty, outside }: EventQuestion,
): readonly ShownStep[] | undefined {
  if (isEmpty) return [line(rule, 'No possible value lies between the ends.', `"${label}" = 0`)];
  const target = answeredAs(label, probability);
  const { value } = target;
  if (!(value > 0 && Number.isFinite(value))) return undefined;
  const [low, high] = ends;
  if (outside !== undefined && formatDouble(value) === '1') return almostAllSteps(label, outside);
  const added =
    told && of.kind === 'discrete' ? sumSteps(told, (low.at ?? -Infinity) + 1, high.at ?? Infinity, target) : undefined;
  return added ?? differenceSteps(told, low, high, target);
}

/** So close to 1 that the numbers to be put in would be 1 and 0: what is left tells more. */
const almostAllSteps = (label: string, outside: string): readonly ShownStep[] => [
  line(rule, 'It is everything without what lies outside.', `"${label}" = 1 - "${outside}"`),
  line(
    rule,
    'What lies outside is so little that it changes none of the digits shown; it stands beside the answer.',
    `"${label}" ≈ 1`,
  ),
];

function differenceSteps(
  told: DistributionFormulas | undefined,
  low: EventEnd,
  high: EventEnd,
  { label, value, text }: AnsweredValue,
): readonly ShownStep[] {
  const shown = (end: EventEnd) => (end.at === undefined ? '1' : formatDouble(end.cumulative));
  const name = (end: EventEnd) => (end.at === undefined ? '1' : `"P(X ≤ ${formatDouble(end.at)})"`);
  const isWhole = low.at === undefined;
  const terms = (of: (end: EventEnd) => string) => (isWhole ? of(high) : `${of(high)} - ${of(low)}`);
  const says = isWhole
    ? 'It is what lies up to its end.'
    : high.at === undefined
      ? 'It is everything without what lies up to its end.'
      : 'It is what lies up to the upper end without what lies up to the lower one.';
  const seen = new Set<string>();
  const ofEnds = [high, low].flatMap((end) =>
    end.at === undefined
      ? []
      : cumulativeSteps(told, end.x, {
          label: `P(X ≤ ${formatDouble(end.at)})`,
          value: end.cumulative,
          text: formatDouble(end.cumulative),
        }),
  );
  const fresh = ofEnds.filter(({ written }) => {
    const isNew = written === undefined || !seen.has(written.text);
    if (written) seen.add(written.text);
    return isNew;
  });
  const isLost = value < 1e-9 * high.cumulative;
  const numbers = isLost ? '' : ` ≈ ${terms(shown)}`;
  const first = isWhole && !isLost ? [] : [line(rule, says, `"${label}" = ${terms(name)}`)];
  const last = line(
    rule,
    isLost
      ? 'The two differ far behind the digits shown; it is computed with as many as that takes.'
      : isWhole
        ? says
        : 'The numbers are put in.',
    `"${label}"${isWhole ? '' : numbers} ${sign(!isWhole && !isLost && isDifference(terms(shown), text))} ${text}`,
  );
  return [...first, ...fresh, last];
}

/** Whether the numbers that are put in give the answer as they stand: 1 - 0 = 1. */
function isDifference(numbers: string, text: string): boolean {
  const read = parse(numbers);
  return read.ok && isSaid(read.value.tree, text);
}
