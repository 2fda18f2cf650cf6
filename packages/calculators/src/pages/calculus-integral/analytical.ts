import { inDecimals } from '@nomogram/math/algebra/roots/in-decimals.ts';
import { nameRoots } from '@nomogram/math/algebra/roots/name-roots.ts';
import { isElementary } from '@nomogram/math/calculus/integral/elementary.ts';
import type { Way } from '@nomogram/math/calculus/integral/explain/ways.ts';
import { placesOfJumps } from '@nomogram/math/calculus/integral/form/continuous.ts';
import { placesOfHoles } from '@nomogram/math/calculus/integral/form/holes.ts';
import { provenNonElementary } from '@nomogram/math/calculus/integral/non-elementary.ts';
import { type Antiderivative, antiderivative, explanationBy } from '@nomogram/math/calculus/integral.ts';
import { integralClaims } from '@nomogram/math/calculus/integral-claims.ts';
import { integratedPieces } from '@nomogram/math/calculus/integrated-pieces.ts';
import { type IntegratedTerms, integratedTerms } from '@nomogram/math/calculus/integrated-terms.ts';
import { product, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Line, Step } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { stepLatex, stepText } from '@nomogram/math/syntax/print-step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { decimalOf } from '../../kit/decimal.ts';
import { functionField } from '../../kit/fields/function.ts';
import { antiderivativeOfMultiple } from '../../kit/laws/expressions.ts';
import type { Options } from '../../kit/options.ts';
import { exact, formula, words } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { constantsNote, isGuessed, variableOf } from '../../shared/calculus/variable.ts';

/** The first of the usual letters that does not occur. */
const constantOfIntegration = (f: Expression): string =>
  ['C', 'K', 'C0', 'K0'].find((name) => !freeSymbols(f).includes(name))!;

/** The last line: all antiderivatives. */
function withConstant(f: Expression, F: Expression, variable: string): Line {
  const constant = constantOfIntegration(f);
  const integral = { operator: { name: 'integral', variable }, expression: f } as const;
  return {
    rule: 'constant of integration',
    says: 'On an interval every antiderivative is this one and a constant.',
    written: {
      text: `${stepText(integral)} = ${toText(F)} + ${constant}`,
      latex: `${stepLatex(integral)} = ${toLatex(F)} + ${constant}`,
    },
    steps: [],
  };
}

/** How far it came where no antiderivative was found. */
interface SoFar {
  readonly value: Quantity;
  readonly step: Line;
  readonly notes: readonly string[];
}

/** Of a sum the terms that were integrated, each by itself, and those that are left; of an integrand in pieces what holds on each. */
function soFar(f: Expression, variable: string): SoFar | null {
  const terms = integratedTerms(f, variable);
  if (terms !== null) return { value: ofTerms(terms, variable), step: terms.step, notes: [] };
  const pieces = integratedPieces(f, variable);
  return (
    pieces && {
      value: exact('on each piece', pieces.F),
      step: pieces.step,
      notes: [
        'What stands for each piece is an antiderivative only between two neighbouring places where the integrand changes its formula: there it jumps, and F(b) − F(a) is no integral beyond them.',
      ],
    }
  );
}

function ofTerms({ F, left }: IntegratedTerms, variable: string) {
  const rest = { operator: { name: 'integral', variable }, expression: left } as const;
  return formula('as far as it was found', `${toText(F)} + ${stepText(rest)}`, `${toLatex(F)} + ${stepLatex(rest)}`);
}

/** Where an antiderivative that was found jumps, its difference at two ends is no integral. */
function jumpNote(F: Expression, f: Expression, variable: string): string[] {
  const [first] = placesOfJumps(F, f, variable);
  if (first === undefined) return [];
  const at = String(Number(first.at.toPrecision(4)));
  return [
    `This antiderivative jumps, for example near ${variable} = ${at}${freeSymbols(f).length > 1 ? ' for some values of the letters' : ''}: F(b) − F(a) is the integral only where no jump lies between a and b.`,
  ];
}

/** Single places that a form leaves out, such as those of a tangent where what it stands for goes on. */
function holeNote(F: Expression, f: Expression, variable: string): string[] {
  const [first] = placesOfHoles(F, f, variable).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  if (first === undefined) return [];
  const at = String(Number(first.toPrecision(4)));
  return [
    `This formula has no value at single places where the integrand has one, for example near ${variable} = ${at}: its limit is the value there.`,
  ];
}

const wayNames: Readonly<Record<Way, string>> = {
  substitution: 'Substitution',
  trigonometric: 'Trigonometric substitution',
  hyperbolic: 'Hyperbolic substitution',
  parts: 'Integration by parts',
  tabular: 'Tabular integration',
  identities: 'Identities',
  fractions: 'Partial fractions',
  square: 'Completing the square',
};

