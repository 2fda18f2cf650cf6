import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';
import { multiple, polynomial, times } from '../../kit/practice/written.ts';

/** A factor that cancels; powers that decide at infinity; limits that everybody knows, with a factor. */
function limit(draw: Draw, level: Level): ProblemInputs {
  const [k, m] = [draw.whole(2, 6), draw.whole(2, 6)];
  const at = draw.nonzero(-4, 4);
  const cancels = {
    function: `(${polynomial(times([1, -at], [1, draw.nonzero(-5, 5)]))})/(${polynomial([1, -at])})`,
    bound: String(at),
  };
  if (level === 1) return cancels;
  const highest = {
    function: `(${polynomial([k, draw.whole(-5, 5), draw.whole(-5, 5)])})/(${polynomial([m, draw.nonzero(-5, 5), 0])})`,
    bound: '+oo',
  };
  const known = { function: `sin(${multiple(k)})/(${multiple(m)})`, bound: '0' };
  if (level === 2) return draw.pick([highest, known, { function: `(exp(${multiple(k)}) - 1)/x`, bound: '0' }]);
  return draw.pick([
    { function: `(1 - cos(${multiple(k)}))/x^2`, bound: '0' },
    { function: `(1 + ${k}/x)^x`, bound: '+oo' },
    { function: `sqrt(x^2 + ${2 * k}*x) - x`, bound: '+oo' },
    { function: `ln(1 + ${multiple(k)})/sin(x)`, bound: '0' },
  ]);
}

export const practice: Practice = { limit };
