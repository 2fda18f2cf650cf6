import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/build.ts';

// biome-ignore lint/suspicious/noExplicitAny: manifests are looked into as they come
export type Manifest = any;

export const deployed = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

export const hasPython = spawnSync('python3', ['-c', 'import yaml']).status === 0;
if (!hasPython) console.log('Python with PyYAML is missing here: the manifests are not read');

/** Every document of a YAML file below `deploy/`; none where nobody can read it. */
export function documents(name: string): readonly Manifest[] {
  if (!hasPython) return [];
  const program = 'import sys, json, yaml; print(json.dumps(list(yaml.safe_load_all(sys.stdin))))';
  const { stdout, stderr, status } = spawnSync('python3', ['-c', program], { input: deployed(name), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const cluster: readonly Manifest[] = readdirSync(join(root, 'deploy/kubernetes')).flatMap((name) =>
  documents(`kubernetes/${name}`),
);

/** The one manifest of this kind. */
export function manifest(kind: string): Manifest {
  const [found, ...more] = cluster.filter((one) => one.kind === kind);
  if (!found || more.length > 0) throw new Error(`there are ${more.length + (found ? 1 : 0)} manifests of ${kind}`);
  return found;
}

export const podOf = (deployment: Manifest): Manifest => deployment.spec.template.spec;

/** What the manifest sets in the environment of a replica. */
export const environmentOf = (deployment: Manifest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    podOf(deployment).containers[0].env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );

export const megabytes = (text: string): number => {
  const [, size, unit] = /^(\d+)(Mi|Gi|m|g)$/.exec(text) ?? [];
  return Number(size) * (unit === 'Mi' || unit === 'm' ? 1 : 1024);
};
