import { type Branch, branchesOfInverse, type Inverse } from '../../../algebra/inverse-branches.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { Line, Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, transform } from '../../../expression/walk.ts';
import { toLatex } from '../../../syntax/print-latex.ts';
import { toText } from '../../../syntax/print-text.ts';
import type { Context } from '../context.ts';
import { integrated } from '../explain/rule.ts';
import { antidifference, singularIndex } from './antidifference.ts';
import { onlyFloor, type Switch } from './switches.ts';

/*
 * Integrands with ⌊g(x)⌋ for a g that is no line, by Abel's summation (T. M. Apostol, Introduction to Analytic Number Theory, § 3.4; R. Graham,
 * D. Knuth, O. Patashnik, Concrete Mathematics, § 3.2).
 *
 *   1. G(x, n) is an antiderivative with n = ⌊g⌋ as a constant. Where g = k, at x = p(k), n changes between k − 1 and k, and G by
 *      D(k) = G(p(k), k) − G(p(k), k − 1), whether g rises or falls there.
 *   2. With S(k) − S(k − 1) = D(k) the function G(x, n) − S(n) has no jumps (`antidifference.ts`).
 *   3. Where g turns at c, as a quadratic at its vertex, each side has its own S, which is 0 for the n beside c, so that both sides meet.
 *   4. Where the sums of one side are those of the other for c − n, as for x³ and 1/x with c = −1, |n − c/2| + c/2 is put in for n.
 *
 *   5. Where the integrand has a pole, as ⌊x⌋/x at 0, each side of it has its own S, and nothing is to meet.
 *
 * Worked example: ⌊x²⌋ has G = n·x, p(k) = √k for x > 0, D = √k, S = ζ(−1/2) − ζ(−1/2, n + 1), and −S for x < 0. To debug: print D and S.
 */
export function bySummedJumps(
  f: Expression,
  inLetters: Expression,
  switches: readonly Switch[],
  context: Context,
): { readonly F: Expression; readonly step: Step } | null {
  const only = onlyFloor(switches);
  const x = context.variable;
  if (only === null || freeSymbols(only.argument).some((name) => name !== x)) return null;
  const names = new Set([...context.names, only.name]);
  const k = E.symbol(freeName(names, ['k', 'm', 'j', 'i']));
  const inverse = branchesOfInverse(only.argument, x, k);
  if (inverse === null) return null;
  const step = context.integrate(tidy(inLetters), { ...context, names });
  if (step === null) return null;
  const raw = tidy(step.after.expression);
  const parted = partedAtPole({ f, G: raw, switch: only, k, context, inverse, pole: null });
  const stairs: Stairs = { ...parted, G: zeroAt(parted.inverse.centre, raw, x) };
  const sums = sumsOf(stairs);
  const S = sums && joinedSums(sums, stairs);
  if (!S) return null;
  const n = only.value;
  const F = tidy(substitute(E.subtract(stairs.G, S), { [only.name]: n }));
  return { F, step: explained(F, stairs, sums, step) };
}

/** With both sides of the place where all jumps would be infinite apart, as 0 for ⌊x⌋/x: no constant joins them there. */
function partedAtPole(stairs: Stairs): Stairs {
  const { inverse, k } = stairs;
  const [only, ...others] = inverse.branches;
  if (only?.side !== 'all' || others.length > 0) return stairs;
  const jump = jumpAt(stairs, only);
  const pole = singularIndex(jump, k.name);
  if (pole?.kind !== 'number' || isSummedBeyond(pole.value, jump, k.name)) return stairs;
  const { value } = only;
  const branches = [{ value, side: 'right' } as const, { value, side: 'left' } as const];
  const centre = simplest(substitute(value, { [k.name]: pole }));
  return { ...stairs, inverse: { branches, centre }, pole: pole.value };
}

/** Whether one formula holds on both sides of a pole between two steps, as ψ(k + 1/2) does and ln Γ(k + 1/2) does not. */
function isSummedBeyond(pole: Q.Rational, jump: Expression, k: string): boolean {
  const T = Q.isInteger(pole) ? null : antidifference(jump, k);
  const level = Math.floor(Q.toNumber(pole));
  return T !== null && [level - 2, level + 3].every((on) => Number.isFinite(evaluate(T, { [k]: on })));
}

/** The antiderivative for a constant n that is 0 at the centre, so that the sums of both sides are alike. */
function zeroAt(centre: Expression | null, G: Expression, x: string): Expression {
  if (centre === null) return G;
  const value = simplest(substitute(G, { [x]: centre }));
  const letters = Object.fromEntries(freeSymbols(value).map((name) => [name, 3]));
  return Number.isFinite(evaluate(value, letters)) ? simplest(E.subtract(G, value)) : G;
}

