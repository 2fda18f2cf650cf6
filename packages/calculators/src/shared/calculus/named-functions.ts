import type { Expression } from '@nomogram/math/expression/expression.ts';
import { some } from '@nomogram/math/expression/walk.ts';

/** What a function is that an answer names, in one sentence (DLMF 6, 7, 8, 13, 19, 25). */
const definitions: Readonly<Record<string, string>> = {
  erf: 'erf(x) is 2/√π times the integral of e^(−t²) from 0 to x.',
  erfi: 'erfi(x) is 2/√π times the integral of e^(t²) from 0 to x.',
  fresnelS: 'fresnelS(x) is the integral of sin(π·t²/2) from 0 to x.',
  fresnelC: 'fresnelC(x) is the integral of cos(π·t²/2) from 0 to x.',
  Si: 'Si(x) is the integral of sin(t)/t from 0 to x.',
  Ci: 'Ci(x) is, for x > 0, minus the integral of cos(t)/t from x to ∞.',
  Shi: 'Shi(x) is the integral of sinh(t)/t from 0 to x.',
  Ei: 'Ei(x) is the integral of e^t/t from −∞ to x, by its principal value where 0 lies between.',
  li: 'li(x) is the integral of 1/ln(t) from 0 to x, by its principal value where 1 lies between.',
  dilog: 'dilog(x) is Li₂(x), minus the integral of ln(1 − t)/t from 0 to x.',
  clausen: 'clausen(x) is Cl₂(x), minus the integral of ln|2·sin(t/2)| from 0 to x.',
  higherClausen:
    'clausen(n, x) is Clₙ(x), over k = 1, 2, 3, … the sum of sin(k·x)/kⁿ for even n, and of cos(k·x)/kⁿ for odd n.',
  kummerM: 'kummerM(a, b, x) is ₁F₁(a; b; x), the sum of 1 + a/b·x + a·(a + 1)/(b·(b + 1))·x²/2! and so on.',
  hurwitzZeta:
    'zeta(s, a) is Hurwitz’s zeta function, for s > 1 the sum of 1/(k + a)^s over k = 0, 1, 2, …; for every s, zeta(s, a) − zeta(s, a + n) is the sum of the first n of these terms.',
  gammainc: 'gamma(s, x) is the integral of t^(s − 1)·e^(−t) from x to ∞.',
  ellipticF: 'ellipticF(φ, m) is the integral of 1/√(1 − m·sin(t)²) from 0 to φ.',
  ellipticPi: 'ellipticPi(n, φ, m) is the integral of 1/((1 − n·sin(t)²)·√(1 − m·sin(t)²)) from 0 to φ.',
};

/** A sentence for each named function of an answer that does not stand in what was given. */
export const namedFunctionNotes = (answer: Expression, given: Expression): readonly string[] =>
  Object.entries(definitions).flatMap(([name, says]) => (holds(answer, name) && !holds(given, name) ? [says] : []));

const holds = (a: Expression, name: string): boolean => some(a, (node) => node.kind === 'apply' && node.name === name);
