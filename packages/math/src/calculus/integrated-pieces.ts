import type { Expression } from '../expression/expression.ts';
import type { Line } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { freeSymbols } from '../expression/walk.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { stepLatex, stepText } from '../syntax/print-step.ts';
import { toText } from '../syntax/print-text.ts';
import { checkAntiderivative, samplePoints } from './integral/check.ts';
import { namesIn } from './integral/context.ts';
import { switchesOf, withSwitches } from './integral/pieces/switches.ts';
import { antiderivative } from './integral.ts';

/*
 * How far an integration came of an integrand in pieces for which no continuous antiderivative was found: one that holds on each piece by itself, and
 * jumps between them, as n·x for ⌊tan x⌋.
 */

/** F is an antiderivative between any two neighbouring places where a sign or a floor changes. */
export interface IntegratedPieces {
  readonly F: Expression;
  readonly step: Line;
}

/** The antiderivative with the signs and floors as constants, checked by its derivative; null where there are none, or none is found. */
export function integratedPieces(f: Expression, variable: string): IntegratedPieces | null {
  const switched = switchesOf(f, { variable, names: namesIn(f, variable) });
  if (switched === null) return null;
  const inLetters = tidy(switched.inLetters);
  const switches = switched.switches.filter(({ name }) => freeSymbols(inLetters).includes(name));
  const found = switches.length === 0 ? null : antiderivative(inLetters, variable);
  const written = found?.ok ? withSwitches(found.value.expression, switches) : null;
  if (!found?.ok || written === null) return null;
  const F = tidy(written);
  if (checkAntiderivative(F, f, variable, samplePoints(f, variable).points).verdict !== 'equal') return null;
  const letters = switches.map(({ name, value }) => `${name} = ${toText(value)}`).join(', ');
  const integral = { operator: { name: 'integral', variable }, expression: f } as const;
  return {
    F,
    step: {
      rule: 'piecewise antiderivative',
      says: `${letters} is constant between two places where it jumps, and is integrated as a constant there. At these places the antiderivative jumps, and no closed form was found for the constants that would join its pieces.`,
      with: Object.fromEntries(switches.map(({ name, value }) => [name, value])),
      written: {
        text: `${stepText(integral)} = ${toText(F)} on each piece`,
        latex: `${stepLatex(integral)} = ${toLatex(F)}\\quad\\text{on each piece}`,
      },
      steps: [found.value.step],
    },
  };
}
