import type { Naming } from '@nomogram/math/algebra/roots/name-roots.ts';
import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Condition } from '@nomogram/math/expression/condition.ts';
import {
  isEquality,
  mappedStep,
  type ShownStep,
  type Step,
  type StepParts,
  type Written,
} from '@nomogram/math/expression/step.ts';
import { augmentedLatex, matrixLatex, matrixText } from '@nomogram/math/linear/matrix-text.ts';
import { certainDecimal } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { conditionLatex, conditionsText, conditionText } from '@nomogram/math/syntax/print-condition.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { stepLatex, stepText } from '@nomogram/math/syntax/print-step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { figureWithAngles, withAngles } from './angles/angle-in-text.ts';
import { digitsOfSeconds, saidIn, sexagesimalLatex, sexagesimalText } from './angles/said-angle.ts';
import type { Answer, Check, DoubleForm, Quantity } from './answer.ts';
import type { Calculator } from './calculator.ts';
import { certainDigits, complexText, preciseComplexText } from './complex-text.ts';
import {
  certainDouble,
  decimalLatex,
  doubleDigits,
  formatDouble,
  type KnownDecimal,
  knownDecimalOf,
} from './decimal.ts';
import type { Figure } from './figure.ts';
import { madeOf } from './later.ts';
import { namingOf, rootSentences } from './named-roots.ts';
import { defaultOptions, type Options } from './options.ts';
import type {
  PresentedAnswer,
  PresentedCondition,
  PresentedReading,
  PresentedStep,
  PresentedValue,
} from './outcome.ts';
import { readingLines } from './reading-lines.ts';
import { valueLine, valueText } from './value-text.ts';
import { stepsOfDeclaration } from './worked/declared.ts';

/** What `run` hands over once the answer has passed its check. */
export interface Checked {
  /** What was typed, without the defaults. */
  readonly typed: { readonly [input: string]: string | undefined };
  readonly given: Record<string, unknown>;
  readonly answer: Answer;
  readonly checked: readonly Check[];
  readonly figure: () => Figure | undefined;
}

/**
 * The one place where an answer becomes text, JSON and LaTeX. The text is made at once; what only the structured answer
 * needs (the reading, LaTeX, steps, the figure) is made when it is first read, because most requests want the text alone.
 */
export function present(calculator: Calculator, found: Checked, options: Options): PresentedAnswer {
  const { typed, given, answer, checked } = found;
  const naming = namingOf(answer);
  const shown = Object.entries(answer.values).flatMap(([name, quantity]) =>
    quantity ? [presentValue(name, quantity, options, naming)] : [],
  );
  const cases = (answer.cases ?? []).map(({ when, value }) => ({
    when,
    shown: presentValue(shown[0]!.value.name, value, options, naming),
  }));
  const notes = [
    ...(naming === null ? [] : [rootSentences(naming, options.digits)]),
    ...notesOf(answer, shown, cases, options.digits).map((note) => withAngles(note, options.angles)),
  ];
  const parts = partsOf(calculator, found, { shown, naming }, options);
  const elsewhere = once(() => (cases.length ? cases.map(presentCase) : undefined));
  return {
    calculator: calculator.id,
    text: [...shown.map(({ value }) => valueLine(value)), ...notes, ...readingLines(calculator, typed, given)].join(
      '\n',
    ),
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
    sources: calculator.references,
  };
}

/** What only the structured answer has, each part made once, when it is first read. */
function partsOf(
  calculator: Calculator,
  { given, answer, figure }: Checked,
  { shown, naming }: { readonly shown: readonly ShownValue[]; readonly naming: Naming | null },
  options: Options,
) {
  const values = once(() => shown.map(withLatex));
  return {
    values,
    read: once(() => readings(calculator, given)),
    conditions: once(() => (answer.conditions?.length ? answer.conditions.map(presentCondition) : undefined)),
    steps: once(() => {
      const told = madeOf(answer.steps) ?? stepsOfDeclaration(calculator, given, answer, values());
      const named = naming === null ? told : told?.map((step) => mappedStep(step, naming.named));
      return named && [...named, ...angleSteps(answer, shown, options)].map(presentStep);
    }),
    figure: once(() => figureWithAngles(figure(), options.angles)),
    tables: once(() => {
      const found = madeOf(answer.tables);
      return found?.length ? found : undefined;
    }),
  };
}

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

/** A value, and how its LaTeX is made. */
interface ShownValue {
  readonly value: PresentedValue;
  readonly latex?: () => string | undefined;
  /** How many of its digits are known, where that may be fewer than are asked for. */
  readonly known?: number;
}

/** Beyond so many digits the cost of a value that is no closed form grows out of hand. */
const mostComputed = 100;

