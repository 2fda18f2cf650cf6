import * as Q from '@nomogram/math/exact/rational.ts';
import { number } from '@nomogram/math/expression/build.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../../tools/setup/read.ts';
import { workedChain } from './chain.ts';
import { worked } from './reduce.ts';
import { numberTree, type Style } from './shown.ts';
import { workedSteps } from './steps.ts';

const treeOf = (text: string) => unwrap(parse(text, { percent: true })).tree;

const linesOf = (text: string, style: Style) =>
  worked(treeOf(text), {}, style)!.lines.map(
    ({ left, right, exact }) => `${treeToText(left)} ${exact ? '=' : '≈'} ${treeToText(right)}`,
  );

describe('a formula is worked out from the inside', () => {
  test.each<[string, Style, readonly string[]]>([
    ['(1 + 5%)^20 - 1', 'decimals', ['5% = 0.05', '1 + 0.05 = 1.05', '1.05^20 ≈ 2.65329770514']],
    ['pi*(3^2 - 2^2)', 'exact', ['3^2 = 9', '2^2 = 4', '9 - 4 = 5']],
    ['(1/3)^2*6', 'exact', ['(1/3)^2 = 1/9']],
    // An exponent without a short decimal says which root it is.
    ['(1.1*0.95)^(1/3) - 1', 'decimals', ['1.1*0.95 = 1.045', '1.045^(1/3) ≈ 1.01478046163']],
    ['1.5^(1/4) - 1', 'decimals', ['1/4 = 0.25', '1.5^0.25 ≈ 1.1066819197']],
    // A decimal that was typed stays one beside pi; of what stands in no table the digits are shown.
    ['1 - sin(pi*45.1234/400)', 'ending', ['pi*45.1234/400 = 0.1128085*pi', 'sin(0.1128085*pi) ≈ 0.347026171909']],
    ['1 - sin(pi*100/400)', 'ending', ['pi*100/400 = pi/4', 'sin(pi/4) = sqrt(2)/2']],
    ['cos(100*pi/200) + 1', 'decimals', ['100*pi/200 = pi/2', 'cos(pi/2) = 0']],
    [
      '2*(10*sqrt(2)*cos(atan(1/1)) - 10)',
      'measured',
      [
        'sqrt(2) ≈ 1.41421356237',
        '1/1 = 1',
        'atan(1) = pi/4',
        'cos(pi/4) ≈ 0.707106781187',
        '10*1.41421356237*0.707106781187 ≈ 10',
        '10 - 10 = 0',
      ],
    ],
  ])('%s in %s', (text, style, lines) => {
    expect(linesOf(text, style)).toEqual(lines);
  });

  test('where digits cancel, more of them are shown, so that every line comes out as it says', () => {
    const [power] = linesOf('(1.0000000001^7 - 1)/1', 'decimals').slice(0, 1);
    expect(power).toBe('1.0000000001^7 ≈ 1.00000000070000000021');
  });

  test('what has no value, or a name without one, is not worked out', () => {
    expect(worked(treeOf('1/(2 - 2)'), {}, 'decimals')).toBeNull();
    expect(worked(treeOf('x + 1'), {}, 'decimals')).toBeNull();
    expect(worked(treeOf('1.5^100000'), {}, 'decimals')).toBeNull();
  });
});

test('a working that comes out otherwise than the answer is not shown', () => {
  const of = (value: number) =>
    workedSteps({
      label: 'Area',
      formula: { text: 'A = a^2', latex: 'A = a^2' },
      says: 'A square.',
      tree: treeOf('a^2'),
      names: { a: { tree: numberTree('3'), value: number(3) } },
      style: 'exact',
      answer: { text: String(value), value },
    });
  expect(of(9)?.at(-1)?.written?.text).toBe('Area = 3^2 = 9');
  expect(of(9.001)).toBeUndefined();
});

test('a chain goes on with what it has found', () => {
  const steps = workedChain(
    [
      { name: 'S', is: 'a + 2', rule: 'sum', says: 'Added.' },
      { name: 'm', is: 'S/4', rule: 'mean', says: 'Shared.', answer: { text: '1.25', value: 1.25 } },
    ],
    { a: Q.integerRational(3) },
  );
  expect(steps?.map(({ written }) => written!.text)).toEqual(['S = a + 2 = 3 + 2 = 5', 'm = S/4 = 5/4 = 1.25']);
});

