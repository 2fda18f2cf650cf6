import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { compileUnary } from '../../../expression/compile.ts';
import { some } from '../../../expression/walk.ts';
import { parse } from '../../../syntax/parse.ts';
import { toText } from '../../../syntax/print-text.ts';
import { antiderivative } from '../../integral.ts';
import { lengthOf } from '../form/textbook-form.ts';

const natural = fc.integer({ min: 1, max: 9 });

it('√(a − b·x²) and √(c − d·x²), however they stand, lead to Legendre’s forms of an arc sine', () => {
  const rational = fc.constantFrom('1/(P*Q)', 'P/Q', 'x^2/(P*Q)', 'P*Q', 'P/(x^2*Q)', 'Q^3/P');
  fc.assert(
    fc.property(natural, natural, natural, natural, rational, (a, b, c, d, form) => {
      fc.pre(a * d !== b * c);
      const text = form.replaceAll('P', `sqrt(${a} - ${b}*x^2)`).replaceAll('Q', `sqrt(${c} - ${d}*x^2)`);
      const parsed = parse(text);
      const found = parsed.ok ? antiderivative(parsed.value.expression, 'x') : parsed;
      expect(found.ok, text).toBe(true);
      if (!found.ok) return;
      const { expression, check } = found.value;
      expect(check.verdict, text).toBe('equal');
      expect(
        some(expression, (node) => node.kind === 'apply' && node.name === 'asin'),
        text,
      ).toBe(true);
    }),
    { numRuns: lawRuns(3, 300) },
  );
});

it('roots of A + B·cosh u and A + B·sinh² u lead to Legendre’s forms without half angles of a substitution', () => {
  const wave = fc.constantFrom('cosh(p*x + q)', 'sinh(p*x)^2', '-cosh(p*x)', '-sinh(p*x + q)^2');
  const around = fc.constantFrom('1/sqrt(W)', 'sqrt(W)', '(W + 3)/sqrt(W)');
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 9 }), natural, natural, natural, wave, around, (A, B, p, q, of, form) => {
      const W = `(${A} + ${B}*${of.replaceAll('p', `${p}`).replaceAll('q', `${q}`)})`;
      const isPerfect = of.includes('sinh') ? A === 0 || A === B : Math.abs(A) === B;
      const isRealSomewhere = !of.startsWith('-') || A > (of.includes('sinh') ? 0 : B);
      fc.pre(!isPerfect && isRealSomewhere);
      const text = form.replaceAll('W', W);
      const parsed = parse(text);
      const found = parsed.ok ? antiderivative(parsed.value.expression, 'x') : parsed;
      expect(found.ok, text).toBe(true);
      if (!found.ok) return;
      expect(found.value.check.verdict, text).toBe('equal');
      expect(lengthOf(found.value.expression), text).toBeLessThan(60);
    }),
    { numRuns: lawRuns(3, 300) },
  );
});

it('an even quartic with four real roots has one short form, with the right slope on all pieces where it is positive', () => {
  const above = fc.constantFrom('1', '(x^2 + 3)', '(x^4 - x^2)');
  fc.assert(
    fc.property(natural, natural, natural, above, (a, b, c, N) => {
      fc.pre(a !== b);
      const f = read(`${N}/sqrt(${c}*(x^2 - ${a})*(x^2 - ${b}))`);
      const found = antiderivative(f, 'x');
      if (!found.ok) throw new Error(toText(f));
      const { expression } = found.value;
      const [F, slope] = [compileUnary(expression, 'x'), compileUnary(f, 'x')];
      const [low, high] = [Math.sqrt(Math.min(a, b)), Math.sqrt(Math.max(a, b))];
      for (const x of [-2.1 * high, -1.2 * high, -0.7 * low, 0.1 * low, 0.8 * low, 1.3 * high, 4.7 * high]) {
        const h = 1e-4 * low;
        const quotient = (F(x - 2 * h) - 8 * F(x - h) + 8 * F(x + h) - F(x + 2 * h)) / (12 * h);
        expect(quotient, `${toText(f)} at ${x}`).toBeNear(slope(x), 1e-6);
      }
      if (N === '1') expect(lengthOf(expression), toText(expression)).toBeLessThan(50);
    }),
    { numRuns: lawRuns(4, 300) },
  );
});

it('a cubic or quartic with whole roots under a root has an antiderivative with the right slope on every piece where it is positive', () => {
  const roots = fc.uniqueArray(fc.integer({ min: -5, max: 5 }), { minLength: 3, maxLength: 4 });
  fc.assert(
    fc.property(roots, fc.constantFrom(1, -1), (ends, sign) => {
      const f = read(`1/sqrt(${sign}*${ends.map((r) => `(x - (${r}))`).join('*')})`);
      const found = antiderivative(f, 'x');
      if (!found.ok) throw new Error(toText(f));
      const [F, slope] = [compileUnary(found.value.expression, 'x'), compileUnary(f, 'x')];
      const sorted = [...ends].sort((a, b) => a - b);
      const between = [sorted[0]! - 0.7, ...sorted.map((r, k) => (sorted[k + 1] ?? r + 2) * 0.4 + r * 0.6)];
      for (const x of between.filter((place) => Number.isFinite(slope(place)))) {
        const h = 1e-4;
        const quotient = (F(x - 2 * h) - 8 * F(x - h) + 8 * F(x + h) - F(x + 2 * h)) / (12 * h);
        expect(quotient, `${toText(f)} at ${x}`).toBeNear(slope(x), 1e-6);
      }
    }),
    { numRuns: lawRuns(3, 200) },
  );
});

