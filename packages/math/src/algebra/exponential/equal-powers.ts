import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Line } from '../../expression/step.ts';
import { pair } from '../../result/tuple.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';

/** Positive numbers as powers of one number g, with whole exponents. */
export interface CommonBase {
  readonly g: Q.Rational;
  readonly exponents: readonly number[];
}

const highest = 12;

/** How B^u = t, with positive B and t, gives what comes last, u = … or x = …: by equal bases where both are powers of one number, else by logarithms. */
export function equalPowersStep(base: Expression, u: Expression, t: Expression, ...last: readonly string[]): Line {
  const left = toText(E.power(base, u));
  const common = base.kind === 'number' && t.kind === 'number' ? commonBase([base.value, t.value]) : null;
  const chain = (sides: readonly string[]): string => [...new Set([...sides, ...last])].join(' -> ');
  if (common === null) {
    const isNatural = base.kind === 'constant' && base.name === 'e';
    const below = isNatural ? toText(u) : `${bracketed(u)}*ln(${toText(base)})`;
    const says = 'Both sides have the same logarithm, which brings the unknown down from the exponent.';
    return line('take logarithms', says, chain([`${left} = ${toText(t)}`, `${below} = ln(${toText(t)})`]));
  }
  const [d, p] = pair(common.exponents);
  const { g } = common;
  const exponent = E.multiply(E.number(Q.integerRational(d)), u);
  const same = [
    ...(d === 1 ? [] : [`${toText(base)} = ${writtenPower(g, d)}`]),
    `${toText(t)} = ${writtenPower(g, p)}`,
    chain([
      `${d === 1 ? left : toText(E.power(E.number(g), exponent))} = ${writtenPower(g, p)}`,
      `${toText(exponent)} = ${p}`,
    ]),
  ];
  return line('equal bases', saysEqualBases(toText(E.number(g))), same.join('; '));
}

export const saysEqualBases = (g: string): string =>
  `Both sides are powers of ${g}, and powers of one base are equal exactly where their exponents are.`;

/** g^n, not worked out. */
export function writtenPower(g: Q.Rational, n: number): string {
  const shown = toText(E.number(g));
  return `${Q.isInteger(g) && Q.sign(g) > 0 ? shown : `(${shown})`}^${n < 0 ? `(${n})` : n}`;
}

/** Null where they are powers of no common number, or the first one is 1. */
export function commonBase(values: readonly Q.Rational[]): CommonBase | null {
  const [first] = values;
  if (first === undefined || values.some((one) => Q.sign(one) <= 0) || Q.equals(first, Q.one)) return null;
  for (let d = 1; d <= highest; d++) {
    const g = Q.exactRoot(first, d);
    const exponents = g === null ? [] : values.map((one) => exponentOf(one, g));
    if (g !== null && exponents.every((one) => one !== null)) return { g, exponents };
  }
  return null;
}

function exponentOf(value: Q.Rational, g: Q.Rational): number | null {
  const n = Math.round(Math.log(Q.toNumber(value)) / Math.log(Q.toNumber(g)));
  return Math.abs(n) <= highest * highest && Q.equals(Q.power(g, n), value) ? n : null;
}

const bracketed = (a: Expression): string => (a.kind === 'sum' ? `(${toText(a)})` : toText(a));
