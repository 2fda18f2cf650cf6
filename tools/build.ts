/** `npm run build`: builds what is stale; with `--check` the index of the catalogue must be up to date, and is not written anew. */
import { build } from './setup/build.ts';

build({ check: process.argv.includes('--check') });
