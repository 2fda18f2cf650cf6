import fc from 'fast-check';
import { usualRuns } from './law-runs.ts';
import { seed } from './seed.ts';

/** Generated inputs come from the seed of the run; a failure prints it beside the input that it found. */
fc.configureGlobal({ seed, numRuns: usualRuns });
