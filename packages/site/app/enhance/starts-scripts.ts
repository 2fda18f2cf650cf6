import { scriptStarter } from '../script-policy.ts';

/** How the shell of a page makes an address one of a script. */
export const scriptOf = scriptStarter('nomogram-shell');

/** Starts a script of the site. */
export function startScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = scriptOf(address);
  document.head.append(script);
  return script;
}
