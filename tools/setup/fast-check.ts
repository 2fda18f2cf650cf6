import fc from 'fast-check';

/**
 * Generated inputs are the same at every run, so that a change is judged by itself; `FC_SEED=random` (or a number) tries
 * others, and a failure prints the seed that found it.
 */
const asked = process.env.FC_SEED;
if (asked !== 'random') fc.configureGlobal({ seed: asked ? Number(asked) : 20_261_121 });
