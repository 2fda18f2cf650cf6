import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const installed = (): string | undefined =>
  [process.env.CHROMIUM, ...places].find((place): place is string => place !== undefined && existsSync(place));

/** The path of a Chromium, installed through the system's package manager when there is none and that is possible. */
export function chromium(): string {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: 'inherit',
      env,
    });
  }
  const now = installed();
  if (!now)
    throw new Error('The browser tests need Chromium: install it, or name it in the environment variable CHROMIUM.');
  return now;
}

/** Headless, offline in its own affairs, and able to run as root. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
