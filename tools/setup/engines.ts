import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** The engines that a larger deployment stands on, as Debian packages them: started for tests, each in a folder of its own. */
export interface Engine {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const programs = { nginx: '/usr/sbin/nginx', 'redis-server': '/usr/bin/redis-server', varnishd: '/usr/sbin/varnishd' };
const packages = ['nginx', 'redis-server', 'varnish', 'postgresql'];

const postgresFolder = (): string | undefined =>
  existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
        .at(-1)
    : undefined;

const isInstalled = (): boolean => Object.values(programs).every(existsSync) && postgresFolder() !== undefined;

/** Whether they are there, after installing them through the system's package manager where that is possible. */
export function installEngines(): boolean {
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing nginx, Varnish, Redis and PostgreSQL for the tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
  return isInstalled();
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function started(child: ChildProcess, port: number, folder: string): Promise<Engine> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let attempt = 0; !(await isOpen(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 200) throw new Error(`${child.spawnfile} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const run = (program: string, words: readonly string[], complaints: 'inherit' | 'ignore' = 'inherit'): ChildProcess =>
  spawn(program, words, { stdio: ['ignore', 'ignore', complaints] });

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nomogram-engine-'));
  chmodSync(folder, 0o777);
  return folder;
};

export async function startRedis(): Promise<Engine> {
  const [port, folder] = [await freePort(), newFolder()];
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, '--loglevel', 'warning'];
  return started(run(programs['redis-server'], words), port, folder);
}

/** PostgreSQL refuses to run as root: there it runs as its own user. */
export async function startPostgres(): Promise<Engine & { readonly url: string }> {
  const [port, folder] = [await freePort(), newFolder()];
  const bin = postgresFolder();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const own = (program: string, words: readonly string[]): [string, readonly string[]] =>
    process.getuid?.() === 0
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...words]]
      : [program, words];
  const data = join(folder, 'data');
  const made = spawnSync(...own(`${bin}/initdb`, ['-D', data, '-U', 'nomogram', '--auth=trust', '-E', 'UTF8']), {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const words = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'log_min_messages=fatal',
  ];
  const [program, rest] = own(`${bin}/postgres`, words);
  const engine = await started(run(program, rest), port, folder);
  return { ...engine, url: `postgres://nomogram@127.0.0.1:${port}/postgres` };
}

/** nginx with a configuration for this port and this folder. */
export async function startNginx(configuration: (port: number, folder: string) => string): Promise<Engine> {
  const [port, folder] = [await freePort(), newFolder()];
  const file = writeInto(folder, 'nginx.conf', configuration(port, folder));
  return started(
    run(programs.nginx, ['-c', file, '-p', folder, '-g', 'daemon off;', '-e', 'stderr'], 'ignore'),
    port,
    folder,
  );
}

/** What nginx itself says of a configuration (`nginx -t`), and whether it takes it. */
export function judgedByNginx(configuration: (port: number, folder: string) => string): {
  readonly accepted: boolean;
  readonly says: string;
} {
  const folder = newFolder();
  const file = writeInto(folder, 'nginx.conf', configuration(8080, folder));
  const { status, stderr } = spawnSync(programs.nginx, ['-t', '-c', file, '-p', folder, '-e', 'stderr'], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  return { accepted: status === 0, says: stderr };
}

export async function startVarnish(configuration: string): Promise<Engine> {
  const [port, folder] = [await freePort(), newFolder()];
  const file = writeInto(folder, 'default.vcl', configuration);
  mkdirSync(join(folder, 'work'));
  const words = [
    '-F',
    '-f',
    file,
    '-a',
    `127.0.0.1:${port}`,
    '-n',
    join(folder, 'work'),
    '-s',
    'malloc,64m',
    '-T',
    'none',
    '-j',
    'none',
  ];
  return started(run(programs.varnishd, words, 'ignore'), port, folder);
}

function writeInto(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
