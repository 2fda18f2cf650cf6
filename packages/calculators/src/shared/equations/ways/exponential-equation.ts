import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression, PowerNode } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, transform } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { type Candidate, candidatesOf, type Further, sameNumbers, solutionsStep, solvedSteps } from './candidates.ts';
import { equationText, plainEquation } from './equation-text.ts';
import { carriedBack } from './inner-function.ts';
import { undone } from './undone.ts';

/** B^(a·h + c) with a positive base, where h is x or another function of x that all exponents have in common. */
interface Power {
  readonly node: PowerNode;
  readonly base: Expression;
  readonly slope: Expression;
  readonly start: Expression;
  /** How fast its logarithm grows with h. */
  readonly rate: number;
}

/**
 * 4^x − 2^x − 2 = 0 and 4^(x²) − 3·2^(x²) + 2 = 0: every power is one of the slowest, t = 2^x or 2^(x²), in which the equation is a polynomial;
 * what is positive of its roots is put back. Undefined where the unknown stands elsewhere, or the powers are none of one.
 */
export function exponentialEquation(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const nodes = powersIn(f, x);
  const h = nodes?.[0] && withUnknown(nodes[0].exponent, x);
  const powers = h && nodes.map((node) => powerOf(node, h, x));
  if (!powers?.every((one) => one !== undefined)) return undefined;
  const slowest = powers.reduce((least, one) => (isSlower(one, least) ? one : least));
  const t = freeName(new Set(freeSymbols(f)), ['t', 'u', 's']);
  const unit = E.power(slowest.base, multipliedOut(E.product([slowest.slope, h!])));
  const written = powers.map((one) => ({ ...one, times: one.rate / slowest.rate }));
  if (written.some(({ times }) => Math.abs(times - Math.round(times)) > 1e-12 || Math.abs(times) > maxPower))
    return undefined;
  const lowest = Math.min(0, ...written.map(({ times }) => Math.round(times)));
  const inT = transform(f, (node) => {
    const found = written.find((one) => E.equal(one.node, node));
    if (found === undefined) return node;
    return E.product([E.power(found.base, found.start), E.power(E.symbol(t), E.number(Math.round(found.times)))]);
  });
  const polynomial = plainEquation(
    E.sum(E.termsOf(multipliedOut(inT)).map((term) => E.multiply(term, E.power(E.symbol(t), E.number(-lowest))))),
    t,
  );
  if (contains(polynomial, x) || !contains(polynomial, t)) return undefined;
  const roots = candidatesOf(polynomial, t);
  const back = roots?.map(({ exact }) => carriedBack(undone(unit, exact), x, zeros, further));
  if (!roots || !back?.every((one) => one !== undefined)) return undefined;
  if (
    !sameNumbers(
      back.flatMap(({ kept }) => kept),
      zeros,
    )
  )
    return undefined;
  return [
    ...written.filter(({ node }) => !E.equal(node, unit)).map((one) => asPowerOf(one, unit)),
    line(
      'substitution',
      `The power ${toText(unit)} is a new unknown ${t}${lowest < 0 ? `; both sides are multiplied by ${lowest === -1 ? t : `${t}^${-lowest}`}, which is not 0` : ''}.`,
      `${t} = ${toText(unit)}; ${equationText(polynomial, t)}`,
    ),
    ...solvedSteps(polynomial, t, roots),
    ...back.flatMap(({ step, steps }) => [step, ...steps]),
    solutionsStep(zeros, x),
  ];
}

const maxPower = 6;

/** Of two that grow as fast, one up and one down, the one that grows up. */
const isSlower = (one: Power, other: Power): boolean =>
  Math.abs(one.rate) < Math.abs(other.rate) - 1e-12 ||
  (Math.abs(one.rate) < Math.abs(other.rate) + 1e-12 && one.rate > other.rate);

/** The powers in whose exponents x stands, each once; undefined where it stands elsewhere. */
function powersIn(f: Expression, x: string): readonly PowerNode[] | undefined {
  const found: PowerNode[] = [];
  let isOther = false;
  const visit = (node: Expression): void => {
    if (!contains(node, x)) return;
    if (node.kind === 'sum') node.terms.forEach(visit);
    else if (node.kind === 'product') node.factors.forEach(visit);
    else if (node.kind !== 'power' || contains(node.base, x)) isOther = true;
    else if (!found.some((one) => E.equal(one, node))) found.push(node);
  };
  visit(f);
  return isOther ? undefined : found;
}

/** What of an exponent holds the unknown: x of 2·x + 1, else as it stands: x² − 3·x of x² − 3·x + 2. */
function withUnknown(exponent: Expression, x: string): Expression {
  const expanded = multipliedOut(exponent);
  return coefficientsOf(expanded, x)?.length === 2
    ? E.symbol(x)
    : E.sum(E.termsOf(expanded).filter((term) => contains(term, x)));
}

function powerOf(node: PowerNode, h: Expression, x: string): Power | undefined {
  const terms = E.termsOf(multipliedOut(node.exponent));
  const start = E.sum(terms.filter((term) => !contains(term, x)));
  const slope = simplest(E.divide(E.sum(terms.filter((term) => contains(term, x))), h));
  if (contains(slope, x)) return undefined;
  const rate = evaluate(slope) * Math.log(evaluate(node.base));
  return Number.isFinite(rate) && rate !== 0 ? { node, base: node.base, slope, start, rate } : undefined;
}

const asPowerOf = ({ node, base, start, times }: Power & { readonly times: number }, unit: Expression): ShownStep => {
  const factor = E.equal(start, E.zero) ? '' : `${toText(E.power(base, start))}*`;
  const n = Math.round(times);
  return line(
    'laws of exponents',
    'Exponents that are added multiply powers, and a power of a power has the product of the exponents.',
    `${toText(node)} = ${factor}${n === 1 ? toText(unit) : `(${toText(unit)})^${n < 0 ? `(${n})` : n}`}`,
  );
};
