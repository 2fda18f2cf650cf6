import { circularNames } from '@nomogram/math/algebra/trigonometric/base-angle.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { equal, product, reciprocal } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { contains, some } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/*
 * What is done to an equation before it is a polynomial in the sine and the cosine of one angle: its tangents are quotients, functions of
 * twice or three times the angle are written in the angle, denominators are multiplied away, roots squared away.
 */

/** What was written otherwise, each identity in a line, and in words what was done to both sides. */
export function toOneAngle(difference: Expression, x: string) {
  const functions = circularIn(difference, x);
  const angles = distinct(functions.map(({ angle }) => angle));
  const unit = angles.find((angle) => angles.every((other) => timesOf(other, angle) !== undefined));
  const isFraction = functions.some(({ name }) => name !== 'sin' && name !== 'cos') || hasDenominator(difference, x);
  const isRooted = some(difference, (node) => contains(node, x) && (isRoot(node) || isBars(node)));
  const done = [
    ...(isFraction ? ['denominators are multiplied away'] : []),
    ...(isRooted ? ['roots are squared away'] : []),
  ];
  return {
    identities: [
      ...functions.flatMap(({ name, angle }) => quotientIdentity(name, toText(angle))),
      ...(unit === undefined ? [] : functions.flatMap((one) => multipleIdentity(one, unit))),
    ].filter((step, k, all) => all.findIndex((other) => other.written.text === step.written.text) === k),
    done: done.length === 0 ? '' : `; ${done.join(', ')}`,
  };
}

interface CircularOf {
  readonly name: string;
  readonly angle: Expression;
}

function circularIn(a: Expression, x: string): readonly CircularOf[] {
  const found: CircularOf[] = [];
  some(a, (node) => {
    if (node.kind === 'apply' && circularNames.has(node.name) && contains(node, x))
      found.push({ name: node.name, angle: node.args[0]! });
    return false;
  });
  return found;
}

const distinct = (angles: readonly Expression[]): readonly Expression[] =>
  angles.filter((one, k) => angles.findIndex((other) => equal(one, other)) === k);

/** How many times `unit` an angle is, where that is a whole number. */
function timesOf(angle: Expression, unit: Expression): number | undefined {
  const ratio = product([angle, reciprocal(unit)]);
  return ratio.kind === 'number' && Q.isInteger(ratio.value) ? Q.toNumber(ratio.value) : undefined;
}

const hasDenominator = (a: Expression, x: string): boolean =>
  some(
    a,
    (node) =>
      node.kind === 'power' &&
      contains(node.base, x) &&
      node.exponent.kind === 'number' &&
      Q.sign(node.exponent.value) < 0,
  );

const isRoot = (a: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value);

const isBars = (a: Expression): boolean => a.kind === 'apply' && a.name === 'abs';

const quotients: { readonly [name: string]: (u: string) => string } = {
  tan: (u) => `tan(${u}) = sin(${u})/cos(${u})`,
  cot: (u) => `cot(${u}) = cos(${u})/sin(${u})`,
  sec: (u) => `sec(${u}) = 1/cos(${u})`,
  csc: (u) => `csc(${u}) = 1/sin(${u})`,
};

const quotientIdentity = (name: string, u: string) =>
  quotients[name] === undefined
    ? []
    : [line('quotient identity', 'By its definition, in the sine and the cosine.', quotients[name](u))];

const multiples: { readonly [times: number]: { readonly [name: string]: (u: string) => string } } = {
  2: { sin: (u) => `2*sin(${u})*cos(${u})`, cos: (u) => `2*cos(${u})^2 - 1` },
  3: { sin: (u) => `3*sin(${u}) - 4*sin(${u})^3`, cos: (u) => `4*cos(${u})^3 - 3*cos(${u})` },
};

function multipleIdentity({ name, angle }: CircularOf, unit: Expression) {
  const written = multiples[timesOf(angle, unit) ?? 0];
  if (written === undefined) return [];
  const twice = timesOf(angle, unit) === 2;
  const names = name === 'sin' || name === 'cos' ? [name] : ['sin', 'cos'];
  return names.map((one) =>
    line(
      twice ? 'double-angle identity' : 'angle-sum identity',
      twice ? 'A function of twice the angle.' : 'A function of three times the angle, twice and once together.',
      `${one}(${toText(angle)}) = ${written[one]!(toText(unit))}`,
    ),
  );
}
