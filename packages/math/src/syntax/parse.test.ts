import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '../../../../tools/setup/effort.ts';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read } from '../../../../tools/setup/read.ts';
import { equal } from '../expression/build.ts';
import { parse, parseEquation, parseRelation } from './parse.ts';
import { toText } from './print-text.ts';
import { treeToText } from './print-tree-text.ts';
import { readNumber } from './read-number.ts';

describe('relations', () => {
  const read = (text: string): string => {
    const result = parseRelation(text);
    if (!result.ok) return result.why.message;
    const { sides, operators } = result.value;
    return sides.map((side, index) => `${index === 0 ? '' : ` ${operators[index - 1]} `}${toText(side)}`).join('');
  };

  test.each([
    ['x = 1', 'x = 1'],
    ['x == 1', 'x = 1'],
    ['2x + 3 < 7', '2*x + 3 < 7'],
    ['a<b<=c', 'a < b <= c'],
    ['x ≤ 3', 'x <= 3'],
    ['x =< 3', 'x <= 3'],
    ['x => 3', 'x >= 3'],
    ['x ≥ 3', 'x >= 3'],
    ['x ≠ 3', 'x != 3'],
    ['x <> 3', 'x != 3'],
    ['x != 3', 'x != 3'],
    ['x \\le 3', 'x <= 3'],
    ['x \\neq 3', 'x != 3'],
    ['1|2 < x', '1/2 < x'],
    ['|x| < 2', 'abs(x) < 2'],
    ['0 < |x-1| <= 2', '0 < abs(x - 1) <= 2'],
  ])('%s', (text, meaning) => expect(read(text)).toBe(meaning));

  test('an equation has one equals sign', () => {
    expect(parseEquation('x + y = 1').ok).toBe(true);
    expect(parseEquation('x < 1').ok).toBe(false);
  });
});

describe('size', () => {
  const sides = (text: string): boolean => parse(text).ok;

  test('deep nesting is refused with the reason, and never overflows the stack', () => {
    for (const [open, close] of [
      ['(', ')'],
      ['sin(', ')'],
      ['-(', ')'],
      ['2^', ''],
      ['|', '|'],
      ['√', ''],
      ['\\frac{1}{', '}'],
      ['x_1+(', ')'],
    ] as const) {
      const read = parse(`${open.repeat(5000)}x${close.repeat(5000)}`, { maximumLength: 1_000_000 });
      expect(read.ok).toBe(false);
      if (!read.ok) expect(read.why.message).toMatch(/nested more than 200/);
    }
  });

  test('a hundred levels are read', () => expect(sides(`${'('.repeat(100)}x${')'.repeat(100)}`)).toBe(true));

  test('five thousand signs are one sign', () => {
    for (const count of [5000, 5001]) {
      const read = parse(`${'-'.repeat(count)}x`);
      expect(read.ok && toText(read.value.expression)).toBe(count === 5000 ? 'x' : '-x');
    }
  });

  test('a long sum and a long product are flat', () => {
    for (const [operator, meaning] of [
      ['+', '10000*x'],
      ['*', 'x^10000'],
      [' ', 'x^10000'],
    ] as const) {
      const read = parse(Array(10_000).fill('x').join(operator));
      expect(read.ok && toText(read.value.expression)).toBe(meaning);
    }
  });

  test('hostile texts of the largest size are answered at once, and briefly', () => {
    const whole = (piece: string): string => piece.repeat(Math.floor(20_000 / piece.length));
    const pieces = [
      'x²',
      "45°30'",
      '|x|',
      'xyz',
      '(',
      '1 000 ',
      '^',
      'sin ',
      '1,',
      '1.',
      'a',
      'x!',
      'x_',
      '\\frac',
      '½',
      '\u202e',
      'log(1;',
      '𝑥',
    ];
    for (const piece of pieces) {
      const text = whole(piece);
      // Measured: 70 at most, 140 once beside tests that work on every processor, and 170 to 200 for twenty thousand halves, whose product has as many
      // digits; what is quadratic takes thousands.
      let read: ReturnType<typeof parse> | undefined;
      const spent = effort(() => {
        read = parse(text);
      });
      expect(spent, piece).toBeLessThan(600);
      if (read?.ok === false) expect(read.why.message.length).toBeLessThan(250);
    }
  });

  test('a hundred kilobytes are refused by default and read on request', () => {
    const text = Array(25_000).fill('x+1').join('+');
    const refused = parse(text);
    expect(!refused.ok && refused.why.code).toBe('too-large');
    const read = parse(text, { maximumLength: 200_000 });
    expect(read.ok && toText(read.value.expression)).toBe('25000*x + 25000');
  });
});

describe('anything that is typed', () => {
  const pieces = fc.constantFrom(
    ...'x|y|2|3.5|1,5|+|-|*|/|^|(|)|[|]|{|}|,|;|sin|cos |ln|log_2 |sqrt|e|i|pi|oo|!|!!|=|<|<=|°|\'|"|%|²|⁻¹|√|½|\\frac|\\sqrt|\\left(|\\right)|{2}|_|x_1| |foo|__proto__|constructor|α|π|−|\n|.|~|$|&|😀|\u202e'.split(
      '|',
    ),
    '|',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(pieces, { maxLength: 25 }).map((list) => list.join('')),
  );

  test('never throws, and a failure says where and why', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const read of [parse(text), parseRelation(text), readNumber(text)]) {
          if (read.ok) continue;
          const { message, span } = read.why;
          expect(message).toMatch(/^\S.*[.)]$/s);
          expect(message.length).toBeLessThan(250);
          expect(span).toBeDefined();
          expect(span!.start).toBeGreaterThanOrEqual(0);
          expect(span!.end).toBeLessThanOrEqual(text.length);
          expect(span!.start).toBeLessThanOrEqual(span!.end);
        }
      }),
      { numRuns: lawRuns(200, 3000) },
    );
  });

  test('a suggestion can be read', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const read = parse(text);
        if (!read.ok && read.why.suggestion !== undefined) expect(parse(read.why.suggestion).ok).toBe(true);
        const relation = parseRelation(text);
        if (!relation.ok && relation.why.suggestion !== undefined)
          expect(parseRelation(relation.why.suggestion).ok).toBe(true);
      }),
      { numRuns: lawRuns(200, 3000) },
    );
  });

  test('what is read is printed so that it is read again, as an expression and as it was typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parse(text);
        if (!parsed.ok) return;
        for (const printed of [toText(parsed.value.expression), treeToText(parsed.value.tree)]) {
          const again = read(printed);
          const same = equal(again, parsed.value.expression);
          if (!same) throw new Error(`${text} is printed ${printed} and read as ${toText(again)}`);
        }
      }),
      { numRuns: lawRuns(200, 3000) },
    );
  });
});
