import type { PartialFraction } from '../../../algebra/apart.ts';
import { denseExpression } from '../../../algebra/divide.ts';
import type { Rational } from '../../../exact/rational.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Line, WrittenPart } from '../../../expression/step.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import { toLatex } from '../../../syntax/print-latex.ts';
import { toText } from '../../../syntax/print-text.ts';
import type { Context } from '../context.ts';
import type { Application } from './rule.ts';

/*
 * The coefficients A, B, … of partial fractions, and how a student finds them: those over the highest power of a linear factor by covering
 * that factor up and putting its zero in, the others by comparing the coefficients of the powers of x.
 */

interface UnknownCoefficient {
  readonly name: string;
  readonly value: Rational;
  readonly factor: D.RationalDense;
  readonly power: number;
  /** The power of x before it in the numerator. */
  readonly degree: number;
  /** What it is multiplied by when the denominators are cleared. */
  readonly by: D.RationalDense;
}

interface Quotient {
  readonly numerator: D.RationalDense;
  readonly denominator: D.RationalDense;
}

interface Decomposition {
  readonly sum: Expression;
  readonly values: Readonly<Record<string, Expression>>;
  readonly step: Application;
}

/** The partial fractions of a quotient with the values of their coefficients and the steps that give these. */
export function decomposition(
  { numerator, denominator }: Quotient,
  fractions: readonly PartialFraction[],
  context: Context,
): Decomposition {
  const factors = factorsOf(fractions);
  const product = factors.reduce((all, { q, most }) => D.multiply(all, powerOf(q, most)), [Q.one] as D.RationalDense);
  // Numbers before the factors go into the numerator.
  const content = Q.divide(denominator.at(-1)!, product.at(-1)!);
  const cleared = D.scale(numerator, Q.reciprocal(content));
  const unknowns = unknownsOf(factors, fractions, product, context);
  const dense = (a: D.RationalDense) => denseExpression(a, context.variable);
  const over = ({ factor, power, degree }: UnknownCoefficient, a: Expression) =>
    E.product([a, E.power(E.symbol(context.variable), E.number(degree)), E.power(dense(factor), E.number(-power))]);
  const values = Object.fromEntries(unknowns.map(({ name, value }) => [name, E.number(value)]));
  const form = E.sum(unknowns.map((one) => over(one, E.symbol(one.name))));
  const [covered, others] = [unknowns.filter(isCovered(factors)), unknowns.filter((one) => !isCovered(factors)(one))];
  const steps = () => [
    ...covered.map((one) => coverUp(one, cleared, product, context)),
    ...(others.length > 0
      ? comparison(others.map(written), unknowns.map(written), cleared.map(E.number), context)
      : []),
  ];
  return {
    sum: E.sum(
      fractions.map(({ numerator: a, factor, power }) =>
        E.product([dense(a), E.power(dense(D.fromIntegers(factor)), E.number(-power))]),
      ),
    ),
    values,
    step: {
      rule: 'decomposition into partial fractions',
      says: 'One fraction for every power of a factor; over a quadratic factor the numerator may be linear.',
      with: { form, ...values },
      steps,
    },
  };
}

interface Factor {
  readonly q: D.RationalDense;
  readonly most: number;
}

function factorsOf(fractions: readonly PartialFraction[]): Factor[] {
  const found: Factor[] = [];
  for (const { factor, power } of fractions) {
    const q = D.fromIntegers(factor);
    const known = found.findIndex((one) => isSame(one.q, q));
    if (known < 0) found.push({ q, most: power });
    else if (found[known]!.most < power) found[known] = { q, most: power };
  }
  return found;
}

const isSame = (a: D.RationalDense, b: D.RationalDense): boolean =>
  a.length === b.length && a.every((value, k) => Q.equals(value, b[k]!));

const powerOf = (a: D.RationalDense, n: number): D.RationalDense =>
  Array.from({ length: n }).reduce<D.RationalDense>((all) => D.multiply(all, a), [Q.one]);

/** The names of the coefficients, in their order. */
export function unknownLetters(names: ReadonlySet<string>): (k: number) => string {
  const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'].filter((letter) => !names.has(letter));
  return (k) => letters[k] ?? `A${k}`;
}

const written = ({ name, value, by }: UnknownCoefficient): ComparedCoefficient => ({
  name,
  value: E.number(value),
  by: by.map(E.number),
});

