import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { some } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { rationalForms } from './rational.ts';
import { anglesOf, cosineSquared, expandAngles, sineSquared, toSineAndCosine, withTangents } from './trigonometric.ts';
import { factorsAsProducts, factorsAsSums, productsToSums, withDoubleAngles } from './wave-products.ts';

/*
 * Which identities lead from an expression to a simpler one, in the order in which they are used: tangents as quotients, multiples and sums of
 * angles taken apart, sin² + cos² = 1 with what cancels, products as sums, and tangents again. The same transformations find the form, so
 * that the way is followed once more and each of its lines is an equality.
 */

/** The lines between; none where the form is found in another way, or in one line that says it all. */
export function trigonometricSteps(before: Expression, after: Expression): readonly Step[] {
  const plain = toSineAndCosine(before);
  for (const { shape, steps } of [{ shape: before, steps: [] }, ...shapesOf(before, plain)]) {
    const rest = endingAt(shape, after);
    if (rest === null) continue;
    const all = [...steps, ...rest];
    return all.length > 1 ? all : named(all, before);
  }
  return [];
}

/** One line says no more than the step itself, but for the name of its rule. */
const named = (steps: readonly Step[], before: Expression): readonly Step[] =>
  steps.length === 1 && !E.equal(steps[0]!.before.expression, before) ? [] : steps;

interface Shape {
  readonly shape: Expression;
  readonly steps: readonly Step[];
}

/** In sine and cosine, and with the angles taken apart. */
function shapesOf(before: Expression, plain: Expression): readonly Shape[] {
  const quotients = E.equal(plain, before) ? [] : [...quotientLines(before), put(before, plain)];
  const shapes: Shape[] = [{ shape: plain, steps: quotients }];
  for (const divisor of [1, 2]) {
    const lines: Step[] = [];
    const apart = expandAngles(plain, divisor, (wave, by) => {
      const isKnown = E.equal(wave, by) || lines.some((one) => E.equal(one.before.expression, wave));
      if (!isKnown)
        lines.push(
          equality(
            angleRule(wave, by),
            'The function of a multiple or of a sum of angles, by those of the single angles.',
            wave,
            by,
          ),
        );
    });
    if (apart === null || shapes.some((one) => E.equal(one.shape, apart))) continue;
    shapes.push({ shape: apart, steps: [...quotients, ...lines, put(plain, apart)] });
  }
  return shapes;
}

const angleRule = (wave: Expression, by: Expression): string =>
  anglesOf(by).some((angle) => E.equal(E.multiply(E.two, angle), anglesOf(wave)[0]!))
    ? 'double-angle identity'
    : 'angle-sum identity';

const put = (before: Expression, after: Expression): Step =>
  equality('put in', 'This is put in, and what stands above and below a fraction line is cancelled.', before, after);

/** tan(x) = sin(x)/cos(x), each once. */
function quotientLines(a: Expression): readonly Step[] {
  const lines: Step[] = [];
  some(a, (node) => {
    const plain = node.kind === 'apply' ? toSineAndCosine(node) : node;
    const isKnown = E.equal(plain, node) || lines.some((one) => E.equal(one.before.expression, node));
    if (node.kind === 'apply' && !isKnown)
      lines.push(equality('quotient identity', 'By its definition, in the sine and the cosine.', node, plain));
    return false;
  });
  return lines;
}

const equality = (rule: string, says: string, before: Expression, after: Expression): Step => ({
  rule,
  says,
  before: { expression: before },
  after: { expression: after },
  steps: [],
});

interface Reached {
  readonly to: Expression;
  readonly steps: readonly Step[];
}

/** From a shape to the form, in at most two lines; null where none of these is the way. */
function endingAt(shape: Expression, after: Expression): readonly Step[] | null {
  if (E.equal(shape, after)) return [];
  const reduced = reducedFrom(shape);
  const whole: Reached = { to: shape, steps: [] };
  for (const { to, steps } of [whole, ...reduced]) {
    if (E.equal(to, after)) return steps;
    if (E.equal(withTangents(to), after)) return [...steps, equality('quotient identity', saysQuotient, to, after)];
  }
  for (const { to, steps } of [...reduced.toReversed(), whole])
    for (const { rule, says, rewritten } of rewritings) {
      const next = rewritten(to);
      if (next === null || E.equal(next, to)) continue;
      const reaching = [...steps, equality(rule, says, to, next)];
      if (E.equal(next, after)) return reaching;
      if (E.equal(withTangents(next), after))
        return [...reaching, equality('quotient identity', saysQuotient, next, after)];
    }
  return null;
}

/** Products of waves as sums, sums as products, and a sine times a cosine as a function of twice the angle. */
const rewritings: readonly {
  readonly rule: string;
  readonly says: string;
  readonly rewritten: (a: Expression) => Expression | null;
}[] = [
  {
    rule: 'double-angle identity',
    says: 'The sine of twice an angle is twice its sine times its cosine: sin(2u) = 2*sin(u)*cos(u).',
    rewritten: withDoubleAngles,
  },
  {
    rule: 'product-to-sum identity',
    says: 'Products of sines and cosines are half the sums or differences of those of the difference and the sum of the angles.',
    rewritten: productsToSums,
  },
  {
    rule: 'product-to-sum identity',
    says: 'In every factor by itself, products of sines and cosines are written as sums.',
    rewritten: factorsAsSums,
  },
  {
    rule: 'sum-to-product identity',
    says: 'A sum or difference of two sines or cosines is twice a product, of half the sum and half the difference of the angles.',
    rewritten: factorsAsProducts,
  },
];

const saysQuotient = 'The sine over the cosine is the tangent, and the cosine over the sine the cotangent.';

/** Where nothing stands below a fraction line nothing is cancelled: terms are collected, or split into factors. */
function reductionOf(from: Expression, to: Expression): { readonly rule: string; readonly says: string } {
  if (some(from, isDivided))
    return { rule: 'fraction in lowest terms', says: 'Like terms are collected, and common factors are cancelled.' };
  return to.kind === 'product' || to.kind === 'power'
    ? { rule: 'factor', says: 'The sum is written as a product.' }
    : { rule: 'like terms', says: 'Terms that differ in their number alone are put together.' };
}

const isDivided = (node: Expression): boolean =>
  node.kind === 'power' && node.exponent.kind === 'number' && Q.sign(node.exponent.value) < 0;

/** Reduced as a fraction, alone or with sin² + cos² = 1. */
function reducedFrom(shape: Expression): readonly Reached[] {
  const angles = anglesOf(shape);
  const identities = angles.map((u) => `sin(${toText(u)})^2 + cos(${toText(u)})^2 = 1`).join(', ');
  const plain = rationalForms(shape).map((to) => ({ to, ...reductionOf(shape, to) }));
  const squares = [angles.map(cosineSquared), angles.map(sineSquared)]
    .flatMap((relations) => rationalForms(shape, relations))
    .map((to) => ({
      to,
      rule: 'Pythagorean identity',
      says: `With ${identities}; like terms are collected, and common factors are cancelled.`,
    }));
  return [...plain, ...squares]
    .filter(({ to }) => !E.equal(to, shape))
    .map(({ to, rule, says }) => ({ to, steps: [equality(rule, says, shape, to)] }));
}
