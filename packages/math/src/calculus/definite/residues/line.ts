import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Line, StepParts } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { positivity } from '../table/pairs.ts';
import { simplestConstant } from '../table/simplest-constant.ts';
import { type Term, termsOf } from '../table/terms.ts';
import * as C from './complex-pair.ts';
import { type FoundResidue, linesOfWave, type WaveByResidues } from './lines.ts';
import { type Pole, polesOf, type RationalForm, rationalForm } from './poles.ts';

/*
 * Residues over the line: ∫ R(x) e^(iωx) dx = 2πi Σ Res above the line + πi Σ Res on it, for a rational R that falls at least as 1/x
 * (1/x² where ω = 0) and ω ≥ 0, the contour being closed by a large half circle (Jordan's lemma) and led around the poles on the line by
 * small ones. Where the poles on the line cancel in the whole, as in (1 − cos x)/x², both sides are taken as finite parts, to which small
 * half circles contribute at 1/z alone. sin ωx is the imaginary part of e^(iωx), cos ωx the real one.
 *
 * Example: cos x/(1 + x²): the residue at i is e⁻¹/(2i), the integral π/e. Over the half line an even integrand has half of it.
 */

/** The integral over the whole line, or over half of it of an even function, by residues; null where the theorem does not apply. */
export function byResidues(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(upper) !== 1) return null;
  const half = E.equal(lower, E.zero);
  if (!half && infiniteEnd(lower) !== -1) return null;
  if (half && !isEven(f, variable)) return null;
  const waves = wavesOf(f, variable);
  if (waves === null) return null;
  let total: Expression = E.zero;
  const parts: WaveByResidues[] = [];
  for (const wave of waves) {
    const part = ofWave(wave, variable);
    if (part === null) return null;
    total = E.add(total, part.value);
    parts.push(part);
  }
  const value = simplestConstant(half ? E.multiply(E.half, total) : total);
  const lines = linesOf(parts, variable, half, value);
  return {
    value,
    conditions: waves.flatMap(({ frequency }) => (E.equal(frequency, E.zero) ? [] : (positivity(frequency) ?? []))),
    step: stepOf(problem, value, {
      rule: 'residues',
      says: `${half ? 'The function is even, so this is half the integral over the line. ' : ''}The line is closed by a large half circle above it, on which the integrand vanishes; the integral is 2πi times the sum of the residues above the line (πi times those on it), of which the real or imaginary part is taken.`,
      ...(lines.length > 0 ? { steps: lines } : { with: residuesIn(parts) }),
    }),
  };
}

const maxResidues = 8;

/** The residues by themselves, where the lines of a textbook would not say how they are used. */
const residuesIn = (parts: readonly WaveByResidues[]): StepParts =>
  Object.fromEntries(
    parts
      .flatMap(({ residues }) => residues)
      .slice(0, maxResidues)
      .map(({ at, value }) => [`Res at ${toText(at)}`, value]),
  );

/** The lines of each part, and how they are put together. */
function linesOf(
  parts: readonly WaveByResidues[],
  variable: string,
  half: boolean,
  value: Expression,
): readonly Line[] {
  const lines = parts.map((part) => linesOfWave(part, variable));
  const residues = parts.reduce((count, part) => count + part.residues.length, 0);
  if (residues > maxResidues || lines.some((own) => own.length === 0)) return [];
  const values = parts.map((part) => toText(part.value));
  const sum = values.length === 1 ? values[0]! : values.map((one) => `(${one})`).join(' + ');
  const together = half || parts.length > 1;
  const says = half ? 'The half line has half of it.' : 'The parts are added up.';
  return [
    ...lines.flat(),
    ...(together ? [line('parts put together', says, `${half ? '1/2*' : ''}(${sum}) = ${toText(value)}`)] : []),
  ];
}

const isEven = (f: Expression, variable: string): boolean =>
  E.equal(f, substitute(f, { [variable]: E.negate(E.symbol(variable)) }));

/** R(x) times 1, cos ωx or sin ωx. */
interface Wave {
  readonly name: 'cos' | 'sin';
  readonly frequency: Expression;
  readonly rational: Expression;
}

function wavesOf(f: Expression, variable: string): readonly Wave[] | null {
  const terms = termsOf(f, variable);
  if (terms === null || terms.length > 80) return null;
  const found: Wave[] = [];
  for (const term of terms) {
    const wave = waveOf(term, variable);
    if (wave === null) return null;
    const index = found.findIndex(({ name, frequency }) => name === wave.name && E.equal(frequency, wave.frequency));
    if (index < 0) found.push(wave);
    else found[index] = joined(found[index]!, wave);
  }
  return found;
}

