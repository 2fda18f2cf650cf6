import katex from 'katex';
import { ContentProblem } from './problem.ts';

/**
 * LaTeX as a bare `<math>` element. KaTeX's wrapper and its copy of the source are taken off: a reader hears the
 * formula once, and the text of a page holds no LaTeX. KaTeX reads in its strict mode and trusts nothing, so that
 * no link, image or style can come out of a formula.
 */
export function mathml(latex: string, display: 'inline' | 'block' = 'inline'): string {
  const rendered = renderWithKatex(latex, display);
  const body = rendered.match(/<semantics>([\s\S]*)<annotation/)?.[1];
  if (body === undefined) throw new Error(`KaTeX gave MathML of another shape for ${latex}`);
  const attribute = display === 'block' ? ' display="block"' : '';
  return `<math${attribute}>${withPrimes(withOperatorForms(withFunctionSpaces(withUnicodeLetters(body))))}</math>`;
}

function renderWithKatex(latex: string, display: 'inline' | 'block'): string {
  try {
    return katex.renderToString(latex, {
      output: 'mathml',
      displayMode: display === 'block',
      throwOnError: true,
      strict: 'error',
      trust: ({ command }) => {
        throw new Error(`${command} has no place in a formula`);
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentProblem(`the formula "${latex}" cannot be read: ${reason}`);
  }
}

/** First letters of the alphabets of Unicode's Mathematical Alphanumeric Symbols: capital A and small a. */
const alphabets: Readonly<Record<string, { capital: number; small: number }>> = {
  bold: { capital: 0x1d400, small: 0x1d41a },
  script: { capital: 0x1d49c, small: 0x1d4b6 },
  fraktur: { capital: 0x1d504, small: 0x1d51e },
  'double-struck': { capital: 0x1d538, small: 0x1d552 },
};

/** Letters that Unicode had before those alphabets and that are missing from them. */
const lettersOfBefore: Readonly<Record<string, string>> = {
  'double-struck C': 'ℂ',
  'double-struck H': 'ℍ',
  'double-struck N': 'ℕ',
  'double-struck P': 'ℙ',
  'double-struck Q': 'ℚ',
  'double-struck R': 'ℝ',
  'double-struck Z': 'ℤ',
  'script B': 'ℬ',
  'script E': 'ℰ',
  'script F': 'ℱ',
  'script H': 'ℋ',
  'script I': 'ℐ',
  'script L': 'ℒ',
  'script M': 'ℳ',
  'script R': 'ℛ',
  'fraktur C': 'ℭ',
  'fraktur I': 'ℑ',
  'fraktur R': 'ℜ',
};

/** MathML Core knows no `mathvariant` but `normal`: browsers show ℝ only when the letter itself is ℝ. */
function withUnicodeLetters(body: string): string {
  return body.replace(/<mi mathvariant="([a-z-]+)">([^<]*)<\/mi>/g, (element, variant: string, letters: string) => {
    const alphabet = alphabets[variant];
    if (alphabet === undefined) return element;
    const converted = [...letters].map((letter) => letterIn(variant, alphabet, letter));
    return `<mi>${converted.join('')}</mi>`;
  });
}

function letterIn(variant: string, alphabet: { capital: number; small: number }, letter: string): string {
  const older = lettersOfBefore[`${variant} ${letter}`];
  if (older !== undefined) return older;
  const code = letter.codePointAt(0) ?? 0;
  if (/^[A-Z]$/.test(letter)) return String.fromCodePoint(alphabet.capital + code - 0x41);
  if (/^[a-z]$/.test(letter)) return String.fromCodePoint(alphabet.small + code - 0x61);
  return letter;
}

const functionName = '<mi(?: mathvariant="normal")?>\\w{2,}</mi>';
const apply = '<mo>\u2061</mo>';
const thinSpace = '<mspace width="0.1667em"/>';

/**
 * The thin spaces that TeX sets around a function's name: 12 ln 2, not 12ln2. KaTeX leaves them to the invisible operator
 * of function application, which takes no room in a browser. An operator within the base of a power (sin² x) is taken out:
 * the base is the name alone.
 */
function withFunctionSpaces(body: string): string {
  const before = new RegExp(`(</m(?:n|i|frac|sup|sub|sqrt)>|>\\)</mo>)(?=${functionName}${apply})`, 'g');
  const after = new RegExp(`(${functionName}${apply})(?!<mo[^>]*>[([{|]|<mrow><mo|</)`, 'g');
  const base = new RegExp(`<mrow>(${functionName})${apply}</mrow>`, 'g');
  return body.replace(before, `$1${thinSpace}`).replace(after, `$1${thinSpace}`).replace(base, '$1');
}

/**
 * A sign that follows another operator or a comma belongs to its number (x = −3) and takes no room of its own; a browser would space it
 * as a subtraction. And the bars of an absolute value are the character that grows with what stands between them.
 */
function withOperatorForms(body: string): string {
  return body
    .replace(
      /(<mo(?: separator="true")?>[^()[\]{}|∣!⌋⌉⟩…⋯]<\/mo>(?:<mtext>\s*<\/mtext>|<mspace [^>]*\/>)?)<mo>([−+])<\/mo>/g,
      '$1<mo form="prefix">$2</mo>',
    )
    .replaceAll('<mo fence="true">∣</mo>', '<mo fence="true">|</mo>');
}

/**
 * A prime is a raised character by itself; as an exponent it would be raised twice, and small. A formula that shows it beside its
 * letter looks as TeX sets it, in every face.
 */
const withPrimes = (body: string): string =>
  body.replace(
    /<msup>(<mi[^>]*>[^<]*<\/mi>)((?:<mo[^>]*>′<\/mo>)|(?:<mrow>(?:<mo[^>]*>′<\/mo>)+<\/mrow>))<\/msup>/g,
    (_, letter: string, primes: string) =>
      `<mrow>${letter}<mo lspace="0" rspace="0">${primes.replace(/<[^>]*>/g, '')}</mo></mrow>`,
  );