interface Stairs {
  readonly f: Expression;
  /** With the letter of the switch. */
  readonly G: Expression;
  readonly switch: Switch;
  readonly k: Expression & { readonly kind: 'symbol' };
  readonly context: Context;
  readonly inverse: Inverse;
  /** The level at the centre where the integrand has a pole there. */
  readonly pole: Q.Rational | null;
}

/** The jumps of one side and their sum, by the letters k and n. */
interface SideSum {
  readonly branch: Branch;
  readonly jump: Expression;
  readonly sum: Expression;
  /** The n for which the sum is 0; null where that is no matter. */
  readonly from: number | null;
  /** Whether g rises from the place where two sides meet. */
  readonly rises: boolean;
}

function sumsOf(stairs: Stairs): readonly SideSum[] | null {
  const found: SideSum[] = [];
  for (const branch of stairs.inverse.branches) {
    const jump = jumpAt(stairs, branch);
    const T = antidifference(jump, stairs.k.name, typicalLevel(stairs, branch));
    if (T === null) return null;
    const { from, rises } = levelBesideCentre(stairs, branch);
    const n = { [stairs.k.name]: E.symbol(stairs.switch.name) };
    const atStart = from === null ? E.zero : substitute(T, { [stairs.k.name]: E.number(from) });
    found.push({ branch, jump, sum: simplest(E.subtract(substitute(T, n), atStart)), from, rises });
  }
  return found;
}

/** G(p(k), k) − G(p(k), k − 1) */
function jumpAt({ G, switch: { name }, k, context: { variable } }: Stairs, { value }: Branch): Expression {
  const at = (n: Expression) => realPowers(substitute(G, { [variable]: value, [name]: n }));
  return simplest(E.subtract(at(k), at(E.subtract(k, E.one))));
}

/** ln(e^u) = u and (b^q)^r = b^(q·r) of real numbers, b > 0. */
const realPowers = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind === 'apply' && node.name === 'ln') {
      const [u] = node.args;
      if (u?.kind === 'power' && freeSymbols(u).length > 0) return E.product([u.exponent, E.ln(u.base)]);
    }
    if (node.kind === 'power' && node.base.kind === 'power' && freeSymbols(node.base).length > 0)
      return E.power(node.base.base, E.product([node.base.exponent, node.exponent]));
    return node;
  });

/** ⌊g⌋ far from the place where two sides meet, or beside it where g is infinite there; null where there is none. */
function typicalLevel(
  { inverse: { centre }, switch: { argument }, context: { variable } }: Stairs,
  { side }: Branch,
): number | null {
  if (centre === null) return null;
  const distance = Number.isFinite(evaluate(substitute(argument, { [variable]: centre }))) ? 1e3 : near;
  const level = Math.floor(
    evaluate(argument, { [variable]: evaluate(centre) + (side === 'left' ? -distance : distance) }),
  );
  return Number.isFinite(level) ? level : null;
}

interface Level {
  readonly from: number | null;
  readonly rises: boolean;
}

/** ⌊g⌋ beside the place where two sides meet, and whether g rises from there; null where there is no such place or g has no value at it. */
function levelBesideCentre(stairs: Stairs, { side }: Branch): Level {
  const {
    inverse: { centre },
    switch: { argument },
    context: { variable },
  } = stairs;
  if (centre === null) return { from: null, rises: true };
  const [level, place] = [evaluate(substitute(argument, { [variable]: centre })), evaluate(centre)];
  if (!Number.isFinite(level)) return { from: null, rises: true };
  const rises = evaluate(argument, { [variable]: place + (side === 'left' ? -near : near) }) > level;
  // What is infinite at a step meets nothing there.
  if (stairs.pole !== null && Q.isInteger(stairs.pole)) return { from: null, rises };
  const whole = Math.round(level);
  if (Math.abs(level - whole) > 1e-9) return { from: Math.floor(level), rises };
  return { from: rises ? whole : whole - 1, rises };
}

const near = 1e-3;

/** The sums of both sides as one, by n; null where no such form is known. */
function joinedSums(sums: readonly SideSum[], stairs: Stairs): Expression | null {
  const {
    inverse: { centre },
    switch: { name },
    context: { variable },
  } = stairs;
  const [right, left] = sums;
  if (right === undefined) return null;
  if (left === undefined || centre === null) return right.sum;
  const n = E.symbol(name);
  const sign = E.apply('sign', [E.subtract(E.symbol(variable), centre)]);
  const same = (a: Expression, b: Expression) => differenceOf(a, b, stairs);
  if (same(left.sum, right.sum) === E.zero) return right.sum;
  if (same(left.sum, E.negate(right.sum)) === E.zero) return E.product([sign, right.sum]);
  for (const both of reflections(right, left, stairs)) {
    const turned = substitute(left.sum, { [name]: E.subtract(E.number(both), n) });
    const [equal, opposite] = [same(turned, right.sum), same(turned, E.negate(right.sum))];
    const beside = equal ?? opposite;
    if (beside === null) continue;
    const middle = E.number(Q.multiply(both, Q.half));
    const distance = E.subtract(n, middle);
    const outward = right.rises ? E.one : E.minusOne;
    const far = Q.isInteger(both) ? [E.apply('abs', [distance])] : [sign, outward, distance];
    const sum = substitute(right.sum, { [name]: E.add(middle, E.product([outward, ...far])) });
    return E.add(equal === null ? E.product([sign, sum]) : sum, E.product([beside, E.half, E.subtract(E.one, sign)]));
  }
  // Beside a pole the sums of each side have no values on the other.
  if (right.from === null || stairs.pole !== null) return null;
  return E.add(
    E.product([E.half, E.add(right.sum, left.sum)]),
    E.product([E.half, sign, E.subtract(right.sum, left.sum)]),
  );
}