describe('Legendre’s integral of the third kind', () => {
  /** The derivative of what is found, by differences, at all places where the integrand is real and calm. */
  function expectSlope(text: string): void {
    const f = read(text);
    const found = antiderivative(f, 'x');
    if (!found.ok) throw new Error(`no antiderivative of ${text}`);
    const [F, slope] = [compileUnary(found.value.expression, 'x'), compileUnary(f, 'x')];
    let seen = 0;
    for (let x = -6.013; x < 6.1; x += 0.217) {
      const h = 1e-4;
      const [wanted, left, right] = [slope(x), slope(x - 20 * h), slope(x + 20 * h)];
      if (![wanted, left, right].every((value) => Math.abs(value) < 1e4)) continue;
      if (Math.abs(left - right) > 0.1 * Math.abs(wanted)) continue;
      const quotient = (F(x - 2 * h) - 8 * F(x - h) + 8 * F(x + h) - F(x + 2 * h)) / (12 * h);
      expect(Math.abs(quotient - wanted), `${text} at ${x}`).toBeLessThan(1e-6 * (Math.abs(F(x)) + Math.abs(wanted)));
      seen++;
    }
    expect(seen, text).toBeGreaterThan(1);
  }

  const amount = fc.integer({ min: -5, max: 5 }).filter((k) => k !== 0);
  test('waves below a fraction line beside a root of one, with poles and without, on all pieces', () => {
    const wave = fc.constantFrom('cos(x)', 'sin(x)', 'sin(x)^2', 'cos(2*x)');
    const form = fc.constantFrom('1/(V*sqrt(W))', 'sqrt(W)/V', '(2 - 3*U)/(V*sqrt(W))');
    fc.assert(
      fc.property(amount, amount, amount, amount, wave, form, (A, B, a, b, U, shape) => {
        // Without a zero at the ends of the wave, and apart.
        const ends = U === 'sin(x)^2' ? [0, 1] : [-1, 1];
        fc.pre(ends.every((c) => A + B * c !== 0 && a + b * c !== 0) && A * b !== B * a);
        fc.pre(ends.some((c) => A + B * c > 0));
        const by = (p: number, q: number) => `(${p} + (${q})*${U})`;
        expectSlope(shape.replace('V', by(a, b)).replaceAll('W', by(A, B)).replace('U', U));
      }),
      { numRuns: lawRuns(3, 200) },
    );
  });

  test('a pole, or two that are opposite or conjugate, over cubics and quartics with real roots and conjugate ones, on all pieces', () => {
    const real = fc.uniqueArray(fc.integer({ min: -4, max: 4 }), { minLength: 4, maxLength: 4 });
    const radicand = fc
      .tuple(real, fc.integer({ min: 1, max: 4 }), fc.constantFrom(1, -1), fc.integer({ min: 0, max: 5 }))
      .map(([[p, q, r, s], k, sign, shape]) => {
        const linear = (root: number | undefined) => `(x - (${root}))`;
        const pair = `((x - (${r}))^2 + ${k})`;
        switch (shape) {
          case 0:
            return `${sign}*${[p, q, r].map(linear).join('*')}`;
          case 1:
            return `${sign}*${[p, q, r, s].map(linear).join('*')}`;
          case 2:
            return `${sign}*${linear(p)}*${pair}`;
          case 3:
            return `${sign}*${linear(p)}*${linear(q)}*${pair}`;
          case 4:
            return `${k}*x^4 + ${sign * Math.abs(q ?? 0)}*x^2 + ${k + 4}`;
          default:
            return `(x^2 - ${k})*(x^2 ${sign > 0 ? '+' : '-'} ${k + 2})`;
        }
      });
    const pole = fc.constantFrom('x - 5', 'x + 6', 'x^2 - 7', '2*x - 1');
    fc.assert(
      fc.property(radicand, pole, fc.constantFrom('1', 'R'), (P, V, above) => {
        // Roots of 7 beside those that the radicand brings with it nobody could read.
        fc.pre(V !== 'x^2 - 7' || P.includes('*x^4') || P.startsWith('(x^2'));
        const text = above === '1' ? `1/((${V})*sqrt(${P}))` : `sqrt(${P})/(${V})`;
        // Two real roots and a conjugate pair: the distances are roots of two numbers, but where they are whole.
        const isMixed = /^-?1\*\(x - \S+\)\*\(x - \S+\)\*\(\(x/.test(P);
        fc.pre(!isMixed || antiderivative(read(text), 'x').ok);
        expectSlope(text);
      }),
      { numRuns: lawRuns(3, 100) },
    );
    // Poles at ±i·√3 beside a root of x², and fractions in the radicand.
    for (const text of [
      '1/((x^2 + 3)*sqrt(x^4 - 5*x^2 + 4))',
      '1/((x^2 + 3)*sqrt(x^4 + x^2 + 1))',
      '1/((1 - x^2/3)*sqrt((1 - x^2)*(1 - x^2/4)))',
      '1/((1 - x^2/3)*sqrt(1 - x^2)*sqrt(1 - x^2/4))',
    ])
      expectSlope(text);
  });

  test('quotients in x² beside roots of a − b·x² and c ± d·x²', () => {
    const form = fc.constantFrom('(x^2 + 1)/(V*sqrt(P)*sqrt(Q))', 'sqrt(P)/(V*sqrt(Q))', 'sqrt(Q)/(V*sqrt(P))');
    fc.assert(
      fc.property(natural, natural, natural, amount, amount, form, (a, b, c, d, e, shape) => {
        fc.pre(a * d !== -b * c && a !== b * e && c !== -d * e);
        const [V, P, Q] = [`(x^2 - (${e}))`, `(${a} - ${b}*x^2)`, `(${c} + (${d})*x^2)`];
        expectSlope(shape.replace('V', V).replace('P', P).replace('Q', Q));
      }),
      { numRuns: lawRuns(2, 100) },
    );
  });
});

describe('the root of a quotient', () => {
  test('has one form for all pieces, with the sign of the denominator', () => {
    const factor = fc.constantFrom('(x^2 - A)', '(A - x^2)', '(x^2 + A)', '(x - A)', '(x + A)');
    const amount = fc.uniqueArray(natural, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(
        factor,
        factor,
        amount,
        fc.constantFrom('sqrt(N/D)', 'x*sqrt(N/D)', '(N/D)^(3/2)'),
        (N, D, [a, b], form) => {
          fc.pre(N.includes('^') || D.includes('^'));
          const text = form.replace('N', N.replace('A', `${a}`)).replace('D', D.replace('A', `${b}`));
          const f = read(text);
          const found = antiderivative(f, 'x');
          if (!found.ok) throw new Error(`no antiderivative of ${text}`);
          const [F, slope] = [compileUnary(found.value.expression, 'x'), compileUnary(f, 'x')];
          for (let x = -6.013; x < 6.1; x += 0.317) {
            const h = 1e-4;
            const [wanted, left, right] = [slope(x), slope(x - 30 * h), slope(x + 30 * h)];
            if (!(Math.abs(left - right) < 0.1 * Math.abs(wanted))) continue;
            const quotient = (F(x - 2 * h) - 8 * F(x - h) + 8 * F(x + h) - F(x + 2 * h)) / (12 * h);
            expect(Math.abs(quotient - wanted), `${text} at ${x}`).toBeLessThan(
              1e-6 * (Math.abs(F(x)) + Math.abs(wanted)),
            );
          }
        },
      ),
      // Real on two pieces of a quarter only, which few points meet.
      { numRuns: lawRuns(4, 200), examples: [['(A - x^2)', '(x^2 - A)', [4, 5], 'sqrt(N/D)']] },
    );
  });

  test('in Legendre’s standard form of the second kind has no sign before the elliptic integrals', () => {
    const found = antiderivative(read('sqrt((1 - x^2/4)/(1 - x^2))'), 'x');
    expect(found.ok && toText(found.value.expression)).toBe(
      'x*sign(x^2 - 1)*sqrt(x^4 - 5*x^2 + 4)/(2*(x^2 + 2)) + 3*ellipticE(asin(3*x/(x^2 + 2)), 8/9)/4 + ellipticF(asin(3*x/(x^2 + 2)), 8/9)/4',
    );
  });
});

it('(p + q·x²)(r + s·x²) with letters leads to Legendre’s forms, under one root or two, that are real wherever the integrand is', () => {
  const around = fc.constantFrom('1/sqrt(P*Q)', 'sqrt(P/Q)', 'x^2/sqrt(P*Q)', '1/(sqrt(P)*sqrt(Q))', 'sqrt(P)/sqrt(Q)');
  const factors = fc.constantFrom(['1-x^2', '1-k^2*x^2'], ['a^2-x^2', 'b^2-x^2'], ['1-x^2', 'b-c*x^2']);
  fc.assert(
    fc.property(around, factors, natural, (form, [P, Q], n) => {
      const text = form
        .replaceAll('P', `(${P})`)
        .replaceAll('Q', `(${Q})`)
        .replaceAll('x^2', n === 1 ? 'x^2' : `${n}*x^2`);
      const parsed = parse(text);
      const found = parsed.ok ? antiderivative(parsed.value.expression, 'x') : parsed;
      expect(found.ok, text).toBe(true);
      if (!found.ok) return;
      expect(found.value.check.verdict, text).toBe('equal');
      expect(
        some(found.value.expression, (node) => node.kind === 'apply' && node.name.startsWith('elliptic')),
        text,
      ).toBe(true);
    }),
    { numRuns: lawRuns(2, 100) },
  );
});
