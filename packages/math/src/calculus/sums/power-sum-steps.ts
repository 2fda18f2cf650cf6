import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { ShownStep } from '../../expression/step.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { mapTuple } from '../../result/tuple.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { at, type StepText, type SumProblem, stepOf } from './problem.ts';
import { countOf, inLine, termsLine, writtenTerms } from './terms/written-terms.ts';

/*
 * Sums of a polynomial, as textbooks add them: equal terms by their number; an arithmetic series in pairs, first and last, as Gauss did;
 * a power by the difference of the next one, in which it stands beside lower ones; and other polynomials power by power.
 */

/** The sum of k^m from 1 to n, and how it is written. */
interface PowerSum {
  readonly value: (n: Expression) => Expression;
  readonly text: (n: string) => string;
}

const powerSums: readonly PowerSum[] = [
  { value: (n) => n, text: (n) => n },
  { value: (n) => E.divide(E.product([n, E.add(n, E.one)]), E.two), text: (n) => `${n}*(${n} + 1)/2` },
  {
    value: (n) => E.divide(E.product([n, E.add(n, E.one), E.add(E.multiply(E.two, n), E.one)]), E.number(6)),
    text: (n) => `${n}*(${n} + 1)*(2*${n} + 1)/6`,
  },
  {
    value: (n) => E.divide(E.product([E.power(n, E.two), E.power(E.add(n, E.one), E.two)]), E.number(4)),
    text: (n) => `${n}^2*(${n} + 1)^2/4`,
  },
];

/** How a finite sum of a polynomial is found; null where its degree is beyond what textbooks list. */
export function ofPowers(problem: SumProblem, polynomial: Expression, value: Expression): StepText | null {
  const { index, from } = problem;
  const parts = coefficientsOf(multipliedOut(polynomial), index) ?? [];
  const degree = parts.length - 1;
  const count = countOf(problem);
  if (count !== undefined && count <= few)
    return { rule: 'addition', says: 'The terms are added one by one.', steps: termsLine(problem, value) };
  if (degree === 0) return equalTerms(problem, parts[0]!, value);
  if (degree === 1) return arithmetic(problem, value);
  const begins = from.kind === 'number' && Q.isOne(from.value);
  const isSingle = parts.filter((c) => !E.equal(c, E.zero)).length === 1;
  if (begins && isSingle) return byNextPower(problem, parts[degree]!, degree, value);
  return degree < powerSums.length ? powerByPower(problem, parts, value) : null;
}

const few = 3;

/** Letters of a name that the sum does not contain. */
const nameIn = ({ f, from, to }: SumProblem, ...names: readonly string[]): string =>
  freeName(new Set([f, from, to].flatMap((part) => freeSymbols(part))), names);

/** The step from one form to another, none where they are the same. */
const ending = (shown: string, value: Expression): string =>
  shown === toText(value) ? shown : `${shown} = ${toText(value)}`;

const numberOfTerms = ({ from, to }: SumProblem): ShownStep =>
  line('number of terms', 'Both bounds are counted.', ending(`${inLine(to)} - ${inLine(from)} + 1`, countIn(from, to)));

const countIn = (from: Expression, to: Expression): Expression => multipliedOut(E.sum([to, E.negate(from), E.one]));

function equalTerms(problem: SumProblem, term: Expression, value: Expression): StepText {
  const count = inLine(countIn(problem.from, problem.to));
  return {
    rule: 'equal terms',
    says: 'Every term is the same, so the sum is the term times the number of terms.',
    steps: [
      numberOfTerms(problem),
      line('multiplication', 'The term times their number.', ending(`${count}*${inLine(term)}`, value)),
    ],
  };
}

/** Forwards and backwards below each other, each pair of terms adds up to the first and the last. */
function arithmetic(problem: SumProblem, value: Expression): StepText {
  const { f, index, from, to } = problem;
  const S = nameIn(problem, 'S', 's', 'A');
  const [first, last] = mapTuple([from, to], (place) => multipliedOut(at(f, index, place)));
  const pairs = `${inLine(countIn(from, to))}*(${toText(first)} + ${inLine(last)})`;
  return {
    rule: 'arithmetic sum',
    says: 'Neighbouring terms differ by the same number, so the first and the last term, the second and the last but one, and so on add up to the same.',
    with: { first, last },
    steps: [
      numberOfTerms(problem),
      line('written out', 'The sum from the first term to the last.', `${S} = ${writtenTerms(problem, ' + ')}`),
      line('backwards', 'The same terms from the last to the first.', `${S} = ${writtenTerms(problem, ' + ', true)}`),
      line(
        'pairs of terms',
        'Both lines are added: terms below each other make the first and the last together, as often as there are terms.',
        `2*${S} = ${pairs}`,
      ),
      line('division', 'Half of it is the sum.', `${S} = ${ending(`${pairs}/2`, value)}`),
    ],
  };
}

