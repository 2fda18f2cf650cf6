import { apart } from '../../../algebra/apart.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Line, ShownStep, Step, WrittenPart } from '../../../expression/step.ts';
import { contains, some } from '../../../expression/walk.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { toLatex } from '../../../syntax/print-latex.ts';
import { toText } from '../../../syntax/print-text.ts';
import { expansionOf } from '../../expansion/expansion.ts';
import { joinedTerms, writtenGeneral, writtenOf } from '../../expansion/written.ts';
import { numericIntegral } from '../../quadrature.ts';
import { infinity } from '../../sums/problem.ts';
import { enclosedSum } from '../../sums/sum.ts';
import { agrees, comparedDigits } from '../check.ts';
import { type Problem, stepOf } from '../problem.ts';
import { rationalFunction } from '../table/rational-function.ts';

/*
 * What a teacher writes below an integral from 0 to 1 of a rational function times logarithms and arctangents: its parts, each with its
 * value, where partial fractions make several of it; and for one part lnᵏx·h(x) the power series of h, integrated term by term,
 *
 *     ∫₀¹ xᵐ lnᵏx dx = (−1)ᵏ k!/(m + 1)^(k+1),
 *
 * to a sum whose value is known. By Abel's theorem that is the integral wherever the sum converges.
 *
 * Worked: atan x/x = Σ (−1)ⁿ x^(2n)/(2n + 1), so the integral is Σ (−1)ⁿ/(2n + 1)², which is Catalan's constant.
 */

const maxParts = 5;
const order = 4;
const [comparedBits, agreeingBits] = [80, 60];

/** The lines below an integral from 0 to 1, where `integrated` finds the values of its parts; none where there are neither parts nor a series. */
export function linesOnUnitRange(
  problem: Problem,
  value: Expression,
  integrated: (f: Expression) => Expression | null,
): readonly ShownStep[] {
  const series = seriesLines(problem, value);
  const parts = series.length > 0 ? [] : partsOf(problem);
  return parts.length >= 2 && parts.length <= maxParts ? partLines(problem, value, parts, integrated) : series;
}

/** The integrand as a sum, its rational factors in partial fractions. */
function partsOf({ f, variable }: Problem): readonly Expression[] {
  return E.termsOf(f).flatMap((term) => {
    const factors = E.factorsOf(term);
    const isRational = (a: Expression) => rationalFunction(a, variable) !== null;
    const rational = E.product(factors.filter(isRational));
    const rest = E.product(factors.filter((factor) => !isRational(factor)));
    const fractions = contains(rational, variable) ? apart(rational) : null;
    return fractions?.ok ? E.termsOf(fractions.value).map((one) => E.multiply(one, rest)) : [term];
  });
}

/** Each part with its value; none where one of them diverges by itself, or has no value. */
function partLines(
  problem: Problem,
  value: Expression,
  parts: readonly Expression[],
  integrated: (f: Expression) => Expression | null,
): readonly ShownStep[] {
  const { variable } = problem;
  const lines: Step[] = [];
  for (const f of parts) {
    const own = { ...problem, f };
    const found = integrated(f);
    if (found === null || !isIntegral(own, found)) return [];
    lines.push(
      stepOf(own, found, { rule: 'one part', says: 'A part of the sum.', steps: () => seriesLines(own, found) }),
    );
  }
  const sum = joinedTerms(parts.map(writtenOf));
  const added = joinedTerms(lines.map(({ after }) => writtenOf(after.expression)));
  return [
    {
      rule: hasDenominator(problem) ? 'partial fractions' : 'multiply out',
      says: 'The integrand is a sum of parts that have integrals by themselves.',
      written: { text: `${toText(problem.f)} = ${sum.text}`, latex: `${toLatex(problem.f)} = ${sum.latex}` },
      steps: [],
    },
    ...lines,
    {
      rule: 'sum rule',
      says: `The integrals over ${variable} are added up.`,
      written: { text: `${added.text} = ${toText(value)}`, latex: `${added.latex} = ${toLatex(value)}` },
      steps: [],
    },
  ];
}

