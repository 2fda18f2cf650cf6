import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { isEquality, type ShownStep, type Step } from '../../../expression/step.ts';
import { toText } from '../../../syntax/print-text.ts';

/** An explanation in which an integral that was explained further up is not explained again: v of an integration by parts is needed twice. */
export const toldOnce = (step: Step): Step => equalityOnce(step, new Map());

/** The antiderivatives that were told, by their integrals. */
type Told = Map<string, Expression>;

const once = (step: ShownStep, told: Told): ShownStep =>
  isEquality(step) ? equalityOnce(step, told) : { ...step, steps: step.steps.map((inner) => once(inner, told)) };

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
