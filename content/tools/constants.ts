import type { Constant, ConstantFacts, ConstantsList } from '../content.ts';
import { type MathConstant, mathConstant } from './constants-math.ts';
import { type PhysicsConstant, physicsConstant } from './constants-physics.ts';
import { type SolarBody, solarEntry } from './constants-solar.ts';
import { ContentProblem } from './problem.ts';
import { within } from './within.ts';

/** All that the build knows about a constant: the entry of the list and the facts beside it. */
export type ConstantEntry = Constant & ConstantFacts;

/** The files of content/constants, as they stand after JSON.parse; their schema is in content/constants/README.md. */
export type ConstantsFiles = {
  readonly math: { readonly constants: readonly MathConstant[] };
  readonly physics: { readonly constants: readonly PhysicsConstant[] };
  readonly solar: { readonly bodies: readonly SolarBody[] };
};

/** The entries of one list, in the order of its file. */
export function constantEntries<List extends ConstantsList>(which: List, file: ConstantsFiles[List]): ConstantEntry[] {
  const entries = makers[which](file);
  for (const key of ['Name', 'id'] as const) {
    const seen = new Set<string>();
    for (const entry of entries) {
      if (seen.has(entry[key])) {
        throw new ContentProblem(`content/constants/${which}.json: ${entry[key]} stands there twice`);
      }
      seen.add(entry[key]);
    }
  }
  return entries;
}

type Makers = { readonly [List in ConstantsList]: (file: ConstantsFiles[List]) => ConstantEntry[] };

const makers: Makers = {
  math: ({ constants }) => constants.map((constant) => named(constant, () => mathConstant(constant))),
  physics: ({ constants }) => constants.map((constant) => named(constant, () => physicsConstant(constant))),
  solar: ({ bodies }) => {
    const names = new Map(bodies.map((body) => [body.id, body.name]));
    const nameOf = (id: string): string => {
      const name = names.get(id);
      if (name === undefined)
        throw new ContentProblem(`content/constants/solar.json: there is no body with the id ${id}`);
      return name;
    };
    return bodies.map((body) => named(body, () => solarEntry(body, nameOf)));
  },
};

function named(constant: { readonly id: string }, make: () => ConstantEntry): ConstantEntry {
  return within(`the constant ${constant.id}`, make);
}
