import { simplest } from '../../algebra/simplify/simplify.ts';
import * as E from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import type { WrittenPart } from '../../expression/step.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { isEverywhere } from './convergence.ts';
import type { SeriesExpansion } from './expansion.ts';
import { writtenOf } from './written.ts';

/** Whether powers with negative exponents stand in a series, so that the centre itself is left out. */
const hasPrincipalPart = ({ series, general }: SeriesExpansion): boolean =>
  series.low < 0 || (general?.singles ?? []).some(({ exponent }) => exponent < 0);

/** Where a series converges: `-1 < x <= 1`, `0 < abs(z) < pi`, `x != 0`; null where it is not known. */
export function writtenRange(found: SeriesExpansion): WrittenPart | null {
  const { convergence, problem } = found;
  if (convergence === undefined) return null;
  const x = writtenOf(E.symbol(problem.variable));
  const distance = writtenOf(E.apply('abs', [E.subtract(E.symbol(problem.variable), problem.centre)]));
  const without = problem.side === 'near' ? hasPrincipalPart(found) : true;
  if (isEverywhere(convergence)) {
    const centre = writtenOf(problem.centre);
    return without
      ? { text: `${x.text} != ${centre.text}`, latex: `${x.latex} \\ne ${centre.latex}` }
      : { text: `every ${x.text}`, latex: `\\text{every } ${x.latex}` };
  }
  const { radius } = convergence;
  if (problem.side !== 'near') {
    const least = writtenOf(simplest(E.reciprocal(radius)));
    return { text: `${distance.text} > ${least.text}`, latex: `${distance.latex} > ${least.latex}` };
  }
  const size = writtenOf(radius);
  if (without || !isReal(problem.centre) || convergence.ends.includes(null)) {
    const zero = without ? '0 < ' : '';
    return {
      text: `${zero}${distance.text} < ${size.text}`,
      latex: `${zero}${distance.latex} < ${size.latex}`,
    };
  }
  const [left, right] = convergence.ends;
  const [from, to] = [simplest(E.subtract(problem.centre, radius)), simplest(E.add(problem.centre, radius))];
  return {
    text: `${toText(from)} ${left ? '<=' : '<'} ${x.text} ${right ? '<=' : '<'} ${toText(to)}`,
    latex: `${toLatex(from)} ${left ? '\\le' : '<'} ${x.latex} ${right ? '\\le' : '<'} ${toLatex(to)}`,
  };
}

const isReal = (a: Expression): boolean => freeSymbols(a).length === 0 && Math.abs(evaluateComplex(a).im) === 0;

/** What is not known of the ends of the interval, in a sentence; undefined where nothing is missing. */
export function endsNote({ convergence, problem }: SeriesExpansion): string | undefined {
  if (convergence === undefined || isEverywhere(convergence) || problem.side !== 'near') return undefined;
  if (!convergence.ends.includes(null)) return undefined;
  return isReal(problem.centre)
    ? 'Whether it converges at the ends of the interval was not decided.'
    : 'Whether it converges on the circle itself was not decided.';
}
