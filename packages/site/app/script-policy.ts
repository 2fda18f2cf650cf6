/**
 * The one place where a text becomes the address of a script. Our pages demand Trusted Types: the browser refuses text wherever it
 * would become markup or start a script, except what comes through a policy that the page allows by name. Markup is never made from
 * text in the browser at all, so no policy of ours makes any.
 *
 * A policy can be made once only, and a page runs two bundles that start scripts: each has a policy of its own.
 */
export const scriptPolicies = ['nomogram-shell', 'nomogram-page'] as const;

interface Policy {
  createScriptURL(address: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** What starts a script of this site at an address, by its policy. Browsers without Trusted Types get the same check. */
export function scriptStarter(name: (typeof scriptPolicies)[number]): (address: string) => string {
  const rules: Policy = { createScriptURL: ownScript };
  let policy: Policy | undefined;
  return (address) => {
    const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
    policy ??= trustedTypes?.createPolicy(name, rules) ?? rules;
    // The types of the DOM know nothing of trusted values, which it takes wherever it takes text.
    return policy.createScriptURL(address) as string;
  };
}

/** The address of a script that was built with the site, or of its service worker; of no other. */
export function ownScript(address: string): string {
  if (/^\/(?:assets\/(?:[\w-]+\/)*[\w.-]+|sw)\.js$/.test(address)) return address;
  throw new TypeError('Only scripts of this site are started.');
}
