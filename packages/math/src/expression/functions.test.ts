import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Complex, exponential, multiply } from '../numeric/complex.ts';
import { facts } from './facts/table.ts';
import { functions } from './functions.ts';

interface Value {
  readonly n: string;
  readonly a: readonly (readonly [number, number])[];
  readonly v: readonly [number, number];
}

const values: Value[] = readFileSync(new URL('./functions/fixtures/function-values.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const byName = Map.groupBy(values, (value) => value.n);

describe('functions agree with PARI/GP', () => {
  it.each([...byName])('%s', (name, records) => {
    const { real, complex, accuracy = 4 } = functions.get(name)!;
    const tolerance = Math.max(accuracy, 16) * 2 ** -52;
    for (const { a, v } of records) {
      const got = complex!(...a.map(([re, im]) => ({ re, im })));
      const error = Math.hypot(got.re - v[0], got.im - v[1]) / Math.hypot(...v);
      expect(error, `${name}(${a.join('; ')}) = ${got.re} + ${got.im}i`).toBeLessThanOrEqual(tolerance);
      if (v[1] !== 0 || a.some(([, im]) => im !== 0)) continue;
      const atReal = real(...a.map(([re]) => re));
      expect(Math.abs(atReal / v[0] - 1), `${name}(${a.join('; ')}) = ${atReal}`).toBeLessThanOrEqual(tolerance);
    }
  });
});

const samples: Complex[] = [0.3, -0.7, 1.4, -2.2].flatMap((re) => [0.4, -1.1].map((im) => ({ re, im })));

describe('complex and real values are one function', () => {
  const single = [...functions].filter(
    ([name, { complex }]) => facts.get(name)!.arity.includes(1) && complex !== undefined,
  );

  it.each(single)('%s: real where it is real, and NaN where it is not', (_, { real, complex }) => {
    for (const x of [-3.3, -1.2, -0.6, 0.2, 0.7, 1.3, 2.6]) {
      const z = complex!({ re: x, im: 0 });
      const r = real(x);
      if (Number.isNaN(r)) expect(z.im === 0 && Number.isFinite(z.re), `${x}: ${z.re}`).toBe(false);
      else expect(Math.hypot(z.re - r, z.im)).toBeLessThanOrEqual(2e-13 * Math.abs(r));
    }
  });

  it.each([...facts].flatMap(([name, { parity }]) => (parity === undefined ? [] : [[name, parity] as const])))(
    '%s is %s',
    (name, parity) => {
      const { real, complex } = functions.get(name)!;
      const f = complex ?? (({ re }) => ({ re: real(re), im: 0 }));
      for (const z of samples) {
        const there = f(z);
        const back = f({ re: -z.re, im: -z.im });
        const sign = parity === 'odd' ? -1 : 1;
        expect(Math.hypot(back.re - sign * there.re, back.im - sign * there.im)).toBeLessThan(
          1e-13 * Math.hypot(there.re, there.im),
        );
      }
    },
  );
});

describe('inverse functions undo their functions', () => {
  const pairs = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'sinh', 'cosh', 'tanh', 'coth', 'sech', 'csch'];
  it.each(pairs)('%s(a%s(z)) = z', (name) => {
    const [f, inverse] = [functions.get(name)!.complex!, functions.get(`a${name}`)!.complex!];
    for (const z of samples) {
      const back = f(inverse(z));
      expect(Math.hypot(back.re - z.re, back.im - z.im)).toBeNear(0, 1e-13, Math.hypot(z.re, z.im));
    }
  });
});

it("Lambert's W solves w·e^w = z on both sides of its cut, and is real from −1/e on alone", () => {
  const W = functions.get('W')!;
  for (let re = -3; re <= 3; re += 0.0107)
    for (const im of [0, 1e-9, -1e-9, 0.3, -0.3, 2.5]) {
      const w = W.complex!({ re, im });
      const back = multiply(w, exponential(w));
      expect(Math.hypot(back.re - re, back.im - im), `${re} + ${im}i`).toBeLessThan(1e-12 * Math.hypot(re, im));
      if (im !== 0) expect(Math.sign(w.im), `${re} + ${im}i`).toBe(Math.sign(im));
      else expect(Number.isNaN(W.real(re)), String(re)).toBe(re < -1 / Math.E);
    }
});

it.each(['Si', 'Shi', 'erf', 'erfi', 'fresnelS', 'fresnelC'])('%s is odd on the whole real line', (name) => {
  const { real } = functions.get(name)!;
  for (const x of [0.3, 1, 3.9, 4.1, 7.03, 12, 20]) expect(real(-x), `${name}(${-x})`).toBe(-real(x));
});

describe('small arguments keep their digits', () => {
  it.each(['sin', 'tan', 'asin', 'atan', 'sinh', 'tanh', 'asinh', 'atanh', 'erfi', 'Si', 'Shi', 'W', 'dilog'])(
    '%s(z) ≈ z',
    (name) => {
      const factor = name === 'erfi' ? 2 / Math.sqrt(Math.PI) : 1;
      const value = functions.get(name)!.complex!({ re: 3e-12, im: 4e-12 });
      expect(Math.hypot(value.re / factor - 3e-12, value.im / factor - 4e-12)).toBeNear(0, 1e-11, 5e-12);
    },
  );
});

it('a name of the language is not a function', () => {
  for (const name of ['constructor', '__proto__', 'toString']) expect(functions.get(name)).toBeUndefined();
});
