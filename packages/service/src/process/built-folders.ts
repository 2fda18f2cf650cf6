import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { OperatorError } from './operator-error.ts';

/** The value of a setting that does without its folder. */
const without = 'none';

/** What a build leaves in each folder; one of them is enough to tell it. */
const marks = {
  SITE_DIR: ['server/index.js', 'client'],
  CONTENT_DIR: ['blog.json', 'covers'],
} as const;

/**
 * The folder of a setting that holds what was built, or `undefined` where it is to be done without. Another folder ends the start: half a
 * product that says that it is ready would be put before visitors.
 */
export function builtFolder(setting: keyof typeof marks, config: Config): string | undefined {
  const folder = config[setting];
  if (folder === without) return undefined;
  if (marks[setting].some((mark) => existsSync(join(folder, mark)))) return folder;
  throw new OperatorError(
    `${setting}: nothing was built in ${folder}; \`npm run build\` builds it, and ${setting}=${without} does without.`,
  );
}
