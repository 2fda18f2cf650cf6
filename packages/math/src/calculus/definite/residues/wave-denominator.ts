import { multipliedOut } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols, some, transform } from '../../../expression/walk.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { type Harmonic, harmonicOf, type Turn, turnsOf } from '../table/harmonic.ts';
import { linesOfCircle } from './circle-lines.ts';
import * as C from './complex-pair.ts';
import { type Waves, wavesOf } from './waves.ts';

/*
 * Polynomials in cos θ and sin θ over powers of A + B cos θ + C sin θ, over a period, with letters. With z = e^(iθ) the denominator is
 * ((B − iC)z² + 2Az + (B + iC))/(2z). For A > 0 and S = A² − B² − C² > 0 the zero z₁ = (R − A)/(B − iC), R = √S, lies inside the circle
 * and the other one outside, so that
 *
 *     1/2π ∫₀^(2π) e^(ikθ) dθ/(A + B cos θ + C sin θ) = z₁ᵏ/R,      k ≥ 0,
 *
 * and −1/(m − 1) times the derivative by A brings the power m from m − 1. As dR/dA = A/R,
 *
 *     d/dA (R − A)ᵏAⁱ/Rʲ = (R − A)ᵏ(iAⁱ⁻¹/Rʲ − kAⁱ/Rʲ⁺¹ − jAⁱ⁺¹/Rʲ⁺²),
 *
 * so everything is (U + V·R)/R^(2m−1) with U and V polynomials in A, B, C (Gradshteyn and Ryzhik 3.613, 3.642, 3.661.4).
 *
 * Example: 1/(a + sin x)² over a period is 2πa/(a² − 1)^(3/2) for a > 1. To debug: print U and V for each k.
 */

/** The integral over a period, or half of one of an even function; null for other integrands. */
export function byPoleInTheCircle(problem: Problem, _context: Context): Answer | null {
  const f = withoutQuotients(problem.f, problem.variable);
  for (const turn of turnsOf(problem)) {
    const read = readFraction(f, turn);
    if (read === null) continue;
    const { harmonic, power, waves } = read;
    const square = simplest(squareOf(harmonic));
    const conditions = [positive(harmonic.A), positive(square)];
    if (conditions.includes(null)) return null;
    const value = simplest(E.multiply(turn.length, meanOf(read, square)));
    const root = simplest(E.sqrt(square));
    const alone = meanOf({ ...read, waves: new Map([[0, C.one]]) }, square);
    return {
      value,
      conditions: conditions.flatMap((one) => one ?? []),
      step: stepOf(problem, value, {
        rule: 'residues',
        says: 'With z = e^(iθ) the range is the unit circle, on which the integrand is a rational function of z. Of the two zeros of its denominator one lies inside, where A > 0 and A² > B² + C².',
        with: { ...harmonic, '√(A² − B² − C²)': root },
        steps: linesOfCircle({
          harmonic,
          root,
          power,
          highest: Math.max(...waves.keys()),
          ofPower: simplest(E.product([E.two, E.constant('pi'), alone])),
          isHalf: !turn.isWhole,
        }),
      }),
    };
  }
  return null;
}

const squareOf = ({ A, B, C: by }: Harmonic): Expression =>
  multipliedOut(E.subtract(E.power(A, E.two), E.add(E.power(B, E.two), E.power(by, E.two))));

/** That a quantity is positive, as far as letters leave it open; null where it is not. */
function positive(a: Expression): readonly Condition[] | null {
  if (freeSymbols(a).length > 0) return [condition(a, '>')];
  return evaluate(a) > 0 ? [] : null;
}

/* ---- Reading ---- */

/** Σ cₖe^(ikθ) over (A + B cos θ + C sin θ)^power. */
interface Fraction {
  readonly waves: Waves;
  readonly harmonic: Harmonic;
  readonly power: number;
}

const maxPower = 6;

function readFraction(f: Expression, turn: Turn): Fraction | null {
  const factors = E.factorsOf(f);
  const below = factors.filter((factor) => contains(factor, turn.variable) && powerBelow(factor) !== null);
  const [only] = below;
  if (only === undefined || below.length > 1) return null;
  const harmonic = harmonicOf(E.baseOf(only), turn);
  const waves = wavesOf(E.product(factors.filter((factor) => factor !== only)), turn);
  if (harmonic === null || waves === null) return null;
  const isEven = E.equal(harmonic.C, E.zero) && [...waves.values()].every(({ im }) => E.equal(simplest(im), E.zero));
  if (!turn.isWhole && !isEven) return null;
  const power = powerBelow(only)!;
  return isNegative(harmonic.A) ? reflection({ waves, harmonic, power }) : { waves, harmonic, power };
}

/** The m of u^(−m). */
function powerBelow(factor: Expression): number | null {
  const exponent = E.exponentOf(factor);
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return null;
  const power = -Q.toNumber(exponent.value);
  return power >= 1 && power <= maxPower ? power : null;
}

const isNegative = (a: Expression): boolean => freeSymbols(a).length === 0 && evaluate(a) < 0;

/** Numerator and denominator with the opposite sign where A is negative. */
const reflection = ({ waves, harmonic: { A, B, C: by }, power }: Fraction): Fraction => ({
  waves: new Map([...waves].map(([k, c]) => [k, power % 2 === 1 ? C.scale(c, E.minusOne) : c])),
  harmonic: { A: E.negate(A), B: E.negate(B), C: E.negate(by) },
  power,
});

