import * as build from '../expression/build.ts';
import { type ComplexForm, partsOf } from '../expression/complex/parts.ts';
import type { Expression } from '../expression/expression.ts';
import { nearestDouble } from '../expression/nearest-double.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';
import { whyNoValue } from '../expression/why-no-value.ts';
import type { Complex } from '../numeric/complex.ts';
import { no, ok, type Result } from '../result/result.ts';
import { pair } from '../result/tuple.ts';
import type { ParseOptions } from './options.ts';
import { onlyHelpful, parseUndoubted, readNumber } from './read-number.ts';
import { holdsInfinity } from './tree.ts';

/** A complex number that was typed: its parts exactly, and the doubles next to them. */
export interface ReadComplex {
  readonly parts: ComplexForm;
  readonly value: Complex;
}

const accepted = 'write it as 5+2i, {re: 5, im: 2}, {abs: 2, arg: pi/3} or {r: 2, phi: pi/3}';

/** Reads a complex number: an expression in i, or in j as engineers write it, or an object with its Cartesian or polar parts. */
export function readComplex(text: string, options: ParseOptions = {}): Result<ReadComplex> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readObject(trimmed, options);
  const pairTyped = twoParts(trimmed);
  if (pairTyped) return pairTyped;
  const parsed = parseUndoubted(trimmed, options);
  if (!parsed.ok) {
    return { ok: false, error: onlyHelpful(parsed.error, (text) => readComplex(text, options).ok) };
  }
  const unit = imaginaryUnit(parsed.value.expression);
  if (!unit.ok) return unit;
  const expression = unit.value;
  const [stranger] = freeSymbols(expression);
  if (stranger !== undefined) return no('unreadable', `${stranger} is not a number; ${accepted}.`);
  if (holdsInfinity(parsed.value.tree))
    return no('unreadable', `infinity is not a number that can be used here; ${accepted}.`);
  const reason = whyNoValue(expression);
  return reason === undefined ? numberOf(partsOf(expression)) : no('no-answer', reason);
}

/** `(2,3)`: a number with a decimal comma, and how programs write 2 + 3i. */
function twoParts(text: string): Result<never> | undefined {
  const [, re, comma, im] = /^\(\s*([-−]?\d+(?:\.\d+)?)(\s*,\s*)([-−]?\d+(?:\.\d+)?)\s*\)$/.exec(text) ?? [];
  if (re === undefined || im === undefined) return undefined;
  const sum = `${re}${/^[-−]/.test(im) ? '' : '+'}${im}i`;
  if (comma !== ',' || !/^[-−]?\d+$/.test(re) || !/^\d+$/.test(im))
    return no('unreadable', `two parts are written as a sum; ${accepted}.`, { suggestion: sum });
  const readings = [`${re}.${im}`, sum];
  return no(
    'ambiguous-number',
    `this can be read in two ways, as ${readings.join(' or as ')}: write the one that is meant.`,
    {
      readings,
    },
  );
}

function numberOf(parts: ComplexForm): Result<ReadComplex> {
  const value = { re: nearestDouble(parts.re), im: nearestDouble(parts.im) };
  if (Number.isNaN(value.re) || Number.isNaN(value.im))
    return no('unreadable', `this has no value that can be computed to certain digits; ${accepted}.`);
  return ok({ parts, value });
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

const polar = [
  ['abs', 'arg'],
  ['r', 'phi'],
] as const;

/** `{re: 5, im: 2}` and the polar forms; quotes around names and values are allowed, an absent part is 0. */
function readObject(text: string, options: ParseOptions): Result<ReadComplex> {
  if (!text.endsWith('}')) return no('unreadable', `the closing } is missing; ${accepted}.`);
  const parts = new Map<string, Expression>();
  for (const entry of text.slice(1, -1).split(/[,;]/)) {
    const match = /^\s*["']?([a-z]+)["']?\s*[:=]\s*["']?(.+?)["']?\s*$/i.exec(entry);
    if (!match) return no('unreadable', `"${entry.trim()}" is not a part such as re: 5; ${accepted}.`);
    const number = readNumber(match[2]!, options);
    if (!number.ok) return no(number.error.code, `${match[1]}: ${number.error.message}`);
    parts.set(match[1]!.toLowerCase(), number.value.expression);
  }
  const names = [...parts.keys()];
  if (names.length > 0 && names.every((name) => name === 're' || name === 'im'))
    return numberOf({ re: parts.get('re') ?? build.zero, im: parts.get('im') ?? build.zero });
  const form = polar.find((pair) => pair.every((name) => parts.has(name)) && parts.size === 2);
  if (!form)
    return no('unreadable', `the parts ${names.join(', ') || '(none)'} do not make a complex number; ${accepted}.`);
  const [size, angle] = pair(form.map((name) => parts.get(name)!));
  const part = (name: 'cos' | 'sin') => build.multiply(size, build.apply(name, [angle]));
  return numberOf({ re: part('cos'), im: part('sin') });
}
