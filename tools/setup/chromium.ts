import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A package of Debian's, and where it, or its like on other systems, puts the program. */
interface Program {
  readonly package: string;
  readonly places: readonly string[];
}

const browser: Program = {
  package: 'chromium',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
};

/** The same engine without windows, profiles and whatever else surrounds it. */
const shell: Program = { package: 'chromium-headless-shell', places: ['/usr/bin/chromium-headless-shell'] };

const placeOf = ({ places }: Program): string | undefined =>
  [process.env.CHROMIUM, ...places].find((place): place is string => place !== undefined && existsSync(place));

/** The path of a Chromium, installed through the system's package manager when there is none and that is possible. */
export function chromium(): string {
  const found = placeOf(browser) ?? installed(browser);
  if (!found)
    throw new Error('The browser tests need Chromium: install it, or name it in the environment variable CHROMIUM.');
  return found;
}

/** The path of Chromium's headless shell, or of Chromium where there is no such package. */
export const headlessShell = (): string => placeOf(shell) ?? installed(shell) ?? chromium();

/** Installs a program where that is possible, and says where it is. */
function installed(program: Program): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${program.package} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', program.package, 'fonts-liberation'], {
    stdio: 'inherit',
    env,
  });
  return placeOf(program);
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
