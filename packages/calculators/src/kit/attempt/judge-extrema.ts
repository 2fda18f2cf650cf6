import type { Options } from '../options.ts';
import { judgeValue } from './judge-value.ts';
import { type Finding, isAccepted, worst } from './judgement.ts';
import { alternatives, splitOutside } from './text.ts';
import type { Extremum, Truth } from './truth.ts';

/*
 * Highest and lowest points of a curve, as people write them: `max at x = -1, min at x = 1`, `(-1, 2), (1, -2)`, `x = ±1`. Each part names a
 * point by its x, perhaps with its height and with what it is; everything that is named must be true of one point.
 */

type Extrema = Extract<Truth, { kind: 'extrema' }>;

/** What one part says of a point. */
interface PartialExtremum {
  readonly kind?: string;
  readonly x?: string;
  readonly y?: string;
}

export function judgeExtrema(text: string, { points }: Extrema, options: Options): Finding {
  const named = namedIn(text, options);
  const judged = named.map((one) => judgeNamed(one, points, options));
  const bad = judged.find(({ finding }) => !isAccepted(finding) && finding.grade !== 'unfinished');
  if (bad !== undefined) return bad.finding;
  const met = new Set(judged.flatMap(({ at }) => at ?? []));
  const wanted = points.flatMap(({ kind }, k) => (kind === 'neither' && !met.has(k) && met.size > 0 ? [] : [k]));
  const missing = wanted.filter((k) => !met.has(k)).length;
  if (missing > 0)
    return {
      grade: 'unfinished',
      says: `So far right, but not all: ${missing === 1 ? 'one point is' : `${missing} points are`} missing.`,
    };
  const decisive = worst(judged.map(({ finding }) => finding));
  return decisive.grade === 'right' ? { grade: 'right', says: 'Right: these are all of the points.' } : decisive;
}

/** `max at x = -1, min at x = 1`: a part for each point; a height may stand in a part of its own. */
function namedIn(text: string, { decimal }: Options): readonly PartialExtremum[] {
  const parts = alternatives(text.replace(/:(?!=)/g, ' '), decimal);
  return parts
    .flatMap((part): readonly PartialExtremum[] => [partOf(part)])
    .reduce<readonly PartialExtremum[]>(joined, []);
}

/** `y = 2` behind `x = -1` belongs to that point. */
function joined(all: readonly PartialExtremum[], one: PartialExtremum): readonly PartialExtremum[] {
  const before = all.at(-1);
  const isHeight = one.y !== undefined && one.x === undefined;
  return isHeight && before?.x !== undefined && before.y === undefined
    ? [...all.slice(0, -1), { ...before, y: one.y }]
    : [...all, one];
}

const kinds: readonly (readonly [kind: string, said: RegExp])[] = [
  ['maximum', /(?<!\p{L})max(?:im(?:um|a))?\.?(?!\p{L})/iu],
  ['minimum', /(?<!\p{L})min(?:im(?:um|a))?\.?(?!\p{L})/iu],
  ['neither', /(?<!\p{L})(?:neither|saddle(?: point)?|(?:point of )?inflection(?: point)?)(?!\p{L})/iu],
];

function partOf(part: string): PartialExtremum {
  const found = kinds.find(([, said]) => said.test(part));
  const said = (found ? part.replace(found[1], ' ') : part)
    .replace(/(?<!\p{L})(?:(?:[a-z](?:\(\p{L}\))?|it|(?:the )?(?:function|curve|graph)) )?has(?!\p{L})/iu, ' ')
    .replace(/\(\s*(?:(?:local|global|relative|absolute)\s*)?\)/gi, ' ');
  const [, height = '', place = ''] = found ? (/^(.*\S)\s+at\s+(.+)$/su.exec(said) ?? []) : [];
  const y = bare(height)
    .replace(/^(?:of|value)\s+/i, '')
    .replace(/^[yf]\w*(?:\(\w+\))?\s*=\s*/i, '');
  return y === '' ? placeOf(said, found?.[0]) : { y, ...placeOf(place, found?.[0]) };
}

