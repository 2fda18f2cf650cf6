import { scriptPolicies } from './script-policy.ts';

/**
 * The content security policy of a page. There is no inline script on the site, so none is allowed, by hash or otherwise.
 * Formulas that KaTeX sets need style attributes for their layout, which can neither load nor run anything; only the pages
 * that set formulas in the browser allow them. What is made for frames may be framed by anyone: nothing on it is anybody's own, and nothing
 * that is pressed there does more than calculate.
 */
export function policyOf({ formulas, embedded }: { formulas: boolean; embedded: boolean }): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ...(formulas ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embedded ? '*' : "'none'"}`,
    // In the browser no text becomes markup, and none the address of a script but through these policies.
    "require-trusted-types-for 'script'",
    `trusted-types ${scriptPolicies.join(' ')}`,
  ].join('; ');
}
