import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/setup/build.ts';

/**
 * Podman with images of its own below `.cache/`, so that those of the machine are left alone. Without a cluster and without systemd; a
 * machine that cannot raise its limits keeps those it has.
 */
const folder = join(root, '.cache/containers');
const programs = ['/usr/bin/podman', '/usr/sbin/runc', '/usr/sbin/debootstrap'];
const own = [
  ...['--root', join(folder, 'images')],
  ...['--runroot', join(folder, 'running')],
  ...['--cgroup-manager', 'cgroupfs'],
  ...['--runtime', '/usr/sbin/runc'],
  ...['--log-level', 'fatal'],
];

/** Whether containers can be made here, after installing what is needed through the system's package manager where that is possible. */
export function installPodman(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!programs.every(existsSync) && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Podman and debootstrap for the tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    const words = ['install', '-y', '-qq', '--no-install-recommends', 'podman', 'runc', 'debootstrap'];
    spawnSync('apt-get', words, { stdio: 'ignore', env });
  }
  return programs.every(existsSync);
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Without blocking, so that a test can ask the container meanwhile. */
export function podman(...words: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('/usr/bin/podman', [...own, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout: stdout.trim(), stderr: stderr.trim() }));
  });
}

export async function succeeds(...words: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await podman(...words);
  if (status !== 0) throw new Error(`podman ${words.join(' ')}\n${stdout.slice(-2000)}\n${stderr.slice(-4000)}`);
  return stdout;
}

/**
 * The image that others are made from: the published one where its registry can be reached, else one with the same contents: Debian's
 * smallest system, this Node, npm, and the user `node`.
 */
export async function provideBase(name: string, debian: string): Promise<'published' | 'made here'> {
  const made = 'made-here';
  if ((await podman('image', 'exists', name)).status !== 0 && (await podman('pull', '--quiet', name)).status !== 0) {
    const system = join(folder, 'base');
    try {
      makeSystem(system, debian);
      const archive = join(folder, 'base.tar');
      run('tar', ['-C', system, '-cf', archive, '.']);
      await succeeds('import', '--quiet', '--change', `LABEL ${made}=yes`, archive, name);
      rmSync(archive);
    } finally {
      rmSync(system, { recursive: true, force: true });
    }
  }
  const labels = JSON.parse(await succeeds('image', 'inspect', '--format', '{{json .Labels}}', name));
  return labels?.[made] === 'yes' ? 'made here' : 'published';
}

function makeSystem(system: string, debian: string): void {
  console.log(`The base image cannot be had here; one like it is made from Debian ${debian} …`);
  mkdirSync(folder, { recursive: true });
  run('/usr/sbin/debootstrap', ['--variant=minbase', debian, system]);
  const local = join(system, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  const npm = dirname(dirname(realpathSync(run('which', ['npm']).trim())));
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  run('chroot', [system, 'groupadd', '--gid', '1000', 'node']);
  run('chroot', [system, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
}

function run(program: string, words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${error?.message ?? stderr.slice(-2000)}`);
  return stdout;
}

/** The steps of a Containerfile, with the package registry and the certificates that npm uses on this machine. */
export async function buildImage(containerfile: string, tag: string): Promise<string> {
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  const settings = join(folder, 'npmrc');
  const setting = (key: string): string => run('npm', ['config', 'get', key]).trim();
  const lines = [`registry=${setting('registry')}`];
  if (existsSync(certificates)) lines.push(`cafile=${certificates}`);
  writeFileSync(settings, `${lines.join('\n')}\n`);
  const mounts = [`${settings}:/root/.npmrc:ro`];
  if (existsSync(certificates)) mounts.push('/etc/ssl/certs:/etc/ssl/certs:ro');
  return succeeds(
    ...['build', '--format', 'docker', '--isolation', 'chroot', '--network', 'host', '--pull=never', '--layers=false'],
    ...mounts.flatMap((mount) => ['--volume', mount]),
    ...['--file', containerfile, '--tag', tag, '.'],
  );
}

/** The limits of this process: a container may not ask for more. */
export function limits(): readonly string[] {
  const files = /Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? '1024';
  return ['--ulimit', `nofile=${files}:${files}`, '--ulimit', 'nproc=4096:4096'];
}
