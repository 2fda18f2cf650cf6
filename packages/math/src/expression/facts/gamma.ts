import * as Q from '../../exact/rational.ts';
import { exact, type FunctionFacts, operator } from './fact.ts';

/** The gamma function and its family, and the zeta functions. gammainc(a, x) is the upper Γ(a, x); lngamma is real on the positive axis only. */
export const gamma = {
  factorial: {
    arity: [1],
    spellings: ['fact'],
    poles: { integersTo: -1 },
    formula: (by, u) => by.apply('gamma', by.add(u, by.number(Q.one))),
  },
  gamma: {
    arity: [1],
    spellings: ['Gamma'],
    sign: { latex: '\\Gamma', upright: 'Γ' },
    poles: { integersTo: 0 },
  },
  lngamma: {
    arity: [1],
    spellings: ['lnGamma', 'logGamma', 'gammaln', 'lgamma', 'loggamma'],
    sign: { latex: '\\ln\\Gamma', upright: 'lnΓ' },
    poles: { integersTo: 0 },
    values: { '1/1': exact(0), '2/1': exact(0) },
  },
  digamma: { arity: [1], sign: { latex: '\\psi', upright: 'ψ' }, poles: { integersTo: 0 } },
  polygamma: { arity: [2], sign: { latex: '\\psi', upright: 'ψ' }, poles: { integersTo: 0 } },
  beta: { arity: [2], spellings: ['Beta'], sign: operator('B') },
  binomial: { arity: [2], spellings: ['binom', 'choose', 'nCr'] },
  gammainc: { arity: [2], spellings: ['Gammainc', 'GammaInc'], sign: { latex: '\\Gamma', upright: 'Γ' } },
  // Kummer's M(a, b, x) of real numbers.
  kummerM: {
    arity: [3],
    spellings: ['KummerM'],
    sign: { latex: '{}_{1}F_{1}', upright: '₁F₁' },
  },
  zeta: {
    arity: [1],
    spellings: ['Zeta'],
    sign: { latex: '\\zeta', upright: 'ζ' },
    values: { '0/1': exact(-1, 2), '-1/1': exact(-1, 12) },
    poles: [1],
  },
  // ζ(s, a) of real s and a.
  hurwitzZeta: {
    arity: [2],
    spellings: ['hurwitz', 'zetahurwitz'],
    sign: { latex: '\\zeta', upright: 'ζ' },
  },
} satisfies Readonly<Record<string, FunctionFacts>>;
