import { identities, identityGroups } from '@nomogram/calculators/shared/identities/identities.ts';
import { mathml } from '../../../../content/tools/mathml.ts';

/** An identity as the page shows it. */
export interface ShownIdentity {
  readonly id: string;
  readonly name: string;
  /** MathML, which needs neither a font nor a style of its own. */
  readonly formula: string;
  /** The same as text, to copy into a field. */
  readonly text: string;
  /** What a search looks through: name, group, text. */
  readonly found: string;
}

interface ShownGroup {
  readonly name: string;
  readonly list: readonly ShownIdentity[];
}

/** The identities by group, typeset once. */
export const shownGroups: readonly ShownGroup[] = identityGroups.map((name) => ({
  name,
  list: identities
    .filter(({ group }) => group === name)
    .map(({ id, name: title, left, right, latex }) => {
      const text = `${left} = ${right}`;
      return {
        id,
        name: title,
        formula: mathml(`\\displaystyle ${latex.left} = ${latex.right}`),
        text,
        found: `${title} ${name} ${text} ${text.replaceAll(' ', '')}`,
      };
    }),
}));
