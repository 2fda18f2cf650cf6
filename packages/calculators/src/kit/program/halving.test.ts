import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { rootByHalving, rootInPython } from './halving.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const printed = (line: string): string =>
  execFileSync('python3', ['-'], {
    input: [...rootInPython, '', '', line].join('\n'),
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('a root is found to the last digit, and where no sign changes there is none', () => {
  expect(rootByHalving((x) => x * x - 2, [0, 2])).toBeNear(Math.SQRT2, 2 ** -52);
  expect(rootByHalving((x) => x * x + 1, [-1, 1])).toBeNaN();
});

test.runIf(hasPython)('the program finds the same, and says where it finds none', () => {
  expect(Number(printed('print(root(lambda x: x * x - 2, 0, 2))'))).toBe(rootByHalving((x) => x * x - 2, [0, 2]));
  expect(() => printed('print(root(lambda x: x * x + 1, -1, 1))')).toThrow('no change of sign');
});
