import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { plain } from './legendre-form.ts';

/** A complex number by its real and imaginary parts, each a constant in its shortest form. */
export interface Complex {
  readonly re: Expression;
  readonly im: Expression;
}

const isReal = (a: Complex): boolean => E.equal(a.im, E.zero);
const made = (re: Expression, im: Expression): Complex => ({ re: plain(re), im: plain(im) });

export const complex = {
  zero: { re: E.zero, im: E.zero } as Complex,
  of: (re: Expression, im: Expression = E.zero): Complex => made(re, im),
  real: ({ re }: Complex): Complex => ({ re, im: E.zero }),
  conjugate: ({ re, im }: Complex): Complex => made(re, E.negate(im)),
  double: (a: Complex): Complex => made(E.multiply(E.two, a.re), E.multiply(E.two, a.im)),
  add: (a: Complex, b: Complex): Complex => made(E.add(a.re, b.re), E.add(a.im, b.im)),
  subtract: (a: Complex, b: Complex): Complex => made(E.subtract(a.re, b.re), E.subtract(a.im, b.im)),
  multiply(a: Complex, b: Complex): Complex {
    if (isReal(a) && isReal(b)) return made(E.multiply(a.re, b.re), E.zero);
    return made(
      E.subtract(E.multiply(a.re, b.re), E.multiply(a.im, b.im)),
      E.add(E.multiply(a.re, b.im), E.multiply(a.im, b.re)),
    );
  },
  reciprocal(a: Complex): Complex {
    if (isReal(a)) return made(E.reciprocal(a.re), E.zero);
    const norm = plain(E.add(E.power(a.re, E.two), E.power(a.im, E.two)));
    return made(E.divide(a.re, norm), E.negate(E.divide(a.im, norm)));
  },
};
