import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, some, transform } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import {
  type Candidate,
  candidatesOf,
  type Further,
  sameNumbers,
  solutionsStep,
  solvedSteps,
  writtenCandidates,
} from './candidates.ts';
import { innerFunction } from './inner-function.ts';

/** Each absolute value doubles the cases. */
const maxBars = 2;

/**
 * |x − 2| = 3: for each sign of what stands between bars the bars are opened, and of the solutions those count that have this sign. Undefined
 * where something else stands there than absolute values of polynomials.
 */
export function absoluteEquation(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const insides = insidesOf(f, x);
  if (insides.length === 0 || insides.length > maxBars) return undefined;
  // |A| = 3 says A = 3 or A = −3, without cases.
  const alone = innerFunction(f, x, zeros, further);
  if (alone !== undefined) return alone;
  const isPossible = possibleSigns(insides, x);
  const kept: Candidate[] = [];
  const steps: ShownStep[] = [];
  for (const signs of signsOf(insides.length)) {
    const where = insides.map((one, k) => `${toText(one)} ${signs[k]! > 0 ? '>=' : '<'} 0`).join(' and ');
    if (!isPossible(signs)) {
      steps.push(line('cases of an absolute value', 'No number belongs to this case.', `${where} -> "no real" ${x}`));
      continue;
    }
    const opened = multipliedOut(openedBy(f, insides, signs));
    const candidates = candidatesOf(opened, x);
    if (candidates === undefined || (!contains(opened, x) && E.equal(opened, E.zero))) return undefined;
    const here = candidates.filter(({ value }) => insides.every((one, k) => hasSign(one, signs[k]!, { [x]: value })));
    kept.push(...here);
    steps.push(
      line('cases of an absolute value', saysCase(insides, signs), `${where} -> ${toText(opened)} = 0`, {
        steps: [
          ...(contains(opened, x) ? solvedSteps(opened, x, candidates) : []),
          line('in this case', saysHere(candidates, here, contains(opened, x)), writtenCandidates(here, x)),
        ],
      }),
    );
  }
  if (!sameNumbers(kept, zeros)) return undefined;
  return [...steps, solutionsStep(zeros, x, 'The cases together: these numbers solve the equation, and no others do.')];
}

/** Whether there is a number at which all of them have given signs: they change only at their zeros, where these are known. */
function possibleSigns(insides: readonly Expression[], x: string): (signs: readonly (1 | -1)[]) => boolean {
  const found = insides.map((one) => candidatesOf(one, x));
  if (!found.every((one) => one !== undefined)) return () => true;
  const zeros = found.flatMap((one) => one.map(({ value }) => value)).sort((a, b) => a - b);
  const places = [(zeros[0] ?? 0) - 1, ...zeros.flatMap((at, k) => [at, (at + (zeros[k + 1] ?? at + 2)) / 2])];
  return (signs) => places.some((at) => insides.every((one, k) => hasSign(one, signs[k]!, { [x]: at })));
}

function saysHere(candidates: readonly Candidate[], here: readonly Candidate[], holdsUnknown: boolean): string {
  if (here.length > 0) return 'Those of the solutions that belong to this case.';
  if (!holdsUnknown)
    return 'The unknown is gone, and what is left is false: no number of this case solves the equation.';
  return candidates.length > 0 ? 'No solution belongs to this case.' : 'This is 0 at no real number.';
}

const signsOf = (count: number): readonly (readonly (1 | -1)[])[] =>
  count === 0 ? [[]] : signsOf(count - 1).flatMap((signs) => [[...signs, 1] as const, [...signs, -1] as const]);

const hasSign = (a: Expression, sign: 1 | -1, at: { readonly [name: string]: number }): boolean =>
  sign > 0 ? evaluate(a, at) >= -1e-9 : evaluate(a, at) < -1e-9;

function saysCase(insides: readonly Expression[], signs: readonly (1 | -1)[]): string {
  const opened = insides.map((one, k) =>
    signs[k]! > 0
      ? `${toText(one)} is not negative, and its bars are left out`
      : `${toText(one)} is negative, and its absolute value is ${toText(multipliedOut(E.negate(one)))}`,
  );
  return `Here ${opened.join('; ')}.`;
}

const isBar = (node: Expression, x: string): node is Expression & { readonly kind: 'apply' } =>
  node.kind === 'apply' && node.name === 'abs' && contains(node, x);

/** What stands between bars, each once. */
function insidesOf(a: Expression, x: string): readonly Expression[] {
  const found: Expression[] = [];
  some(a, (node) => {
    const inside = isBar(node, x) ? node.args[0]! : undefined;
    if (inside !== undefined && !found.some((one) => E.equal(one, inside))) found.push(inside);
    return false;
  });
  return found;
}

const openedBy = (f: Expression, insides: readonly Expression[], signs: readonly (1 | -1)[]): Expression =>
  transform(f, (node) => {
    const at =
      node.kind === 'apply' && node.name === 'abs' ? insides.findIndex((one) => E.equal(one, node.args[0]!)) : -1;
    return at < 0 ? node : E.product([E.number(signs[at]!), insides[at]!]);
  });
