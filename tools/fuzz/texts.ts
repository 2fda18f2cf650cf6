import fc from 'fast-check';

/**
 * What people, programs and attackers type into fields: one source for the fuzzing of the readers, of every calculator,
 * and for the hostile requests over HTTP.
 */

const repeat = (text: string, times: number): string => text.repeat(times);

/** Single texts that each once broke some program of this kind, or that are made to cost much. */
export const known: readonly string[] = [
  '',
  ' ',
  'NULL',
  'undefined',
  'NaN',
  '-oo',
  '0/0',
  '1/0',
  '1e400',
  '-1e-400',
  '1e-322',
  '1.797693134862315e+308',
  '(arctan(gamma(7)^-5))!',
  '1e999999999',
  '1e-999999999',
  '10^10^10^10',
  '9^9^9^9^9',
  '2^2^2^2^2^2^2',
  '(10^9)!',
  '1000000000!',
  '100000!!',
  'gamma(10^8)',
  'x^(10^9)',
  '(x+1)^100000',
  '(a+b+c+d+e+f)^60',
  'exp(exp(exp(exp(exp(x)))))',
  'sin(sin(sin(sin(sin(sin(sin(x)))))))',
  '1/(1/(1/(1/(1/(1/x)))))',
  'sqrt(sqrt(sqrt(2)+sqrt(3))+sqrt(5))',
  'tan(10^300)',
  '0.1e',
  '1..2',
  '--+-+-1',
  '1,2,3;4',
  '٣',
  '１２３',
  '½',
  '\u0000',
  '\ud800',
  'a\u0301\u0301\u0301',
  '\u202e1+2',
  '\ufeff1',
  '<script>alert(1)</script>',
  "'; DROP TABLE messages; --",
  '\u0024{7*7}',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'toString(x)',
  'constructor(constructor)(1)',
  'hasOwnProperty',
  '\\frac{1}{\\frac{1}{\\frac{1}{x}}}',
  '\\left(\\left(\\left(',
  '{re: 1, im: {re: 1}}',
  '{r: 1e400, phi: oo}',
  `${repeat('(', 5000)}1${repeat(')', 5000)}`,
  repeat('(', 5000),
  repeat('[{(', 1500),
  repeat('-', 5000),
  repeat('|', 3000),
  repeat('x^', 1500).concat('x'),
  repeat('2^', 300).concat('2'),
  repeat('sin ', 1200).concat('x'),
  repeat('sqrt(', 900).concat('2', repeat(')', 900)),
  repeat('x+', 3000).concat('1'),
  repeat('x*', 3000).concat('1'),
  repeat('9', 8000),
  `0.${repeat('0', 6000)}1`,
  `1e${repeat('9', 400)}`,
  repeat('1,', 4000).concat('1'),
  repeat('1;', 4000).concat('1'),
  repeat('😀', 1500),
  repeat("x'", 700),
  repeat('!', 2000),
  repeat('\\frac', 800),
];

/** A number with so many digits that it cannot be factored by trial. */
export const longPrime = (digits: number): string => `1${repeat('3', digits - 2)}7`;

/** A square matrix of symbols, every entry another. */
export const symbolicMatrix = (size: number, row = ';'): string =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => `a_${i * size + j}`).join(',')).join(
    row,
  );

const atom = fc.constantFrom(
  'x',
  'y',
  'n',
  'a',
  'pi',
  'e',
  'i',
  'oo',
  '0',
  '1',
  '2',
  '-1',
  '7',
  '1/3',
  '0.5',
  '1e-3',
  '1e30',
  '123456789',
  '.5',
  '1,5',
  'x²',
  '∞',
);
const name = fc.constantFrom(
  'sin',
  'cos',
  'tan',
  'asin',
  'arctan',
  'sinh',
  'acosh',
  'ln',
  'log',
  'log2',
  'exp',
  'sqrt',
  'cbrt',
  'abs',
  'gamma',
  'erf',
  'floor',
  'sign',
  '\\sin',
  '√',
);
const operator = fc.constantFrom('+', '-', '*', '/', '^', '**', ' ', '', '·', '×', '÷', '|', '=', '<', '≤');

/** Texts that follow the grammar of expressions, more or less. */
const { expression: expressionText } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    atom,
    fc.tuple(tie('expression'), operator, tie('expression')).map((parts) => parts.join('')),
    fc.tuple(name, tie('expression')).map(([f, x]) => `${f}(${x})`),
    fc.tuple(name, tie('expression')).map(([f, x]) => `${f} ${x}`),
    tie('expression').map((x) => `(${x})`),
    fc.tuple(tie('expression'), fc.integer({ min: -40, max: 40 })).map(([x, n]) => `(${x})^${n}`),
    fc.tuple(tie('expression'), tie('expression')).map(([p, q]) => `\\frac{${p}}{${q}}`),
    tie('expression').map((x) => `${x}!`),
  ),
}));

/** The characters that readers look at, in any order. */
const signs = fc
  .array(fc.constantFrom(...'0123456789.,;:-+*/^()[]{}|!%°\'"=<>≤xyieE _\\&#~√π∞²½\n\t'), { maxLength: 40 })
  .map((characters) => characters.join(''));

/** A text with one part taken out, doubled, or replaced by something else. */
const damaged = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat(), fc.nat(6), signs).map(([whole, place, length, other]) => {
    const at = whole.length === 0 ? 0 : place % whole.length;
    return whole.slice(0, at) + other.slice(0, length) + whole.slice(at + (place % 3));
  });

const numberText = fc.oneof(
  fc.double({ noNaN: true }).map(String),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }).map(String),
  fc.tuple(fc.integer(), fc.integer({ min: -400, max: 400 })).map(([m, e]) => `${m}e${e}`),
  fc.tuple(fc.integer(), fc.integer()).map(([p, q]) => `${p}/${q}`),
  fc.constantFrom('pi/4', 'sqrt(2)', '−3', '1 000', '1 000,5', '5%', '+7', '1e-3', '45°', '100gon'),
);

const listText = fc
  .tuple(fc.array(numberText, { maxLength: 12 }), fc.constantFrom(',', ';', ' ', '\n', ', ', '\t'))
  .map(([entries, separator]) => entries.join(separator));
const matrixText = fc
  .tuple(fc.array(fc.array(fc.oneof(numberText, atom), { maxLength: 5 }), { maxLength: 5 }), fc.constantFrom(';', '\n'))
  .map(([rows, separator]) => rows.map((row) => row.join(',')).join(separator));

/** Any text at all, weighted towards what comes far into a reader before it fails. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  expressionText,
  damaged(expressionText),
  numberText,
  damaged(numberText),
  listText,
  matrixText,
  signs,
  fc.constantFrom(...known),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** What may stand in one field: texts of its own kind, whole and damaged, and any text. */
export const textFor = (own: readonly string[]): fc.Arbitrary<string> => {
  if (own.length === 0) return anyText;
  const good = fc.constantFrom(...own);
  return fc.oneof(
    { weight: 5, arbitrary: good },
    { weight: 3, arbitrary: numberText },
    { weight: 2, arbitrary: damaged(good) },
    anyText,
  );
};
