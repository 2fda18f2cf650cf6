import { lcm } from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { radicalsIn } from '../rewrite.ts';
import { inExponentials } from '../transcendental/exponential.ts';
import { multiples } from '../transcendental/trigonometric.ts';

/*
 * Elementary changes of variable: ∫ f dx is elementary if and only if the integral in the new variable is, for x is an elementary function
 * of it and it one of x. They lead to integrands that a theorem decides.
 */

interface ChangedIntegrand {
  readonly f: Expression;
  readonly x: string;
}

type Change = (f: Expression, x: string) => ChangedIntegrand | null;

const newName = 'υ';
const u = E.symbol(newName);
const square = E.power(u, E.two);
const call = (name: string, a: Expression): Expression => E.apply(name, [a]);
const integral = (f: Expression): ChangedIntegrand => ({ f: tidy(f), x: newName });

/** x = e^u for functions of x and ln x. */
const throughLogarithm: Change = (f, x) => {
  const X = E.symbol(x);
  const written = transform(f, (node) => (E.equal(node, E.ln(X)) ? u : node));
  if (!contains(written, newName)) return null;
  const inU = transform(written, (node) => {
    if (node.kind !== 'power' || !E.equal(node.base, X)) return node;
    return E.exp(E.product([node.exponent, u]));
  });
  return integral(E.product([substitute(inU, { [x]: E.exp(u) }), E.exp(u)]));
};

/** u = e^x for functions of e^x; what is left of x is ln(u). */
const throughExponential: Change = (f, x) => {
  const isMultiple = (a: Expression) => E.equal(E.withoutCoefficient(a), E.symbol(x)) && Q.isInteger(E.coefficient(a));
  const written = transform(inExponentials(f, x), (node) =>
    node.kind === 'power' && E.equal(node.base, E.constant('e')) && isMultiple(node.exponent)
      ? E.power(u, E.number(E.coefficient(node.exponent)))
      : node,
  );
  if (!contains(written, newName)) return null;
  return integral(E.divide(substitute(written, { [x]: E.ln(u) }), u));
};

const maxMultiple = 8;

/** u = tan(x/2) for functions of sin x, cos x, …; what is left of x is 2·atan(u). */
const throughTangent: Change = (f, x) => {
  const under = E.add(E.one, square);
  const [sine, cosine] = [E.divide(E.product([E.two, u]), under), E.divide(E.subtract(E.one, square), under)];
  const written = transform(f, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name)) return node;
    const k = E.divide(node.args[0]!, E.symbol(x));
    if (k.kind !== 'number' || !Q.isInteger(k.value) || Math.abs(Number(k.value.numerator)) > maxMultiple) return node;
    const [cos, sin] = multiples(Number(k.value.numerator), sine, cosine);
    return circular.get(node.name)!(sin, cos);
  });
  if (!contains(written, newName)) return null;
  const back = substitute(written, { [x]: E.product([E.two, call('atan', u)]) });
  return integral(E.product([E.two, back, E.reciprocal(under)]));
};

const circular: ReadonlyMap<string, (sin: Expression, cos: Expression) => Expression> = new Map([
  ['sin', (sin) => sin],
  ['cos', (_, cos) => cos],
  ['tan', (sin, cos) => E.divide(sin, cos)],
  ['cot', (sin, cos) => E.divide(cos, sin)],
  ['sec', (_, cos) => E.reciprocal(cos)],
  ['csc', (sin) => E.reciprocal(sin)],
]);

/** An inverse function and its root, rational in u but for one primitive. */
interface Parametrisation {
  readonly name: string;
  readonly x: Expression;
  readonly rate: Expression;
  readonly value: Expression;
  readonly radicand: (x: Expression) => Expression;
  readonly root: Expression;
}

const onePlus = E.add(E.one, square);
const oneMinus = E.subtract(E.one, square);
const twoU = E.product([E.two, u]);

const parametrisations: readonly Parametrisation[] = [
  {
    name: 'asin',
    x: E.divide(twoU, onePlus),
    rate: E.product([E.two, oneMinus, E.power(onePlus, E.number(-2))]),
    value: E.product([E.two, call('atan', u)]),
    radicand: (x) => E.subtract(E.one, E.power(x, E.two)),
    root: E.divide(oneMinus, onePlus),
  },
  {
    name: 'asinh',
    x: E.divide(E.subtract(square, E.one), twoU),
    rate: E.divide(onePlus, E.product([E.two, square])),
    value: E.ln(u),
    radicand: (x) => E.add(E.one, E.power(x, E.two)),
    root: E.divide(onePlus, twoU),
  },
];

const throughInverse =
  (by: Parametrisation): Change =>
  (f, x) => {
    const X = E.symbol(x);
    const written = transform(f, (node) => {
      if (node.kind === 'apply' && node.name === by.name && E.equal(node.args[0]!, X)) return by.value;
      if (node.kind !== 'power' || node.exponent.kind !== 'number' || !E.equal(node.base, by.radicand(X))) return node;
      return node.exponent.value.denominator === 2 ? E.power(by.root, E.product([E.two, node.exponent])) : node;
    });
    if (!contains(written, newName)) return null;
    return integral(E.product([substitute(written, { [x]: by.x }), by.rate]));
  };

const maxRoot = 12;

/** u^q = a·x + b where its roots stand in the integrand. */
const throughRoot: Change = (f, x) => {
  const radicals = radicalsIn(f, x);
  const [first] = radicals;
  if (first === undefined || !radicals.every(({ base }) => E.equal(base, first.base))) return null;
  const b = substitute(first.base, { [x]: E.zero });
  const a = tidy(E.divide(E.subtract(first.base, b), E.symbol(x)));
  if (contains(a, x)) return null;
  let q = 1;
  for (const { exponent } of radicals) if (exponent.kind === 'number') q = Number(lcm(q, exponent.value.denominator));
  if (q > maxRoot) return null;
  const written = transform(f, (node) =>
    node.kind === 'power' && E.equal(node.base, first.base) && node.exponent.kind === 'number'
      ? E.power(u, E.product([E.number(q), node.exponent]))
      : node,
  );
  const X = tidy(E.divide(E.subtract(E.power(u, E.number(q)), b), a));
  return integral(
    E.product([substitute(written, { [x]: X }), E.number(q), E.power(u, E.number(q - 1)), E.reciprocal(a)]),
  );
};

const changes: readonly Change[] = [
  throughLogarithm,
  throughExponential,
  throughTangent,
  ...parametrisations.map(throughInverse),
  throughRoot,
];

/** The integrand itself, and what each change makes of it; roots that come of a change go by a second one. */
export function changedVariables(f: Expression, x: string): readonly ChangedIntegrand[] {
  const once = changes.flatMap((change) => change(f, x) ?? []);
  const renamed = once.map((changed) => substitute(changed.f, { [newName]: E.symbol(between) }));
  return [{ f, x }, ...once, ...renamed.flatMap((changed) => throughRoot(changed, between) ?? [])];
}

const between = 'υ₁';
