import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice } from '../../kit/practice/practice.ts';
import { multiple, polynomial } from '../../kit/practice/written.ts';

/** An antiderivative is drawn, with its derivative: what stands below an integral sign is the second. */
function integrand(draw: Draw, level: Level): string {
  const k = draw.whole(2, 5);
  if (level === 1) {
    // F = a·x³ + b·x² + c·x
    const [a, b, c] = [draw.whole(0, 3), draw.nonzero(-4, 4), draw.nonzero(-6, 6)];
    return polynomial([3 * a, 2 * b, c]);
  }
  if (level === 2)
    return draw.pick([
      // F = sin(k·x), e^(k·x), ln|x + k|, (x + k)^(n + 1)
      `${k}*cos(${multiple(k)})`,
      `${k}*exp(${multiple(k)})`,
      `1/(${polynomial([1, k])})`,
      `${k + 1}*(${polynomial([1, draw.nonzero(-5, 5)])})^${k}`,
      // F = sin(x²), e^(x² + k), √(x² + k)
      `2*x*cos(x^2)`,
      `2*x*exp(x^2 + ${k})`,
      `x/sqrt(x^2 + ${k})`,
    ]);
  return draw.pick([
    // F = (x − 1)·eˣ, and the like: by parts
    'x*exp(x)',
    `x*cos(${multiple(k)})`,
    `x*sin(${multiple(k)})`,
    'x*ln(x)',
    'ln(x)',
    'x^2*exp(x)',
    // F = A·ln|x − p| + B·ln|x − q|
    partialFractions(draw),
    `1/(x^2 + ${k * k})`,
  ]);
}

function partialFractions(draw: Draw): string {
  const [p, q] = draw.some(2, [-3, -2, -1, 1, 2, 3]);
  const [a, b] = [draw.nonzero(-3, 3), draw.nonzero(-3, 3)];
  const numerator = polynomial([a + b, -(a * q! + b * p!)]);
  return `(${numerator})/((${polynomial([1, -p!])})*(${polynomial([1, -q!])}))`;
}

export const practice: Practice = {
  analytical: (draw, level) => ({ function: integrand(draw, level) }),
  definite: (draw, level) => {
    const lower = draw.whole(0, 2);
    if (level === 1)
      return {
        function: polynomial([3 * draw.whole(0, 2), 2 * draw.nonzero(-3, 3), draw.whole(-4, 4)]),
        lower: String(lower),
        upper: String(lower + draw.whole(1, 3)),
      };
    const [f, from, to] = draw.pick<readonly [string, string, string]>(
      level === 2
        ? [
            ['sin(x)', '0', 'pi'],
            ['cos(x)', '0', 'pi/2'],
            ['exp(x)', '0', 'ln(3)'],
            ['1/x', '1', 'e'],
            ['2*x*(x^2+1)^3', '0', '1'],
            ['1/sqrt(x)', '1', '9'],
          ]
        : [
            ['x*exp(x)', '0', '1'],
            ['x*sin(x)', '0', 'pi'],
            ['ln(x)', '1', 'e'],
            ['1/(x^2+1)', '0', '1'],
            ['x*exp(-x)', '0', '+oo'],
            ['sin(x)^2', '0', 'pi'],
          ],
    );
    const k = draw.whole(1, 6);
    return { function: k === 1 ? f : f.startsWith('1/') ? `${k}${f.slice(1)}` : `${k}*${f}`, lower: from, upper: to };
  },
};