/** a − b where that is 0, or a constant beside a pole; null elsewhere. At a pole that is a step another constant does as well. */
function differenceOf(a: Expression, b: Expression, { pole, switch: { name } }: Stairs): Expression | null {
  const difference = simplest(E.subtract(a, b));
  if (E.equal(difference, E.zero)) return E.zero;
  if (pole === null || contains(difference, name)) return null;
  return Q.isInteger(pole) ? E.zero : difference;
}

/** The n of one side and the n of the other that belong together, added. */
function reflections(right: SideSum, left: SideSum, { pole }: Stairs): readonly Q.Rational[] {
  if (pole !== null) return [Q.subtract(Q.multiply(pole, Q.integerRational(2)), Q.one)];
  if (right.from === null || left.from === null)
    return [-1, 1, -3, 3, -5, 5, -7].map((both) => Q.integerRational(both));
  return [Q.integerRational(right.from + left.from)];
}

/** What a teacher writes: n as a constant, the jumps, and their sum, which is taken away. */
function explained(F: Expression, stairs: Stairs, sums: readonly SideSum[], step: Step): Step {
  const { f, switch: own, context } = stairs;
  const g = toText(own.argument);
  return integrated(f, F, context, {
    rule: 'piecewise antiderivative',
    says: `${own.name} = ${toText(own.value)} is constant between two places where ${g} is a whole number, and is a constant factor or term there. At these places the antiderivative would jump; the sum of the jumps is taken away, and what is left is continuous.`,
    with: { [own.name]: own.value },
    steps: () => [
      step,
      ...ofOtherConstant(stairs, step),
      ...sums.flatMap((one) => [jumpStep(stairs, one), sumStep(stairs, one)]),
    ],
  });
}

/** The line with the antiderivative that is 0 at the centre, where it is another one. */
function ofOtherConstant({ G, inverse: { centre }, context: { variable } }: Stairs, step: Step): readonly Line[] {
  if (centre === null || E.equal(G, tidy(step.after.expression))) return [];
  return [
    {
      rule: 'constant of integration',
      says: `Between two jumps a constant may be added: this antiderivative is 0 at ${variable} = ${toText(centre)}.`,
      written: { text: toText(G), latex: toLatex(G) },
      steps: [],
    },
  ];
}

const where: Readonly<Record<Branch['side'], string>> = {
  all: '',
  left: ', on the left side',
  right: ', on the right side',
};

function jumpStep({ G, switch: own, k, context }: Stairs, { branch, jump }: SideSum): Step {
  const at = (n: Expression) => substitute(G, { [context.variable]: branch.value, [own.name]: n });
  return {
    rule: 'jump at a step',
    says: `${toText(own.argument)} = ${k.name} at ${context.variable} = ${toText(branch.value)}${where[branch.side]}. There ${own.name} changes between ${k.name} − 1 and ${k.name}, and the antiderivative by the difference of its two values.`,
    before: { expression: E.subtract(at(k), at(E.subtract(k, E.one))) },
    after: { expression: jump },
    steps: [],
  };
}

function sumStep({ switch: own, k }: Stairs, { jump, sum, from, rises }: SideSum): Step {
  const n = E.symbol(own.name);
  const rule = 'sum of jumps';
  if (from === null) {
    const at = (m: Expression) => substitute(sum, { [own.name]: m });
    return {
      rule,
      says: `From ${k.name} − 1 to ${k.name} this sum grows by the jump at ${k.name}: without it the antiderivative is continuous.`,
      before: { expression: E.subtract(at(k), at(E.subtract(k, E.one))) },
      after: { expression: jump },
      steps: [],
    };
  }
  const [low, high] = rises ? [E.number(from + 1), n] : [E.add(n, E.one), E.number(from)];
  return {
    rule,
    says: `These are the jumps between the place where ${toText(own.argument)} turns and ${rises ? `the piece with ${own.name}` : `the piece with ${own.name}, passed the other way`}; without them the antiderivative is continuous.`,
    before: { operator: { name: 'sum', variable: k.name, bounds: [low, high] }, expression: jump },
    after: { expression: rises ? sum : E.negate(sum) },
    steps: [],
  };
}
