import { expand } from '@nomogram/math/algebra/expand.ts';
import { sameValue } from '@nomogram/math/algebra/same-value.ts';
import { add, divide, multiply, negate, number, sqrt, subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName, freeNames } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/** The quadratic formula with any coefficients, the constant first: its discriminant, and each root with its sign. */
export function formulaSteps(
  [c, b, a]: readonly Expression[],
  x: string,
  roots: readonly Expression[],
): readonly ShownStep[] {
  const parts = [a!, b!, c!];
  const own = parts.map(toText).join() === 'a,b,c';
  const taken = new Set([x, ...parts.flatMap(freeSymbols)]);
  const sets = [
    ['a', 'b', 'c'],
    ['p', 'q', 'r'],
  ];
  const names = own ? sets[0]! : freeNames(taken, sets);
  const [p, q, r] = names;
  const D = freeName(taken, ['D', 'E']);
  const discriminant = subtract(multiply(b!, b!), multiply(number(4), multiply(a!, c!)));
  const expanded = expand(discriminant);
  const value = expanded.ok ? expanded.value : discriminant;
  const put = own ? '' : `With ${names.map((name, k) => `${name} = ${toText(parts[k]!)}`).join(', ')}. `;
  const formula = `${q}^2 - 4*${p}*${r}`;
  return [
    line(
      'discriminant',
      `${put}It stands under the root, and its sign tells how many real roots there are.`,
      own ? `${D} = ${formula}` : `${D} = ${formula} = ${toText(value)}`,
    ),
    ...signedRoots(x, roots, parts, value, [p!, q!, D]),
  ];
}

const formulaSays = 'It gives the roots of every quadratic equation whose first coefficient is not 0';

/** A line for each sign; one for both, where a root of a square of letters leaves it open which sign gives which root. */
function signedRoots(
  x: string,
  roots: readonly Expression[],
  parts: readonly Expression[],
  discriminant: Expression,
  [p, q, D]: readonly [string, string, string],
): readonly ShownStep[] {
  const signs = roots.map((root) => signOf(root, parts, discriminant));
  if (signs.includes(undefined)) {
    const says = `${formulaSays}; ${roots.length === 1 ? 'both signs give this root' : 'its two signs give these roots'}.`;
    return [line('quadratic formula', says, roots.map((root) => `${x} = ${toText(root)}`).join(' or '))];
  }
  return roots.map((root, k) => {
    const [joint, called] = signs[k]! > 0 ? ['+', 'plus'] : ['-', 'minus'];
    return line(
      'quadratic formula',
      `${formulaSays}; with the ${called} sign.`,
      `${x} = (-${q} ${joint} sqrt(${D}))/(2*${p}) = ${toText(root)}`,
    );
  });
}

/** The sign before the root of the discriminant; undefined where neither or both of them give it. */
function signOf(root: Expression, [a, b]: readonly Expression[], discriminant: Expression): 1 | -1 | undefined {
  const [plus, minus] = [add, subtract].map((join) =>
    divide(join(negate(b!), sqrt(discriminant)), multiply(number(2), a!)),
  );
  const [isPlus, isMinus] = [plus!, minus!].map((one) => sameValue(root, one).same);
  return isPlus === isMinus ? undefined : isPlus ? 1 : -1;
}
