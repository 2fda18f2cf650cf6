import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { comparedByBounds } from '@nomogram/math/algebra/inequality/bounds-steps.ts';
import { quadraticStepsOf } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import { rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import type { FoundFactor, SolutionTrace } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { toBigInt } from '@nomogram/math/exact/integer.ts';
import { half, isInteger } from '@nomogram/math/exact/rational.ts';
import {
  apply,
  equal,
  negate,
  number,
  power,
  product,
  reciprocal,
  subtract,
  sum,
  symbol,
  zero,
} from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { Line, ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { freeSymbols, size, some, transform } from '@nomogram/math/expression/walk.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { alternatives, line } from '@nomogram/math/syntax/written-line.ts';
import type { Family } from '@nomogram/math/trigonometry/general-solution.ts';
import { inMultiples } from '@nomogram/math/trigonometry/powers-in-multiples.ts';
import { cubicSteps } from '../equations/cubic-steps.ts';
import { inRadians, integerBeside } from './angle-families.ts';
import type { Circular } from './circle-and-curve.ts';
import { comparedAngleSteps } from './compared-angles.ts';
import { toOneAngle } from './identities.ts';
import { valueSteps } from './value-steps.ts';

/** The way to the solutions of difference = 0: one side, its factors, the value that makes each 0, the angles with that value. */
export function generalSteps(
  { numerator, factors, angle, only, isMultiple }: SolutionTrace,
  difference: Expression,
  x: string,
): readonly ShownStep[] {
  const { identities, done } = toOneAngle(difference, x);
  if (factors.length === 0) return [constantStep(numerator, identities)];
  if (factors[0]!.how === 'equal functions') {
    const families = factors[0]!.values.flatMap((one) => one.families);
    return comparedAngleSteps(difference, undefined, families, x) ?? [];
  }
  const isMultiplied = only !== undefined && done !== '' && !equal(numerator, difference);
  const oneSide: Line = {
    rule: 'one side is 0',
    says: only
      ? `Everything is brought to one side. Only ${toText(only)} holds the unknown: it is found first, as if it were a letter. This must vanish.`
      : `Everything is brought to one side and written in the sine and the cosine of one angle${done}. This must vanish.`,
    written: equation(isMultiplied ? difference : numerator, zero),
    steps: only ? [] : identities,
  };
  const hasAngles = factors.some(({ values }) => values.some(({ families }) => families.length > 0));
  const never = hasAngles ? undefined : nowhereZero(numerator, x);
  const start = isMultiplied ? [oneSide, withoutDenominator(numerator)] : [oneSide];
  if (never !== undefined) return [...start, ...never];
  const multiples = angle && isMultiple ? multipleStep({ numerator, factors }, angle, x) : undefined;
  return [
    ...start,
    ...(multiples ? [multiples.step] : squareStep(numerator, factors)),
    ...(angle && holdsTangent(factors) && !holdsTangent([{ factor: numerator }]) ? [halfAngleStep(angle)] : []),
    ...(factors.length > 1
      ? [productStep(factors, only === undefined ? [] : asQuadratic(numerator, only, 'factoring'))]
      : []),
    ...(factors.length > 1
      ? factors.map((factor) => factorStep(factor, x))
      : onlyFactor(factors[0]!, multiples?.sum ?? numerator, x)),
  ];
}

/** A fraction in one function is 0 where its numerator is, and has a value. */
const withoutDenominator = (numerator: Expression): Line =>
  line(
    'multiply by the denominators',
    'Both sides are multiplied by what stands below the fraction lines; where that is 0, the equation has no value.',
    `${toText(numerator)} = 0`,
  );

/** Powers and products of functions of u are functions of multiples of u, each in a line; what they add up to is in `angle` and its multiples. */
function multipleStep(
  { numerator, factors }: Pick<SolutionTrace, 'numerator' | 'factors'>,
  angle: Expression,
  x: string,
): { readonly step: Line; readonly sum?: Expression } {
  const u = angleOf(numerator, 'cos') ?? angleOf(numerator, 'sin');
  const terms = u && inMultiples(numerator, u);
  const says = (what: string) => `Products and powers are written with functions of ${what}.`;
  if (!terms)
    return {
      step: line(
        multiplesRule,
        says(`the angle ${toText(angle)}, the only ones that are needed`),
        'sin(u)*cos(u) = sin(2*u)/2; cos(u)^2 = (1 + cos(2*u))/2; sin(u)^2 = (1 - cos(2*u))/2',
      ),
    };
  const total = sum(terms.map((one) => one.sum));
  const [only, ...others] = factors;
  const isOne = only !== undefined && others.length === 0 && isMultiple(total, only.factor);
  const lines = terms
    .filter((one) => !equal(one.term, one.sum))
    .map((one) =>
      line(
        multiplesRule,
        'A product of sines and cosines is half the sum, or the difference, of two of them; a power is such a product.',
        `${toText(one.term)} = ${toText(one.sum)}`,
      ),
    );
  const step: Line = {
    rule: multiplesRule,
    says: says(`multiples of the angle; of these only ${toText(angle)} and what is a multiple of it are left`),
    written: isOne && !equal(total, only.factor) ? followed(total, only.factor) : equation(total, zero),
    steps: [...lines, ...toOneAngle(total, x).identities],
  };
  return { sum: total, step };
}

/** a = 0, and without the number before it b = 0. */
const followed = (a: Expression, b: Expression): WrittenPart => ({
  text: `${toText(a)} = 0 -> ${toText(b)} = 0`,
  latex: `${toLatex(a)} = 0 \\quad\\Rightarrow\\quad ${toLatex(b)} = 0`,
});

const multiplesRule = 'half-angle and product-to-sum identities';

/** Where one function is left of two: the square of the other one was written by it. */
function squareStep(numerator: Expression, factors: readonly FoundFactor[]): readonly Line[] {
  const gone = (['sin', 'cos'] as const).find(
    (name) => holds(numerator, name) && !factors.some(({ factor }) => holds(factor, name)),
  );
  const left = gone === 'sin' ? 'cos' : 'sin';
  const angle = gone && angleOf(numerator, gone);
  const angles = factors.map(({ factor }) => angleOf(factor, left));
  if (!angle || !angles.every((one) => one !== undefined && equal(one, angle))) return [];
  const u = toText(angle);
  const identity = `${gone}(${u})^2 = 1 - ${left}(${u})^2`;
  const put = withSquarePutIn(numerator, apply(gone!, [angle]), apply(left, [angle]));
  const text =
    put === undefined
      ? identity
      : `${identity}; ${toText(put)} = 0 -> ${toText(inDecreasingPowers(put, apply(left, [angle])))} = 0`;
  return [line('Pythagorean identity', `So that ${left}(${u}) alone is left.`, text)];
}

/** cos² as 1 − sin² in every even power; undefined where an odd one is left. */
function withSquarePutIn(a: Expression, gone: Expression, left: Expression): Expression | undefined {
  const other = subtract(number(1), power(left, number(2)));
  const put = transform(a, (node) => {
    const n =
      node.kind === 'power' && node.exponent.kind === 'number' && equal(node.base, gone) ? evaluate(node.exponent) : 1;
    return n % 2 === 0 ? power(other, number(n / 2)) : node;
  });
  return some(put, (node) => equal(node, gone)) ? undefined : put;
}

/** Multiplied out, the highest power of the function with a positive number before it. */
function inDecreasingPowers(a: Expression, of: Expression): Expression {
  const t = freeName(new Set(freeSymbols(a)), ['t', 'u', 's']);
  const expanded = multipliedOut(a);
  const leading = coefficientsOf(
    transform(expanded, (node) => (equal(node, of) ? symbol(t) : node)),
    t,
  )?.at(-1);
  return leading !== undefined && evaluate(leading) < 0 ? multipliedOut(negate(expanded)) : expanded;
}

const holds = (a: Expression, name: string): boolean => angleOf(a, name) !== undefined;

/** The angle under the first function of that name. */
function angleOf(a: Expression, name: string): Expression | undefined {
  let angle: Expression | undefined;
  some(a, (node) => {
    if (node.kind !== 'apply' || node.name !== name) return false;
    angle = node.args[0];
    return true;
  });
  return angle;
}

const holdsTangent = (factors: readonly { readonly factor: Expression }[]): boolean =>
  factors.some(({ factor }) => some(factor, (node) => node.kind === 'apply' && node.name === 'tan'));

/** A sine and a cosine that cannot be parted are fractions in one tangent. */
function halfAngleStep(v: Expression): Line {
  const angle = toText(v);
  return line(
    'half-angle identity',
    'A sine and a cosine are both left: each is a fraction in the tangent of half the angle. These are put in, and both sides are multiplied by a power of 1 + t^2, which is never 0.',
    `t = tan(${toText(product([number(half), v]))}); sin(${angle}) = 2*t/(1 + t^2); cos(${angle}) = (1 - t^2)/(1 + t^2)`,
  );
}

/** Nothing of the unknown is left above the fraction line: the numerator is the same at every angle. */
function constantStep(numerator: Expression, identities: readonly Line[]): Line {
  const isEqual = equal(numerator, zero);
  const [left, sign] = [toText(numerator), isEqual ? '=' : '!='];
  const told = isEqual
    ? 'This is left above: the sides are equal.'
    : 'This is left above at every angle: the sides are never equal.';
  return line(
    'one side is 0',
    `Everything is brought to one side, over one denominator where there are any, and written in the sine and the cosine of one angle, with sin^2 + cos^2 = 1. ${told}`,
    `${left} ${sign} 0`,
    { steps: identities },
  );
}

/** What the left side is made of, each factor once: whether it is 0 does not depend on how often it stands there. */
const productStep = (factors: readonly FoundFactor[], steps: readonly ShownStep[]): Line =>
  line(
    'zero product',
    'The left side is split into factors, with each function as if it were a letter; a product is 0 where one of its factors is.',
    `${factors.map(({ factor }) => `(${toText(factor)})`).join('*')} = 0`,
    { steps },
  );

/** A quadratic equation in a function of the unknown, with a letter for that; none where it is no quadratic with rational numbers. */
function asQuadratic(a: Expression, of: Expression, way?: 'factoring'): readonly ShownStep[] {
  const t = freeName(new Set(freeSymbols(a)), ['t', 'u', 's']);
  const inT = transform(a, (node) => (equal(node, of) ? symbol(t) : node));
  const steps = quadraticStepsOf(inT, t, way ?? 'formula');
  const says = `${toText(of)} is a new unknown ${t}: the equation is quadratic in it.`;
  return steps.length === 0 ? [] : [line('substitution', says, `${t} = ${toText(of)}; ${toText(inT)} = 0`), ...steps];
}

/** An equation of degree 3 in a function of the unknown, by its formula; none where it is no cubic with rational numbers. */
function asCubic(a: Expression, of: Expression): readonly ShownStep[] {
  const t = freeName(new Set(freeSymbols(a)), ['t', 's', 'w']);
  const inT = transform(a, (node) => (equal(node, of) ? symbol(t) : node));
  const numbers = coefficientsOf(inT, t)?.map((one) => (one.kind === 'number' ? one.value : null)) ?? [];
  if (numbers.length !== 4 || !numbers.every((one) => one !== null && isInteger(one))) return [];
  const f = numbers.map((one) => toBigInt(one!.numerator));
  const roots = rootsOf(f);
  const steps = roots.ok ? cubicSteps(f, t, { ...roots.value, complex: [] }) : undefined;
  const says = `${toText(of)} is a new unknown ${t}: the equation is of degree 3 in it.`;
  return steps ? [line('substitution', says, `${t} = ${toText(of)}; ${toText(inT)} = 0`), ...steps] : [];
}

/** A left side that is one factor is solved at once. */
function onlyFactor(one: FoundFactor, numerator: Expression, x: string): readonly ShownStep[] {
  const step = factorStep(one, x);
  const isWhole = isMultiple(numerator, one.factor) && step.steps.length > 0;
  return isWhole ? step.steps : [step];
}

/** Whether one is 0 where the other is, as a number times it. */
const isMultiple = (a: Expression, b: Expression): boolean => simplest(product([a, reciprocal(b)])).kind === 'number';

/** Bounds of the terms, where these say that a factor is never 0. */
function nowhereZero(factor: Expression, x: string): readonly ShownStep[] | undefined {
  const found = (['>', '<'] as const).map((sign) => comparedByBounds(factor, sign, x));
  return found.find((one) => one?.holds)?.steps;
}

function factorStep({ factor, values }: FoundFactor, x: string): Line {
  return {
    rule: 'a factor is 0',
    says:
      values.length === 0 ? 'No real angle makes this factor 0.' : 'One factor of it, which cannot be split further.',
    written: equation(factor, zero),
    steps: [
      ...(values.length === 0 ? (nowhereZero(factor, x) ?? []) : []),
      ...valuesOf(factor, values),
      ...values.map(({ of, value, families, isPart }): Line => {
        const where = isPart ? ' at which the equation holds' : '';
        if (value !== undefined)
          return {
            rule: 'angles with this value',
            says:
              families.length === 0
                ? whyNoAngle(of, value)
                : `All angles with this value${where}, for every whole number ${integerBeside(x)}.`,
            written: families.length === 0 ? equation(of, value) : solved(equation(of, value), families, x),
            steps: families.length === 0 ? [] : withFamilies(anglesOf(of, value, x), isPart ? [] : families, x),
          };
        return withoutValue(factor, of, families, x);
      }),
    ],
  };
}

/** The families as they are written in the answer, where the last line has them otherwise. */
function withFamilies(steps: readonly ShownStep[], families: readonly Family[], x: string): readonly ShownStep[] {
  const { text } = anglesWritten(families, x);
  if (steps.length === 0 || families.length === 0 || steps.at(-1)!.written?.text === text) return steps;
  const says =
    'An angle a whole turn away is the same one: each is written once, and families at equal distances as one.';
  return [...steps, line('all solutions', says, text)];
}

/** How the values are found of which there are two: a factor that is quadratic in one function. */
function valuesOf(factor: Expression, values: FoundFactor['values']): readonly ShownStep[] {
  const [first, second] = values;
  if (first === undefined || !values.every(({ of }) => equal(of, first.of))) return [];
  const cubic = asCubic(factor, first.of);
  if (cubic.length > 0 || second === undefined) return cubic;
  const steps = asQuadratic(factor, first.of);
  return steps.length > 0 ? steps : squareAlone(factor, first.of, values);
}

/** A square with numbers that are no fractions, and no linear term beside it. */
function squareAlone(factor: Expression, of: Expression, values: FoundFactor['values']): readonly ShownStep[] {
  const t = freeName(new Set(freeSymbols(factor)), ['t', 'u', 's']);
  const [constant, linear, leading] =
    coefficientsOf(
      transform(factor, (node) => (equal(node, of) ? symbol(t) : node)),
      t,
    ) ?? [];
  if (constant === undefined || leading === undefined || !linear || !equal(linear, zero)) return [];
  const square = simplest(product([negate(constant), reciprocal(leading)]));
  const roots = values.flatMap(({ value }) => (value ? [`${toText(of)} = ${toText(value)}`] : []));
  const says = 'There is no linear term: the square stands alone, and its root is taken with both signs.';
  const both = `${toText(power(of, number(2)))} = ${toText(square)}; ${roots.join(' or ')}`;
  return [line('square root on both sides', says, both)];
}

/** How the angles with a value are found; nothing where the value is too long to be followed. */
function anglesOf(of: Expression, value: Expression, x: string): readonly ShownStep[] {
  if (of.kind !== 'apply' || size(value) > longValue) return [];
  if (of.name === 'cot') return cotangentSteps(of.args[0]!, value, x);
  return isCircular(of.name) ? valueSteps(of.name, of.args[0]!, value, integerBeside(x), x) : [];
}

/** A cotangent is turned over into a tangent; where it is 0, the cosine is. */
function cotangentSteps(angle: Expression, value: Expression, x: string): readonly ShownStep[] {
  const [u, v] = [toText(angle), toText(value)];
  const isZero = equal(value, zero);
  const turned = isZero ? zero : simplest(reciprocal(value));
  const name = isZero ? 'cos' : 'tan';
  const says = isZero
    ? 'The cotangent is the cosine over the sine: it is 0 where the cosine is.'
    : 'The cotangent is 1 over the tangent: where one of them is not 0, both sides are turned over.';
  const rule = isZero ? 'quotient identity' : 'reciprocal identity';
  return [
    line(rule, says, `cot(${u}) = ${v} -> ${name}(${u}) = ${toText(turned)}`),
    ...valueSteps(name, angle, turned, integerBeside(x), x),
  ];
}

const longValue = 24;
const isCircular = (name: string): name is Circular => name === 'sin' || name === 'cos' || name === 'tan';

/** The angles of a factor that has no value to be named: a wave, or a root without a short form. */
function withoutValue(factor: Expression, of: Expression, families: readonly Family[], x: string): Line {
  const isRounded = families.some(({ rounded }) => rounded);
  const isWave = of.kind !== 'apply' && !isRounded;
  const says = isWave
    ? 'a*sin + b*cos is one cosine of the amplitude sqrt(a^2 + b^2), moved: its angles are known.'
    : isRounded
      ? 'A root of this factor has no short form; the angle that belongs to it is found as a decimal.'
      : 'The value that makes the factor 0, and all angles that have it.';
  const rule = isWave ? 'sine and cosine joined' : isRounded ? 'angles as decimals' : 'angles with this value';
  if (families.length === 0) return { rule, says: saysOf(families, x), written: equation(factor, zero), steps: [] };
  return { rule, says, written: anglesWritten(families, x), steps: [] };
}

/** `sin(x) = 1/2 -> x = pi/6 + 2*k*pi or x = 5*pi/6 + 2*k*pi` */
function solved({ text, latex }: WrittenPart, families: readonly Family[], x: string): WrittenPart {
  const angles = anglesWritten(families, x);
  return { text: `${text} -> ${angles.text}`, latex: `${latex} \\quad\\Rightarrow\\quad ${angles.latex}` };
}

function anglesWritten(families: readonly Family[], x: string): WrittenPart {
  const angles = families.map((one) => inRadians(one, integerBeside(x)));
  return alternatives(angles.map(({ text, latex }) => ({ text: `${x} = ${text}`, latex: `${x} = ${latex}` })));
}

/** A sine or cosine beyond 1, or angles that the equation does not take. */
function whyNoAngle(of: Expression, value: Expression): string {
  const bounded = of.kind === 'apply' && (of.name === 'sin' || of.name === 'cos') ? of.name : undefined;
  return bounded !== undefined && Math.abs(evaluate(value)) > 1
    ? `It gives no solution: the ${bounded === 'sin' ? 'sine' : 'cosine'} of a real angle lies between -1 and 1.`
    : noneHolds;
}

const noneHolds =
  'It gives no solution: put into the equation, no angle with this value makes both sides equal; one of them has no value there, or another sign.';

function saysOf(families: readonly Family[], x: string): string {
  if (families.length === 0) return noneHolds;
  return `So ${families.map((one) => `${x} = ${inRadians(one, integerBeside(x)).text}`).join(' or ')}.`;
}

/** An equation that is to hold, not one that does. */
const equation = (left: Expression, right: Expression): WrittenPart => ({
  text: `${toText(left)} = ${toText(right)}`,
  latex: `${toLatex(left)} = ${toLatex(right)}`,
});
