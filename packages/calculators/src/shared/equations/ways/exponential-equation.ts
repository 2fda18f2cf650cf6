import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { equalPowersStep } from '@nomogram/math/algebra/exponential/equal-powers.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression, PowerNode } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, some, transform } from '@nomogram/math/expression/walk.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { type Candidate, candidatesOf, isSame, solutionsStep, solvedSteps } from './candidates.ts';

/** B^(a·x + c) with a positive base. */
interface Power {
  readonly node: PowerNode;
  readonly base: Expression;
  readonly slope: Expression;
  readonly start: Expression;
  /** How fast its logarithm grows. */
  readonly rate: number;
}

/**
 * 4^x − 2^x − 2 = 0: every power is one of the slowest, t = 2^x, in which the equation is a polynomial; what is positive of its roots is put
 * back. Undefined where the unknown stands elsewhere, or the powers are none of one.
 */
export function exponentialEquation(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
): readonly ShownStep[] | undefined {
  const powers = powersOf(f, x);
  if (powers === undefined || powers.length === 0) return undefined;
  const slowest = powers.reduce((least, one) => (isSlower(one, least) ? one : least));
  const t = freeName(new Set(freeSymbols(f)), ['t', 'u', 's']);
  const unit = E.power(slowest.base, E.product([slowest.slope, E.symbol(x)]));
  const written = powers.map((one) => ({ ...one, times: one.rate / slowest.rate }));
  if (written.some(({ times }) => Math.abs(times - Math.round(times)) > 1e-12 || Math.abs(times) > maxPower))
    return undefined;
  const lowest = Math.min(0, ...written.map(({ times }) => Math.round(times)));
  const inT = transform(f, (node) => {
    const found = written.find((one) => E.equal(one.node, node));
    if (found === undefined) return node;
    return E.product([E.power(found.base, found.start), E.power(E.symbol(t), E.number(Math.round(found.times)))]);
  });
  const polynomial = multipliedOut(
    E.sum(E.termsOf(multipliedOut(inT)).map((term) => E.multiply(term, E.power(E.symbol(t), E.number(-lowest))))),
  );
  if (contains(polynomial, x)) return undefined;
  const roots = candidatesOf(polynomial, t);
  if (roots === undefined || !contains(polynomial, t)) return undefined;
  const back = roots.map((root) => putBack(root, unit, slowest, x, zeros));
  if (back.some((one) => one === undefined) || back.flatMap((one) => one?.kept ?? []).length !== zeros.length)
    return undefined;
  const others = written.filter(({ node }) => !E.equal(node, unit));
  return [
    ...others.map((one) => asPowerOf(one, unit)),
    line(
      'substitution',
      `The power ${toText(unit)} is a new unknown ${t}${lowest < 0 ? `; both sides are multiplied by ${lowest === -1 ? t : `${t}^${-lowest}`}, which is not 0` : ''}.`,
      `${t} = ${toText(unit)}; ${toText(polynomial)} = 0`,
    ),
    ...solvedSteps(polynomial, t, roots),
    ...back.map((one) => one!.step),
    solutionsStep(zeros, x),
  ];
}

const maxPower = 6;

/** Of two that grow as fast, one up and one down, the one that grows up. */
const isSlower = (one: Power, other: Power): boolean =>
  Math.abs(one.rate) < Math.abs(other.rate) - 1e-12 ||
  (Math.abs(one.rate) < Math.abs(other.rate) + 1e-12 && one.rate > other.rate);

/** The powers in which x stands in the exponent; undefined where it stands elsewhere. */
function powersOf(f: Expression, x: string): readonly Power[] | undefined {
  const found: Power[] = [];
  let isOther = false;
  const visit = (node: Expression): void => {
    if (!contains(node, x)) return;
    if (node.kind === 'sum') node.terms.forEach(visit);
    else if (node.kind === 'product') node.factors.forEach(visit);
    else {
      const power = node.kind === 'power' ? powerOf(node, x) : undefined;
      if (power === undefined) isOther = true;
      else if (!found.some((one) => E.equal(one.node, node))) found.push(power);
    }
  };
  visit(f);
  return isOther ? undefined : found;
}

function powerOf(node: PowerNode, x: string): Power | undefined {
  const { base, exponent } = node;
  const coefficients = coefficientsOf(multipliedOut(exponent), x);
  if (contains(base, x) || coefficients?.length !== 2 || some(exponent, (one) => one.kind === 'apply'))
    return undefined;
  const [start, slope] = pair(coefficients);
  const rate = evaluate(slope) * Math.log(evaluate(base));
  return Number.isFinite(rate) && rate !== 0 ? { node, base, slope, start, rate } : undefined;
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

/** x from B^(a·x) = t. */
function putBack(
  { value, exact }: Candidate,
  unit: Expression,
  { rate }: Power,
  x: string,
  zeros: readonly Candidate[],
): { readonly step: ShownStep; readonly kept?: Candidate } | undefined {
  const [power, t] = [toText(unit), toText(exact)];
  if (value <= 0)
    return {
      step: line(
        'put back',
        `A power of a positive number is positive, and ${t} is not: nothing comes of it.`,
        `${power} > 0`,
      ),
    };
  const kept = zeros.find((zero) => isSame(zero, { value: Math.log(value) / rate }));
  if (kept === undefined) return undefined;
  if (unit.kind === 'power')
    return { step: equalPowersStep(unit.base, unit.exponent, exact, `${x} = ${toText(kept.exact)}`), kept };
  const says = 'Both sides have the same logarithm, which brings the unknown down from the exponent.';
  const lines = [`${power} = ${t}`, `${power} = ln(${t})`, `${x} = ${toText(kept.exact)}`];
  return { step: line('take logarithms', says, [...new Set(lines)].join('; ')), kept };
}
