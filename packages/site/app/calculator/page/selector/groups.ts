import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Group } from '@nomogram/calculators/kit/page.ts';

interface Members {
  /** Absent where there are no groups. */
  readonly title?: string;
  readonly members: readonly Form[];
}

/** The forms of a page as its selector shows them; what stands in no group is in one of its own at the end. */
export function groupsOf(forms: readonly Form[], groups: readonly Group[] | undefined): readonly Members[] {
  if (!groups) return [{ members: forms }];
  const named = groups.map(({ title, calculations }) => ({
    title,
    members: calculations.flatMap((name) => forms.find((form) => form.name === name) ?? []),
  }));
  const placed = new Set(named.flatMap(({ members }) => members));
  const rest = forms.filter((form) => !placed.has(form));
  return rest.length === 0 ? named : [...named, { title: 'More', members: rest }];
}
