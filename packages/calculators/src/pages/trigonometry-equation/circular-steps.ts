import { number, product, symbol } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Family } from '@nomogram/math/trigonometry/general-solution.ts';
import { inRadians, type Letter } from '../../shared/trigonometry/angle-families.ts';
import type { Circular } from '../../shared/trigonometry/circle-and-curve.ts';
import { called, valueSteps } from '../../shared/trigonometry/value-steps.ts';

const one = number(1);

/** sin(ax) = v, cos(ax) = v, tan(ax) = v: one angle, the other one on the unit circle, the period, and the division by a. */
export function circularSteps(
  name: Circular,
  factor: Expression,
  value: Expression,
  letter: Letter,
): readonly ShownStep[] {
  const angle = product([factor, symbol('x')]);
  const [y, v] = [toText(angle), toText(value)];
  if (evaluate(factor) === 0) return [constantSide(name)];
  if (name !== 'tan' && Math.abs(evaluate(value)) > 1)
    return [
      line(
        'range',
        `The ${called[name]} of a real angle lies between -1 and 1, and ${v} does not.`,
        `${name}(${y}) = ${v}; -1 <= ${name}(${y}) <= 1`,
      ),
    ];
  return valueSteps(name, angle, value, letter, 'x');
}

const constantSide = (name: Circular): ShownStep =>
  line(
    'constant side',
    `The coefficient of x is 0, so the ${called[name]} is the same for every x.`,
    `${name}(0) = ${name === 'cos' ? 1 : 0}`,
  );

/** The families together, as the answer has them. */
const familiesStep = (families: readonly Family[], letter: Letter, x: string): ShownStep =>
  line(
    'all solutions',
    `${letter} stands for any integer; what is the same angle is written once, and families at equal distances as one.`,
    families.map((family) => `${x} = ${inRadians(family, letter).text}`).join(' or '),
  );

/** What comes of an equation: its families, or in words that it has none, or every angle. */
export type Outcome =
  | { readonly kind: 'families'; readonly families: readonly Family[] }
  | { readonly kind: 'none'; readonly reason: string }
  /** Every x but these families; or those `within` intervals, of which they are left out already. */
  | { readonly kind: 'all'; readonly except?: Family | readonly Family[]; readonly within?: WrittenPart };

/** The steps with what follows from them, where the last of them does not say it already. */
export function concluded(
  steps: readonly ShownStep[],
  outcome: Outcome,
  letter: Letter,
  x = 'x',
): readonly ShownStep[] {
  const last = conclusion(outcome, letter, x);
  const answer = last.written?.text;
  const isSaid = (step: ShownStep | undefined): boolean =>
    step !== undefined && (step.written?.text === answer || isSaid(step.steps?.at(-1)));
  return isSaid(steps.at(-1)) || steps.at(-1)?.written?.text.endsWith(` -> ${answer}`) ? steps : [...steps, last];
}

function conclusion(outcome: Outcome, letter: Letter, x: string): ShownStep {
  if (outcome.kind === 'families') return familiesStep(outcome.families, letter, x);
  if (outcome.kind === 'none') return line('all solutions', `There is none: ${outcome.reason}.`, '"no real solution"');
  const except = [outcome.except ?? []].flat().map((family) => inRadians(family, letter).text);
  if (outcome.within !== undefined)
    return {
      rule: 'all solutions',
      says: `Both sides are equal wherever both have a value; ${letter} stands for any integer.`,
      written: outcome.within,
      steps: [],
    };
  const text = except.length > 0 ? `"every real number except" ${except.join(' and ')}` : '"every real number"';
  return line('all solutions', 'Both sides are equal wherever both have a value.', text);
}

/** A quadratic equation in t, where t is a function of x: its roots, and the angles with each. */
export function quadraticCircularSteps(
  t: Circular,
  equation: { readonly text: string; readonly says: string; readonly solved: readonly ShownStep[] },
  levels: readonly Expression[],
  letter: Letter,
): readonly ShownStep[] {
  return [
    line('substitution', equation.says, `t = ${t}(x); ${equation.text}`),
    ...equation.solved,
    ...levels.flatMap((level) => circularSteps(t, one, level, letter)),
  ];
}
