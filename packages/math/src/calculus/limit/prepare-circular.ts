import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity } from './at-infinity.ts';
import type { Context } from './context.ts';

/* Sines and cosines: of what has a limit as they are, of what has none as those of an angle (`oscillation.ts`). */

/** So many parts of the angle that stands for an argument are taken as the unit, that halves and thirds of it are whole. */
const parts = 12;

/** sin g or cos g for a variable that grows: expanded about the limit of g, or an oscillation. */
export function circular(g: Expression, name: 'sin' | 'cos', context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return E.apply(name, [g]);
  if (limit.sign === 0) throw new Unfinished('undecided', 'a sine of complex values');
  for (const { kind, of, name: angle } of context.oscillations) {
    if (kind !== 'circle') continue;
    const ratio = limitAtInfinity(E.divide(g, of), context);
    if (ratio.kind === 'infinite' || ratio.value.kind !== 'number') continue;
    const turns = Q.multiply(ratio.value.value, Q.integerRational(parts));
    if (!Q.isInteger(turns) || Q.isZero(turns)) continue;
    const rest = E.subtract(g, E.multiply(ratio.value, of));
    const flat = rest.kind === 'sum' ? rest : expandedOnce(rest);
    if (limitAtInfinity(flat, context).kind === 'infinite') continue;
    return shiftedAngle(name, E.multiply(E.number(turns), E.symbol(angle)), flat);
  }
  const angle = `\u03b8${context.oscillations.length}`;
  context.oscillations.push({ name: angle, kind: 'circle', of: g });
  return E.apply(name, [E.multiply(E.number(parts), E.symbol(angle))]);
}

/** sin(a + b) and cos(a + b) for an angle a and a bounded b. */
function shiftedAngle(name: 'sin' | 'cos', a: Expression, b: Expression): Expression {
  if (E.equal(b, E.zero)) return E.apply(name, [a]);
  const [sa, ca, sb, cb] = [E.apply('sin', [a]), E.apply('cos', [a]), E.apply('sin', [b]), E.apply('cos', [b])];
  return name === 'sin'
    ? E.add(E.multiply(sa, cb), E.multiply(ca, sb))
    : E.subtract(E.multiply(ca, cb), E.multiply(sa, sb));
}

function expandedOnce(a: Expression): Expression {
  if (a.kind !== 'product') return a;
  const index = a.factors.findIndex((factor) => factor.kind === 'sum');
  const inner = a.factors[index];
  if (inner?.kind !== 'sum') return a;
  return E.sum(inner.terms.map((term) => E.product([term, ...a.factors.filter((_, k) => k !== index)])));
}
