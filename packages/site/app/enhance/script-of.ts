import { scriptStarter } from '../script-policy.ts';

/** How the shell of a page starts scripts. */
export const scriptOf = scriptStarter('nomogram-shell');
