import { load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { checkedAnswer, type TypedInputs } from '@nomogram/calculators/kit/run.ts';
import { readNumber } from '@nomogram/math/syntax/read-number.ts';
import { type Judgement, suite } from '../suite.ts';

/** All solutions from 0 to 2π, or the words that every x is one. */
interface EquationRecord {
  readonly id: string;
  readonly equation: string;
  readonly solutions: readonly { readonly value: string }[] | string;
}

interface EquationQuestion {
  readonly calculator: string;
  readonly typed: TypedInputs;
}

/** The forms of the page, as the records write them: f(ax) = b, and the two quadratic ones with any term absent. */
const multiple = /^(sin|cos|tan)\((?:(\d+)\*)?x(?:\/(\d+))?\)=([^x]+)$/;
const square = /^(?:(\d+)\*)?(sin|cos)\(x\)\^2(?:([+-])(?:(\d+)\*)?(sin|cos)\(x\))?([+-]\d+)?=([^x]+)$/;

function asked(equation: string): EquationQuestion | undefined {
  const [, name, times, over, right] = multiple.exec(equation) ?? [];
  if (name) {
    if (!times && !over) return { calculator: name, typed: { a: right } };
    return { calculator: `${name}-multiple`, typed: { a: `${times ?? 1}/${over ?? 1}`, b: right } };
  }
  const [, a, squared, sign, b, other, rest, side] = square.exec(equation) ?? [];
  if (!squared || other === squared) return undefined;
  const typed = { a: a ?? '1', b: other ? `${sign}${b ?? 1}` : '0', c: `${side}-(${rest ?? 0})` };
  return { calculator: `quadratic-${squared}`, typed };
}

const names = ['general', ...['sin', 'cos', 'tan'].flatMap((name) => [name, `${name}-multiple`, `quadratic-${name}`])];
const calculators = new Map<string, Calculator>(
  await Promise.all(names.map(async (name) => [name, (await load(`trigonometry-equation/${name}`))!] as const)),
);

const tolerance = 1e-12;

/** The solutions of one turn as numbers; undefined where a text among them cannot be read. */
function inTurn(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return [];
  const read = text.split(', ').map((one) => readNumber(one));
  return read.every((one) => one.ok) ? read.map((one) => (one.ok ? one.value.value : Number.NaN)) : undefined;
}

/**
 * `tan(x) = sin(x)` is recorded with 1.6e-10 in the place of 0, where the scan of its source stopped beside a triple zero;
 * no other solution is recorded so near to 0, where the tolerance is therefore wider.
 */
const nearZero = 1e-9;
const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= (Math.abs(other) < nearZero ? nearZero : tolerance * Math.max(1, Math.abs(other)));

function judgeOne({ calculator, typed }: EquationQuestion, { solutions }: EquationRecord): Judgement {
  const outcome = checkedAnswer(calculators.get(calculator)!, typed, defaultOptions);
  if (!outcome.ok) return 'none';
  const { solution, inTurn: listed } = outcome.answer.values;
  const meaning = solution?.form.form === 'words' ? solution.form.meaning : undefined;
  if (typeof solutions === 'string') return meaning === 'all' ? 'right' : 'wrong';
  const found = inTurn(listed?.form.form === 'formula' ? listed.form.text : undefined);
  if (!found) return 'none';
  if (solutions.length === 0) return meaning === 'none' ? 'right' : 'wrong';
  const same =
    found.length === solutions.length && solutions.every(({ value }) => found.some((one) => near(one, Number(value))));
  return same ? 'right' : 'wrong';
}

/** Every record is put to the solver of any equation, and to the calculator of its form where it has one. */
export default suite<EquationRecord>({
  file: 'trig-equations',
  judge(record): Judgement {
    const { equation } = record;
    const special = asked(equation);
    const all = [{ calculator: 'general', typed: { equation } }, ...(special ? [special] : [])];
    const verdicts = all.map((one) => judgeOne(one, record));
    return verdicts.find((one) => one === 'wrong') ?? verdicts.find((one) => one === 'none') ?? 'right';
  },
});