/** 3 for 123.4, 0 for 0.5. */
const digitsBeforePoint = (value: number): number => Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) + 1);

/** The digits of a double: of the number that it stands for, where they can be computed, else its own. */
function decimalOfDouble({ value, precise, error, places }: DoubleForm, wanted: number) {
  const digits = places === undefined ? wanted : Math.max(wanted, digitsBeforePoint(value) + places);
  const text = precise && certainDecimal(precise, Math.min(digits, mostComputed));
  if (text !== undefined) return { text, known: digits > mostComputed ? mostComputed : undefined };
  if (error === undefined) return { text: formatDouble(value, Math.min(digits, doubleDigits)), known: doubleDigits };
  return { text: certainDouble(value, error, digits), known: Math.floor(-Math.log10(error)) };
}

type ExactForm = Extract<Quantity['form'], { readonly form: 'exact' }>;

/** The decimal beside an exact value: of a finite one all of it, else what is known already, else what can be computed. */
function decimalOfExact(
  { expression, decimal, known }: ExactForm,
  finite: string | null | undefined,
  wanted: number,
): KnownDecimal | undefined {
  const own = finite ?? decimal;
  return own === undefined
    ? knownDecimalOf(expression, wanted)
    : { text: own, known: typeof finite === 'string' ? undefined : known };
}

const withLatex = ({ value, latex }: ShownValue): PresentedValue => (latex ? { ...value, latex: latex() } : value);

const presentCase = ({ when, shown }: ShownCase) => ({ when: when.map(presentCondition), value: withLatex(shown) });

const presentCondition = (one: Condition): PresentedCondition => ({
  text: conditionText(one),
  latex: conditionLatex(one),
});

/** The exact text of an expression, its decimal, and whether that ends. */
function exactAndDecimal(form: ExactForm, digits: number) {
  const { expression } = form;
  const rational = expression.kind === 'number' ? expression.value : undefined;
  const finite = rational && exactDecimal(rational, digits);
  const exact = toText(expression);
  const found = decimalOfExact(form, finite, digits);
  const text = found?.text;
  // 1 + 2i says nothing that 1 + 2*i does not say.
  const decimal = text === exact.replaceAll('*', '') && text !== exact ? undefined : text;
  return { exact, decimal, known: found?.known, ends: typeof finite === 'string' };
}

interface ExactTexts {
  readonly texts: Pick<PresentedValue, 'exact' | 'named' | 'decimal'>;
  readonly latex: () => string;
  readonly known?: number;
  /** Whether the decimal is all of it. */
  readonly ends?: boolean;
}

function exactTexts(form: ExactForm, digits: number, naming: Naming | null): ExactTexts {
  const { exact, decimal, known, ends } = exactAndDecimal(form, digits);
  const named = naming?.named(form.expression);
  return {
    texts: { exact, named: named && toText(named), decimal },
    latex: () => toLatex(named ?? form.expression),
    known,
    ends,
  };
}

/** The expression and an arbitrary constant: all antiderivatives. */
function upToConstant({ expression }: ExactForm, constant: string, naming: Naming | null): ExactTexts {
  const named = naming?.named(expression);
  return {
    texts: { exact: `${toText(expression)} + ${constant}`, named: named && `${toText(named)} + ${constant}` },
    latex: () => `${toLatex(named ?? expression)} + ${constant}`,
  };
}

function presentValue(name: string, quantity: Quantity, options: Options, naming: Naming | null = null): ShownValue {
  const { label, unit, also, rounded, standsFor, arbitrary, form } = saidIn(quantity, options.angles);
  const common = { name, label, unit, also, rounded, standsFor, arbitrary };
  const shown = (
    forms: Pick<PresentedValue, 'exact' | 'named' | 'decimal' | 'words'>,
    latex?: ShownValue['latex'],
    isExact = false,
  ): ShownValue => {
    const { exact, decimal } = forms;
    const isTwofold = exact !== undefined && decimal !== undefined && exact !== decimal;
    return { value: { ...common, ...forms, ...(isTwofold && { relation: isExact ? '=' : '≈' }) }, latex };
  };
  switch (form.form) {
    case 'decimal': {
      const { text: decimal, known } = decimalOfDouble(form, options.digits);
      return { ...shown({ decimal }, () => decimalLatex(decimal)), known };
    }
    case 'exact': {
      const { texts, latex, known, ends } =
        arbitrary?.over === 'constants'
          ? upToConstant(form, arbitrary.letter, naming)
          : exactTexts(form, options.digits, naming);
      return { ...shown(texts, latex, ends), known };
    }
    case 'approximate': {
      const { text: decimal, known } = knownDecimalOf(form.expression, options.digits) ?? {};
      return { ...shown({ decimal }, () => (decimal === undefined ? undefined : decimalLatex(decimal))), known };
    }
    case 'integer': {
      const text = Z.toString(form.value);
      return shown({ exact: text, decimal: text }, () => text);
    }
    case 'digits':
      return { ...shown({ decimal: form.digits }, () => decimalLatex(form.digits)), known: form.known };
    case 'sexagesimal': {
      const asked = { ...options, digits: digitsOfSeconds(options.digits) };
      const { value, known } = presentValue(name, { label, form: form.seconds }, asked);
      const seconds = value.decimal ?? '0';
      return { ...shown({ decimal: sexagesimalText(seconds) }, () => sexagesimalLatex(seconds)), known };
    }
    case 'complex': {
      const precise = form.exact && preciseComplexText(form.exact, options.digits);
      const { text, latex } = precise ?? complexText(form.value, options.digits, form.known);
      return { ...shown({ decimal: text }, () => latex), known: precise ? undefined : (form.known ?? certainDigits) };
    }
    case 'formula':
      return shown({ exact: form.text }, () => madeOf(form.latex));
    case 'words':
      return shown({ words: form.words });
  }
}

