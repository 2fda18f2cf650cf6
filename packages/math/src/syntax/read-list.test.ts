import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth } from '../../../../tools/setup/effort.ts';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { toText } from './print-text.ts';
import { readList } from './read-list.ts';
import { readMatrix } from './read-matrix.ts';

const list = (text: string): string | readonly string[] => {
  const read = readList(text);
  return read.ok ? read.value.map(({ expression }) => toText(expression)) : read.error.message;
};

describe('readList', () => {
  test.each(['1 1/2; 2', '-1 1/2, 2', '1 1/2 2 3/4', '3\n2 3/4'])(
    '%s may hold a mixed number, and is refused',
    (text) => {
      expect(list(text)).toMatch(/can stand between entries or inside a number: "-?\d/);
    },
  );

  test.each(['100 200\n300 400', '1 876\r\n2 345\r\n17', '1 876\t2 345', '1 876, 2 345', '-1 876; 2 345,5'])(
    'the blanks of %j may group thousands, and it is refused',
    (text) => {
      expect(list(text)).toMatch(/blanks of this list can stand between entries or inside a number: "-?1/);
    },
  );

  test.each([
    ['200.000; 4,25', '200000; 4.25', '200.000; 4.25'],
    ['4,25\n1.250\n-2.500\n0,125', '4.25; 1250; -2500; 0.125', '4.25; 1.250; -2.500; 0.125'],
    ['12.500\t1234,567', '12500; 1234.567', '12.500; 1234.567'],
  ])('points beside decimal commas may group thousands: %j is refused', (text, ...readings) => {
    const read = readList(text);
    expect(read).toMatchObject({ ok: false, error: { code: 'ambiguous-number', readings } });
    for (const [k, decimal] of (['comma', 'point'] as const).entries()) {
      const [chosen, plain] = [readList(text, { decimal }), readList(readings[k]!)];
      expect(chosen.ok && plain.ok && chosen.value.map(({ value }) => value)).toEqual(
        plain.ok && plain.value.map(({ value }) => value),
      );
    }
  });

  test('so may those of a table', () => {
    const readings = ['500250, 4.25; 10, 700.5', '500.250, 4.25; 10, 700.5'];
    const typed = '500.250\t4,25\n10\t700,5';
    expect(readMatrix(typed)).toMatchObject({ ok: false, error: { code: 'ambiguous-number', readings } });
    for (const plain of readings) expect(readMatrix(plain).ok).toBe(true);
    expect(readMatrix(typed, { decimal: 'point' }).ok).toBe(true);
  });

  test.each(['200.000; 4.25', '0.125; 4,25', '1234.567; 4,25', '200.00; 4,25', '1.250; max(1,2)'])(
    'no point of %j groups',
    (text) => expect(readList(text).ok).toBe(true),
  );

  test.each(['12\n-\n10', '12\t-\t10', '12\n–\n10', '12 +\n10', '12\n*\n10'])(
    'no entry of %j goes on in the next line',
    (text) => {
      expect(list(text)).toMatch(/^Entry [12], /);
    },
  );

  test('a fraction of 1 or more is no part of a mixed number', () => {
    expect(list('1 3/2; 2')).toEqual(['1', '3/2', '2']);
  });

  test.each(['1 ½', '-1 ½, 3', '2 ⅓; 4'])('%s may hold a mixed number, too', (text) => {
    expect(list(text)).toMatch(/can stand between entries or inside a number: "-?[12][½⅓]/);
  });

  test('thousands and decimals in any style are read as they are meant, or refused', () => {
    const styles = [
      ['.', ','],
      [',', '.'],
      [' ', ','],
      [' ', '.'],
      ["'", '.'],
    ] as const;
    const value = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...styles),
        fc.constantFrom('; ', '\t', '\n'),
        (values, [group, mark], separator) => {
          const typed = values.map(([whole, parts]) => {
            const grouped = String(whole).replace(/(?<=\d)(?=(?:\d{3})+$)/g, group);
            return `${grouped}${mark}${String(parts).padStart(2, '0')}`;
          });
          // Blanks alone separate: 1 234.56 by itself is two numbers.
          fc.pre(group !== ' ' || values.length > 1);
          // 1,01 alone is the list of 1 and 01.
          fc.pre(values.length > 1 || values[0]![0] >= 1000);
          const read = readList(typed.join(separator));
          if (read.ok)
            expect(read.value.map((entry) => entry.value)).toEqual(
              values.map(([whole, parts]) => (100 * whole + parts) / 100),
            );
        },
      ),
      { numRuns: lawRuns(300, 2000) },
    );
  });

  test.each([
    ['1，2.5，3', ['1', '5/2', '3']],
    ['１、２、３', ['1', '2', '3']],
    ['1；2', ['1', '2']],
    ['1.234,2.345', ['617/500', '469/200']],
    ['1,2,3', ['1', '2', '3']],
    ['1, 2, 3', ['1', '2', '3']],
    ['1;2;3', ['1', '2', '3']],
    ['1 2 3', ['1', '2', '3']],
    ['1\t2\t3', ['1', '2', '3']],
    ['1\n2\n3', ['1', '2', '3']],
    ['1\r\n2\r\n3\r\n', ['1', '2', '3']],
    ['1, 2\n3, 4', ['1', '2', '3', '4']],
    ['1,2,3\n4,5', ['1', '2', '3', '4', '5']],
    ['1,5;2,5', ['3/2', '5/2']],
    ['1,5\n2,25\n3', ['3/2', '9/4', '3']],
    ['1,5\t2,5', ['3/2', '5/2']],
    ['1.5, 2.5', ['3/2', '5/2']],
    ['1/3, sqrt(2), pi/4', ['1/3', 'sqrt(2)', 'pi/4']],
    ['1 / 3, 2 * 3', ['1/3', '6']],
    ['1 -2 3', ['1', '-2', '3']],
    ['1, -2, 3', ['1', '-2', '3']],
    ['max(1, 2), 3', ['2', '3']],
    ['[1, 2, 3]', ['1', '2', '3']],
    ['{1; 2}', ['1', '2']],
    ['1,2,3,', ['1', '2', '3']],
    ['1\u00a0000\n2\u00a0500', ['1000', '2500']],
    ['1 000,2 000', ['1000', '2000']],
    ['1 000; 250; 12 500,5', ['1000', '250', '25001/2']],
    ['1 234 567\n2 050\n3', ['1234567', '2050', '3']],
    ['100 20\n300 400', ['100', '20', '300', '400']],
    ['12\n- 5', ['12', '-5']],
    ['  5  ', ['5']],
    ['1e3,1e-3', ['1000', '1/1000']],
  ])('%j', (text, entries) => expect(list(text)).toEqual(entries));

  test('a pasted spreadsheet keeps its numbers, whatever separates them and marks the decimals', () => {
    const value = fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 2, maxLength: 20 }),
        fc.constantFrom(';', '\t', '\n', '; ', '\r\n'),
        fc.constantFrom(',', '.'),
        (values, separator, mark) => {
          const typed = values.map(([whole, parts]) => `${whole}${mark}${String(parts).padStart(2, '0')}`);
          const read = readList(typed.join(separator));
          const numbers = typed.map((text) => Number(text.replace(',', '.')));
          expect(read.ok && read.value.map((entry) => entry.value)).toEqual(numbers.map((each) => each + 0));
        },
      ),
      { numRuns: lawRuns(100, 300) },
    );
  });

  test('an error names the entry and its place', () => {
    const read = readList('1, 2, x');
    expect(read).toEqual({
      ok: false,
      error: {
        code: 'unreadable',
        message: 'Entry 3, "x", is not a number.',
        span: { start: 6, end: 7 },
        suggestion: undefined,
      },
    });
  });

  test('the work to read a list grows as the list does', () => {
    const text = (length: number) => Array.from({ length }, (_, k) => `${k}.25`).join('\n');
    const read = readList(text(50_000));
    expect(read.ok && read.value.length).toBe(50_000);
    // Sixteen times the entries would take 256 times the work if it were quadratic.
    const reading = (length: number) => {
      const list = text(length);
      return () => readList(list);
    };
    expect(growth(reading, 3000, 48_000)).toBeLessThan(64);
  });

  test('anything typed is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'1 2,.;\n\t-+x()[]é/|'), maxLength: 30 }), (text) => {
        const read = readList(text);
        if (!read.ok && read.error.suggestion !== undefined) expect(readList(read.error.suggestion).ok).toBe(true);
        const matrix = readMatrix(text);
        if (!matrix.ok && matrix.error.suggestion !== undefined)
          expect(readMatrix(matrix.error.suggestion).ok).toBe(true);
        if (matrix.ok) expect(new Set(matrix.value.rows.map((row) => row.length)).size).toBe(1);
      }),
      { numRuns: lawRuns(300, 2000) },
    );
  });
});

