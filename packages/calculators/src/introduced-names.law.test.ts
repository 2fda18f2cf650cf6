import { lettering } from '@nomogram/math/expression/names/free-names.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { load } from './catalogue.ts';
import { defaultOptions } from './kit/options.ts';
import { present } from './kit/present.ts';
import { checkedAnswer } from './kit/run.ts';
import { nodesOf } from './trial/steps.ts';

/** The letters of textbooks, which rules take for their parts. */
const letters = [...'uvwfghcknmatsqpxABCTI'];

/** Problems in one letter, with constants that are others. */
const shapes: Readonly<
  Record<string, readonly ((x: string, a: string, b: string) => Readonly<Record<string, string>>)[]>
> = {
  'calculus-derivative/partial': [
    (x, a, b) => ({ function: `${a}*${x}^3*sin(${b}*${x})`, by: x }),
    (x, a, b) => ({ function: `(${x}^2+${a})/(${x}+${b})^3`, by: x }),
    (x, a, b) => ({ function: `(${x}+${a})^${x}*${b}^${x}`, by: x }),
    (x, a) => ({ function: `${x}*ln(${x})*e^(${a}*${x})`, by: x }),
  ],
  'calculus-integral/analytical': [
    (x) => ({ function: `${x}*e^(3*${x})` }),
    (x) => ({ function: `e^sqrt(${x})` }),
    (x) => ({ function: `cos(ln(${x}))` }),
    (x) => ({ function: `1/(${x}^2+4)^2` }),
    (x) => ({ function: `7*3^${x}` }),
    (x) => ({ function: `(2*${x}+3)/(${x}^3-${x})` }),
    (x) => ({ function: `sqrt(9-${x}^2)` }),
  ],
  'calculus-limit/limit': [
    (x) => ({ function: `sin(3*${x})/${x}`, bound: '0' }),
    (x) => ({ function: `(1-cos(2*${x}))/${x}^2`, bound: '0' }),
    (x) => ({ function: `(1+2/${x})^${x}`, bound: '+oo' }),
  ],
  'algebra-polynomial/factorize': [(x) => ({ polynomial: `${x}^4-5*${x}^2+4` })],
  'trigonometry-equation/general': [
    (x) => ({ equation: `sin(${x})^2=sin(${x})/2` }),
    (x) => ({ equation: `cos(2*${x})=cos(${x})` }),
  ],
};

/** The names of the parts as they are shown: those of the JSON are u and v, whatever the letters of the problem are. */
const shownNames = (withLatex = ''): readonly string[] =>
  [...withLatex.matchAll(/\{((?:\\mathrm\{d\})?[A-Za-z](?:_\{\d+\})?'?) = \{\}\}/g)].map(([, name]) => name!);

/** The letter that such a name has: u of `u`, `\mathrm{d}u`, `u'`. */
const letterOf = (name: string): string => name.replace('\\mathrm{d}', '').replace(/'$/, '');

const lettersIn = (text: string): readonly string[] => {
  const read = parse(text.split('=')[0]!);
  return read.ok ? freeSymbols(read.value.expression) : [];
};

describe('no name that a rule brings along is a letter of the problem', async () => {
  const calculators = await Promise.all(
    Object.entries(shapes).map(async ([id, forms]) => [id, (await load(id))!, forms] as const),
  );
  test.each(calculators)('%s', (_, calculator, forms) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.uniqueArray(fc.constantFrom(...letters), { minLength: 3, maxLength: 3 }),
        (form, [x, a, b]) => {
          const typed = form(x!, a!, b!);
          const found = checkedAnswer(calculator, typed, defaultOptions);
          if (!found.ok) return;
          const own = Object.values(typed).flatMap(lettersIn);
          const steps = nodesOf(present(calculator, found, defaultOptions).steps ?? []);
          expect(steps.length).toBeGreaterThan(0);
          // A trigonometric substitution says what the old letter is in the new one.
          const met = steps
            .filter(({ rule }) => !/(?:trigonometric|hyperbolic) substitution/.test(rule))
            .flatMap(({ rule, withLatex }) =>
              shownNames(withLatex)
                .filter((name) => own.includes(letterOf(name)))
                .map((name) => `${rule}: ${name}`),
            );
          expect(met, JSON.stringify(typed)).toEqual([]);
          const values = present(calculator, found, defaultOptions).values;
          const standing = values.flatMap(({ arbitrary }) => (arbitrary === undefined ? [] : [arbitrary.letter]));
          expect(standing.filter((letter) => own.includes(letter))).toEqual([]);
        },
      ),
      { numRuns: lawRuns(20, 400) },
    );
  });
});

describe('the letters of a rule', () => {
  const some = fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 8 });
  test('are different ones, none of them taken', () => {
    fc.assert(
      fc.property(some, (taken) => {
        const { of } = lettering(new Set(taken));
        const names = [...'uvwcnatq'].map(of);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => taken.includes(name))).toEqual([]);
      }),
      { numRuns: lawRuns(100, 2000) },
    );
  });

  test('change in formulas, their differentials and exponents; words and functions stay', () => {
    const { formula } = lettering(new Set(['u', 'n']));
    expect(formula('so uᵛ is e^(v·ln u): ∫ u dv, n·uⁿ⁻¹')).toBe('so fᵍ is e^(g·ln f): ∫ f dg, m·fᵐ⁻¹');
  });
});
