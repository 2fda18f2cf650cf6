import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { commonBase, saysEqualBases, writtenPower } from '@nomogram/math/algebra/exponential/equal-powers.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression, PowerNode } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import {
  apart,
  type Candidate,
  candidatesOf,
  type Further,
  sameNumbers,
  solutionsStep,
  solvedSteps,
} from './candidates.ts';
import { withBases } from './logarithm-text.ts';

/** c·B^u·C^v … with a positive number c and powers whose exponents hold the unknown. */
interface Side {
  readonly factor: Expression;
  readonly powers: readonly PowerNode[];
}

/**
 * 5^(x + 1) = 3^(2x − 1), 2^x·3^(x + 1) = 108, x^ln(x) = e⁴: both sides are products of powers, so that their exponents are compared where all
 * are powers of one number, else their logarithms. Undefined where a side is something else.
 */
export function powersOnBothSides(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const sides = sidesOf(f, x);
  if (sides === undefined) return undefined;
  const written = sides.map(({ factor, powers }) => toText(withBases(E.product([factor, ...powers]), x))).join(' = ');
  const compared = byEqualBases(sides) ?? byLogarithms(sides, x);
  const difference = multipliedOut(E.subtract(...compared.logarithms));
  const candidates = candidatesOf(difference, x);
  const rest =
    candidates === undefined
      ? further(difference, x, zeros)
      : [...solvedSteps(difference, x, candidates), solutionsStep(zeros, x)];
  if (rest === undefined || (candidates !== undefined && !sameNumbers(candidates, zeros))) return undefined;
  const says = 'Each side is a product of powers, or a number.';
  return [line(apart.powers, says, written), compared.step, ...rest];
}

/** The two sides, with the positive term first; undefined where they are none of powers. */
function sidesOf(f: Expression, x: string): readonly [Side, Side] | undefined {
  const terms = E.termsOf(f);
  const isPositive = isBaseOfSuch(f, x);
  const sides = terms.map((term) => sideOf(term, x, isPositive));
  if (terms.length !== 2 || !sides.every((one) => one !== undefined)) return undefined;
  const signs = sides.map(({ factor }) => signOfConstant(factor));
  const [above, below] = [sides[signs.indexOf(1)], sides[signs.indexOf(-1)]];
  if (above === undefined || below === undefined) return undefined;
  const other = { ...below, factor: E.negate(below.factor) };
  return above.powers.length > 0 ? [above, other] : [other, above];
}

function sideOf(term: Expression, x: string, isPositive: boolean): Side | undefined {
  const factors = E.factorsOf(term);
  const powers = factors.filter((one) => contains(one, x)).map((one) => asPower(one, x, isPositive));
  const factor = E.product(factors.filter((one) => !contains(one, x)));
  return powers.every((one) => one !== undefined) ? { factor, powers } : undefined;
}

/** A power with the unknown in its exponent; where the unknown is positive, a power of it is one, too. */
function asPower(factor: Expression, x: string, isPositive: boolean): PowerNode | undefined {
  if (factor.kind === 'power' && contains(factor.exponent, x)) return factor;
  if (!isPositive) return undefined;
  if (factor.kind === 'symbol') return { kind: 'power', base: factor, exponent: E.one };
  return factor.kind === 'power' && factor.base.kind === 'symbol' ? factor : undefined;
}

/** Whether x is the base of a power with x in its exponent, which has a value where it is positive. */
const isBaseOfSuch = (f: Expression, x: string): boolean =>
  some(f, (node) => node.kind === 'power' && node.base.kind === 'symbol' && contains(node.exponent, x));

interface Compared {
  readonly step: ShownStep;
  readonly logarithms: readonly [Expression, Expression];
}

/** 8^(x − 1) = 4^(x + 2) as 2^(3x − 3) = 2^(2x + 4); undefined where no number has all of them as its powers. */
function byEqualBases(sides: readonly [Side, Side]): Compared | undefined {
  const numbers = sides.flatMap(({ factor, powers }) => [...powers.map(({ base }) => base), factor]);
  const isNatural = numbers.every((one) => (one.kind === 'constant' && one.name === 'e') || E.equal(one, E.one));
  const known = numbers.flatMap((one) => (one.kind === 'number' ? [one.value] : []));
  const common = isNatural ? undefined : known.length === numbers.length ? commonBase(known) : null;
  if (common === null) return undefined;
  const g = common === undefined ? E.constant('e') : E.number(common.g);
  const exponentOf = (one: Expression): Expression => {
    const at = numbers.findIndex((other) => E.equal(one, other));
    return E.number(common === undefined ? (E.equal(one, E.one) ? 0 : 1) : common.exponents[at]!);
  };
  const logarithms = mapTuple(sides, ({ factor, powers }) =>
    multipliedOut(
      E.sum([...powers.map(({ base, exponent }) => E.multiply(exponentOf(base), exponent)), exponentOf(factor)]),
    ),
  );
  const others = numbers.filter(
    (one, k) => !E.equal(one, g) && !E.equal(one, E.one) && numbers.findIndex((other) => E.equal(one, other)) === k,
  );
  const named = others.map(
    (one) => `${toText(one)} = ${writtenPower(common!.g, common!.exponents[numbers.indexOf(one)]!)}`,
  );
  const shown = logarithms.map((one) =>
    one.kind === 'number' && common !== undefined
      ? writtenPower(common.g, Q.toNumber(one.value))
      : toText(E.power(g, one)),
  );
  const same = `${shown.join(' = ')} -> ${logarithms.map((one) => toText(one)).join(' = ')}`;
  return { step: line('equal bases', saysEqualBases(toText(g)), [...named, same].join('; ')), logarithms };
}

function byLogarithms(sides: readonly [Side, Side], x: string): Compared {
  const where = sides.flatMap(({ powers }) =>
    powers.flatMap(({ base }) => (freeSymbols(base).length > 0 ? [base] : [])),
  );
  const positive =
    where.length === 0
      ? 'Both sides are positive'
      : `Where ${[...new Set(where.map((one) => toText(one)))].join(' and ')} is positive, both sides are`;
  const says = `${positive}, and have the same logarithm: that of a product is a sum, and an exponent comes before the logarithm of its base.`;
  const ofSide = ({ factor, powers }: Side): readonly Expression[] => [
    ...(E.equal(factor, E.one) && powers.length > 0 ? [] : [E.ln(factor)]),
    ...powers.map(({ base, exponent }) => E.multiply(exponent, E.ln(base))),
  ];
  const logarithms = mapTuple(sides, (side) => E.sum(ofSide(side)));
  const written = mapTuple(sides, ({ factor, powers }) => {
    const first = E.equal(factor, E.one) && powers.length > 0 ? [] : [`ln(${toText(factor)})`];
    return [...first, ...powers.map((one) => writtenLogarithm(one, x))].join(' + ');
  });
  return { step: line('take logarithms', says, written.join(' = ')), logarithms };
}

/** The exponent before the logarithm of its base. */
function writtenLogarithm({ base, exponent }: PowerNode, x: string): string {
  const shown = exponent.kind === 'sum' ? `(${toText(exponent)})` : toText(withBases(exponent, x));
  if (base.kind === 'constant' && base.name === 'e') return shown;
  return E.equal(exponent, E.one) ? `ln(${toText(base)})` : `${shown}*ln(${toText(base)})`;
}
