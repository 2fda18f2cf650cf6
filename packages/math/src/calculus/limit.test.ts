import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import { subtract } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { isEquality } from '../expression/step.ts';
import { toText } from '../syntax/print-text.ts';
import { approach } from './limit/approach.ts';
import { isRealSide, type LimitResult, type Side } from './limit/limit-result.ts';
import { infiniteEnd, limit, stepsTo } from './limit.ts';

const found = (f: string, to: string, side: Side = 'both', variable = 'x'): LimitResult =>
  unwrap(limit(read(f), variable, read(to), { side }));

const same = (a: Expression, b: Expression): boolean => {
  const [left, right] = [infiniteEnd(a), infiniteEnd(b)];
  return left !== null || right !== null
    ? left === right
    : compareNumerically(a, b, { positive: ['a', 'n', 'k'] }).verdict === 'equal';
};

const expectLimit = (f: string, to: string, value: string, side: Side = 'both'): void => {
  const one = found(f, to, side);
  if (one.kind !== 'value') throw new Error(`${f} for x towards ${to} has no limit`);
  expect(same(one.value, read(value)), `${f} → ${toText(one.value)}, not ${value}`).toBe(true);
};

interface Fixture {
  readonly f: string;
  readonly to: string;
  readonly limit: string;
}
const fixtures: Fixture[] = JSON.parse(readFileSync(new URL('./fixtures/limits.json', import.meta.url), 'utf8'));
const infinities: Record<string, string> = { inf: 'oo', minf: '-oo' };

describe('as Maxima has it', () => {
  sampled.each(fixtures)('$f for x towards $to', ({ f, to, limit: value }) => {
    expectLimit(f, infinities[to] ?? to, infinities[value] ?? value, to === '0' ? 'right' : 'both');
  });
});

describe('beyond the exponents of any number, or nearer only there', () => {
  it.each([
    ['exp(exp(exp(x+1/x)))-exp(exp(exp(x)))', 'oo'],
    ['exp(exp(exp(x)))-exp(exp(exp(x)+exp(-exp(x))))', '-oo'],
    ['exp(exp(exp(x)))/exp(exp(exp(x-exp(-exp(x)))))', 'oo'],
    ['ln(exp(exp(x))+exp(exp(exp(x))))/exp(exp(x))', '1'],
    ['ln(x)^20*exp(sqrt(ln(x))*ln(ln(x))^8)/x', '0'],
    ['ln(ln(x)*ln(ln(x)))/ln(ln(x))', '1'],
  ])('%s → %s', (f, value) => expectLimit(f, 'oo', value));
});

describe('of the zeta function where it tends to 1', () => {
  sampled.each([
    ['zeta(x)', '1'],
    ['2^x*(zeta(x)-1)', '1'],
    ['3^x*(zeta(x)-1-2^(-x))', '1'],
    ['(zeta(2*x)-zeta(x))*2^x', '-1'],
    ['x*(zeta(ln(x)/ln(2))-1)', '1'],
    ['zeta(x)^(2^x)', 'e'],
  ])('%s → %s', (f, value) => expectLimit(f, 'oo', value));
});

describe('of the classes of Gruntz', () => {
  sampled.each([
    ['e^x*(e^(1/x - e^(-x)) - e^(1/x))', '-1'],
    ['e^(e^x)/e^(e^(x - e^(-e^(e^x))))', '1'],
    ['(e^(x*e^(-x)/(e^(-x) + e^(-2x^2/(x + 1)))) - e^x)/x', '-e^2'],
    ['ln(x)*(ln(ln(x) + ln(ln(x))) - ln(ln(x)))/ln(ln(x) + ln(ln(ln(x))))', '1'],
    ['(3^x + 5^x)^(1/x)', '5'],
    ['x/ln(x^(ln(x^(ln(2)/ln(x)))))', 'oo'],
    ['e^(e^(polygamma(ln(x))))/x', '1/sqrt(e)'],
    ['e^x*(sin(1/x + e^(-x)) - sin(1/x + e^(-x^2)))', '1'],
  ])('%s', (f, value) => expectLimit(f, 'oo', value));
});

