import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { type Judgement, suite } from '../suite.ts';

interface GeometryRecord {
  readonly id: string;
  readonly shape: string;
  readonly input: { readonly [name: string]: string };
  readonly expected: { readonly [name: string]: string };
}

/** What a visitor would type for a record. */
type InputText = (input: GeometryRecord['input']) => string;

/** A calculator that answers a shape: its inputs by those of the record, its outputs by what the record expects. */
interface GeometryQuestion {
  readonly calculator: string;
  readonly inputs: { readonly [input: string]: string | InputText };
  readonly outputs: { readonly [expected: string]: string };
}

const centralAngle: InputText = ({ angle_deg }) => `${angle_deg}°`;

const shapes: { readonly [shape: string]: readonly GeometryQuestion[] } = {
  circle: [
    {
      calculator: 'surface-area/circle',
      inputs: { radius: 'radius' },
      outputs: { area: 'area', circumference: 'circumference' },
    },
  ],
  square: [
    {
      calculator: 'surface-area/rectangle',
      inputs: { length: 'side', width: 'side' },
      outputs: { area: 'area', perimeter: 'perimeter', diagonal: 'diagonal' },
    },
  ],
  rectangle: [
    {
      calculator: 'surface-area/rectangle',
      inputs: { length: 'a', width: 'b' },
      outputs: { area: 'area', perimeter: 'perimeter', diagonal: 'diagonal' },
    },
  ],
  triangle_base_height: [
    { calculator: 'surface-area/triangle', inputs: { base: 'base', height: 'height' }, outputs: { area: 'area' } },
  ],
  annulus: [{ calculator: 'surface-area/annulus', inputs: { inner: 'r', outer: 'R' }, outputs: { area: 'area' } }],
  regular_polygon: [
    {
      calculator: 'surface-area/polygon',
      inputs: { sides: 'sides', side: 'side' },
      outputs: { area: 'area', perimeter: 'perimeter', apothem: 'inradius', circumradius: 'circumradius' },
    },
  ],
  sphere: [
    {
      calculator: 'surface-volume/sphere',
      inputs: { radius: 'radius' },
      outputs: { volume: 'volume', surface: 'area' },
    },
    { calculator: 'surface-area/sphere', inputs: { radius: 'radius' }, outputs: { surface: 'area', volume: 'volume' } },
  ],
  cylinder: [
    {
      calculator: 'surface-volume/cylinder',
      inputs: { radius: 'radius', height: 'height' },
      outputs: { volume: 'volume', lateral: 'lateral', surface: 'area' },
    },
  ],
  cone: [
    {
      calculator: 'surface-volume/cone',
      inputs: { radius: 'radius', height: 'height' },
      outputs: { volume: 'volume', slant: 'slant', lateral: 'lateral', surface: 'area' },
    },
  ],
  cuboid: [
    {
      calculator: 'surface-volume/box',
      inputs: { length: 'a', width: 'b', height: 'c' },
      outputs: { volume: 'volume', surface: 'area', diagonal: 'diagonal' },
    },
  ],
  cube: [
    {
      calculator: 'surface-volume/box',
      inputs: { length: 'side', width: 'side', height: 'side' },
      outputs: { volume: 'volume', surface: 'area', diagonal: 'diagonal' },
    },
  ],
  circle_sector_deg: [
    {
      calculator: 'topography-circular/circlesector',
      inputs: { angle: centralAngle, radius: 'radius' },
      outputs: { area: 'area', arc: 'arc' },
    },
  ],
  circle_segment_deg: [
    {
      calculator: 'topography-circular/circlesegment',
      inputs: { angle: centralAngle, radius: 'radius' },
      outputs: { area: 'area', chord: 'chord' },
    },
  ],
  square_pyramid: [
    {
      calculator: 'surface-volume/pyramid',
      inputs: { base: ({ side }) => `${side}^2`, height: 'height' },
      outputs: { volume: 'volume', slant: 'slant', surface: 'area' },
    },
  ],
  ellipsoid: [
    {
      calculator: 'surface-volume/ellipsoid',
      inputs: { a: 'a', b: 'b', c: 'c' },
      outputs: { volume: 'volume', surface: 'area' },
    },
  ],
};

const calculators = new Map(
  await Promise.all(
    Object.values(shapes)
      .flat()
      .map(async ({ calculator }) => [calculator, (await load(calculator))!] as const),
  ),
);

const tolerance = 1e-12;
const near = (found: string | undefined, expected: string): boolean =>
  found !== undefined && Math.abs(Number(found) - Number(expected)) <= tolerance * Math.abs(Number(expected));

function judgeOne({ calculator, inputs, outputs }: GeometryQuestion, { input, expected }: GeometryRecord): Judgement {
  const typed = Object.fromEntries(
    Object.entries(inputs).map(([name, from]) => [name, typeof from === 'string' ? input[from] : from(input)]),
  );
  const outcome = run(calculators.get(calculator)!, typed, defaultOptions);
  if (expected.outcome !== undefined) return outcome.ok ? 'wrong' : 'right';
  if (!outcome.ok) return 'none';
  const { values } = outcome.answer;
  const asked = Object.entries(outputs).filter(([name]) => expected[name] !== undefined);
  const good = asked.every(([name, output]) =>
    near(values.find((one) => one.name === output)?.decimal, expected[name]!),
  );
  return good ? 'right' : 'wrong';
}

export default suite<GeometryRecord>({
  file: 'geometry',
  asks: ({ shape }) => shape in shapes,
  judge(record) {
    const verdicts = shapes[record.shape]!.map((asked) => judgeOne(asked, record));
    return verdicts.find((one) => one === 'wrong') ?? verdicts.find((one) => one === 'none') ?? 'right';
  },
});
