import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { allAgree } from '../../shared/surface/all-agree.ts';
import {
  cylinderAreaCheck,
  cylinderFigure,
  cylinderMeasures,
  cylinderVolumeCheck,
} from '../../shared/surface/cylinder.ts';
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
  keywords: ['ball', 'volume of a ball'],
  asks: [
    'volume[ of][ a][ the] (sphere|ball)[ with][ of][ a] (diameter|d)[ of][ =] {radius/2}',
    'volume[ of][ a][ the] (sphere|ball)[ with][ of][ a] (radius|r)[ of][ =] {radius}',
    'volume[ of][ a][ the] (sphere|ball)[ with][ of][ a] (radius|r)={radius}',
    '(sphere|ball)[ with][ of][ a] diameter[ of][ =] {radius/2}',
  ],
  purpose: 'The volume of a sphere of a given radius.',
  path: 'volume/spherevolume/:radius',
  inputs: { radius: exactNumber({ label: 'Radius R', symbol: 'R', above: 0, convertsTo: 'm' }) },
  formula: 'V = \\frac{4}{3}\\pi R^3',
  furtherFormulas: { area: 'A = 4\\pi R^2', ...sphereFormulas },
  compute: ({ radius: { expression, value: r } }) => {
    const { volume, ...rest } = sphereMeasures(expression);
    return measured(
      { volume, ...rest },
      {
        checked: [
          (found) =>
            allAgree(sphereVolumeCheck(r, found.volume), { ...sphereAreaCheck(r, found.area), of: 'the surface area' }),
        ],
        figure: () => sphereFigure(r),
      },
    );
  },
  examples: [
    { given: { radius: '3' }, expect: { volume: '36*pi', area: '36*pi' } },
    { label: 'a football of 11 cm', given: { radius: '11' }, expect: { volume: '5324*pi/3' } },
    { given: { radius: '1/2' }, expect: { volume: 'pi/6' } },
  ],
  laws: [({ radius: { value: r } }, { area, volume }) => Math.abs((3 * volume) / (area * r) - 1) < 1e-13],
  references: [
    { title: 'Archimedes, On the Sphere and Cylinder I.34' },
    { title: 'Wolfram MathWorld, Sphere', url: 'https://mathworld.wolfram.com/Sphere.html' },
  ],
});

const cylinder = calculator({
  title: 'Cylinder',
  keywords: ['tank', 'pipe', 'can'],
  purpose: 'The volume of a right circular cylinder from its radius and height.',
  path: 'volume/cylindervolume/:radius/:height',
  inputs: radiusAndHeight,
  formula: 'V = \\pi R^2 H',
  furtherFormulas: { lateral: 'M = 2\\pi R\\,H', area: 'A = 2\\pi R\\,(R + H)', base: 'B = \\pi R^2' },
  compute: ({ radius: { expression, value: r }, height: { expression: high, value: h } }) => {
    const { volume, ...rest } = cylinderMeasures(expression, high);
    return measured(
      { volume, ...rest },
      {
        checked: [
          (found) =>
            allAgree(cylinderVolumeCheck(r, h, found.volume), {
              ...cylinderAreaCheck(r, h, found.area),
              of: 'the surface area',
            }),
        ],
        figure: () => cylinderFigure(r, h),
      },
    );
  },
  examples: [
    { given: { radius: '2', height: '5' }, expect: { volume: '20*pi', area: '28*pi' } },
    { label: 'a litre: 4 by 19.9 cm', given: { radius: '4', height: '19.9' }, expect: { volume: '1592*pi/5' } },
    { given: { radius: 'sqrt(2)', height: '1/2' }, expect: { volume: 'pi' } },
  ],
  laws: [({ height: { value: h } }, { volume, base }) => Math.abs(volume / (base * h) - 1) < 1e-13],
  references: [
    { title: 'Euclid, Elements XII.14' },
    { title: 'Wolfram MathWorld, Cylinder', url: 'https://mathworld.wolfram.com/Cylinder.html' },
  ],
});

export default { sphere: sphere, cylinder: cylinder };