describe('of textbooks', () => {
  sampled.each<[string, string, string, Side?]>([
    ['sin(x)/x', '0', '1'],
    ['(1 - cos(x))/x^2', '0', '1/2'],
    ['(1 + 1/x)^x', 'oo', 'e'],
    [
      'x*ln(-x)',
      '-3523962289288029925311047408306909369571',
      '-3523962289288029925311047408306909369571*ln(3523962289288029925311047408306909369571)',
    ],
    ['((x + 1)/(x - 1))^x', 'oo', 'e^2'],
    ['(sin(tan(x)) - tan(sin(x)))/x^7', '0', '-1/30'],
    ['x^x', '0', '1', 'right'],
    ['sqrt(x^2 + x) - x', 'oo', '1/2'],
    ['sqrt(4x^2 + 3x) + 2x', '-oo', '-3/4'],
    ['x!/(sqrt(2*pi*x)*(x/e)^x)', 'oo', '1'],
    ['gamma(x)*x', '0', '1'],
    ['x^2*(1 - erf(x))*e^(x^2)/x', 'oo', '1/sqrt(pi)'],
    ['(x^n - 1)/(x - 1)', '1', 'n'],
    ['(sin(x) - sin(a))/(x - a)', 'a', 'cos(a)'],
    ['(a^x - 1)/x', '0', 'ln(a)'],
    ['abs(x - 2)/(x - 2)', '2', '-1', 'left'],
    ['floor(x)', '3', '2', 'left'],
    ['x*floor(1/x)', '0', '1'],
    ['atan(1/x)', '0', 'pi/2', 'right'],
    ['acos(x)/sqrt(1 - x)', '1', 'sqrt(2)', 'left'],
  ])('%s for x towards %s', (f, to, value, side) => expectLimit(f, to, value, side));
});

