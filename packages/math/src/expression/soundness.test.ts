import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { rational } from '../exact/rational.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { apply, constant, number, power, product, sum, symbol } from './build.ts';
import { applyComplex, multiply } from './evaluate-complex.ts';
import { evaluateWithError } from './evaluate-with-error.ts';
import type { Expression } from './expression.ts';
import { power as complexPower } from './functions/complex-elementary.ts';
import { compare } from './order.ts';
import { tidy } from './tidy.ts';
import { children, rebuild } from './walk.ts';

/** What was asked of a constructor, before it does anything. */
type Raw =
  | { readonly kind: 'number'; readonly top: number; readonly bottom: number }
  | { readonly kind: 'x' | 'y' | 'e' | 'i' | 'pi' }
  | { readonly kind: 'sum' | 'product' | 'power'; readonly operands: readonly Raw[] }
  | { readonly kind: 'sin' | 'ln' | 'atan' | 'abs'; readonly operands: readonly Raw[] };

const numbers = fc.record({
  kind: fc.constant('number' as const),
  top: fc.integer({ min: -12, max: 12 }),
  bottom: fc.constantFrom(1, 1, 1, 2, 3, 4),
});
const leaves = fc.oneof(
  numbers,
  fc.record({
    kind: fc.constantFrom('x' as const, 'x' as const, 'y' as const, 'e' as const, 'i' as const, 'pi' as const),
  }),
);

const raws: fc.Arbitrary<Raw> = fc.letrec<{ raw: Raw }>((tie) => ({
  raw: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaves,
    fc.record({
      kind: fc.constantFrom('sum' as const, 'product' as const),
      operands: fc.array(tie('raw'), { minLength: 2, maxLength: 4 }),
    }),
    fc.record({
      kind: fc.constant('power' as const),
      operands: fc.tuple(tie('raw'), fc.oneof(numbers, numbers, tie('raw'))),
    }),
    fc.record({
      kind: fc.constantFrom('sin' as const, 'ln' as const, 'atan' as const, 'abs' as const),
      operands: fc.tuple(tie('raw')),
    }),
  ),
})).raw;

function build(raw: Raw): Expression {
  if (raw.kind === 'number') return number(rational(raw.top, raw.bottom));
  if (!('operands' in raw)) return raw.kind === 'x' || raw.kind === 'y' ? symbol(raw.kind) : constant(raw.kind);
  const operands = raw.operands.map(build);
  if (raw.kind === 'sum') return sum(operands);
  if (raw.kind === 'product') return product(operands);
  return raw.kind === 'power' ? power(operands[0]!, operands[1]!) : apply(raw.kind, operands);
}

type Values = Readonly<Record<'x' | 'y', Complex>>;

/** With `wobble` every leaf is turned a little: where that changes much, a cut is near or the value is ill-conditioned. */
function direct(raw: Raw, at: Values, wobble = 0): Complex {
  if (!('operands' in raw))
    return multiply(leaf(raw, at), wobble === 0 ? C.complex(1) : { re: 1 + wobble, im: wobble });
  const operands = raw.operands.map((operand) => direct(operand, at, wobble));
  if (raw.kind === 'sum') return snapped(operands.reduce(C.add), Math.max(...operands.map(C.modulus)));
  if (raw.kind === 'product') return operands.reduce(multiply);
  return raw.kind === 'power' ? complexPower(operands[0]!, operands[1]!) : snapped(applyComplex(raw.kind, operands), 1);
}

function leaf(raw: Exclude<Raw, { operands: readonly Raw[] }>, at: Values): Complex {
  if (raw.kind === 'number') return C.complex(raw.top / raw.bottom);
  const constants = { e: C.complex(Math.E), pi: C.complex(Math.PI), i: C.complex(0, 1) };
  return raw.kind === 'x' || raw.kind === 'y' ? at[raw.kind] : constants[raw.kind];
}

/** sin(pi) and sqrt(2)² − 2 are 0: what is only rounding noise must not be blown up by what follows. */
const snapped = (value: Complex, scale: number): Complex => (C.modulus(value) < 1e-11 * scale ? C.complex(0) : value);

const points: Values[] = [
  { x: { re: 0.7, im: 0.9 }, y: { re: -1.3, im: 0.4 } },
  { x: { re: -1.1, im: 0.6 }, y: { re: 0.4, im: -1.7 } },
  { x: { re: -0.8, im: -1.2 }, y: { re: -0.5, im: -0.3 } },
];

function sameValues(a: Expression, value: (at: Values, wobble: number) => Complex): void {
  for (const at of points) {
    const expected = value(at, 0);
    const size = C.modulus(expected);
    const steady = [1e-10, -1e-10].every((wobble) => C.modulus(C.subtract(value(at, wobble), expected)) <= 1e-6 * size);
    const got = evaluateWithError(a, at);
    if (!steady || size < 1e-6 || size > 1e8 || !(got.error < 1e-6 * size)) continue;
    const error = C.modulus(C.subtract(got.value, expected)) / size;
    expect(error, JSON.stringify({ at, got: got.value, expected })).toBeLessThan(1e-5);
  }
}

describe('whatever is built', () => {
  it('has the value of what was asked for', () => {
    fc.assert(
      fc.property(raws, (raw) => sameValues(build(raw), (at, wobble) => direct(raw, at, wobble))),
      { numRuns: lawRuns(500, 3000) },
    );
  });

  it('is canonical: built again from its operands it is the same', () => {
    const again = (a: Expression): Expression => rebuild(a, children(a).map(again));
    fc.assert(
      fc.property(raws, (raw) => {
        const a = build(raw);
        expect(again(a)).toEqual(a);
      }),
      { numRuns: lawRuns(400, 2000) },
    );
  });

  it('keeps its value when it is tidied up', () => {
    fc.assert(
      fc.property(raws, (raw) => {
        const a = build(raw);
        sameValues(tidy(a), (at) => evaluateWithError(a, at).value);
      }),
      { numRuns: lawRuns(400, 2000) },
    );
  });
});

it('the order is total', () => {
  fc.assert(
    fc.property(raws.map(build), raws.map(build), raws.map(build), (a, b, c) => {
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      expect(compare(a, a)).toBe(0);
    }),
    { numRuns: lawRuns(400, 2000) },
  );
});
