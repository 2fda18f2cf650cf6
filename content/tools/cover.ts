import { colours } from './colours.ts';
import { bearingPlan } from './covers/bearing-plan.ts';
import { bellArea } from './covers/bell-area.ts';
import { bellTail } from './covers/bell-tail.ts';
import { dangerCircle } from './covers/danger-circle.ts';
import { deviations } from './covers/deviations.ts';
import { doublesLine } from './covers/doubles-line.ts';
import { factorLattice } from './covers/factor-lattice.ts';
import { factorialGrowth } from './covers/factorial-growth.ts';
import { icosahedron } from './covers/icosahedron.ts';
import { height, line, width } from './covers/ink.ts';
import { limitApproach } from './covers/limit-approach.ts';
import { loanBalance } from './covers/loan-balance.ts';
import { npvCurve } from './covers/npv-curve.ts';
import { primeSpiral } from './covers/prime-spiral.ts';
import { secants } from './covers/secants.ts';
import { uncertaintyScale } from './covers/uncertainty-scale.ts';
import { unitCircle } from './covers/unit-circle.ts';
import { ContentProblem } from './problem.ts';

type Figure = { readonly title: string; readonly draw: () => string };

/** The figures that a post can name in its front matter (`cover: bell-tail`). */
export const figures: Readonly<Record<string, Figure>> = {
  'bell-area': { title: 'The area under a bell curve from 0 to 1', draw: bellArea },
  'bell-tail': { title: 'A bell curve with its right tail shaded', draw: bellTail },
  'bearing-plan': { title: 'A plan with the bearing from a point A to a point B', draw: bearingPlan },
  'danger-circle': { title: 'Three known points, a station, and the circle through the points', draw: dangerCircle },
  deviations: { title: 'Five measurements and the squares of their distances from the mean', draw: deviations },
  'doubles-line': { title: 'The floating-point numbers around 0.3 on a line', draw: doublesLine },
  'factor-lattice': {
    title: 'The roots of a polynomial modulo powers of 5, each continuing one before',
    draw: factorLattice,
  },
  'factorial-growth': { title: 'The digits of factorials, growing faster than those of powers', draw: factorialGrowth },
  icosahedron: { title: 'Three golden rectangles inside an icosahedron', draw: icosahedron },
  'limit-approach': {
    title: 'A function that oscillates near zero, and a table of points on the axis',
    draw: limitApproach,
  },
  'loan-balance': { title: 'The balance of a loan and the point where half of it is paid', draw: loanBalance },
  'npv-curve': { title: 'A curve of net present value that is zero at two rates', draw: npvCurve },
  'prime-spiral': { title: 'The primes on a spiral of whole numbers', draw: primeSpiral },
  secants: { title: 'Secants of a parabola that turn into its tangent', draw: secants },
  'uncertainty-scale': { title: 'Relative uncertainties of constants on a scale', draw: uncertaintyScale },
  'unit-circle': { title: 'The unit circle met twice by a line at the height one half', draw: unitCircle },
};

/** A cover as a self-contained SVG picture of 1200 × 630: a figure in ink on graph paper below the edge of a scale. */
export function coverSvg(name: string): string {
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (figure === undefined) {
    throw new ContentProblem(`there is no cover figure "${name}"; known are ${Object.keys(figures).join(', ')}`);
  }
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const paper = `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`;
  const content = paper + graphPaper() + scaleEdge() + figure.draw();
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${figure.title}</title>${content}</svg>\n`;
}

function graphPaper(): string {
  const lines: string[] = [];
  for (let x = 30; x < width; x += 30) lines.push(line([x, 0], [x, height], { stroke: colours.grid }));
  for (let y = 30; y < height; y += 30) lines.push(line([0, y], [width, y], { stroke: colours.grid }));
  return lines.join('');
}

/** The mark of the site's pages: a ruler's edge along the top, with ticks of three lengths. */
function scaleEdge(): string {
  const ticks: string[] = [];
  for (let x = 0; x <= width; x += 15) {
    const length = x % 150 === 0 ? 30 : x % 75 === 0 ? 20 : 12;
    ticks.push(line([x, 0], [x, length], { stroke: colours.ink, width: 2 }));
  }
  return ticks.join('');
}
