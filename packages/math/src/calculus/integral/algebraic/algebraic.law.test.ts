import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import { toText } from '../../../syntax/print-text.ts';
import { antiderivative } from '../../integral.ts';

/** An antiderivative by x without named functions. */
function isFound(text: string): boolean {
  const found = antiderivative(read(text), 'x');
  return found.ok && found.value.check.verdict === 'equal' && !/elliptic/.test(JSON.stringify(found.value.expression));
}

const small = fc.integer({ min: -4, max: 4 });
const positive = fc.integer({ min: 1, max: 5 });

describe('powers of linear functions with letters', () => {
  const power = fc.constantFrom('1/2', '-1/2', '3/2', '-5/2', '-1/3');

  it('times a polynomial are found, whatever the powers', () => {
    fc.assert(
      fc.property(small, small, power, fc.integer({ min: 1, max: 4 }), (m, n, r, k) => {
        const polynomial = `(p*x^2 + ${m}*x + ${n})`;
        expect(isFound(`${polynomial}*(c + d*x)^(${r})`), `${polynomial}, ${r}`).toBe(true);
        const f = `${polynomial}/(a + b*x)^${k}*(c + d*x)^(${r === '-1/3' ? '1/2' : r})`;
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(2, 60) },
    );
  });

  it('beside a function of their quotient are found: v^m·w^(−m−2)·G(v/w)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.constantFrom('(a + b*x)', '(x + 2)'), positive, (m, v, n) => {
        const f = `${v}^${m}*(A + ln(k*(${v}/(c + d*x))^${n}))^2/(c + d*x)^${m + 2}`;
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(2, 60) },
    );
  });
});

describe('roots of functions of an angle', () => {
  const wave = fc.constantFrom('cos(x)', 'sin(x)', 'cos(2*x + 1)', 'sin(a*x)');
  const sign = fc.constantFrom('+', '-');

  // Odd powers below are ∫ sec³(θ/2) and its kin: a tangent of θ/2 is theirs, one of θ/4 would be that of the half angle of a half angle.
  it('√(a ± a·cos θ) go by half angles, and no further', () => {
    fc.assert(
      fc.property(
        wave,
        sign,
        fc.constantFrom(-3, -1, 1, 3),
        fc.integer({ min: 0, max: 2 }),
        positive,
        (u, s, p, m, a) => {
          const f = `${u}^${m}*(${a} ${s} ${a}*${u})^(${p}/2)`;
          const found = antiderivative(read(f), 'x');
          expect(found.ok && found.value.check.verdict, f).toBe('equal');
          expect(found.ok && toText(found.value.expression), f).not.toMatch(/\/4\)/);
        },
      ),
      { numRuns: lawRuns(2, 80) },
    );
  });

  it('conjugates cancel: k^(2m)/(a ± a·h)^n', () => {
    const pair = fc.constantFrom(['cos', 'sin', 1], ['sin', 'cos', 1], ['tan', 'sec', 1], ['sinh', 'cosh', 1]);
    fc.assert(
      fc.property(pair, sign, positive, positive, fc.integer({ min: 1, max: 3 }), ([k, h], s, a, n, m) => {
        const f = `${k}(x)^${2 * m}/(${a} ${s} ${a}*${h}(x))^${Math.min(n, m)}`;
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(2, 80) },
    );
  });

  it('a root of a power is the power but for its sign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('csc', 'tan', 'cot', 'sec', 'tanh', 'coth'),
        fc.constantFrom('1/2', '3/2'),
        (g, p) => {
          const f = `(b*${g}(c*x)^2)^(${p})`;
          expect(isFound(f), f).toBe(true);
        },
      ),
      { numRuns: lawRuns(2, 12) },
    );
  });
});

