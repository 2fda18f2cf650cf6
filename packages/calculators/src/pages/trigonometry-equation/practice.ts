import type { Generator, Level, Practice } from '../../kit/practice/practice.ts';
import { fraction, minus, multiple } from '../../kit/practice/written.ts';

const sines = (level: Level) =>
  ['0', '1', '1/2', '-1/2', 'sqrt(2)/2', 'sqrt(3)/2', '-sqrt(2)/2', '-sqrt(3)/2'].slice(0, 2 + 2 * level);
const tangents = (level: Level) =>
  ['1', '0', '-1', 'sqrt(3)', '-sqrt(3)', 'sqrt(3)/3', '-sqrt(3)/3'].slice(0, 1 + 2 * level);

/** The quadratic in the function, a·t² − b·t + (c − a), has the roots p/2 and q/2. */
const halves: Generator = (draw) => {
  const [p, q] = [draw.whole(-2, 2), draw.whole(-3, 3)];
  return { a: '4', b: String(2 * (p + q)), c: String(p * q + 4) };
};

export const practice: Practice = {
  cos: (draw, level) => ({ a: draw.pick(sines(level)) }),
  sin: (draw, level) => ({ a: draw.pick(sines(level)) }),
  tan: (draw, level) => ({ a: draw.pick(tangents(level)) }),
  'cos-multiple': (draw, level) => ({ a: String(draw.whole(2, 1 + level)), b: draw.pick(sines(level)) }),
  'sin-multiple': (draw, level) => ({ a: String(draw.whole(2, 1 + level)), b: draw.pick(sines(level)) }),
  'tan-multiple': (draw, level) => ({ a: String(draw.whole(2, 1 + level)), b: draw.pick(tangents(level)) }),
  // Both roots of the quadratic in the function are drawn: one of them at least is a value that an angle has.
  'quadratic-sin': halves,
  'quadratic-cos': halves,
  'quadratic-tan': (draw, level) => {
    const a = draw.whole(1, 3 * level);
    const [b, c] = [multiple(a, 'sqrt(3)'), multiple(-a, 'sqrt(3)')];
    return { a: String(a), b: draw.pick([`${a}`, `${-a}`, b, c].slice(0, 1 + level)) };
  },
  general: (draw, level) => {
    const halves = draw.some(2, [0, 1, -1, 2, -2]);
    const wave = draw.pick(['sin', 'cos']);
    if (level === 1) return { equation: `2*${wave}(x) = ${halves[0]}` };
    const [value, other] = halves.map((one) => fraction(one, 2));
    if (level === 2) return { equation: `(${minus(`${wave}(x)`, value!)})*(${minus(`${wave}(x)`, other!)}) = 0` };
    const k = draw.whole(2, 3);
    return {
      equation: draw.pick([
        `sin(${k}*x) = ${value}`,
        `cos(${k}*x) = ${value}`,
        `sin(2*x) = ${wave}(x)`,
        `cos(2*x) = ${wave}(x)`,
      ]),
    };
  },
};
