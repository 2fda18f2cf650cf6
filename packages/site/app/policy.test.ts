import { expect, test } from 'vitest';
import { policyOf } from './policy.ts';
import { scriptPolicies } from './script-policy.ts';

test('no page may run an inline script or apply an inline style sheet', () => {
  for (const [formulas, embedded] of [
    [true, true],
    [true, false],
    [false, false],
  ] as const) {
    const directives = new Map(
      policyOf({ formulas, embedded })
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual([embedded ? '*' : "'none'"]);
    expect(directives.has('style-src-attr')).toBe(formulas);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(scriptPolicies);
  }
});
