import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { type ParseResult, parse } from '@nomogram/math/syntax/parse.ts';
import { parseUndoubted } from '@nomogram/math/syntax/read-number.ts';
import { differentialAsked, type Operation, withoutSigns } from '@nomogram/math/syntax/signs-around.ts';
import { lettersOf } from '@nomogram/math/syntax/tree.ts';
import { about, type Field, type FieldOptions } from '../field.ts';
import type { Options } from '../options.ts';
import { expression } from './expression.ts';
import { refusedInfinity, refusedReading } from './with-value.ts';

/** A function with the variable that was typed with it: x in `f(x) = a`, t in `∫ t^2 dt`. */
export interface TypedFunction extends ParseResult {
  readonly variable?: string;
}

/**
 * A function of one variable, as people write it: with a name before it (`y = x^2`), and with the signs of the operation that its calculator
 * does anyway (`∫ x^2 dx`, `d/dx x^2`). The signs of other operations are refused with what they ask for.
 */
export function functionField(options: FieldOptions, operation: Operation): Field<TypedFunction> {
  return {
    ...expression(options),
    operation,
    read: (text, given) => readFunction(options.label, text, operation, given),
  };
}

function readFunction(
  label: string,
  text: string,
  operation: Operation,
  { angle, decimal }: Options,
): Result<TypedFunction> {
  const bare = withoutSigns(text, operation);
  const differential = operation === 'integral' ? undefined : differentialAsked(bare.text);
  if (differential !== undefined) {
    return about(label, no('unreadable', differential.message, { span: differential.span }).error);
  }
  const read = parseUndoubted(bare.text, { angle, decimal, raisedPoint: 'product' });
  if (!read.ok) return about(label, read.error);
  // A name that stands in the function too makes an equation of it, which is refused as one.
  if (bare.name !== undefined && lettersOf(read.value.tree).includes(bare.name)) {
    const equation = parse(text, { angle, decimal });
    return equation.ok ? equation : about(label, equation.error);
  }
  const variable = bare.variable === undefined ? undefined : nameOf(bare.variable);
  return (
    refusedInfinity(label, read.value, 'also alone') ??
    refusedReading(label, read.value, angle) ?? {
      ok: true,
      value: {
        ...read.value,
        text,
        notes: [...bare.notes, ...read.value.notes],
        ...(variable !== undefined && { variable }),
      },
    }
  );
}

/** The name of a variable however it is spelt: θ, \theta and theta are one. */
function nameOf(spelling: string): string | undefined {
  const read = parse(spelling);
  return read.ok ? freeSymbols(read.value.expression)[0] : undefined;
}