describe('readMatrix', () => {
  const matrix = (text: string): string => {
    const read = readMatrix(text);
    return read.ok ? read.value.rows.map((row) => row.map(toText).join(' , ')).join(' ; ') : read.error.message;
  };

  test.each([
    '1,2;3,4',
    '1,2\n3,4',
    '1, 2\n3, 4\n',
    '1 2\n3 4',
    '1\t2\n3\t4',
    '1 2; 3 4',
    '[1,2;3,4]',
    '[[1,2],[3,4]]',
    '[[1, 2], [3, 4]]',
    '[1,2]\n[3,4]',
    '{{1,2},{3,4}}',
    '((1,2),(3,4))',
    '1,2;\n3,4',
    '1,2\r\n3,4',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\left[\\begin{matrix} 1 & 2 \\\\ 3 & 4 \\end{matrix}\\right]',
  ])('%j is the same matrix', (text) => expect(matrix(text)).toBe('1 , 2 ; 3 , 4'));

  test.each([
    ['5', '5'],
    ['[[1, 2, 3]]', '1 , 2 , 3'],
    ['1;2;3', '1 ; 2 ; 3'],
    ['1,2,3', '1 , 2 , 3'],
    ['1|2,x+1;sin(x),-y', '1/2 , x + 1 ; sin(x) , -y'],
    ['x + 1, 2; 3, 4', 'x + 1 , 2 ; 3 , 4'],
    ['1 -1; 2 3', '1 , -1 ; 2 , 3'],
    ['max(1,2),3;4,5', '2 , 3 ; 4 , 5'],
    ['1,5\t2,5\n3\t4', '3/2 , 5/2 ; 3 , 4'],
    ['a,b;c,d', 'a , b ; c , d'],
    ['agbg,agbh;ahbg,ahbh', 'a*b*g^2 , a*b*g*h ; a*b*g*h , a*b*h^2'],
  ])('%j', (text, rows) => expect(matrix(text)).toBe(rows));
});
