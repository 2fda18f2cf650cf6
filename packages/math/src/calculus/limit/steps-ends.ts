import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { bySineAndCosine } from '../../trigonometry/by-sine-and-cosine.ts';
import { isPositiveByForm } from '../letter-conditions.ts';
import { quotientOf, tendsTo } from './steps-hospital.ts';
import { type Question, under, type Way } from './steps-question.ts';

/*
 * What is told from signs and from the graphs that everybody knows: a number over what tends to 0, the highest power of a polynomial far out,
 * the ends of e^x, ln x and atan x.
 */

/** (x² + 5)/(x − 3) beside 3: a number that is not 0 over what tends to 0 grows without bound, and its sign is that of the quotient. */
export function overVanishing(question: Question): ShownStep[] | null {
  const { f, end } = question;
  const plain = inSineAndCosine(f);
  if (E.equal(plain, f) || end !== null) return numberOverZero(question);
  const rest = numberOverZero({ ...question, f: plain });
  const says = 'The function is a quotient of the sine and the cosine.';
  return (
    rest && [
      { rule: 'quotient identity', says, before: under(question, f), after: under(question, plain), steps: [] },
      ...rest,
    ]
  );
}

function numberOverZero(question: Question): ShownStep[] | null {
  const { f, variable, to, side, value, end } = question;
  const quotient = quotientOf(f);
  const sign = signOfInfinity(value);
  if (end !== null || sign === null || quotient === null) return null;
  const [above, below] = quotient;
  if (!isContinuous(above) || tendsTo(question, below) !== '0') return null;
  const number = substitute(above, { [variable]: to });
  const own = freeSymbols(number).length === 0 ? signOfConstant(number) : undefined;
  if (own === undefined || own === 0) return null;
  const where = side === undefined ? `on both sides of ${toText(to)}` : `to the ${side} of ${toText(to)}`;
  const [upper, lower] = [own, sign * own].map((one) => (one > 0 ? 'positive' : 'negative'));
  const numerator = contains(above, variable)
    ? `The numerator tends to ${toText(number)}, which is ${upper}`
    : `The numerator is ${toText(number)}, which is ${upper}`;
  const says = `${numerator}; the denominator tends to 0, and is ${lower} ${where}. So the quotient grows beyond every bound, and it is ${sign > 0 ? 'positive' : 'negative'} there.`;
  return [{ rule: 'number over zero', says, before: under(question, f), after: { expression: value }, steps: [] }];
}

/** 1 or −1 for ±∞. */
function signOfInfinity(value: Expression): 1 | -1 | null {
  if (isInfinity(value)) return 1;
  return isInfinity(E.negate(value)) ? -1 : null;
}

const isInfinity = (a: Expression): boolean => a.kind === 'constant' && a.name === 'infinity';

/** Whether what is put in gives the limit, wherever it gives a number: made of powers with whole exponents, e^x, sin and cos. */
const isContinuous = (a: Expression): boolean =>
  !some(a, (node) => {
    if (node.kind === 'apply') return !everywhereContinuous.has(node.name);
    if (node.kind !== 'power' || node.base.kind === 'constant') return false;
    return (
      node.exponent.kind !== 'number' || node.exponent.value.denominator !== 1 || node.exponent.value.numerator < 0
    );
  });

