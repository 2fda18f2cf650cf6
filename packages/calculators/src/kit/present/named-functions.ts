/**
 * What the functions and constants are that an answer may name, each as it is printed, and in one sentence (DLMF 4.13, 5, 6, 7, 8,
 * 10, 13, 19, 25). Whatever a text of the engine calls is found in it by its name and the number of its arguments: gamma(x) and
 * gamma(s, x) are two functions.
 */
const definitions: Readonly<Record<string, string>> = {
  'lambertW(x)': 'is, for x ≥ −1/e, the number w ≥ −1 with w·e^w = x.',
  'lambertW(-1, x)': 'is, for −1/e ≤ x < 0, the number w ≤ −1 with w·e^w = x.',
  'erf(x)': 'is 2/√π times the integral of e^(−t²) from 0 to x.',
  'erfc(x)': 'is 2/√π times the integral of e^(−t²) from x to ∞.',
  'erfi(x)': 'is 2/√π times the integral of e^(t²) from 0 to x.',
  'fresnelS(x)': 'is the integral of sin(π·t²/2) from 0 to x.',
  'fresnelC(x)': 'is the integral of cos(π·t²/2) from 0 to x.',
  'Si(x)': 'is the integral of sin(t)/t from 0 to x.',
  'Ci(x)': 'is, for x > 0, minus the integral of cos(t)/t from x to ∞.',
  'Shi(x)': 'is the integral of sinh(t)/t from 0 to x.',
  'Chi(x)': 'is, for x > 0, Euler’s constant plus ln(x) plus the integral of (cosh(t) − 1)/t from 0 to x.',
  'Ei(x)': 'is the integral of e^t/t from −∞ to x, by its principal value where 0 lies between.',
  'li(x)': 'is, for x > 0, the integral of 1/ln(t) from 0 to x, by its principal value where 1 lies between.',
  'dilog(x)': 'is Li₂(x), minus the integral of ln(1 − t)/t from 0 to x.',
  'polylog(s, x)': 'is Liₛ(x), for |x| < 1 the sum of x^k/k^s over all whole k ≥ 1.',
  'clausen(x)': 'is Cl₂(x), minus the integral of ln|2·sin(t/2)| from 0 to x.',
  'clausen(n, x)': 'is Clₙ(x), over k = 1, 2, 3, … the sum of sin(k·x)/kⁿ for even n, and of cos(k·x)/kⁿ for odd n.',
  'kummerM(a, b, x)': 'is ₁F₁(a; b; x), the sum of 1 + a/b·x + a·(a + 1)/(b·(b + 1))·x²/2! and so on.',
  'zeta(s)': 'is Riemann’s zeta function, for s > 1 the sum of 1/k^s over all whole k ≥ 1.',
  'zeta(s, a)':
    'is Hurwitz’s zeta function, for s > 1 the sum of 1/(k + a)^s over k = 0, 1, 2, …; for every s, zeta(s, a) − zeta(s, a + n) is the sum of the first n of these terms.',
  'gamma(x)': 'is, for x > 0, the integral of t^(x − 1)·e^(−t) from 0 to ∞; gamma(n + 1) is n!.',
  'gamma(s, x)': 'is the integral of t^(s − 1)·e^(−t) from x to ∞.',
  'lngamma(x)': 'is, for x > 0, the natural logarithm of gamma(x).',
  'digamma(x)': 'is the derivative of gamma(x), divided by gamma(x).',
  'polygamma(n, x)': 'is the derivative number n of digamma(x).',
  'beta(a, b)': 'is, for positive a and b, the integral of t^(a − 1)·(1 − t)^(b − 1) from 0 to 1.',
  'ellipticK(m)': 'is the integral of 1/√(1 − m·sin(t)²) from 0 to π/2.',
  'ellipticE(m)': 'is the integral of √(1 − m·sin(t)²) from 0 to π/2.',
  'ellipticE(φ, m)': 'is the integral of √(1 − m·sin(t)²) from 0 to φ.',
  'ellipticF(φ, m)': 'is the integral of 1/√(1 − m·sin(t)²) from 0 to φ.',
  'ellipticPi(n, m)': 'is the integral of 1/((1 − n·sin(t)²)·√(1 − m·sin(t)²)) from 0 to π/2.',
  'ellipticPi(n, φ, m)': 'is the integral of 1/((1 − n·sin(t)²)·√(1 − m·sin(t)²)) from 0 to φ.',
  'besselJ(ν, x)':
    'is the Bessel function of the first kind: the sum of (−1)^k·(x/2)^(2k + ν)/(k!·gamma(k + ν + 1)) over all whole k ≥ 0.',
  'besselY(ν, x)':
    'is the Bessel function of the second kind: for ν that is not whole, (besselJ(ν, x)·cos(π·ν) − besselJ(−ν, x))/sin(π·ν), and its limit for whole ν.',
  'besselI(ν, x)':
    'is the modified Bessel function of the first kind: the sum of (x/2)^(2k + ν)/(k!·gamma(k + ν + 1)) over all whole k ≥ 0.',
  'besselK(ν, x)':
    'is the modified Bessel function of the second kind: for x > 0, the integral of e^(−x·cosh(t))·cosh(ν·t) from 0 to ∞.',
  EulerGamma: 'is Euler’s constant 0.5772…, the limit of 1 + 1/2 + 1/3 + … + 1/n − ln(n).',
  Catalan: 'is Catalan’s constant 0.9159…, the sum of (−1)^k/(2k + 1)² over all whole k ≥ 0.',
};

/** Its sentence, by the name and the number of arguments. */
const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries(definitions).map(([call, says]) => [namesIn(call)[0]!, `${call} ${says}`]),
);

/** A sentence for each named function of the answer that does not stand in what was given. */
export function namedFunctionNotes(answer: readonly string[], given: () => readonly string[]): readonly string[] {
  const named = [...new Set(answer.flatMap(namesIn))].filter((name) => sentences.has(name));
  if (named.length === 0) return [];
  const known = new Set(given().flatMap(namesIn));
  return named.filter((name) => !known.has(name)).map((name) => sentences.get(name)!);
}

/**
 * What a printed expression names, each with the number of its arguments: `zeta/2` of zeta(3, x), `Catalan/0` of a constant. Letters
 * are among them.
 */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/[A-Za-z][A-Za-z0-9]*(\()?/g)].map(({ 0: found, 1: open, index }) => {
    const name = open === undefined ? found : found.slice(0, -1);
    return `${name}/${open === undefined ? 0 : argumentsAt(text, index + found.length)}`;
  });
}

/** How many arguments stand between an opening parenthesis, which `from` stands behind, and the one that closes it. */
function argumentsAt(text: string, from: number): number {
  let [depth, count] = [1, 1];
  for (let at = from; at < text.length && depth > 0; at++) {
    const sign = text[at]!;
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === ',' && depth === 1) count++;
  }
  return count;
}
