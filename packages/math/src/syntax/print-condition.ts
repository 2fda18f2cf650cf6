import type { Condition, Relation } from '../expression/condition.ts';
import { sign } from './layout/box.ts';
import { boxToLatex } from './layout/box-latex.ts';
import { layout } from './layout/layout.ts';
import { toText } from './print-text.ts';
import { surfaceForm } from './surface-form.ts';

const signs: Readonly<Record<Relation, string>> = { '=': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' };

/** `n ≠ -1`; it reads back as the same relation. */
export const conditionText = ({ left, relation, right }: Condition): string =>
  `${toText(left)} ${signs[relation]} ${toText(right)}`;

/** `n \neq -1` */
export const conditionLatex = ({ left, relation, right }: Condition): string =>
  boxToLatex({
    box: 'row',
    items: [layout(surfaceForm(left), style), sign(relation), layout(surfaceForm(right), style)],
  });

const style = { dots: 'needed' } as const;

/** Conditions that must hold together: `a ≠ b, a > 0 and n ≠ -1`. */
export function conditionsText(all: readonly Condition[]): string {
  const texts = all.map(conditionText);
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** Conditions that must hold together, between commas. */
export const conditionsLatex = (all: readonly Condition[]): string => all.map(conditionLatex).join(',\\; ');