/** Each power by its known sum, from 1 to the upper bound less what comes before the lower one. */
function powerByPower(problem: SumProblem, parts: readonly Expression[], value: Expression): StepText {
  const { index, from, to } = problem;
  const begins = from.kind === 'number' && Q.isOne(from.value);
  const before = E.subtract(from, E.one);
  const steps: ShownStep[] = [];
  const shown: string[] = [];
  for (const [m, c] of parts.entries()) {
    if (E.equal(c, E.zero)) continue;
    const { value: known, text } = powerSums[m]!;
    const whole = E.subtract(known(to), begins ? E.zero : known(before));
    const f = m === 0 ? E.one : E.power(E.symbol(index), E.number(m));
    const [upper, lower] = [text(inLine(to)), begins ? '' : ` - ${m === 0 ? inLine(before) : text(inLine(before))}`];
    const told: StepText = {
      rule: m === 0 ? 'number of terms' : 'sum of powers',
      says: begins
        ? 'This sum is known.'
        : 'The known sum from 1 to the upper bound, less that of what comes before the lower bound.',
      steps:
        `${upper}${lower}` === toText(whole)
          ? []
          : [line('known sum', 'With the bounds put in.', ending(`${upper}${lower}`, whole))],
    };
    steps.push(stepOf({ ...problem, f }, whole, told));
    shown.push(E.equal(c, E.one) ? inLine(whole) : `${inLine(c)}*${inLine(whole)}`);
  }
  const isOne = shown.length === 1 && shown[0] === toText(value);
  const together = line('together', 'The coefficients are put before them.', ending(shown.join(' + '), value));
  return {
    rule: 'linearity',
    says: 'The polynomial is split into powers, and each power is added for itself.',
    steps: isOne ? steps : [...steps, together],
  };
}

/** Σ k^m: the differences (k + 1)^(m + 1) − k^(m + 1) add up to one more power, and hold lower ones that are known. */
function byNextPower(problem: SumProblem, c: Expression, m: number, value: Expression): StepText {
  const { index, to } = problem;
  const S = nameIn(problem, 'S', 's', 'A');
  const k = E.symbol(index);
  const next = E.number(m + 1);
  const difference = E.subtract(E.power(E.add(k, E.one), next), E.power(k, next));
  const by = Array.from({ length: m + 1 }, (_, j) => binomial(m + 1, j));
  const parts = by.map((factor, j) => E.multiply(E.number(factor), j === 0 ? E.one : E.power(k, E.number(j))));
  const times = (j: number): string => `${by[j] === 1 ? '' : `${by[j]}*`}${S}_${j}`;
  const left = `(${toText(to)} + 1)^${m + 1} - 1`;
  const below = Array.from({ length: m }, (_, j) => times(m - 1 - j));
  return {
    rule: 'sum of powers',
    says: `The differences of the next power contain the power ${m} and lower ones, whose sums are known.`,
    with: { power: E.number(m) },
    steps: [
      {
        rule: 'difference of the next power',
        says: 'By the binomial theorem.',
        before: { expression: difference },
        after: { expression: E.sum(parts) },
        steps: [],
      },
      line(
        'telescoping sum',
        `Added for ${index} from 1 to ${toText(to)}, all but the ends cancels on the left; ${S}_${m} is the sum of the powers ${m}.`,
        `${left} = ${[times(m), ...below].join(' + ')}`,
      ),
      ...powerSums
        .slice(0, m)
        .map(({ value: sum, text }, j) =>
          line(
            'sum of lower powers',
            'Found in the same way before.',
            `${S}_${j} = ${ending(text(inLine(to)), sum(to))}`,
          ),
        ),
      ...solvedForPower({ S, left, below, by, to }, c, m, value),
    ],
  };
}

/** The sum of the powers m from the equation that it stands in beside lower ones. */
function solvedForPower(
  given: {
    readonly S: string;
    readonly left: string;
    readonly below: readonly string[];
    readonly by: readonly number[];
    readonly to: Expression;
  },
  c: Expression,
  m: number,
  value: Expression,
): readonly ShownStep[] {
  const { S, left, below, by, to } = given;
  const own = powerSums[m];
  if (own === undefined) {
    const says = `Solved for ${S}_${m} in the same way; the factor before the power is put before it.`;
    return [line('result', says, toText(value))];
  }
  const lower = powerSums.slice(0, m).map(({ value: sum }, j) => put(by[j]!, sum(to)));
  const lines = [
    `${S}_${m} = (${left} - ${below.join(' - ')})/${m + 1}`,
    `(${left} - ${lower.toReversed().join(' - ')})/${m + 1}`,
    toText(own.value(to)),
  ];
  const says = 'The lower sums are subtracted, and the factor is divided by.';
  const solved = line(`solved for ${S}_${m}`, says, lines.join(' = '));
  if (E.equal(c, E.one)) return [solved];
  return [solved, line('coefficient', 'The factor before the power.', `${inLine(c)}*${S}_${m} = ${toText(value)}`)];
}

/** A sum with the number before it. */
const put = (factor: number, sum: Expression): string => (factor === 1 ? inLine(sum) : `${factor}*${inLine(sum)}`);

function binomial(n: number, j: number): number {
  let value = 1;
  for (let l = 1; l <= j; l++) value = (value * (n - l + 1)) / l;
  return Math.round(value);
}
