import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';
import { infiniteEnd, limit } from '../../limit.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { ofRationalInExponential } from './bose-fermi.ts';
import { add, coefficientAt, derivative, type Laurent, laurentTo } from './laurent.ts';
import { type Pair, pairOf, signOf } from './pairs.ts';
import { positiveForm } from './positive-form.ts';
import { simplestConstant } from './simplest-constant.ts';
import { type Term, termsOf } from './terms.ts';
import { linesOfTransforms, type TransformedTerm } from './transform-lines.ts';
import { ofTrinomial } from './trinomial.ts';

/*
 * Integrals over the half line by Mellin transforms.
 *
 * The integrand is a sum of terms c·x^α·lnⁿx·K(x) (`terms.ts`) with kernels K whose transform M(s) = ∫₀^∞ xˢ⁻¹K dx is in the table
 * (`pairs.ts`). Where a single term converges, its integral is c·M⁽ⁿ⁾(α + 1). Where the terms converge only together,
 *
 *     ∫₀^∞ x^ε f(x) dx = Σ c·M⁽ⁿ⁾(α + 1 + ε)
 *
 * holds for the continued M: cut at x = 1, each half of each term is meromorphic in ε, and their sum is analytic where f is integrable;
 * a power alone has the continued integral 0. So the terms are expanded at ε = 0, the poles cancel, and the constant term is the
 * integral. This one theorem holds Γ and beta integrals, Fresnel's, Frullani's, (sin x/x)ⁿ, those of Bose and Fermi, and all of them with
 * powers of ln x.
 *
 * Where K itself is not in the table but x·K′ is: M_K(s) = −M_{xK′}(s)/s, by parts. So arctangents, logarithms, error functions and
 * exponential integrals follow from their derivatives.
 *
 * Example: (1 − cos x)/x² is x⁻² − x⁻²cos x. The first contributes 0, the second −Γ(−1 + ε) cos(π(ε − 1)/2) = π/2 + O(ε).
 * The hard part is a zero that is not seen, so that a pole seems to be left (`laurent.ts`). To debug: print the series of every term.
 */

const sName = '\u2020s';

/** The integral from 0 to ∞ where every term has its pair. */
export function byMellinTransforms(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || infiniteEnd(upper) !== 1) return null;
  const terms = termsOf(positiveForm(f, variable), variable);
  if (terms === null) return null;
  const found = ofTerms(terms, variable);
  if (found === null) return null;
  const value = simplestConstant(found.value);
  return {
    value,
    conditions: found.conditions,
    step: stepOf(problem, value, {
      rule: terms.length === 1 ? 'Mellin transform' : 'Mellin transforms, continued',
      says:
        terms.length === 1
          ? `The integrand is a power of ${variable} times a function whose integral with every power is known: ${found.names.join('; ')}.`
          : `Each term is a power of ${variable} times a function whose integral with every power is known (${found.names.join('; ')}). With a small power of ${variable} as a factor the terms are added up, and its exponent tends to 0.`,
      steps: () => linesOfTransforms(problem, found.transformed, value),
    }),
  };
}

interface SummedTerms {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
  readonly names: readonly string[];
  readonly transformed: readonly TransformedTerm[];
}

function ofTerms(terms: readonly Term[], variable: string): SummedTerms | null {
  let total: Laurent = { order: Number.POSITIVE_INFINITY, terms: [] };
  const conditions: Condition[] = [];
  const names = new Set<string>();
  const inStrip = terms.length === 1;
  const transformed: TransformedTerm[] = [];
  for (const term of terms) {
    const pair = pairOfTerm(term, variable, maxDerivatives);
    if (pair === null) return null;
    if (pair.name !== 'x^α') names.add(pair.name);
    transformed.push({ term, pair });
    const isOpen = freeSymbols(term.power).length > 0;
    const series = isOpen && pair.strip === 'unknown' ? null : seriesOf(term, pair);
    if (series === null) return null;
    total = add(total, series);
    conditions.push(...pair.conditions, ...(inStrip || isOpen ? stripConditions(term, pair) : []));
  }
  if (total.order < 0 || (total.order === 0 && total.terms.length === 0)) return null;
  return { value: coefficientAt(total, 0), conditions, names: [...names], transformed };
}