const rulesOfWays: Readonly<Record<Way, string>> = {
  substitution: 'substitution',
  trigonometric: 'trigonometric substitution',
  hyperbolic: 'hyperbolic substitution',
  parts: 'integration by parts',
  tabular: 'tabular integration',
  identities: 'Pythagorean identity',
  fractions: 'partial fractions',
  square: 'completing the square and substitution',
};

/** The steps by the way that was chosen; where it leads nowhere that is said, and the usual steps follow. */
function stepsBy(
  way: Way | undefined,
  f: Expression,
  F: Expression,
  variable: string,
  usual: Step,
): readonly (Step | Line)[] {
  if (way === undefined) return [usual];
  const chosen = explanationBy(way, f, F, variable);
  if (chosen !== null) return [chosen];
  const integral = { operator: { name: 'integral', variable }, expression: f } as const;
  const none: Line = {
    rule: rulesOfWays[way],
    says: `${wayNames[way]}: no step of this kind was found that leads to the answer, so the usual steps follow.`,
    written: { text: stepText(integral), latex: stepLatex(integral) },
    steps: [],
  };
  return [none, usual];
}

/** The other reading of a function in which no letter is plainly the variable: constant, with x as the variable. */
function constantReading(f: Expression, variable: string) {
  if (!isGuessed(f, variable)) return undefined;
  const F = product([f, symbol('x')]);
  const constant = constantOfIntegration(f);
  const label = `integral of ${toText(f)} dx, a constant for x`;
  return exact(label, F, { arbitrary: { letter: constant, over: 'constants', variable: 'x' } });
}

/** So many digits carry a plot or a difference of two values, and can still be read. */
const digitsOfCoefficients = 10;

/** The same with decimals for the roots that have no short form; undefined where there are none. */
function decimalsOf(F: Expression, constant: string) {
  const written = inDecimals(F, (a) => decimalOf(a, digitsOfCoefficients));
  return written === null
    ? undefined
    : formula('in decimals', `${written.text} + ${constant}`, `${written.latex} + ${constant}`);
}

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example x*sin(x).' },
    'integral',
  ),
};

export default calculator({
  title: 'Analytical',
  keywords: ['indefinite integral', 'primitive of a function', 'integration', 'antidifferentiate'],
  asks: [
    'integrate {function}[ dx]',
    '[indefinite ]integral[ of] {function}[ dx]',
    'antiderivative[ of] {function}',
    'primitive of {function}',
    'int {function} dx',
    '∫{function}dx',
    '{function}',
  ],
  purpose: 'An antiderivative of a function of one variable, with its steps, checked by differentiation.',
  maxDigits: 0,
  path: 'calculus/integral/analytical/:function',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  formula: "\\int f(x)\\,\\mathrm{d}x = F(x) + C \\quad\\text{with}\\quad F'(x) = f(x)",
  methods: wayNames,
  unchosen: 'As the integrand suggests',
  compute,
  laws: [antiderivativeOfMultiple],
  examples: [
    { given: { function: 'x^2' }, expect: { antiderivative: 'x^3/3 + C' } },
    { given: { function: '1/(x^2-1)' }, expect: { antiderivative: { same: 'ln(abs(x-1))/2 - ln(abs(x+1))/2' } } },
    {
      given: { function: '1/(x^4+1)' },
      expect: {
        antiderivative: {
          same: 'sqrt(2)*(atan(sqrt(2)*x-1) + atan(sqrt(2)*x+1))/4 + sqrt(2)*ln((x^2+sqrt(2)*x+1)/(x^2-sqrt(2)*x+1))/8',
        },
      },
    },
    { given: { function: '1/(1+cos(x))' }, expect: { antiderivative: 'tan(x/2) + C' } },
    { given: { function: 'x^2*sin(x)' }, expect: { antiderivative: { same: '(2-x^2)*cos(x) + 2*x*sin(x)' } } },
    {
      given: { function: 'sqrt(x^2+1)' },
      expect: { antiderivative: { same: 'x*sqrt(x^2+1)/2 + ln(x + sqrt(x^2+1))/2' } },
    },
    {
      label: 'which letter varies',
      given: { function: 'r/sqrt(r^2-a^2)' },
      expect: { antiderivative: 'sqrt(r^2 - a^2) + C', asConstant: 'r*x/sqrt(r^2 - a^2) + C' },
    },
    {
      label: 'a root without a short form',
      given: { function: '1/(x^3+x+1)' },
      expect: {
        antiderivative: {
          same: '(ln(abs(x-rootre(1,1,0,1,1))) - ln(x^2+x*rootre(1,1,0,1,1)+rootre(1,1,0,1,1)^2+1)/2 - 3*rootre(1,1,0,1,1)*atan((2*x+rootre(1,1,0,1,1))/sqrt(3*rootre(1,1,0,1,1)^2+4))/sqrt(3*rootre(1,1,0,1,1)^2+4))/(3*rootre(1,1,0,1,1)^2+1)',
        },
      },
    },
    {
      label: 'a named function',
      given: { function: 'exp(-x^2)' },
      expect: { antiderivative: 'sqrt(pi)*erf(x)/2 + C' },
    },
    {
      label: 'none exists',
      given: { function: 'sqrt(1+x^5)' },
      expect: { antiderivative: 'No elementary antiderivative exists.' },
    },
    {
      label: 'no closed form known',
      given: { function: 'sin(sin(x))*ln(x)' },
      expect: { antiderivative: 'No closed form was found.' },
    },
  ],
  references: [
    { title: 'M. Bronstein, Symbolic Integration I: Transcendental Functions, 2nd ed., Springer 2005' },
    { title: 'NIST Digital Library of Mathematical Functions, §4.26', url: 'https://dlmf.nist.gov/4.26' },
  ],
});

