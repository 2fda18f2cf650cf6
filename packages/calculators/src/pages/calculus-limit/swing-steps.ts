import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import type { Side } from '@nomogram/math/calculus/limit/limit-result.ts';
import { infiniteEnd, limit } from '@nomogram/math/calculus/limit.ts';
import { equal, number, symbol } from '@nomogram/math/expression/build.ts';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import type { ApplyNode, Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/**
 * 2·sin(1/x) + 1 beside 0: a sine or cosine of what grows beyond every bound takes the values 1, 0 and −1 however near the point, so what is
 * made of it and of constants takes two different values again and again, and has no limit. None of other functions, and where what stands
 * inside may jump over angles.
 */
export function swingSteps(f: Expression, x: string, to: Expression, side?: Side): readonly ShownStep[] {
  const wave = waveIn(f, x);
  if (wave === undefined || !isContinuous(wave.args[0]!)) return [];
  const inner = wave.args[0]!;
  const oneSide = infiniteEnd(to) === null && (side === undefined || side === 'both') ? 'right' : side;
  const far = limit(inner, x, to, { side: oneSide ?? 'both' });
  if (!far.ok || far.value.kind !== 'value' || infiniteEnd(far.value.value) === null) return [];
  const k = freeName(new Set([...freeSymbols(f), ...freeSymbols(to), x]), ['k', 'n', 'm']);
  const pair = valuesApart(f, wave);
  if (pair === undefined) return [];
  const lines = pair.map(({ at, value }) => {
    const there = `${wave.name}(${anglesWith(wave.name, at, k)}) = ${at}`;
    return equal(f, wave) ? there : `${there} -> ${toText(f)} = ${toText(value)}`;
  });
  const [first, second] = pair.map(({ value }) => toText(value));
  const says = `${toText(inner)} grows beyond every bound in size without a jump, so it passes through angles of both kinds, with whole numbers ${k}, however far it has come: there are places with the value ${first} and places with the value ${second} as near as one likes.`;
  return [line('two sequences', says, lines.join('; '))];
}

/** The one sine or cosine through which x comes in, and nothing else of x beside it. */
function waveIn(f: Expression, x: string): ApplyNode | undefined {
  let found: ApplyNode | undefined;
  some(f, (node) => {
    if (found === undefined && node.kind === 'apply' && isWave(node.name) && contains(node, x)) found = node;
    return false;
  });
  const wave = found;
  return wave && !contains(withWave(f, wave, symbol(standIn)), x) ? wave : undefined;
}

const isWave = (name: string): boolean => name === 'sin' || name === 'cos';
const standIn = 'wave';

const withWave = (f: Expression, wave: ApplyNode, value: Expression): Expression =>
  transform(f, (node) => (equal(node, wave) ? value : node));

interface ValueAt {
  readonly at: 1 | 0 | -1;
  readonly value: Expression;
}

/** Two values of the wave at which f has different ones; undefined where none are certain. */
function valuesApart(f: Expression, wave: ApplyNode): readonly [ValueAt, ValueAt] | undefined {
  const inWave = withWave(f, wave, symbol(standIn));
  const valueAt = (at: ValueAt['at']): ValueAt => ({
    at,
    value: simplest(substitute(inWave, { [standIn]: number(at) })),
  });
  const high = valueAt(1);
  const other = ([-1, 0] as const)
    .map(valueAt)
    .find(({ value }) => compareNumerically(high.value, value).verdict === 'different');
  return other && [high, other];
}

/** The angles whose sine or cosine is this. */
function anglesWith(name: string, value: ValueAt['at'], k: string): string {
  const turns = `2*${k}*pi`;
  const ofSine = { 1: `pi/2 + ${turns}`, 0: turns, '-1': `-pi/2 + ${turns}` };
  const ofCosine = { 1: turns, 0: `pi/2 + ${turns}`, '-1': `pi + ${turns}` };
  return (name === 'sin' ? ofSine : ofCosine)[value];
}

/** Made of powers, exponentials and logarithms alone. */
const isContinuous = (a: Expression): boolean => !some(a, (node) => node.kind === 'apply' && node.name !== 'ln');