const everywhereContinuous = new Set(['sin', 'cos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'exp']);

/** A polynomial far out: its highest power taken out, what is left tends to a number. */
export function highestTerm(question: Question): ShownStep[] | null {
  const { f, variable, end, value } = question;
  if (end === null || signOfInfinity(value) === null) return null;
  const expanded = expand(f);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, variable) : null;
  if (coefficients === null || coefficients.length < 2) return null;
  const degree = coefficients.length - 1;
  const rest = E.sum(coefficients.map((one, k) => E.product([one, E.power(E.symbol(variable), E.number(k - degree))])));
  const leading = coefficients.at(-1)!;
  if (rest.kind !== 'sum' || freeSymbols(leading).length > 0) return null;
  const highest = E.power(E.symbol(variable), E.number(degree));
  const next: Expression = { kind: 'product', factors: [highest, rest] };
  const grows = end === -1 && degree % 2 === 1 ? 'falls' : 'grows';
  const says = `The terms with ${variable} below the line tend to 0, so the bracket tends to ${toText(leading)}; ${toText(highest)} ${grows} without bound.`;
  return [
    {
      rule: 'take out the highest power',
      says: `${toText(highest)} is taken out of every term.`,
      before: under(question, f),
      after: under(question, next),
      steps: [],
    },
    { rule: 'terms that vanish', says, before: under(question, next), after: { expression: value }, steps: [] },
  ];
}

/** Functions whose graphs have known ends, far out or beside the end of the domain. */
const functionsWithEnds = new Set(['ln', 'atan', 'tanh', 'sinh', 'cosh', 'asinh', 'erf']);

/** f without the factors that do not change: 2^x of −2^x/ln 2. */
const withoutConstants = (f: Expression, variable: string): Expression =>
  E.product(E.factorsOf(f).filter((one) => contains(one, variable)));

/** Multiples of e^x, ln x, atan x and the like. */
export function knownEnd(question: Question): ShownStep[] | null {
  const { f, variable, to, side, value, end } = question;
  const known = withoutConstants(f, variable);
  const isAtEnd =
    end !== null || (known.kind === 'apply' && known.name === 'ln' && E.equal(to, E.zero) && side === 'right');
  if (!isAtEnd || !hasKnownEnds(known, variable)) return null;
  const graph =
    signOfInfinity(value) === null
      ? `its graph has the horizontal asymptote at height ${toText(value)} there`
      : `its graph ${signOfInfinity(value) === 1 ? 'rises' : 'falls'} beyond every bound there`;
  return [
    {
      rule: 'known limit',
      says: `${saysBase(known)}It is known of ${toText(f)}: ${graph}.`,
      before: under(question, f),
      after: { expression: value },
      steps: [],
    },
  ];
}

/** What is known of a base with letters: b + 1 is greater than 1 for every positive b. */
function saysBase(known: Expression): string {
  if (known.kind !== 'power' || freeSymbols(known.base).length === 0) return '';
  const size = isBeyondOne(known.base) ? 'is greater than 1' : 'lies between 0 and 1';
  return `The base, ${toText(known.base)}, ${size}. `;
}

const isBeyondOne = (a: Expression): boolean => isPositiveByForm(E.subtract(a, E.one));

/** A base of which it is plain on which side of 1 it lies: letters are taken for positive. */
const isKnownBase = (a: Expression): boolean =>
  freeSymbols(a).length === 0 || isBeyondOne(a) || (isPositiveByForm(a) && isBeyondOne(E.reciprocal(a)));

/** e^(1/x) beside 0 from the left: what stands inside grows without bound, and the end of the graph outside is known. */
export function composedEnd(question: Question, onward: (one: Question) => readonly ShownStep[]): ShownStep[] | null {
  const { f, value } = question;
  const known = withoutConstants(f, question.variable);
  const inner = insideOf(known, question.variable);
  const towards = inner === null ? 'other' : tendsTo(question, inner);
  if (inner === null || (towards !== 'oo' && towards !== '-oo')) return null;
  const infinity = E.constant('infinity');
  const steps = onward({ ...question, f: inner, value: towards === 'oo' ? infinity : E.negate(infinity) });
  if (steps.length === 0) return null;
  const name = known.kind === 'power' ? 'The exponent' : 'What the function is taken of';
  const behaviour =
    signOfInfinity(value) === null
      ? `the function comes as close as you like to ${toText(value)}`
      : `the function ${signOfInfinity(value) === 1 ? 'grows' : 'falls'} beyond every bound`;
  const says = `${name}, ${toText(inner)}, tends to ${towards}; there ${behaviour}.`;
  return [{ rule: 'known limit', says, before: under(question, f), after: { expression: value }, steps: [...steps] }];
}

/** What a function with known ends is taken of, where that is more than the variable. */
function insideOf(known: Expression, variable: string): Expression | null {
  const isPower = known.kind === 'power' && !contains(known.base, variable) && isKnownBase(known.base);
  const inner = isPower
    ? known.exponent
    : known.kind === 'apply' && functionsWithEnds.has(known.name) && known.args.length === 1
      ? known.args[0]!
      : null;
  return inner !== null && E.withoutCoefficient(inner).kind !== 'symbol' ? inner : null;
}

/** A function of the list of the variable itself, or a power of a number whose exponent is a multiple of it. */
function hasKnownEnds(f: Expression, variable: string): boolean {
  const isOfVariable = (a: Expression): boolean => a.kind === 'symbol' && a.name === variable;
  if (f.kind === 'apply') return functionsWithEnds.has(f.name) && f.args.length === 1 && isOfVariable(f.args[0]!);
  if (f.kind !== 'power' || contains(f.base, variable) || !isKnownBase(f.base)) return false;
  return isOfVariable(E.withoutCoefficient(f.exponent));
}

/** 1/x − 1/sin(x), tan(x) − sec(x): the form ∞ − ∞ as one fraction, which goes one of the ways of quotients. */
export function asOneFraction(question: Question, onward: Way): ShownStep[] | null {
  const { f, value } = question;
  const terms = E.termsOf(f).map((term) => {
    const plain = inSineAndCosine(term);
    return quotientOf(plain) ?? ([plain, E.one] as const);
  });
  const below = terms.map(([, one]) => one).filter((one) => !E.equal(one, E.one));
  const distinct = below.filter((one, k) => below.findIndex((other) => E.equal(one, other)) === k);
  const ends = E.termsOf(f).map((term) => tendsTo(question, term));
  const isAgainst = ends.includes('oo') && ends.includes('-oo');
  const comesToNumber = signOfInfinity(value) === null && ends.filter((one) => one.endsWith('oo')).length > 1;
  if (distinct.length === 0 || !(isAgainst || comesToNumber)) return null;
  const above = E.sum(
    terms.map(([top, one]) => {
      const others = E.equal(one, E.one) ? distinct : distinct.filter((other) => !E.equal(other, one));
      return E.product([top, ...others]);
    }),
  );
  const next = E.divide(above, E.product(distinct));
  const rest = E.equal(next, f) ? null : onward({ ...question, f: next });
  if (rest === null) return null;
  const says =
    'The terms grow without bound against each other, and oo - oo says nothing: they are brought to a common denominator.';
  return [
    { rule: 'common denominator', says, before: under(question, f), after: under(question, next), steps: [] },
    ...rest,
  ];
}

/** The four functions that are quotients of the sine and the cosine. */
const inSineAndCosine = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || node.args.length !== 1) return node;
    return bySineAndCosine(node.name, E.apply('sin', node.args), E.apply('cos', node.args)) ?? node;
  });
