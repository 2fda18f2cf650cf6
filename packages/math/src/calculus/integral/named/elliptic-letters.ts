import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { expand } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { triple } from '../../../result/tuple.ts';
import { made, type Stage } from '../context.ts';
import { signOf } from '../sign.ts';

/*
 * ∫ (λ + μx²)/√((p + qx²)(r + sx²)) dx with letters, p and r positive (DLMF 19.2, 19.14; Byrd–Friedman 219–222).
 *
 *   q < 0, α = √(−q/p), αx = sin φ:  ∫ dx/√… = F(φ | m)/(α√(pr)),   m = −s/(rα²)
 *   q, s > 0, β = √(q/p), βx = tan φ:  ∫ dx/√… = F(φ | m)/(β√(pr)),   m = 1 − s/(rβ²)
 *
 * and in the first case α²x² = sin²φ = (1 − (1 − m·sin²φ))/m brings (F − E)/m for what stands above. Example: with p = r = 1, q = −1 and
 * s = −k² this is ∫ dx/(√(1 − x²)·√(1 − k²x²)) = F(arcsin x | k²), Legendre's integral of the first kind. Without letters `elliptic.ts`
 * knows more, from the order of the roots.
 *
 * Under one root, q, s < 0, the product is positive beyond both roots as well, where arcsin(αx) is not real. Landen's transformation
 * (DLMF 19.8.12) has an amplitude that is real on both: with κ = √(−s/r)
 *
 *   sin ψ = (α + κ)x/(1 + ακx²),   n = 4ακ/(α + κ)²,   ∫ dx/√… = σ·F(ψ | n)/((α + κ)√(pr)),   σ = sign(1 − ακx²),
 *   2E(φ | m) = σ·((α + κ)/α·E(ψ | n) + (α − κ)/α·F(ψ | n)) − 2κx·√((1 − α²x²)(1 − κ²x²))/(1 + ακx²),
 *
 * for 1 − n·sin²ψ is the square of (1 − ακx²)/(1 + ακx²), and cos ψ is √((1 − α²x²)(1 − κ²x²))/(1 + ακx²). Under the root of a quotient the sign
 * of its two parts is that of σ too.
 */

export const ellipticWithLetters: Stage = (f, context) => {
  const x = context.variable;
  if (freeSymbols(f).length < 2) return null;
  const parts = read(f, x);
  if (parts === null) return null;
  const { free, top, factors, shape } = parts;
  const [lambda, odd, mu] = triple([...top, E.zero, E.zero].slice(0, 3));
  if (top.length > 3 || !E.equal(odd, E.zero)) return null;
  const isNegative = factors.every(({ q }) => signOf(q) === -1);
  const found =
    isNegative && shape !== 'two roots'
      ? byLanden(factors, lambda, mu, { x, shape })
      : (ofSine(factors, lambda, mu, x) ?? (E.equal(mu, E.zero) ? ofTangent(factors, lambda, x) : null));
  return found === null ? null : made('elliptic integral', f, tidy(E.product([...free, found])), context);
};

/** p + q·x². */
interface Even {
  readonly p: Expression;
  readonly q: Expression;
}

function read(f: Expression, x: string) {
  const [free, above, under]: [Expression[], Expression[], Expression[]] = [[], [], []];
  let [roots, isQuotient] = [0, false];
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (!contains(factor, x)) free.push(factor);
    else if (exponent.kind !== 'number' || exponent.value.denominator > 2) return null;
    else if (Q.isInteger(exponent.value)) above.push(factor);
    else {
      const parts = E.factorsOf(base);
      roots++;
      under.push(...parts.map(E.baseOf));
      // √u is u/√u, and √(u⁻¹) is 1/√u, u being positive.
      above.push(...parts.map((part) => raised(part, exponent.value)));
      if (parts.some((part) => E.equal(E.exponentOf(part), E.minusOne))) isQuotient = true;
    }
  }
  const factors = under.map((one) => evenOf(one, x));
  const opened = expand(E.product(above));
  const top = opened.ok ? coefficientsOf(opened.value, x) : null;
  const [first, second] = factors;
  if (!first || !second || factors.length !== 2 || top === null) return null;
  const shape: Shape = roots === 2 ? 'two roots' : isQuotient ? 'quotient' : 'product';
  return { free, top, factors: [first, second] as const, shape };
}

/** Whether the two factors stand under roots of their own, or under one. */
type Shape = 'two roots' | 'product' | 'quotient';

/** What stands above once a root of u, or of 1/u, is written over √u. */
function raised(part: Expression, exponent: Q.Rational): Expression {
  const own = E.exponentOf(part);
  const total = own.kind === 'number' ? Q.multiply(own.value, exponent) : exponent;
  return E.power(E.baseOf(part), E.number(Q.add(total, Q.half)));
}

function evenOf(a: Expression, x: string): Even | null {
  const opened = expand(a);
  const found = opened.ok ? coefficientsOf(opened.value, x) : null;
  if (found?.length !== 3 || !E.equal(found[1]!, E.zero)) return null;
  return { p: found[0]!, q: found[2]! };
}

