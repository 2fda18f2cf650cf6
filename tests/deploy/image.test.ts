import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/setup/build.ts';
import { freePort } from '../../tools/setup/free-port.ts';
import { deployed, environmentOf, hasPython, type Manifest, manifest, megabytes, podOf } from './manifests.ts';
import { buildImage, installPodman, limits, podman, provideBase, succeeds } from './podman.ts';

/**
 * The image, made by the steps of the Containerfile as they stand, and one replica of it as Kubernetes runs it: as the same user, without a
 * capability, its root read only, with the memory, the settings and the folders of the manifest. No cluster is needed, but Podman.
 */
const canRun = hasPython && installPodman();
if (!canRun) console.log('Podman, debootstrap or PyYAML is missing here, or this is not root: the image is not made');

const container = deployed('Containerfile');
const [, base, debian] = /^FROM (\S+:\d+-(\w+)-slim)$/m.exec(container)!;
const image = 'localhost/nomogram-under-test';
const maxMb = 110;

/** Folders of one replica, as a cluster hands out empty ones: for the group of the pod. */
const folders: string[] = [];
function emptyFolder(group: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'nomogram-volume-'));
  folders.push(folder);
  chownSync(folder, 0, group);
  chmodSync(folder, 0o2770);
  return folder;
}

/** The words for `podman run` that say what the manifest says. */
function asInTheCluster(deployment: Manifest, port: number): readonly string[] {
  const { securityContext: pod, containers } = podOf(deployment);
  const [{ securityContext: own, resources, volumeMounts }] = containers;
  const environment = { ...environmentOf(deployment), PORT: String(port), HOST: '127.0.0.1' };
  return [
    ...['--network', 'host', ...limits()],
    ...['--user', String(pod.runAsUser), '--group-add', String(pod.fsGroup)],
    ...(own.readOnlyRootFilesystem ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...(own.allowPrivilegeEscalation ? [] : ['--security-opt', 'no-new-privileges']),
    ...own.capabilities.drop.flatMap((name: string) => ['--cap-drop', name]),
    ...['--memory', `${megabytes(resources.limits.memory)}m`],
    ...volumeMounts.flatMap(({ mountPath }: Manifest) => ['--volume', `${emptyFolder(pod.fsGroup)}:${mountPath}`]),
    ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
}

const status = (url: string): Promise<number> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

/** A message whose second half comes when it is asked for. */
function slowMessage(port: number): { readonly finish: () => Promise<string>; readonly socket: Socket } {
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'begun before the end' });
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  const head = `POST /websites/contacts/ HTTP/1.1\r\nHost: nomogram.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 20));
  return {
    socket,
    finish() {
      socket.write(body.slice(20));
      return answer;
    },
  };
}

describe.runIf(canRun)('the image', () => {
  const name = `nomogram-${process.pid}`;
  let url = '';
  let port = 0;
  const deployment = () => manifest('Deployment');

  beforeAll(async () => {
    if (!canRun) return;
    console.log(`base image: ${await provideBase(base!, debian!)}`);
    await buildImage('deploy/Containerfile', image);
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    await succeeds('run', '--detach', '--name', name, ...asInTheCluster(deployment(), port), image);
    while ((await status(`${url}/readyz`)) !== 200) {
      const isRunning = await succeeds('container', 'inspect', '--format', '{{.State.Running}}', name);
      if (isRunning !== 'true') throw new Error((await podman('logs', name)).stderr);
    }
  }, 1_800_000);

  afterAll(async () => {
    if (!canRun) return;
    await podman('rm', '--force', '--time', '0', name);
    await podman('rmi', '--force', image);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  test('holds what a replica runs, and nothing that only makes or tests it', async () => {
    const list = 'find /app -not -type d; du -sm /app | cut -f1 | sed s/^/MB:/';
    const lines = (await succeeds('exec', name, 'sh', '-c', list)).split('\n');
    const size = Number(lines.at(-1)?.slice('MB:'.length));
    console.log(`the image holds ${lines.length - 1} files of the project and its packages, ${size} MB`);
    expect(size).toBeLessThan(maxMb);
    const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: root }), 'content/package.json'];
    const read = manifests.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
    const toMake = read.flatMap((one) => Object.keys({ ...one.devDependencies, ...one.optionalDependencies }));
    const toRun = new Set(read.flatMap((one) => Object.keys(one.dependencies ?? {})));
    const unwanted = [
      ...toMake.filter((one) => !toRun.has(one)).map((one) => `/app/node_modules/${one}/`),
      ...['.git', '.cache', 'data', 'tests', 'tools', 'bench', 'docs'].map((folder) => `/app/${folder}/`),
    ];
    expect(lines.filter((file) => unwanted.some((start) => file.startsWith(start)))).toEqual([]);
    expect(lines.filter((file) => /^\/app\/(?!node_modules).*(\.test\.tsx?|\.env.*|\.sqlite)$/.test(file))).toEqual([]);
  });

  test('its replica is nobody of importance, and writes only where the manifest lets it', async () => {
    const say = async (script: string) => podman('exec', name, 'sh', '-c', script);
    expect((await say('id -u')).stdout).toBe(String(podOf(deployment()).securityContext.runAsUser));
    const rights = (await say('grep -E "^(Cap(Prm|Eff|Bnd)|NoNewPrivs|Seccomp):" /proc/1/status')).stdout;
    expect(rights.match(/^Cap\w+:\s+0+$/gm)).toHaveLength(3);
    expect(rights).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(rights).toMatch(/^Seccomp:\s+2$/m);
    for (const folder of ['/', '/app', '/app/content/dist', '/home/node', '/var/tmp'])
      expect((await say(`touch ${folder}/x`)).status, folder).not.toBe(0);
    for (const { mountPath } of podOf(deployment()).containers[0].volumeMounts)
      expect((await say(`touch ${mountPath}/x && rm ${mountPath}/x`)).status, mountPath).toBe(0);
  });

  test('calculates in the server and in a child process, shows a page, keeps a message', async () => {
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/nomogram/functions/gamma/5')).toContain('24');
    expect(await text('/nomogram/calculus/differentiation/x%5E2')).toContain('2*x');
    expect(await text('/calculus-derivative')).toContain('<title>');
    expect(await text('/sw.js')).toContain('serwist');
    const message = { name: 'Ada', email: 'ada@example.org', message: 'kept in the volume' };
    const sent = await fetch(`${url}/websites/contacts/`, { method: 'POST', body: JSON.stringify(message) });
    expect(sent.status).toBe(200);
    const listed = await succeeds('exec', name, 'node', 'packages/service/src/process/messages.ts', 'list');
    expect(listed).toContain(message.message);
  });

  test('answers on while balancers notice that it ends, finishes what was begun, and ends with 0 before it would be killed', {
    timeout: 120_000,
  }, async () => {
    const [healthy] = JSON.parse(await succeeds('image', 'inspect', '--format', '[{{json .HealthCheck}}]', image));
    const health = async () => (await podman('exec', name, ...healthy.Test.slice(1))).status;
    expect(await health()).toBe(0);

    await succeeds('kill', '--signal', 'TERM', name);
    while ((await status(`${url}/readyz`)) === 200);
    expect(await status(`${url}/readyz`)).toBe(503);
    expect(await health()).toBe(1);
    // As a cluster ends it: what has not ended by itself after the period of grace is killed, and does not end with 0.
    const stopped = succeeds('stop', '--time', String(podOf(deployment()).terminationGracePeriodSeconds), name);
    const slow = slowMessage(port);
    const seen: number[] = [];
    while (seen.at(-1) !== 0) seen.push(await status(`${url}/nomogram/volume/rectanglearea/${seen.length + 1}/7`));
    console.log(`${seen.length - 1} answers after SIGTERM`);
    expect([...new Set(seen)]).toEqual([200, 0]);
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200/);
    await stopped;
    expect(await succeeds('container', 'inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
  });
});
