import type { Comparison } from '@nomogram/math/calculus/definite/check.ts';
import { type DefiniteIntegral, definiteIntegral } from '@nomogram/math/calculus/definite/definite-integral.ts';
import type { Problem } from '@nomogram/math/calculus/definite/problem.ts';
import { type DefiniteWay, stepByWay } from '@nomogram/math/calculus/definite/ways.ts';
import { numericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { sum } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { stepLatex, stepText } from '@nomogram/math/syntax/print-step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { readAssumptions } from '../../kit/assumptions/assumptions.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { doubleDigits, errorBound } from '../../kit/decimal.ts';
import { functionField } from '../../kit/fields/function.ts';
import type { Figure } from '../../kit/figure.ts';
import { multiplies, turnsWithEnds } from '../../kit/laws/expressions.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { digits, exact, formula, words } from '../../kit/quantity.ts';
import { integralElsewhere } from '../../shared/calculus/integral-elsewhere.ts';
import { constantsNote, variableOf } from '../../shared/calculus/variable.ts';
import { areaFigure } from './area-figure.ts';
import { boundField, checkOfValue, knownDigits, noDigit } from './bounds.ts';

/**
 * The decimal of an exact value whose functions are known in double precision only (elliptic integrals, the dilogarithm), where
 * more is asked for: that of the quadrature, which proves its digits. Nothing where the value has all its digits itself.
 */
function decimalBeside(
  value: Expression,
  f: Expression,
  { variable, a, b }: { readonly variable: string; readonly a: Expression; readonly b: Expression },
  wanted: number,
): { readonly decimal?: string; readonly known?: number } {
  if (wanted <= doubleDigits || evaluatePrecise(value, wanted).ok) return {};
  const numeric = numericIntegral(f, variable, a, b, wanted);
  if (!numeric.ok || !numeric.value.proved || (knownDigits(numeric.value) ?? 0) < doubleDigits) return {};
  return { decimal: numeric.value.shown, known: knownDigits(numeric.value) };
}

/** What is said where there are only decimals. */
function decimalOnly(
  why: string,
  given: {
    readonly f: Expression;
    readonly variable: string;
    readonly a: Expression;
    readonly b: Expression;
    readonly label: string;
    readonly figure: () => Figure | undefined;
  },
  options: Options,
) {
  const { f, variable, a, b, label, figure } = given;
  const numeric = numericIntegral(f, variable, a, b, options.digits);
  if (!numeric.ok) return numeric;
  return ok({
    values: {
      integral: digits(label, numeric.value.shown, { known: knownDigits(numeric.value) }),
      error: numeric.value.error > 0 ? digits('error at most', errorBound(numeric.value.error)) : undefined,
      antiderivative: undefined,
    },
    checked: [checkOfValue(numeric.value)],
    notes: [why, ...noDigit(numeric.value)],
    figure,
  });
}

function notesOn(variable: string, cuts: readonly Expression[], jumps: readonly Expression[]): readonly string[] {
  const at = (places: readonly Expression[]) => `${variable} = ${places.slice(0, 8).map(toText).join(', ')}`;
  return [
    ...(cuts.length ? [`The range was cut where the function is singular, jumps or bends: ${at(cuts)}.`] : []),
    ...(jumps.length
      ? [
          `The antiderivative has no value, or jumps, inside the range; its limits from both sides were taken: ${at(jumps)}.`,
        ]
      : []),
  ];
}

/** How an exact value was made sure of. */
const checkOfComparison = ({ instances, proved }: Comparison, hasLetters: boolean): Check => ({
  how: 'independent computation',
  detail: [
    'A quadrature that uses no antiderivative gives the same number',
    hasLetters ? ` at ${instances} choices of the letters` : '',
    proved ? ', in proved digits.' : '.',
  ].join(''),
});

const ways: Readonly<Record<DefiniteWay, string>> = {
  antiderivative: 'Antiderivative at both ends',
  bounds: 'Substitution with new bounds',
  symmetry: 'Symmetry',
};

const rulesOfWays: Readonly<Record<DefiniteWay, string>> = {
  antiderivative: 'fundamental theorem of calculus',
  bounds: 'substitution with new bounds',
  symmetry: 'even and odd functions',
};

/** The steps by the way that was chosen; where it leads nowhere that is said, and the usual step follows. */
function stepsBy(way: DefiniteWay | undefined, problem: Problem, found: DefiniteIntegral): readonly ShownStep[] {
  if (way === undefined) return [found.step];
  const chosen = stepByWay(way, problem, found);
  if (chosen !== null) return [chosen];
  const { f, variable, lower, upper } = problem;
  const integral = { operator: { name: 'integral', variable, bounds: [lower, upper] }, expression: f } as const;
  const none: ShownStep = {
    rule: rulesOfWays[way],
    says: `${ways[way]}: no step of this kind was found that leads to the answer, so the usual steps follow.`,
    written: { text: stepText(integral), latex: stepLatex(integral) },
    steps: [],
  };
  return [none, found.step];
}

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example 1/(2+cos(x)).' },
    'integral',
  ),
  lower: boundField('Lower bound', 'a'),
  upper: boundField('Upper bound', 'b'),
};

