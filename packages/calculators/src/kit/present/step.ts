import {
  isEquality,
  type ShownStep,
  type Step,
  type StepParts,
  type WrittenPart,
} from '@nomogram/math/expression/step.ts';
import { augmentedLatex, matrixLatex, matrixText } from '@nomogram/math/linear/matrix-text.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { stepLatex, stepText } from '@nomogram/math/syntax/print-step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { PresentedStep } from '../outcome.ts';

/** A step with its line, its parts and what it consists of, as text and LaTeX; what consists of one step alone, of the same line, is that. */
export function presentStep(step: ShownStep): PresentedStep {
  const shown = presentWhole(step);
  const [only, ...others] = shown.steps ?? [];
  return only !== undefined && others.length === 0 && only.text === shown.text
    ? { ...only, with: only.with ?? shown.with, withLatex: only.withLatex ?? shown.withLatex }
    : shown;
}

function presentWhole(step: ShownStep): PresentedStep {
  const { rule, says, with: parts, letters, matrix, steps } = step;
  const { text, latex } = lineOfStep(step);
  return {
    rule,
    says,
    ...(parts && presentParts(parts, letters, integratedOver(step))),
    text: matrix === undefined ? text : `${text}; the matrix is now ${matrixText(matrix.rows)}`,
    latex:
      matrix === undefined ? latex : `\\begin{array}{l} ${latex} \\\\[4pt] ${stepMatrixLatex(matrix)} \\end{array}`,
    steps: steps.length ? steps.map(presentStep) : undefined,
  };
}

function lineOfStep(step: ShownStep): WrittenPart {
  if (!isEquality(step)) return step.written;
  const { before, after, written } = step;
  if (written !== undefined) return written;
  return {
    text: `${stepText(before)} = ${stepText(after)}`,
    latex: `${stepLatex(before)} = ${stepLatex(after)}`,
  };
}

/** The variable of an integral that a step is about. */
const integratedOver = ({ before }: ShownStep): string | undefined =>
  before?.operator?.name === 'integral' ? before.operator.variable : undefined;

function presentParts(
  parts: StepParts,
  letters: ShownStep['letters'] = {},
  variable?: string,
): Pick<PresentedStep, 'with' | 'withLatex'> {
  const written = Object.entries(parts).map(([name, part]) => ({
    name,
    text: 'kind' in part ? toText(part) : part.text,
    latex: 'kind' in part ? toLatex(part) : part.latex,
  }));
  return {
    with: Object.fromEntries(written.map(({ name, text }) => [name, text])),
    // In braces, so that a line never breaks between a name and what it stands for.
    withLatex: written
      .map(({ name, latex }) => partLatex(letters[name] ?? name, latex, parts[name]!, variable))
      .join(',\\quad\\allowbreak '),
  };
}

/** What is called du stands for the derivative: below an integral it is written with dx, elsewhere as u′. */
function partLatex(name: string, latex: string, part: StepParts[string], variable: string | undefined): string {
  const [, of] = /^d([a-zA-Z])$/.exec(name) ?? [];
  if (of === undefined) return `{${partName(name)} = {}}${latex}`;
  if (variable === undefined) return `{${of}' = {}}${latex}`;
  const factor =
    latex === '1' ? '' : 'kind' in part && part.kind === 'sum' ? `\\left(${latex}\\right)\\,` : `${latex}\\,`;
  return `{${partName(name)} = {}}${factor}\\mathrm{d}${toLatex({ kind: 'symbol', name: variable })}`;
}

/** A name of one letter, with a number or not, or a differential is mathematics: u, c_1, du; any other is a word. */
function partName(name: string): string {
  const [, letter, index] = /^([a-zA-Z])_(\d+)$/.exec(name) ?? [];
  if (letter !== undefined) return `${letter}_{${index}}`;
  return /^d?[a-zA-Z]'?$/.test(name)
    ? name.replace(/^d(?=[a-z]$)/, '\\mathrm{d}')
    : `\\text{${name.replaceAll('_', '\\_')}}`;
}

const stepMatrixLatex = ({ rows, bar }: NonNullable<Step['matrix']>): string =>
  bar === undefined ? matrixLatex(rows) : augmentedLatex(rows, bar);