/** The last steps where angles are said in another unit than that of the calculation. */
const angleSteps = (answer: Answer, shown: readonly ShownValue[], options: Options): readonly ShownStep[] =>
  shown.flatMap((one) => {
    const { value } = one;
    const quantity = answer.values[value.name]!;
    if (quantity.angle === 'sexagesimal' || saidIn(quantity, options.angles) === quantity) return [];
    const own = presentValue(value.name, quantity, { ...options, angles: undefined });
    return [
      {
        rule: 'half a turn in both units',
        says: 'The calculation has its own unit of angle; half a turn is 180°, 200 gon or π radians.',
        written: {
          text: [value.label, measured(own.value), measured(value)].join(' = '),
          latex: [textLatex(value.label), measuredLatex(own), measuredLatex(one)].join(' = '),
        },
        steps: [],
      },
    ];
  });

const measured = ({ unit, decimal, exact }: PresentedValue): string => {
  const number = decimal ?? exact ?? '';
  return unit ? `${number} ${unit}` : number;
};

function measuredLatex({ value, latex }: ShownValue): string {
  const { decimal, unit } = value;
  const number = unit === undefined ? latex?.() : decimal && decimalLatex(decimal);
  return `${number ?? textLatex(measured(value))}${unit ? textLatex(` ${unit}`) : ''}`;
}

const textLatex = (text: string): string => `\\text{${text}}`;

function presentStep(step: ShownStep): PresentedStep {
  const { rule, says, with: parts, letters, matrix, steps } = step;
  const { text, latex } = lineOfStep(step);
  return {
    rule,
    says,
    ...(parts && presentParts(parts, letters)),
    text: matrix === undefined ? text : `${text}; the matrix is now ${matrixText(matrix.rows)}`,
    latex:
      matrix === undefined ? latex : `\\begin{array}{l} ${latex} \\\\[4pt] ${stepMatrixLatex(matrix)} \\end{array}`,
    steps: steps.length ? steps.map(presentStep) : undefined,
  };
}

function lineOfStep(step: ShownStep): Written {
  if (!isEquality(step)) return step.written;
  const { before, after, written } = step;
  if (written !== undefined) return written;
  return {
    text: `${stepText(before)} = ${stepText(after)}`,
    latex: `${stepLatex(before)} = ${stepLatex(after)}`,
  };
}

function presentParts(parts: StepParts, letters: ShownStep['letters'] = {}): Pick<PresentedStep, 'with' | 'withLatex'> {
  const written = Object.entries(parts).map(([name, part]) => ({
    name,
    text: 'kind' in part ? toText(part) : part.text,
    latex: 'kind' in part ? toLatex(part) : part.latex,
  }));
  return {
    with: Object.fromEntries(written.map(({ name, text }) => [name, text])),
    // In braces, so that a line never breaks between a name and what it stands for.
    withLatex: written.map(({ name, latex }) => `{${partName(letters[name] ?? name)} = {}}${latex}`).join(',\\quad '),
  };
}

/** A name of one letter or a differential is mathematics: u, du; any other is a word. */
const partName = (name: string): string =>
  /^d?[a-zA-Z]'?$/.test(name) ? name.replace(/^d(?=[a-z]$)/, '\\mathrm{d}') : `\\text{${name}}`;

const stepMatrixLatex = ({ rows, bar }: NonNullable<Step['matrix']>): string =>
  bar === undefined ? matrixLatex(rows) : augmentedLatex(rows, bar);
