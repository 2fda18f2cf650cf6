/** A rule of the engine broken on purpose: `from` stands exactly once in the file, and `to` takes its place. */
export interface Mutation {
  /** What is broken, as a mathematician would say it. */
  readonly breaks: string;
  /** Below `packages/math/src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The calculators that stand on the rule, below `packages/calculators/src/pages/`, with what is typed into each. */
  readonly asked: readonly AskedInput[];
}

export interface AskedInput {
  readonly calculator: string;
  readonly typed: Readonly<Record<string, string>>;
}

const ask = (calculator: string, ...texts: readonly Readonly<Record<string, string>>[]): AskedInput[] =>
  texts.map((typed) => ({ calculator, typed }));
const polynomials = (calculator: string, ...texts: readonly string[]): AskedInput[] =>
  ask(`algebra-polynomial/${calculator}`, ...texts.map((polynomial) => ({ polynomial })));
const pairs = (calculator: string, ...texts: readonly (readonly [string, string])[]): AskedInput[] =>
  ask(`algebra-polynomial/${calculator}`, ...texts.map(([first, second]) => ({ first, second })));
const inequalities = (...texts: readonly (readonly [string, string])[]): AskedInput[] =>
  ask('algebra-inequality/less', ...texts.map(([left, right]) => ({ left, right })));

