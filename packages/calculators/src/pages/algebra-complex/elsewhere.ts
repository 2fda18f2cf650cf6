import type { ComplexForm } from '@nomogram/math/expression/complex/parts.ts';
import { nearestDouble } from '@nomogram/math/expression/nearest-double.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { areSameInDoubles } from '../../kit/program/program-of.ts';

/*
 * Complex numbers elsewhere: Python's cmath, R's complex numbers and the IM… functions of spreadsheets. All of them take principal values
 * with angles in (-π, π], as the answers here do. A spreadsheet takes roots and powers by magnitude and angle, so that of (1 + i)^10 it
 * leaves a real part of about 2e-15: only what it calculates by parts is given to it.
 */

interface Operation {
  readonly python: string;
  readonly r: string;
  readonly sheet?: string;
}

const operations = {
  add: { python: '{a} + {b}', r: '{a} + {b}', sheet: 'IMSUM({a}, {b})' },
  subtract: { python: '{a} - {b}', r: '{a} - {b}', sheet: 'IMSUB({a}, {b})' },
  multiply: { python: '{a} * {b}', r: '{a} * {b}', sheet: 'IMPRODUCT({a}, {b})' },
  divide: { python: '{a} / {b}', r: '{a} / {b}', sheet: 'IMDIV({a}, {b})' },
  squareRoot: { python: 'cmath.sqrt({z})', r: 'sqrt({z})' },
  logarithm: { python: 'cmath.log({z})', r: 'log({z})', sheet: 'IMLN({z})' },
  conjugate: { python: '{z}.conjugate()', r: 'Conj({z})', sheet: 'IMCONJUGATE({z})' },
  power: { python: '{z} ** {n}', r: '{z}^{n}' },
  inverse: { python: '1 / {z}', r: '1 / {z}', sheet: 'IMDIV(COMPLEX(1, 0), {z})' },
} as const satisfies Record<string, Operation>;

/** An operation on complex numbers, its exact result, and the same in double precision. */
export function complexElsewhere(
  operation: keyof typeof operations,
  result: ComplexForm | undefined,
  own: C.Complex,
): Elsewhere | undefined {
  if (!result) return undefined;
  const numbers = [nearestDouble(result.re), nearestDouble(result.im)];
  if (!areSameInDoubles([own.re, own.im], numbers)) return undefined;
  const { python, ...others } = operations[operation];
  const imports = python.includes('cmath') ? ['import cmath'] : [];
  return { imports, values: { result: { python, ...others, numbers } } };
}

/** The magnitude of a complex number. */
export const magnitudeElsewhere = (z: C.Complex): Elsewhere => ({
  values: {
    magnitude: { python: 'abs({z})', r: 'Mod({z})', sheet: 'IMABS({z})', double: C.modulus(z) },
  },
});
