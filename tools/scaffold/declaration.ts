export interface Scaffold {
  readonly title: string;
  /** The endpoint with its inputs: `volume/hexagonarea/:side`. */
  readonly path: string;
}

export const inputsOf = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);

const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/**
 * The text of a declaration that compiles, and fails its tests until every line under a comment that begins with "Fill in"
 * says what is true.
 */
export function declarationText({ title, path }: Scaffold): string {
  const inputs = inputsOf(path);
  const given = (text: string): string => `{ ${inputs.map((input) => `${input}: '${text}'`).join(', ')} }`;
  const names = `{ ${inputs.join(', ')} }`;
  return `import { number, product } from '@nomogram/math/expression/build.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Numbers } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { exact } from '../../kit/quantity.ts';

export default calculator({
  title: '${title}',
  // Fill in what it is for: one sentence.
  purpose: '',
  path: '${path}',
  inputs: {
    // Fill in symbols for the formula, and limits where there are any: \`above: 0\`, \`atLeast: 1\`, \`nonzero: true\`.
${inputs.map((input) => `    ${input}: exactNumber({ label: '${capitalized(input)}', symbol: '${input[0]}' }),`).join('\n')}
  },
  // Fill in the formula in LaTeX.
  formula: '',
  // Fill in the formula as the engine builds it; \`.expression\` is exact, \`.value\` the nearest double.
  compute: (${names}) => ({
    values: { result: exact('${title}', product([number(0), ${inputs.map((input) => `${input}.expression`).join(', ')}])) },
    checked: [
      // Fill in a second way to the same number that shares no code with the first: undo it, add it up, compute it otherwise.
      ({ result: shown }: Numbers<'result'>) =>
        agreement(shown, Number.NaN * ${inputs.map((input) => `${input}.value`).join(' * ')}, 'The formula and'),
    ],
  }),
  examples: [
    // Fill in values that another program or a book gives: exact as text ('3/2'), else all digits of a double.
    { given: ${given('')}, expect: { result: '' } },
    { label: 'an edge case', given: ${given('')}, expect: { result: Number.NaN } },
  ],
  // Fill in what holds for every answer, where the kit does not derive it: symmetric('a', 'b'), relates(…), (given, numbers) => true.
  laws: [],
  help: [
    // Fill in what the number means and when it is used; and a mistake that people make, where there is one.
    { title: 'The idea', text: '' },
  ],
  references: [
    // Fill in the book, the paper or the standard that gives the formula.
    { title: '' },
  ],
});
`;
}
