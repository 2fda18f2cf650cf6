import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth } from '../../../../tools/setup/effort.ts';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import * as Q from '../exact/rational.ts';
import * as b from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { facts } from '../expression/facts/table.ts';
import { mayHaveNoValue } from '../expression/no-value.ts';
import { parse } from './parse.ts';
import { toLatex } from './print-latex.ts';
import { toMathML } from './print-mathml.ts';
import { toText } from './print-text.ts';
import { treeToText } from './print-tree-text.ts';

const rational = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .map(([p, q]) => b.number(Q.rational(p, q)));
/** Small, for 30^30^30 has a hundred thousand digits. */
const exponent = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 1, max: 6 }))
  .map(([p, q]) => b.number(Q.rational(p, q)));
const leaf: fc.Arbitrary<Expression> = fc.oneof(
  rational,
  fc.constantFrom('x', 'y', 'n', 'x_1', 'alpha', "x'", 'x_max', 'x_a1').map(b.symbol),
  fc.constantFrom('pi', 'e', 'i', 'infinity').map((name) => b.constant(name as 'pi')),
);
const oneArgument = [...facts].filter(([, { arity }]) => arity.includes(1)).map(([name]) => name);
const twoArguments = [...facts].filter(([, { arity }]) => arity.includes(2)).map(([name]) => name);

/** Expressions as the constructors make them. */
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('expression'), { minLength: 2, maxLength: 4 }).map(b.sum),
    fc.array(tie('expression'), { minLength: 2, maxLength: 4 }).map(b.product),
    fc.tuple(tie('expression'), exponent).map(([base, by]) => b.power(base, by)),
    fc.tuple(tie('expression'), tie('expression')).map(([base, exponent]) => b.power(base, exponent)),
    fc.tuple(fc.constantFrom(...oneArgument), tie('expression')).map(([name, x]) => b.apply(name, [x])),
    fc
      .tuple(fc.constantFrom(...twoArguments), tie('expression'), tie('expression'))
      .map(([name, x, y]) => b.apply(name, [x, y])),
  ),
}));

/** Towers of powers make numbers of any length, which only take time. */
const longest = 5000;

/** Built again from its printed parts it is the same: what the constructors of another layer may get wrong is not tested here. */
function isCanonical(e: Expression): boolean {
  const rebuilt = rebuild(e);
  return b.equal(rebuilt, e);
}

function rebuild(e: Expression): Expression {
  switch (e.kind) {
    case 'sum':
      return b.sum(e.terms.map(rebuild));
    case 'product':
      return b.product(e.factors.map(rebuild));
    case 'power':
      return b.power(rebuild(e.base), rebuild(e.exponent));
    case 'apply':
      return b.apply(e.name, e.args.map(rebuild));
    default:
      return e;
  }
}

describe('toText', () => {
  test('reads back to the same expression', () => {
    fc.assert(
      fc.property(expression, (e) => {
        const text = toText(e);
        fc.pre(text.length < longest && isCanonical(e));
        const { expression: again } = unwrap(parse(text, { maximumLength: 100_000 }));
        if (!b.equal(again, e)) throw new Error(`${text} is read as ${toText(again)}`);
      }),
      { numRuns: lawRuns(250, 5000) },
    );
  });

  test('the LaTeX of an expression reads back to the same expression, too', () => {
    const unreadable =
      /^(?:conj|re|im|arg|dilog|clausen|higherClausen|kummerM|heaviside|lngamma|gammainc|digamma|polygamma|polylog|fresnel.|bessel.|elliptic.*|li|W|lowerW|beta|zeta|Ei|Si|Ci|Shi|Chi|sign)$/;
    const names = (e: Expression): boolean =>
      e.kind === 'apply'
        ? !unreadable.test(e.name) && e.args.every(names)
        : e.kind === 'sum'
          ? e.terms.every(names)
          : e.kind === 'product'
            ? e.factors.every(names)
            : e.kind === 'power'
              ? names(e.base) && names(e.exponent)
              : true;
    fc.assert(
      fc.property(expression, (e) => {
        // 0·pi below infinities is kept as it stands, and not once it is a numerator of its own.
        const latex = toLatex(e);
        fc.pre(latex.length < longest && isCanonical(e) && names(e) && !mayHaveNoValue(e));
        const { expression: again } = unwrap(parse(latex, { maximumLength: 100_000 }));
        if (!b.equal(again, e)) throw new Error(`${latex} of ${toText(e)} is read as ${toText(again)}`);
      }),
      { numRuns: lawRuns(200, 3000) },
    );
  });

  test('a typed tree, printed and read, means the same', () => {
    fc.assert(
      fc.property(expression, (e) => {
        const text = toText(e);
        fc.pre(text.length < longest && isCanonical(e));
        const first = parse(text);
        if (!first.ok) return;
        const again = parse(treeToText(first.value.tree));
        expect(again.ok && b.equal(again.value.expression, e)).toBe(true);
      }),
      { numRuns: lawRuns(150, 2000) },
    );
  });

  test.each([
    ['x+1', 'x + 1'],
    ['1+2x+x^2', 'x^2 + 2*x + 1'],
    ['x^2-x', 'x^2 - x'],
    ['-x+1', '1 - x'],
    ['-x-1', '-x - 1'],
    ['-x^2+2x+1', '-x^2 + 2*x + 1'],
    ['x/2', 'x/2'],
    ['2x/3', '2*x/3'],
    ['-x/2', '-x/2'],
    ['x/(2y)', 'x/(2*y)'],
    ['1/x', '1/x'],
    ['x^-2', '1/x^2'],
    ['1/sqrt(x)', '1/sqrt(x)'],
    ['x^(3/2)', 'x^(3/2)'],
    ['x^(1/3)', 'x^(1/3)'],
    ['root(x, 3)', 'cbrt(x)'],
    ['nthroot(-32, 5)', '-2'],
    ['x^-n', 'x^(-n)'],
    ['e^-x', 'e^(-x)'],
    ['(x+1)(x-1)', '(x - 1)*(x + 1)'],
    ['-(x+1)', '-(x + 1)'],
    ['(x+1)/2', '(x + 1)/2'],
    ['(-2)^x', '(-2)^x'],
    ['(2/3)^n', '(2/3)^n'],
    ['(x^2)^n', '(x^2)^n'],
    ['x^y^n', 'x^(y^n)'],
    ['(n!)!', '(n!)!'],
    ['(n+1)!', '(n + 1)!'],
    ['(x!)^2', 'x!^2'],
    ['|x+1|', 'abs(x + 1)'],
    ['1+i', '1 + i'],
    ['3-2i', '3 - 2*i'],
    ['sqrt(3)+1', '1 + sqrt(3)'],
    ['1-sqrt(3)', '1 - sqrt(3)'],
    ['sqrt(2)/2', 'sqrt(2)/2'],
    ['pi/4', 'pi/4'],
    ['-oo', '-oo'],
    ['log(x, 2)', 'ln(x)/ln(2)'],
    ['0.1', '1/10'],
    ['max(x,1)', 'max(x, 1)'],
  ])('%s is printed %s', (text, printed) => {
    const read = parse(text);
    expect(read.ok && toText(read.value.expression)).toBe(printed);
  });

  test('printing is linear', () => {
    const printing = (count: number) => {
      const text = Array.from({ length: count }, (_, k) => `x^${k}*sin(${k + 1}*y)`).join('+');
      const { expression } = unwrap(parse(text, { maximumLength: 1_000_000 }));
      return () => toText(expression);
    };
    // Sixteen times the terms would take 256 times the work if it were quadratic.
    expect(growth(printing, 500, 8000)).toBeLessThan(64);
  });
});

