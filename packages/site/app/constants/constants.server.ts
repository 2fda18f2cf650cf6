import type { Constant, ConstantFacts } from '../../../../content/content.ts';
import mathFacts from '../../../../content/dist/constants-math-facts.json' with { type: 'json' };
import physicsFacts from '../../../../content/dist/constants-physics-facts.json' with { type: 'json' };
import solarFacts from '../../../../content/dist/constants-solar-facts.json' with { type: 'json' };
import { type AskService, type LoadResult, loadJson } from '../service.ts';
import type { ConstantsPage } from './constants-pages.ts';
import { valueIn } from './value-in.ts';

/** An entry of the list as the page shows it. */
export interface ListedConstant {
  readonly name: string;
  /** The fragment at which it stands. */
  readonly id: string;
  /** HTML, written by the build of the content from checked data. */
  readonly details: string;
  /** The value alone, as HTML, where there is one. */
  readonly value: string | undefined;
}

const facts: Readonly<Record<ConstantsPage['list'], readonly ConstantFacts[]>> = {
  math: mathFacts,
  physics: physicsFacts,
  solar: solarFacts,
};

/** The list as the service gives it, with a fragment for each entry. */
export async function loadConstants(
  ask: AskService,
  list: ConstantsPage['list'],
): Promise<LoadResult<readonly ListedConstant[]>> {
  const loaded = await loadJson<readonly Constant[]>(ask, `/nomogram/constants/${list}`);
  if (!loaded.ok) return loaded;
  const ids = new Map(facts[list].map(({ Name, id }) => [Name, id]));
  const listed = loaded.value.map(({ Name, Details }, index) => ({
    name: Name,
    id: ids.get(Name) ?? `entry-${index + 1}`,
    details: Details,
    value: valueIn(Details),
  }));
  return { ok: true, value: listed };
}
