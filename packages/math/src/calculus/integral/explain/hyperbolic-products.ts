import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { type Context, isFree } from '../context.ts';

interface HyperbolicWave {
  readonly c: Expression;
  readonly name: 'sinh' | 'cosh';
  readonly argument: Expression;
}

const maxPower = 8;

/**
 * A product of natural powers of sinh and cosh as a sum of single ones, the other factors left as they are:
 * cosh(a)·cosh(b) = (cosh(a + b) + cosh(a − b))/2 and its like. Null for fewer than two, and for an odd power beside one angle, which goes by
 * substitution.
 */
export function hyperbolicProductToSum(
  f: Expression,
  context: Context,
): { waves: readonly HyperbolicWave[]; rest: Expression } | null {
  const parts: HyperbolicWave[] = [];
  const rest: Expression[] = [];
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Number(exponent.value.numerator) : 0;
    const isWave = base.kind === 'apply' && (base.name === 'sinh' || base.name === 'cosh') && !isFree(base, context);
    if (!isWave || n < 1) rest.push(factor);
    else for (let k = 0; k < n; k++) parts.push({ c: E.one, name: base.name, argument: base.args[0]! });
  }
  if (parts.length < 2 || parts.length > maxPower) return null;
  const isOneAngle = parts.every(({ argument }) => E.equal(argument, parts[0]!.argument));
  const isOdd = parts.filter(({ name }) => name === 'sinh').length % 2 === 1 || parts.length % 2 === 1;
  if (isOneAngle && isOdd && rest.every((factor) => isFree(factor, context))) return null;
  const waves = parts
    .slice(1)
    .reduce<HyperbolicWave[]>((all, part) => all.flatMap((one) => joined(one, part)), [parts[0]!]);
  return { waves, rest: E.product(rest) };
}

function joined({ c, name, argument }: HyperbolicWave, other: HyperbolicWave): HyperbolicWave[] {
  const half = E.multiply(E.half, c);
  const [plus, minus] = [E.sum([argument, other.argument]), E.sum([argument, negated(other.argument)])];
  const kind = name === other.name ? 'cosh' : 'sinh';
  const sign = other.name === 'sinh' ? E.negate(half) : half;
  return [
    { c: half, name: kind, argument: plus },
    { c: sign, name: kind, argument: minus },
  ];
}

const negated = (a: Expression): Expression => (a.kind === 'sum' ? E.sum(a.terms.map(E.negate)) : E.negate(a));
