import { load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import { finderOf, type SearchHit } from '../../../packages/site/app/search/finder.ts';
import { searchDocuments } from '../../setup/search-documents.ts';
import { type Judgement, suite } from '../suite.ts';

/** What somebody types into the search: what must be found first, and the value that must be computed. */
interface QueryRecord {
  readonly id: string;
  readonly q: string;
  readonly wants: readonly string[];
  readonly value?: string | readonly string[];
  /** True of the right inputs, though not what was asked. */
  readonly also?: string | readonly string[];
}

const documents = searchDocuments();
const find = finderOf(documents);

const wanted = new Set<string>();
for (const { id, calculator } of documents) if (calculator) wanted.add(id);
const calculators = new Map<string, Calculator>(
  await Promise.all([...wanted].map(async (id) => [id, (await load(id))!] as const)),
);

const answerOf = ({ document, typed }: SearchHit): string | undefined => {
  if (!typed) return undefined;
  const outcome = calculate(calculators.get(document.id)!, typed, defaultOptions);
  return outcome.ok ? outcome.answer.text : undefined;
};

const asList = (one: string | readonly string[] | undefined): readonly string[] =>
  one === undefined ? [] : typeof one === 'string' ? [one] : one;

const isWanted = (wants: readonly string[], id: string): boolean =>
  wants.includes(id) || (wants.includes('article') && id.startsWith('/read/blog/'));

/** Whether a value stands in a text: to the letter, or as a number to 1e-4 (whole numbers exactly). */
function stands(value: string, text: string): boolean {
  if (text.includes(value)) return true;
  const number = Number(value);
  if (Number.isNaN(number)) return false;
  const numbers = (text.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? []).map(Number);
  return numbers.some((one) =>
    Number.isInteger(number) ? one === number : Math.abs(one - number) <= 1e-4 * Math.abs(number),
  );
}

/** What the search shows first, and what the first results compute. */
export default suite<QueryRecord>({
  file: 'queries',
  judge({ q, wants, value, also }): Judgement {
    const found = find(q).slice(0, 3);
    const answers = found.map((one) => ({ id: one.document.id, text: answerOf(one) }));
    const computed = answers.filter(({ text }) => text !== undefined);
    const [first] = found;
    if (wants.length === 0)
      return computed.length > 0 ? 'wrong' : first?.document.kind === 'constant' ? 'wrong' : 'right';
    const values = asList(value);
    const isRight = (text: string | undefined) => values.some((one) => text !== undefined && stands(one, text));
    const isKnown = (text: string | undefined) =>
      isRight(text) || asList(also).some((one) => text !== undefined && stands(one, text));
    if (wants.includes('answer')) return computed.some(({ text }) => isRight(text)) ? 'right' : 'none';
    if (values.length > 0 && computed[0] && !isKnown(computed[0].text)) return 'wrong';
    if (!first || !isWanted(wants, first.document.id)) return 'none';
    return values.length === 0 || isRight(answers[0]!.text) ? 'right' : 'none';
  },
});