const bare = (said: string): string =>
  said.replace(/(?<!\p{L})(?:local|global|relative|absolute|at|is|a|point|the|in)(?!\p{L})/giu, ' ').trim();

/** `x = 2`, `(2, -1)`, `y = -1` or a number alone. */
function placeOf(part: string, kindOf: string | undefined): PartialExtremum {
  const rest = bare(part);
  const kind = kindOf && { kind: kindOf };
  const pair = /^\p{L}?\w?\s*\(([\s\S]*)\)$/u.exec(rest)?.[1];
  const coordinates = pair === undefined ? [] : splitOutside(pair, /[,;|]/);
  if (coordinates.length === 2) return { ...kind, x: coordinates[0]!, y: coordinates[1]! };
  const [, name = '', value = ''] = /^(\p{L}[\w₀-₉]*(?:\([^)]*\))?)\s*=\s*(.+)$/u.exec(rest) ?? [];
  const isHeight = /^(?:y|f)/i.test(name);
  if (value !== '') return isHeight ? { ...kind, y: value } : { ...kind, x: value };
  return rest === '' ? { ...kind } : { ...kind, x: rest };
}

/** What is said of a part, and which point it means. */
function judgeNamed(
  { kind, x, y }: PartialExtremum,
  points: readonly Extremum[],
  options: Options,
): { readonly finding: Finding; readonly at?: number } {
  if (x === undefined) return judgeKind(kind, points);
  const tried = points.map((point) => judgeCoordinate(x, point.x, options));
  const at = tried.findIndex((one) => isAccepted(one) || one.grade === 'unfinished');
  if (at < 0) {
    const open = tried.find(({ grade }) => grade === 'undecided' || grade === 'unreadable');
    return { finding: open ?? { grade: 'wrong', says: `the derivative is not 0 at ${x}.` } };
  }
  const point = points[at]!;
  if (kind !== undefined && kind !== point.kind) return { finding: { grade: 'wrong', says: besides(kind, x, point) } };
  const height = y === undefined ? undefined : judgeCoordinate(y, point.y, options);
  if (height?.grade === 'wrong')
    return { finding: { ...height, says: `the height at ${x} is another one: ${height.says}` } };
  return { finding: worst([tried[at]!, ...(height ? [height] : [])]), at };
}

function judgeCoordinate(text: string, truth: Truth, options: Options): Finding {
  if (truth.kind === 'number' || truth.kind === 'expression') return judgeValue(text, truth, options);
  return { grade: 'undecided', says: 'A coordinate could not be compared.' };
}

/** A kind alone names all points, where they are of that kind. */
function judgeKind(
  kind: string | undefined,
  points: readonly Extremum[],
): { readonly finding: Finding; readonly at?: number } {
  if (kind === undefined)
    return { finding: { grade: 'unreadable', says: 'Name each point by its x: max at x = …, min at x = ….' } };
  const at = points.findIndex((point) => point.kind === kind);
  if (at < 0) return { finding: { grade: 'wrong', says: `at no point there is ${withArticle(kind)}.` } };
  if (points.length === 1) return { finding: { grade: 'right', says: 'Right.' }, at };
  return { finding: { grade: 'unfinished', says: 'So far right: say where each point lies.' } };
}

const withArticle = (kind: string): string => (kind === 'neither' ? 'a saddle' : `a ${kind}`);

/** What the function does beside the point. */
function besides(kind: string, x: string, point: Extremum): string {
  const does = {
    maximum: 'rises before it and falls after it',
    minimum: 'falls before it and rises after it',
    neither: 'goes the same way before and after it',
  }[point.kind];
  return `at ${x} there is no ${kind === 'neither' ? 'saddle' : kind}: the function ${does}.`;
}
