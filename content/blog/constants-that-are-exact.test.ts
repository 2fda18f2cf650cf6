import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { article, power } from './numbers.ts';

const { has } = article('constants-that-are-exact');

interface ListedConstant {
  readonly id: string;
  readonly number: string;
  readonly uncertainty: string;
  readonly relativeUncertainty: string;
}

const physics = JSON.parse(readFileSync(new URL('../constants/physics.json', import.meta.url), 'utf8'));
const listed: readonly ListedConstant[] = physics.constants ?? physics.entries ?? physics;
function constant(id: string): ListedConstant {
  const found = listed.find((one) => one.id === id);
  if (!found) throw new Error(`no constant ${id}`);
  return found;
}

test('products of exact numbers', () => {
  expect(602_214_076n * 1_380_649n).toBe(831_446_261_815_324n);
  has('8.31446261815324');
  expect(602_214_076n * 1_602_176_634n).toBe(964_853_321_233_100_184n);
  has('96485.3321233100184');
});

test('quotients and powers', () => {
  const [h, e, k, c] = [6.62607015e-34, 1.602176634e-19, 1.380649e-23, 299_792_458];
  has(((2 * e) / h / 1e9).toFixed(4), (h / e ** 2).toFixed(7).slice(0, 11));
  has(power((2 * Math.PI ** 5 * k ** 4) / (15 * h ** 3 * c ** 2), 10));
  expect(power((h * c) / e, 10)).toBe('1.239841984\\times10^{-6}');
  has('1.239841984\\ldots\\times10^{-6}');
});

test('the permeability', () => {
  const old = 4e-7 * Math.PI;
  const now = Number(constant('vacuum-magnetic-permeability').number);
  has((old * 1e6).toFixed(11), '1.25663706127(20)\\times10^{-6}');
  expect(Math.abs(now / old - 1)).toBeNear(1.3e-10, 0.05);
  expect(Number(constant('vacuum-magnetic-permeability').relativeUncertainty)).toBeNear(1.6e-10, 0.01);
});

test('the table of uncertainties is that of the list', () => {
  const rows = {
    'rydberg-constant': '10 973 731.568157(12)',
    'proton-electron-mass-ratio': '1836.152673426(32)',
    'fine-structure-constant': '7.2973525643(11)',
    'electron-mass': '9.1093837139(28)',
    'newtonian-constant-of-gravitation': '6.67430(15)',
  };
  for (const [id, text] of Object.entries(rows)) {
    const { number, relativeUncertainty } = constant(id);
    const digits = (of: string): string => of.replace(/e.*$/, '').replace(/[^\d]/g, '');
    expect(digits(text.replace(/\(.*$/, ''))).toBe(digits(number));
    has(text, `$${power(Number(relativeUncertainty), 2)}$`);
  }
});

test('relative uncertainties add as squares', () => {
  has(power(Math.hypot(2e-4, 2.2e-5), 3));
});
