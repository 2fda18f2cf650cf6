import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { keyOf } from '../../../expression/keys/key.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from '../problem.ts';
import { positiveForm } from './positive-form.ts';
import { simplestConstant } from './simplest-constant.ts';
import { byBetaFunction } from './unit-interval.ts';

/*
 * Powers of sine and cosine and their logarithms over quarters of a period: with t = sin²u each quarter is a beta integral,
 *
 *     ∫₀^(π/2) sinᵖu cos^q u du = ½ B((p + 1)/2, (q + 1)/2),
 *
 * and derivatives by p and q bring ln sin u and ln cos u: ∫₀^(π/2) ln sin u du = −(π/2) ln 2. In the other quarters sine and cosine are
 * exchanged and signs come in.
 */

const maxQuarters = 16;
const [sineName, cosineName] = ['\u2020S', '\u2020C'];

/** The integral of powers and logarithms of sine and cosine over quarters of a period, by the beta function; null for other integrands. */
export function byQuarters(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const slopeAndShift = angleOf(f, variable);
  if (slopeAndShift === null) return null;
  const [by, shift] = slopeAndShift;
  const quarter = E.product([E.half, E.constant('pi')]);
  const quarterOf = (x: Expression) => simplest(E.divide(E.add(E.multiply(by, x), shift), quarter));
  const [from, to] = [quarterOf(lower), quarterOf(upper)];
  if (!isWhole(from) || !isWhole(to)) return null;
  const [first, last] = [from, to].map((one) => Q.toNumber((one as { value: Q.Rational }).value));
  const [low, high] = first! < last! ? [first!, last!] : [last!, first!];
  if (high - low > maxQuarters) return null;
  const inSymbols = withSymbols(f, variable);
  if (inSymbols === null) return null;
  const letter = freeName(new Set([variable, ...lettersOf(problem)]), ['t', 'v', 'w']);
  const values = new Map<string, Answer>();
  const parts: Answer[] = [];
  for (let k = low; k < high; k++) {
    const integrand = inQuarter(inSymbols, k);
    const key = keyOf(integrand);
    const answer = values.get(key) ?? overQuarter(integrand, letter, context);
    if (answer === null) return null;
    values.set(key, answer);
    parts.push(answer);
  }
  const size = Q.sign(E.coefficient(by)) < 0 ? E.negate(by) : by;
  const value = simplestConstant(E.divide(E.sum(parts.map((part) => part.value)), size));
  return {
    value,
    conditions: parts.flatMap((part) => part.conditions),
    step: stepOf(problem, value, {
      rule: 'beta function',
      says: `On each quarter of the period ${letter} = sin² makes it an integral of powers of ${letter} and 1 − ${letter} and of their logarithms: ½·B((p + 1)/2, (q + 1)/2) and its derivatives by p and q.`,
      with: { u: E.add(E.multiply(by, E.symbol(variable)), shift) },
      steps: [...values.values()].map((part) => part.step),
    }),
  };
}

const isWhole = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);
const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** p and q of the one argument px + q that all sines, cosines … have; null where there are several. */
function angleOf(f: Expression, variable: string): readonly [Expression, Expression] | null {
  const found: Expression[] = [];
  some(f, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name) || !contains(node, variable)) return false;
    if (!found.some((one) => E.equal(one, node.args[0]!))) found.push(node.args[0]!);
    return false;
  });
  const [u] = found;
  if (found.length !== 1 || u === undefined) return null;
  const terms = E.termsOf(u);
  const by = E.divide(E.sum(terms.filter((term) => contains(term, variable))), E.symbol(variable));
  const shift = E.sum(terms.filter((term) => !contains(term, variable)));
  return by.kind === 'number' ? [by, shift] : null;
}

/** In the symbols S and C for the sine and the cosine; null where the variable stands elsewhere too. */
function withSymbols(f: Expression, variable: string): Expression | null {
  const [S, C] = [E.symbol(sineName!), E.symbol(cosineName!)];
  const written = transform(f, (node) => {
    if (node.kind !== 'apply' || !contains(node, variable)) return node;
    switch (node.name) {
      case 'sin':
        return S;
      case 'cos':
        return C;
      case 'tan':
        return E.divide(S, C);
      case 'cot':
        return E.divide(C, S);
      case 'sec':
        return E.reciprocal(C);
      case 'csc':
        return E.reciprocal(S);
      default:
        return node;
    }
  });
  return contains(written, variable) ? null : written;
}

/** sin(v + kπ/2) and cos(v + kπ/2) by sin v and cos v. */
function inQuarter(f: Expression, k: number): Expression {
  const turn = ((k % 4) + 4) % 4;
  const [S, C] = [E.symbol(sineName!), E.symbol(cosineName!)];
  const [sine, cosine] = [
    [S, C],
    [C, E.negate(S)],
    [E.negate(S), E.negate(C)],
    [E.negate(C), S],
  ][turn]!;
  return transform(f, (node) => {
    if (node.kind !== 'symbol') return node;
    return node.name === sineName ? sine! : node.name === cosineName ? cosine! : node;
  });
}

function overQuarter(f: Expression, tName: string, context: Context): Answer | null {
  const t = E.symbol(tName);
  const rest = E.subtract(E.one, t);
  const inT = transform(f, (node) => {
    if (node.kind !== 'symbol') return node;
    return node.name === sineName ? E.sqrt(t) : node.name === cosineName ? E.sqrt(rest) : node;
  });
  const g = E.product([E.half, inT, E.power(t, minusHalf), E.power(rest, minusHalf)]);
  return byBetaFunction({ f: positiveForm(g, tName), variable: tName, lower: E.zero, upper: E.one }, context);
}

const minusHalf = E.number(Q.rational(-1, 2));
