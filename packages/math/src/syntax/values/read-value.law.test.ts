import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { readAngle } from './angle.ts';
import { type NumberKind, readValue, readValues, type Typist } from './read-value.ts';

/**
 * Two visitors write numbers: one with a decimal point, one with a decimal comma; both may group thousands by threes, by a
 * blank, an apostrophe or the other mark. What either of them means by a text is written down here a second time, as one
 * pattern. NOMOGRAM_LAW_RUNS=200000 for a longer hunt.
 */
const groups = (sign: string): string => `[1-9]\\d{0,2}(?:${sign}\\d{3})+`;
const patternOf = (mark: string, other: string): RegExp =>
  new RegExp(`^(?:\\d+|${groups(other)}|${groups(' ')}|${groups("'")})(?:${mark}\\d*)?$|^${mark}\\d+$`);
const visitors = { point: patternOf('\\.', ','), comma: patternOf(',', '\\.') } as const;

/** What a visitor means by a text; nothing where none would write it. */
function meant(visitor: 'point' | 'comma', text: string): number | undefined {
  if (!visitors[visitor].test(text)) return undefined;
  const bare = text.replace(/[ ']/g, '').replaceAll(visitor === 'point' ? ',' : '.', '');
  return Number(bare.replace(',', '.'));
}

const kinds = ['number', 'money', 'percent', 'whole'] as const;

const numberIn = (text: string, kind: (typeof kinds)[number], typist: Typist): number | undefined => {
  const read = readValue(text, { kind } as NumberKind, typist);
  return read.ok ? read.value.value : undefined;
};

const shapes = fc
  .array(fc.constantFrom('d', 'd', 'd', '.', ',', ' ', "'"), { minLength: 1, maxLength: 9 })
  .chain((shape) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: shape.length, maxLength: shape.length })
      .map((digits) => shape.map((sign, place) => (sign === 'd' ? String(digits[place]) : sign)).join('')),
  )
  .filter((text) => text === text.trim());

/** Where the rules take one of two readings: a lone point is decimal, and counts decide what a lone comma is. */
const isRuled = (text: string, kind: string): boolean =>
  /^\d+\.\d{3}$/.test(text) ? kind !== 'whole' : (kind === 'money' || kind === 'whole') && /^\d{1,3},\d{3}$/.test(text);

describe('every shape of digits and marks up to nine characters', () => {
  test('no two readings that differ are both accepted silently, and no third is made up', () => {
    fc.assert(
      fc.property(shapes, fc.constantFrom(...kinds), (text, kind) => {
        const value = numberIn(text, kind, {});
        if (value === undefined) return;
        const readings = [meant('point', text), meant('comma', text)].filter((one) => one !== undefined);
        expect(readings, `${text} as ${kind}`).toContain(value);
        if (!isRuled(text, kind)) expect(new Set(readings).size, `${text} as ${kind}`).toBe(1);
      }),
      { numRuns: lawRuns(4000, 200_000) },
    );
  });

  test('whoever has chosen a mark is understood', () => {
    fc.assert(
      fc.property(shapes, fc.constantFrom('point', 'comma'), fc.constantFrom(...kinds), (text, decimal, kind) => {
        const wanted = meant(decimal, text);
        const value = numberIn(text, kind, { decimal });
        // Behind a comma three digits of a whole number are thousands under every mark.
        const isThousands = kind === 'whole' && /^\d{1,3},\d{3}$/.test(text);
        if (value !== undefined && wanted !== undefined && !isThousands)
          expect(value, `${text} as ${kind}`).toBe(wanted);
      }),
      { numRuns: lawRuns(4000, 200_000) },
    );
  });
});

const marks = { point: '.', comma: ',' } as const;
const separators = ['', ' ', '\u00a0', '\u202f', '\u2009', "'", '’'];

const styles = fc.record({
  decimal: fc.constantFrom('point' as const, 'comma' as const),
  group: fc.constantFrom(...separators, 'other' as const),
  negative: fc.boolean(),
  whole: fc.integer({ min: 0, max: 99_999_999 }),
  fraction: fc.stringMatching(/^\d{0,6}$/),
});