describe('none', () => {
  it('different from both sides', () => {
    const { kind, sides } = found('1/x', '0');
    expect(kind).toBe('none');
    expect([sides.left, sides.right]).toMatchObject([{ kind: 'value' }, { kind: 'value' }]);
    expect([found('abs(x)/x', '0').kind, found('e^(1/x)', '0').kind, found('floor(x)', '1').kind]).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  sampled.each([
    ['sin(x)', '-1', '1'],
    ['2 + 3*cos(x^2)', '-1', '5'],
    ['sin(x) + cos(x)', '-sqrt(2)', 'sqrt(2)'],
    ['sin(x) - sin(x + pi/2)', '-sqrt(2)', 'sqrt(2)'],
    ['sin(x)/(2 + sin(x))', '-1', '1/3'],
    ['sin(x)^3 - sin(x)', '-2*sqrt(3)/9', '2*sqrt(3)/9'],
    ['e^sin(x)', '1/e', 'e'],
    ['sqrt(1 + cos(x))', '0', 'sqrt(2)'],
    ['1/(1001/1000 + sin(x))', '1000/2001', '1000'],
    ['floor(x) - x', '-1', '0'],
    ['sin(e^x)', '-1', '1'],
    ['atan(tan(x))', '-pi/2', 'pi/2'],
    ['1 - 2*atan(tan(3*x))', '1 - pi', '1 + pi'],
    ['asin(sin(x))', '-pi/2', 'pi/2'],
    ['acos(sin(x)/2)', 'pi/3', '2*pi/3'],
    ['sin(-ln(x))', '-1', '1'],
  ])('%s oscillates between %s and %s', (f, low, high) => {
    const { left } = found(f, 'oo').sides;
    if (left?.kind !== 'oscillates' || left.between === null) throw new Error('no range');
    expect([same(left.between[0], read(low)), same(left.between[1], read(high))]).toEqual([true, true]);
  });

  it.each(['tan(x)', 'sec(ln(x))', 'tan(-ln(x))^2', 'e^tan(x)'])('%s has no bounds', (f) => {
    expect(found(f, 'oo').sides.left?.kind).toBe('unbounded');
  });

  it.each(['tan(x)', 'tan(x)/x', '(tan(x)^2)^(2/x)', 'x*sin(x)', '(-2)^x', 'sin(x) - tan(x)^2'])(
    '%s keeps swinging',
    (f) => {
      expect(found(f, 'oo').kind).toBe('none');
    },
  );
});

describe('what oscillates may still have a limit', () => {
  it.each([
    ['sin(x)/x', '0'],
    ['(x + sin(x))/x', '1'],
    ['sin(sqrt(x + 1)) - sin(sqrt(x))', '0'],
    ['cos(sqrt(x^2 + x)) - cos(x + 1/2)', '0'],
    ['sin(x)^2 + cos(x)^2', '1'],
    ['x*(2 + sin(x))', 'oo'],
    ['floor(x)/x', '1'],
    ['(-1/4)^x', '0'],
    ['(1 + 1/(x^2 + cos(x)))^(x^2 + x)', 'e'],
  ])('%s', (f, value) => expectLimit(f, 'oo', value));
});

describe('the honest third answer', () => {
  it.each<[string, string]>([
    ['x^2*(1 + sin(x)) + x', 'oo'],
    ['x^(n - 2)', 'oo'],
    ['gamma(x)', '-oo'],
  ])('%s for x towards %s is not decided', (f, to) => {
    expect(limit(read(f), 'x', read(to))).toMatchObject({ ok: false, error: { code: 'no-answer' } });
  });

  sampled.each([
    ['zeta(x)-1/(x-1)', '1', '-digamma(1)'],
    ['zeta(x)*sin(pi*x)', '1', '-pi'],
    ['(x-1)*zeta(x)', '1', '1'],
    ['zeta(x)', '0', '-1/2'],
    ['polygamma(1,x)-1/x^2', '0', 'polygamma(1,1)'],
    ['polygamma(1,x)-1/(x+2)^2', '-2', 'polygamma(1,1)+5/4'],
    ['polygamma(3,x)*x^4', '0', '6'],
  ])('at a pole of ζ or ψₙ: %s for x towards %s', (f, to, value) => expectLimit(f, to, value));

  sampled.each([
    ['(asin(a+x)-asin(a))/x', '1/sqrt(1-a^2)', 'a > 0, a < 1'],
    ['(atanh(a+x)-atanh(a))/x', '1/(1-a^2)', 'a > 0, a < 1'],
    ['(asin(a+x)-asin(a))/(x*(3-4*a))', '1/(sqrt(1-a^2)*(3-4*a))', 'a > 0, a < 1, a != 3/4'],
  ])('letters are taken where the function is real, and it is said: %s', (f, value, conditions) => {
    const found = limit(read(f), 'x', read('0'));
    if (!found.ok || found.value.kind !== 'value') throw new Error(`no limit of ${f}`);
    const differences = found.value.conditions.map(
      ({ left, relation, right }) => `${toText(left)} ${relation} ${toText(right)}`,
    );
    for (const wanted of conditions.split(', ')) expect(differences).toContain(wanted);
    const at = { a: 0.37 };
    expect(evaluate(found.value.value, at)).toBeNear(evaluate(read(value), at), 1e-13);
  });

  it('stops by itself', () => {
    const result = limit(read('(sin(tan(x)) - tan(sin(x)))/x^7'), 'x', read('0'), { budget: { left: 50 } });
    expect(result).toMatchObject({ ok: false, error: { code: 'work-limit' } });
  });

  it('refuses a point that moves', () => {
    expect(limit(read('x'), 'x', read('x + 1'))).toMatchObject({
      ok: false,
      error: { code: 'out-of-range' },
    });
  });
});

describe('exponents whose order depends on a letter', () => {
  sampled.each([
    ['(x*(x+2)/(3*x+1))^(a+1)/(x^(a+1)-x)', '3^(-(a+1))', 'a > 0'],
    ['(x^2/(3*x+1))^(a+1)/x^(a+1)', '3^(-(a+1))', 'a > 0'],
    ['x^(a+2)/(x^(a+2)-x-1)', '1', 'a > 0'],
    ['(x^a+x)*exp(-x)', '0', 'a > 0'],
    ['((k*x+1)^(a+1)+x)/(x^(a+1)+ln(x))', 'k^(a+1)', 'a > 0, k > 0'],
  ])('%s → %s', (f, value, conditions) => {
    expectLimit(f, 'oo', value);
    const differences = found(f, 'oo').conditions.map(
      ({ left, relation, right }) => `${toText(left)} ${relation} ${toText(right)}`,
    );
    expect(differences.join(', ')).toBe(conditions);
  });

  it.each([
    ['((a^x+b^x)/2)^(1/x)', 5],
    ['(a^x-b^x)/x', 5],
  ])('%s: what is assumed on both sides is said once', (f, count) => {
    const differences = found(f, '0').conditions.map(({ left, right }) =>
      evaluate(subtract(left, right), { a: 2, b: 5 }),
    );
    expect(new Set(differences.map(Math.abs)).size).toBe(count);
    expect(differences.length).toBe(count);
  });

  it('nothing is said where the answer depends on it', () => {
    const result = limit(read('(x^a+x)/(x^a+2*x)'), 'x', read('oo'));
    expect(result).toMatchObject({ ok: false, error: { code: 'no-answer' } });
  });
});

it.each(['oo', '-oo', '3'])('infinity is no number that a function could contain: none has a limit at %s', (to) => {
  const result = limit(read('x-oo'), 'x', read(to));
  expect(result).toMatchObject({ ok: true, value: { kind: 'none' } });
  const { left, right } = result.ok ? result.value.sides : {};
  for (const side of [left, right]) if (side !== undefined) expect(side).toEqual({ kind: 'no values' });
  expect(left ?? right).toBeDefined();
});

describe('the check is one', () => {
  const t = 't';
  it.each<[string, Parameters<typeof approach>[2]]>([
    ['sin(t)/t', { kind: 'finite', value: read('1/1000') }],
    ['(1 + 1/t)^t', { kind: 'finite', value: read('1') }],
    ['t/ln(t)', { kind: 'finite', value: read('100') }],
    ['ln(t)', { kind: 'infinite', sign: -1 }],
    ['1/t', { kind: 'infinite', sign: 1 }],
  ])('%s does not pass for another value', (f, candidate) => {
    expect(approach(read(f), t, candidate).verdict).toBe('disagrees');
  });
});

describe('steps', () => {
  const questions: [string, string][] = [
    ['(x^2 - 4)/(x - 2)', '2'],
    ['sin(3x)/x', '0'],
    ['(1 - cos(x))/x^2', '0'],
    ['(3x^2 + 1)/(x^2 - 5)', 'oo'],
    ['((x + 1)/(x - 1))^x', 'oo'],
    ['ln(x)/x', 'oo'],
    ['x^2 + 1', '3'],
    ['x^2 - x', 'oo'],
    ['5 - 2x^3 + x', '-oo'],
    ['1/x - 1/sin(x)', '0'],
    ['1/ln(x) - 1/(x - 1)', '1'],
    ['tan(x) - sec(x)', 'pi/2'],
    ['x/(x - 1)^2', '1'],
    ['x^3*e^(-x)', 'oo'],
    ['atan(x)', '-oo'],
  ];

  sampled.each(questions)('of %s for x towards %s keep the limit', (f, to) => {
    const answer = found(f, to);
    const steps = stepsTo(read(f), 'x', read(to), answer);
    expect(steps.length).toBeGreaterThan(0);
    for (const { before, after, rule } of steps.filter(isEquality)) {
      if (before.operator === undefined || after.operator === undefined) continue;
      const [left, right] = [before.expression, after.expression].map((one) => limit(one, 'x', read(to)));
      if (!left?.ok || !right?.ok || left.value.kind !== 'value' || right.value.kind !== 'value') throw new Error(rule);
      expect(same(left.value.value, right.value.value), rule).toBe(true);
    }
  });

  it.each([
    ['3x^2 + 1', '2', 'limit of 3*x^2 + 1 as x -> 2 = 3*2^2 + 1 = 13'],
    ['e^(-x)', '0', 'limit of e^(-x) as x -> 0 = e^0 = 1'],
    ['sin(x) + 1', 'pi/2', 'limit of sin(x) + 1 as x -> pi/2 = sin(pi/2) + 1 = 2'],
  ])('of %s for x towards %s show the number put in', (f, to, text) => {
    expect(stepsTo(read(f), 'x', read(to), found(f, to)).map(({ written }) => written?.text)).toEqual([text]);
  });

  it.each([
    ['(x^2 - 4)/(x - 2)', '2', '(x^2 - 4)/(x - 2) = (x - 2)*(x + 2)/(x - 2)'],
    ['(1/x - 1/3)/(x - 3)', '3', '(1/x - 1/3)/(x - 3) = -(x - 3)/(3*(x - 3)*x)'],
    ['(sqrt(x+4)-2)/x', '0', '(sqrt(x + 4) - 2)*(sqrt(x + 4) + 2) = (x + 4) - 4 = x'],
    ['sin(7x)/(4x)', '0', 'sin(7*x)/(4*x) = (7/4)*(sin(7*x)/(7*x))'],
    ['x*cos(1/x)', '0', '-abs(x) <= x*cos(1/x) <= abs(x)'],
  ])('of %s for x towards %s show what stands between the sides', (f, to, text) => {
    const [first] = stepsTo(read(f), 'x', read(to), found(f, to));
    expect(first?.steps.at(-1)?.written?.text).toBe(text);
  });

  it('name the rules of the textbook', () => {
    const rules = (f: string, to: string) => stepsTo(read(f), 'x', read(to), found(f, to)).map(({ rule }) => rule);
    expect(rules('x^2 + 1', '3')).toEqual(['direct substitution']);
    expect(rules('(x^2 - 4)/(x - 2)', '2')).toEqual(['cancel the common factor', 'direct substitution']);
    expect(rules('sin(3x)/x', '0')).toEqual(['standard limit']);
    expect(rules('(1 - cos(x))/x^2', '0')).toEqual(['half-angle identity', 'standard limit']);
    expect(rules('(sqrt(x+4)-2)/x', '0')).toEqual(['conjugate', 'direct substitution']);
    expect(rules('(3x^2+1)/(x^2-x)', 'oo')).toEqual(['divide by the highest power', 'terms that vanish']);
    // sin(x)/x, which the rule of l'Hôpital leads to, is a standard limit: by that rule it would be circular.
    expect(rules('(sin(x)-x)/x^3', '0')).toEqual(["l'Hôpital's rule", "l'Hôpital's rule", 'standard limit']);
    expect(rules('x*atan(x)', '-oo')).toEqual(['limit of a product']);
    expect(rules('x + ln(x)', 'oo')).toEqual(['limit of a sum']);
    expect(rules('x*2^x', '-oo')).toEqual(['product as a quotient', "l'Hôpital's rule", 'known limit']);
    expect(rules('x^2*sin(1/x)', '0')).toEqual(['squeeze theorem']);
    expect(rules('x^2 - x', 'oo')).toEqual(['take out the highest power', 'terms that vanish']);
    expect(rules('(x^2 + 5)/(x - 3)^2', '3')).toEqual(['number over zero']);
    expect(rules('tan(x) - sec(x)', 'pi/2')).toEqual(['common denominator', "l'Hôpital's rule", 'direct substitution']);
    expect(rules('e^x/x', 'oo')).toEqual(["l'Hôpital's rule", 'known limit']);
    expect(rules('abs(x)/x', '2')).toEqual(['signs near the point']);
    const bothSides = rules('abs(x-2)/(x^2-4)', '2');
    const oneSide = ['signs near the point', 'cancel the common factor', 'direct substitution'];
    expect(bothSides).toEqual([...oneSide, ...oneSide]);
    expect(rules('floor(x)', '1')).toEqual(['signs near the point', 'signs near the point']);
  });
});

describe('functions that were taken for others', () => {
  sampled.each([
    ['x*exp(-x^2)*erfi(x)', 'oo', '1/sqrt(pi)'],
    ['x^2*(polygamma(0,x+1)-ln(x)-1/(2x))', 'oo', '-1/12'],
    ['x^2*(digamma(x+1)-ln(x)-1/(2x))', 'oo', '-1/12'],
    ['sin(x)/ln(x)', 'oo', '0'],
    ['ln(x)/(ln(x)+sin(x))', 'oo', '1'],
    ['ln(x)*li(x)/x', 'oo', '1'],
    ['Shi(x)*x*exp(-x)', 'oo', '1/2'],
    ['x*exp(x)*Ei(-x)', 'oo', '-1'],
    ['Ei(x)-ln(abs(x))', '0', '-digamma(1)'],
  ])('%s at %s', (f, to, wanted) => {
    const found = limit(read(f), 'x', read(to));
    expect(found.ok && found.value.kind === 'value' && toText(found.value.value)).toBe(toText(read(wanted)));
  });

  it.each(['W(x)/ln(x)', 'zeta(-x)', 'ellipticK(-x)*exp(-x)'])(
    'nothing is claimed of %s, whose growth is not known',
    (f) => expect(limit(read(f), 'x', read('oo'))).toMatchObject({ ok: false, error: { code: 'no-answer' } }),
  );
});

describe('where a function is not real', () => {
  it.each([
    ['1/sqrt(x)', '0', 'left'],
    ['sqrt(x-1)/x', '0', 'right'],
  ] as const)('%s at %s from the %s has no limit', (f, to, side) =>
    expect(limit(read(f), 'x', read(to), { side })).toMatchObject({
      ok: true,
      value: { kind: 'none', sides: { [side]: { kind: 'not real' } } },
    }),
  );

  sampled.each([
    ['1/sqrt(x)', '0', 'left', 'oo'],
    ['ln(x)/x', '0', 'left', '-oo'],
    ['acos(1-x)/x', '0', 'left', 'oo'],
    ['sin(1/x)+ln(x)', '0', 'left', '-oo'],
    ['asin(x)/(x-1)', '1', 'right', '-oo'],
    ['(1+1/x)^x', '-1', 'right', 'oo'],
  ] as const)('on one side, the other decides, and both are told: %s at %s', (f, to, without, wanted) => {
    const answer = found(f, to);
    expect(answer.kind === 'value' && toText(answer.value)).toBe(toText(read(wanted)));
    const real = without === 'left' ? answer.sides.right : answer.sides.left;
    expect(answer.sides[without] && isRealSide(answer.sides[without])).toBe(false);
    expect(real && isRealSide(real)).toBe(true);
  });

  it.each([
    ['sqrt(x)+sin(1/x)', '0', 'left'],
    ['(sqrt(x)-cos(1/x))/x^3', '0', 'left'],
    ['sin(x)*ln(-x)', 'oo', 'both'],
  ] as const)('nothing swings between real values: %s at %s', (f, to, side) => {
    const result = limit(read(f), 'x', read(to), { side });
    expect(result.ok && [result.value.kind, result.value.sides.left]).toEqual(['none', { kind: 'not real' }]);
  });

  it.each(['sqrt(sin(x))', 'sin(x)^(1/3)*x'])('%s has real values again and again', (f) => {
    const result = limit(read(f), 'x', read('oo'));
    expect(result.ok && result.value.sides.left).not.toEqual({ kind: 'not real' });
  });

  it.each([
    ['sqrt(x)', '-1'],
    ['ln(x)', '-oo'],
    ['ln(x-1/1000000)', '0'],
  ])('%s at %s is said to be a limit of complex values', (f, to) => {
    const found = limit(read(f), 'x', read(to));
    const sides = found.ok ? Object.values(found.value.sides) : [];
    expect(sides.length).toBeGreaterThan(0);
    for (const side of sides) expect(side).toMatchObject({ kind: 'value', isReal: false });
  });
});
