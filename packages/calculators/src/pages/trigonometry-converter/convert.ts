import * as Q from '@nomogram/math/exact/rational.ts';
import { number, power, product } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { unitNames } from '@nomogram/math/syntax/spellings.ts';
import { agreement } from '../../kit/agreement.ts';
import { quadrantBearing } from '../../kit/angles/quadrant-bearing.ts';
import type { Quantity, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { angleNumber } from '../../kit/fields/angle.ts';
import { choice } from '../../kit/fields/choice.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import type { Options } from '../../kit/options.ts';
import { exact, words } from '../../kit/quantity.ts';
import { workedChain } from '../../kit/worked/chain.ts';
import { type AngleUnit, angleUnits, halfTurn } from '../../shared/trigonometry/angle.ts';

const unit = (label: string, first: AngleUnit) =>
  choice({ label, choices: angleUnits, also: unitNames, default: first });

/** An angle typed with its own unit (`30°`) is in that one, whatever is selected. */
const typedAngle = ({ asTyped, expression }: ExactNumber, selected: AngleUnit) =>
  asTyped ?? { expression, unit: selected };

/** Multiplied by half a turn in the new unit, divided by half a turn in the old one. */
function conversionSteps(
  typed: Expression,
  [from, to]: readonly [AngleUnit, AngleUnit],
  found: Expression,
  way: string | undefined,
): readonly ShownStep[] | undefined {
  const [old, other] = [halfTurn(from), halfTurn(to)].map(toText);
  const answer = { text: toText(found), value: evaluate(found) };
  if (way === 'one' && from !== to)
    return workedChain(
      [
        {
          name: 'u',
          is: `${other}/${old}`,
          rule: 'one unit in the other',
          says: `${old} ${from} are half a turn, ${other} ${to}: one of them is so much.`,
        },
        {
          name: 'y',
          is: 'x*u',
          label: `"${angleUnits[to]}"`,
          rule: 'unitary method',
          says: 'So many of them are so many times that.',
          answer,
        },
      ],
      { x: typed },
      'exact',
    );
  return workedChain(
    [
      {
        name: 'y',
        is: from === to ? 'x' : `x*${other}/${old}`,
        label: `"${angleUnits[to]}"`,
        rule: from === to ? 'same unit' : 'half a turn in both units',
        says:
          from === to
            ? 'The unit is the same.'
            : `${old} ${from} and ${other} ${to} are the same angle, half a turn: their quotient turns one into the other.`,
        answer,
      },
    ],
    { x: typed },
    'exact',
  );
}

const inputs = {
  from: unit('From', 'degrees'),
  to: unit('To', 'radians'),
  value: angleNumber({ label: 'Value', hint: 'A number, or an angle with its own unit.' }),
};

/** What it is found by. */
const found = {
  keywords: [
    'degrees to radians',
    'radians to degrees',
    'gon to degrees',
    'DMS to decimal degrees',
    'decimal degrees to DMS',
    'angle units',
    'azimuth to quadrant bearing',
    'quadrant bearing to azimuth',
  ],
  asks: [
    '{value} in {to}',
    '{value} to {to}',
    'convert {value} to {to}',
    '[convert ]{from} (to|in|into) {to}[:] {value}',
    '[convert ]{value} (in|to|as|into) (dms|degrees minutes seconds|degrees, minutes and seconds){to=degrees}',
    '[convert ]{value} (in|to|as) decimal degrees{to=degrees}',
    '[convert ][an ][the ][azimuth ][of ]{value} (to|as|into|in)[ a] (quadrant|quadrantal|reduced) bearing{to=degrees}',
    '(quadrant|quadrantal|reduced) bearing[ of][ for][ the][ azimuth] {value}{to=degrees}',
    '[convert ][the ][bearing ]{value} (to|into)[ an] azimuth{to=degrees}',
  ],
} as const;

const references = [
  { title: 'ISO 80000-3:2019, Quantities and units: Space and time (plane angle)' },
  { title: 'NIST Special Publication 811, appendix B', url: 'https://www.nist.gov/pml/special-publication-811' },
];

export default calculator({
  title: 'Convert an angle',
  ...found,
  purpose: 'An angle in one unit, said in another, exactly.',
  path: 'trigonometry/conversion/:from/:to/:value',
  inputs,
  methods: { proportion: 'Proportion', one: 'Through one unit' },
  unchosen: 'proportion',
  formula: '180^\\circ = \\pi\\ \\text{rad} = 200\\ \\text{gon}',
  compute,
  examples: [
    { given: { from: 'degrees', to: 'radians', value: '180' }, expect: { converted: 'pi' } },
    { given: { from: 'gradians', to: 'degrees', value: '100' }, expect: { converted: '90' } },
    {
      label: '1 radian in degrees',
      given: { from: 'radians', to: 'degrees', value: '1' },
      expect: { converted: 57.29577951308232 },
    },
    {
      label: 'An angle with its own unit',
      given: { from: 'gradians', to: 'radians', value: '30°' },
      expect: { converted: 'pi/6' },
    },
    {
      label: 'degrees, minutes and seconds',
      given: { from: 'degrees', to: 'gradians', value: '12°34\'56.7"' },
      expect: { converted: '150989/10800' },
    },
    {
      label: 'gradians in parts',
      given: { from: 'degrees', to: 'degrees', value: '45g12c34cc' },
      expect: { converted: '2030553/50000' },
    },
    { given: { from: 'degrees', to: 'miles', value: '1' }, fails: 'unreadable' },
  ],
  references,
});

function compute({ from: selected, to, value }: InputValues<typeof inputs>, { method }: Options) {
  const { expression: typed, unit: from } = typedAngle(value, selected);
  const conversion = (other: AngleUnit): Expression =>
    product([typed, halfTurn(other), power(halfTurn(from), number(-1))]);
  const rest = (Object.keys(angleUnits) as AngleUnit[]).find((one) => one !== from && one !== to);
  return {
    values: {
      converted: exact(angleUnits[to], conversion(to)),
      other: exact(angleUnits[rest ?? from], conversion(rest ?? from)),
      sexagesimal: exact('Degrees, minutes and seconds', conversion('degrees'), {
        unit: 'degrees',
        angle: 'sexagesimal',
      }),
      direction: directionOf(conversion('degrees')),
      turns: exact('Turns', product([typed, power(product([number(2), halfTurn(from)]), number(-1))])),
    },
    steps: () => conversionSteps(typed, [from, to], conversion(to), method),
    checked: [convertsBack(evaluate(typed), from, to)],
  };
}

/** The angle as a direction clockwise from north: `S 30° E` for 150°; nothing beyond a turn. */
function directionOf(degrees: Expression): Quantity | undefined {
  const found = quadrantBearing(degrees.kind === 'number' ? degrees.value : Q.fromNumber(evaluate(degrees)));
  return found === undefined ? undefined : words('As an azimuth, the quadrant bearing', found);
}

const convertsBack =
  (value: number, from: AngleUnit, to: AngleUnit): SecondWay<'converted'> =>
  ({ converted }) => {
    const size = { degrees: 180, radians: Math.PI, gradians: 200 };
    return agreement((converted / size[to]) * size[from], value, 'Converting back and the value that was typed', 1e-14);
  };
