import type { Naming } from '@nomogram/math/algebra/roots/name-roots.ts';
import type { Condition } from '@nomogram/math/expression/condition.ts';
import { mappedStep } from '@nomogram/math/expression/step.ts';
import { conditionsText, writtenConditions } from '@nomogram/math/syntax/print-condition.ts';
import { figureWithAngles, withAngles } from './angles/angle-in-text.ts';
import type { Answer, Check } from './answer.ts';
import type { Calculator } from './calculator.ts';
import type { Figure } from './figure.ts';
import { force } from './lazy.ts';
import { namingOf, rootSentences } from './named-roots.ts';
import { defaultOptions, type Options } from './options.ts';
import type { PresentedAnswer, PresentedReading } from './outcome.ts';
import { angleSteps } from './present/angle-steps.ts';
import { namedFunctionNotes } from './present/named-functions.ts';
import { presentStep } from './present/step.ts';
import { presentValue, type ShownValue, withLatex } from './present/value.ts';
import { readingLines } from './reading-lines.ts';
import { valueLine, valueText } from './value-text.ts';
import { stepsOfDeclaration } from './worked/declared.ts';

/** What `run` hands over once the answer has passed its check. */
export interface CheckedAnswer {
  /** What was typed, without the defaults. */
  readonly typed: { readonly [input: string]: string | undefined };
  readonly given: Record<string, unknown>;
  readonly answer: Answer;
  readonly checked: readonly Check[];
  readonly figure: () => Figure | undefined;
}

/** Whether angles are typed into it, in gradians unless a unit stands behind them. */
const takesGradians = ({ inputs }: Calculator): boolean => Object.values(inputs).some(({ unit }) => unit === 'gon');

/**
 * The one place where an answer becomes text, JSON and LaTeX. The text is made at once; what only the structured answer
 * needs (the reading, LaTeX, steps, the figure) is made when it is first read, because most requests want the text alone.
 */
export function present(calculator: Calculator, found: CheckedAnswer, options: Options): PresentedAnswer {
  const { typed, given, answer, checked } = found;
  const naming = namingOf(answer);
  const shown = Object.entries(answer.values).flatMap(([name, quantity]) =>
    quantity ? [presentValue(name, quantity, options, naming)] : [],
  );
  const cases = (answer.cases ?? []).map(({ when, value }) => ({
    when,
    shown: presentValue(shown[0]!.value.name, value, options, naming),
  }));
  const notes = allNotes(calculator, found, { shown, cases, naming }, options);
  const [values, howRead] = [shown.map(({ value }) => valueLine(value)), readingLines(calculator, typed, given)];
  const parts = partsOf(calculator, found, { shown, naming }, options);
  const elsewhere = once(() => (cases.length ? cases.map(presentCase) : undefined));
  return {
    calculator: calculator.id,
    text: [...values, ...(answer.formulaLines ?? []), ...notes, ...howRead].join('\n'),
    get read() {
      return parts.read();
    },
    get values() {
      return parts.values();
    },
    get steps() {
      return parts.steps();
    },
    get figure() {
      return parts.figure();
    },
    get tables() {
      return parts.tables();
    },
    checked,
    get conditions() {
      return parts.conditions();
    },
    get cases() {
      return elsewhere();
    },
    notes: notes.length ? notes : undefined,
    formulaLines: answer.formulaLines,
    sources: calculator.references,
  };
}

/** What only the structured answer has, each part made once, when it is first read. */
function partsOf(
  calculator: Calculator,
  { given, answer, figure }: CheckedAnswer,
  { shown, naming }: { readonly shown: readonly ShownValue[]; readonly naming: Naming | null },
  options: Options,
) {
  const values = once(() => shown.map(withLatex));
  return {
    values,
    read: once(() => readings(calculator, given)),
    conditions: once(() => (answer.conditions?.length ? writtenConditions(answer.conditions) : undefined)),
    steps: once(() => {
      const told = force(answer.steps) ?? stepsOfDeclaration(calculator, given, answer, values());
      const named = naming === null ? told : told?.map((step) => mappedStep(step, naming.named));
      return named && [...named, ...angleSteps(answer, shown, options)].map(presentStep);
    }),
    figure: once(() => figureWithAngles(figure(), options.angles)),
    tables: once(() => {
      const found = force(answer.tables);
      return found?.length ? found : undefined;
    }),
  };
}

/** All that is said below the values: which roots their letters are, the notes of the answer, and what the functions are that they name. */
function allNotes(
  calculator: Calculator,
  { given, answer }: CheckedAnswer,
  { shown, cases, naming }: { shown: readonly ShownValue[]; cases: readonly ShownCase[]; naming: Naming | null },
  { digits, angles }: Options,
): readonly string[] {
  return [
    ...(naming === null ? [] : [rootSentences(naming, digits)]),
    ...notesOf(answer, shown, cases, digits).map((note) => withAngles(note, angles, takesGradians(calculator))),
    ...namedFunctionNotes([...shown, ...cases.map((one) => one.shown)].flatMap(exactTexts), () =>
      readings(calculator, given).map(({ as }) => as),
    ),
  ];
}

const exactTexts = ({ value: { exact, named = exact } }: ShownValue): readonly string[] => (named ? [named] : []);

interface ShownCase {
  readonly when: readonly Condition[];
  readonly shown: ShownValue;
}

/** What stands below the values: for which letters they hold, what holds for others, what is said, how many digits are known. */
const notesOf = (
  answer: Answer,
  shown: readonly ShownValue[],
  cases: readonly ShownCase[],
  digits: number,
): readonly string[] => [
  ...(answer.conditions?.length ? [`for ${conditionsText(answer.conditions)}`] : []),
  ...cases.map(({ when, shown: { value } }) => `for ${conditionsText(when)}: ${valueText(value)}`),
  ...(answer.notes ?? []),
  ...limitOfDigits([...shown, ...cases.map((one) => one.shown)], digits),
];

/** What is said where more digits are asked for than are known. */
function limitOfDigits(shown: readonly ShownValue[], wanted: number): readonly string[] {
  const short = shown.filter(({ known }) => known !== undefined && known < wanted);
  if (wanted <= defaultOptions.digits || short.length === 0) return [];
  const names = new Set(short.map(({ value, known }) => `${value.label} (${known})`));
  return [`Fewer than ${wanted} digits are known of: ${[...names].join(', ')}.`];
}

/** Made when it is first asked for, and kept. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const readings = (calculator: Calculator, given: Record<string, unknown>): readonly PresentedReading[] =>
  Object.entries(calculator.inputs).map(([input, field]) => {
    const { as, latex, notes } = field.reading(given[input]);
    return { input, label: field.label, as, latex, notes: notes?.length ? notes : undefined };
  });

const presentCase = ({ when, shown }: ShownCase) => ({ when: writtenConditions(when), value: withLatex(shown) });
