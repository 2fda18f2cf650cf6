import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Calculator, Definition } from '../packages/calculators/src/kit/calculator.ts';
import { placed } from '../packages/calculators/src/kit/place.ts';
import { faultOfDeclaration } from '../packages/calculators/src/trial/declaration.ts';
import { faultOf } from '../packages/calculators/src/trial/judgement.ts';
import { declarationText } from './scaffold/declaration.ts';
import { root } from './setup/build.ts';

/** A place of its own, in which a declaration finds the kit where it always is. */
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/scaffold-'));
mkdirSync(join(folder, 'pages/surface-area'), { recursive: true });
symlinkSync(join(root, 'packages/calculators/src/kit'), join(folder, 'kit'));
afterAll(() => rmSync(folder, { recursive: true }));

const scaffold = declarationText({
  title: 'Area',
  path: 'volume/lensarea/:width/:height',
});

async function declared(name: string, text: string): Promise<Calculator> {
  const file = join(folder, 'pages/surface-area', `${name}.ts`);
  writeFileSync(file, text);
  const { default: one } = (await import(/* @vite-ignore */ file)) as { readonly default: Definition };
  return placed(one, 'surface-area', name);
}

/** What a contributor fills in for the area of an ellipse, under each of the comments in turn. */
const filled: readonly (readonly [string | RegExp, string])[] = [
  ["purpose: ''", "purpose: 'The area of an ellipse from its width and height.'"],
  ["symbol: 'w' }", "symbol: 'w', above: 0 }"],
  ["symbol: 'h' }", "symbol: 'h', above: 0 }"],
  ["formula: ''", "formula: '\\\\frac{\\\\pi w h}{4}'"],
  ['product([number(0),', "product([number({ numerator: 1, denominator: 4 }), constant('pi'),"],
  ['import { number, product }', 'import { constant, number, product }'],
  [
    /agreement\(shown, Number\.NaN \* [^)]*\)/,
    "agreement(shown, width.value * height.value * Math.atan(1), 'The formula and Leibniz’ arctangent of 1')",
  ],
  ["{ width: '', height: '' }, expect: { result: '' }", "{ width: '2', height: '6' }, expect: { result: '3*pi' }"],
  [
    "{ width: '', height: '' }, expect: { result: Number.NaN }",
    "{ width: '1', height: '0.5' }, expect: { result: 0.392699081698724 }",
  ],
  ["{ title: 'The idea', text: '' }", "{ title: 'The idea', text: 'A circle drawn out in one direction.' }"],
  ["{ title: '' }", "{ title: 'Archimedes, On Conoids and Spheroids, 4' }"],
];

test('what is written compiles, and fails its tests until it is filled in', async () => {
  const calculator = await declared('empty', scaffold);
  expect(faultOfDeclaration(calculator)).toBe('its purpose is no sentence');
  expect(faultOf(calculator, 60)).toBeDefined();
});

test('filled in as its comments ask, it passes whatever is asked of a calculator', async () => {
  const asked = scaffold.match(/\/\/ Fill in/g)!.length;
  expect(asked).toBeLessThanOrEqual(filled.length);
  let text = scaffold;
  for (const [from, to] of filled) {
    expect(text.replace(from, to), String(from)).not.toBe(text);
    text = text.replace(from, () => to);
  }
  text = text.replace(/^\s*\/\/ Fill in.*\n/gm, '');
  const calculator = await declared('ellipse', text);
  expect(faultOfDeclaration(calculator)).toBeUndefined();
  expect(faultOf(calculator, 60)).toBeUndefined();
});

test('both compile', () => {
  const config = {
    extends: '../../tsconfig.options.json',
    include: ['pages/surface-area/*.ts'],
    compilerOptions: { preserveSymlinks: true },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const words = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', join(folder, 'tsconfig.json')];
  const ran = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(ran.status, ran.stdout + ran.stderr).toBe(0);
});
