import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { allAgree } from '../../shared/surface/all-agree.ts';
import {
  cylinderAreaCheck,
  cylinderFigure,
  cylinderMeasures,
  cylinderVolumeCheck,
} from '../../shared/surface/cylinder.ts';
import {
  icosahedronAreaCheck,
  icosahedronFigure,
  icosahedronFormulas,
  icosahedronMeasures,
  icosahedronVolumeCheck,
} from '../../shared/surface/icosahedron.ts';
import { measured } from '../../shared/surface/measures.ts';
import { radiusAndHeight } from '../../shared/surface/radius-and-height.ts';
import {
  sphereAreaCheck,
  sphereFigure,
  sphereFormulas,
  sphereMeasures,
  sphereVolumeCheck,
} from '../../shared/surface/sphere.ts';

const sphere = calculator({
  title: 'Sphere',
  keywords: ['surface area of a ball', '4πr²'],
  asks: [
    '[surface ]area[ of][ a][ the] (sphere|ball)[ with][ of][ a] (diameter|d)[ of][ =] {radius/2}',
    '[surface ]area[ of][ a][ the] (sphere|ball)[ with][ of][ a] (radius|r)[ of][ =] {radius}',
    '[surface ]area[ of][ a][ the] (sphere|ball)[ with][ of][ a] (radius|r)={radius}',
  ],
  purpose: 'The surface of a sphere of a given radius.',
  path: 'volume/spherearea/:radius',
  inputs: { radius: exactNumber({ label: 'Radius R', symbol: 'R', above: 0, convertsTo: 'm' }) },
  formula: 'A = 4 \\pi R^2',
  furtherFormulas: { volume: 'V = \\frac{4}{3}\\pi R^3', ...sphereFormulas },
  compute: ({ radius: { expression, value: r } }) =>
    measured(sphereMeasures(expression), {
      checked: [
        ({ area, volume }) => allAgree(sphereAreaCheck(r, area), { ...sphereVolumeCheck(r, volume), of: 'the volume' }),
      ],
      figure: () => sphereFigure(r),
    }),
  examples: [
    { given: { radius: '3' }, expect: { area: '36*pi', volume: '36*pi' } },
    { label: 'the Earth in km', given: { radius: '6371' }, expect: { area: '162358564*pi' } },
    { label: 'radius √2', given: { radius: 'sqrt(2)' }, expect: { area: '8*pi', greatCircle: '2*pi' } },
  ],
  laws: [
    (_, { area, greatCircle }) => Math.abs(area / (4 * greatCircle) - 1) < 1e-14,
    ({ radius: { value: r } }, { area, volume }) => Math.abs((3 * volume) / (area * r) - 1) < 1e-13,
  ],
  references: [
    { title: 'Archimedes, On the Sphere and Cylinder I.33–34' },
    { title: 'Wolfram MathWorld, Sphere', url: 'https://mathworld.wolfram.com/Sphere.html' },
  ],
});

const icosahedron = calculator({
  title: 'Icosahedron',
  purpose: 'The surface of a regular icosahedron from its edge.',
  path: 'volume/icosahedronarea/:side',
  inputs: { side: exactNumber({ label: 'Side L', symbol: 'L', above: 0, convertsTo: 'm' }) },
  formula: 'A = 5\\sqrt{3}\\,L^2',
  furtherFormulas: { volume: 'V = \\frac{5}{12}\\left(3 + \\sqrt{5}\\right) L^3', ...icosahedronFormulas },
  compute: ({ side: { expression, value: l } }) =>
    measured(icosahedronMeasures(expression), {
      checked: [
        ({ area, volume }) =>
          allAgree(icosahedronAreaCheck(l, area), { ...icosahedronVolumeCheck(l, volume), of: 'the volume' }),
      ],
      figure: () => icosahedronFigure(l),
    }),
  examples: [
    { given: { side: '2' }, expect: { area: '20*sqrt(3)', face: 'sqrt(3)' } },
    { given: { side: '1' }, expect: { volume: 2.1816949906249124, inradius: 0.7557613140761708 } },
    { label: 'side √3', given: { side: 'sqrt(3)' }, expect: { area: '15*sqrt(3)' } },
  ],
  laws: [(_, { area, volume, inradius }) => Math.abs((3 * volume) / (area * inradius) - 1) < 1e-13],
  references: [
    { title: 'H. S. M. Coxeter, Regular Polytopes (Dover, 1973), table I' },
    { title: 'Wolfram MathWorld, Regular Icosahedron', url: 'https://mathworld.wolfram.com/RegularIcosahedron.html' },
  ],
});

const cylinder = calculator({
  title: 'Cylinder',
  keywords: ['surface of a cylinder', 'tube', 'can'],
  purpose: 'The whole surface of a right circular cylinder: its side and both bases.',
  path: 'volume/cylinderarea/:radius/:height',
  inputs: radiusAndHeight,
  formula: 'A = 2\\pi R\\,(R + H)',
  furtherFormulas: { volume: 'V = \\pi R^2 H', lateral: 'M = 2\\pi R\\,H', base: 'B = \\pi R^2' },
  compute: ({ radius: { expression, value: r }, height: { expression: high, value: h } }) =>
    measured(cylinderMeasures(expression, high), {
      checked: [
        ({ area, volume }) =>
          allAgree(cylinderAreaCheck(r, h, area), { ...cylinderVolumeCheck(r, h, volume), of: 'the volume' }),
      ],
      figure: () => cylinderFigure(r, h),
    }),
  examples: [
    { given: { radius: '2', height: '5' }, expect: { area: '28*pi', lateral: '20*pi', volume: '20*pi' } },
    { label: 'a tin of 3.7 by 10.9 cm', given: { radius: '3.7', height: '10.9' }, expect: { area: '2701*pi/25' } },
    {
      label: 'as high as it is wide',
      given: { radius: '1/2', height: '1' },
      expect: { area: '3*pi/2', lateral: 'pi' },
    },
  ],
  laws: [(_, { area, lateral, base }) => Math.abs(area / (lateral + 2 * base) - 1) < 1e-14],
  references: [
    { title: 'Archimedes, On the Sphere and Cylinder I.13' },
    { title: 'Wolfram MathWorld, Cylinder', url: 'https://mathworld.wolfram.com/Cylinder.html' },
  ],
});

export default { sphere: sphere, icosahedron: icosahedron, cylinder: cylinder };
