import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { ShownStep } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { conditionsText } from '../../syntax/print-condition.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { stepsTo } from '../limit.ts';
import type { Asked, PutIn } from './by-cases.ts';
import { mapLimit } from './limit-result.ts';
import type { LimitWay } from './steps.ts';
import { under } from './steps-question.ts';

/*
 * The way to a limit for some values of its letters. The ways of a textbook take letters for positive, so a negative a is −b, one beyond 1 is
 * b + 1 and one below it 1/(b + 1), with a positive b that no other letter is; a single value is put in as it is. Worked: a·x as x → ∞ for a < 0
 * is that of −b·x, which is −∞.
 */

/** The way to the limit where this was put in; empty where no way is known from there. */
export function caseSteps(asked: Asked, by: PutIn, way?: LimitWay): readonly ShownStep[] {
  const { f, variable, to, side } = asked;
  const letters = positiveLetters(asked, by);
  const named = (a: Expression): Expression => substitute(a, letters);
  const values = Object.fromEntries(Object.entries(by.values).map(([name, value]) => [name, named(value)]));
  const [g, point] = [substitute(f, values), substitute(to, values)];
  const steps = stepsTo(g, variable, point, mapLimit(by.put, named), side, way);
  if (steps.length === 0) return [];
  const from = side === 'both' ? undefined : side;
  const replaced = Object.keys(values).filter((name) => !E.equal(values[name]!, E.symbol(name)));
  if (replaced.length === 0) return steps;
  return [
    {
      rule: 'value of a parameter',
      says: replaced.map((name) => saysValue(name, values[name]!, by)).join(' '),
      before: under({ variable, to, side: from }, f),
      after: under({ variable, to: point, side: from }, g),
      steps: [],
    },
    ...steps,
    ...replaced.flatMap((name) => backTo(name, by, letters, steps)),
  ];
}

/** A free name for each letter of which a positive one takes the place. */
function positiveLetters({ f, to, variable }: Asked, { values }: PutIn): Readonly<Record<string, Expression>> {
  const taken = new Set([...freeSymbols(f), ...freeSymbols(to), variable]);
  const names: Record<string, Expression> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!contains(value, name) || E.equal(value, E.symbol(name))) continue;
    const own = freeName(taken, ['b', 'c', 'd', 'p', 'q']);
    taken.add(own);
    names[name] = E.symbol(own);
  }
  return names;
}

function saysValue(name: string, value: Expression, { when }: PutIn): string {
  const [positive] = freeSymbols(value);
  if (positive === undefined) return `${name} = ${toText(value)} is put in.`;
  return `Here ${conditionsText(when[name] ?? [])}, so that ${name} = ${toText(value)} with a positive ${positive}.`;
}

/** The letter that was given, where the value that was found has the positive one. */
function backTo(
  name: string,
  { back, put }: PutIn,
  letters: Readonly<Record<string, Expression>>,
  steps: readonly ShownStep[],
): readonly ShownStep[] {
  const own = letters[name];
  const last = steps.at(-1)?.after?.expression;
  if (own?.kind !== 'symbol' || put.kind !== 'value' || last === undefined || !contains(last, own.name)) return [];
  const says = `What was found for ${own.name} is said of ${name} again.`;
  return [line('back to the parameter', says, `${own.name} = ${toText(back[name]!)}`)];
}
