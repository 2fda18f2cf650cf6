import { partialFractions } from '../../../algebra/apart.ts';
import { denseExpression } from '../../../algebra/divide.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName, lettering } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import { type Context, withNewVariable } from '../context.ts';
import { residuesAtNumberedRoots, squaredDistance } from '../rational/logarithmic-part.ts';
import type { ComplexPair } from '../rational/roots-of-polynomial.ts';
import { integers, type Quotient, quotientOf } from './rational.ts';
import { type Application, integrated, type Rule, rewritten } from './rule.ts';

/*
 * P/Q where Q has no factors over the rational numbers and its roots no short form: the roots are named, and each of them gives a fraction
 * with its residue,
 *
 *     P/Q = Σ c/(x − r),    c = lim (x − r)·P/Q = P(r)/Q′(r).
 *
 * A real root gives c·ln|x − r|. The two fractions of a pair p ± i·q with the residues u ± i·v are joined,
 *
 *     (2u(x − p) − 2v·q)/((x − p)² + q²),
 *
 * which is split into u times a logarithmic derivative and −2v times the derivative of atan((x − p)/q).
 *
 * No sentence holds a root: its letter is given when the whole answer is written.
 */

export const atRootsOfDenominator: Rule = (f, context) => {
  const found = quotientOf(f, context);
  if (found === null || found.numerator.length >= found.denominator.length || !isIrreducible(found)) return null;
  const lead = Q.reciprocal(found.denominator.at(-1)!);
  const [a, q] = [D.scale(found.numerator, lead), D.monic(found.denominator)];
  const pairs = residuesAtNumberedRoots(a, q);
  if (pairs === null) return null;
  const steps = pairs.map((pair) => integralOf(pair, context));
  if (!steps.every((step) => step !== null)) return null;
  const sum = E.sum(steps.map((step) => step.before.expression));
  const F = E.sum(steps.map((step) => step.after.expression));
  return integrated(f, F, context, {
    rule: 'partial fractions at the roots',
    says: 'The denominator has no factors with rational coefficients, so its roots are named, and each of them gives a fraction.',
    steps: [
      rewritten(f, sum, decomposition({ numerator: a, denominator: q }, pairs, f, context)),
      integrated(sum, F, context, { rule: 'sum rule', says: 'A sum is integrated term by term.', steps }),
    ],
  });
};

/** Of degree 3 and more, with one factor over Q. */
function isIrreducible({ numerator, denominator }: Quotient): boolean {
  if (D.degree(denominator) < 3) return false;
  const parts = partialFractions(numerator, integers(denominator));
  return parts?.fractions.length === 1 && parts.fractions[0]!.factor.length === denominator.length;
}

const imaginary = E.constant('i');

interface Root {
  readonly at: Expression;
  readonly residue: Expression;
}

/** The root itself, or both of a pair. */
function rootsOf({ re, im, u, v }: ComplexPair): readonly Root[] {
  if (im === null) return [{ at: re, residue: u }];
  return [E.one, E.minusOne].map((sign) => ({
    at: E.add(re, E.product([sign, im, imaginary])),
    residue: E.add(u, E.product([sign, v, imaginary])),
  }));
}

/** P/Q as the sum of its fractions: the residues, and the fractions of a pair joined. */
function decomposition(
  { numerator, denominator }: Quotient,
  pairs: readonly ComplexPair[],
  f: Expression,
  context: Context,
): Application {
  const { names, variable } = context;
  const letter = (...usual: string[]) => freeName(names, usual);
  const [P, Q, r] = [letter('P', 'N'), letter('Q', 'D'), letter('r', 'a')];
  const dense = (p: D.RationalDense) => denseExpression(p, variable);
  const x = E.symbol(variable);
  const real = pairs.filter(({ im }) => im === null).length;
  const kinds = [
    counted(real, 'real root', 'real roots'),
    counted(pairs.length - real, 'pair of conjugate roots', 'pairs of conjugate roots'),
  ];
  return {
    rule: 'residues at the roots',
    says: `A denominator without factors has no double root: it has ${kinds.filter((kind) => kind !== '').join(' and ')}. Over ${variable} − ${r} stands the residue ${P}(${r})/${Q}′(${r}).`,
    with: { [P]: dense(numerator), [Q]: dense(denominator), [`d${Q}`]: dense(D.derivative(denominator)) },
    steps: pairs.flatMap((pair) => {
      const roots = rootsOf(pair);
      const residue = residueAt(roots[0]!, f, context);
      if (roots.length === 1) return [residue];
      const both = E.sum(roots.map(({ at, residue: c }) => E.divide(c, E.subtract(x, at))));
      return [residue, rewritten(both, fractionOf(pair, x), joined)];
    }),
  };
}

