import { no } from '@nomogram/math/result/result.ts';
import { commonOf, type Field, labelled } from '../../kit/field.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import { type Event, eventSaid, readEvent } from './event.ts';

/** What a distribution is asked for: its values at x or at the x that a probability belongs to (a quantile), or the probability of an event. */
export type EvaluationPoint =
  | { readonly by: 'event'; readonly event: Event }
  | { readonly by: 'x'; readonly x: ExactNumber }
  | { readonly by: Tail; readonly probability: ExactNumber };

/** `lower`: P(X ≤ x) is given; `upper`: P(X > x) is. */
export type Tail = 'lower' | 'upper';

/** How each tail is written in the field and in an address: `p = 0.975`, `q = 1e-9`. */
const letters: Record<Tail, string> = { lower: 'p', upper: 'q' };
const prefixed = /^\s*([pPqQ])\s*=/;

/**
 * The point at which a distribution is evaluated: a number x, or `p = 0.975` (the x with P(X ≤ x) = 0.975), or
 * `q = 0.025` (the x with P(X > x) = 0.025), or an event, `-1 < X < 1`. `NULL` stands for the default. Some forms ask for it all the same. The label begins each sentence.
 */
export function point(text: string, { presence = false, label = 'x' } = {}): Field<EvaluationPoint> {
  const number = exactNumber({ label });
  const probability = exactNumber({ label, atLeast: 0, atMost: 1 });
  return {
    ...commonOf({ label, symbol: 'x', default: text, hint: `Default ${text}`, presence }),
    accepts:
      'a number; an event such as -1 < X < 1, X >= 2 or 3 to 5; or a probability from which x is found: p = 0.975 for P(X ≤ x), q = 0.025 for P(X > x)',
    control: {
      control: 'text',
      entry: 'number',
      ways: [
        { prefix: '', label: 'at x =' },
        { prefix: 'X = ', label: 'X between' },
        { prefix: 'p = ', label: 'where P(X ≤ x) =' },
        { prefix: 'q = ', label: 'where P(X > x) =' },
      ],
    },
    live: 'point',
    samples: {
      good: ['3', '2.5', '1/3', 'p = 0.25', 'q=1e-9', 'p = 1/2', '-1 < X <= 2', 'X > 1/2', 'X = 1 to 3'],
      bad: ['abc', '1..2', 'Infinity', 'p = 1.5', 'q = -0.1', 'p =', '2 < X < 1', '1 < X >', '1 < y < 2'],
    },
    read(typed, options) {
      const letter = prefixed.exec(typed);
      if (!letter) {
        const event = readEvent(typed, label, (text) => number.read(text, options));
        if (event) return event.ok ? { ok: true, value: { by: 'event', event: event.value } } : event;
        const result = number.read(typed, options);
        return result.ok ? { ok: true, value: { by: 'x', x: result.value } } : result;
      }
      const rest = typed.slice(letter[0].length);
      if (rest.trim() === '')
        return no('unreadable', labelled(label, `a probability is missing after ${letter[0].trim()}.`));
      const result = probability.read(rest, options);
      if (!result.ok)
        return result.error.code === 'out-of-range'
          ? no('out-of-range', labelled(label, `the probability after ${letter[0].trim()} must be from 0 to 1.`))
          : result;
      const by = letter[1]!.toLowerCase() === letters.lower ? 'lower' : 'upper';
      return { ok: true, value: { by, probability: result.value } };
    },
    reading(at) {
      if (at.by === 'x') return number.reading(at.x);
      if (at.by === 'event') return eventSaid(at.event);
      const { as, latex } = probability.reading(at.probability);
      const event = at.by === 'lower' ? 'P(X \\le x)' : 'P(X > x)';
      return { as: `${letters[at.by]} = ${as}`, latex: `${event} = ${latex}` };
    },
  };
}
