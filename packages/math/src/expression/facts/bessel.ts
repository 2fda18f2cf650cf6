import type { FunctionFacts, FunctionSign } from './fact.ts';

/** Set as a letter with its order below. */
const letter = (name: string): FunctionSign => ({ latex: name, upright: name });

/** Bessel functions of real orders, the order before the argument: of the first and second kind, and the modified ones (DLMF 10.2, 10.25). */
export const bessel = {
  besselJ: { arity: [2], spellings: ['BesselJ', 'besselj'], sign: letter('J') },
  besselY: { arity: [2], spellings: ['BesselY', 'bessely'], sign: letter('Y'), poles: [0] },
  besselI: { arity: [2], spellings: ['BesselI', 'besseli'], sign: letter('I') },
  besselK: { arity: [2], spellings: ['BesselK', 'besselk'], sign: letter('K'), poles: [0] },
} satisfies Readonly<Record<string, FunctionFacts>>;
