import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Line } from '../../expression/step.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';

/** B^u = t as both of them powers of one number g: B = g^d and t = g^p. */
interface OneBase {
  readonly g: Q.Rational;
  readonly d: number;
  readonly p: number;
}

const highest = 12;

/** How B^u = t, with positive B and t, gives u = …, and so x: by equal bases where both are powers of one number, else by logarithms. */
export function equalPowersStep(base: Expression, u: Expression, t: Expression, x: string, solution: Expression): Line {
  const left = toText(E.power(base, u));
  const last = `${x} = ${toText(solution)}`;
  const one = base.kind === 'number' && t.kind === 'number' ? oneBase(base.value, t.value) : null;
  const chain = (sides: readonly string[]): string => [...new Set([...sides, last])].join(' -> ');
  if (one === null) {
    const isNatural = base.kind === 'constant' && base.name === 'e';
    const below = isNatural ? toText(u) : `${bracketed(u)}*ln(${toText(base)})`;
    const says = 'Both sides have the same logarithm, which brings the unknown down from the exponent.';
    return line('take logarithms', says, chain([`${left} = ${toText(t)}`, `${below} = ln(${toText(t)})`]));
  }
  const { g, d, p } = one;
  const shown = toText(E.number(g));
  const held = Q.isInteger(g) && Q.sign(g) > 0 ? shown : `(${shown})`;
  const ofG = (n: number): string => `${held}^${n < 0 ? `(${n})` : n}`;
  const exponent = E.multiply(E.number(Q.integerRational(d)), u);
  const same = [
    ...(d === 1 ? [] : [`${toText(base)} = ${ofG(d)}`]),
    `${toText(t)} = ${ofG(p)}`,
    chain([`${d === 1 ? left : toText(E.power(E.number(g), exponent))} = ${ofG(p)}`, `${toText(exponent)} = ${p}`]),
  ];
  const says = `Both sides are powers of ${shown}, and powers of one base are equal exactly where their exponents are.`;
  return line('equal bases', says, same.join('; '));
}

/** Null where they are powers of no common number. */
function oneBase(base: Q.Rational, t: Q.Rational): OneBase | null {
  const ratio = Math.log(Q.toNumber(t)) / Math.log(Q.toNumber(base));
  if (!Number.isFinite(ratio)) return null;
  for (let d = 1; d <= highest; d++) {
    const p = Math.round(ratio * d);
    if (Math.abs(p) > highest * highest || Math.abs(ratio * d - p) > 1e-9) continue;
    const g = Q.exactRoot(base, d);
    return g !== null && Q.equals(Q.power(g, p), t) ? { g, d, p } : null;
  }
  return null;
}

const bracketed = (a: Expression): string => (a.kind === 'sum' ? `(${toText(a)})` : toText(a));
