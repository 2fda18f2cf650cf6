/**
 * Cuts the letters that nearly every page needs out of the font files, and writes their `@font-face` rules:
 * `SUBSET_FONT=FOLDER/node_modules/subset-font/index.js LATIN_MODERN_MATH=latinmodern-math.otf node tools/fonts.ts`; the
 * second is in Debian's `fonts-lmodern`. Every first visit fetches these files, so they hold what pages use and nothing
 * else: 27 kB in place of 100. All other letters stay in the whole files, which a browser fetches only for a page that
 * shows one of them. `subset-font` (HarfBuzz) is no dependency of the project: what it writes is committed, and made again
 * only when the fonts or the characters below change.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './setup/build.ts';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly noHinting: boolean;
  },
) => Promise<Buffer>;

const require = createRequire(join(root, 'packages/site/package.json'));
const program = process.env.SUBSET_FONT;
if (!program) throw new Error('Name the module of subset-font in SUBSET_FONT.');
const { default: subsetFont } = (await import(program)) as { readonly default: SubsetFont };

type Range = readonly [first: number, last: number];

/** Printed ASCII, and what the pages show besides: punctuation, signs, the accents of the names in them. */
const usual: readonly Range[] = [
  [0x20, 0x7e],
  ...[...'\u00a0§°±²³·¹×áäèéóôöü÷\u2009\u200b–—‘’“”…\u202f′″−'].map(
    (letter): Range => [letter.codePointAt(0)!, letter.codePointAt(0)!],
  ),
];

/** What the whole files hold, as their makers declare it. */
const latin: readonly Range[] = [
  [0x0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

/** Greek letters, as the maker of Inter declares the file. */
const greek: readonly Range[] = [
  [0x370, 0x377],
  [0x37a, 0x37f],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ff],
];

/**
 * What formulas are made of that browsers set themselves (MathML): letters upright and slanted, Greek in both, signs. In a
 * formula a browser takes the slanted letters from a part of Unicode of their own.
 */
const formulas: readonly Range[] = [
  [0x20, 0x7e],
  [0x393, 0x3a9],
  [0x3b1, 0x3c9],
  [0x3d1, 0x3d1],
  [0x3d5, 0x3d6],
  [0x3f1, 0x3f1],
  [0x3f5, 0x3f5],
  [0x1d434, 0x1d467],
  [0x1d6e2, 0x1d71b],
  ...[
    ...'\u00a0¬°±×÷ˉ˚’…′″‴\u2009\u2061\u2063ℂℎℏℒℕℙℚℛℝℤ←↑→↓↦⇒∀∂∃∅∆∇∈∉∋∏∑−∓∗∘√∝∞∠∣∥∧∨∩∪∫∬∮∴∼≃≈≠≡≤≥≪≫⊂⊆⊕⊙⊥⋅⋮⋯⋱⌈⌉⌊⌋⟨⟩⟶⟹⟺𝒞𝒮𝒯',
  ].map((letter): Range => [letter.codePointAt(0)!, letter.codePointAt(0)!]),
];

const has = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last);
const codesOf = (ranges: readonly Range[]): readonly number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** As CSS writes it: `U+20-7E, U+A0`. */
function unicodeRange(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}

const families = [
  {
    family: 'Inter Variable',
    whole: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    others: '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
    file: 'inter-usual.woff2',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
  },
  {
    family: 'Source Serif 4 Variable',
    whole: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    others: undefined,
    file: 'source-serif-usual.woff2',
    weight: '600',
    axes: { wght: 600 },
    features: ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum'],
  },
] as const;

const folder = join(root, 'packages/site/app/fonts');
mkdirSync(folder, { recursive: true });

const face = (family: string, weight: string, url: string, range: string): string => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}
`;

const rules: string[] = ['/* Written by tools/fonts.ts. */\n'];
// All faces of a family declare the same weights: browsers complete one another's letters only among such faces.
for (const { family, whole, others, file, weight, axes, features } of families) {
  const text = String.fromCodePoint(...codesOf(usual));
  const letters = await subsetFont(readFileSync(require.resolve(whole)), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
    noHinting: true,
  });
  writeFileSync(join(folder, file), letters);
  const rare = codesOf(latin).filter((code) => !has(usual, code));
  rules.push(face(family, weight, `./${file}`, unicodeRange(codesOf(usual))));
  rules.push(face(family, weight, whole, unicodeRange(rare)));
  if (others) rules.push(face(family, weight, others, unicodeRange(codesOf(greek))));
  console.log(`${file}: ${letters.length} bytes`);
}

const mathematics = process.env.LATIN_MODERN_MATH;
if (!mathematics) throw new Error('Name the file latinmodern-math.otf in LATIN_MODERN_MATH.');
// Without the heavier shapes for exponents, which would double the file; a browser makes them smaller by itself.
const signs = await subsetFont(readFileSync(mathematics), String.fromCodePoint(...codesOf(formulas)), {
  targetFormat: 'woff2',
  keepFeatures: [],
  variationAxes: {},
  noHinting: true,
});
writeFileSync(join(folder, 'latin-modern-math.woff2'), signs);
rules.push(face('Latin Modern Math', '400', './latin-modern-math.woff2', unicodeRange(codesOf(formulas))));
console.log(`latin-modern-math.woff2: ${signs.length} bytes`);
writeFileSync(join(folder, 'fonts.css'), rules.join(''));
