import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Engines beside Chromium, as Debian packages them: half of the phones have WebKit. */
const browsers = {
  firefox: {
    packages: ['firefox-esr'],
    program: () => found(process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    program: () => (existsSync(xvfb) && miniBrowser() !== undefined ? found('/usr/bin/WebKitWebDriver') : undefined),
  },
} as const;

export const xvfb = '/usr/bin/Xvfb';

/** The window that WebKitGTK brings for tests. */
export const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')[0];

const found = (...places: readonly (string | undefined)[]): string | undefined =>
  places.find((place): place is string => place !== undefined && existsSync(place));

/** The program of an engine, installed through the system's package manager when there is none and that is possible; else nothing, said in a line. */
export function browserProgram(name: keyof typeof browsers): string | undefined {
  const { packages, program } = browsers[name];
  if (program() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')} for the tests …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
  }
  const now = program();
  if (now === undefined) console.log(`${packages.join(' and ')} cannot be had here: what runs in ${name} is left out`);
  return now;
}