const joined: Application = {
  rule: 'conjugate fractions',
  says: 'At the conjugate root stands the conjugate residue, and the sum of the two fractions is real.',
};

const counted = (count: number, one: string, several: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : several}`;

/** c = lim (x − r)·P/Q for x → r */
const residueAt = ({ at, residue }: Root, f: Expression, { variable }: Context): Step => ({
  rule: 'residue at a root',
  says: 'Times this factor all other fractions vanish at the root, which is simple: the limit is the numerator over the derivative of the denominator, both at the root.',
  before: {
    operator: { name: 'limit', variable, to: at },
    expression: E.product([E.subtract(E.symbol(variable), at), f]),
  },
  after: { expression: residue },
  steps: [],
});

/** What a root or a pair of them adds to P/Q. */
function fractionOf(pair: ComplexPair, x: Expression): Expression {
  const { re, im, u, v } = pair;
  const shifted = E.subtract(x, re);
  if (im === null) return E.divide(u, shifted);
  return E.divide(
    E.subtract(E.product([E.two, u, shifted]), E.product([E.two, v, im])),
    squaredDistance({ ...pair, im }, x),
  );
}

/** The integral of what belongs to one root, or to a pair of conjugate ones; null where the budget of work is spent. */
function integralOf(pair: ComplexPair, context: Context): Step | null {
  const x = E.symbol(context.variable);
  const { re, im, u, v } = pair;
  const f = fractionOf(pair, x);
  const shifted = E.subtract(x, re);
  if (im === null) return multiple(u, logarithm(shifted, E.apply('abs', [shifted]), E.one, context), f, context);
  const square = squaredDistance({ ...pair, im }, x);
  const slope = E.multiply(E.two, shifted);
  const parts = [
    multiple(u, logarithm(square, square, slope, context), E.divide(E.product([u, slope]), square), context),
    multiple(
      E.product([E.number(-2), v]),
      arctangent(shifted, im, square, context),
      E.divide(E.product([E.number(-2), v, im]), square),
      context,
    ),
  ].filter((step) => step !== null && !E.equal(step.before.expression, E.zero));
  if (!parts.every((step) => step !== null)) return null;
  const F = E.sum(parts.map((step) => step.after.expression));
  const sum = E.sum(parts.map((step) => step.before.expression));
  return integrated(f, F, context, {
    rule: 'split the numerator',
    says: 'The numerator is a multiple of the derivative of the denominator, and a constant.',
    with: { derivative: slope, multiple: u, constant: E.product([E.number(-2), v, im]) },
    steps: [integrated(sum, F, context, { rule: 'sum rule', says: 'A sum is integrated term by term.', steps: parts })],
  });
}

/** ∫ c·g = c·∫ g */
const multiple = (c: Expression, step: Step | null, f: Expression, context: Context): Step | null =>
  step &&
  integrated(f, E.product([c, step.after.expression]), context, {
    rule: 'constant multiple rule',
    says: 'A constant factor goes before the integral sign.',
    with: { [lettering(context.names).of('c')]: c },
    steps: [step],
  });

/** ∫ g′/g dx = ln|g|, `size` being |g|. */
function logarithm(g: Expression, size: Expression, slope: Expression, context: Context): Step | null {
  return bySubstitution(E.divide(slope, g), { g, dg: slope, of: E.reciprocal, F: E.ln(size) }, context);
}

/** ∫ q/((x − p)² + q²) dx = atan((x − p)/q) */
function arctangent(shifted: Expression, im: Expression, square: Expression, context: Context): Step | null {
  const g = E.divide(shifted, im);
  const F = E.apply('atan', [g]);
  const of = (w: Expression) => E.reciprocal(E.add(E.power(w, E.two), E.one));
  return bySubstitution(E.divide(im, square), { g, dg: E.reciprocal(im), of, F }, context);
}

interface Substitution {
  readonly g: Expression;
  readonly dg: Expression;
  /** The integrand in the new variable, an entry of the table. */
  readonly of: (w: Expression) => Expression;
  readonly F: Expression;
}

function bySubstitution(f: Expression, { g, dg, of, F }: Substitution, context: Context): Step | null {
  const inner = withNewVariable(context);
  const w = inner.variable;
  const step = inner.integrate(of(E.symbol(w)), inner);
  if (step === null) return null;
  return integrated(f, F, context, {
    rule: 'substitution',
    says: `With ${w} for the inner function an entry of the table is left.`,
    with: { [w]: g, [`d${w}`]: dg },
    steps: [step],
  });
}
