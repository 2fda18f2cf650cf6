import type { Line, ShownStep, StepParts, Written } from '../expression/step.ts';
import { parse } from './parse.ts';
import { lineToLatex } from './print-latex.ts';

/** Between alternatives a line may break. */
const or = ' \\;\\text{or}\\;\\allowbreak ';

/** How many letters fit on a line of a phone. */
const lettersInLine = 26;
const lettersIn = (latex: string): number => latex.replace(/\\[a-z]+/gi, 'x').replace(/[{}\\\s]/g, '').length;

/**
 * Alternatives one after another, with a break behind `or`. A short one is in braces, so that it is not broken within; of a
 * long one only a sign that begins it: after a word TeX takes it for a subtraction, with space and a break behind it.
 */
export const alternatives = (all: readonly Written[]): Written => ({
  text: all.map(({ text }) => text).join(' or '),
  latex: all
    .map(({ latex }) => (lettersIn(latex) <= lettersInLine ? `{${latex}}` : latex.replace(/^-/, '{-}')))
    .join(or),
});

/** What stands between the sides of a line, and how it is set. */
const joints: readonly (readonly [text: string, latex: string])[] = [
  [' = ', ' = '],
  [' ≈ ', ' \\approx '],
  [' <= ', ' \\le '],
  [' >= ', ' \\ge '],
  [' != ', ' \\ne '],
  [' < ', ' < '],
  [' > ', ' > '],
  [' -> ', ' \\to '],
  [' or ', or],
  [' and ', ' \\;\\text{and}\\; '],
  ['; ', ',\\quad '],
  [', ', ',\\; '],
];

/**
 * A line as people write it, set from its text without being evaluated: `252 = 2*105 + 42`, `x = 1 or x = 2`. Words stand in
 * quotation marks ("Payment" = 3*4); a side that is no expression is set as words too.
 */
export const written = (text: string): Written => ({
  text: text.replaceAll('"', ''),
  latex: partsOf(text).map(setPart).join(''),
});

/** A step that is such a line. */
export const line = (
  rule: string,
  says: string,
  text: string,
  { steps = [], with: parts }: { readonly steps?: readonly ShownStep[]; readonly with?: StepParts } = {},
): Line => ({ rule, says, ...(parts && { with: parts }), written: written(text), steps });

const setPart = (part: string): string =>
  joints.find(([joint]) => joint === part)?.[1] ?? (part === '' ? '' : setSide(part));

function setSide(side: string): string {
  const read = /^".*"$/.test(side) ? undefined : parse(side);
  return read?.ok ? lineToLatex(read.value.tree) : words(side.replaceAll('"', ''));
}

const words = (text: string): string => `\\text{${text.replace(/[\\{}]/g, '').replace(/[&%$#_^~]/g, '\\$&')}}`;

/** The sides and what stands between them, which is looked for outside of all brackets and quotation marks. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let [from, depth, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"') quoted = !quoted;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (depth > 0 || quoted) continue;
    const joint = joints.find(([one]) => text.startsWith(one, at))?.[0];
    if (joint === undefined) continue;
    parts.push(text.slice(from, at), joint);
    from = at + joint.length;
    at = from - 1;
  }
  return [...parts, text.slice(from)];
}
