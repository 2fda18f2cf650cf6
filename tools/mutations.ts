/**
 * `npm run mutations` puts small mistakes into the declarations of the catalogue and the formulas that they stand on (signs,
 * constants, exchanged inputs, limits), one at a time, and tells which of them no example, law or fixture sees.
 * `-- --sample 200 --seed 7` tries some of them, `-- --only topography` those of the files that match, `-- --shared` those of
 * the formulas that several declarations share.
 */
import { allTasks, fatesOf, type MutantOutcome, sampled } from './mutations/catalogue.ts';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const scope = process.argv.includes('--shared') ? 'shared' : 'declarations';
const all = allTasks(scope, new RegExp(option('only') ?? '.'));
const sample = option('sample');
const seed = Number(option('seed') ?? 1);
const tasks = sample === undefined ? all : sampled(all, Number(sample), seed);
console.log(`${tasks.length} of ${all.length} mutants${sample === undefined ? '' : `, seed ${seed}`}`);

const isVerbose = process.argv.includes('--verbose');
const lineOf = ({ mutant: { file, line, says, id } }: MutantOutcome): string =>
  `${file.replace('packages/', '')}:${line}  ${says.replace(/\s+/g, ' ')}${id ? `  (${id})` : ''}`;
const fates = await fatesOf(tasks, Number(option('runs') ?? 24), (fate) => {
  const { difference } = fate;
  if (difference)
    console.log(
      `${difference.kind.padEnd(11)} ${lineOf(fate)} ${difference.kind === 'told apart' ? difference.by : ''}`,
    );
  else if (isVerbose) console.log(`seen      ${lineOf(fate)}: ${fate.fault}`);
});
const seen = fates.filter(({ fault }) => fault !== null).length;
const alike = fates.filter(({ difference }) => difference?.kind === 'alike').length;
const mistakes = fates.length - alike;
console.log(`${alike} mutants are none: no input tells them apart, though what they change is executed`);
console.log(`${seen} of ${mistakes} mistakes are seen (${((100 * seen) / mistakes).toFixed(1)} %)`);
