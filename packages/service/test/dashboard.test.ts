import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../src/process/metrics.ts';

/** What `deploy/` asks Prometheus must be what the service tells it: a misspelt name shows nothing, and an alert never speaks. */
const deployed = (name: string): string => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

const panels = JSON.parse(deployed('grafana/nomogram.json')).panels as { targets: { expr: string }[] }[];
const questions = {
  dashboard: panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  alerts: [...deployed('prometheus/alerts.yaml').matchAll(/^ +expr: (.*(?:\n {10}.*)*)/gm)].map(([, expr]) => expr!),
};

const metrics = createMetrics();
const labelsOf = new Map(
  metrics.registry.getMetricsAsArray().map((metric) => {
    const { name, labelNames } = metric as unknown as { name: string; labelNames: readonly string[] };
    return [name, labelNames];
  }),
);
/** What Prometheus itself adds. */
const added = ['instance', 'job', 'le'];
const namesIn = (expr: string): readonly string[] =>
  (expr.match(/nomogram_\w+/g) ?? []).map((name) => name.replace(/_bucket$/, ''));

test('the space for messages is told where they are kept in a folder, and nowhere else', async () => {
  const told = /^nomogram_data_free_bytes \d+$/m;
  expect(await createMetrics(tmpdir()).registry.metrics()).toMatch(told);
  expect(await metrics.registry.metrics()).not.toMatch(told);
});

describe.each(Object.entries(questions))('%s', (_, asked) => {
  test('asks only for figures that the service gives', () => {
    expect(asked.flatMap(namesIn).length).toBeGreaterThan(8);
    for (const expr of asked)
      expect(
        namesIn(expr).filter((name) => !labelsOf.has(name)),
        expr,
      ).toEqual([]);
  });

  test('tells them apart by labels that they have', () => {
    for (const expr of asked) {
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list]) => list!.split(/,\s*/));
      const chosen = [...expr.matchAll(/(\w+)=~?"/g)].map(([, label]) => label!);
      const known = [...added, ...namesIn(expr).flatMap((name) => labelsOf.get(name) ?? [])];
      expect(
        [...grouped, ...chosen].filter((label) => !known.includes(label)),
        expr,
      ).toEqual([]);
    }
  });

  test('names values that the service writes', () => {
    const folder = new URL('../src/process/', import.meta.url);
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const values = asked.flatMap((expr) =>
      [...expr.matchAll(/(?:reason|result)=~?"([^"]*)"/g)].map(([, text]) => text!),
    );
    for (const value of values.flatMap((text) => text.split('|'))) expect(code).toContain(`'${value}'`);
  });
});
