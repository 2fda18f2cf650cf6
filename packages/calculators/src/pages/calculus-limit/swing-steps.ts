import { infiniteEnd, limit, type Side } from '@nomogram/math/calculus/limit.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/**
 * sin(1/x) beside 0: a sine or cosine of what grows beyond every bound takes the values 1 and −1 however near the point, so it has no
 * limit. None of other functions, and where what stands inside may jump over angles.
 */
export function swingSteps(f: Expression, x: string, to: Expression, side?: Side): readonly ShownStep[] {
  if (f.kind !== 'apply' || (f.name !== 'sin' && f.name !== 'cos') || !isContinuous(f.args[0]!)) return [];
  const inner = f.args[0]!;
  const oneSide = infiniteEnd(to) === null && (side === undefined || side === 'both') ? 'right' : side;
  const far = limit(inner, x, to, { side: oneSide ?? 'both' });
  if (!far.ok || far.value.kind !== 'value' || infiniteEnd(far.value.value) === null) return [];
  const k = freeName(new Set([...freeSymbols(f), ...freeSymbols(to), x]), ['k', 'n', 'm']);
  const turns = `2*${k}*pi`;
  const [high, low] = f.name === 'sin' ? [`pi/2 + ${turns}`, `-pi/2 + ${turns}`] : [turns, `pi + ${turns}`];
  const says = `${toText(inner)} grows beyond every bound in size without a jump, so it passes through angles of both kinds, with whole numbers ${k}, however far it has come: there are places with the value 1 and places with the value -1 as near as one likes.`;
  return [line('two sequences', says, `${f.name}(${high}) = 1; ${f.name}(${low}) = -1`)];
}

/** Made of powers, exponentials and logarithms alone. */
const isContinuous = (a: Expression): boolean => !some(a, (node) => node.kind === 'apply' && node.name !== 'ln');