export default calculator({
  title: 'Analytical with bounds',
  keywords: ['exact definite integral', 'fundamental theorem of calculus', 'improper integral'],
  purpose: 'A definite integral in exact form, with letters where they stand, compared with a quadrature.',
  path: 'calculus/integral/definite/:function/:lower/:upper',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle', 'digits', 'assume'],
  inputs,
  methods: ways,
  unchosen: 'As the integrand suggests',
  formula: "\\int_a^b f(x)\\,\\mathrm{d}x = F(b) - F(a) \\quad\\text{with}\\quad F'(x) = f(x)",
  compute,
  elsewhere,
  laws: [turnsWithEnds('integral'), multiplies('integral')],
  examples: [
    { given: { function: 'x*sqrt(2x+3)', lower: '-1', upper: '1' }, expect: { integral: 0.4 } },
    { given: { function: '1/(2+cos(x))', lower: '0', upper: '2pi' }, expect: { integral: 3.6275987284684357 } },
    { given: { function: 'exp(-x^2)', lower: '-oo', upper: '+oo' }, expect: { integral: 1.772453850905516 } },
    { label: 'a bend inside', given: { function: 'abs(x-1)', lower: '0', upper: '3' }, expect: { integral: 2.5 } },
    {
      label: 'no exact form',
      given: { function: 'sin(x)/(1+x^3)', lower: '0', upper: '1' },
      expect: { integral: 0.3469968012997572 },
    },
    {
      label: 'with a letter',
      given: { function: 'exp(-a*x^2)', lower: '-oo', upper: '+oo' },
      expect: { integral: 'sqrt(pi/a)' },
    },
    {
      label: 'a power of any exponent',
      given: { function: 'x^n', lower: '0', upper: '1' },
      expect: { integral: '1/(n + 1)' },
    },
    { given: { function: 'x^3/(exp(x)-1)', lower: '0', upper: '+oo' }, expect: { integral: 6.493939402266829 } },
    { given: { function: 'ln(sin(x))', lower: '0', upper: 'pi/2' }, expect: { integral: -1.0887930451518011 } },
    { given: { function: '1/x^2', lower: '-1', upper: '1' }, fails: 'no-answer' },
    { given: { function: 'sin(x', lower: '0', upper: 'a' }, fails: 'unreadable' },
  ],
  references: [
    { title: 'D. J. Jeffrey, The importance of being continuous, Mathematics Magazine 67 (1994)' },
    { title: 'M. Bronstein, Symbolic Integration I: Transcendental Functions, 2nd ed., Springer 2005' },
  ],
});

function elsewhere({ function: f, lower, upper }: InputValues<typeof inputs>) {
  return integralElsewhere(f.expression, variableOf(f), lower.expression, upper.expression);
}

function compute(
  { function: typed, lower: { expression: a }, upper: { expression: b } }: InputValues<typeof inputs>,
  options: Options,
) {
  const f = typed.expression;
  const variable = variableOf(typed);
  const label = `integral from ${toText(a)} to ${toText(b)}`;
  const hasLetters = freeSymbols(sum([f, a, b])).some((name) => name !== variable);
  const figure = () =>
    hasLetters ? undefined : areaFigure(f, variable, evaluate(a), evaluate(b), `The area under ${toText(f)}.`);
  const assumed = readAssumptions(options.assume);
  if (!assumed.ok) return assumed;
  const found = definiteIntegral(f, variable, a, b, { assumed: assumed.value });
  if (!found.ok)
    return hasLetters ? found : decimalOnly(found.error.message, { f, variable, a, b, label, figure }, options);
  const { value, antiderivative: F, cuts, jumps, conditions, cases, diverges, comparison } = found.value;
  const beside = hasLetters ? {} : decimalBeside(value, f, { variable, a, b }, options.digits);
  const inLetters = (a: Expression): Quantity => formula(label, toText(a), () => toLatex(a));
  return ok({
    values: {
      integral: hasLetters ? inLetters(value) : exact(label, value, beside),
      error: undefined,
      antiderivative: F && exact('antiderivative', F),
    },
    conditions,
    cases: [
      ...cases.map((one) => ({ when: one.when, value: inLetters(one.value) })),
      ...diverges.map((when) => ({ when, value: words(label, 'diverges') })),
    ],
    steps: () => stepsBy(chosenWay(ways, options.method), { f, variable, lower: a, upper: b }, found.value),
    checked: [checkOfComparison(comparison, hasLetters)],
    notes: [...notesOn(variable, cuts, jumps), ...constantsNote(f, variable)],
    figure,
  });
}
