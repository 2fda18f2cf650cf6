import * as Q from '../../exact/rational.ts';
import {
  add,
  apply,
  divide,
  equal,
  multiply,
  number,
  product,
  subtract,
  sum,
  symbol,
  zero,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity } from './at-infinity.ts';
import type { Context } from './context.ts';

/* Sines and cosines: of what has a limit as they are, of what has none as those of an angle (`oscillation.ts`). */

/** So many parts of the angle that stands for an argument are taken as the unit, that halves and thirds of it are whole. */
const parts = 12;

export function circular(g: Expression, name: 'sin' | 'cos', context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return apply(name, [g]);
  if (limit.sign === 0) throw new Unfinished('undecided', 'a sine of complex values');
  for (const { kind, of, name: angle } of context.oscillations) {
    if (kind !== 'circle') continue;
    const ratio = limitAtInfinity(divide(g, of), context);
    if (ratio.kind === 'infinite' || ratio.value.kind !== 'number') continue;
    const turns = Q.multiply(ratio.value.value, Q.integerRational(parts));
    if (!Q.isInteger(turns) || Q.isZero(turns)) continue;
    const rest = subtract(g, multiply(ratio.value, of));
    const flat = rest.kind === 'sum' ? rest : expandedOnce(rest);
    if (limitAtInfinity(flat, context).kind === 'infinite') continue;
    return shiftedAngle(name, multiply(number(turns), symbol(angle)), flat);
  }
  const angle = `\u03b8${context.oscillations.length}`;
  context.oscillations.push({ name: angle, kind: 'circle', of: g });
  return apply(name, [multiply(number(parts), symbol(angle))]);
}

/** sin(a + b) and cos(a + b) for an angle a and a bounded b. */
function shiftedAngle(name: 'sin' | 'cos', a: Expression, b: Expression): Expression {
  if (equal(b, zero)) return apply(name, [a]);
  const [sa, ca, sb, cb] = [apply('sin', [a]), apply('cos', [a]), apply('sin', [b]), apply('cos', [b])];
  return name === 'sin' ? add(multiply(sa, cb), multiply(ca, sb)) : subtract(multiply(ca, cb), multiply(sa, sb));
}

function expandedOnce(a: Expression): Expression {
  if (a.kind !== 'product') return a;
  const index = a.factors.findIndex((factor) => factor.kind === 'sum');
  const inner = a.factors[index];
  if (inner?.kind !== 'sum') return a;
  return sum(inner.terms.map((term) => product([term, ...a.factors.filter((_, k) => k !== index)])));
}
