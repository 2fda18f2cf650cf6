import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';

/** Up to here the terms of the series are few and small; beyond, those of the expansion at infinity are small enough. */
const near = 3;
const maxTerms = 50;
/** Terms below this part of the sum are left out: so many digits are told. */
const small = 1e-11;

/**
 * The error function by hand: near 0 by its series, far out by its expansion at infinity; both alternate, so that what is left
 * out is smaller than the first term of it.
 */
export function errorSteps(
  x: Q.Rational,
  shown: { readonly erf: string; readonly complement: string },
): readonly ShownStep[] | undefined {
  const value = Q.toNumber(x);
  if (value === 0)
    return [line('integral over nothing', 'From 0 to 0 there is nothing under the curve.', 'erf(0) = 0')];
  const size = Math.abs(value);
  if (size <= near) return seriesSteps(value, shown.erf);
  return farSteps(value, shown);
}

const text = (value: number): string => formatDouble(value, 12);

/** Terms with their signs: `1 - 0.0416666666667 + 0.003125`. */
const summed = (terms: readonly number[]): string =>
  terms.map((term, n) => (n === 0 ? text(term) : `${term < 0 ? '-' : '+'} ${text(Math.abs(term))}`)).join(' ');

function seriesSteps(x: number, shown: string): readonly ShownStep[] | undefined {
  const terms: number[] = [];
  for (let [n, power] = [0, x]; n < maxTerms; n++, power *= (-x * x) / n) {
    const term = power / (2 * n + 1);
    terms.push(term);
    if (n > 1 && n > x * x && Math.abs(term) < small * Math.abs(x)) break;
  }
  const left = terms.pop()!;
  // A term that is 0 is one below all doubles.
  if (left === 0 || Math.abs(left) >= small * Math.abs(x)) return undefined;
  const sum = terms.reduce((total, term) => total + term, 0);
  return [
    {
      rule: 'known series',
      says: 'The series of e^u with u = -t^2 is integrated term by term from 0 to x.',
      written: {
        text: 'erf(x) = 2/sqrt(pi)*(x - x^3/3 + x^5/(2!*5) - x^7/(3!*7) + …)',
        latex:
          '\\operatorname{erf}(x) = \\frac{2}{\\sqrt{\\pi}}\\left(x - \\frac{x^3}{3} + \\frac{x^5}{2!\\cdot 5} - \\frac{x^7}{3!\\cdot 7} + \\dots\\right)',
      },
      steps: [],
    },
    line(
      'sum of the terms',
      `With x = ${text(x)} the signs alternate and the terms become smaller, so what is left out is smaller than its first term, ${formatDouble(Math.abs(left), 2)}.`,
      `${summed(terms)} ≈ ${text(sum)}`,
    ),
    line(
      'value of erf',
      'The sum times the factor in front of it; more terms give more digits.',
      `erf(${text(x)}) ≈ 2/sqrt(pi)*${inProduct(sum)} ≈ ${shown}`,
    ),
  ];
}

const inProduct = (value: number): string => (value < 0 ? `(${text(value)})` : text(value));

function farSteps(
  x: number,
  { erf, complement }: { readonly erf: string; readonly complement: string },
): readonly ShownStep[] | undefined {
  const size = Math.abs(x);
  const terms: number[] = [1];
  for (let n = 1; n < maxTerms; n++) {
    const next = (-terms[n - 1]! * (2 * n - 1)) / (2 * size * size);
    if (Math.abs(next) >= Math.abs(terms[n - 1]!)) break;
    terms.push(next);
    if (Math.abs(next) < small) break;
  }
  const left = Math.abs(terms.pop()!);
  const sum = terms.reduce((total, term) => total + term, 0);
  if (left === 0 || terms.length < 2) return undefined;
  const places = Math.max(2, Math.floor(-Math.log10(left)));
  const factor = Math.exp(-size * size) / (size * Math.sqrt(Math.PI));
  if (factor < 1e-300) return undefined;
  const steps: readonly ShownStep[] = [
    {
      rule: 'expansion at infinity',
      says: 'Integrated by parts again and again; far out the first terms are small, though the series does not converge.',
      written: {
        text: 'erfc(x) ≈ e^(-x^2)/(x*sqrt(pi))*(1 - 1/(2*x^2) + 3/(2*x^2)^2 - 15/(2*x^2)^3 + …)',
        latex:
          '\\operatorname{erfc}(x) \\approx \\frac{e^{-x^2}}{x\\sqrt{\\pi}}\\left(1 - \\frac{1}{2x^2} + \\frac{3}{(2x^2)^2} - \\frac{15}{(2x^2)^3} + \\dots\\right)',
      },
      steps: [],
    },
    line(
      'sum of the terms',
      `With x = ${text(size)} the signs alternate, so the sum is off by less than the first term that is left out, ${formatDouble(left, 2)}.`,
      `${summed(terms)} ≈ ${text(sum)}`,
    ),
    line(
      'value of erfc',
      `The sum times the factor in front of it, about ${places} digits; more come from the continued fraction.`,
      `"erfc(${text(size)})" ≈ e^(-${text(size)}^2)/(${text(size)}*sqrt(pi))*${text(sum)} ≈ ${formatDouble(factor * sum, places)}`,
    ),
  ];
  return [
    ...steps,
    line(
      'value of erf',
      x < 0 ? 'erf is odd: at -x it is the opposite, and erfc is 1 less it.' : 'erf and erfc add up to 1.',
      `"erf(${text(x)})" ≈ ${erf}; "erfc(${text(x)})" ≈ ${complement}`,
    ),
  ];
}
