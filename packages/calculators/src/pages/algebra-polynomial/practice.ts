import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';
import { plus, polynomial, times } from '../../kit/practice/written.ts';

const linear = (draw: Draw, most: number, lead = 1) => [lead, draw.nonzero(-most, most)];
const any = (draw: Draw, degree: number, most: number) =>
  Array.from({ length: degree + 1 }, (_, k) => (k === 0 ? draw.nonzero(-most, most) : draw.whole(-most, most)));
const inBrackets = (coefficients: readonly number[]) => `(${polynomial(coefficients)})`;

function twoPolynomials(draw: Draw, level: Level): ProblemInputs {
  return {
    first: polynomial(any(draw, level, 4 + level)),
    second: polynomial(any(draw, Math.max(1, level - draw.whole(0, 1)), 4 + level)),
  };
}

/** Linear factors with whole roots; from level 2 on a leading coefficient, at level 3 three of them. */
function factors(draw: Draw, level: Level): readonly (readonly number[])[] {
  const one = linear(draw, 6, level === 2 ? draw.whole(1, 3) : 1);
  const two = linear(draw, 6);
  return level === 3 ? [one, two, linear(draw, 3)] : [one, two];
}

const product = (of: readonly (readonly number[])[]) => of.reduce(times);

export const practice: Practice = {
  expand: (draw, level) => ({ polynomial: factors(draw, level).map(inBrackets).join('*') }),
  factorize: (draw, level) => ({ polynomial: polynomial(product(factors(draw, level))) }),
  // A common factor above and below the line, and nothing else in common.
  simplify: (draw, level) => {
    const common = linear(draw, 5);
    const above = linear(draw, 5);
    const other = linear(draw, 6, level - 1 || 1);
    const below = level === 1 ? [1] : other[0] === 1 && other[1] === above[1] ? [1, -above[1]!] : other;
    return { polynomial: `${inBrackets(times(above, common))}/${inBrackets(times(below, common))}` };
  },
  add: twoPolynomials,
  subtract: twoPolynomials,
  multiply: twoPolynomials,
  // Quotient and remainder are drawn.
  divide: (draw, level) => {
    const divisor = level === 3 ? [1, draw.whole(-3, 3), draw.nonzero(-4, 4)] : linear(draw, 4);
    const quotient = any(draw, level === 1 ? 1 : 2, 4);
    const remainder = level === 1 ? [0] : any(draw, divisor.length - 2, 5);
    return { first: polynomial(plus(times(divisor, quotient), remainder)), second: polynomial(divisor) };
  },
  power: (draw, level) => ({
    polynomial: polynomial(linear(draw, 3, draw.whole(1, level))),
    n: String(level === 1 ? 2 : draw.whole(2, level + 1)),
  }),
  roots: (draw, level) => {
    if (level === 3) {
      // p ± √q: half the sum of the roots, and what stands under the root.
      const [p, q] = [draw.whole(-4, 4), draw.pick([2, 3, 5, 6, 7])];
      return { polynomial: polynomial([1, -2 * p, p * p - q]) };
    }
    return { polynomial: polynomial(product(factors(draw, level))) };
  },
  system: (draw, level) => {
    const [x, y] = [draw.whole(-5, 5), draw.whole(-5, 5)];
    const [a, b] = [draw.nonzero(-level - 1, level + 1), draw.nonzero(-level - 1, level + 1)];
    // The determinant a·d − b·c is not 0.
    const c = draw.nonzero(-level - 1, level + 1);
    const d = a * b === b * c ? b + 1 : b;
    const second = a * d - b * c === 0 ? d + 1 : d;
    return {
      first: `${polynomial([a, 0])} + ${polynomial([b, 0], 'y')} = ${a * x + b * y}`.replace('+ -', '- '),
      second: `${polynomial([c, 0])} + ${polynomial([second || 1, 0], 'y')} = ${c * x + (second || 1) * y}`.replace(
        '+ -',
        '- ',
      ),
    };
  },
};
