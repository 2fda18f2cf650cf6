import { equalPowersStep, saysEqualBases } from '@nomogram/math/algebra/exponential/equal-powers.ts';
import { inverseOfKernel } from '@nomogram/math/algebra/inequality/inverses.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression, PowerNode } from '@nomogram/math/expression/expression.ts';
import type { Line } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/** What g(h) = t says of h: equal to one of the values, which are none where g never has the value t. */
export interface Undone {
  readonly inner: Expression;
  readonly values: readonly Expression[];
  /** The line that says so, and what follows from it, where that is short. */
  readonly step: (...last: readonly string[]) => Line;
}

/** How an exponential, a logarithm, a root or an inverse function is undone on both sides; undefined where that cannot be told. */
export function undone(kernel: Expression, t: Expression): Undone | undefined {
  if (kernel.kind === 'power') return kernel.exponent.kind === 'number' ? ofRoot(kernel, t) : ofExponential(kernel, t);
  if (kernel.kind !== 'apply' || kernel.args.length !== 1) return undefined;
  const inner = kernel.args[0]!;
  if (kernel.name === 'abs') return ofAbsolute(inner, kernel, t);
  if (kernel.name === 'cbrt')
    return by(
      'cube both sides',
      'The third power undoes the cube root, and every number has one.',
      { kernel, t, inner },
      [simplest(E.power(t, E.number(3)))],
    );
  const values = inverseOfKernel(kernel)?.values(t);
  if (!values) return undefined;
  if (values.length === 0)
    return never(`It has no such value, whatever ${toText(inner)} is: nothing comes of it.`, kernel, t);
  if (kernel.name === 'ln') return undoneLogarithm(inner, t);
  const says = 'Both sides are put into the function that undoes this one.';
  return by('inverse function', says, { kernel, t, inner }, values.map(simplest));
}

/** g(h) = t */
interface Equation {
  readonly kernel: Expression;
  readonly t: Expression;
  readonly inner: Expression;
}

function by(rule: string, says: string, { kernel, t, inner }: Equation, values: readonly Expression[]): Undone {
  const shown = [...new Set(values.map((value) => `${toText(inner)} = ${toText(value)}`))].join(' or ');
  const given = `${toText(kernel)} = ${toText(t)}`;
  return { inner, values, step: (...last) => line(rule, says, [...new Set([given, shown, ...last])].join(' -> ')) };
}

/** ln(h) = t, or log_b(h) = t, which is written as `called`. */
export function undoneLogarithm(
  inner: Expression,
  t: Expression,
  to?: { readonly base: Expression; readonly called: string },
): Undone {
  const value = simplest(E.power(to?.base ?? E.constant('e'), t));
  if (to === undefined) {
    const says = 'Both sides are put into the exponential function, which undoes the logarithm.';
    return by('exponential', says, { kernel: E.ln(inner), t, inner }, [value]);
  }
  const exponent = t.kind === 'number' && Q.isInteger(t.value) && Q.sign(t.value) >= 0 ? toText(t) : `(${toText(t)})`;
  const [h, b] = [toText(inner), toText(to.base)];
  const says = `Both sides become exponents of ${b}, which undoes the logarithm to the base ${b}.`;
  const chain = [`${to.called} = ${toText(t)}`, `${h} = ${b}^${exponent}`, `${h} = ${toText(value)}`];
  return {
    inner,
    values: [value],
    step: (...last) => line('exponential', says, [...new Set([...chain, ...last])].join(' -> ')),
  };
}

const never = (says: string, kernel: Expression, t: Expression): Undone => ({
  inner: kernel,
  values: [],
  step: () => line('put back', says, `${toText(kernel)} != ${toText(t)}`),
});

/** B^h with a positive number B. */
function ofExponential(kernel: PowerNode, t: Expression): Undone | undefined {
  const found = inverseOfKernel(kernel);
  const values = found?.values(t);
  if (!found || !values) return undefined;
  const [value] = values.map(simplest);
  if (value === undefined)
    return never(`A power of a positive number is positive, and ${toText(t)} is not: nothing comes of it.`, kernel, t);
  const { base, exponent } = kernel;
  const last = `${toText(exponent)} = ${toText(value)}`;
  if (value.kind === 'number' && base.kind === 'number' && t.kind !== 'number') {
    const same = `${toText(base)}^(${toText(value)})`;
    const start = `${toText(t)} = ${same}; ${toText(kernel)} = ${same} -> ${last}`;
    return {
      inner: exponent,
      values: [value],
      step: (...more) =>
        line('equal bases', saysEqualBases(toText(base)), [start, ...more.filter((one) => one !== last)].join(' -> ')),
    };
  }
  return {
    inner: exponent,
    values: [value],
    step: (...more) => equalPowersStep(base, exponent, t, last, ...more),
  };
}

/** h^p with a fraction p: the principal power, which is real for no negative h. */
function ofRoot({ base, exponent }: PowerNode, t: Expression): Undone | undefined {
  const kernel = E.power(base, exponent);
  const sign = signOfConstant(t);
  if (exponent.kind !== 'number' || Q.isInteger(exponent.value) || sign === undefined) return undefined;
  const isPositive = Q.sign(exponent.value) > 0;
  if (sign < 0 || (sign === 0 && !isPositive))
    return never('A root is never negative, and its reciprocal never 0: nothing comes of it.', kernel, t);
  const reciprocal = E.number(Q.divide(Q.one, exponent.value));
  const value = simplest(E.power(t, reciprocal));
  if (Q.equals(exponent.value, Q.half))
    return by('square both sides', 'The square undoes the root; no side is negative.', { kernel, t, inner: base }, [
      value,
    ]);
  const says = `Both sides are raised to the power ${toText(reciprocal)}, which undoes this one; no side is negative.`;
  return by('power on both sides', says, { kernel, t, inner: base }, [value]);
}

function ofAbsolute(inner: Expression, kernel: Expression, t: Expression): Undone | undefined {
  const sign = signOfConstant(t);
  if (sign === undefined) return undefined;
  if (sign < 0) return never('An absolute value is never negative: nothing comes of it.', kernel, t);
  const values = sign === 0 ? [t] : [t, simplest(E.negate(t))];
  return by(
    'cases of an absolute value',
    'What stands between the bars has this distance from 0.',
    { kernel, t, inner },
    values,
  );
}
