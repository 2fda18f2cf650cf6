import * as E from '../expression/build.ts';
import { certainSign } from '../expression/certain-sign.ts';
import { type Condition, distinctConditions, mirrored, type Relation, strictBounds } from '../expression/condition.ts';
import type { Expression } from '../expression/expression.ts';
import { sign } from './layout/box.ts';
import { boxToLatex } from './layout/box-latex.ts';
import { layout } from './layout/layout.ts';
import { toText } from './print-text.ts';
import { surfaceForm } from './surface-form.ts';

const signs: Readonly<Record<Relation, string>> = { '=': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' };

/** One line of what must hold of the letters: a condition, or two of the same quantity at once, as in 0 < a < 1. */
export interface WrittenCondition {
  /** `n ≠ -1`, `0 < a < 1`; it reads back as the same relations. */
  readonly text: string;
  /** `n \neq -1` */
  readonly latex: string;
}

/**
 * Conditions that must hold together, as people write them: a ≥ 0 and a ≠ 0 are a > 0, a > 0 beside a > 1 is not said, and
 * a > 0 and a < 1 are 0 < a < 1.
 */
export function writtenConditions(all: readonly Condition[]): readonly WrittenCondition[] {
  const open = strictBounds(distinctConditions(all));
  const needed = open.filter((one) => !open.some((other) => other !== one && isNarrower(other, one)));
  const written: WrittenCondition[] = [];
  const within = new Set<Condition>();
  for (const one of needed) {
    if (within.has(one)) continue;
    const other = otherEnd(one, needed);
    if (other) within.add(other);
    const [low, high] = isLowerBound(one) ? [one, other] : [other, one];
    written.push(low && high ? asRange(low, high) : plain(one));
  }
  return written;
}

/** Conditions that must hold together: `a ≠ b, a > 0 and n ≠ -1`. */
export function conditionsText(all: readonly Condition[]): string {
  const texts = writtenConditions(all).map(({ text }) => text);
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** Conditions that must hold together, between commas. */
export const conditionsLatex = (all: readonly Condition[]): string =>
  writtenConditions(all)
    .map(({ latex }) => latex)
    .join(',\\; ');

const isLowerBound = ({ relation }: Condition): boolean => relation === '>' || relation === '>=';
const isUpperBound = ({ relation }: Condition): boolean => relation === '<' || relation === '<=';

/** Whether `one`, by numbers alone, says more of the same quantity than `other`: a > 1 than a > 0, a ≥ 1 and a ≠ −2. */
function isNarrower(one: Condition, other: Condition): boolean {
  if (!E.equal(one.left, other.left) || one.relation === '!=' || other.relation === '=') return false;
  const apart = E.equal(one.right, other.right) ? 0 : certainSign(E.subtract(one.right, other.right));
  if (apart === null || apart === 'not real') return false;
  if (one.relation === '=') return holds(apart, other.relation);
  if (other.relation !== '!=' && isLowerBound(one) !== isLowerBound(other)) return false;
  if (apart === 0) return isStrict(one) && !isStrict(other);
  // What lies above `one.right` lies above all that is below that, too.
  return isLowerBound(one) ? apart === 1 : apart === -1;
}

/** Whether what lies there of a number (1 above, −1 below, 0 at it) stands so to it. */
function holds(apart: -1 | 0 | 1, relation: Relation): boolean {
  if (relation === '!=') return apart !== 0;
  if (apart === 0) return relation === '>=' || relation === '<=' || relation === '=';
  return apart === 1 ? relation === '>' || relation === '>=' : relation === '<' || relation === '<=';
}

const isStrict = ({ relation }: Condition): boolean => relation === '<' || relation === '>';

/** The other bound of a quantity that is bounded once from each side. */
function otherEnd(one: Condition, all: readonly Condition[]): Condition | undefined {
  const bounds = all.filter((other) => (isLowerBound(other) || isUpperBound(other)) && E.equal(other.left, one.left));
  const [first, second, ...more] = bounds;
  if (!first || !second || more.length > 0 || !bounds.includes(one)) return undefined;
  if (isLowerBound(first) === isLowerBound(second)) return undefined;
  return first === one ? second : first;
}

/** `n ≠ -1`: one condition by itself. */
export const conditionText = (one: Condition): string => plain(one).text;

const plain = ({ left, relation, right }: Condition): WrittenCondition => chain([left, right], [relation]);

const asRange = (low: Condition, high: Condition): WrittenCondition =>
  chain([low.right, low.left, high.right], [mirrored[low.relation], high.relation]);

const chain = (sides: readonly Expression[], relations: readonly Relation[]): WrittenCondition => ({
  text: sides.map((side, k) => (k === 0 ? toText(side) : `${signs[relations[k - 1]!]} ${toText(side)}`)).join(' '),
  latex: boxToLatex({
    box: 'row',
    items: sides.flatMap((side, k) => [
      ...(k === 0 ? [] : [sign(relations[k - 1]!)]),
      layout(surfaceForm(side), style),
    ]),
  }),
});

const style = { dots: 'needed' } as const;
