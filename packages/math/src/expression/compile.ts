import * as Q from '../exact/rational.ts';
import { pair } from '../result/tuple.ts';
import { realConstants } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { power } from './functions/real-elementary.ts';
import { functions } from './functions.ts';

type Values = readonly number[] | Float64Array;
type CompiledFunction = (values: Values) => number;

/**
 * The expression as a closure over the values of its variables, in the given order: the same numbers as `evaluate`,
 * about ten times faster, for sampling. (Closures and not generated source, which a page's security policy forbids.)
 */
export function compile(a: Expression, variables: readonly string[]): (...values: number[]) => number {
  const compiled = compileNode(a, new Map(variables.map((name, index) => [name, index])));
  return (...values) => compiled(values);
}

/** The same for one variable. */
export function compileUnary(a: Expression, variable: string): (x: number) => number {
  const compiled = compileNode(a, new Map([[variable, 0]]));
  const values = new Float64Array(1);
  return (x) => {
    values[0] = x;
    return compiled(values);
  };
}

function compileNode(a: Expression, variables: ReadonlyMap<string, number>): CompiledFunction {
  switch (a.kind) {
    case 'number': {
      const value = Q.toNumber(a.value);
      return () => value;
    }
    case 'constant': {
      const value = realConstants[a.name];
      return () => value;
    }
    case 'symbol': {
      const index = variables.get(a.name);
      return index === undefined ? () => Number.NaN : (values) => values[index]!;
    }
    case 'sum':
      return compileFold(a.terms, variables, 0, (x, y) => x + y);
    case 'product':
      return compileFold(a.factors, variables, 1, (x, y) => x * y);
    case 'power':
      return compilePower(a.base, a.exponent, variables);
    case 'apply':
      return compileApply(a.name, a.args, variables);
  }
}

function compileFold(
  parts: readonly Expression[],
  variables: ReadonlyMap<string, number>,
  start: number,
  combine: (x: number, y: number) => number,
): CompiledFunction {
  const compiled = parts.map((part) => compileNode(part, variables));
  if (compiled.length === 2) {
    const [first, second] = pair(compiled);
    return (values) => combine(first(values), second(values));
  }
  return (values) => {
    let total = start;
    for (const part of compiled) total = combine(total, part(values));
    return total;
  };
}

function compilePower(
  base: Expression,
  exponent: Expression,
  variables: ReadonlyMap<string, number>,
): CompiledFunction {
  const by = compileNode(exponent, variables);
  if (base.kind === 'constant' && base.name === 'e') return (values) => Math.exp(by(values));
  const of = compileNode(base, variables);
  if (exponent.kind !== 'number') return (values) => power(of(values), by(values));
  const value = Q.toNumber(exponent.value);
  if (value === 2) {
    return (values) => {
      const x = of(values);
      return x * x;
    };
  }
  return (values) => power(of(values), value);
}

function compileApply(
  name: string,
  args: readonly Expression[],
  variables: ReadonlyMap<string, number>,
): CompiledFunction {
  const real = functions.get(name)?.real ?? (() => Number.NaN);
  const compiled = args.map((arg) => compileNode(arg, variables));
  if (compiled.length === 1) {
    const only = compiled[0]!;
    return (values) => real(only(values));
  }
  return (values) => real(...compiled.map((arg) => arg(values)));
}
