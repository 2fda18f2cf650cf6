/**
 * `npm run check [-- --only descriptive]`: starts the service on a free port and asks it over HTTP, as any client would,
 * with the black-box check that lies beside the project (`NOMOGRAM_CHECKER` names another place).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, root } from './setup/build.ts';
import { startService } from './setup/service.ts';

const checker = join(process.env.NOMOGRAM_CHECKER ?? join(root, '../shared/checker'), 'check.mjs');
if (!existsSync(checker)) {
  console.error(`There is no checker at ${checker}: name its folder in NOMOGRAM_CHECKER.`);
  process.exit(2);
}
build();
const service = await startService();
const words = process.argv.slice(2);
const asked = spawn(process.execPath, [checker, '--base', service.url, ...words], { stdio: 'inherit' });
const [status] = await once(asked, 'exit');
await service.stop();
process.exit(status ?? 1);
