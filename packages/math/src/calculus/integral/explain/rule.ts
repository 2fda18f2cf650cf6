import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import {
  type InnerSteps,
  mappedStep,
  type ShownStep,
  type Step,
  type StepParts,
  type StepSide,
} from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { toText } from '../../../syntax/print-text.ts';
import type { Context, Stage } from '../context.ts';

/*
 * A rule of a textbook: (f, context) → Step | null, where null means "this rule is not the one". What it was used with stands in
 * `with`, why it applies in `says`; the integrals that it leaves over are steps below it, and its own result is put together
 * from theirs. So the tree is the explanation, and nothing is named that was not done.
 */
export type Rule = Stage;

export interface Application {
  readonly rule: string;
  /** Why it applies; made when it is read where it quotes the integrand, since most integrals are never explained. */
  readonly says: string | (() => string);
  readonly with?: StepParts;
  readonly letters?: Step['letters'];
  readonly steps?: InnerSteps;
}

/** ∫ f = F by a rule. */
export const integrated = (f: Expression, F: Expression, context: Context, by: Application): Step =>
  applied(by, { operator: { name: 'integral', variable: context.variable }, expression: f }, { expression: F });

/** a = b, an identity that an integrand is rewritten with. */
export const rewritten = (a: Expression, b: Expression, by: Application): Step =>
  applied(by, { expression: a }, { expression: b });

function applied(by: Application, before: StepSide, after: StepSide): Step {
  const { says, steps } = by;
  let inner: readonly ShownStep[] | undefined;
  return {
    rule: by.rule,
    ...(by.with && { with: by.with }),
    ...(by.letters && { letters: by.letters }),
    get says() {
      return typeof says === 'function' ? says() : says;
    },
    before,
    after,
    get steps() {
      inner ??= stepsOf(steps);
      return inner;
    },
  };
}

const stepsOf = (steps: InnerSteps = []): readonly ShownStep[] => (typeof steps === 'function' ? steps() : steps);

/** ∫ f = ∫ g, where g is f written in another way; null where g cannot be integrated. */
export function integratedAs(f: Expression, g: Expression, context: Context, by: Application): Step | null {
  if (E.equal(f, g)) return null;
  const step = context.integrate(g, context);
  if (step === null) return null;
  return integrated(f, step.after.expression, context, { ...by, steps: () => [...stepsOf(by.steps), step] });
}

/** The step with symbols replaced on all its sides. */
export const replacedIn = (step: Step, by: Readonly<Record<string, Expression>>): Step =>
  mappedStep(step, (a) => substitute(a, by));

/** An explanation in which an integral that was explained further up is not explained again: v of an integration by parts is needed twice. */
export const toldOnce = (step: Step): Step => equalityOnce(step, new Map());

/** The antiderivatives that were told, by their integrals. */
type Told = Map<string, Expression>;

const once = (step: ShownStep, told: Told): ShownStep =>
  step.after === undefined
    ? { ...step, steps: step.steps.map((inner) => once(inner, told)) }
    : equalityOnce(step, told);

function equalityOnce(step: Step, told: Told): Step {
  const { before, after, steps } = step;
  const key = before.operator?.name === 'integral' ? `${toText(before.expression)} d${before.operator.variable}` : null;
  const known = key === null ? undefined : told.get(key);
  if (known !== undefined && steps.length > 0 && E.equal(known, after.expression))
    return { rule: 'integral found above', says: 'This integral was found above.', before, after, steps: [] };
  const whole = { ...step, steps: steps.map((inner) => once(inner, told)) };
  if (key !== null) told.set(key, after.expression);
  return whole;
}
