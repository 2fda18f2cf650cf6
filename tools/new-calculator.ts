/**
 * `npm run new-calculator -- surface-area/hexagon "Hexagon" "volume/hexagonarea/:side"` writes a declaration that
 * compiles and says what is to be filled in, and generates the index.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '../packages/calculators/src/catalogue.ts';
import { declarationText, inputsOf } from './scaffold/declaration.ts';
import { root } from './setup/build.ts';

const [id = '', title = '', path = ''] = process.argv.slice(2);
const [folder = ''] = id.split('/');
const file = join(root, 'packages/calculators/src/pages', `${id}.ts`);

const refusal = !/^[a-z-]+\/[a-z0-9-]+$/.test(id)
  ? 'The first word is `page/name`, for example surface-area/hexagon.'
  : !pageOf(folder)
    ? `There is no page ${folder}: write packages/calculators/src/pages/${folder}/page.ts first.`
    : title === ''
      ? 'The second word is the title as the selector shows it, for example "Hexagon".'
      : inputsOf(path).length === 0
        ? 'The third word is the endpoint with its inputs, for example volume/hexagonarea/:side.'
        : existsSync(file)
          ? `${id} exists already.`
          : undefined;
if (refusal) {
  console.error(refusal);
  process.exit(2);
}

writeFileSync(file, declarationText({ title, path }));
const commands = [['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file], ['tools/generate.ts']];
for (const command of commands)
  spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`Wrote packages/calculators/src/pages/${id}.ts.
Fill in what its comments ask for, and remove them. Then \`npm run format\` sets the lines, \`npm run generate\` writes the index, and \`npm run validate\` and \`npx vitest run packages/calculators -t ${id}\` pass.`);
