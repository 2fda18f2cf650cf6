import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { apart, type Candidate, inTerms } from './candidates.ts';
import { equationText, plainEquation, powerText } from './equation-text.ts';
import { type Consequence, checkedAtEnd } from './radical-equation.ts';

/**
 * ∛(x + 1) = x + 1 and ∛A + ∛B = r: both sides are cubed. (u + v)³ is u³ + v³ + 3uv(u + v), where r stands for the sum u + v; so one cube
 * root is left, of the product, and is cubed again. Undefined where something else stands there.
 */
export function cubeRoots(f: Expression, x: string, zeros: readonly Candidate[]): readonly ShownStep[] | undefined {
  const terms = E.termsOf(inTerms(f));
  const read = terms.map((term) => ({ term, root: rootOf(term, x) }));
  const roots = read.flatMap(({ root }) => root ?? []);
  const rest = E.sum(read.flatMap(({ term, root }) => (root ? [] : [term])));
  if (coefficientsOf(rest, x) === null) return undefined;
  const isTurned = roots.length === 1 && Q.sign(roots[0]!.times) < 0;
  const right = isTurned ? rest : multipliedOut(E.negate(rest));
  const [first, second, ...more] = (isTurned ? roots.map(negated) : [...roots]).sort((one, other) =>
    Q.compare(other.times, one.times),
  );
  if (first === undefined || more.length > 0) return undefined;
  const found =
    second === undefined
      ? alone(first, right, { cube: cubed(right), text: powerText(right, 3) }, x)
      : E.equal(right, E.zero)
        ? besideAnother(first, negated(second), x)
        : joined(first, second, right, x);
  return found && checkedAtEnd(f, x, zeros, found);
}

/** times·∛inside */
interface CubeRoot {
  readonly term: Expression;
  readonly times: Q.Rational;
  readonly inside: Expression;
}

function rootOf(term: Expression, x: string): CubeRoot | undefined {
  const root = E.withoutCoefficient(term);
  if (root.kind !== 'apply' || root.name !== 'cbrt' || !contains(root, x)) return undefined;
  const inside = root.args[0]!;
  return coefficientsOf(inside, x) === null ? undefined : { term, times: E.coefficient(term), inside };
}

const cubeOf = ({ times, inside }: CubeRoot): Expression =>
  multipliedOut(E.multiply(E.number(Q.power(times, 3)), inside));

/** One root: the cubes are equal exactly where the sides are. */
function alone(
  root: CubeRoot,
  right: Expression,
  { cube, text }: { readonly cube: Expression; readonly text: string },
  x: string,
): Consequence {
  const polynomial = plainEquation(E.subtract(cubeOf(root), cube), x);
  return {
    polynomial,
    steps: [
      line(apart.root, 'A cube root stands alone on one side.', `${toText(root.term)} = ${toText(right)}`),
      line(
        'cube both sides',
        'Real numbers are equal exactly where their third powers are.',
        `${toText(cubeOf(root))} = ${text}; ${equationText(polynomial, x)}`,
      ),
    ],
  };
}

function besideAnother(root: CubeRoot, other: CubeRoot, x: string): Consequence {
  const cube = cubeOf(other);
  return alone(root, other.term, { cube, text: toText(cube) }, x);
}

const negated = ({ term, times, inside }: CubeRoot): CubeRoot => ({
  term: E.negate(term),
  times: Q.negate(times),
  inside,
});

const cubed = (a: Expression): Expression => E.power(a, E.number(3));

function joined(first: CubeRoot, second: CubeRoot, right: Expression, x: string): Consequence | undefined {
  if (right.kind !== 'number') return undefined;
  const product = multipliedOut(E.multiply(first.inside, second.inside));
  const root = E.apply('cbrt', [product]);
  const cubes = multipliedOut(E.add(cubeOf(first), cubeOf(second)));
  const times = Q.multiply(Q.multiply(Q.integerRational(3), right.value), Q.multiply(first.times, second.times));
  const other = multipliedOut(E.divide(E.subtract(cubed(right), cubes), E.number(times)));
  const polynomial = plainEquation(E.subtract(cubed(other), product), x);
  const uv = E.multiply(E.number(times), root);
  return {
    polynomial,
    steps: [
      line(
        apart.root,
        'The cube roots stand on one side.',
        `${toText(E.add(first.term, second.term))} = ${toText(right)}`,
      ),
      line(
        'cube both sides',
        `(u + v)^3 is u^3 + v^3 + 3*u*v*(u + v), and ${toText(right)} is put in for the sum u + v. That can add false solutions, so that all are put in at the end.`,
        `${toText(E.add(cubes, uv))} = ${toText(cubed(right))} -> ${toText(root)} = ${toText(other)}`,
      ),
      line(
        'cube both sides',
        'One cube root is left, of the product; the third power undoes it.',
        `${toText(product)} = ${powerText(other, 3)}; ${equationText(polynomial, x)}`,
      ),
    ],
  };
}
