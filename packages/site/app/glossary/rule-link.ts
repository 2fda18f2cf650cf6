import rules from '../../../../content/dist/glossary-rules.json' with { type: 'json' };
import { ruleMatcher } from '../../../../content/tools/glossary-rules.ts';

const entryOf = ruleMatcher(Object.entries(rules));

/** The address of the entry that a rule of a step leads to; undefined where there is none. */
export function ruleLink(rule: string): string | undefined {
  const id = entryOf(rule);
  return id === undefined ? undefined : `/glossary/${id}`;
}
