import { execFileSync } from 'node:child_process';
import { fromNumber } from '@nomogram/math/exact/rational.ts';
import { expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import { functions } from '../../shared/finance/formula/functions.ts';
import { definitions } from '../../shared/finance/program.ts';
import { evaluateSheet } from '../../shared/finance/spreadsheet.fixture.ts';
import { defaultOptions } from '../options.ts';
import { inPython, inR, inSheet } from './languages.ts';
import { programValue } from './program.ts';
import { programOf } from './program-of.ts';

/** The programs of all examples that have one, with what they are to give. */
const programs = (
  await Promise.all(
    entries.map(async ({ id }) => {
      const calculator = (await load(id))!;
      return calculator.examples.flatMap((example) => {
        if ('fails' in example) return [];
        const own = programOf(calculator, example.given as Record<string, string>, defaultOptions);
        return own ? [{ id, ...own }] : [];
      });
    }),
  )
).flat();

const isInstalled = (command: string): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const close = (found: number, wanted: number, id: string) =>
  expect(Math.abs(found - wanted), id).toBeLessThanOrEqual(1e-9 * Math.abs(wanted));

test('most formulas of finance and geometry are programs', () => {
  const ids = new Set(programs.map(({ id }) => id));
  expect([...ids].filter((id) => id.startsWith('finance-')).length).toBeGreaterThan(120);
  expect([...ids].filter((id) => id.startsWith('surface-')).length).toBeGreaterThan(8);
});

test('functions of finance are written out as they are calculated', () => {
  for (const { name, parameters, ...rest } of Object.values(definitions))
    for (const args of [
      [0.03, 0.02, 12],
      [0.05, 0.05, 7],
      [0, 4, 3],
    ]) {
      const some =
        parameters.length === 2
          ? name.startsWith('periods')
            ? [args[2]! / 10, args[0]!]
            : [args[0]!, args[2]!]
          : args;
      const variables = parameters.map((parameter, place) => ({
        name: parameter,
        input: parameter,
        label: '',
        value: { kind: 'number' as const, text: String(some[place]), value: fromNumber(some[place]!) },
      }));
      const call = {
        kind: 'call' as const,
        name,
        args: parameters.map((one) => ({ kind: 'input' as const, name: one })),
      };
      const found = programValue({ variables, functions: [{ name, parameters, ...rest }], term: call });
      close(found, functions[name]!.double(...some), name);
    }
});

test('a formula of a cell gives the answer', () => {
  for (const { id, program, value } of programs)
    close(evaluateSheet(inSheet(program)), value, `${id}: ${inSheet(program)}`);
});

test.runIf(isInstalled('python3'))('a program in Python gives the answer', () => {
  const together = programs.map(({ program, label }) => `${inPython(program, label)}\n`).join('\n');
  const printed = execFileSync('python3', ['-'], { input: together, encoding: 'utf8' }).trim().split('\n');
  expect(printed).toHaveLength(programs.length);
  programs.forEach(({ id, value }, index) => {
    close(Number(printed[index]), value, id);
  });
});

test.runIf(isInstalled('Rscript'))('a program in R gives the answer', () => {
  const together = programs.map(({ program, label }) => inR(program, label)).join('\n');
  const printed = execFileSync('Rscript', ['-'], { input: together, encoding: 'utf8' }).trim().split('\n');
  programs.forEach(({ id, value }, index) => {
    close(Number(printed[index]!.replace('[1]', '')), value, id);
  });
});
