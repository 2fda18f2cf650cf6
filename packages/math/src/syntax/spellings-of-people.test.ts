import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import { equal } from '../expression/build.ts';
import { parse } from './parse.ts';
import { toText } from './print-text.ts';
import { readAs } from './reading.ts';

/**
 * What people type and paste, and the same written out with every sign: homework, textbooks, forums, spreadsheets, other
 * programs, LaTeX. With `spellings.test.ts`, whose meanings are built by hand, more than four hundred.
 */
const written = `
3x^2+2x-5 => 3*x^2 + 2*x - 5
3x²+2x−5 => 3*x^2 + 2*x - 5
3*x**2+2*x-5 => 3*x^2 + 2*x - 5
3·x²+2·x–5 => 3*x^2 + 2*x - 5
3 x ^ 2 + 2 x - 5 => 3*x^2 + 2*x - 5
x(x+1) => x*(x + 1)
(x+1)(x-1) => (x + 1)*(x - 1)
(x+1)x => (x + 1)*x
2(3+4) => 2*(3 + 4)
(2)(3) => 6
2x(x+1)^2 => 2*x*(x + 1)^2
-x^2 => -(x^2)
(-x)^2 => (-x)^2
2^-x => 2^(-x)
2^-1 => 1/2
x^-2 => 1/x^2
x⁻² => 1/x^2
x^(1/2) => sqrt(x)
√x => sqrt(x)
√(x+1) => sqrt(x + 1)
√2x => sqrt(2)*x
2√3 => 2*sqrt(3)
∛x => cbrt(x)
∛(27) => 3
sqrt x => sqrt(x)
sqrt{x} => sqrt(x)
SQRT(x) => sqrt(x)
Sqrt[x] => sqrt(x)
Sin[x] => sin(x)
Exp[-x^2] => e^(-x^2)
Log[x] => ln(x)
sin x => sin(x)
sin 2x => sin(2*x)
sin2x => sin(2*x)
sin(2x) => sin(2*x)
2sinx => 2*sin(x)
2 sin x cos x => 2*sin(x)*cos(x)
sin x cos x => sin(x)*cos(x)
sinx cosx => sin(x)*cos(x)
sin^2x => sin(x)^2
sin^2 x => sin(x)^2
sin²x => sin(x)^2
sin^2(x) => sin(x)^2
(sin x)^2 => sin(x)^2
sin(x)^2 => sin(x)^2
sin x^2 => sin(x^2)
sin^2 x + cos^2 x => sin(x)^2 + cos(x)^2
sin⁻¹(x) => asin(x)
cos^-1(x) => acos(x)
tan^{-1}(x) => atan(x)
arc sin x => asin(x)
arcsin x => asin(x)
Arctan(x) => atan(x)
ln x => ln(x)
lnx => ln(x)
ln 2x => ln(2*x)
ln(x)/x => ln(x)/x
ln x / x => ln(x)/x
x ln x => x*ln(x)
xlnx => x*ln(x)
x ln(x) - x => x*ln(x) - x
log x => ln(x)
log10(x) => log10(x)
log_2(x) => log2(x)
log_{2}(8) => log2(8)
log3(9) => log_3 9
log12(x)^2 => (log_12(x))^2
lg 100 => log10(100)
e^x => e^x
e^(2x) => e^(2*x)
e^{2x} => e^(2*x)
e^-x => e^(-x)
e**x => e^x
exp(x) => e^x
exp x => e^x
ex => e*x
xe^x => x*e^x
x e^x => x*e^x
x*e^(x) => x*e^x
e^x sin x => e^x*sin(x)
e^(x^2) => e^(x^2)
e^x^2 => e^(x^2)
2^x => 2^x
2^(x+1) => 2^(x + 1)
2^{x+1} => 2^(x + 1)
|x| => abs(x)
|x-1| => abs(x - 1)
|x|+|y| => abs(x) + abs(y)
abs x => abs(x)
5! => 120
n! => factorial(n)
(n+1)! => factorial(n + 1)
1/x => 1/x
1/(x+1) => 1/(x + 1)
1/2x => (1/2)*x
1/2 x => (1/2)*x
x/2 => x/2
x/2y => (x/2)*y
(x+1)/(x-1) => (x + 1)/(x - 1)
a/b/c => a/(b*c)
x÷2 => x/2
6:2 => 3
2×3 => 6
2∗x => 2*x
2⋅x => 2*x
x⋅y => x*y
3,5x => 7/2*x
0,25 => 1/4
1,5+2,5 => 4
.5x => 1/2*x
1e-3x => x/1000
2.5e3 => 2500
2,5·10^3 => 2500
6.02×10^23 => 602000000000000000000000
1 000 000 => 1000000
π => pi
2π => 2*pi
2πr => 2*pi*r
πr² => pi*r^2
2 pi r => 2*pi*r
pi/4 => pi/4
4/3πr^3 => 4/3*pi*r^3
θ => theta
sin θ => sin(theta)
sinθ => sin(theta)
cos(2θ) => cos(2*theta)
α+β => alpha + beta
λx => lambda*x
45° => pi/4
sin(30°) => 1/2
sin 30° => 1/2
cos(60 deg) => 1/2
tan(45 degrees) => 1
sin(pi/6) => 1/2
∞ => oo
-∞ => -oo
infinity => oo
+oo => oo
(x+1)² => (x + 1)^2
x³-1 => x^3 - 1
x⁴ => x^4
x₁+x₂ => x_1 + x_2
x_1 => x_1
xy => x*y
abc => a*b*c
2xy^2 => 2*x*y^2
x y => x*y
[x+1]*2 => 2*(x + 1)
{x+1}^2 => (x + 1)^2
\\frac{1}{2} => 1/2
\\frac12 => 1/2
\\frac{x+1}{x-1} => (x + 1)/(x - 1)
\\dfrac{x}{2} => x/2
\\sqrt{x^2+1} => sqrt(x^2 + 1)
\\sqrt[3]{x} => cbrt(x)
\\sin x => sin(x)
\\sin^2 x => sin(x)^2
\\sin\\left(\\frac{\\pi}{4}\\right) => sqrt(2)/2
\\ln x => ln(x)
2\\cdot x => 2*x
2 \\times 3 => 6
e^{-x^2} => e^(-x^2)
x^{2}y^{3} => x^2*y^3
\\left(x+1\\right)^{2} => (x + 1)^2
\\left|x\\right| => abs(x)
\\pi r^2 => pi*r^2
\\arctan x => atan(x)
\\operatorname{arcsin}(x) => asin(x)
\\mathrm{e}^{x} => e^x
$\\frac{1}{x}$ => 1/x
`
  .trim()
  .split('\n')
  .map((line) => line.split(' => ') as [typed: string, meant: string]);

