import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';
import type { PresentedAnswer, PresentedValue } from '@nomogram/calculators/kit/outcome.ts';

/** The answer in LaTeX: one `label = value` a line, aligned. */
export function latexOf({ values }: PresentedAnswer): string {
  const sides = values.map((value) => ({ label: `\\text{${escaped(value.label)}}`, value: valueLatex(value) }));
  const [only, ...more] = sides;
  if (only && more.length === 0) return `${only.label} = ${only.value}`;
  const lines = sides.map(({ label, value }) => `${label} &= ${value}`);
  return `\\begin{aligned}\n${lines.join(' \\\\\n')}\n\\end{aligned}`;
}

function valueLatex({ latex, exact, decimal, unit, words }: PresentedValue): string {
  if (words !== undefined) return `\\text{${escaped(words)}}`;
  const value = latex ?? decimal ?? '';
  const approximate = exact !== undefined && decimal !== undefined && exact !== decimal ? ` \\approx ${decimal}` : '';
  return `${value}${approximate}${unit ? `\\ \\text{${escaped(unit)}}` : ''}`;
}

/** The answer as a table: a line a value, exact and decimal beside each other. */
export const tableOfAnswer = ({ values }: PresentedAnswer): FigureTable => ({
  columns: ['Value', 'Exact', 'Decimal', 'Unit'],
  rows: values.map(({ label, exact, decimal, unit, words }) => [
    label,
    words ?? exact ?? '',
    decimal ?? '',
    unit ?? '',
  ]),
});

const escaped = (text: string): string => text.replace(/[\\{}$&#%_^~]/g, (letter) => `\\${letter}`);

/** The MathML part of what KaTeX makes. */
export const mathmlIn = (html: string): string => /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? '';
