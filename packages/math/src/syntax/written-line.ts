import type { Line, ShownStep, StepParts, StepSide, WrittenPart } from '../expression/step.ts';
import type { Span } from '../result/result.ts';
import { parse } from './parse.ts';
import { lineToLatex } from './print-latex.ts';
import { stepLatex, stepText } from './print-step.ts';
import { type GroupTree, operandsOf, type Tree, withoutGroups } from './tree.ts';

/** Between alternatives a line may break. */
const or = ' \\;\\text{or}\\;\\allowbreak ';

/** How many letters fit on a line of a phone. */
const lettersInLine = 26;
const lettersIn = (latex: string): number => latex.replace(/\\[a-z]+/gi, 'x').replace(/[{}\\\s]/g, '').length;

/**
 * Alternatives one after another, with a break behind `or`. A short one is in braces, so that it is not broken within; of a
 * long one only a sign that begins it.
 */
export const alternatives = (all: readonly WrittenPart[]): WrittenPart => ({
  text: all.map(({ text }) => text).join(' or '),
  latex: all.map(({ latex }) => (lettersIn(latex) <= lettersInLine ? `{${latex}}` : beginning(latex))).join(or),
});

/** Mathematics behind words: a sign that begins it TeX would take for a subtraction, with space and a break behind it. */
const beginning = (latex: string): string => latex.replace(/^-/, '{-}');

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
  ['; ', ',\\quad\\allowbreak '],
  [', ', ',\\; '],
];

/**
 * A line as people write it, set from its text without being evaluated: `252 = 2*105 + 42`, `x = 1 or x = 2`. Words stand in
 * quotation marks ("Payment" = 3*4); a side that is no expression is set as words too.
 */
export function written(text: string): WrittenPart {
  const parts = partsOf(text).map(bare);
  const latex = parts.map((part, k) => {
    if (isImplication(parts, k)) return implies;
    return endsStatement(parts, k - 1) ? beginning(setPart(part)) : setPart(part);
  });
  return { text: parts.join('').replaceAll('"', ''), latex: latex.join('') };
}

/** An arrow between two relations says what follows, `x - 1 = 0 -> x = 1`; before a side alone, what something tends to. */
const isImplication = (parts: readonly string[], k: number): boolean =>
  parts[k] === ' -> ' && relations.has(parts[k + 2] ?? '');

/** Whether another statement follows: its sign is none of subtraction. */
const endsStatement = (parts: readonly string[], k: number): boolean =>
  [' or ', ' and ', '; ', ', '].includes(parts[k] ?? '') || isImplication(parts, k);

const relations: ReadonlySet<string> = new Set([' = ', ' ≈ ', ' <= ', ' >= ', ' != ', ' < ', ' > ']);
const implies = ' \\quad\\Rightarrow\\quad\\allowbreak ';

/** A side without the brackets that templates leave around what needs none: `pi - (pi/6)`, `(tan(x))*(tan(x) - 1)`. */
function bare(part: string): string {
  if (!part.includes('(') || part.includes('"') || joints.some(([joint]) => joint === part)) return part;
  const read = parse(part);
  if (!read.ok) return part;
  const spans = needless(withoutGroups(read.value.tree), read.value.tree.kind === 'group' ? [read.value.tree] : []);
  const dropped = spans.filter(({ span }) => isApart(part, span)).flatMap(({ span }) => [span.start, span.end - 1]);
  return [...part].filter((_, at) => !dropped.includes(at)).join('');
}

/** Groups around a term that is no sum and has no sign, and around a factor that is one name, number or function. */
function needless(tree: Tree, found: readonly GroupTree[] = []): readonly GroupTree[] {
  const inside = operandsOf(tree).flatMap((operand) => {
    if (operand.kind !== 'group') return needless(operand);
    const inner = withoutGroups(operand);
    const fits =
      (tree.kind === 'sum' && (isSingle(inner) || inner.kind === 'product')) ||
      (tree.kind === 'product' && isSingle(inner));
    return needless(inner, fits ? [operand] : []);
  });
  return [...found, ...inside];
}

