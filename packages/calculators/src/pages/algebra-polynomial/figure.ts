import type { Root, Roots } from '@nomogram/math/algebra/roots/roots.ts';
import { complexText } from '../../kit/complex-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark } from '../../kit/figure.ts';

/** All roots as points of the complex plane, with the circle on which they lie when there is one around 0. */
export function rootsInPlane({ real, complex }: Roots): Figure {
  const roots = [...real, ...complex];
  const sizes = roots.map(({ approximate: { re, im } }) => Math.hypot(re, im));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const reach = 1.35 * Math.max(most, Number.MIN_VALUE) || 1;
  const onCircle = roots.length > 2 && most - least <= 1e-9 * most;
  const shown = ({ approximate: { re, im } }: Root): string =>
    complexText({ re: Number(re.toPrecision(5)), im: Math.abs(im) < 1e-9 * reach ? 0 : Number(im.toPrecision(5)) })
      .text;
  const marks: Mark[] = onCircle
    ? [{ mark: 'circle', center: [0, 0], radius: most, role: 'construction', dashed: true }]
    : [];
  for (const root of roots) {
    const { re, im } = root.approximate;
    marks.push({ mark: 'point', at: [re, im], role: 'answer', ...(roots.length <= 8 ? { label: shown(root) } : {}) });
  }
  return {
    summary: `The ${roots.length} different roots in the complex plane${onCircle ? `, all at the distance ${formatDouble(most, 5)} from 0` : ''}: ${roots.slice(0, 8).map(shown).join(', ')}${roots.length > 8 ? ', …' : ''}.`,
    frame: { x: [-reach, reach], y: [-reach, reach], equal: true, axes: 'axes', xLabel: 'Re', yLabel: 'Im' },
    marks,
    table: {
      columns: ['Real part', 'Imaginary part', 'multiplicity'],
      rows: roots.map(({ approximate: { re, im }, multiplicity }) => [
        formatDouble(re, 8),
        formatDouble(im, 8),
        String(multiplicity),
      ]),
    },
  };
}