const expressionOf = (text: string) => {
  const read = parse(text);
  return read.ok ? read.value.expression : undefined;
};

describe('what people type is read as meant', () => {
  test('for at least 99 of 100', () => {
    const wrong = written.flatMap(([typed, meant]) => {
      const [one, other] = [expressionOf(typed), expressionOf(meant)];
      if (other === undefined) throw new Error(`${meant} cannot be read`);
      return one && equal(one, other) ? [] : [`${typed}: ${one ? toText(one) : 'refused'}, meant ${meant}`];
    });
    expect(written.length).toBeGreaterThanOrEqual(150);
    expect(wrong.length / written.length, wrong.join('\n')).toBeLessThanOrEqual(0.01);
  });
});

/** Texts that are read one way by some and another way by others. */
const ambiguous: readonly (readonly [typed: string, read: string, other: string])[] = [
  ['1/2x', '(1/2)*x', '1/(2*x)'],
  ['x/2y', '(x/2)*y', 'x/(2*y)'],
  ['e^2x', 'e^2*x', 'e^(2*x)'],
  ['2^3x', '2^3*x', '2^(3*x)'],
  ['x^1/2', '(x^1)/2', 'x^(1/2)'],
  ['sin x/2', 'sin(x)/2', 'sin(x/2)'],
];

test.each(ambiguous)('%s says that it is read as %s, and how the other reading is written', (typed, read, other) => {
  const parsed = unwrap(parse(typed));
  const notes = readAs(parsed).notes?.join(' ') ?? '';
  expect(notes).toContain(`read as ${read}`);
  expect(notes).toContain(`write ${other}`);
  expect(equal(parsed.expression, expressionOf(read)!)).toBe(true);
});

const notesOf = (text: string): readonly string[] => {
  const read = parse(text);
  return read.ok ? (read.value.notes ?? []).map(({ message }) => message) : [];
};

test.each([
  ['√2x', 'read as sqrt(2)*x; for a longer radicand write √(2*x)'],
  ['∛8x', 'read as cbrt(8)*x; for a longer radicand write ∛(8*x)'],
  ['log(2, 8)', 'log(2, 8) is the logarithm of 2 to the base 8.'],
  ['log3 x', 'read as the natural logarithm log(3*x); a base is written log_3(x)'],
])('%s: the reading is said', (text, said) => {
  expect(notesOf(text).join(' ')).toContain(said);
});

test.each(['√(2)x', '√x + 1', 'x√2', 'log_2(8)', 'log2(8)', 'Si(x)'])('%s surprises nobody', (text) => {
  expect(notesOf(text)).toEqual([]);
});