/** c·M⁽ⁿ⁾(α + 1 + ε). */
function seriesOf(term: Term, pair: Pair): Laurent | null {
  const at = E.add(term.power, E.one);
  const n = term.logarithms;
  const known = n === 0 ? (pair.valueAt?.(at) ?? null) : null;
  if (known !== null) return { order: 0, terms: [E.multiply(term.coefficient, known)] };
  if (pair.transform === undefined) return null;
  const series = laurentTo(pair.transform(E.symbol(sName)), sName, at, n);
  if (series === null) return null;
  const { order, terms } = derivative(series, n);
  return { order, terms: terms.map((one) => E.multiply(term.coefficient, one)) };
}

/** low < α + 1 < high, where letters leave it open. */
function stripConditions({ power }: Term, { strip }: Pair): readonly Condition[] {
  if (strip === 'unknown') return [];
  const [low, high] = strip;
  const s = E.add(power, E.one);
  const open = (a: Expression, b: Expression) => freeSymbols(E.subtract(a, b)).length > 0;
  return [
    ...(low !== null && open(s, low) ? [condition(simplest(E.subtract(s, low)), '>')] : []),
    ...(high !== null && open(s, high) ? [condition(simplest(E.subtract(high, s)), '>')] : []),
  ];
}

const maxDerivatives = 3;

/** From the table, from one of the larger families, or from the derivative of a kernel. */
function pairOfTerm(term: Term, variable: string, depth: number): Pair | null {
  return (
    pairOf(term) ??
    ofRationalInExponential(term, variable) ??
    ofTrinomial(term, variable) ??
    byDerivative(term, variable, depth)
  );
}

/** M_K(s) = −M_{xK′}(s)/s, for a kernel that is a single function or the logarithm of a polynomial. */
function byDerivative(term: Term, variable: string, depth: number): Pair | null {
  const { exponentials, wave, binomials, others } = term;
  const [kernel] = others;
  if (depth === 0 || others.length !== 1 || exponentials.length + binomials.length > 0 || wave !== undefined)
    return null;
  if (kernel!.kind !== 'apply') return null;
  const derived = derivativeOf(kernel!, variable);
  if (derived === null) return null;
  const terms = termsOf(positiveForm(E.multiply(E.symbol(variable), derived), variable), variable);
  if (terms === null || terms.length > 12) return null;
  const pairs = terms.map((one) => ({ one, pair: one.logarithms === 0 ? pairOfTerm(one, variable, depth - 1) : null }));
  if (pairs.some(({ pair }) => pair?.transform === undefined)) return null;
  return {
    transform: (s) =>
      E.product([
        E.minusOne,
        E.reciprocal(s),
        E.sum(pairs.map(({ one, pair }) => E.multiply(one.coefficient, pair!.transform!(E.add(s, one.power))))),
      ]),
    strip: stripByParts(
      kernel!,
      variable,
      pairs.map(({ one, pair }) => ({ term: one, pair: pair! })),
    ),
    conditions: pairs.flatMap(({ pair }) => pair!.conditions),
    name: `by parts from the derivative: ${[...new Set(pairs.map(({ pair }) => pair!.name))].join(', ')}`,
  };
}

/**
 * Where M_K(s) = −M_{xK′}(s)/s holds: K = ∫₀ˣ K′ where K vanishes at 0, and the integrals may be exchanged for s < 0; K = −∫ₓ^∞ K′ where
 * it vanishes at infinity, and they may for s > 0. Unknown where xK′ has several terms, which may converge only together.
 */
function stripByParts(
  kernel: Expression,
  variable: string,
  terms: readonly { readonly term: Term; readonly pair: Pair }[],
): Pair['strip'] {
  const [{ term, pair } = {}, ...others] = terms;
  if (term === undefined || pair === undefined || pair.strip === 'unknown' || others.length > 0) return 'unknown';
  const vanishesAt = (end: Expression): boolean => {
    const found = limit(kernel, variable, end, infiniteEnd(end) === null ? { side: 'right' } : {});
    return found.ok && found.value.kind === 'value' && E.equal(found.value.value, E.zero);
  };
  const [low, high] = pair.strip.map((end) => end && simplest(E.subtract(end, term.power)));
  const [atZero, atInfinity] = [vanishesAt(E.zero), vanishesAt(E.constant('infinity'))];
  if (atZero && atInfinity) return [low!, high!];
  if (atZero) return [low!, high !== null && signOf(high!) <= 0 ? high! : E.zero];
  return atInfinity ? [low !== null && signOf(low!) >= 0 ? low! : E.zero, high!] : 'unknown';
}
