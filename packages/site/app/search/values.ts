import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import { isNumeric } from './fits.ts';
import type { Index } from './index-of.ts';
import type { Calculation } from './phrases.ts';

/**
 * Words with values behind them: `normal 0 1 1.96`, `circle area 5`, `median 3 1 4 1 5`. The words are searched; of the
 * calculators that fit them well, the first is meant whose fields take just these values.
 */
export function wordsWithValues(query: string, index: Index): Calculation | undefined {
  const split = splitOf(query);
  if (!split) return undefined;
  const hits = index(split.words).filter(({ document }) => document.kind === 'calculator');
  const enough = (hits[0]?.score ?? 0) * 0.5;
  for (const { document, score } of hits.slice(0, 8)) {
    if (score < enough) break;
    const typed = placed(document.calculator!.inputs, split.values);
    if (typed) return { document, typed };
  }
  return undefined;
}

function splitOf(query: string): { readonly words: string; readonly values: readonly string[] } | undefined {
  const parts = query
    .replace(/,\s+/g, ' ')
    .replace(/\s(?:and|by|x|×|of|=|:)(?=\s+[-+−\d.])/g, ' ')
    .split(/[\s;]+/)
    .filter(Boolean);
  const first = parts.findLastIndex((part) => !isNumeric(part.replace(/%$/, ''))) + 1;
  const words = parts.slice(0, first).join(' ');
  const values = parts.slice(first).flatMap((part) => (/^[\d.,−-]+$/.test(part) ? part.split(',') : [part]));
  if (words === '' || values.length === 0 || !/\p{L}{2}/u.test(words)) return undefined;
  return { words, values: values.filter(Boolean) };
}

/** All values in one list, or each in a field of its own, in order; the optional ones last or not at all. */
function placed(inputs: readonly IndexInput[], values: readonly string[]): Calculation['typed'] | undefined {
  const required = inputs.filter(({ optional }) => !optional);
  const [only] = required;
  if (required.length === 1 && only?.takes === 'list') return { [only.name]: values.join(', ') };
  const numbers = inputs.filter(({ takes }) => takes === 'number');
  if (required.some(({ takes }) => takes !== 'number')) return undefined;
  const needed = numbers.filter(({ optional }) => !optional);
  const chosen = values.length === needed.length ? needed : values.length === numbers.length ? numbers : undefined;
  return chosen && Object.fromEntries(chosen.map(({ name }, place) => [name, values[place]!.replace(/%$/, '')]));
}
