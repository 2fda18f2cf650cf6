import * as Q from '@nomogram/math/exact/rational.ts';
import * as A from '@nomogram/math/finance/annuity.ts';
import { periodsToPayOff, periodsToSave } from '@nomogram/math/finance/number-of-periods.ts';
import { exponential, isRational, logarithm, type Maybe, type Value } from '@nomogram/math/numeric/precise/value.ts';

/** A function that formulas may call: its certain value, its value in double precision, and how it is written. */
interface FormulaFunction {
  readonly exact: (args: readonly Value[], bits: number) => Maybe;
  readonly double: (...args: number[]) => number;
  /** The same from the definition, period by period, for a whole number of periods: the check. */
  readonly byDefinition?: (...args: number[]) => number;
  /** How it is written out, from arguments that are written already and can stand anywhere. */
  readonly text: (...args: string[]) => string;
  readonly latex: (...args: string[]) => string;
  readonly sheet: (...args: string[]) => string;
  /** Where the formula as written divides by 0, and what stands there instead; null is an argument that is not known. */
  readonly limit?: { readonly at: (...args: Maybe[]) => boolean; readonly text: (...args: string[]) => string };
}

const isNought = (a: Maybe = null): boolean => a !== null && isRational(a) && Q.isZero(a);
const areEqual = (a: Maybe = null, b: Maybe = null): boolean =>
  a !== null && b !== null && isRational(a) && isRational(b) && Q.equals(a, b);

