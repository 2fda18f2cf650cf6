/**
 * Which entry of the glossary a rule of a step leads to: that with its very name, else that whose pattern fits (`*` stands for
 * anything), the longest pattern first.
 */
export function ruleMatcher(
  named: readonly (readonly [rule: string, id: string])[],
): (rule: string) => string | undefined {
  const exact = new Map(named);
  const patterns = named
    .filter(([rule]) => rule.includes('*'))
    .sort(([one], [other]) => other.length - one.length)
    .map(([rule, id]) => [new RegExp(`^${rule.split('*').map(escaped).join('.*')}$`), id] as const);
  return (rule) => exact.get(rule) ?? patterns.find(([pattern]) => pattern.test(rule))?.[1];
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