const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);

function ofSine(factors: readonly [Even, Even], lambda: Expression, mu: Expression, x: string): Expression | null {
  const isSine = ({ q }: Even): boolean => signOf(q) === -1;
  const hasNumbers = ({ p, q }: Even): boolean => freeSymbols(p).length + freeSymbols(q).length === 0;
  // Of two, the one without letters gives the shorter amplitude.
  const own = factors.find((one) => isSine(one) && hasNumbers(one)) ?? factors.find(isSine);
  const other = factors.find((one) => one !== own);
  if (own === undefined || other === undefined || signOf(own.p) !== 1 || signOf(other.p) !== 1) return null;
  const square = tidy(E.negate(E.divide(own.q, own.p)));
  const alpha = tidy(E.sqrt(square));
  const m = tidy(E.negate(E.divide(other.q, E.multiply(other.p, square))));
  const amplitude = call('asin', tidy(E.multiply(alpha, E.symbol(x))));
  const scale = E.reciprocal(E.multiply(alpha, E.sqrt(tidy(E.multiply(own.p, other.p)))));
  const [F, G] = [call('ellipticF', amplitude, m), call('ellipticE', amplitude, m)];
  const second = tidy(E.divide(mu, E.multiply(square, m)));
  return E.multiply(scale, E.subtract(E.multiply(tidy(E.add(lambda, second)), F), E.multiply(second, G)));
}

/** √(k²) = k: the formulas hold for either root, and the comparison tells for which letters. */
const rootOfSquare = (a: Expression): Expression =>
  E.product(
    E.factorsOf(a).map((factor) => {
      const exponent = E.multiply(E.half, E.exponentOf(factor));
      const isWhole = exponent.kind === 'number' && Q.isInteger(exponent.value);
      return isWhole ? E.power(E.baseOf(factor), exponent) : E.sqrt(factor);
    }),
  );

function byLanden(
  [one, other]: readonly [Even, Even],
  lambda: Expression,
  mu: Expression,
  { x, shape }: { readonly x: string; readonly shape: Shape },
): Expression | null {
  if (signOf(one.p) !== 1 || signOf(other.p) !== 1) return null;
  const X = E.symbol(x);
  const [alpha, kappa] = [one, other].map(({ p, q }) => rootOfSquare(tidy(E.negate(E.divide(q, p)))));
  const sum = tidy(E.add(alpha!, kappa!));
  const middle = E.product([alpha!, kappa!, X, X]);
  const [below, turn] = [E.add(E.one, middle), E.subtract(E.one, middle)];
  const psi = call('asin', tidy(E.divide(E.multiply(sum, X), below)));
  const n = tidy(E.divide(E.product([E.number(4), alpha!, kappa!]), E.power(sum, E.two)));
  const sigma = call('sign', turn);
  const ofQuotient = shape === 'quotient';
  const [F, G] = [call('ellipticF', psi, n), call('ellipticE', psi, n)].map((value) =>
    ofQuotient ? value : E.multiply(sigma, value),
  );
  const scale = E.reciprocal(E.sqrt(tidy(E.multiply(one.p, other.p))));
  // κ²·∫ x²/√… = ∫ dx/√… − E(φ | m)/α
  const share = E.divide(mu, E.power(kappa!, E.two));
  const shareOfE = E.divide(share, E.multiply(E.two, E.power(alpha!, E.two)));
  const ofF = E.sum([
    E.divide(E.add(lambda, share), sum),
    E.product([E.minusOne, shareOfE, E.subtract(alpha!, kappa!)]),
  ]);
  const radicand = [one, other].map(({ p, q }) => E.add(E.one, E.product([E.divide(q, p), X, X])));
  const root = E.divide(E.product([kappa!, X, E.sqrt(E.product(radicand)), share]), E.multiply(alpha!, below));
  return E.product([
    scale,
    E.sum([
      E.multiply(simplest(ofF), F!),
      E.product([E.minusOne, simplest(E.multiply(shareOfE, sum)), G!]),
      ofQuotient ? E.multiply(sigma, root) : root,
    ]),
  ]);
}

function ofTangent(factors: readonly [Even, Even], lambda: Expression, x: string): Expression | null {
  if (factors.some(({ p, q }) => signOf(p) !== 1 || signOf(q) !== 1)) return null;
  const [own, other] = factors;
  const square = tidy(E.divide(own.q, own.p));
  const beta = tidy(E.sqrt(square));
  const m = tidy(E.subtract(E.one, E.divide(other.q, E.multiply(other.p, square))));
  const amplitude = call('atan', tidy(E.multiply(beta, E.symbol(x))));
  const scale = E.reciprocal(E.multiply(beta, E.sqrt(tidy(E.multiply(own.p, other.p)))));
  return E.product([lambda, scale, call('ellipticF', amplitude, m)]);
}
