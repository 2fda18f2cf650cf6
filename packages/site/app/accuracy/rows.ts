import type { EngineTimes, Score, ServiceTimes, SiteWeights, Weights } from '../../../../content/content.ts';

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

/** Names of `npm run bench`, and what they are called here; how many calculators the last one took in turn stands in its name. */
const serverNames: readonly (readonly [RegExp, string])[] = [
  [/^bare node:http$/, 'A bare server that sends a fixed text'],
  [/^service, given before$/, 'This service, asked the same again'],
  [/^service, given before: a page$/, 'This service, asked for a page'],
  [/^service, computed: the middle one$/, 'This service, asked something new of one calculator each time'],
  [/^service, computed: all (\d+) in turn$/, 'This service, asked something new of $1 calculators in turn'],
  [/^(nginx|Varnish), from its cache$/, '$1 before it, with the answer in its cache'],
  [/^(nginx|Varnish), from its cache: a page$/, '$1 before it, with a page in its cache'],
];

function serverName(name: string): string {
  const known = serverNames.find(([pattern]) => pattern.test(name));
  return known ? name.replace(...known) : name;
}

export const serviceRows = ({ results }: ServiceTimes): readonly Row[] =>
  results.map(({ name, perSecond, ratio }) => [serverName(name), count(perSecond), `${Math.round(ratio * 100)} %`]);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const parts = ['html', 'style', 'script', 'letters', 'other'] as const;
const sumOf = (weights: Weights): number => parts.reduce((sum, part) => sum + weights[part], 0);

export const weightColumns = ['Page', 'HTML', 'Style', 'Scripts', 'Letters', 'Other', 'All', 'All, gzip'] as const;

/** One row for each kind of page. */
export const weightRows = ({ pages }: SiteWeights): readonly Row[] =>
  pages.map(({ kind, brotli, gzip }) => [
    kind.charAt(0).toUpperCase() + kind.slice(1),
    ...[...parts.map((part) => brotli[part]), sumOf(brotli), sumOf(gzip)].map(kilobytes),
  ]);

export const buildColumns = ['Part', 'Time'] as const;

/** One row for each part that is built, and their sum. */
export const buildRows = ({ build }: SiteWeights): readonly Row[] => {
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    ...build.map((stage) => [stage.name.charAt(0).toUpperCase() + stage.name.slice(1), seconds(stage.seconds)]),
    ['All', seconds(build.reduce((sum, stage) => sum + stage.seconds, 0))],
  ];
};