/** Nearly what is printed for a sine integral, and another function in tables. */
test.each([
  ['si(x)', 'Si'],
  ['ci(2x)', 'Ci'],
  ['ei(x)', 'Ei'],
])('%s is no product', (text, function_) => {
  const read = parse(text);
  expect(read.ok ? toText(read.value.expression) : read.error.message).toContain(`did you mean ${function_}`);
});

test('what stands between two numbers is not offered in the place of itself', () => {
  const read = parse('5 choose 2');
  expect(read.ok || read.error.message).toContain('binomial(n, k)');
});

test.each(['−', '–', '—', '‐', '‑', '－', '﹣'])('%s is a minus', (sign) => {
  const read = parse(`2${sign}3`);
  expect(read.ok && toText(read.value.expression)).toBe('-1');
});

// C(5,2) was C·5.2; in textbooks it is 10.
test.each([
  ['C(5,2)', 'binomial(5, 2)'],
  ['C(5, 2) + 1', 'binomial(5, 2) + 1'],
  ['2*C(n,k)', '2*binomial(n, k)'],
  ['C(2n; n)', 'binomial(2*n, n)'],
])('%s counts choices, and that is said', (text, meant) => {
  const read = parse(text);
  expect(read.ok && toText(read.value.expression)).toBe(meant);
  expect(read.ok && read.value.notes.map(({ message }) => message).join(' ')).toContain('number of ways to choose');
});

test.each(['C(5)', 'C(x + 1)', 'C*(5, 2)'])('%s counts nothing', (text) => {
  const read = parse(text);
  expect(read.ok && toText(read.value.expression).includes('binomial')).toBe(false);
});

// 5C2 was 5·C₂, and sh x was s·h·x: half of those who type them mean something else.
test.each([
  ['5C2', 'binomial(5, 2)'],
  ['5 C 2 + 1', 'binomial(5, 2) + 1'],
  ['2*10C3', '2*binomial(10, 3)'],
  ['5C_2', 'binomial(5, 2)'],
  ['nC2', 'binomial(n, 2)'],
  ['5P2', '5!/(5 - 2)!'],
  ['sh x', 'sinh x'],
  ['2 ch 2x', '2 cosh 2x'],
  ['ch^2 x - sh^2 x', 'cosh^2 x - sinh^2 x'],
  ['arsh x', 'asinh x'],
  ['sh2x', 'sinh2x'],
])('%s: both readings are said', (text, meant) => {
  const read = parse(text);
  expect(read.ok || read.error.message).toContain('can be read in two ways');
  const suggested = read.ok ? undefined : read.error.suggestion;
  expect(suggested ?? meant).toBe(meant);
});

test.each(['sh + 1', '2*s*h', '(sh)', '|sh|', 'C_2', '5*C_2', '5C', '5C*2', 'ab C2', 'x*ch', 'sh(x)', 'ch (x)'])(
  '%s is read as it stands',
  (text) => {
    expect(parse(text).ok).toBe(true);
  },
);

test.each([
  ['(5 choose 2)', 'binomial(n, k)'],
  ['5 nCr 2', 'binomial(n, k)'],
  ['2*(5 nPr 2)', 'n!/(n - k)!'],
  ['nPr(5,2)', 'n!/(n - k)!'],
  ['(5 mod 2)', 'mod(a, b)'],
])('%s: what is written instead is said', (text, instead) => {
  const read = parse(text);
  expect(read.ok || read.error.message).toContain(instead);
});

test.each(['f(1,5)', 'f(x,y)', 'x(1,5)'])('%s may be a function of two values', (text) => {
  expect(parse(text).ok).toBe(false);
});

test.each(['x(1,5+y)', 'pi(1,5)', '3(1,5)'])('%s is a product', (text) => {
  expect(parse(text).ok).toBe(true);
});

test('where the comma is chosen as the decimal mark it separates nothing', () => {
  expect(toText(unwrap(parse('x(1,5)', { decimal: 'comma' })).expression)).toBe('3*x/2');
});

test.each([
  ['³√8', '2'],
  ['2 + ⁵√(-32)', '0'],
  ['⁴√16', '2'],
  ['sqrt[3]{8}', '2'],
  ['sqrt[3](x)', 'cbrt(x)'],
  ['sqrt[3]', 'sqrt(3)'],
  ['x³√4', '2*x^3'],
])('%s: the order of a root is %s', (typed, meant) => {
  expect(toText(unwrap(parse(typed)).expression)).toBe(meant);
});

test.each([
  ['x^2!', 'read as x^(2!)'],
  ['2 x 3', 'read as 2*x*3; for the product of the numbers write 2*3'],
  ['root(3, 8)', 'root(3, 8) is the root of order 8 of 3'],
  ['x^-1/2', 'read as (x^(-1))/2; for a root write x^(-1/2)'],
])('%s: its reading is said', (text, said) => {
  expect(notesOf(text).join(' ')).toContain(said);
});
