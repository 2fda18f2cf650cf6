import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import { apply, divide, equal, negate, number, product, subtract, symbol } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { type Family, pi } from '@nomogram/math/trigonometry/general-solution.ts';
import { inRadians, type Letter } from '../../shared/trigonometry/angle-families.ts';
import type { Circular } from '../../shared/trigonometry/circle-and-curve.ts';

const called: Record<Circular, string> = { sin: 'sine', cos: 'cosine', tan: 'tangent' };
const one = number(1);

const short = (a: Expression): Expression => {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
};

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
  const inverse = `a${name}`;
  const principal = short(apply(inverse, [value]));
  const found = toText(principal);
  const typed = `${inverse}(${v})`;
  const steps = [
    line(
      'inverse function',
      `One angle with this ${called[name]}, by its inverse function or from the unit circle.`,
      `${name}(${y}) = ${v}; "one angle:" ${found === typed ? typed : `${typed} = ${found}`}`,
    ),
  ];
  const second = name === 'sin' ? short(subtract(pi, principal)) : negate(principal);
  const bases = name === 'tan' || isSameAngle(name, value) ? [principal] : [principal, second];
  if (bases.length > 1) steps.push(otherAngle(name, found, second));
  const turn = name === 'tan' ? `${letter}*pi` : `2*${letter}*pi`;
  const all = bases.map((base) => `${y} = ${toText(base)} + ${turn}`).join(' or ');
  const repeats =
    name === 'tan'
      ? `The tangent has the period pi: it repeats after every half turn; ${letter} is any integer.`
      : `The ${called[name]} has the period 2*pi: it repeats after every full turn; ${letter} is any integer.`;
  steps.push(line('period', repeats, all));
  if (!equal(factor, one)) {
    const by = inParentheses(toText(factor));
    const text = bases.map((base) => `x = ${toText(short(divide(base, factor)))} + ${turn}/${by}`).join(' or ');
    steps.push(line('division', `Both sides are divided by ${toText(factor)}.`, text));
  }
  return steps;
}

const constantSide = (name: Circular): ShownStep =>
  line(
    'constant side',
    `The coefficient of x is 0, so the ${called[name]} is the same for every x.`,
    `${name}(0) = ${name === 'cos' ? 1 : 0}`,
  );

/** The second angle of the unit circle with the same sine or cosine as the one that was found. */
const otherAngle = (name: Circular, found: string, second: Expression) =>
  name === 'sin'
    ? line(
        'unit circle',
        'On the unit circle the supplementary angle has the same height: sin(pi - y) = sin(y).',
        `pi - ${inParentheses(found)} = ${toText(second)}`,
      )
    : line(
        'unit circle',
        'On the unit circle the opposite angle lies above or below the same point: cos(-y) = cos(y).',
        `cos(${toText(second)}) = cos(${found})`,
      );

/** At the top and the bottom of the circle there is but one angle. */
const isSameAngle = (name: Circular, value: Expression): boolean => name !== 'tan' && Math.abs(evaluate(value)) === 1;

const inParentheses = (text: string): string => (/^\w+$/.test(text) ? text : `(${text})`);

/** The families together, as the answer has them. */
const familiesStep = (families: readonly Family[], letter: Letter, x: string): ShownStep =>
  line(
    'all solutions',
    `${letter} stands for any integer; what is the same angle is written once, in a short form.`,
    families.map((family) => `${x} = ${inRadians(family, letter).text}`).join(' or '),
  );

/** What comes of an equation: its families, or in words that it has none, or every angle. */
export type Outcome =
  | { readonly kind: 'families'; readonly families: readonly Family[] }
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'all'; readonly except?: Family | readonly Family[] };

/** The steps with what follows from them, where the last of them does not say it already. */
export function concluded(
  steps: readonly ShownStep[],
  outcome: Outcome,
  letter: Letter,
  x = 'x',
): readonly ShownStep[] {
  const last = conclusion(outcome, letter, x);
  return steps.at(-1)?.written?.text === last.written?.text ? steps : [...steps, last];
}

function conclusion(outcome: Outcome, letter: Letter, x: string): ShownStep {
  if (outcome.kind === 'families') return familiesStep(outcome.families, letter, x);
  if (outcome.kind === 'none') return line('all solutions', `There is none: ${outcome.reason}.`, '"no real solution"');
  const except = [outcome.except ?? []].flat().map((family) => inRadians(family, letter).text);
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
