import { multipliedOut } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { ShownStep } from '../../../expression/step.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from '../problem.ts';
import { type Term, termsOf } from './terms.ts';

/*
 * Waves over a power of x whose frequencies are sums with letters, as sin(ax)·cos(bx)/x: which of them are positive is not known, and
 * need not be. As a sum of waves T(x) = O(xⁿ) at 0 the integrand is T/xⁿ, and by parts n − 1 times
 *
 *     ∫₀^∞ T/xⁿ dx = 1/(n − 1)!·∫₀^∞ T⁽ⁿ⁻¹⁾/x dx,
 *
 * since T⁽ᵏ⁾/xⁿ⁻¹⁻ᵏ is 0 at both ends. There T⁽ⁿ⁻¹⁾ = Σ s·sin(ωx) + Σ c·cos(ωx) with Σ c = 0, and
 *
 *     ∫₀^∞ sin(ωx)/x dx = π/2·sign(ω)   (Dirichlet),   ∫₀^∞ Σ c·cos(ωx)/x dx = −Σ c·ln|ω|   (Frullani),
 *
 * for all real ω but the zeros of the logarithms. To debug: `wavesOver` says what T is.
 */

/** coefficient·sin(frequency·x), or the cosine; a constant is a cosine of the frequency 0. */
interface Wave {
  readonly name: 'sin' | 'cos';
  readonly coefficient: Expression;
  readonly frequency: Expression;
}

/** The integral from 0 to ∞ where a frequency is a sum with letters; null for other integrands. */
export function byDirichletsIntegral(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || infiniteEnd(upper) !== 1 || lettersOf(problem).length === 0) return null;
  const found = wavesOver(f, variable);
  if (found === null || !found.waves.some(({ frequency }) => isOpen(frequency))) return null;
  const { waves, power } = found;
  if (!vanishesAtZero(waves, power)) return null;
  const value = simplest(valueOfWaves(waves, power));
  return {
    value,
    conditions: [],
    step: stepOf(problem, value, {
      ...toldOf(derivedWaves(waves, power - 1), variable),
      steps: () => linesOf(problem, waves, power, value),
    }),
  };
}

function toldOf(derived: readonly Wave[], x: string): { readonly rule: string; readonly says: string } {
  const start = `As a sum of waves over a power of ${x} it consists of`;
  const sines = `integrals of sin(ω${x})/${x}, which are π/2 times the sign of ω`;
  const cosines = `cosines over ${x} whose coefficients add up to 0, of which the logarithms of their frequencies are left`;
  if (derived.every(({ name }) => name === 'sin'))
    return { rule: 'Dirichlet’s integral', says: `${start} ${sines}, whatever the letters are.` };
  return derived.every(({ name }) => name === 'cos')
    ? { rule: 'Frullani’s integral', says: `${start} ${cosines}.` }
    : { rule: 'Dirichlet’s integral', says: `${start} ${sines}, and ${cosines}.` };
}

/** Whether a frequency may have either sign for positive letters. */
const isOpen = (frequency: Expression): boolean => frequency.kind === 'sum' && freeSymbols(frequency).length > 0;

const maxPower = 8;

/** The waves of T and the n of T/xⁿ; null for other functions. */
function wavesOver(
  f: Expression,
  variable: string,
): { readonly waves: readonly Wave[]; readonly power: number } | null {
  const terms = termsOf(f, variable);
  const exponent = terms?.[0]?.power;
  if (terms === null || exponent?.kind !== 'number' || !Q.isInteger(exponent.value)) return null;
  const power = -Q.toNumber(exponent.value);
  if (power < 1 || power > maxPower || !terms.every((one) => E.equal(one.power, exponent))) return null;
  const waves = terms.map(waveOf);
  return waves.includes(null) ? null : { waves: waves.flatMap((one) => one ?? []), power };
}

function waveOf({ coefficient, logarithms, exponentials, wave, binomials, others }: Term): Wave | null {
  if (logarithms + exponentials.length + binomials.length + others.length > 0) return null;
  if (wave === undefined) return { name: 'cos', coefficient, frequency: E.zero };
  const { scale, power } = wave.monomial;
  return E.equal(power, E.one) ? oriented({ name: wave.name, coefficient, frequency: scale }) : null;
}

/** With a − b for b − a, whose first letter is the earlier one: both are the same wave but for the sign of a sine. */
function oriented(wave: Wave): Wave {
  const { name, coefficient } = wave;
  const frequency = multipliedOut(wave.frequency);
  const [letter] = freeSymbols(frequency).toSorted();
  const terms = E.termsOf(frequency);
  const first = terms.find((term) => letter !== undefined && contains(term, letter));
  if (first === undefined || Q.sign(E.coefficient(first)) >= 0) return { ...wave, frequency };
  const opposite = E.sum(terms.map(E.negate));
  return { name, coefficient: name === 'sin' ? E.negate(coefficient) : coefficient, frequency: opposite };
}