describe('a number printed in any style reads back to itself under that style', () => {
  test.each(kinds)('%s', (kind) => {
    fc.assert(
      fc.property(styles, ({ decimal, group, negative, whole, fraction: places }) => {
        const fraction = kind === 'whole' ? '' : places;
        const sign = group === 'other' ? marks[decimal === 'point' ? 'comma' : 'point'] : group;
        const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, sign);
        const printed = `${negative ? '-' : ''}${grouped}${fraction && marks[decimal]}${fraction}`;
        const value = Number(`${negative ? '-' : ''}${whole}.${fraction}`);
        expect(numberIn(printed, kind, { decimal }), printed).toBe(value + 0);
      }),
      { numRuns: lawRuns(1000, 100_000) },
    );
  });
});

describe('an angle', () => {
  const part = fc.integer({ min: 0, max: 59 });

  test('in degrees, minutes and seconds is the same in every spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 399 }), part, part, fc.boolean(), (degrees, minutes, seconds, negative) => {
        const sign = negative ? '-' : '';
        const [m, s] = [String(minutes).padStart(2, '0'), String(seconds).padStart(2, '0')];
        const wanted = ((negative ? -1 : 1) * (degrees * 3600 + minutes * 60 + seconds)) / 3600;
        for (const text of [
          `${degrees}°${m}'${s}"`,
          `${degrees}°${minutes}′${seconds}″`,
          `${degrees}º ${m}’ ${s}”`,
          `${degrees}° ${m}' ${s}''`,
          `${degrees}d${m}m${s}s`,
          `${degrees}deg ${m}min ${s}sec`,
          `${degrees}:${m}:${s}`,
          `${degrees} ${m} ${s}`,
          `${degrees}-${m}-${s}`,
        ]) {
          const read = readAngle(sign + text, 'gradians');
          expect(read.ok && read.value.unit, text).toBe('degrees');
          const { expression } = read.ok ? read.value : { expression: undefined };
          const { numerator, denominator } =
            expression?.kind === 'number' ? expression.value : { numerator: 1, denominator: 0 };
          const off = Math.abs(Number(numerator) / Number(denominator) - wanted);
          expect(off, text).toBeLessThanOrEqual(1e-14 * Math.abs(wanted));
        }
      }),
      { numRuns: lawRuns(200, 20_000) },
    );
  });
});

describe('an amount with a sign behind it', () => {
  const amount = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.stringMatching(/^\d{0,4}$/), fc.boolean());
  const written = ([whole, places, negative]: readonly [number, string, boolean], mark: string): string =>
    `${negative ? '-' : ''}${whole}${places && mark}${places}`;
  const visitor = fc.constantFrom('point' as const, 'comma' as const);

  test('is so many hundredths, thousandths or ten-thousandths, in a field of percent and of numbers', () => {
    const parts = [
      [100, '%', ' %', ' percent'],
      [1000, '‰', ' ‰', ' per mille'],
      [10_000, '‱', ' bp', 'bps', ' BP', ' basis points'],
    ] as const;
    fc.assert(
      fc.property(amount, visitor, fc.constantFrom(...parts), (typed, decimal, [size, ...signs]) => {
        const value = Number(written(typed, '.'));
        for (const sign of signs) {
          const text = written(typed, marks[decimal]) + sign;
          const shown = { percent: (value * 100) / size, number: value / size };
          for (const kind of size === 100 && sign !== '%' ? (['percent'] as const) : (['percent', 'number'] as const)) {
            const read = numberIn(text, kind, { decimal });
            expect(Math.abs(read! - shown[kind]), `${text} as ${kind}`).toBeLessThanOrEqual(4e-16 * Math.abs(read!));
          }
        }
      }),
      { numRuns: lawRuns(200, 20_000) },
    );
  });

  test('is feet and inches where a length is wanted, in every spelling of the marks, and nothing elsewhere', () => {
    const eighths = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 11 }), eighths, (feet, inches, part) => {
        const wanted = 0.3048 * feet + 0.0254 * (inches + part / 8);
        const tail = part === 0 ? '' : ` ${part}/8`;
        for (const text of [
          `${feet}'${inches}${tail}"`,
          `${feet}' ${inches}${tail}"`,
          `${feet}'-${inches}${tail}"`,
          `${feet}′${inches}${tail}″`,
          `${feet}’ ${inches}${tail}”`,
          `${feet}'${inches}${tail}''`,
          `-${feet}'${inches}${tail}"`,
          `${feet}'${inches + part / 8}"`,
        ]) {
          const read = readValue(text, { kind: 'number', unit: 'm' });
          const value = text.startsWith('-') ? -wanted : wanted;
          expect(read.ok && Math.abs(read.value.value - value), text).toBeLessThanOrEqual(4e-16 * wanted);
          expect(readValue(text, { kind: 'number' }).ok, text).toBe(false);
        }
      }),
      { numRuns: lawRuns(100, 10_000) },
    );
  });
});

