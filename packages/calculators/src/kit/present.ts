import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Step } from '@nomogram/math/expression/step.ts';
import { augmentedLatex, matrixLatex, matrixText } from '@nomogram/math/linear/matrix-text.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { stepLatex, stepText } from '@nomogram/math/syntax/print-step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Answer, Check, Quantity } from './answer.ts';
import type { Calculator } from './calculator.ts';
import { decimalLatex, decimalOf, formatDouble } from './decimal.ts';
import type { Figure } from './figure.ts';
import type { Options } from './options.ts';
import type { PresentedAnswer, PresentedReading, PresentedStep, PresentedValue } from './outcome.ts';

/** The one place where an answer becomes text, JSON and LaTeX. */
export function present(
  calculator: Calculator,
  given: Record<string, unknown>,
  answer: Answer & { readonly checked: readonly Check[]; readonly figure?: Figure },
  options: Options,
): PresentedAnswer {
  const read = Object.entries(calculator.inputs).map(([input, field]): PresentedReading => {
    const { as, latex, notes } = field.reading(given[input]);
    return { input, label: field.label, as, latex, notes: notes?.length ? notes : undefined };
  });
  const shown = Object.entries(answer.values).flatMap(([name, quantity]) =>
    quantity ? [presentValue(name, quantity, options)] : [],
  );
  const notes = [...(answer.notes ?? [])];
  return {
    calculator: calculator.id,
    text: [...shown.map(({ line }) => line), ...notes].join('\n'),
    read,
    values: shown.map(({ value }) => value),
    steps: answer.steps?.map(presentStep),
    figure: answer.figure,
    tables: answer.tables?.length ? answer.tables : undefined,
    checked: answer.checked,
    notes: notes.length ? notes : undefined,
    sources: calculator.references,
  };
}

/** `label = exact ≈ decimal unit`; `=` where the decimal is exact too. */
function lineOf({ label, exact, decimal, unit, also, words }: PresentedValue, isExact: boolean): string {
  const number =
    exact === undefined || exact === decimal || decimal === undefined
      ? (exact ?? decimal)
      : `${exact} ${isExact ? '=' : '≈'} ${decimal}`;
  const measured = words ?? (unit ? `${number} ${unit}` : number);
  return `${label} = ${measured}${also ? ` (${also})` : ''}`;
}

function presentValue(name: string, quantity: Quantity, options: Options): { value: PresentedValue; line: string } {
  const { label, unit, also, form } = quantity;
  const common = { name, label, unit, also };
  const shown = (forms: Omit<PresentedValue, 'name' | 'label'>, isExact = false) => {
    const value = { ...common, ...forms };
    return { value, line: lineOf(value, isExact) };
  };
  switch (form.form) {
    case 'decimal': {
      const decimal = formatDouble(form.value, Math.min(options.digits, 15));
      return shown({ decimal, latex: decimalLatex(decimal) });
    }
    case 'exact': {
      const { expression } = form;
      const rational = expression.kind === 'number' ? expression.value : undefined;
      const finite = rational && exactDecimal(rational, options.digits);
      const decimal = finite ?? form.decimal ?? decimalOf(expression, options.digits);
      return shown({ exact: toText(expression), decimal, latex: toLatex(expression) }, typeof finite === 'string');
    }
    case 'approximate': {
      const decimal = decimalOf(form.expression, options.digits);
      return shown({ decimal, latex: decimal === undefined ? undefined : decimalLatex(decimal) });
    }
    case 'integer': {
      const text = Z.toString(form.value);
      return shown({ exact: text, decimal: text, latex: text });
    }
    case 'digits':
      return shown({ decimal: form.digits, latex: decimalLatex(form.digits) });
    case 'formula':
      return shown({ exact: form.text, latex: form.latex });
    case 'words':
      return shown({ words: form.words });
  }
}

function presentStep({ rule, says, before, after, written, matrix, steps }: Step): PresentedStep {
  const text = written?.text ?? `${stepText(before)} = ${stepText(after)}`;
  const latex = written?.latex ?? `${stepLatex(before)} = ${stepLatex(after)}`;
  return {
    rule,
    says,
    text: matrix === undefined ? text : `${text}; the matrix is now ${matrixText(matrix.rows)}`,
    latex:
      matrix === undefined ? latex : `\\begin{array}{l} ${latex} \\\\[4pt] ${stepMatrixLatex(matrix)} \\end{array}`,
    steps: steps.length ? steps.map(presentStep) : undefined,
  };
}

const stepMatrixLatex = ({ rows, bar }: NonNullable<Step['matrix']>): string =>
  bar === undefined ? matrixLatex(rows) : augmentedLatex(rows, bar);
