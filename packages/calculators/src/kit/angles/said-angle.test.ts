import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number } from '@nomogram/math/expression/build.ts';
import { inGradians, readAngle } from '@nomogram/math/syntax/values/angle.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../../../../tools/setup/read.ts';
import { entries, load } from '../../catalogue.ts';
import { type AnswerAngle, answerAngles, defaultOptions } from '../options.ts';
import type { PresentedValue } from '../outcome.ts';
import { digits, exact } from '../quantity.ts';
import { run } from '../run.ts';
import { saidIn, sexagesimalText } from './said-angle.ts';

const unitOf: { readonly [unit: string]: Exclude<AnswerAngle, 'dms'> } = {
  gon: 'gradians',
  rad: 'radians',
  degrees: 'degrees',
  '°': 'degrees',
};

/** A presented angle in gradians; nothing where it is none. */
function gradiansOf({ decimal, exact: form, unit }: PresentedValue): number | undefined {
  const text = decimal ?? form ?? '';
  const isSexagesimal = /^-?\d+°\d\d'/.test(text);
  if (!isSexagesimal && !Object.hasOwn(unitOf, unit ?? '')) return undefined;
  const read = unwrap(readAngle(text, isSexagesimal ? 'degrees' : unitOf[unit!]!, {}));
  const rational = inGradians(read);
  return rational ? Q.toNumber(rational) : (Number(text) * 200) / Math.PI;
}

/** The digits that a text shows, at least six of which make it more than a round number. */
const countOf = ({ decimal = '' }: PresentedValue): number => decimal.replace(/\D/g, '').replace(/^0+/, '').length;

/** Both texts are rounded: they are the same to a few units of the last digit of the longer. */
function apart(one: PresentedValue, other: PresentedValue): number {
  const count = Math.max(countOf(one), countOf(other));
  return count >= 6 ? 10 ** (2 - count) : 1e-12;
}

test.each(entries.map(({ id }) => id))(
  '%s offers units of angles where it answers one, and says the same in each',
  async (id) => {
    const calculator = (await load(id))!;
    const offers = calculator.options.includes('angles');
    const answered = calculator.examples.filter((example) => 'expect' in example);
    // Where no unit is offered, one answer shows whether one should be.
    for (const example of offers ? answered : answered.slice(0, 1)) {
      const plain = run(calculator, example.given as Record<string, string>, defaultOptions);
      if (!plain.ok) continue;
      const own = plain.answer.values.map(gradiansOf);
      if (plain.answer.values.some(({ unit = '' }) => Object.hasOwn(unitOf, unit))) expect(offers).toBe(true);
      if (!offers) continue;
      for (const angles of answerAngles) {
        const outcome = run(calculator, example.given as Record<string, string>, { ...defaultOptions, angles });
        if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
        outcome.answer.values.forEach((value, index) => {
          const [before, now] = [own[index], gradiansOf(value)];
          if (before === undefined || now === undefined) expect(now).toBe(before);
          else
            expect(Math.abs(now - before)).toBeLessThanOrEqual(
              apart(plain.answer.values[index]!, value) * Math.abs(before),
            );
        });
      }
    }
  },
);

test('an exact angle stays exact, and a text loses its last digit, which was rounded', () => {
  const quarter = exact('a', number(Q.rational(50)), { unit: 'gon' });
  expect(saidIn(quarter, 'degrees')).toMatchObject({ unit: 'degrees', form: { form: 'exact' } });
  expect(saidIn(digits('a', '33.3333333333333', { unit: 'gon' }), 'degrees')).toMatchObject({
    form: { digits: '30' },
  });
});

test('seconds of arc are parted without rounding', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.nat(6), fc.boolean(), (scaled, places, negative) => {
      const text = `${scaled}e-${places}`;
      const angleText = sexagesimalText(negative ? `-${text}` : text);
      const [, sign, degrees, minutes, seconds] = /^(-?)(\d+)°(\d\d)'(\d\d(?:\.\d+)?)"$/.exec(angleText)!;
      expect(Number(minutes)).toBeLessThan(60);
      expect(Number(seconds)).toBeLessThan(60);
      expect(sign === '-').toBe(negative && scaled !== 0n);
      const whole = Q.integerRational(Number(degrees) * 3600 + Number(minutes) * 60);
      expect(Q.equals(Q.add(whole, fromDecimal(seconds!)!), fromDecimal(text)!)).toBe(true);
    }),
  );
});

test('an angle of any size is said in degrees, minutes and seconds, or in degrees where these say nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999, max: 999 }),
      fc.integer({ min: -60, max: 60 }),
      fc.constantFrom(...Object.keys(unitOf)),
      (amount, exponent, unit) => {
        const angle = number(fromDecimal(`${amount}e${exponent}`)!);
        const quantity = saidIn({ ...exact('Angle', angle), unit, angle: 'sexagesimal' }, undefined);
        if (quantity.form.form !== 'sexagesimal') expect(unitOf[quantity.unit ?? '']).toBe('degrees');
        // 0 is 0°00'00", whatever power of ten stands behind it.
        else expect(amount === 0 || Math.abs(exponent) < 15).toBe(true);
        if (amount === 0) expect(quantity.form.form).toBe('sexagesimal');
      },
    ),
    { examples: [[0, -15, 'gon']] },
  );
});
