import type { Calculator, Definition, HelpCard } from './calculator.ts';

/** What a file of a page exports: its one calculator, which has the name of the file, or several by their names. */
export type Definitions<One extends Definition = Definition> = One | { readonly [name: string]: One };

/** The help cards of a page by the names of its calculators: what its `help.ts` exports. */
export interface HelpCards {
  readonly [name: string]: readonly HelpCard[];
}

/** The calculators that a file declares, by their names; `file` is its name without an ending. */
export const definitionsIn = <One extends Definition>(
  file: string,
  exported: Definitions<One>,
): { readonly [name: string]: One } => (isDefinition(exported) ? { [file]: exported } : exported);

const isDefinition = <One extends Definition>(exported: Definitions<One>): exported is One =>
  typeof exported.compute === 'function';

/** A calculator in its place: there it has its id, and its help cards where they stand beside it. */
export const placed = <One extends Definition>(
  one: One,
  page: string,
  name: string,
  cards?: HelpCards,
): One & Calculator => ({ ...one, id: `${page}/${name}`, page, help: cards?.[name] ?? one.help });

/** The calculator of that id in the file of a page, by the path of the file. */
export function calculatorIn(path: string, exported: Definitions, id: string): Calculator | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '');
  const [page, name] = id.split('/') as [string, string];
  const one = definitionsIn(file, exported)[name];
  return one && placed(one, page, name);
}
