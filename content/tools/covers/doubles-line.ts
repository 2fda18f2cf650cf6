import { colours } from '../colours.ts';
import { arrowHead, dot, label, line, type Point } from './ink.ts';

/**
 * The doubles around three tenths, each a tick 2⁻⁵⁴ from the next. Zero of the scale is the double nearest to 0.3: three
 * tenths itself lies a fifth of a step above it, the sum of the doubles 0.1 and 0.2 exactly half a step above it, and the
 * rounding of that sum a whole step.
 */
export function doublesLine(): string {
  const base = 400;
  const at = (steps: number): Point => [440 + 290 * steps, base];
  const ticks = [-1, 0, 1, 2].map((steps) => {
    const [x] = at(steps);
    return line([x, base - 42], [x, base + 42], { stroke: colours.ink, width: 4 });
  });
  const [half, whole] = [at(0.5), at(1)];
  const jump = `<path d="M${half[0]} ${base - 24}Q${(half[0] + whole[0]) / 2} ${base - 120} ${whole[0] - 10} ${base - 34}" fill="none" stroke="${colours.answer}" stroke-width="5"/>`;
  return [
    line([30, base], [1170, base], { stroke: colours.ink, width: 3 }),
    ...ticks,
    line(at(0.2), [at(0.2)[0], base - 150], { stroke: colours.act, width: 3 }),
    label([at(0.2)[0], base - 170], '0.3', { fill: colours.act, size: 56 }),
    dot(at(0.2), 12, colours.act),
    jump,
    arrowHead([whole[0] - 3, base - 18], 0.55, 1, 26, colours.answer),
    dot(half, 12, colours.answer, true),
    dot(whole, 15, colours.answer),
    label([whole[0] + 20, base - 130], '0.1 + 0.2', { fill: colours.answer, size: 56 }),
    label([at(0)[0], base + 92], '0.29999999999999998…', { fill: colours.muted, size: 34 }),
    label([whole[0] + 60, base + 142], '0.30000000000000004…', { fill: colours.answer, size: 34 }),
    line([whole[0], base + 52], [whole[0], base + 104], { stroke: colours.answer, width: 3 }),
  ].join('');
}
