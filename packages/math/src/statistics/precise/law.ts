import { evaluate } from '../../formula/evaluate.ts';
import { type Computable, remembered } from '../../numeric/precise/certain-digits.ts';
import type { Maybe } from '../../numeric/precise/value.ts';
import type { Family } from './formulas.ts';
import { call, constants } from './functions.ts';

/** What can be known of a distribution to any number of digits. */
export type ValueName =
  | 'density'
  | 'cumulative'
  | 'survival'
  | 'mean'
  | 'variance'
  | 'skewness'
  | 'kurtosis'
  | 'mode'
  | 'median'
  | 'entropy';

/** A distribution whose values can be computed to any number of digits. */
export interface PreciseLaw {
  /** A value, at x where it depends on it; undefined where there is no formula for it. */
  value(name: ValueName, x?: Computable): Computable | undefined;
}

/** A family of formulas with values for its parameters. */
export function preciseLaw(family: Family, parameters: { readonly [name: string]: Computable }): PreciseLaw {
  return {
    value: (name, x) => {
      if (!Object.hasOwn(family, name)) return undefined;
      const given: { readonly [name: string]: Computable } = x ? { ...parameters, x } : parameters;
      return remembered((bits) => valueIn(family, given)(name, bits));
    },
  };
}

/** The value of a name at one precision; each is computed once. */
function valueIn(family: Family, given: { readonly [name: string]: Computable }) {
  const known = new Map<string, Maybe>();
  const named = (name: string, bits: number): Maybe => {
    const own = known.get(name);
    if (own !== undefined) return own;
    const value = compute(name, bits);
    known.set(name, value);
    return value;
  };
  const compute = (name: string, bits: number): Maybe => {
    const computable = given[name] ?? constants[name];
    if (computable) return computable(bits);
    const term = family[name];
    if (!term) throw new Error(`${name} is neither a parameter nor a formula`);
    return evaluate(term, { value: named, call }, bits);
  };
  return named;
}
