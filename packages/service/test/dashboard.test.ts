import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../src/process/metrics.ts';

test('the dashboard asks only for figures that the service gives', async () => {
  const { panels } = JSON.parse(
    readFileSync(new URL('../../../deploy/grafana/nomogram.json', import.meta.url), 'utf8'),
  ) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/nomogram_\w+/g) ?? []));
  expect(asked.length).toBeGreaterThan(10);
  const metrics = createMetrics();
  const given = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
  expect(asked.filter((name) => !given.has(name.replace(/_bucket$/, '')))).toEqual([]);
});