export const mutations: readonly Mutation[] = [
  {
    breaks: 'like terms are subtracted when polynomials are multiplied',
    file: 'polynomial/sparse/polynomial.ts',
    from: 'table[key] = Z.add(table[key]!, Z.multiply(a.coefficients[i]!, b.coefficients[j]!));',
    to: 'table[key] = Z.subtract(table[key]!, Z.multiply(a.coefficients[i]!, b.coefficients[j]!));',
    asked: [...polynomials('expand', '(x+1)^3', '(x-2)*(x+5)'), ...polynomials('factorize', '(x-1)*(x-2)*(x+7)')],
  },
  {
    breaks: 'a power has one factor too few',
    file: 'polynomial/sparse/polynomial.ts',
    from: 'for (let k = 0; k < n; k++) result = multiply(result, a, work);',
    to: 'for (let k = 1; k < n; k++) result = multiply(result, a, work);',
    asked: polynomials('expand', '(x+1)^3', '(x+y)^4'),
  },
  {
    breaks: 'the denominator of a power is not raised',
    file: 'polynomial/convert.ts',
    from: 'denominator: Z.power(base.denominator, n) };',
    to: 'denominator: base.denominator };',
    asked: polynomials('expand', '(x+1/2)^3', '(x/3-1)^2'),
  },
  {
    breaks: 'long division adds what it should subtract',
    file: 'polynomial/rational-dense.ts',
    from: 'rest = trimmed(subtract(rest, product).slice(0, rest.length - 1));',
    to: 'rest = trimmed(add(rest, product).slice(0, rest.length - 1));',
    asked: pairs('divide', ['x^3-6x^2+11x-6', 'x-1'], ['x^4+1', '2x^2-x+1']),
  },
  {
    breaks: 'multiplicities are counted from 2 (Yun)',
    file: 'polynomial/univariate/square-free.ts',
    from: 'for (let multiplicity = 1; rest.length > 1; multiplicity++) {',
    to: 'for (let multiplicity = 2; rest.length > 1; multiplicity++) {',
    asked: polynomials('factorize', '(x-1)^2*(x+3)', 'x^3+6*x^2+12*x+8'),
  },
  {
    breaks: 'a factor of the power of x is lost',
    file: 'polynomial/univariate/factor.ts',
    from: 'found.push({ factor: [0n, 1n], multiplicity: low });',
    to: 'found.push({ factor: [0n, 1n], multiplicity: low - 1 });',
    asked: polynomials('factorize', 'x^3-x', 'x^5+2*x^4'),
  },
  {
    breaks: 'every second irreducible factor is dropped',
    file: 'polynomial/univariate/factor.ts',
    from: 'for (const part of parts) found.push({ factor: part, multiplicity });',
    to: 'for (const [k, part] of parts.entries()) if (k % 2 === 0) found.push({ factor: part, multiplicity });',
    asked: [...polynomials('factorize', 'x^2-5x+6', 'x^4+4'), ...polynomials('roots', 'x^3-6x^2+11x-6')],
  },
  {
    breaks: 'the lifted factor has the wrong sign (Hensel)',
    file: 'polynomial/univariate/hensel.ts',
    from: 'node.h = reducedModulo(P.add(h, r), m);',
    to: 'node.h = reducedModulo(P.subtract(h, r), m);',
    asked: polynomials('factorize', '(x^2-1234567*x+3)*(x^2+7654321*x-5)', '(x^3-98765*x+1)*(x^2+x+54321)'),
  },
  {
    breaks: 'the correction of a factor in several variables goes the wrong way (Wang)',
    file: 'polynomial/sparse/wang.ts',
    from: 'symmetric(S.add(factor, S.shiftKeys(parts[index]!, k * weight)), modulus)',
    to: 'symmetric(S.subtract(factor, S.shiftKeys(parts[index]!, k * weight)), modulus)',
    asked: polynomials('factorize', '(x^2+3*y*x-5)*(x+y^2+2)', '(x+y+z+1)*(x-y*z+3)'),
  },
  {
    breaks: 'the norm is taken on the wrong side (Trager)',
    file: 'polynomial/factor-number-field.ts',
    from: 'return gcdOverField(g, F.shift(inField, [Q.zero, Q.integerRational(s)], modulus), modulus);',
    to: 'return F.shift(gcdOverField(g, F.shift(inField, [Q.zero, Q.integerRational(s)], modulus), modulus), [Q.one], modulus);',
    asked: polynomials('factorize', 'x^2-sqrt(2)*x-4', 'x^2+i*x+2'),
  },
  {
    breaks: 'a power of a root is not taken out as a rational number',
    file: 'polynomial/root-field.ts',
    from: 'wraps ? radicand : Q.one);',
    to: 'Q.one);',
    asked: polynomials('factorize', 'x^2-(sqrt(2)+sqrt(3))x+sqrt(6)', 'x^2-2sqrt(2)x+2'),
  },
  {
    breaks: 'of dependent square roots the rational factor is left out',
    file: 'polynomial/root-field.ts',
    from: 'if (factor !== null) return { factor, of };',
    to: 'if (factor !== null) return { factor: Q.one, of };',
    asked: polynomials('factorize', '(x-sqrt(6))*(x-sqrt(10))*(x-sqrt(15))'),
  },
  {
    breaks: 'the images modulo primes are put together with the wrong sign (Chinese remainders)',
    file: 'polynomial/number-field-gcd.ts',
    from: 'row[j] = value + joined.modulus *',
    to: 'row[j] = value - joined.modulus *',
    asked: polynomials('factorize', '(x-sqrt(2)/123456789)*(x-sqrt(3))*(x+987654321)'),
  },
  {
    breaks: 'both roots of a quadratic are on the same side',
    file: 'algebra/roots/radicals.ts',
    from: 'return [E.subtract(middle, half), E.add(middle, half)];',
    to: 'return [E.subtract(middle, half), E.subtract(middle, half)];',
    asked: [...polynomials('roots', 'x^2-2', 'x^2+2x+5'), ...polynomials('factorize', 'x^2-3')],
  },
  {
    breaks: 'the sign of the shift in the cubic formula',
    file: 'algebra/roots/radicals.ts',
    from: 'const shift = E.number(times(q(-1, 3), a2!));',
    to: 'const shift = E.number(times(q(1, 3), a2!));',
    asked: polynomials('roots', 'x^3+3x^2-5', 'x^3-x^2+7'),
  },
  {
    breaks: 'the resolvent of the quartic (Ferrari)',
    file: 'algebra/roots/radicals.ts',
    from: 'const middle = E.add(E.number(times(q(1, 2), p)), m);',
    to: 'const middle = E.subtract(E.number(times(q(1, 2), p)), m);',
    asked: polynomials('factorize', 'x^4+x^3+x^2+x+1'),
  },
  {
    breaks: 'a negative root is lost',
    file: 'polynomial/univariate/real-roots.ts',
    from: 'return [...negative, ...(low > 0',
    to: 'return [...negative.slice(1), ...(low > 0',
    asked: [...polynomials('roots', 'x^5-5x+1', 'x^2-2'), ...inequalities(['x^2', '2'])],
  },
  {
    breaks: 'the quadratic factor of two conjugate roots',
    file: 'algebra/factor-fields.ts',
    from: 'quadratic(product([number(-2), re]), add(squared(re), squared(im)), x)',
    to: 'quadratic(product([number(2), re]), add(squared(re), squared(im)), x)',
    asked: polynomials('factorize', 'x^3-2'),
  },
  {
    breaks: 'the tangent is cosine over sine',
    file: 'algebra/simplify/trigonometric.ts',
    from: 'return E.product([sine(), E.power(cosine(), E.number(-1))]);',
    to: 'return E.product([cosine(), E.power(sine(), E.number(-1))]);',
    asked: polynomials('simplify', 'tan(x)*cos(x)', '1/tan(x)^2+1'),
  },
  {
    breaks: 'ln(a) + ln(b) = ln(a + b)',
    file: 'algebra/simplify/logarithms.ts',
    from: 'const inside = product(logarithms.map(',
    to: 'const inside = sum(logarithms.map(',
    asked: polynomials('simplify', 'ln(x)+ln(y)', '2*ln(3)+ln(x)'),
  },
  {
    breaks: 'a common denominator is added instead of multiplied',
    file: 'algebra/fraction.ts',
    from: 'return reduced(numerator, S.multiply(a.denominator, right, work), work);',
    to: 'return reduced(numerator, S.add(a.denominator, right), work);',
    asked: polynomials('simplify', '1/x+1/(x+1)', '1/(x-1)-1/(x+1)'),
  },
  {
    breaks: 'the nested root has the wrong halves',
    file: 'algebra/roots/square-root.ts',
    from: 'const x = E.sqrt(E.number(Q.multiply(Q.half, Q.add(a, d))));',
    to: 'const x = E.sqrt(E.number(Q.multiply(Q.half, Q.subtract(a, Q.one))));',
    asked: polynomials('simplify', 'sqrt(5+2*sqrt(6))', 'sqrt(3+2*sqrt(2))'),
  },
  {
    breaks: 'the sine of an angle is the sine of its complement',
    file: 'algebra/simplify/exact-angles.ts',
    from: "if (name === 'sin') return cosine(Q.subtract(Q.half, turns));",
    to: "if (name === 'sin') return cosine(turns);",
    asked: polynomials('simplify', 'sin(pi/12)', 'sin(pi/5)+1'),
  },
  {
    breaks: 'sinh is half the sum of the exponentials',
    file: 'algebra/simplify/exponential.ts',
    from: 'const sinh = E.product([half, E.subtract(up, down)]);',
    to: 'const sinh = E.product([half, E.add(up, down)]);',
    asked: polynomials('simplify', 'cosh(x)^2-sinh(x)^2', '(cosh(x)+sinh(x))*exp(-x)'),
  },
  {
    breaks: 'an inequality is turned round',
    file: 'algebra/inequality/solution.ts',
    from: "comparison.startsWith('<') ? sign < 0 : sign > 0;",
    to: "comparison.startsWith('<') ? sign > 0 : sign < 0;",
    asked: inequalities(['2x+1', 'x+5'], ['x^2', '9'], ['1/x', '2']),
  },
  {
    breaks: 'an interval ends at the wrong point',
    file: 'algebra/inequality/solve.ts',
    from: 'found.push({ ...open, to: point, toClosed: here });',
    to: 'found.push({ ...open, to: points[0], toClosed: here });',
    asked: inequalities(['x^2', '9'], ['x*(x-1)*(x+2)', '0']),
  },
  {
    breaks: 'the second unknown of a system has the wrong sign',
    file: 'algebra/elimination.ts',
    from: 'return [valueAt(D.scale(part[0]!, Q.minusOne), root)];',
    to: 'return [valueAt(D.scale(part[0]!, Q.one), root)];',
    asked: pairs('system', ['x+y=1', 'x-y=3'], ['x^2+y^2=25', 'y=x+1']),
  },
  {
    breaks: 'fast doubling adds where it subtracts',
    file: 'exact/fibonacci.ts',
    from: 'const even = a * (2n * b - a);',
    to: 'const even = a * (2n * b + a);',
    asked: ask('algebra-fibonacci/fibonacci', { n: '10' }, { n: '101' }),
  },
  {
    breaks: 'one prime factor is left out',
    file: 'exact/factor-integer.ts',
    from: 'split(right, multiplicity, found, unfactored, work);\n    return;',
    to: 'return;',
    asked: ask('algebra-prime/prime', { n: '1000000016000000063' }),
  },
];
