import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import {
  type CircularName,
  type CircularTerm,
  circularTerm,
} from '@nomogram/math/algebra/trigonometric/equal-functions.ts';
import { joined } from '@nomogram/math/algebra/trigonometric/joined-families.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { type Family, fullTurn, pi } from '@nomogram/math/trigonometry/general-solution.ts';
import { inRadians, integerBeside } from './angle-families.ts';
import { missingFrom } from './families-within.ts';

/*
 * Two circular functions of linear angles are equal where their angles are, but for whole turns:
 *
 *     cos A = cos B   where A = B + 2kπ or A = −B + 2kπ
 *     sin A = sin B   where A = B + 2kπ or A = π − B + 2kπ
 *     tan A = tan B   where A = B + kπ, wherever both have a value
 *
 * A sine beside a cosine is a cosine, sin B = cos(π/2 − B); a cotangent beside a tangent is one, cot B = tan(π/2 − B); and a minus sign goes
 * into the angle. cos(3x) = sin(x): 3x = π/2 − x + 2kπ or 3x = −(π/2 − x) + 2kπ.
 */

/** F(A) = F(B), one of the functions of which a textbook compares the angles. */
interface Comparison {
  readonly name: 'sin' | 'cos' | 'tan' | 'cot';
  readonly angles: readonly [A: Expression, B: Expression];
  /** How both sides came to be the same function. */
  readonly steps: readonly ShownStep[];
}

/**
 * The way to the solutions of difference = 0 by its angles; undefined where it is no such equation, or where the families are others than
 * those of the solution. `left` is the left side as it was typed.
 */
export function comparedAngleSteps(
  difference: Expression,
  left: Expression | undefined,
  solution: readonly Family[],
  x: string,
): readonly ShownStep[] | undefined {
  const compared = comparisonOf(difference, left, x);
  const cases = compared && casesOf(compared, x);
  if (!cases) return undefined;
  const found = cases.flatMap(({ family }) => family ?? []);
  if (missingFrom(found, solution)?.length !== 0) return undefined;
  const lost = missingFrom(solution, found);
  const isPart = lost === undefined || lost.length > 0;
  if (isPart && (lost === undefined || !hasPoles(compared.name))) return undefined;
  return [
    ...compared.steps,
    comparedStep(compared, cases),
    ...cases.map((one) => one.step),
    ...(isPart ? [polesStep(compared, joined(lost), x)] : []),
  ];
}

const hasPoles = (name: CircularName): boolean => name === 'tan' || name === 'cot';

/** F(A) = F(B) from c·F(A) ± c·G(B) = 0. */
function comparisonOf(difference: Expression, left: Expression | undefined, x: string): Comparison | undefined {
  if (difference.kind !== 'sum' || difference.terms.length !== 2) return undefined;
  const [first, second] = inOrder(difference.terms, left, x).map((term) => circularTerm(term, x));
  if (!first || !second || ![first, second].every(({ angle }) => contains(angle, x) || isGivenAngle(angle)))
    return undefined;
  const isOpposite = E.equal(first.factor, E.negate(second.factor));
  if (!isOpposite && !E.equal(first.factor, second.factor)) return undefined;
  const steps = isStanding(first, left) ? [] : [apart(first, second, isOpposite)];
  const signed = isOpposite ? { angle: second.angle, steps: [] } : intoAngle(second);
  const same = sameFunction(first, { ...second, angle: signed.angle }, [...steps, ...signed.steps]);
  return same && { ...same, angles: fasterFirst(same.angles, x) };
}

/** The angle that grows faster first, so that the unknown is collected on the left. */
const fasterFirst = ([A, B]: Comparison['angles'], x: string): Comparison['angles'] =>
  Math.abs(slopeOf(A, x)) < Math.abs(slopeOf(B, x)) ? [B, A] : [A, B];

const slopeOf = (angle: Expression, x: string): number =>
  evaluate(coefficientsOf(multipliedOut(angle), x)?.[1] ?? E.zero);

/** An angle with a letter-free value, as in sin(x) = sin(20°). */
const isGivenAngle = (angle: Expression): boolean => Number.isFinite(evaluate(angle));

