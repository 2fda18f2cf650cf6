import fc from 'fast-check';
import { seed } from './seed.ts';

/** Generated inputs come from the seed of the run; a failure prints it beside the input that it found. */
fc.configureGlobal({ seed });
