import { vanishingParts } from '../../algebra/inequality/domain-points.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';

/*
 * Bars that are 0 at the centre and yet bend nothing: |x|² is x², cos|x| is cos x, x·|x|·sign(x) is x². For a real u, |u| is u or −u,
 * sign(u) is 1 or −1, and max(u, v) is one of the two. Where all choices make the same function of x, it is the function itself near
 * the centre, whichever choice holds on which side.
 */

/** Each choice of signs makes an expression. */
const maxBars = 3;

/** The function without such bars; itself where it has none, or where the choices of the signs make different functions. */
export function withoutEvenBars(f: Expression, x: string, centre: Expression): Expression {
  const bars = barsIn(f).filter((u) => isZeroAt(u, x, centre));
  if (bars.length === 0 || bars.length > maxBars || !bars.every((u) => isRealBeside(u, x, centre))) return f;
  const choices = Array.from({ length: 2 ** bars.length }, (_, k) =>
    simplest(
      withSigns(f, (u) =>
        signOfChoice(
          bars.findIndex((one) => E.equal(one, u)),
          k,
        ),
      ),
    ),
  );
  const [first, ...others] = choices;
  return others.every((one) => E.equal(one, first!)) && hasSameValue(f, first!, x, centre) ? first! : f;
}

const signOfChoice = (bar: number, choice: number): -1 | 1 | null =>
  bar < 0 ? null : (choice >> bar) % 2 === 0 ? 1 : -1;

/** What bends where it is 0, each once. */
function barsIn(f: Expression): readonly Expression[] {
  const found: Expression[] = [];
  some(f, (node) => {
    const u = bendOf(node);
    if (u !== undefined && !found.some((one) => E.equal(one, u))) found.push(u);
    return false;
  });
  return found;
}

function bendOf(node: Expression): Expression | undefined {
  if (node.kind !== 'apply') return undefined;
  if (node.name === 'abs' || node.name === 'sign') return node.args[0];
  const isOfTwo = (node.name === 'max' || node.name === 'min') && node.args.length === 2;
  return isOfTwo ? E.subtract(node.args[0]!, node.args[1]!) : undefined;
}

/** The function where each u that bends has the sign that is chosen for it; left as it is where none is. */
const withSigns = (f: Expression, signOf: (u: Expression) => -1 | 1 | null): Expression =>
  transform(f, (node) => {
    const u = bendOf(node);
    const sign = u === undefined ? null : signOf(u);
    if (u === undefined || sign === null || node.kind !== 'apply') return node;
    if (node.name === 'abs') return sign < 0 ? E.negate(u) : u;
    if (node.name === 'sign') return E.number(sign);
    return node.args[(node.name === 'max') === sign > 0 ? 0 : 1]!;
  });

const isZeroAt = (u: Expression, x: string, centre: Expression): boolean =>
  E.equal(simplest(substitute(u, { [x]: centre })), E.zero);

/** Whether u, of x alone, is real near the centre: nothing by which it could cease to be is 0 there. */
function isRealBeside(u: Expression, x: string, centre: Expression): boolean {
  const there = { [x]: centre };
  // At the centre itself i·x is 0, too.
  const beside = evaluate(u, { [x]: evaluate(centre) + 2 ** -10 });
  const isOfReal = freeSymbols(u).every((name) => name === x) && Number.isFinite(beside);
  const edges = isOfReal ? vanishingParts(u, x) : null;
  return edges?.every((part) => Math.abs(signOfConstant(simplest(substitute(part, there))) ?? 0) === 1) ?? false;
}

/** Whether the function has no value at the centre, or that of the other: sign(x)² is 0 at 0, and 1 beside it. */
function hasSameValue(f: Expression, other: Expression, x: string, centre: Expression): boolean {
  const [one, two] = [f, other].map((a) => simplest(substitute(a, { [x]: centre })));
  return !Number.isFinite(evaluate(one!)) || E.equal(one!, two!);
}