/** The term that stands on the left side first; else the one without a minus sign, and the one with the unknown before a constant. */
function inOrder(terms: readonly Expression[], left: Expression | undefined, x: string): readonly Expression[] {
  const [one, other] = terms as readonly [Expression, Expression];
  if (left !== undefined && terms.some((term) => E.equal(term, left))) return E.equal(one, left) ? terms : [other, one];
  const isSecond = !contains(one, x) || (contains(other, x) && signOf(one) < 0 && signOf(other) > 0);
  return isSecond ? [other, one] : terms;
}

const signOf = (term: Expression): number => (toText(term).startsWith('-') ? -1 : 1);

const isStanding = ({ factor, name, angle }: CircularTerm, left: Expression | undefined): boolean =>
  left !== undefined && E.equal(factor, E.one) && E.equal(left, E.apply(name, [angle]));

const apart = (first: CircularTerm, second: CircularTerm, isOpposite: boolean): ShownStep =>
  line(
    'bring to one side',
    E.equal(first.factor, E.one)
      ? 'One function stands on each side.'
      : 'One function stands on each side; both have the same factor, by which the sides are divided.',
    `${call(first)} = ${isOpposite ? '' : '-'}${call(second)}`,
  );

const call = ({ name, angle }: Pick<CircularTerm, 'name' | 'angle'>): string => `${name}(${toText(angle)})`;

/** −F(B) as F of another angle. */
function intoAngle({ name, angle }: CircularTerm): {
  readonly angle: Expression;
  readonly steps: readonly ShownStep[];
} {
  const turned = multipliedOut(name === 'cos' ? E.subtract(pi, angle) : E.negate(angle));
  const says =
    name === 'cos'
      ? 'The supplementary angle has the opposite cosine: cos(pi - u) = -cos(u).'
      : `The opposite angle has the opposite ${called[name]}: ${name}(-u) = -${name}(u).`;
  return {
    angle: turned,
    steps: [line('opposite value', says, `-${call({ name, angle })} = ${call({ name, angle: turned })}`)],
  };
}

const called: Record<CircularName, string> = { sin: 'sine', cos: 'cosine', tan: 'tangent', cot: 'cotangent' };

/** A sine is written as a cosine, a cotangent as a tangent, where the other side is one. */
function sameFunction(first: CircularTerm, second: CircularTerm, steps: readonly ShownStep[]): Comparison | undefined {
  if (first.name === second.name) return { name: first.name, angles: [first.angle, second.angle], steps };
  const name = [first, second].some((one) => one.name === 'cos') ? 'cos' : 'tan';
  const cofunction = name === 'cos' ? 'sin' : 'cot';
  const isPair = [first, second].every((one) => one.name === name || one.name === cofunction);
  if (!isPair) return undefined;
  const written = [first, second].map((one) =>
    one.name === name ? one.angle : multipliedOut(E.subtract(quarter, one.angle)),
  );
  const other = first.name === name ? second : first;
  const step = line(
    'cofunction identity',
    `The ${called[cofunction]} of an angle is the ${called[name]} of the angle that is missing to a right angle: ${cofunction}(u) = ${name}(pi/2 - u).`,
    `${call(other)} = ${call({ name, angle: other === first ? written[0]! : written[1]! })}`,
  );
  return { name, angles: [written[0]!, written[1]!], steps: [...steps, step] };
}

const quarter = E.divide(pi, E.two);

interface Case {
  /** `3*x = pi/2 - x + 2*k*pi`. */
  readonly text: string;
  /** None where no angle comes of it. */
  readonly family?: Family;
  readonly step: ShownStep;
}

/** Equal angles, and those that have the same value beside. */
function casesOf({ name, angles: [A, B] }: Comparison, x: string): readonly Case[] | undefined {
  const kinds: readonly Kind[] =
    name === 'cos' ? ['equal', 'opposite'] : name === 'sin' ? ['equal', 'supplementary'] : ['equal'];
  const cases = kinds.map((kind) => caseOf(A, B, kind, { isHalf: hasPoles(name), x }));
  return cases.every((one) => one !== undefined) ? cases : undefined;
}

type Kind = 'equal' | 'opposite' | 'supplementary';

/** The other angle with the same value. */
const partner: { readonly [kind in Kind]: (B: Expression) => Expression } = {
  equal: (B) => B,
  opposite: E.negate,
  supplementary: (B) => E.subtract(pi, B),
};