describe('toLatex', () => {
  test.each([
    ['1/(1+x^2)', '\\frac{1}{x^{2} + 1}'],
    ['x/2', '\\frac{x}{2}'],
    ['-x/2', '-\\frac{x}{2}'],
    ['sqrt(x)', '\\sqrt{x}'],
    ['x^(1/3)', 'x^{1/3}'],
    ['cbrt(x)', '\\sqrt[3]{x}'],
    ['root(x, 4)', '\\sqrt[4]{x}'],
    ['x^(3/2)', 'x^{3/2}'],
    ['e^(-x^2/2)', 'e^{-\\frac{x^{2}}{2}}'],
    ['sin(x)', '\\sin x'],
    ['sin(2x)', '\\sin 2 x'],
    ['sin(x+1)', '\\sin\\left(x + 1\\right)'],
    ['sin(x)^2', '\\sin^{2} x'],
    ['sin(x)*(x+1)', '\\sin\\left(x\\right) \\left(x + 1\\right)'],
    ['cos(x)*sin(x)', '\\cos x \\sin x'],
    ['asin(x)', '\\arcsin x'],
    ['asinh(x)', '\\operatorname{arsinh} x'],
    ['ln(x)/ln(2)', '\\frac{\\ln x}{\\ln 2}'],
    ['2*3^x', '2 \\cdot 3^{x}'],
    ['2*x', '2 x'],
    ['pi*r^2', '\\pi r^{2}'],
    ['|x|', '\\left|x\\right|'],
    ['n!', 'n!'],
    ['(n+1)!', '\\left(n + 1\\right)!'],
    ['(2/3)^n', '\\left(\\frac{2}{3}\\right)^{n}'],
    ['(-2)^x', '\\left(-2\\right)^{x}'],
    ['binomial(n,k)', '\\binom{n}{k}'],
    ['floor(x)', '\\left\\lfloor x\\right\\rfloor'],
    ['gamma(x)', '\\Gamma\\left(x\\right)'],
    ['alpha_1', '\\alpha_{1}'],
    ['x_max', 'x_{\\mathrm{max}}'],
    ['-oo', '-\\infty'],
  ])('%s', (text, latex) => {
    const read = parse(text);
    expect(read.ok && toLatex(read.value.expression).trim()).toBe(latex);
  });
});

describe('toMathML', () => {
  const mathML = (text: string): string => toMathML(read(text)).replace(/^<math[^>]*>|<\/math>$/g, '');

  test.each([
    ['x/2', '<mfrac><mi>x</mi><mn>2</mn></mfrac>'],
    ['x^2', '<msup><mi>x</mi><mn>2</mn></msup>'],
    ['sqrt(x)', '<msqrt><mi>x</mi></msqrt>'],
    ['cbrt(x)', '<mroot><mi>x</mi><mn>3</mn></mroot>'],
    ['alpha', '<mi>α</mi>'],
    ['x_1', '<msub><mi>x</mi><mn>1</mn></msub>'],
    ['sin(x)', '<mrow><mi>sin</mi><mo>\u2061</mo><mi>x</mi></mrow>'],
    ['2x', '<mrow><mn>2</mn><mo>\u2062</mo><mi>x</mi></mrow>'],
  ])('%s', (text, expected) => expect(mathML(text)).toBe(expected));

  test('is well-formed: every element that opens is closed', () => {
    fc.assert(
      fc.property(expression, (e) => {
        const open: string[] = [];
        for (const [, slash, name] of toMathML(e).matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
          if (slash === '') open.push(name!);
          else expect(open.pop()).toBe(name);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: lawRuns(100, 500) },
    );
  });
});