/** Whether T = O(xⁿ) whatever the letters are; a constant over x alone is not integrable at infinity. */
function vanishesAtZero(waves: readonly Wave[], n: number): boolean {
  if (n === 1 && waves.some(({ frequency }) => E.equal(frequency, E.zero))) return false;
  let derived = waves;
  for (let k = 0; k < n; k++) {
    const atZero = derived.map(({ name, coefficient }) => (name === 'cos' ? coefficient : E.zero));
    if (!E.equal(simplest(E.sum(atZero)), E.zero)) return false;
    derived = derived.map(derivativeOfWave);
  }
  return true;
}

function derivativeOfWave({ name, coefficient, frequency }: Wave): Wave {
  const by = name === 'sin' ? frequency : E.negate(frequency);
  return { name: name === 'sin' ? 'cos' : 'sin', coefficient: E.multiply(coefficient, by), frequency };
}

function derivedWaves(waves: readonly Wave[], times: number): readonly Wave[] {
  let derived = waves;
  for (let k = 0; k < times; k++) derived = derived.map(derivativeOfWave);
  return derived.filter(({ coefficient }) => !E.equal(coefficient, E.zero));
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const overFactorial = (power: number): Expression => E.number(Q.rational(1, factorial(power - 1)));

function valueOfWaves(waves: readonly Wave[], power: number): Expression {
  const parts = derivedWaves(waves, power - 1).map((wave) => integralOf(wave));
  return E.multiply(overFactorial(power), E.sum(parts));
}

/** s·π/2·sign(ω), where ω·sign(ω) is |ω|; −c·ln|ω|. */
function integralOf({ name, coefficient, frequency }: Wave): Expression {
  if (name === 'cos') return E.product([E.minusOne, coefficient, E.ln(E.apply('abs', [frequency]))]);
  const half = E.divide(E.constant('pi'), E.two);
  const isFactor = E.factorsOf(coefficient).some((one) => E.equal(E.baseOf(one), frequency));
  return isFactor
    ? E.product([E.divide(coefficient, frequency), half, E.apply('abs', [frequency])])
    : E.product([coefficient, half, E.apply('sign', [frequency])]);
}

/* ---- Lines ---- */

function linesOf(problem: Problem, waves: readonly Wave[], power: number, value: Expression): readonly ShownStep[] {
  const { f, variable } = problem;
  const x = E.symbol(variable);
  const over = (sum: readonly Wave[], n: number): Expression =>
    E.multiply(E.sum(sum.map((one) => written(one, x))), E.power(x, E.number(-n)));
  const asSum = over(waves, power);
  const derived = derivedWaves(waves, power - 1);
  const ofLast = E.multiply(overFactorial(power), over(derived, 1));
  const operator = { name: 'integral', variable, bounds: [problem.lower, problem.upper] } as const;
  const times = ['once', 'twice'][power - 2] ?? `${power - 1} times`;
  const lines: ShownStep[] = [];
  if (!E.equal(f, asSum))
    lines.push({
      rule: 'product-to-sum identity',
      says: 'Each product of sines and cosines is a sum of waves.',
      before: { expression: f },
      after: { expression: asSum },
      steps: [],
    });
  if (power > 1)
    lines.push({
      rule: 'integration by parts',
      says: `By parts ${times}: the powers of ${variable} are integrated, the waves differentiated, and nothing is left at the ends.`,
      before: { operator, expression: asSum },
      after: { operator, expression: ofLast },
      steps: [],
    });
  return [...lines, ...linesOfWaves(problem, derived), lastLine(problem, ofLast, value)];
}

const written = ({ name, coefficient, frequency }: Wave, x: Expression): Expression =>
  E.multiply(coefficient, E.apply(name, [E.multiply(frequency, x)]));

/** Each sine over x by Dirichlet's integral, and the cosines together by Frullani's. */
function linesOfWaves(problem: Problem, derived: readonly Wave[]): readonly ShownStep[] {
  const x = E.symbol(problem.variable);
  const sines = derived
    .filter(({ name }) => name === 'sin')
    .map((wave) => ({ ...wave, coefficient: E.one }))
    .map((wave) => ({ f: E.divide(written(wave, x), x), value: integralOf(wave) }));
  const cosines = derived.filter(({ name }) => name === 'cos');
  const ofSines = sines.map(({ f, value }) =>
    stepOf({ ...problem, f }, value, {
      rule: 'Dirichlet’s integral',
      says: 'The integral of sin(u)/u over the positive half line is π/2; the sign is that of the frequency.',
    }),
  );
  if (cosines.length === 0) return ofSines;
  const f = E.divide(E.sum(cosines.map((one) => written(one, x))), x);
  const ofCosines = stepOf({ ...problem, f }, E.sum(cosines.map(integralOf)), {
    rule: 'Frullani’s integral',
    says: 'The coefficients of the cosines add up to 0, so the logarithms of their frequencies are left.',
  });
  return [...ofSines, ofCosines];
}

const lastLine = (problem: Problem, f: Expression, value: Expression): ShownStep =>
  stepOf({ ...problem, f }, value, { rule: 'linearity', says: 'The integrals are added up with their factors.' });