/** Over a common denominator where it is the same. */
const joined = (a: Wave, b: Wave): Wave => {
  const below = (r: Expression) =>
    E.product(
      E.factorsOf(r).filter(
        (part) => E.exponentOf(part).kind === 'number' && E.coefficient(E.exponentOf(part)).numerator < 0,
      ),
    );
  const denominator = below(a.rational);
  return E.equal(denominator, below(b.rational))
    ? {
        ...a,
        rational: E.multiply(denominator, E.add(E.divide(a.rational, denominator), E.divide(b.rational, denominator))),
      }
    : { ...a, rational: E.add(a.rational, b.rational) };
};

function waveOf(term: Term, variable: string): Wave | null {
  const { coefficient, power, logarithms, exponentials, wave, binomials, others } = term;
  if (logarithms > 0 || exponentials.length > 0 || binomials.some((one) => one.logarithms > 0)) return null;
  if (wave !== undefined && !E.equal(wave.monomial.power, E.one)) return null;
  const x = E.symbol(variable);
  const rational = E.product([
    coefficient,
    E.power(x, power),
    ...binomials.map(({ constant, monomial, exponent }) =>
      E.power(E.add(constant, E.multiply(monomial.scale, E.power(x, monomial.power))), exponent),
    ),
    ...others,
  ]);
  const frequency = wave?.monomial.scale ?? E.zero;
  if (wave !== undefined && positivity(frequency) === null) return null;
  return contains(rational, variable) ? { name: wave?.name ?? 'cos', frequency, rational } : null;
}

function ofWave({ name, frequency, rational }: Wave, variable: string): WaveByResidues | null {
  const parts = E.termsOf(rational);
  let sum = C.zero;
  const residues: FoundResidue[] = [];
  let fall = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const form = rationalForm(part, variable);
    const poles = form && polesOf(form);
    if (form === null || !poles) return null;
    const below = form.factors.reduce(
      (degree, { coefficients, multiplicity }) => degree + (coefficients.length - 1) * multiplicity,
      0,
    );
    const own = below - (form.numerator.length - 1);
    if (own < 1) return null;
    fall = Math.min(fall, own);
    for (const pole of poles) {
      const residue = residueAt(form, pole, frequency);
      residues.push({
        at: simplest(plainPair(pole.at)),
        order: pole.order,
        side: pole.side,
        value: simplest(plainPair(residue)),
      });
      sum = C.add(sum, pole.side === 'above' ? C.scale(residue, E.two) : residue);
    }
  }
  // πi·sum: its real part is −π·im, its imaginary part π·re.
  const pi = E.constant('pi');
  const value = simplestConstant(name === 'cos' ? E.product([E.minusOne, pi, sum.im]) : E.multiply(pi, sum.re));
  const other = simplest(name === 'cos' ? E.multiply(pi, sum.re) : E.product([E.minusOne, pi, sum.im]));
  const [re, im] = name === 'cos' ? [value, other] : [other, value];
  return { name, frequency, rational, fall, residues, whole: plainPair({ re, im }), value };
}

const plainPair = ({ re, im }: C.Pair): Expression => E.add(re, E.multiply(E.constant('i'), im));

/** The coefficient of 1/(z − p) of N(z)e^(iωz)/(front·Π factors). */
function residueAt(
  { numerator, front, factors }: RationalForm,
  { at, order, factor }: Pole,
  omega: Expression,
): C.Pair {
  let series = C.taylor(numerator, at, order);
  series = C.multiplySeries(series, exponentialSeries(at, omega, order), order);
  for (const [k, { coefficients, multiplicity }] of factors.entries()) {
    const around = C.taylor(coefficients, at, order + 1);
    // The factor that vanishes there, divided by z − p.
    const rest = k === factor ? around.slice(1) : around;
    if (k === factor && coefficients.length === 2) continue;
    const inverse = C.reciprocalSeries(rest, order);
    for (let m = 0; m < multiplicity; m++) series = C.multiplySeries(series, inverse, order);
  }
  const found = series[order - 1] ?? C.zero;
  return C.scale(found, E.reciprocal(front));
}

/** e^(iωp) Σ (iωδ)ᵏ/k! */
function exponentialSeries({ re, im }: C.Pair, omega: Expression, length: number): C.PairSeries {
  if (E.equal(omega, E.zero)) return [C.one];
  const angle = E.multiply(omega, re);
  const size = E.exp(E.negate(E.multiply(omega, im)));
  let term = C.scale(C.pair(E.apply('cos', [angle]), E.apply('sin', [angle])), size);
  const found: C.Pair[] = [];
  for (let k = 0; k < length; k++) {
    found.push(term);
    term = C.scale(C.multiply(term, C.i), E.divide(omega, E.number(k + 1)));
  }
  return found;
}
