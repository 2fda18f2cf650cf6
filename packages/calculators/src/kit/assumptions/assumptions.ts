import { type Condition, condition } from '@nomogram/math/expression/condition.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { parseRelation } from '@nomogram/math/syntax/parse.ts';

import { conditionTexts } from './assumption-texts.ts';

const maxConditions = 8;

/** What `?assume=` says of the letters: `a>0, 0<b<1, n!=2`. Fails with `unreadable` where a part is no condition on a letter. */
export function readAssumptions(text: string | undefined): Result<readonly Condition[]> {
  if (text === undefined) return ok([]);
  const parts = conditionTexts(text);
  if (parts.length > maxConditions) return no('too-large', `At most ${maxConditions} conditions are accepted.`);
  const found: Condition[] = [];
  for (const part of parts) {
    const read = parseRelation(part);
    if (!read.ok) return no('unreadable', `assume: ${read.why.message}`);
    const { sides, operators } = read.value;
    if (sides.every((side) => freeSymbols(side).length === 0))
      return no('unreadable', `assume: "${part}" says nothing of a letter; a condition such as a > 0 is expected.`);
    for (const [k, operator] of operators.entries()) found.push(condition(sides[k]!, operator, sides[k + 1]!));
  }
  return ok(found);
}
