import type { Gaussian } from '../exact/gaussian.ts';
import * as G from '../exact/gaussian.ts';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import * as build from '../expression/build.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import { no, ok, type Result } from '../result/result.ts';
import { pair } from '../result/tuple.ts';
import type { ParseOptions } from './options.ts';
import { parse } from './parse.ts';
import { onlyHelpful, readNumber } from './read-number.ts';

interface ReadComplex {
  readonly value: Complex;
  /** The same exactly, where both parts are rational. */
  readonly exact?: Gaussian;
}

const accepted = 'write it as 5+2i, {re: 5, im: 2}, {abs: 2, arg: pi/3} or {r: 2, phi: pi/3}';

/** Reads a complex number: an expression in i, or in j as engineers write it, or an object with its Cartesian or polar parts. */
export function readComplex(text: string, options: ParseOptions = {}): Result<ReadComplex> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readObject(trimmed, options);
  const parsed = parse(trimmed, options);
  if (!parsed.ok) {
    return { ok: false, why: onlyHelpful(parsed.why, (text) => readComplex(text, options).ok) };
  }
  const unit = imaginaryUnit(parsed.value.expression);
  if (!unit.ok) return unit;
  const expression = unit.value;
  const [stranger] = freeSymbols(expression);
  if (stranger !== undefined) return no('unreadable', `${stranger} is not a number; ${accepted}.`);
  const exact = gaussianOf(expression);
  const value = exact ? { re: Q.toNumber(exact.re), im: Q.toNumber(exact.im) } : evaluateComplex(expression, {});
  if (Number.isNaN(value.re) || Number.isNaN(value.im)) return no('unreadable', `this has no value; ${accepted}.`);
  return { ok: true, value: { value, exact } };
}

/** With i for j; where both stand, j need not be i. */
function imaginaryUnit(expression: Expression): Result<Expression> {
  if (!contains(expression, 'j')) return ok(expression);
  const hasI = some(expression, (node) => node.kind === 'constant' && node.name === 'i');
  if (hasI)
    return no(
      'unreadable',
      `i and j stand for the same number here, so that only one of them can be used; ${accepted}.`,
    );
  return ok(substitute(expression, { j: build.constant('i') }));
}

/** The value of an expression as a Gaussian rational, where sums, products and integer powers of such make it up. */
function gaussianOf(expression: Expression): Gaussian | undefined {
  switch (expression.kind) {
    case 'number':
      return G.gaussian(expression.value, Q.zero);
    case 'constant':
      return expression.name === 'i' ? G.gaussian(Q.zero, Q.one) : undefined;
    case 'sum':
      return folded(expression.terms, G.add);
    case 'product':
      return folded(expression.factors, G.multiply);
    case 'power': {
      const { base, exponent } = expression;
      const known = gaussianOf(base);
      if (!known || exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return undefined;
      const n = Z.toNumber(exponent.value.numerator);
      return Math.abs(n) > 1000 || (n < 0 && G.isZero(known)) ? undefined : G.power(known, n);
    }
    default:
      return undefined;
  }
}

function folded(parts: readonly Expression[], join: (a: Gaussian, b: Gaussian) => Gaussian): Gaussian | undefined {
  const known = parts.map(gaussianOf);
  return known.every((one) => one !== undefined) ? known.reduce(join) : undefined;
}

const cartesian = ['re', 'im'] as const;
const polar = [
  ['abs', 'arg'],
  ['r', 'phi'],
] as const;

/** `{re: 5, im: 2}` and the polar forms; quotes around names and values are allowed, an absent part is 0. */
function readObject(text: string, options: ParseOptions): Result<ReadComplex> {
  if (!text.endsWith('}')) return no('unreadable', `the closing } is missing; ${accepted}.`);
  const parts = new Map<string, { value: number; rational?: Q.Rational }>();
  for (const entry of text.slice(1, -1).split(/[,;]/)) {
    const match = /^\s*["']?([a-z]+)["']?\s*[:=]\s*["']?(.+?)["']?\s*$/i.exec(entry);
    if (!match) return no('unreadable', `"${entry.trim()}" is not a part such as re: 5; ${accepted}.`);
    const number = readNumber(match[2]!, options);
    if (!number.ok) return no(number.why.code, `${match[1]}: ${number.why.message}`);
    parts.set(match[1]!.toLowerCase(), { value: number.value.value, rational: number.value.exact });
  }
  const names = [...parts.keys()];
  if (names.length > 0 && names.every((name) => name === 're' || name === 'im')) {
    const [re, im] = cartesian.map((name) => parts.get(name) ?? { value: 0, rational: Q.zero });
    const exact = re!.rational && im!.rational ? G.gaussian(re!.rational, im!.rational) : undefined;
    return { ok: true, value: { value: { re: re!.value, im: im!.value }, exact } };
  }
  const form = polar.find((pair) => pair.every((name) => parts.has(name)) && parts.size === 2);
  if (!form)
    return no('unreadable', `the parts ${names.join(', ') || '(none)'} do not make a complex number; ${accepted}.`);
  const [size, angle] = pair(form.map((name) => parts.get(name)!.value));
  return { ok: true, value: { value: { re: size * Math.cos(angle), im: size * Math.sin(angle) } } };
}
