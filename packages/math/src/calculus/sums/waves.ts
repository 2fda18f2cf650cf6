import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { linearIn, nameOfKind, type Shape, shapesOf, termOf, timesShape } from './shape.ts';

/*
 * Terms with sines and cosines of the index: each is a sum of shape(k)·cos(t·k + φ) and shape(k)·sin(t·k + φ), with hypergeometric
 * shapes. Products of waves become sums by cos u cos v = (cos(u − v) + cos(u + v))/2 and its relatives.
 *
 * Example: sin(k)² is 1/2 − cos(2k)/2.
 */

/** shape(k)·cos(turn·k + phase), or the same with the sine; `name` is null where there is no wave. */
export interface Wave {
  readonly shape: Shape;
  readonly name: 'cos' | 'sin' | null;
  readonly turn: Expression;
  readonly phase: Expression;
}

const maxWaves = 16;
const maxPower = 6;

/** The term as a sum of waves, those of one kind added up; null where it is none. */
export function wavesOf(f: Expression, index: string): readonly Wave[] | null {
  const all = split(f, index);
  if (all === null) return null;
  const kinds = new Map<string, Wave>();
  for (const wave of all) {
    const { shape } = wave;
    const key = [wave.name, toText(wave.turn), toText(wave.phase), nameOfKind(shape)].join(' ');
    const known = kinds.get(key);
    const rational = known === undefined ? shape.rational : E.add(known.shape.rational, shape.rational);
    kinds.set(key, { ...wave, shape: { ...shape, rational } });
  }
  return [...kinds.values()].filter(({ shape }) => !E.equal(shape.rational, E.zero));
}

/** The term itself. */
export function termOfWave({ shape, name, turn, phase }: Wave, index: string): Expression {
  const term = termOf(shape, index);
  return name === null ? term : E.multiply(term, E.apply(name, [E.add(E.multiply(turn, E.symbol(index)), phase)]));
}

const withoutWave = (shape: Shape): Wave => ({ shape, name: null, turn: E.zero, phase: E.zero });

function split(f: Expression, index: string): readonly Wave[] | null {
  const shapes = shapesOf(f, index);
  if (shapes !== null) return shapes.map(withoutWave);
  switch (f.kind) {
    case 'sum': {
      const parts = f.terms.map((term) => split(term, index));
      return parts.every((part) => part !== null) ? parts.flat() : null;
    }
    case 'product':
      return f.factors.map((factor) => split(factor, index)).reduce(timesAll);
    case 'power': {
      const n = f.exponent.kind === 'number' && Q.isInteger(f.exponent.value) ? Q.toNumber(f.exponent.value) : 0;
      const inner = n >= 1 && n <= maxPower ? split(f.base, index) : null;
      return inner === null
        ? null
        : Array.from({ length: n }, () => inner).reduce<readonly Wave[] | null>(timesAll, [plain]);
    }
    case 'apply':
      return f.name === 'cos' || f.name === 'sin' ? waveOf(f.name, f.args[0]!, index) : null;
    default:
      return null;
  }
}

const plain: Wave = withoutWave({ rational: E.one, base: E.one, factorials: [] });

function waveOf(name: 'cos' | 'sin', angle: Expression, index: string): readonly Wave[] | null {
  const parts = linearIn(angle, index);
  if (parts === null || contains(parts.slope, index)) return null;
  return [{ ...plain, name, turn: parts.slope, phase: parts.constant }];
}

function timesAll(a: readonly Wave[] | null, b: readonly Wave[] | null): readonly Wave[] | null {
  if (a === null || b === null || 2 * a.length * b.length > 4 * maxWaves) return null;
  return a.flatMap((one) => b.flatMap((other) => times(one, other)));
}

function times(a: Wave, b: Wave): readonly Wave[] {
  const shape = timesShape(a.shape, b.shape);
  if (a.name === null || b.name === null) return [{ ...(a.name === null ? b : a), shape }];
  const half = { ...shape, rational: E.multiply(E.half, shape.rational) };
  const minus = { ...half, rational: E.negate(half.rational) };
  const apart = { turn: E.subtract(a.turn, b.turn), phase: E.subtract(a.phase, b.phase) };
  const together = { turn: E.add(a.turn, b.turn), phase: E.add(a.phase, b.phase) };
  if (a.name === b.name)
    return [
      standing({ shape: half, name: 'cos', ...apart }),
      standing({ shape: a.name === 'cos' ? half : minus, name: 'cos', ...together }),
    ];
  return [
    standing({ shape: a.name === 'sin' ? half : minus, name: 'sin', ...apart }),
    standing({ shape: half, name: 'sin', ...together }),
  ];
}

/** A wave that does not turn is a number. */
function standing(wave: Wave): Wave {
  const { shape, name, turn, phase } = wave;
  if (name === null || !E.equal(turn, E.zero)) return wave;
  return withoutWave({ ...shape, rational: E.multiply(shape.rational, E.apply(name, [phase])) });
}
