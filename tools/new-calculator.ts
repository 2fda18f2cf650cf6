/**
 * `npm run new-calculator -- surface-area/hexagon "Hexagon" "volume/hexagonarea/:side"` writes a declaration that
 * compiles, with an example that fails until its true value is filled in, and generates the index.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, pageOf } from '../packages/calculators/src/catalogue.ts';
import { root } from './setup/build.ts';

const [id = '', title = '', path = ''] = process.argv.slice(2);
const [folder = ''] = id.split('/');
const inputs = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
const file = join(root, 'packages/calculators/src', `${id}.ts`);

const refusal = !/^[a-z-]+\/[a-z0-9-]+$/.test(id)
  ? 'The first word is `page/name`, for example surface-area/hexagon.'
  : !pageOf(folder)
    ? `There is no page ${folder}: write packages/calculators/src/${folder}/page.ts first.`
    : title === ''
      ? 'The second word is the title as the selector shows it, for example "Hexagon".'
      : inputs.length === 0
        ? 'The third word is the endpoint with its inputs, for example volume/hexagonarea/:side.'
        : existsSync(file)
          ? `${id} exists already.`
          : undefined;
if (refusal) {
  console.error(refusal);
  process.exit(2);
}

const order = Math.max(0, ...entriesOf(folder).map((entry) => entry.order)) + 1;
const typed = `{ ${inputs.map((input) => `${input}: '1'`).join(', ')} }`;
writeFileSync(
  file,
  `import { agreement } from '../kit/agreement.ts';
import { calculator } from '../kit/calculator.ts';
import { real } from '../kit/fields/real.ts';
import { decimal } from '../kit/quantity.ts';

export default calculator({
  id: '${id}',
  title: '${title}',
  purpose: 'One sentence that says what it is for.',
  order: ${order},
  path: '${path}',
  inputs: {
${inputs.map((input) => `    ${input}: real({ label: '${input[0]!.toUpperCase()}${input.slice(1)}' }),`).join('\n')}
  },
  compute: ({ ${inputs.join(', ')} }) => ({ values: { result: decimal('${title}', ${inputs.join(' + ')}) } }),
  check: ({ ${inputs.join(', ')} }, { result }) => agreement(result, ${[...inputs].reverse().join(' + ')}, 'The same sum from the other end'),
  examples: [
    { given: ${typed}, expect: { result: ${inputs.length + 1} } },
    { given: ${typed.replaceAll("'1'", "'2'")}, expect: { result: ${2 * inputs.length} } },
    { given: ${typed.replace("'1'", "'x'")}, fails: 'unreadable' },
  ],
  references: [{ title: 'The book, paper or standard that gives the formula' }],
});
`,
);
spawnSync(process.execPath, ['tools/generate.ts'], { cwd: root, stdio: 'inherit' });
console.log(`Wrote packages/calculators/src/${id}.ts: its first example fails until the declaration is true.`);
