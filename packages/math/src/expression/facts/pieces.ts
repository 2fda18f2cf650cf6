import { command, exact, type FunctionFacts, operator } from './fact.ts';

/** The number of the root, and the coefficients of degrees 2 to 12. */
const rootArity = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/**
 * Functions that jump or bend, parts of complex numbers, and functions of integers. cbrt is the real cube root of a real number,
 * negative where that is (x^(1/3) is the principal one); heaviside(0) has no value. rootre(k, a, …, z) and rootim(k, a, …, z) are the
 * parts of root number k of the polynomial with these whole coefficients, the leading one first: the real ones increasing, then the
 * pairs (`numeric/polynomial-roots.ts`). Of a real root the first is the root itself.
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
  rootre: { arity: rootArity, sign: operator('Re root') },
  rootim: { arity: rootArity, sign: operator('Im root') },
  lcm: { arity: [2, 3, 4, 5, 6, 7, 8] },
} satisfies Readonly<Record<string, FunctionFacts>>;
