import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { expand, multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { factor } from '@nomogram/math/algebra/factor.ts';
import { sameValue } from '@nomogram/math/algebra/same-value.ts';
import {
  add,
  divide,
  equal,
  multiply,
  negate,
  number,
  power,
  subtract,
  sum,
  symbol,
  zero,
} from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { RootWay } from '../../shared/equations/polynomial/higher-steps.ts';
import { formulaSteps } from '../../shared/equations/quadratic-formula.ts';

/** Roots that are written with letters or with other constants: the formula, with the coefficients of the equation put in. */
export function letterSteps(
  f: Expression,
  x: string,
  roots: readonly Expression[],
  way?: RootWay,
): readonly ShownStep[] {
  const split = way === undefined || way === 'factoring' ? linearFactors(f, x, roots) : undefined;
  if (split !== undefined) return split;
  const expanded = expand(f);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (coefficients?.length === 3 && roots.length > 0) return formulaSteps(coefficients, x, roots);
  if (coefficients?.length === 4 && !isSplit(f)) return [...depressed(coefficients, x), byCubeRoots(x, roots)];
  const says =
    coefficients?.length === 2
      ? `The equation is linear in ${x}: the rest goes to the other side, and both sides are divided by the factor of ${x}.`
      : 'The left side is split into factors, and each of them is 0 at one of these places.';
  return [line('solutions of one unknown', says, roots.map((root) => `${x} = ${toText(root)}`).join(' or '))];
}

/** Several linear factors, each with its root: a·x² + b·x = x·(a·x + b). Undefined where it is not split into such. */
function linearFactors(f: Expression, x: string, roots: readonly Expression[]): readonly ShownStep[] | undefined {
  const found = factor(f);
  const parts = found.ok ? found.value.factors.filter((one) => contains(one.factor, x)) : [];
  if (!found.ok || parts.reduce((all, { multiplicity }) => all + multiplicity, 0) < 2) return undefined;
  const solved = parts.map((part) => {
    const [constant, slope, ...higher] = coefficientsOf(multipliedOut(part.factor), x) ?? [];
    if (constant === undefined || slope === undefined || higher.length > 0) return undefined;
    const root = roots.find((one) => sameValue(one, divide(negate(constant), slope)).same);
    return root && { part: part.factor, root };
  });
  if (!solved.every((one) => one !== undefined)) return undefined;
  const { expanded, expression } = found.value;
  const says = 'The left side is split into factors: a product is 0 where one of its factors is 0.';
  return [
    line('factoring', says, f.kind === 'sum' ? `${toText(expanded)} = ${toText(expression)}` : `${toText(f)} = 0`),
    ...solved.map(({ part, root }) => {
      const [equation, solution] = [`${toText(part)} = 0`, `${x} = ${toText(root)}`];
      const why = `This factor is linear in ${x}: the rest goes to the other side, and both sides are divided by the factor of ${x}.`;
      return part.kind === 'symbol'
        ? line('a factor is 0', 'This factor is the unknown itself.', solution)
        : line('a factor is 0', why, `${equation} -> ${solution}`);
    }),
    line(
      'all roots',
      'These numbers solve the equation, and no others do.',
      [...new Set(roots.map((root) => `${x} = ${toText(root)}`))].join(' or '),
    ),
  ];
}

function isSplit(f: Expression): boolean {
  const found = factor(f);
  return found.ok && found.value.factors.length > 1;
}

/** t³ + p·t + q for a cubic with any constants. */
function depressed([a0, a1, a2, a3]: readonly Expression[], x: string): readonly ShownStep[] {
  const [c, b, a] = [a0!, a1!, a2!].map((one) => divide(one, a3!));
  const p = multipliedOut(subtract(b!, divide(multiply(a!, a!), number(3))));
  const cube = multiply(divide(number(2), number(27)), power(a!, number(3)));
  const q = multipliedOut(add(subtract(cube, divide(multiply(a!, b!), number(3))), c!));
  const isMoved = !equal(a!, zero);
  if (!isMoved && equal(a3!, number(1))) return [];
  const t = isMoved ? freeName(new Set([x, ...[p, q].flatMap(freeSymbols)]), ['t', 'u']) : x;
  const cubic = `${toText(sum([power(symbol(t), number(3)), multiply(p, symbol(t)), q]))} = 0`;
  const moved = `${x} = ${toText(subtract(symbol(t), divide(a!, number(3))))}; `;
  return [
    line(
      'depressed cubic',
      isMoved
        ? 'Divided by the first coefficient and moved by a third of the second, so that no square is left.'
        : 'Divided by the first coefficient.',
      isMoved ? moved + cubic : cubic,
    ),
  ];
}

/** By cube roots where one root is real, by cosines where three are. */
function byCubeRoots(x: string, roots: readonly Expression[]): ShownStep {
  const text = roots.map((root) => `${x} = ${toText(root)}`).join(' or ');
  return roots.some((root) => some(root, (node) => node.kind === 'apply' && node.name === 'cos'))
    ? line(
        'trigonometric form of a cubic',
        'With p and q for the last two coefficients, q^2/4 + p^3/27 is negative: three roots are real, by cosines of a third of an angle.',
        text,
      )
    : line(
        "Cardano's formula",
        'With p and q for the last two coefficients, q^2/4 + p^3/27 is positive: two cube roots add up to the one real root.',
        text,
      );
}
