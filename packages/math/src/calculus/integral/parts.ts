import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, size, some } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { derivativeOf } from '../derivative.ts';
import { type Context, deeper, isFree, made, type Stage } from './context.ts';
import { explain } from './explain/explain.ts';

/*
 * Integration by parts, ∫ u·dv = u·v − ∫ v·du. What becomes simpler by differentiation is u: a logarithm or an inverse function
 * first (LIATE), then a power of x. What is met again further down is given up by the driver, which knows what it is working on.
 */

const inverse = new Set([
  'ln',
  'asin',
  'acos',
  'atan',
  'acot',
  'asec',
  'acsc',
  'asinh',
  'acosh',
  'atanh',
  'acoth',
  'asech',
  'acsch',
  'erf',
  'erfi',
  'Si',
  'Ci',
  'Ei',
  'li',
  'dilog',
  'fresnelS',
  'fresnelC',
]);

export const byParts: Stage = (f, context) => partsWith(f, context, context.integrate);

function partsWith(f: Expression, context: Context, integrate: Context['integrate']): Step | null {
  const below = deeper(context);
  if (below === null || f.kind === 'sum') return null;
  const factors = E.factorsOf(f);
  for (const u of choices(factors, context)) {
    const dv = E.product(factors.filter((factor) => factor !== u));
    const step = parts({ u, dv, inner: integrate(dv, below) }, f, below);
    if (step !== null) return step;
  }
  return null;
}

/**
 * The same for an inverse function of another function, as asin(sinh x) beside powers of sech x: before any substitution for the angle, under which it would
 * have to be carried along. Its v is that of a textbook where there is one, which has no half angles.
 */
export const byPartsOfNested: Stage = (f, context) => {
  const factors = f.kind === 'product' ? f.factors : [];
  const isNested = (factor: Expression): boolean => {
    const base = E.baseOf(factor);
    return (
      base.kind === 'apply' &&
      inverse.has(base.name) &&
      some(base.args[0]!, (node) => node.kind === 'apply' && !isFree(node, context))
    );
  };
  const integrate = (g: Expression, inside: Context) => explain(g, inside.variable) ?? inside.integrate(g, inside);
  return factors.some(isNested) ? partsWith(f, context, integrate) : null;
};

function choices(factors: readonly Expression[], context: Context): Expression[] {
  const dependent = factors.filter((factor) => !isFree(factor, context));
  const logarithmic = dependent.filter((factor) => {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const natural = exponent.kind === 'number' && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0;
    return natural && base.kind === 'apply' && inverse.has(base.name);
  });
  if (logarithmic.length > 0) return logarithmic;
  if (dependent.length < 2) return [];
  return dependent.filter((factor) => {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    return (
      base.kind === 'symbol' && exponent.kind === 'number' && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0
    );
  });
}

interface Parts {
  readonly u: Expression;
  readonly dv: Expression;
  /** ∫ dv */
  readonly inner: Step | null;
}

function parts({ u, dv, inner }: Parts, f: Expression, context: Context): Step | null {
  if (inner === null) return null;
  const v = tidy(inner.after.expression);
  const du = derivativeOf(u, context.variable);
  if (du === null || size(v, 300) >= 300) return null;
  // Of an elliptic integral beside anything but its own derivative no antiderivative is known.
  if (some(v, (node) => node.kind === 'apply' && node.name.startsWith('elliptic') && !isFree(node, context)))
    return null;
  // An inverse function is not to come back inside v.
  if (u.kind === 'apply' && contains(v, context.variable) && v.kind === 'apply' && inverse.has(v.name)) return null;
  const left = tidy(E.product([v, du]));
  const rest = context.integrate(left, context);
  if (rest === null) return null;
  const result = E.subtract(E.product([u, v]), rest.after.expression);
  return made(
    'integration by parts',
    f,
    result,
    context,
    [inner, rest],
    `u = ${toText(u)}, dv = ${toText(dv)} d${context.variable}`,
  );
}
