import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/setup/build.ts';
import { deployed } from './manifests.ts';

/** Prometheus itself on the alerts: on a calm day none speaks, on a bad one each. */
const promtool = (...words: string[]) =>
  spawnSync('promtool', words, { cwd: join(root, 'tests/deploy'), encoding: 'utf8' });
const hasPromtool = promtool('--version').status === 0;
if (!hasPromtool) console.log('promtool (of Prometheus) is missing here: it does not judge the alerts');

test.runIf(hasPromtool)('each alert speaks when it should, and only then', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.yaml');
  expect(status, stdout + stderr).toBe(0);
});

test('no alert is left out', () => {
  const written = readFileSync(join(root, 'tests/deploy/alerts.yaml'), 'utf8');
  const names = [...deployed('prometheus/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !written.includes(`alertname="${name}"`))).toEqual([]);
});
