/** Signs as they are said between what stands beside them. */
export const signs: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['−', 'minus'],
  ['-', 'minus'],
  ['±', 'plus or minus'],
  ['∓', 'minus or plus'],
  ['⋅', 'times'],
  ['·', 'times'],
  ['×', 'times'],
  ['∗', 'times'],
  ['/', 'divided by'],
  ['=', 'equals'],
  ['≠', 'is not equal to'],
  ['≈', 'is approximately'],
  ['∼', 'is similar to'],
  ['≡', 'is equivalent to'],
  ['<', 'is less than'],
  ['>', 'is greater than'],
  ['≤', 'is less than or equal to'],
  ['≥', 'is greater than or equal to'],
  ['→', 'goes to'],
  ['↦', 'maps to'],
  ['⇒', 'implies'],
  ['⇔', 'if and only if'],
  ['∈', 'is in'],
  ['∉', 'is not in'],
  ['∪', 'union'],
  ['∩', 'intersection'],
  ['∖', 'without'],
  ['∣', 'divides'],
  ['∥', 'not defined'],
  ['!', 'factorial'],
  ['%', 'percent'],
  ['°', 'degrees'],
  ['∘', 'degrees'],
  ['′', 'prime'],
  ['…', 'and so on'],
  ['⋯', 'and so on'],
  ['⋮', 'and so on'],
  [':', 'to'],
  ['(', 'open parenthesis'],
  [')', 'close parenthesis'],
  ['[', 'open bracket'],
  [']', 'close bracket'],
  ['{', 'open brace'],
  ['}', 'close brace'],
  ['⌊', 'the floor of'],
  ['⌋', 'end floor'],
  ['⌈', 'the ceiling of'],
  ['⌉', 'end ceiling'],
]);

/** Letters and constants that have a name. */
export const letters: ReadonlyMap<string, string> = new Map([
  ...(
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho final-sigma sigma tau upsilon phi chi psi omega'.split(
      ' ',
    ) as string[]
  ).flatMap((name, k): [string, string][] => [
    [String.fromCodePoint(0x3b1 + k), name],
    [String.fromCodePoint(0x391 + k), `capital ${name}`],
  ]),
  ['ϵ', 'epsilon'],
  ['ϕ', 'phi'],
  ['ϑ', 'theta'],
  ['∞', 'infinity'],
  ['ℝ', 'the real numbers'],
  ['ℤ', 'the integers'],
  ['ℚ', 'the rational numbers'],
  ['ℂ', 'the complex numbers'],
  ['ℕ', 'the natural numbers'],
  ['∅', 'the empty set'],
  ['∂', 'partial d'],
]);

const circular: readonly (readonly [string, string])[] = [
  ['sin', 'sine'],
  ['cos', 'cosine'],
  ['tan', 'tangent'],
  ['cot', 'cotangent'],
  ['sec', 'secant'],
  ['csc', 'cosecant'],
];

/** Functions by the names that are set. */
export const functions: ReadonlyMap<string, string> = new Map([
  ...circular.flatMap(([short, name]): [string, string][] => [
    [short, name],
    [`arc${short}`, `inverse ${name}`],
    [`${short}h`, `hyperbolic ${name}`],
    [`ar${short}h`, `inverse hyperbolic ${name}`],
  ]),
  ['ln', 'natural log'],
  ['log', 'log'],
  ['exp', 'exponential'],
  ['det', 'determinant'],
  ['gcd', 'greatest common divisor'],
  ['lcm', 'least common multiple'],
  ['lim', 'limit'],
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['sgn', 'sign'],
  ['erf', 'error function'],
  ['mod', 'modulo'],
]);

/** Large operators: before their bounds. */
export const operators: ReadonlyMap<string, string> = new Map([
  ['∫', 'the integral'],
  ['∬', 'the double integral'],
  ['∮', 'the contour integral'],
  ['∑', 'the sum'],
  ['∏', 'the product'],
]);