function compute({ function: typed }: InputValues<typeof inputs>, { method }: Options) {
  const f = typed.expression;
  const variable = variableOf(typed);
  const found = antiderivative(f, variable);
  // An elementary antiderivative needs no proof that there is none.
  const proof = found.ok && isElementary(found.value.expression, variable) ? null : provenNonElementary(f, variable);
  return found.ok
    ? foundAnswer(f, variable, found.value, proof, method as Way | undefined)
    : nothingFound(f, variable, proof);
}

/** What is said where no antiderivative was found: that there is none, as far as that is proven. */
function nothingFound(f: Expression, variable: string, proof: string | null) {
  const partly = soFar(f, variable);
  return ok({
    values: {
      antiderivative: words(
        'antiderivative',
        proof === null ? 'No closed form was found.' : 'No elementary antiderivative exists.',
      ),
      inDecimals: undefined,
      soFar: partly?.value,
      asConstant: constantReading(f, variable),
    },
    ...(partly && { steps: [partly.step] }),
    checked: [
      proof === null
        ? { how: 'nothing claimed', detail: 'No candidate had the function as its derivative, so none is shown.' }
        : { how: 'proof', detail: `${proof}.` },
    ],
    notes: [
      proof === null
        ? 'It is undecided: neither the rules of a textbook nor deeper methods lead to one, and no theorem that is used here shows that there is none. A definite integral of the function can be computed numerically.'
        : 'A definite integral of the function can be computed numerically.',
      ...(partly?.notes ?? []),
      ...constantsNote(f, variable),
    ],
    figure: () =>
      firstFigure(
        [{ expression: f, label: 'f', role: 'given' }],
        variable,
        (between) => `The function ${toText(f)} ${between}.`,
      ),
  });
}

function foundAnswer(
  f: Expression,
  variable: string,
  { expression: F, step, check }: Antiderivative,
  proof: string | null,
  way: Way | undefined,
) {
  const constant = constantOfIntegration(f);
  const written = nameRoots([F], [constant])?.named(F) ?? F;
  const { conditions, cases } = integralClaims(f, F, variable);
  const shown = (expression: Expression) =>
    exact(`integral of ${toText(f)} d${variable}`, expression, {
      arbitrary: { letter: constant, over: 'constants', variable },
    });
  return ok({
    values: {
      antiderivative: shown(F),
      inDecimals: decimalsOf(F, constant),
      soFar: undefined,
      asConstant: constantReading(f, variable),
    },
    conditions,
    cases: cases.map(({ when, value }) => ({ when, value: shown(value) })),
    steps: [...stepsBy(way, f, F, variable, step), withConstant(f, written, variable)],
    checked: [
      {
        how: 'inverse operation',
        detail: `The derivative of this is the integrand at ${check.points} points${check.symbolic ? ' and symbolically' : ''}.`,
      },
    ],
    notes: [
      ...jumpNote(F, f, variable),
      ...holeNote(F, f, variable),
      ...(proof === null ? [] : [`No elementary antiderivative exists (${proof}); this one uses a named function.`]),
      ...constantsNote(f, variable),
    ],
    figure: () =>
      firstFigure(
        [
          { expression: f, label: 'f', role: 'given' },
          { expression: F, label: 'F', role: 'answer', dashed: true },
        ],
        variable,
        (between) => `The function ${toText(f)} and its antiderivative ${toText(written)} ${between}.`,
      ),
  });
}
