/*
 * What a rule calls its parts, where the problem has letters of its own. A textbook writes (u·v)′ = u′·v + u·v′; beside a problem in u
 * the same rule is (f·g)′ = f′·g + f·g′. Letters that belong together change together.
 *
 * Worked: d/du (u·sin u) has the letter u, so that u, v, w are f, g, h, and c, n, a stay what they are.
 */

/** Sets of letters that textbooks have for one and the same purpose, the usual one first; no letter stands in two of them. */
const families: readonly (readonly (readonly string[])[])[] = [
  // Functions, the parts of a product.
  [
    ['u', 'v', 'w'],
    ['f', 'g', 'h'],
    ['U', 'V', 'W'],
  ],
  // A constant factor.
  [['c'], ['k'], ['K']],
  // An exponent.
  [['n'], ['m'], ['N']],
  // The base of a power, a length beside x.
  [['a'], ['b'], ['B']],
  // A variable that stands for a part of an expression.
  [['t'], ['s'], ['z'], ['T']],
  // A quadratic beside x.
  [['q'], ['p'], ['r'], ['Q']],
];

const superscripts: Readonly<Record<string, string>> = {
  ...{ a: 'ᵃ', b: 'ᵇ', c: 'ᶜ', f: 'ᶠ', g: 'ᵍ', h: 'ʰ', k: 'ᵏ', m: 'ᵐ', n: 'ⁿ' },
  ...{ p: 'ᵖ', r: 'ʳ', s: 'ˢ', t: 'ᵗ', u: 'ᵘ', v: 'ᵛ', w: 'ʷ', z: 'ᶻ' },
};

/** How the letters of a rule are called in one problem. */
export interface Lettering {
  /** The name of what a textbook calls so. */
  readonly of: (usual: string) => string;
  /** A formula of a textbook with these names: `(uⁿ)′ = n·uⁿ⁻¹`, also their differentials. */
  readonly formula: (text: string) => string;
}

/** The first of some usual names that is free; after them, the first of them with a number. */
export const freeName = (taken: ReadonlySet<string>, usual: readonly string[]): string =>
  usual.find((letter) => !taken.has(letter)) ?? numbered(taken, usual[0]!);

/** The first of some sets of names of which none is taken; after them, the first set with numbers. */
export const freeNames = (taken: ReadonlySet<string>, usual: readonly (readonly string[])[]): readonly string[] =>
  usual.find((set) => !set.some((letter) => taken.has(letter))) ?? usual[0]!.map((letter) => numbered(taken, letter));

function numbered(taken: ReadonlySet<string>, letter: string): string {
  let k = 1;
  while (taken.has(`${letter}${k}`)) k++;
  return `${letter}${k}`;
}

/** Of every problem, whose rules ask one after the other. */
const known = new WeakMap<ReadonlySet<string>, Lettering>();

/** Names for the letters of rules, none of which the problem has. */
export function lettering(taken: ReadonlySet<string>): Lettering {
  const before = known.get(taken);
  if (before !== undefined) return before;
  const names = letteringBeside(taken);
  known.set(taken, names);
  return names;
}

function letteringBeside(taken: ReadonlySet<string>): Lettering {
  const names = new Map(families.flatMap((family) => renamed(family, taken)));
  if ([...names].every(([usual, name]) => usual === name)) return usualLettering;
  const of = (usual: string) => names.get(usual) ?? usual;
  return { of, formula: (text) => relettered(text, of) };
}

/** The names that textbooks have. */
export const usualLettering: Lettering = { of: (usual) => usual, formula: (text) => text };

function renamed(family: (typeof families)[number], taken: ReadonlySet<string>): [string, string][] {
  const usual = family[0]!;
  const found = freeNames(taken, family);
  return usual.map((letter, k) => [letter, found[k]!]);
}

/** Letters that stand alone, or behind the d of a differential, and those among the exponents. */
const relettered = (text: string, of: (usual: string) => string): string =>
  text
    .replace(/(?<![A-Za-z])(d?)([A-Za-z])(?![A-Za-z])/g, (_, d: string, letter: string) => `${d}${of(letter)}`)
    .replace(/[ᵃᶜⁿᵘᵛʷᵗ]/g, (raised) => {
      const name = of(Object.keys(superscripts).find((letter) => superscripts[letter] === raised)!);
      return superscripts[name] ?? `^${name}`;
    });