/** An exponent in parentheses of its own: e^(4 %). */
const inParentheses = (text: string): string => (/^\(/.test(text) ? text : `(${text})`);

/** An exponent in plain text: words are held together by brackets. */
const exponent = (text: string | undefined): string => (text?.includes(' ') ? inParentheses(text) : `${text}`);

const seriesSum = (n: number, term: (k: number) => number): number => {
  let sum = 0;
  for (let k = 1; k <= n; k++) sum += term(k);
  return sum;
};

/** (e^{n·ln(1 + r)} − 1)/r without the loss of digits near r = 0. */
const futureDouble = (r: number, n: number): number => (r === 0 ? n : Math.expm1(n * Math.log1p(r)) / r);
const presentDouble = (r: number, n: number): number => (r === 0 ? n : -Math.expm1(-n * Math.log1p(r)) / r);

/** (1 + r)^n; 1 + r would lose the last digits of a small r, and a power of many periods would show it. */
const grown = (r: number, n: number): number => Math.exp(n * Math.log1p(r));

/** ln((1 + r)/(1 + g)), good for r close to g, and for r far below it. */
function relativeStep(r: number, g: number): number {
  const apart = (r - g) / (1 + g);
  return apart > -0.5 ? Math.log1p(apart) : Math.log1p(r) - Math.log1p(g);
}

export const functions: Readonly<Record<string, FormulaFunction>> = {
  ln: {
    exact: ([x], bits) => logarithm(x!, bits),
    double: Math.log,
    text: (x) => `ln(${x})`,
    latex: (x) => `\\ln\\left(${x}\\right)`,
    sheet: (x) => `LN(${x})`,
  },
  exp: {
    exact: ([x], bits) => exponential(x!, bits),
    double: Math.exp,
    text: (x) => `e^(${x})`,
    latex: (x) => `e^{${x}}`,
    sheet: (x) => `EXP(${x})`,
  },
  /** Present value of 1 at the end of each period. */
  presentAnnuity: {
    exact: ([r, n], bits) => A.presentAnnuity(r!, n!, bits),
    double: presentDouble,
    byDefinition: (r, n) => seriesSum(n!, (k) => (1 + r!) ** -k),
    text: (r, n) => `((1 - (1 + ${r})^(-${n})) / ${r})`,
    latex: (r, n) => `\\frac{1-(1+${r})^{-${n}}}{${r}}`,
    sheet: (r, n) => `PV(${r},${n},-1)`,
    limit: { at: (r) => isNought(r), text: (_, n) => n! },
  },
  /** Value at the end of 1 at the end of each period. */
  futureAnnuity: {
    exact: ([r, n], bits) => A.futureAnnuity(r!, n!, bits),
    double: futureDouble,
    byDefinition: (r, n) => seriesSum(n!, (k) => (1 + r!) ** (n! - k)),
    text: (r, n) => `(((1 + ${r})^${exponent(n)} - 1) / ${r})`,
    latex: (r, n) => `\\frac{(1+${r})^{${n}}-1}{${r}}`,
    sheet: (r, n) => `FV(${r},${n},-1)`,
    limit: { at: (r) => isNought(r), text: (_, n) => n! },
  },
  /** Present value of payments that begin with 1 and grow. */
  presentGrowingAnnuity: {
    exact: ([r, g, n], bits) => A.presentGrowingAnnuity(r!, g!, n!, bits),
    double: (r, g, n) => (r === g ? n! / (1 + r!) : -Math.expm1(-n! * relativeStep(r!, g!)) / (r! - g!)),
    byDefinition: (r, g, n) => seriesSum(n!, (k) => (1 + g!) ** (k - 1) * (1 + r!) ** -k),
    text: (r, g, n) => `((1 - ((1 + ${g}) / (1 + ${r}))^${exponent(n)}) / (${r} - ${g}))`,
    latex: (r, g, n) => `\\frac{1-\\left(\\frac{1+${g}}{1+${r}}\\right)^{${n}}}{${r}-${g}}`,
    sheet: (r, g, n) => `IF(${r}=${g},${n}/(1+${r}),(1-((1+${g})/(1+${r}))^${n})/(${r}-${g}))`,
    limit: { at: areEqual, text: (r, _, n) => `(${n} / (1 + ${r}))` },
  },
  /** Value at the end of payments that begin with 1 and grow. */
  futureGrowingAnnuity: {
    exact: ([r, g, n], bits) => A.futureGrowingAnnuity(r!, g!, n!, bits),
    double: (r, g, n) => {
      if (r === g) return n! * grown(r!, n! - 1);
      // The larger of the two powers in front: the other may be too small for a double.
      const step = n! * relativeStep(r!, g!);
      return (step > 0 ? -grown(r!, n!) * Math.expm1(-step) : grown(g!, n!) * Math.expm1(step)) / (r! - g!);
    },
    byDefinition: (r, g, n) => seriesSum(n!, (k) => (1 + g!) ** (k - 1) * (1 + r!) ** (n! - k)),
    text: (r, g, n) => `(((1 + ${r})^${exponent(n)} - (1 + ${g})^${exponent(n)}) / (${r} - ${g}))`,
    latex: (r, g, n) => `\\frac{(1+${r})^{${n}}-(1+${g})^{${n}}}{${r}-${g}}`,
    sheet: (r, g, n) => `IF(${r}=${g},${n}*(1+${r})^(${n}-1),((1+${r})^${n}-(1+${g})^${n})/(${r}-${g}))`,
    limit: { at: areEqual, text: (r, _, n) => `(${n} * (1 + ${r})^(${n} - 1))` },
  },
  /** Value at the end of 1 at the end of each period, with interest compounded continuously. */
  continuousAnnuity: {
    exact: ([r, t], bits) => A.continuousAnnuity(r!, t!, bits),
    double: (r, t) => (r === 0 ? t! : Math.expm1(r! * t!) / Math.expm1(r!)),
    byDefinition: (r, t) => seriesSum(t!, (k) => Math.exp(r! * (t! - k))),
    text: (r, t) => `((e^(${r} * ${t}) - 1) / (e^${inParentheses(r!)} - 1))`,
    latex: (r, t) => `\\frac{e^{${r}\\,${t}}-1}{e^{${r}}-1}`,
    sheet: (r, t) => `IF(${r}=0,${t},(EXP(${r}*${t})-1)/(EXP(${r})-1))`,
    limit: { at: (r) => isNought(r), text: (_, t) => t! },
  },
  /** Periods until payments of 1 are worth the first argument today. */
  periodsToPayOff: {
    exact: ([s, r], bits) => periodsToPayOff(s!, r!, bits),
    double: (s, r) => (r === 0 ? s! : -Math.log1p(-s! * r!) / Math.log1p(r!)),
    text: (s, r) => `(-ln(1 - ${s} * ${r}) / ln(1 + ${r}))`,
    latex: (s, r) => `\\frac{-\\ln\\left(1-${s}\\,${r}\\right)}{\\ln(1+${r})}`,
    sheet: (s, r) => `NPER(${r},-1,${s})`,
    limit: { at: (_, r) => isNought(r), text: (s) => s! },
  },
  /** Periods until payments of 1 have grown to the first argument. */
  periodsToSave: {
    exact: ([s, r], bits) => periodsToSave(s!, r!, bits),
    double: (s, r) => (r === 0 ? s! : Math.log1p(s! * r!) / Math.log1p(r!)),
    text: (s, r) => `(ln(1 + ${s} * ${r}) / ln(1 + ${r}))`,
    latex: (s, r) => `\\frac{\\ln\\left(1+${s}\\,${r}\\right)}{\\ln(1+${r})}`,
    sheet: (s, r) => `NPER(${r},-1,0,${s})`,
    limit: { at: (_, r) => isNought(r), text: (s) => s! },
  },
};

export function functionOf(name: string): FormulaFunction {
  const found = functions[name];
  if (!found) throw new Error(`${name} is not a function of formulas`);
  return found;
}
