import type { EngineTimes, Score, ServiceTimes } from '../../../../content/content.ts';

type Row = readonly string[];

const count = (value: number): string => value.toLocaleString('en-US');
const milliseconds = (value: number): string =>
  `${value >= 100 ? count(Math.round(value)) : Number(value.toPrecision(2))} ms`;

export const scoreColumns = ['Problems', 'Asked', 'Right', 'No answer', 'Too slow', 'Wrong', 'Median time'] as const;

/** One row for each set of reference data, and their sum. */
export function scoreRows(scores: readonly Score[]): readonly Row[] {
  const sum = (name: 'asked' | 'right' | 'none' | 'slow' | 'wrong') =>
    count(scores.reduce((all, score) => all + score[name], 0));
  return [
    ...scores.map(({ title, asked, right, none, slow, wrong, medianMs }) => [
      title,
      ...[asked, right, none, slow, wrong].map(count),
      milliseconds(medianMs),
    ]),
    ['All', sum('asked'), sum('right'), sum('none'), sum('slow'), sum('wrong'), ''],
  ];
}

export const timeColumns = ['Program', 'Median time', 'Answered', 'Failed', 'Out of time'] as const;

/** One row for each program. */
export const timeRows = ({ times }: EngineTimes['sets'][number]): readonly Row[] =>
  times.map(({ program, medianMs, answered, failed, outOfTime }) => [
    program,
    medianMs === undefined ? 'none' : milliseconds(medianMs),
    ...[answered, failed, outOfTime].map(count),
  ]);

export const serviceColumns = ['Server', 'Answers a second', 'Part of the bare server'] as const;

const serverNames: Readonly<Record<string, string>> = {
  'bare node:http': 'A bare server that sends a fixed text',
  'service, cached': 'This service, asked the same again',
  'service, computed': 'This service, asked something new each time',
};

export const serviceRows = ({ results }: ServiceTimes): readonly Row[] =>
  results.map(({ name, perSecond, ratio }) => [
    serverNames[name] ?? name,
    count(perSecond),
    `${Math.round(ratio * 100)} %`,
  ]);
