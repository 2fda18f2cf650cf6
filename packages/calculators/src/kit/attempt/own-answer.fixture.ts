import type { PresentedValue } from '../outcome.ts';
import { truthOf } from './truth.ts';

/** What somebody types who has the answer before his eyes. */
export function typedFrom(values: readonly PresentedValue[]): string | undefined {
  const truth = truthOf(values);
  const text = (value: PresentedValue | undefined) => value?.exact ?? value?.decimal ?? value?.words;
  if (truth.kind === 'roots') return values.slice(0, truth.members.length).map(text).join('; ');
  if (truth.kind === 'named')
    return values
      .slice(0, truth.names.length * truth.solutions.length)
      .map((value, k) => `${truth.names[k % truth.names.length]} = ${text(value)}`)
      .join('; ');
  if (truth.kind === 'extrema')
    return truth.points.map(({ kind }, k) => `${kind} at ${text(values[3 * k + 1])}`).join('; ');
  if (truth.kind === 'families')
    return values
      .filter((one) => one.arbitrary)
      .map(text)
      .join(' or ');
  return text(values[0]);
}
