import { execFileSync } from 'node:child_process';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { entries, load } from '../../catalogue.ts';
import { evaluateCells, evaluateSheet } from '../../shared/finance/spreadsheet.fixture.ts';
import { defaultOptions, type Options } from '../options.ts';
import { checkedAnswer, type TypedInputs } from '../run.ts';
import type { LanguageName } from './elsewhere.ts';
import { type LibraryCode, libraryCode } from './library.ts';

async function codeOf(id: string, typed: TypedInputs, options: Options = defaultOptions) {
  const calculator = (await load(id))!;
  const found = checkedAnswer(calculator, typed, options);
  return found.ok ? libraryCode(calculator, found, options) : [];
}

/** What every example gives in each language. */
const examples = Promise.all(
  entries.map(async ({ id }) => {
    const calculator = (await load(id))!;
    if (!calculator.elsewhere) return [];
    const given = calculator.examples.flatMap((one) => ('fails' in one ? [] : [one.given as TypedInputs]));
    return (await Promise.all(given.map((typed) => codeOf(id, typed)))).flat().map((code) => ({ id, ...code }));
  }),
);

/** Those in one language, where numbers come out. */
const allIn = async (language: LanguageName): Promise<readonly (LibraryCode & { readonly id: string })[]> =>
  (await examples).flat().filter((one) => one.language === language && !one.gives.flat().some(Number.isNaN));

const runs = (command: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const inPython = (code: string): readonly string[] =>
  execFileSync('python3', ['-W', 'ignore', '-'], { input: code, encoding: 'utf8' }).trim().split('\n');

const near = (found: number, wanted: number, what: string) =>
  expect(Math.abs(found - wanted), `${what}: ${found} for ${wanted}`).toBeLessThanOrEqual(2e-9 * Math.abs(wanted));

function areNear(codes: readonly (LibraryCode & { readonly id: string })[], printed: readonly string[]): void {
  const wanted = codes.flatMap(({ id, code, gives }) => gives.map((value) => ({ value, what: `${id}\n${code}` })));
  expect(printed).toHaveLength(wanted.flatMap(({ value }) => value).length);
  const found = printed.map((line) => Number(line.replace('[1]', ''))).values();
  for (const { value, what } of wanted)
    if (typeof value === 'number') near(found.next().value!, value, what);
    else
      nearAll(
        value.map(() => found.next().value!),
        value,
        what,
      );
}

/** Entries of a matrix and parts of a complex number round as the largest of them does. */
function nearAll(found: readonly number[], wanted: readonly number[], what: string): void {
  expect(found, what).toHaveLength(wanted.length);
  const most = 2e-9 * Math.max(...wanted.map(Math.abs));
  for (const [at, value] of wanted.entries())
    expect(Math.abs(found[at]! - value), `${what}: ${found} for ${wanted}`).toBeLessThanOrEqual(most);
}

/** Prints what comes out number by number, where it is a matrix, a fraction or a complex number. */
const printsInPython = `
def show(x):
    for one in list(x) if hasattr(x, 'shape') else [x.real, x.imag] if isinstance(x, complex) else [x]:
        print(float(one))
`;
const printsInR = `
show <- function(x) {
  for (one in if (is.complex(x)) c(Re(x), Im(x)) else c(t(as.matrix(x)))) print(one, digits = 15)
}
`;
const shownIn = ({ code, gives }: LibraryCode): string =>
  gives.some((value) => typeof value !== 'number')
    ? code.replace(/print\((\w+)(?:, digits = 15)?\)/g, 'show($1)')
    : code;

/** Libraries take half a minute to load and to derive: `npm run test:all -- --only laws` waits for them. */
const isThorough = lawRuns(1, 2) > 1;
const hasLibraries = isThorough && runs('python3', '-c', 'import scipy, numpy, sympy');

test.runIf(runs('python3', '--version'))('a program in Python by libraries gives the answer', async () => {
  const all = await allIn('python');
  const codes = all.filter(({ code }) => hasLibraries || !/^(from|import) (scipy|numpy|sympy)/m.test(code));
  expect(codes.length).toBeGreaterThan(hasLibraries ? 150 : 50);
  areNear(codes, inPython([printsInPython, ...codes.map(shownIn)].join('\n\n')));
});

test.runIf(runs('Rscript', '--version'))('a program in R by libraries gives the answer', async () => {
  const codes = await allIn('r');
  const input = [printsInR, ...codes.map(shownIn)].join('\n\n');
  areNear(codes, execFileSync('Rscript', ['-'], { input, encoding: 'utf8' }).trim().split('\n'));
});

test('a formula of a cell by functions of spreadsheets gives the answer', async () => {
  const codes = await allIn('sheet');
  expect(codes.length).toBeGreaterThan(100);
  for (const { id, code, gives } of codes)
    for (const [index, formula] of code.split('\n').entries())
      nearAll(evaluateCells(formula), [gives[index]!].flat(), `${id} ${formula}`);
});

test.runIf(hasLibraries)('sympy derives as we do', async () => {
  const functions = ['x^2*sin(x)', 'ln(x)/x', 'x^x', 'exp(-t^2/2)', 'atan(sqrt(z))', 'cbrt(y)*cosh(y)'];
  const calculator = (await load('calculus-derivative/derivative'))!;
  const programs = functions.map((typed) => {
    const found = checkedAnswer(calculator, { function: typed }, defaultOptions);
    const form = found.ok ? found.answer.values.derivative!.form : undefined;
    if (!found.ok || form === undefined || !('expression' in form)) throw new Error(typed);
    const [python] = libraryCode(calculator, found, defaultOptions);
    const letter = /, '(\w)'\)/.exec(python!.code)![1]!;
    const value = evaluate(form.expression, { [letter]: 1.25 });
    return { value, code: `${python!.code}\nprint(float(result.subs('${letter}', '5/4')))` };
  });
  const printed = inPython(programs.map(({ code }) => code).join('\n\n')).filter((_, line) => line % 2 === 1);
  programs.forEach(({ value, code }, index) => {
    near(Number(printed[index]), value, code);
  });
});