describe('a currency in the brackets of accountants', () => {
  const amounts = fc.integer({ min: 1, max: 999 });

  test.each(['number', 'count', 'money', 'whole'] as const)('is a loss where a %s is wanted, too', (kind) => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('($n)', '$(n)', '(n €)', '(USD n)', '( £n )'), (n, shape) => {
        const read = readValue(shape.replace('n', String(n)), { kind });
        expect(read.ok && read.value.value, shape).toBe(-n);
      }),
    );
  });

  test('brackets of algebra stay what they are', () => {
    for (const [text, value] of [
      ['(5)', 5],
      ['(2)*(3)', 6],
      ['$5', 5],
    ] as const) {
      const read = readValue(text, { kind: 'number' });
      expect(read.ok && read.value.value, text).toBe(value);
    }
  });
});

describe('a number alone that is algebra to one visitor and print, a clock or a book to another', () => {
  const kinds = fc.constantFrom<NumberKind['kind']>('number', 'count', 'whole', 'percent', 'money');
  const whole = fc.integer({ min: 1, max: 999 });
  const sixtieths = fc.integer({ min: 1, max: 59 });
  const refusal = (text: string, kind: NumberKind['kind']) => {
    const read = readValue(text, { kind });
    return read.ok ? read.value.value : [read.error.code, ...(read.error.readings ?? [])];
  };

  test('is refused with both readings, and each of them is read', () => {
    fc.assert(
      fc.property(kinds, whole, whole, sixtieths, (kind, a, b, part) => {
        const mm = String(part).padStart(2, '0');
        const fraction = `${a}.${b}${b > 99 && (kind === 'whole' || kind === 'count') ? '0' : ''}`;
        const doubtful: [string, string, string][] = [
          [`${a}·${b}`, `${a}*${b}`, fraction],
          [`-${a}·${b}`, `-${a}*${b}`, `-${fraction}`],
          [`${a}:${mm}`, `${a}/${part}`, `${a}+${part}/60`],
          [`-${a}:${mm}`, `-${a}/${part}`, `-${a}-${part}/60`],
        ];
        for (const [text, ...readings] of doubtful)
          expect(refusal(text, kind), `${text} as ${kind}`).toEqual(['ambiguous-number', ...readings]);
        if (kind === 'money') expect(refusal(`(${a},234.50)`, kind)).toBe(-(a * 1000 + 234.5));
        else expect(refusal(`(${a},234.50)`, kind)).toEqual(['ambiguous-number', `-${a}234.5`, `${a}234.5`]);
      }),
      { numRuns: lawRuns(100, 5000) },
    );
  });

  test('a calculation, a ratio of small numbers and a power of ten have one reading; a time in three parts is no number', () => {
    for (const [text, value] of [
      ['2·3·4', 24],
      ['1.5·10', 15],
      ['15·10^-1', 1.5],
      ['2·10³', 2000],
      ['2 · 3', 6],
      ['2⋅3', 6],
      ['4:3', 4 / 3],
      ['1:30 + 1', 31 / 30],
      ['(-1,234.50)', -1234.5],
    ] as const)
      expect(refusal(text, 'number'), text).toBe(value);
    for (const text of ['1:30:20', '1:00']) expect(refusal(text, 'number'), text).toEqual(['unreadable']);
  });

  test('brackets around some of the entries of a list may be those of books', () => {
    const listed = (text: string, kind: NumberKind['kind']) => {
      const read = readValues(text, { kind });
      return read.ok ? read.value.map(({ value }) => value) : [read.error.code, ...(read.error.readings ?? [])];
    };
    expect(listed('12; (5); 7', 'number')).toEqual(['ambiguous-number', '12; -5; 7', '12; 5; 7']);
    expect(listed('12\n(5)\n(7.5)', 'number')).toEqual(['ambiguous-number', '12; -5; -7.5', '12; 5; 7.5']);
    expect(listed('12; (5); 7', 'money')).toEqual([12, -5, 7]);
    expect(listed('(5) (6) (7)', 'number')).toEqual([5, 6, 7]);
    expect(listed('(2+3); 6; (-7)', 'number')).toEqual([5, 6, -7]);
  });
});
