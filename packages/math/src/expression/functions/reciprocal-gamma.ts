import * as Q from '../../exact/rational.ts';
import * as E from '../build.ts';
import type { Expression } from '../expression.ts';

/** The u of Γ(u)^(−n), which is an entire function of u, with n > 0; null for anything else. */
export function reciprocalOfGamma(a: Expression): Expression | null {
  if (a.kind !== 'power' || a.exponent.kind !== 'number' || a.base.kind !== 'apply') return null;
  const { value } = a.exponent;
  const [u, ...others] = a.base.args;
  if (!Q.isInteger(value) || Q.sign(value) > 0 || u === undefined || others.length > 0) return null;
  return a.base.name === 'gamma' ? u : a.base.name === 'factorial' ? E.add(u, E.one) : null;
}