test('a function is left out where a library would read it in another way', async () => {
  const languages = async (typed: string) =>
    (await codeOf('calculus-derivative/derivative', { function: typed })).map(({ language }) => language);
  expect(await languages('tanh(x)')).toEqual(['python']);
  expect(await languages('abs(x)')).toEqual([]);
  expect(await languages('S*x^2')).toEqual(['r']);
});

test('spreadsheets are given no count between integers, no degree of freedom in part, and no tail that would be a difference', async () => {
  const languages = async (id: string, typed: TypedInputs) => (await codeOf(id, typed)).map(({ language }) => language);
  expect(await languages('statistics-continuous/student-t', { degrees: '2.5', x: '1' })).toEqual(['python', 'r']);
  expect(await languages('statistics-discrete/poisson', { rate: '4', x: '2.5' })).toEqual(['python', 'r']);
  expect(await languages('statistics-continuous/normal', { mean: '0', standardDeviation: '1', x: 'X > 6' })).toEqual([
    'python',
    'r',
  ]);
  // One rounding away from the next integer.
  expect(await languages('statistics-discrete/binomial', { n: '10', p: '0.5', x: 'p = 0.5' })).toEqual([]);
});

test('a bearing comes out in the unit that answers are said in', async () => {
  const typed = { xa: '0', ya: '0', xb: '-1', yb: '1' };
  for (const [angles, wanted] of [
    ['gradians', 350],
    ['degrees', 315],
    ['radians', (7 * Math.PI) / 4],
  ] as const) {
    const codes = await codeOf('topography-bearing/gisement', typed, { ...defaultOptions, angles });
    const sheet = codes.find(({ language }) => language === 'sheet')!;
    near(evaluateSheet(sheet.code.split('\n')[0]!), wanted, sheet.code);
  }
});

test('matrices: letters and fractions stay exact in sympy, and double precision is not asked for what it does not find', async () => {
  const code = async (id: string, typed: TypedInputs) =>
    Object.fromEntries((await codeOf(id, typed)).map((one) => [one.language, one.code]));
  const letters = await code('calculus-matrice/inverse', { matrix: 'a,b\nc,d' });
  expect(Object.keys(letters)).toEqual(['python']);
  expect(letters.python).toContain("sympy.Matrix([['a', 'b'], ['c', 'd']])");
  const fractions = await code('calculus-matrice/inverse', { matrix: '1/3,0.1\n2,-1/2' });
  expect(fractions.python).toContain("sympy.Matrix([['1/3', '1/10'], [2, '-1/2']])");
  expect(fractions.r).toContain('matrix(c(1 / 3, 0.1, 2, -0.5), nrow = 2, byrow = TRUE)');
  // Within braces there is no calculation.
  expect(fractions.sheet).toBeUndefined();
  const singular = await code('calculus-matrice/determinant', { matrix: '1,2,3\n4,5,6\n7,8,9' });
  expect(Object.keys(singular)).toEqual(['python']);
});

test('a spreadsheet is given no power of a complex number, of which it would leave a part that is 0', async () => {
  const codes = await codeOf('algebra-complex/power', { z: '1+i', n: '10' });
  expect(codes.map(({ language }) => language)).toEqual(['python', 'r']);
});
