import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../calculator.ts';
import { defaultOptions } from '../options.ts';
import { run, type TypedInputs } from '../run.ts';

const measured: Calculator[] = [];
const inputsOf = ({ inputs }: Calculator) => Object.entries(inputs).filter(([, { anyUnit }]) => anyUnit !== undefined);
const typedIn = (calculator: Calculator, unit: (base: string, place: number) => string): TypedInputs => {
  const { given } = calculator.examples[0]!;
  const own = inputsOf(calculator).map(([input, { anyUnit }], place) => [
    input,
    `${given[input]}${unit(anyUnit!.base, place)}`,
  ]);
  return { ...given, ...Object.fromEntries(own) };
};

beforeAll(async () => {
  for (const { id } of entries) {
    if (!id.startsWith('surface-')) continue;
    const calculator = (await load(id))!;
    if (inputsOf(calculator).length > 0) measured.push(calculator);
  }
});

const power: Readonly<Record<string, number>> = { m: 1, 'm²': 2, 'm³': 3 };

test('measures of what was typed with a unit are in metres, those without in units of any length', () => {
  expect(measured.length).toBeGreaterThan(10);
  const units = [['cm', 0.01] as const, ['km', 1000] as const, ['m', 1] as const];
  fc.assert(
    fc.property(fc.constantFrom(...measured), fc.constantFrom(...units), (calculator, [unit, size]) => {
      const bare = run(
        calculator,
        typedIn(calculator, () => ''),
        defaultOptions,
      );
      const withUnit = run(
        calculator,
        typedIn(calculator, (base) => ` ${unit}${base.slice(1)}`),
        defaultOptions,
      );
      if (!bare.ok || !withUnit.ok) throw new Error(JSON.stringify([calculator.id, bare, withUnit]));
      withUnit.answer.values.forEach(({ unit: shown, decimal, exact }, k) => {
        const plain = bare.answer.values[k]!;
        expect(shown ?? '').not.toMatch(/units$/);
        const times = size ** (power[shown ?? ''] ?? 0);
        expect(Number(decimal ?? exact)).toBeNear(Number(plain.decimal ?? plain.exact) * times, 1e-12);
      });
    }),
  );
});

test('a measure without a unit beside one that has one is not guessed, and the first reading that is offered is read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...measured), fc.constantFrom('cm', 'ft', 'm'), fc.nat(), (calculator, unit, n) => {
      const count = inputsOf(calculator).length;
      if (count < 2) return;
      const typed = typedIn(calculator, (base, place) => (place === n % count ? ` ${unit}${base.slice(1)}` : ''));
      const refused = run(calculator, typed, defaultOptions);
      if (refused.ok) throw new Error(`${calculator.id} guessed: ${JSON.stringify(typed)}`);
      expect(refused.problems.map(({ code }) => code)).toEqual(Array(count - 1).fill('ambiguous-number'));
      const mended = Object.fromEntries(refused.problems.map(({ input, readings }) => [input!, readings![0]!]));
      expect(run(calculator, { ...typed, ...mended }, defaultOptions).ok).toBe(true);
    }),
  );
});
