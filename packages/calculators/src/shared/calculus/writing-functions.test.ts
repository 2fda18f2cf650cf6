import { parse } from '@nomogram/math/syntax/parse.ts';
import { expect, test } from 'vitest';
import { writingFunctions } from './writing-functions.ts';

/** What the guide writes out is read, each piece as it stands. */
const pieces = ['3x^2', '2x sin(x)', 'e^(-x)', 'exp(-x)', 'log10(x)', 'log2(x)', 'log(x, b)', 'sin(x)^2', 'sin^2 x'];

test.each(pieces)('%s stands in the guide, and is read', (piece) => {
  expect(writingFunctions.text).toContain(piece);
  expect(parse(piece).ok).toBe(true);
});

test('every name of the guide is one that is read', () => {
  const names = /The trigonometric names are (.*?); sin/.exec(writingFunctions.text)![1]!.match(/[a-z]+/g)!;
  const functions = names.filter((name) => !['their', 'inverses', 'the', 'hyperbolic', 'ones'].includes(name));
  expect(functions.length).toBe(12);
  for (const name of [...functions, 'sqrt', 'cbrt', 'abs', 'ln', 'log']) expect(parse(`${name}(x)`).ok).toBe(true);
});