/** The same as it is written before it is worked out. */
function partnerText(B: Expression, kind: Kind): string {
  if (kind === 'equal') return toText(B);
  if (B.kind !== 'sum') return toText(multipliedOut(partner[kind](B)));
  return kind === 'opposite' ? `-(${toText(B)})` : `pi - (${toText(B)})`;
}

/** A = B + 2kπ, with the unknown on the left, and divided by its factor. */
function caseOf(
  A: Expression,
  B: Expression,
  kind: Kind,
  { isHalf, x }: { readonly isHalf: boolean; readonly x: string },
): Case | undefined {
  const difference = coefficientsOf(multipliedOut(E.subtract(A, partner[kind](B))), x);
  if (difference === null || difference.length > 2) return undefined;
  const [start = E.zero, slope = E.zero] = difference;
  const sign = signOfConstant(slope);
  if (sign === undefined) return undefined;
  const letter = integerBeside(x);
  const turns = isHalf ? `${letter}*pi` : `2*${letter}*pi`;
  const sides = [toText(A), partnerText(B, kind)];
  // Either angle may be the one with the turns beside it: that which grows faster stands alone.
  const text = `${(sign < 0 ? [...sides].reverse() : sides).join(' = ')} + ${turns}`;
  const turn = isHalf ? pi : fullTurn;
  if (sign === 0) return withoutUnknown(text, { start, turn, turns, letter, kind });
  const [factor, right] = [slope, E.negate(start)].map((one) => simplest(E.multiply(E.number(sign), one))) as [
    Expression,
    Expression,
  ];
  const family = { base: simplest(multipliedOut(E.divide(right, factor))), period: E.divide(turn, factor) };
  const lines = [
    text,
    `${toText(E.multiply(factor, E.symbol(x)))} = ${plus(right, turns)}`,
    `${x} = ${inRadians(family, letter).text}`,
  ];
  const says = `${saysOf[kind]}, but for ${isHalf ? 'half' : 'whole'} turns; the equation is solved for the unknown.`;
  return { text, family, step: line(`${kind} angles`, says, [...new Set(lines)].join('; ')) };
}

const saysOf: { readonly [kind in Kind]: string } = {
  equal: 'The angles are equal',
  opposite: 'One angle is the opposite of the other',
  supplementary: 'The angles add up to a straight angle',
};

const plus = (a: Expression, turns: string): string => (E.equal(a, E.zero) ? turns : `${toText(a)} + ${turns}`);

/** The unknown falls away: what is left holds for no whole number; undefined where it holds for one, or that is not known. */
function withoutUnknown(
  text: string,
  given: {
    readonly start: Expression;
    readonly turn: Expression;
    readonly turns: string;
    readonly letter: string;
    readonly kind: Kind;
  },
): Case | undefined {
  const { start, turn, turns, letter, kind } = given;
  const count = evaluate(E.divide(start, turn));
  if (!(Math.abs(count - Math.round(count)) > 1e-9)) return undefined;
  const says = `The unknown falls away, and no integer ${letter} makes this true: nothing comes of it.`;
  return { text, step: line(`${kind} angles`, says, `${text}; ${toText(start)} = ${turns}`) };
}

const theorem: Record<CircularName, string> = {
  cos: 'Two cosines are equal exactly where their angles are equal or opposite, but for whole turns.',
  sin: 'Two sines are equal exactly where their angles are equal or add up to pi, but for whole turns.',
  tan: 'Two tangents are equal exactly where their angles are equal but for half turns, and both have a value.',
  cot: 'Two cotangents are equal exactly where their angles are equal but for half turns, and both have a value.',
};

const comparedStep = ({ name, angles: [A, B] }: Comparison, cases: readonly Case[]): ShownStep =>
  line(
    'two equal functions',
    theorem[name],
    `${call({ name, angle: A })} = ${call({ name, angle: B })} -> ${cases.map(({ text }) => text).join(' or ')}`,
  );

/** Of equal tangents only those angles solve the equation at which there are tangents. */
const polesStep = ({ name }: Comparison, lost: readonly Family[], x: string): ShownStep =>
  line(
    'domain',
    `At these values a ${called[name]} of the equation does not exist: they are left out.`,
    lost.map((family) => `${x} != ${inRadians(family, integerBeside(x)).text}`).join(' and '),
  );