/** Quotients of sine and cosine written out, and the fraction without a sine or cosine below another fraction line. */
function withoutQuotients(f: Expression, variable: string): Expression {
  const plain = transform(f, (node) => {
    if (node.kind !== 'apply' || !contains(node, variable)) return node;
    return bySineAndCosine(node.name, E.apply('sin', node.args), E.apply('cos', node.args)) ?? node;
  });
  return E.product(E.factorsOf(plain).map((factor) => withoutInnerFraction(factor, variable)));
}

function withoutInnerFraction(factor: Expression, variable: string): Expression {
  const base = E.baseOf(factor);
  if (base.kind !== 'sum' || powerBelow(factor) === null) return factor;
  const inner = base.terms
    .flatMap(E.factorsOf)
    .filter((part) => contains(part, variable) && E.baseOf(part).kind === 'apply' && powerBelow(part) !== null);
  const deepest = inner.sort((a, b) => powerBelow(b)! - powerBelow(a)!)[0];
  if (deepest === undefined) return factor;
  const by = E.reciprocal(deepest);
  const whole = E.power(E.sum(base.terms.map((term) => E.multiply(term, by))), E.exponentOf(factor));
  const exponent = E.negate(E.exponentOf(factor));
  const next = withoutInnerFraction(whole, variable);
  return E.multiply(E.power(by, exponent), next);
}

/* ---- The mean over the circle ---- */

/** Numbers by the exponents of A and of R: n·Aⁱ·Rʲ. */
type Powers = ReadonlyMap<string, readonly [i: number, j: number, n: Q.Rational]>;

const powers = (all: readonly (readonly [number, number, Q.Rational])[]): Powers => {
  const found = new Map<string, readonly [number, number, Q.Rational]>();
  for (const [i, j, n] of all) {
    const known = found.get(`${i} ${j}`)?.[2] ?? Q.zero;
    found.set(`${i} ${j}`, [i, j, Q.add(known, n)]);
  }
  return found;
};

/** What stands beside z₁ᵏ(B − iC)ᵏ in the mean of e^(ikθ) over the power m: (−1)^(m−1)/(m − 1)! times the derivative of 1/R. */
function besideZero(k: number, m: number): Powers {
  let found = powers([[0, -1, Q.one]]);
  for (let order = 1; order < m; order++) {
    const by = (n: Q.Rational, times: number): Q.Rational => Q.multiply(n, Q.rational(-times, order));
    found = powers(
      [...found.values()].flatMap(([i, j, n]) => [
        [Math.max(0, i - 1), j, by(n, i)] as const,
        [i, j - 1, by(n, -k)] as const,
        [i + 1, j - 2, by(n, j)] as const,
      ]),
    );
  }
  return found;
}

/** (R − A)ᵏ times such powers. */
function timesDistance(all: Powers, k: number): Powers {
  let found = all;
  for (let n = 0; n < k; n++)
    found = powers(
      [...found.values()].flatMap(([i, j, c]) => [[i, j + 1, c] as const, [i + 1, j, Q.negate(c)] as const]),
    );
  return found;
}

/** The mean over the circle as U/R^(2m−1) + V/R^(2m−2). */
function meanOf({ waves, harmonic, power }: Fraction, square: Expression): Expression {
  const { A, B, C: by } = harmonic;
  const unit = E.reciprocal(E.add(E.power(B, E.two), E.power(by, E.two)));
  // 1/(B − iC)
  const toZero = C.scale(C.pair(B, by), unit);
  let [even, odd]: [Expression, Expression] = [E.zero, E.zero];
  let turn = C.one;
  const highest = Math.max(...waves.keys());
  for (let k = 0; k <= highest; k++) {
    const share = C.multiply(waves.get(k) ?? C.zero, turn).re;
    const front = k === 0 ? share : E.multiply(E.two, share);
    for (const [i, j, n] of timesDistance(besideZero(k, power), k).values()) {
      const above = j + 2 * power - 1;
      const term = E.product([front, E.number(n), E.power(A, E.number(i))]);
      const whole = E.multiply(term, E.power(square, E.number(Math.floor(above / 2))));
      if (above % 2 === 0) even = E.add(even, whole);
      else odd = E.add(odd, whole);
    }
    turn = C.multiply(turn, toZero);
  }
  return E.add(
    overRoot(even, square, 2 * power - 1),
    simplest(E.divide(multipliedOut(odd), E.power(square, E.number(power - 1)))),
  );
}

/** U/Rⁿ, with U divided by R² as often as that leaves no fraction. */
function overRoot(u: Expression, square: Expression, n: number): Expression {
  let [above, power] = [simplest(multipliedOut(u)), n];
  for (;;) {
    const divided = simplest(E.divide(above, square));
    if (power < 0 || E.equal(above, E.zero) || some(divided, isLetterBelow)) break;
    [above, power] = [divided, power - 2];
  }
  const root = simplest(E.sqrt(square));
  return simplest(E.multiply(above, E.power(root, E.number(-power))));
}

const isLetterBelow = (node: Expression): boolean =>
  node.kind === 'power' &&
  node.exponent.kind === 'number' &&
  Q.sign(node.exponent.value) < 0 &&
  freeSymbols(node.base).length > 0;
