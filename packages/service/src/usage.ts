import type { Entry } from '@nomogram/calculators/catalogue.ts';
import { inSentence } from '@nomogram/calculators/kit/in-sentence.ts';

/** "Asset turnover needs 2 inputs: net sales, total assets (given: 3)." */
export function wrongCount({ title, inputs, endpoint }: Entry, given: number): string {
  if (endpoint.method === 'POST')
    return `${title} takes its inputs in a JSON body with ${Object.values(endpoint.body).join(', ')}, not in the address.`;
  const count = `${inputs.length} ${inputs.length === 1 ? 'input' : 'inputs'}`;
  const slash = given > inputs.length ? ' A / within an input is written | or %2F.' : '';
  return `${title} needs ${count}: ${inputs.map(({ label }) => inSentence(label)).join(', ')} (given: ${given}).${slash}`;
}

export const allowHeader = ({ endpoint }: Entry): string =>
  endpoint.method === 'POST' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS';