function unknownsOf(
  factors: readonly Factor[],
  fractions: readonly PartialFraction[],
  product: D.RationalDense,
  { names }: Context,
): UnknownCoefficient[] {
  const letter = unknownLetters(names);
  const found: UnknownCoefficient[] = [];
  for (const { q, most } of factors)
    for (let power = 1; power <= most; power++) {
      const part = fractions.find((one) => one.power === power && isSame(D.fromIntegers(one.factor), q));
      for (let degree = q.length - 2; degree >= 0; degree--) {
        const by = D.multiply(D.divide(product, powerOf(q, power)).quotient, monomial(degree));
        const value = part?.numerator[degree] ?? Q.zero;
        found.push({ name: letter(found.length), value, factor: q, power, degree, by });
      }
    }
  return found;
}

const monomial = (degree: number): D.RationalDense => [...new Array<Rational>(degree).fill(Q.zero), Q.one];

const isCovered =
  (factors: readonly Factor[]) =>
  ({ factor, power }: UnknownCoefficient): boolean =>
    factor.length === 2 && factors.some(({ q, most }) => isSame(q, factor) && most === power);

function coverUp(
  one: UnknownCoefficient,
  numerator: D.RationalDense,
  product: D.RationalDense,
  { variable }: Context,
): Line {
  const covered = powerOf(one.factor, one.power);
  const rest = D.divide(product, covered).quotient;
  const zero = E.number(Q.negate(Q.divide(one.factor[0]!, one.factor[1]!)));
  const dense = (a: D.RationalDense) => denseExpression(a, variable);
  const quotient = E.divide(dense(numerator), dense(rest));
  const value = E.number(one.value);
  return {
    rule: 'cover-up',
    says: `Both sides are multiplied by ${toText(dense(covered))}, and ${variable} = ${toText(zero)} is put in: all but ${one.name} vanishes.`,
    with: { [one.name]: value },
    written: {
      text: `${one.name} = (${toText(quotient)} at ${variable} = ${toText(zero)}) = ${toText(value)}`,
      latex: `${one.name} = \\left.${toLatex(quotient)}\\right|_{${variable} = ${toLatex(zero)}} = ${toLatex(value)}`,
    },
    steps: [],
  };
}

/** A coefficient, and the coefficients by rising powers of what it is multiplied by when the denominators are cleared. */
interface ComparedCoefficient {
  readonly name: string;
  readonly value: Expression;
  readonly by: readonly Expression[];
}

/** N = A·P + B·Q + …, then the equations between the coefficients of each power; those of `all` that are not among the others are known already. */
export function comparison(
  others: readonly ComparedCoefficient[],
  all: readonly ComparedCoefficient[],
  numerator: readonly Expression[],
  { variable }: Context,
): readonly Line[] {
  const x = E.symbol(variable);
  const polynomial = (a: readonly Expression[]) => E.sum(a.map((c, k) => E.product([c, E.power(x, E.number(k))])));
  const cleared = E.sum(all.map(({ name, by }) => E.product([E.symbol(name), polynomial(by)])));
  const highest = Math.max(numerator.length, ...all.map(({ by }) => by.length)) - 1;
  const sides = Array.from({ length: highest + 1 }, (_, down) => {
    const k = highest - down;
    const linear = all.map(({ name, by }) => E.product([by[k] ?? E.zero, E.symbol(name)]));
    return [numerator[k] ?? E.zero, E.sum(linear)] as const;
  });
  const equations = others.map(({ name, value }) => `${name} = ${toText(value)}`);
  return [
    {
      rule: 'comparing coefficients',
      says: 'Both sides are multiplied by the denominator, so that no fractions are left.',
      written: equation([polynomial(numerator), cleared]),
      steps: [],
    },
    {
      rule: 'comparing coefficients',
      says: `The coefficients of every power of ${variable}, the highest first, are equal on both sides: ${equations.join(', ')}.`,
      with: Object.fromEntries(others.map(({ name, value }) => [name, value])),
      written: equationsBelow(sides),
      steps: [],
    },
  ];
}

type Sides = readonly [left: Expression, right: Expression];

const equation = ([left, right]: Sides, sign = '='): WrittenPart => ({
  text: `${toText(left)} = ${toText(right)}`,
  latex: `${toLatex(left)} ${sign} ${toLatex(right)}`,
});

/** One below the other, by their signs. */
function equationsBelow(all: readonly Sides[]): WrittenPart {
  const set = all.map((sides) => equation(sides, '&='));
  return {
    text: set.map(({ text }) => text).join('; '),
    latex: `\\begin{aligned} ${set.map(({ latex }) => latex).join(' \\\\ ')} \\end{aligned}`,
  };
}
