import type { Expression } from '../expression/expression.ts';
import type { StepOperator, StepSide } from '../expression/step.ts';
import { toLatex } from './print-latex.ts';
import { toText } from './print-text.ts';

/** A side of a step in text: `d/dx (x^2)`, `integral of sin(x) dx`, `x = 2`. */
export function stepText({ operator, expression, left }: StepSide): string {
  const plain = toText(expression);
  const isRepeated = operator?.name === 'sum' || operator?.name === 'product';
  const held = isRepeated && expression.kind === 'sum' ? `(${plain})` : plain;
  const inner = operator === undefined ? plain : operatedText(operator, held);
  return left === undefined ? inner : `${toText(left)} = ${inner}`;
}

function operatedText(operator: StepOperator, inner: string): string {
  const { variable } = operator;
  switch (operator.name) {
    case 'derivative':
      return operator.order === 1
        ? `d/d${variable} (${inner})`
        : `d^${operator.order}/d${variable}^${operator.order} (${inner})`;
    case 'integral':
      return operator.bounds === undefined
        ? `integral of ${inner} d${variable}`
        : `integral from ${toText(operator.bounds[0])} to ${toText(operator.bounds[1])} of ${inner} d${variable}`;
    case 'sum':
    case 'product':
      return `${operator.name} for ${variable} from ${toText(operator.bounds[0])} to ${toText(operator.bounds[1])} of ${inner}`;
    case 'limit': {
      const side = operator.side === undefined ? '' : ` from the ${operator.side}`;
      return `limit of ${inner} as ${variable} -> ${toText(operator.to)}${side}`;
    }
  }
}

/** A side of a step in LaTeX. */
export function stepLatex({ operator, expression, left }: StepSide): string {
  const inner = operator === undefined ? toLatex(expression) : operatedLatex(operator, expression, toLatex(expression));
  return left === undefined ? inner : `${toLatex(left)} = ${inner}`;
}

function operatedLatex(operator: StepOperator, expression: StepSide['expression'], inner: string): string {
  const variable = toLatex({ kind: 'symbol', name: operator.variable });
  // Only a sum needs its parentheses after an integral sign or a limit.
  const held = expression.kind === 'sum' ? `\\left(${inner}\\right)` : inner;
  switch (operator.name) {
    case 'derivative': {
      const order = operator.order === 1 ? '' : `^{${operator.order}}`;
      return `\\frac{\\mathrm{d}${order}}{\\mathrm{d}${variable}${order}}\\left(${inner}\\right)`;
    }
    case 'integral':
      return `${integralSign(operator.bounds)} ${held}\\,\\mathrm{d}${variable}`;
    case 'sum':
    case 'product':
      return `${operator.name === 'sum' ? '\\sum' : '\\prod'}_{${variable} = ${toLatex(operator.bounds[0])}}^{${toLatex(operator.bounds[1])}} ${held}`;
    case 'limit': {
      const side = operator.side === undefined ? '' : operator.side === 'left' ? '^{-}' : '^{+}';
      const to = toLatex(operator.to);
      const limit = side !== '' && operator.to.kind !== 'number' ? `\\left(${to}\\right)` : to;
      return `\\lim_{${variable} \\to ${limit}${side}} ${held}`;
    }
  }
}

const integralSign = (bounds: readonly [Expression, Expression] | undefined): string =>
  bounds === undefined ? '\\int' : `\\int_{${toLatex(bounds[0])}}^{${toLatex(bounds[1])}}`;
