import { toText } from '@nomogram/math/syntax/print-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variableOf } from '../../shared/calculus/variable.ts';
import { defaultOptions } from '../options.ts';
import { functionField } from './function.ts';

/*
 * The signs of the operation that is done anyway change nothing but the variable, however they are set; those of another are never
 * read as products of letters.
 */

const letter = fc.constantFrom('x', 't', 'z', 'u', 'theta');
const body = (x: string) =>
  fc.constantFrom(
    `${x}^2`,
    `3${x}`,
    `sin(${x})`,
    `sin ${x}`,
    `e^${x}`,
    `sqrt(${x})`,
    `(${x}+1)(${x}-1)`,
    `1/(1+${x}^2)`,
    `a*${x}^n`,
    `abs(${x})`,
    `${x}!`,
    '7',
  );
const typed = letter.chain((x) => fc.tuple(fc.constant(x), body(x)));
const name = (x: string) => fc.constantFrom('', 'y = ', 'y=', `f(${x}) = `, `g(${x})=`);

/** What is read, and by which letter. */
function reading(text: string, operation: 'integral' | 'derivative' | 'other') {
  const read = functionField({ label: 'f' }, operation).read(text, defaultOptions);
  return read.ok ? `${toText(read.value.expression)} by ${variableOf(read.value)}` : 'refused';
}

const plain = (x: string, f: string) => {
  const read = functionField({ label: 'f' }, 'other').read(`f(${x}) = ${f}`, defaultOptions);
  return read.ok ? `${toText(read.value.expression)} by ${x}` : 'refused';
};

const integrals = (x: string, f: string) => [
  `∫ ${f} d${x}`,
  `∫(${f})d${x}`,
  `int ${f} d${x}`,
  `int (${f}) d${x}`,
  `${f} d${x}`,
  `(${f})*d${x}`,
  `\\int ${f}\\,d${x}`,
  `integral of ${f} d${x}`,
];
const derivatives = (x: string, f: string) => [`d/d${x} ${f}`, `d/d${x}(${f})`, `\\frac{d}{d${x}} ${f}`];

test('an integral typed whole is its integrand and its variable', () => {
  fc.assert(
    fc.property(
      typed.chain(([x, f]) =>
        fc.record({ x: fc.constant(x), f: fc.constant(f), before: name(x), text: fc.constantFrom(...integrals(x, f)) }),
      ),
      ({ x, f, before, text }) => {
        expect(reading(before + text, 'integral'), before + text).toBe(plain(x, f));
      },
    ),
  );
});

test('a differential above a fraction is its variable', () => {
  fc.assert(
    fc.property(letter, fc.constantFrom('', '∫ ', 'int '), (x, sign) => {
      expect(reading(`${sign}d${x}/(1+${x}^2)`, 'integral')).toBe(plain(x, `1/(1+${x}^2)`));
      expect(reading(`${sign}${x} d${x}/(1+${x}^2)`, 'integral')).toBe(plain(x, `${x}/(1+${x}^2)`));
      expect(reading(`${sign}\\frac{d${x}}{${x}}`, 'integral')).toBe(plain(x, `1/${x}`));
    }),
  );
});

test('a derivative typed whole is its function and its variable', () => {
  fc.assert(
    fc.property(
      // Whether more than a first bracket is differentiated would be open.
      typed
        .filter(([, f]) => !f.startsWith('('))
        .chain(([x, f]) => fc.tuple(fc.constant([x, f] as const), fc.constantFrom(...derivatives(x, f)), name(x))),
      ([[x, f], text, before]) => {
        expect(reading(before + text, 'derivative'), before + text).toBe(plain(x, f));
      },
    ),
  );
});

test('the signs of another operation are refused, and a product after a sign stays one', () => {
  fc.assert(
    fc.property(typed, ([x, f]) => {
      for (const text of integrals(x, f)) {
        expect(reading(text, 'other'), text).toBe('refused');
        expect(reading(text, 'derivative'), text).toBe('refused');
      }
      for (const text of [...derivatives(x, f), `lim ${f}`, `lim_{${x}->0} ${f}`])
        expect(reading(text, 'integral'), text).toBe('refused');
      // Which letter varies is open there: a product of letters names none.
      expect(reading(`${f}+d${x}`, 'integral')).toBe(reading(`${f}+d*${x}`, 'integral'));
    }),
  );
});
