/**
 * A root of a continuous function between a and b, where f(a) and f(b) differ in sign: Chandrupatla's method, which takes
 * inverse quadratic interpolation where that is safe and halves the bracket where it is not, so that it never does worse
 * than a few bisections more. Ends when the bracket is two neighbouring doubles, or at an exact zero.
 *
 * Source: T. R. Chandrupatla, "A new hybrid quadratic/bisection algorithm for finding the zero of a nonlinear function
 * without using derivatives", Advances in Engineering Software 28 (1997) 145–149.
 */
export function bracketedRoot(f: (x: number) => number, a: number, b: number): number {
  let [x1, f1] = [b, f(b)];
  let [x2, f2] = [a, f(a)];
  let [x3, f3] = [x1, f1];
  if (f1 === 0) return x1;
  if (f2 === 0) return x2;
  if (!(Math.sign(f1) * Math.sign(f2) < 0)) throw new RangeError('the ends of the bracket have the same sign');
  let t = 0.5;
  for (let round = 0; round < 300; round++) {
    const x = x1 + t * (x2 - x1);
    const y = f(x);
    if (y === 0) return x;
    if (Math.sign(y) === Math.sign(f1)) [x3, f3] = [x1, f1];
    else [x3, f3, x2, f2] = [x2, f2, x1, f1];
    [x1, f1] = [x, y];
    const width = Math.abs(x2 - x1);
    const least = 2 ** -53 * Math.max(Math.abs(x1), Math.abs(x2)) + Number.MIN_VALUE;
    if (width <= 2 * least) break;
    t = clamped(nextFraction(x1, x2, x3, f1, f2, f3), least / width);
  }
  return Math.abs(f1) < Math.abs(f2) ? x1 : x2;
}

function nextFraction(x1: number, x2: number, x3: number, f1: number, f2: number, f3: number): number {
  const xi = (x1 - x2) / (x3 - x2);
  const phi = (f1 - f2) / (f3 - f2);
  // Inverse quadratic interpolation stays monotonic, and so inside the bracket.
  if (!(1 - Math.sqrt(1 - xi) < phi && phi < Math.sqrt(xi))) return 0.5;
  const alpha = (x3 - x1) / (x2 - x1);
  return (f1 / (f1 - f2)) * (f3 / (f3 - f2)) - alpha * (f1 / (f3 - f1)) * (f2 / (f2 - f3));
}

const clamped = (t: number, least: number): number =>
  Number.isFinite(t) ? Math.min(Math.max(t, least), 1 - least) : 0.5;