const isSingle = ({ kind }: Tree): boolean =>
  kind === 'number' || kind === 'name' || kind === 'call' || kind === 'power';

/** Whether signs or spaces stand around a bracket, and no sign in it: in `2(3)` it is what makes a product, `0 - (-2/5)` is no `0 - -2/5`. */
function isApart(text: string, { start, end }: Span): boolean {
  const [before, behind] = [text[start - 1] ?? ' ', text[end] ?? ' '];
  const isSigned = start > 0 && /^\(\s*[-−]/.test(text.slice(start));
  return (
    !isSigned && /[\s+\-*/]/.test(before) && /[\s+\-*/]/.test(behind) && text[start] === '(' && text[end - 1] === ')'
  );
}

/** A step that is such a line. */
export const line = (
  rule: string,
  says: string,
  text: string,
  { steps = [], with: parts }: { readonly steps?: readonly ShownStep[]; readonly with?: StepParts } = {},
): Line => ({ rule, says, ...(parts && { with: parts }), written: written(text), steps });

/** A line that begins with a side of a step, `integral from 0 to 1 of x dx`; what follows it begins with a sign or with words. */
export function lineFrom(rule: string, says: string, side: StepSide, rest: string): Line {
  const { written, ...step } = line(rule, says, rest);
  return {
    ...step,
    written: { text: stepText(side) + written.text, latex: stepLatex(side) + written.latex },
  };
}

const setPart = (part: string): string =>
  joints.find(([joint]) => joint === part)?.[1] ?? (part === '' ? '' : setSide(part));

/** Words before and behind a formula, with no sign between them: `"one angle:" pi/3`, `1 "modulo n"`. */
const [wordsBefore, wordsBehind] = [/^"([^"]*)"(:?) (?![-+*/^] )(.+)$/, /^(.*[^-+*/^(\s]) "([^"]*)"$/];

function setSide(side: string): string {
  if (/^"[^"]*"$/.test(side)) return words(side);
  const [, before, colon = '', formula = ''] = wordsBefore.exec(side) ?? [];
  if (before !== undefined) return `${words(`${before}${colon} `)}${beginning(setSide(formula))}`;
  const [, front = '', behind] = wordsBehind.exec(side) ?? [];
  if (behind !== undefined) return `${setSide(front)}${words(` ${behind}`)}`;
  return setNamed(side) ?? setSum(side) ?? words(side);
}

/** A sum as it is typed: sum(1/j^s, j, 1, n). */
function setSum(side: string): string | undefined {
  const [, term, index, from, to] = /^sum\((.+), (\w+), ([^,()]+), ([^,()]+)\)$/.exec(side) ?? [];
  if (term === undefined) return undefined;
  return `\\sum_{${setSide(index!)} = ${setSide(from!)}}^{${setSide(to!)}} ${setSide(term)}`;
}

/** A formula in which words in quotation marks are names, "principal"/(12*"number of years"), and dots what goes on: 1 + 2 + ... + 50. */
function setNamed(side: string): string | undefined {
  const pieces: string[] = [];
  const withLetters = side.replace(/"([^"]*)"|(?<![.\d])\.{3}(?!\.)|…/g, (_, name?: string) =>
    standIn(pieces.push(name === undefined ? '\\cdots' : words(name)) - 1),
  );
  const read = parse(withLetters);
  if (!read.ok) return undefined;
  return lineToLatex(read.value.tree).replace(/w_\{90(\d+)\}/g, (_, index: string) => pieces[Number(index)]!);
}

/** A letter that no line has. */
const standIn = (index: number): string => `w_90${index}`;

const words = (text: string): string => `\\text{${text.replace(/[\\{}"]/g, '').replace(/[&%$#_^~]/g, '\\$&')}}`;

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
