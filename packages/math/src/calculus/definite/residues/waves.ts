import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains } from '../../../expression/walk.ts';
import type { Turn } from '../table/harmonic.ts';
import * as C from './complex-pair.ts';

/** A polynomial in cos θ and sin θ as Σ cₖe^(ikθ): its coefficients by k. */
export type Waves = ReadonlyMap<number, C.Pair>;

const maxWaves = 40;
const maxPower = 16;

const constantWave = (by: Expression): Waves => new Map([[0, C.pair(by)]]);

/** A polynomial in sines and cosines of multiples of the angle; null for other functions. */
export function wavesOf(f: Expression, turn: Turn): Waves | null {
  if (!contains(f, turn.variable)) return constantWave(f);
  switch (f.kind) {
    case 'sum':
      return combined(f.terms, turn, sumOf, constantWave(E.zero));
    case 'product':
      return combined(f.factors, turn, productOf, constantWave(E.one));
    case 'power': {
      const { base, exponent } = f;
      const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Q.toNumber(exponent.value) : 0;
      if (n < 1 || n > maxPower) return null;
      return combined(
        Array.from({ length: n }, () => base),
        turn,
        productOf,
        constantWave(E.one),
      );
    }
    case 'apply':
      return ofFunction(f.name, f.args[0]!, turn);
    default:
      return null;
  }
}

function combined(
  parts: readonly Expression[],
  turn: Turn,
  join: (a: Waves, b: Waves) => Waves,
  first: Waves,
): Waves | null {
  let found = first;
  for (const part of parts) {
    const waves = wavesOf(part, turn);
    if (waves === null || found.size * waves.size > maxWaves * maxWaves) return null;
    found = join(found, waves);
    if (found.size > maxWaves) return null;
  }
  return found;
}

const sumOf = (a: Waves, b: Waves): Waves => gathered([...a, ...b]);

const productOf = (a: Waves, b: Waves): Waves =>
  gathered([...a].flatMap(([k, by]) => [...b].map(([j, other]) => [k + j, C.multiply(by, other)] as const)));

function gathered(all: readonly (readonly [number, C.Pair])[]): Waves {
  const found = new Map<number, C.Pair>();
  for (const [k, by] of all) found.set(k, C.add(found.get(k) ?? C.zero, by));
  return found;
}

/** cos(kθ + φ) = ½(e^(iφ)e^(ikθ) + e^(−iφ)e^(−ikθ)), and the sine. */
function ofFunction(name: string, u: Expression, { variable, lower, rate }: Turn): Waves | null {
  if (name !== 'cos' && name !== 'sin') return null;
  const phase = simplest(substitute(u, { [variable]: lower }));
  const slope = simplest(E.divide(E.subtract(u, substitute(u, { [variable]: E.zero })), E.symbol(variable)));
  const k = slope.kind === 'number' ? Q.divide(slope.value, rate) : null;
  if (k === null || !Q.isInteger(k)) return null;
  const [cosine, sine] = [E.apply('cos', [phase]), E.apply('sin', [phase])];
  const up = name === 'cos' ? C.pair(cosine, sine) : C.pair(sine, E.negate(cosine));
  const half = C.scale(up, E.half);
  return gathered([
    [Q.toNumber(k), half],
    [-Q.toNumber(k), C.pair(half.re, E.negate(half.im))],
  ]);
}