describe('integrals over curves', () => {
  it('of genus 1 are found where the poles are torsion points: a′/√(a² − c) for quadratic a', () => {
    fc.assert(
      fc.property(small, small, positive, small, (b, c, d, m) => {
        // t = 1/(x − m) takes the two points at infinity to those above m.
        const t = `(1/(x - ${m}))`;
        const a = `(${t}^2 + ${b}*${t} + ${c})`;
        const radicand = `((1 + ${b}*(x - ${m}) + ${c}*(x - ${m})^2)^2 - ${d}*(x - ${m})^4)`;
        // d(a)/√(a² − d) with √(a² − d)·(x − m)² = √radicand
        const f = `-(2 + ${b}*(x - ${m}))/((x - ${m})*sqrt(${radicand}))`;
        expect(isFound(f), `${f}, of ${a}`).toBe(true);
      }),
      { numRuns: lawRuns(3, 200) },
    );
  });

  it('beside the root of a quadratic are found for every pair of conjugate poles', () => {
    fc.assert(
      fc.property(small, positive, small, positive, small, small, fc.boolean(), (b, c, p, q, m, n, isBelow) => {
        fc.pre(m !== 0 || n !== 0);
        const pole = `((x - ${b})^2 + ${c})`;
        const radicand = isBelow ? `(${q + p * p} - (x - ${p})^2)` : `((x + ${p})^2 + ${q})`;
        const f = `(${m}*x + ${n})/(${pole}*sqrt(${radicand}))`;
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(4, 400) },
    );
  });

  it('with a root of A + √(A² + c) are found where there is a unit in it', () => {
    fc.assert(
      fc.property(positive, positive, fc.constantFrom(1, -1), fc.constantFrom(1, -1), (a, c, sign, power) => {
        const [A, B] = [`${a}*x^2`, `(${a * a}*x^4 + ${c})`];
        const f = `(sqrt(${B}) + ${sign === 1 ? '' : '-'}${A})^(${power}/2)`;
        expect(isFound(f), f).toBe(true);
        expect(isFound(`x^2*${f}/sqrt(${B})`), f).toBe(true);
      }),
      { numRuns: lawRuns(2, 60) },
    );
  });

  it('with two roots are found where each part is: R₁ + R₂·√p', () => {
    fc.assert(
      fc.property(positive, positive, small, (a, b, m) => {
        const [p, q] = [`sqrt(x + ${a})`, `sqrt(x + ${a + b})`];
        const f = `1/((x + ${m})^2*(${p} + ${q}))`;
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(2, 60) },
    );
  });

  it('over letters are found whichever letter stands where: no sign hangs on their order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['a', 'b', 'c', 'd', 'p', 'q'], { minLength: 3, maxLength: 3 }),
        fc.constantFrom(
          'x*sqrt(P - Q + (R - P)*x^2)',
          'sqrt(P + (Q - R - P)*x + R*x^2)/x^2',
          '1/(x*sqrt((P - Q)*x^2 + R))',
        ),
        fc.constantFrom('x', 'tan(x)'),
        ([P, Q, R], form, u) => {
          const inner = form.replaceAll('P', P!).replaceAll('Q', Q!).replaceAll('R', R!);
          const f = u === 'x' ? inner : `(${inner.replaceAll('x', 'tan(x)')})*sec(x)^2`;
          expect(isFound(f), f).toBe(true);
        },
      ),
      { numRuns: lawRuns(2, 120) },
    );
  });

  it.each(['tan(x)^3*sqrt(a + b*tan(x)^2 + c*tan(x)^4)', 'x^2*(b + a*acosh(k*x))/sqrt(c - k^2*c*x^2)'])(
    'of %s, with letters, are found',
    (text) => {
      expect(isFound(text)).toBe(true);
    },
  );

  sampled.each([
    'x/sqrt(x^4 + 10*x^2 - 96*x - 71)',
    '1/((x^2 + 1)*sqrt(x^4 + 3*x^2 + 3))',
    '(1 + k*x)/((2 - k*x)*sqrt(1 + k^3*x^3))',
    '(1 - 2^(1/3)*x)/((2^(2/3) + x)*sqrt(1 + x^3))',
    'x/((8 + x^3)*sqrt(x^3 - 1))',
    'sqrt(sqrt(x^4 + 1) + x^2)/((x + 1)*sqrt(x^4 + 1))',
    'sqrt(sqrt(x) + sqrt(2*x + 2*sqrt(x) + 1) + 1)',
    'x/((8 - x^3)*sqrt(x^3 + 1))',
    'sqrt(1 - 5*x - 5*x^2)*(1 + 2*x)/(x*(1 + x)*(2 + x)*sqrt(1 - x - x^2))',
  ])('of %s, from the literature', (text) => {
    expect(isFound(text)).toBe(true);
  });

  it.each(['x/sqrt(x^4 + 10*x^2 - 96*x - 72)', '1/((x - 3)*sqrt(x^3 + 1))'])('of %s are not found', (text) => {
    expect(isFound(text)).toBe(false);
  });
});