test('an equation ends in its unit, an answer in its own, set with the digits that it is said with', () => {
  const steps = workedChain(
    [
      { name: 'd', is: 'a + 2', rule: 'sum', says: 'Added.', unit: 'm' },
      {
        name: 'q',
        is: 'd/7',
        rule: 'quotient',
        says: 'Divided.',
        answer: { text: '0.714285714285714', latex: '0.71', isRounded: true, value: 5 / 7, unit: 'periods' },
      },
      {
        name: 'n',
        is: 'd - 4',
        rule: 'difference',
        says: 'One is left.',
        answer: { text: '1', value: 1, unit: 'periods' },
      },
    ],
    { a: Q.integerRational(3) },
  );
  expect(steps?.map(({ written }) => written!.text)).toEqual([
    'd = a + 2 = 3 + 2 = 5 m',
    'q = d/7 = 5/7 ≈ 0.714285714285714 periods',
    'n = d - 4 = 5 - 4 = 1 period',
  ]);
  expect(steps?.[1]?.written?.latex).toMatch(/ \\approx 0\.71\\text\{ periods\}$/);
});

test('a name of several letters is set as one name, on the left as on the right', () => {
  const steps = workedChain(
    [
      { name: 'dX', is: 'X_B - X_A', rule: 'difference', says: 'To the east.' },
      { name: 'D', is: 'sqrt(dX^2)', rule: 'distance', says: 'Without a sign.' },
    ],
    { X_A: Q.rational(1), X_B: Q.rational(4) },
  );
  expect(steps?.map(({ written }) => written?.latex.split(' = ')[0])).toEqual(['\\mathrm{dX}', 'D']);
  expect(steps?.[1]?.written?.latex).toContain('\\mathrm{dX}');
});

test('where exact numbers are meant, fractions, roots and angles of the table stay what they are', () => {
  const steps = workedChain(
    [
      { name: 'h', is: 'a/2', rule: 'half', says: 'Half of it.' },
      { name: 'q', is: 'h*sqrt(3)', rule: 'height', says: 'Of an equilateral triangle.' },
      { name: 'phi', is: 'atan(q/h)', rule: 'angle', says: 'At its base.' },
      { name: 'u', is: 'cos(phi)', rule: 'cosine', says: 'Half the side over the side.' },
    ],
    { a: Q.integerRational(3) },
    'exact',
  );
  expect(steps?.map(({ written }) => written!.text.split(' = ').at(-1))).toEqual(['3/2', '3*sqrt(3)/2', 'pi/3', '1/2']);
  expect(linesOf('(1/2)^2 + 1/3', 'ending')).toEqual(['1/2 = 0.5', '0.5^2 = 0.25']);
});

test('a fraction that is shorter than its digits stands for them, and before the digits of the answer', () => {
  const steps = workedChain(
    [
      { name: 'B', is: '2/24', rule: 'quotient', says: 'Divided.' },
      { name: 'f', is: '0.147/B', rule: 'quotient', says: 'Divided.' },
      { name: 'r', is: 'sqrt(B)', rule: 'root', says: 'Its root.' },
      { name: 'h', is: '3/(7/3)', rule: 'mean', says: 'Divided.', answer: { text: '1.28571428571429', value: 9 / 7 } },
      { name: 'q', is: '1/12345.678', rule: 'quotient', says: 'Divided.' },
    ],
    {},
    'fractions',
  );
  expect(steps?.map(({ written }) => written!.text)).toEqual([
    'B = 2/24 = 1/12',
    'f = 0.147/B = 0.147/(1/12) = 1.764',
    'r = sqrt(B) = sqrt(1/12) ≈ 0.288675134595',
    'h = 3/(7/3) = 9/7 ≈ 1.28571428571429',
    'q = 1/12345.678 ≈ 0.000081000006642',
  ]);
});

test('the equations that follow call a result as its own line does', () => {
  const steps = workedChain(
    [
      { name: 'f_0', is: '0.5^2', rule: 'probability', says: 'At 0.', label: '"P(X = 0)"', called: 'P(X = 0)' },
      { name: 'F', is: 'f_0 + 0.5', rule: 'sum', says: 'Added.', label: '"P(X ≤ 1)"' },
    ],
    {},
  );
  expect(steps?.at(-1)?.written).toEqual({
    text: 'P(X ≤ 1) = P(X = 0) + 0.5 = 0.25 + 0.5 = 0.75',
    latex: '\\text{P(X ≤ 1)} = \\text{P(X = 0)} + 0.5 = 0.25 + 0.5 = 0.75',
  });
});
