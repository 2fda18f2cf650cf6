import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren, some, transform } from '../../../expression/walk.ts';
import type { Context } from '../context.ts';

/** A function that is constant on each piece, and the letter that stands for it. */
export interface Switch {
  readonly kind: 'sign' | 'floor';
  readonly name: string;
  /** u in sign u or ⌊u⌋, as it was given. */
  readonly argument: Expression;
  /** sign u or ⌊u⌋ */
  readonly value: Expression;
}

const jumping: ReadonlySet<string> = new Set('sign floor ceil mod heaviside'.split(' '));

/** Whether the function may jump, so that it is no new variable. */
export const mayJump = (g: Expression, variable: string): boolean =>
  some(g, (node) => node.kind === 'apply' && jumping.has(node.name) && contains(node, variable));

const piecewise: ReadonlySet<string> = new Set('abs sign floor ceil max min mod heaviside'.split(' '));
const maxSwitches = 4;

/** The integrand with letters for its switches; null where there are none, too many, or only a ln|u|, which has a table of its own. */
export function switchesOf(
  f: Expression,
  context: Pick<Context, 'variable' | 'names'>,
): { readonly switches: readonly Switch[]; readonly inLetters: Expression } | null {
  const { variable } = context;
  if (!isInPieces(f, variable)) return null;
  const switches: Switch[] = [];
  let names = context.names;
  const letterFor = (kind: Switch['kind'], argument: Expression): Expression => {
    const known = switches.find((one) => one.kind === kind && E.equal(one.argument, argument));
    if (known !== undefined) return E.symbol(known.name);
    const name = freeName(names, kind === 'sign' ? ['s', 'r', 'q', 'p'] : ['n', 'm', 'k', 'j']);
    names = new Set([...names, name]);
    switches.push({ kind, name, argument, value: E.apply(kind, [argument]) });
    return E.symbol(name);
  };
  const inLetters = lettered(inSignsAndFloors(f, variable), variable, letterFor);
  return switches.length > maxSwitches ? null : { switches, inLetters };
}

/** The floor that is the only switch of an integrand; null where there are others, or none. */
export function onlyFloor(switches: readonly Switch[]): Switch | null {
  const [only] = switches;
  return switches.length === 1 && only?.kind === 'floor' ? only : null;
}

/** Whether the function has pieces that no table knows. */
export const isInPieces = (f: Expression, variable: string): boolean =>
  some(
    withoutLogarithms(f),
    (node) =>
      node.kind === 'apply' &&
      contains(node, variable) &&
      (piecewise.has(node.name) || inverseOfFunction(node) !== null),
  );

/** Whether an absolute value, a sign or a step stands in it, and not only an inverse function of its function. */
export const hasSwitch = (f: Expression, variable: string): boolean =>
  some(withoutLogarithms(f), (node) => node.kind === 'apply' && contains(node, variable) && piecewise.has(node.name));

/** max, min, ⌈u⌉, mod and the unit step by absolute values, signs and floors, which are the same but at single points. */
const inSignsAndFloors = (f: Expression, variable: string): Expression =>
  transform(f, (node) => {
    if (node.kind !== 'apply' || !contains(node, variable)) return node;
    const [u, v] = node.args;
    switch (node.name) {
      case 'max':
      case 'min':
        return node.args.reduce((a, b) => extreme(a, b, node.name === 'max' ? E.one : E.minusOne));
      case 'ceil':
        return E.add(E.apply('floor', [u!]), E.one);
      case 'mod':
        return E.subtract(u!, E.product([v!, E.apply('floor', [E.divide(u!, v!)])]));
      case 'heaviside':
        return E.product([E.half, E.add(E.one, E.apply('sign', [u!]))]);
      default:
        return inverseOfFunction(node) ?? node;
    }
  });

const pi = E.constant('pi');
const turns = (angle: Expression): Expression => E.apply('floor', [E.add(E.divide(angle, pi), E.half)]);

/** asin(sin u) = sign(cos u)·(u − π·⌊u/π + 1/2⌋), atan(tan u) = u − π·⌊u/π + 1/2⌋, acosh(cosh u) = |u|, and what is made of them; null for others. */
function inverseOfFunction(node: Expression & { readonly kind: 'apply' }): Expression | null {
  const inner = node.args[0]!;
  if (inner.kind !== 'apply') return null;
  const u = inner.args[0]!;
  const quarter = E.product([E.half, pi]);
  const rest = (angle: Expression) => E.subtract(angle, E.product([pi, turns(angle)]));
  const ofSine = (angle: Expression) => E.product([E.apply('sign', [E.apply('cos', [angle])]), rest(angle)]);
  switch (`${node.name} ${inner.name}`) {
    case 'asin sin':
      return ofSine(u);
    case 'acos sin':
      return E.subtract(quarter, ofSine(u));
    case 'asin cos':
      return ofSine(E.add(u, quarter));
    case 'acos cos':
      return E.subtract(quarter, ofSine(E.add(u, quarter)));
    case 'atan tan':
    case 'acot cot':
      return rest(u);
    case 'atan cot':
    case 'acot tan':
      return E.negate(rest(E.subtract(u, quarter)));
    case 'acosh cosh':
      return E.apply('abs', [u]);
    default:
      return null;
  }
}

