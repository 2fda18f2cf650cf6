import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice } from '../../kit/practice/practice.ts';
import { multiple, polynomial } from '../../kit/practice/written.ts';

const power = (draw: Draw, most: number) => draw.pick(['x', 'x^2', 'x^3', 'x^4'].slice(0, most));
const outer = (draw: Draw) => draw.pick(['sin', 'cos', 'exp', 'ln']);

/** A sum of powers; a product, or a function of a function; both, or a quotient. */
function functionOf(draw: Draw, level: Level): string {
  const k = draw.whole(2, 6);
  if (level === 1) return polynomial([draw.whole(0, 2), draw.nonzero(-4, 4), draw.nonzero(-6, 6), draw.whole(-9, 9)]);
  if (level === 2)
    return draw.pick([
      `${power(draw, 3)}*${outer(draw)}(x)`,
      `${outer(draw)}(${multiple(k)})`,
      `(${polynomial([k, k * draw.whole(-1, 1) + draw.pick([1, -1])])})^${draw.whole(3, 6)}`,
      `sqrt(${polynomial([k, draw.whole(1, 9)])})`,
    ]);
  return draw.pick([
    `${power(draw, 2)}*${draw.pick(['sin', 'cos', 'exp'])}(${multiple(k)})`,
    `${draw.pick(['sin(x)', 'ln(x)', 'exp(x)'])}/${power(draw, 3)}`,
    `${outer(draw)}(${polynomial([1, 0, k])})`,
    `${draw.pick(['sin', 'cos'])}(x)^${draw.whole(2, 4)}`,
  ]);
}

export const practice: Practice = {
  derivative: (draw, level) => ({ function: functionOf(draw, level) }),
  tangent: (draw, level) => ({
    function:
      level === 3
        ? `${draw.pick(['ln(x)', '1/x', 'sqrt(x)'])} + ${draw.whole(2, 6)}*x`
        : polynomial([level - 1, draw.nonzero(-4, 4), draw.nonzero(-6, 6), draw.whole(-9, 9)]),
    point: String(level === 3 ? draw.pick([1, 4]) : draw.whole(-3, 3)),
  }),
  stationary: (draw, level) => {
    const [a, b] = [draw.whole(-4, 0), draw.whole(1, 4)];
    // Its derivative is 3·x·(x − c).
    const c = b - a;
    const cubic = `x^3 - ${c % 2 === 0 ? `${(3 * c) / 2}*x^2` : `${3 * c}*x^2/2`}`;
    return {
      function: level === 1 ? `x^2 - ${2 * b}*x + ${draw.whole(1, 9)}` : level === 2 ? `x^3 - ${3 * b * b}*x` : cubic,
    };
  },
  partial: (draw, level) => {
    const [a, b] = [draw.whole(1, 2 + level), draw.whole(1, 2 + level)];
    const by = level === 1 ? draw.pick(['x', 'y']) : level === 2 ? 'x, y' : draw.pick(['x^2', 'x, y', 'y^2']);
    return { function: `${draw.whole(2, 6)}*x^${a + 1}*y^${b + 1}`, by };
  },
  gradient: (draw, level) => ({
    function:
      level === 3
        ? `${draw.whole(2, 4)}*x^${draw.whole(2, 3)}*y + y*z^${draw.whole(2, 3)}`
        : `${draw.whole(2, 5)}*x^2*${level === 1 ? 'y' : 'y^2'} + ${draw.whole(2, 5)}*y^${draw.whole(2, 3)}`,
    variables: level === 3 ? 'x, y, z' : 'x, y',
  }),
  implicit: (draw, level) => {
    const [a, b] = [draw.whole(1, 3), draw.whole(1, 3)];
    const left = [
      `${multiple(a, 'x^2')} + ${multiple(b, 'y^2')}`,
      `x^2 + ${multiple(a, 'x*y')} + y^2`,
      `x^3 + ${multiple(a, 'x*y')} + y^3`,
    ];
    return { equation: `${left[level - 1]} = ${draw.whole(5, 20)}`, variables: 'x, y' };
  },
};
