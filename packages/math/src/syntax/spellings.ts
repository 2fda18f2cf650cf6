import { facts } from '../expression/facts/table.ts';

/**
 * The names that people type. Everything is looked up in maps, so that a typed `__proto__` or `toString` is nothing
 * but an unknown name.
 */

/** What is typed as a function and is a power or a quotient, with its other spellings. */
const written: Readonly<Record<string, readonly string[]>> = {
  exp: [],
  log: [],
  log10: ['lg'],
  log2: ['lb', 'ld'],
  sqrt: ['squareroot'],
  root: ['nthroot', 'surd'],
  pow: ['power'],
};

/** The canonical name of every spelling; a spelling with capitals is also found in lower case. */
const functionsBySpelling = new Map<string, string>(
  [...Object.entries(written), ...[...facts].map(([name, { spellings = [] }]) => [name, spellings] as const)].flatMap(
    ([name, spellings]) => [name, ...spellings].map((spelling) => [spelling, name] as const),
  ),
);

const constantsBySpelling: ReadonlyMap<string, string> = new Map([
  ['pi', 'pi'],
  ['Pi', 'pi'],
  ['PI', 'pi'],
  ['e', 'e'],
  ['i', 'i'],
  ['oo', 'infinity'],
  ['inf', 'infinity'],
  ['Inf', 'infinity'],
  ['infty', 'infinity'],
  ['infinity', 'infinity'],
  ['Infinity', 'infinity'],
  ['INFINITY', 'infinity'],
  ['EulerGamma', 'EulerGamma'],
  ['eulergamma', 'EulerGamma'],
  ['Catalan', 'Catalan'],
  ['catalan', 'Catalan'],
]);

/** Greek letters by name, with their character and, where LaTeX has none of its own, the letter it prints as. */
export const greek: ReadonlyMap<string, string> = new Map([
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['delta', 'δ'],
  ['epsilon', 'ε'],
  ['zeta', 'ζ'],
  ['eta', 'η'],
  ['theta', 'θ'],
  ['iota', 'ι'],
  ['kappa', 'κ'],
  ['lambda', 'λ'],
  ['mu', 'μ'],
  ['nu', 'ν'],
  ['xi', 'ξ'],
  ['rho', 'ρ'],
  ['sigma', 'σ'],
  ['tau', 'τ'],
  ['upsilon', 'υ'],
  ['phi', 'φ'],
  ['chi', 'χ'],
  ['psi', 'ψ'],
  ['omega', 'ω'],
  ['Gamma', 'Γ'],
  ['Delta', 'Δ'],
  ['Theta', 'Θ'],
  ['Lambda', 'Λ'],
  ['Xi', 'Ξ'],
  ['Sigma', 'Σ'],
  ['Upsilon', 'Υ'],
  ['Phi', 'Φ'],
  ['Psi', 'Ψ'],
  ['Omega', 'Ω'],
]);

const greekNames: ReadonlyMap<string, string> = new Map([
  ...[...greek].map(([name, letter]): [string, string] => [letter, name]),
  ['ς', 'sigma'],
]);

/** The name of a Greek letter; π is a constant and none of these. */
export const greekName = (letter: string): string | undefined => greekNames.get(letter);

/** Names that are a function only before a parenthesis: alone they are letters, or a product of letters. */
const onlyBeforeParenthesis: ReadonlySet<string> = new Set(
  'sh ch th cth re im li gamma Gamma beta Beta zeta Zeta Ei Si Ci W lb ld real power mod choose nCr arch arth arsh'.split(
    ' ',
  ),
);

/** Names that are usual in some countries and unknown in others. */
export const otherLands: ReadonlySet<string> = new Set('sh ch th cth lg lb ld arch arsh arth'.split(' '));

/** Whether a spelling is a function before a parenthesis only. */
export const needsParenthesis = (spelling: string): boolean => onlyBeforeParenthesis.has(spelling);

/** The canonical function of a spelling; `Sin` and `SQRT` are found in lower case. */
export function functionOf(spelling: string): string | undefined {
  const exact = functionsBySpelling.get(spelling);
  if (exact !== undefined || spelling.length < 2) return exact;
  if (!/^[A-Z]/.test(spelling) || greek.has(spelling)) return undefined;
  return functionsBySpelling.get(spelling.toLowerCase());
}

/** The constant of a spelling. */
export const constantOf = (spelling: string): string | undefined => constantsBySpelling.get(spelling);

/** Every spelling of every function. */
export const allFunctionSpellings = (): Iterable<string> => functionsBySpelling.keys();

/** Words that promise a value and have none. */
export const notNumbers: ReadonlySet<string> = new Set('nan null none nil undefined true false and or not'.split(' '));

/** The names of the units of angle, as people write them. */
export const unitNames = {
  degrees: ['deg', 'degs', 'degree', 'degrees'],
  gradians: ['grad', 'grads', 'gradian', 'gradians', 'gon', 'gons'],
  radians: ['rad', 'rads', 'radian', 'radians'],
} as const;
type UnitName = keyof typeof unitNames;

const unitSpellings: ReadonlyMap<string, UnitName> = new Map(
  (Object.keys(unitNames) as UnitName[]).flatMap((unit) => unitNames[unit].map((word) => [word, unit] as const)),
);

/** The unit of angle of a spelling. */
export const unitOf = (word: string): UnitName | undefined => unitSpellings.get(word);