const extreme = (a: Expression, b: Expression, side: Expression): Expression =>
  E.product([E.half, E.sum([a, b, E.product([side, E.apply('abs', [tidy(E.subtract(a, b))])])])]);

/** |u| as s·u with s = sign u, but in ln|u|. */
function lettered(
  f: Expression,
  variable: string,
  letterFor: (kind: Switch['kind'], argument: Expression) => Expression,
): Expression {
  if (f.kind !== 'apply' || !contains(f, variable))
    return mapChildren(f, (child) => lettered(child, variable, letterFor));
  const size = absoluteInLogarithm(f);
  if (size !== null) return E.ln(E.apply('abs', [lettered(size, variable, letterFor)]));
  const u = f.args[0]!;
  const inner = () => lettered(u, variable, letterFor);
  if (f.name === 'abs') return E.product([letterFor('sign', u), inner()]);
  if (f.name === 'sign' || f.name === 'floor') return letterFor(f.name, u);
  return mapChildren(f, (child) => lettered(child, variable, letterFor));
}

/** u of ln|u|; null for others. */
function absoluteInLogarithm(f: Expression): Expression | null {
  const inner = f.kind === 'apply' && f.name === 'ln' ? f.args[0]! : null;
  return inner?.kind === 'apply' && inner.name === 'abs' ? inner.args[0]! : null;
}

const withoutLogarithms = (f: Expression): Expression =>
  transform(f, (node) => {
    const size = absoluteInLogarithm(node);
    return size === null ? node : E.ln(size);
  });

/** The letters of an antiderivative as switches again, s² = 1 and s·u = |u|; null where a root of a sign is in it. */
export function withSwitches(F: Expression, switches: readonly Switch[]): Expression | null {
  const signs = switches.filter(({ kind }) => kind === 'sign');
  const reduced = transform(F, (node) => inLowestPowers(node, signs));
  const hasRoot = some(
    reduced,
    (node) => node.kind === 'power' && signs.some(({ name }) => isSymbol(node.base, name)) && !isOne(node.exponent),
  );
  if (hasRoot) return null;
  const named = transform(reduced, (node) => absolute(node, signs));
  return substitute(named, Object.fromEntries(switches.map(({ name, value }) => [name, value])));
}

const isSymbol = (a: Expression, name: string): boolean => a.kind === 'symbol' && a.name === name;
const isOne = (a: Expression): boolean => E.equal(a, E.one);

/** s^k is s or 1. */
function inLowestPowers(node: Expression, signs: readonly Switch[]): Expression {
  if (node.kind !== 'power' || node.exponent.kind !== 'number' || !Q.isInteger(node.exponent.value)) return node;
  if (!signs.some(({ name }) => isSymbol(node.base, name))) return node;
  return Z.isEven(node.exponent.value.numerator) ? E.one : node.base;
}

/** s·u^k as u^(k − 1)·|u|, s = sign u; a sum that is c·s·u as c·|u|. */
function absolute(node: Expression, signs: readonly Switch[]): Expression {
  if (node.kind === 'sum') return absoluteOfSum(node, signs);
  if (node.kind !== 'product') return node;
  for (const { name, argument } of signs) {
    const at = node.factors.findIndex((factor) => isSymbol(factor, name));
    if (at < 0) continue;
    const power = node.factors.find((factor) => E.equal(E.baseOf(factor), argument) && isNatural(E.exponentOf(factor)));
    if (power === undefined) continue;
    const rest = node.factors.filter((factor, k) => k !== at && factor !== power);
    return E.product([...rest, E.divide(power, argument), E.apply('abs', [argument])]);
  }
  return node;
}

function absoluteOfSum(node: Expression, signs: readonly Switch[]): Expression {
  for (const { name, argument } of signs) {
    if (!contains(node, name) || !E.equal(tidy(substitute(node, { [name]: E.zero })), E.zero)) continue;
    const c = tidy(E.divide(substitute(node, { [name]: E.one }), argument));
    if (c.kind === 'number') return E.product([c, E.apply('abs', [argument])]);
  }
  return node;
}

const isNatural = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value) && Q.sign(a.value) > 0;