/** Whether there is anything to be taken apart: a polynomial in front of logarithms is only multiplied out. */
const hasDenominator = ({ f, variable }: Problem): boolean =>
  some(f, (node) => node.kind === 'power' && contains(node.base, variable) && Q.sign(E.coefficient(node.exponent)) < 0);

/** Of what diverges by itself there is only a finite part. */
function isIntegral({ f, variable, lower, upper }: Problem, value: Expression): boolean {
  const numeric = numericIntegral(f, variable, lower, upper, comparedDigits);
  return numeric.ok && agrees(value, numeric.value);
}

/** lnᵏx·h(x) with the power series of h, integrated term by term; none where that has no general term or the sum is another number. */
function seriesLines(problem: Problem, value: Expression): readonly ShownStep[] {
  const { f, variable } = problem;
  const { h, power } = withoutLogarithm(simplest(f), variable);
  const found = expansionOf({ f: h, variable, at: E.zero, order });
  const general = found.ok ? found.value.general : undefined;
  const [family, ...others] = general?.families ?? [];
  if (!general || family === undefined || others.length > 0 || general.singles.length > 0) return [];
  const m = E.add(E.multiply(E.number(family.distance), E.symbol(general.index)), E.number(family.offset));
  if (family.distance * family.ratio.from + family.offset < 0) return [];
  const unit = simplest(E.divide(E.number(signedFactorial(power)), E.power(E.add(m, E.one), E.number(power + 1))));
  const term = simplest(E.multiply(family.term, unit));
  const sum = { f: term, index: general.index, from: E.number(family.ratio.from), to: infinity };
  const ball = enclosedSum(sum, comparedBits);
  const exact = evaluateBall(value, comparedBits * 2, {});
  if (ball === null || exact === null) return [];
  if (B.upper(B.add(exact, B.negate(ball), comparedBits * 2)) > B.upper(exact) - agreeingBits) return [];
  return [
    seriesLine(h, writtenGeneral(general, E.symbol(variable))),
    stepOf({ ...problem, f: E.multiply(E.power(E.symbol(variable), m), logarithmTo(power, variable)) }, unit, {
      rule: 'integral of a term',
      says:
        power === 0
          ? 'The power rule.'
          : `By parts, ${power === 1 ? 'once' : `${power} times`}: at both ends the product vanishes.`,
    }),
    {
      rule: 'known sum',
      says: 'The series may be integrated term by term; what comes of it is a sum whose value is known.',
      before: { operator: { name: 'sum', variable: general.index, bounds: [sum.from, infinity] }, expression: term },
      after: { expression: value },
      steps: [],
    },
  ];
}

const seriesLine = (h: Expression, series: WrittenPart): Line => ({
  rule: 'power series',
  says: 'The series about 0, which converges inside the range.',
  written: { text: `${toText(h)} = ${series.text}`, latex: `${toLatex(h)} = ${series.latex}` },
  steps: [],
});

/** lnᵏx and what stands beside it. */
function withoutLogarithm(f: Expression, variable: string): { readonly h: Expression; readonly power: number } {
  const x = E.symbol(variable);
  let power = 0;
  const others = E.factorsOf(f).filter((factor) => {
    const base = E.baseOf(factor);
    const k = E.exponentOf(factor);
    const isLogarithm = base.kind === 'apply' && base.name === 'ln' && E.equal(base.args[0]!, x);
    if (!isLogarithm || k.kind !== 'number' || !Q.isInteger(k.value) || Q.sign(k.value) < 0) return true;
    power += Q.toNumber(k.value);
    return false;
  });
  return { h: E.product(others), power };
}

const logarithmTo = (power: number, variable: string): Expression => E.power(E.ln(E.symbol(variable)), E.number(power));

/** (−1)ᵏ k! */
function signedFactorial(k: number): number {
  let value = 1;
  for (let j = 1; j <= k; j++) value *= -j;
  return value;
}
