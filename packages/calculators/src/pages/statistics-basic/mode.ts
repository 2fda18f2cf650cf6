import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { checkMode } from '@nomogram/math/statistics/descriptive/check-descriptive.ts';
import {
  approximately,
  exactly,
  rationalOf,
  type Statistic,
} from '@nomogram/math/statistics/descriptive/exact-value.ts';
import { mode } from '@nomogram/math/statistics/descriptive/mode.ts';
import { doublesOf, type Sample } from '@nomogram/math/statistics/descriptive/sample.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { formula, integral, words } from '../../kit/quantity.ts';
import { dataFigure } from './figures.ts';
import { agrees, sampleOf, values } from './statistic.ts';
import { modeSteps } from './steps.ts';

const inputs = { data: values() };

export default calculator({
  title: 'Mode',
  keywords: ['most frequent value', 'modal value'],
  purpose: 'The most frequent value, and every one of them where several are equally frequent.',
  post: 'statistics/mode',
  cost: 'heavy',
  body: { data: 'RawText' },
  missing: 'Please enter coma-separated values in the text area above!',
  inputs,
  compute,
  examples: [
    { given: { data: '1, 2, 2, 3' }, expect: { mode: '2', frequency: '2' } },
    { label: 'two modes', given: { data: '1, 1, 2, 3, 3' }, expect: { mode: '1, 3' } },
    { label: 'no mode', given: { data: '1, 2, 3' }, expect: { mode: 'no mode: no value repeats' } },
    { label: 'one value', given: { data: '7' }, expect: { mode: 'no mode: the only value, 7, does not repeat' } },
  ],
  laws: [(_, { frequency, count }) => frequency >= 1 && frequency <= count],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.1',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda351.htm',
    },
  ],
});

function compute({ data }: InputValues<typeof inputs>) {
  const sample = sampleOf(data);
  const found = mode(sample);
  if (!found.ok) return found;
  const modes = found.value.values.map(({ value }) => value);
  const verdict = agrees(checkMode(sample, found.value.values), 'Counting every value');
  if (!verdict.passed)
    return no('check-failed', 'No answer: a mode was found, but counting the values did not confirm it.');
  const shown = found.value.values.map(textOf).join(', ');
  return ok({
    values: {
      mode: modes.length
        ? formula(modes.length > 1 ? 'Modes' : 'Mode', shown, shown, { unordered: true })
        : words('Mode', noMode(sample), { meaning: 'none' }),
      frequency: integral('Frequency', found.value.count),
      count: integral('Number of values', data.length),
    },
    checked: [verdict],
    steps: () => modeSteps(data, modes.length ? shown : noMode(sample)),
    figure: () =>
      dataFigure(
        doublesOf(sample),
        modes.slice(0, 3).map((at) => ({ at, label: 'mode' })),
      ),
  });
}

/** A mode is one of the values as they were typed, with all its digits where they are not too many to be read. */
function textOf(mode: Statistic): string {
  const rational = rationalOf(mode);
  const typed = rational && exactDecimal(rational, maxDigits);
  return typed && typed.length <= maxDigits ? typed : formatDouble(mode.value);
}

const maxDigits = 40;

const noMode = (sample: Sample): string => {
  if (sample.values.length > 1) return 'no mode: no value repeats';
  const only = sample.kind === 'exact' ? exactly(sample.values[0]!) : approximately(doublesOf(sample)[0]!);
  return `no mode: the only value, ${textOf(only)}, does not repeat`;
};
