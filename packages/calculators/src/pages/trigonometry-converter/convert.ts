import { number, power, product } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { unitNames } from '@nomogram/math/syntax/spellings.ts';
import { agreement } from '../../kit/agreement.ts';
import { calculator, type Given, type Numbers } from '../../kit/calculator.ts';
import { angleNumber } from '../../kit/fields/angle.ts';
import { choice } from '../../kit/fields/choice.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { exact } from '../../kit/quantity.ts';
import { workedChain } from '../../kit/worked/chain.ts';
import { type AngleUnit, angleUnits, halfTurn } from '../../shared/trigonometry/angle.ts';

const unit = (label: string, first: AngleUnit) =>
  choice({ label, choices: angleUnits, also: unitNames, default: first });

/** An angle typed with its own unit (`30°`) was read into radians, whatever is selected. */
const unitOf = ({ isAngle }: ExactNumber, selected: AngleUnit): AngleUnit => (isAngle ? 'radians' : selected);

/** Multiplied by half a turn in the new unit, divided by half a turn in the old one. */
function conversionSteps(
  typed: Expression,
  [from, to]: readonly [AngleUnit, AngleUnit],
  found: Expression,
): readonly ShownStep[] | undefined {
  const [old, other] = [halfTurn(from), halfTurn(to)].map(toText);
  return workedChain(
    [
      {
        name: 'y',
        is: from === to ? 'x' : `x*${other}/${old}`,
        label: `"${angleUnits[to]}"`,
        rule: 'half a turn in both units',
        says:
          from === to
            ? 'The unit is the same.'
            : `${old} ${from} and ${other} ${to} are the same angle, half a turn: their quotient turns one into the other.`,
        answer: { text: toText(found), value: evaluate(found) },
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

export default calculator({
  title: 'Convert an angle',
  keywords: ['degrees to radians', 'radians to degrees', 'gon to degrees', 'angle units'],
  asks: ['{value} in {to}', '{value} to {to}', 'convert {value} to {to}'],
  purpose: 'An angle in one unit, said in another, exactly.',
  path: 'trigonometry/conversion/:from/:to/:value',
  inputs,
  formula: '180^\\circ = \\pi\\ \\text{rad} = 200\\ \\text{gon}',
  compute,
  check,
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
  references: [
    { title: 'ISO 80000-3:2019, Quantities and units: Space and time (plane angle)' },
    { title: 'NIST Special Publication 811, appendix B', url: 'https://www.nist.gov/pml/special-publication-811' },
  ],
});

function compute({ from: selected, to, value }: Given<typeof inputs>) {
  const from = unitOf(value, selected);
  const turned = (other: AngleUnit): Expression =>
    product([value.expression, halfTurn(other), power(halfTurn(from), number(-1))]);
  const rest = (Object.keys(angleUnits) as AngleUnit[]).find((one) => one !== from && one !== to);
  return {
    values: {
      converted: exact(angleUnits[to], turned(to)),
      other: exact(angleUnits[rest ?? from], turned(rest ?? from)),
      sexagesimal: exact('Degrees, minutes and seconds', turned('degrees'), { unit: 'degrees', angle: 'sexagesimal' }),
      turns: exact('Turns', product([value.expression, power(product([number(2), halfTurn(from)]), number(-1))])),
    },
    steps: () => conversionSteps(value.expression, [from, to], turned(to)),
  };
}

function check({ from: selected, to, value }: Given<typeof inputs>, { converted }: Numbers<'converted'>) {
  const from = unitOf(value, selected);
  const size = { degrees: 180, radians: Math.PI, gradians: 200 };
  return agreement(
    (converted / size[to]) * size[from],
    value.value,
    'Converting back and the value that was typed',
    1e-14,
  );
}
