import { command, exact, type FunctionFacts, operator } from './fact.ts';

/**
 * Functions that jump or bend, parts of complex numbers, and functions of integers. cbrt is the real cube root of a real number,
 * negative where that is (x^(1/3) is the principal one); heaviside(0) has no value.
 */
export const pieces = {
  abs: { arity: [1], spellings: ['absolute'], parity: 'even' },
  sign: { arity: [1], spellings: ['sgn', 'signum'], sign: operator('sgn'), parity: 'odd' },
  arg: { arity: [1], sign: command('arg') },
  re: { arity: [1], spellings: ['real'], sign: operator('Re') },
  im: { arity: [1], spellings: ['imag', 'imaginary'], sign: operator('Im') },
  conj: { arity: [1], spellings: ['conjugate'] },
  cbrt: {
    arity: [1],
    spellings: ['curt', 'cuberoot'],
    parity: 'odd',
    values: { '0/1': exact(0), '1/1': exact(1), '-1/1': exact(-1) },
  },
  floor: { arity: [1] },
  ceil: { arity: [1], spellings: ['ceiling'] },
  heaviside: { arity: [1], spellings: ['Heaviside'], sign: operator('H') },
  min: { arity: [2, 3, 4, 5, 6, 7, 8], spellings: ['minimum'], sign: command('min') },
  max: { arity: [2, 3, 4, 5, 6, 7, 8], spellings: ['maximum'], sign: command('max') },
  mod: { arity: [2], spellings: ['modulo'] },
  gcd: { arity: [2, 3, 4, 5, 6, 7, 8], spellings: ['hcf', 'gcf'], sign: command('gcd') },
  lcm: { arity: [2, 3, 4, 5, 6, 7, 8] },
} satisfies Readonly<Record<string, FunctionFacts>>;
