import type { Term } from '@nomogram/math/formula/term.ts';
import type { Family } from '@nomogram/math/statistics/precise/formulas.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { casesOf, doubleOf, inlined, type Values } from './terms.ts';

/** Digits of what a special function is taken of. */
const digitsOfArguments = 10;

/**
 * A distribution function by the regularized incomplete beta function, which no line works out, with what that is taken of:
 * I(0.3; 2, 3), 1 - I(0.2; 5, 0.5)/2. Undefined where it is given by anything else.
 */
export function specialValue(family: Family, values: Values): string | undefined {
  return family.cumulative && formOf(casesOf(family.cumulative, family, values), family, values);
}

/**
 * What the incomplete beta function is taken of, where that is a formula of the parameters and has no name in the family; it is written
 * down before its digits are.
 */
export function specialArgument(family: Family, values: Values): Term | undefined {
  const call = family.cumulative && callIn(casesOf(family.cumulative, family, values), family);
  const argument = call?.args[2];
  return argument && argument.kind !== 'input' ? inlined(argument, family) : undefined;
}

type Call = Extract<Term, { kind: 'call' }>;

/** The call of the incomplete beta function within a term, or within the formulas that it stands on. */
function callIn(term: Term, family: Family): Call | undefined {
  switch (term.kind) {
    case 'number':
      return undefined;
    case 'input': {
      const own = family[term.name];
      return own && callIn(own, family);
    }
    case 'negative':
      return callIn(term.of, family);
    case 'call':
      return term.name === 'betaI' ? term : undefined;
    default:
      return callIn(term.left, family) ?? callIn(term.right, family);
  }
}

function formOf(term: Term, family: Family, values: Values): string | undefined {
  switch (term.kind) {
    case 'number':
      return term.text;
    case 'input': {
      const own = family[term.name];
      return own && formOf(own, family, values);
    }
    case 'call':
      return term.name === 'betaI' ? callOf(term.args, family, values) : undefined;
    case 'quotient':
    case 'difference': {
      const [left, right] = [formOf(term.left, family, values), formOf(term.right, family, values)];
      const sign = term.kind === 'quotient' ? '/' : ' - ';
      return left && right && `${left}${sign}${right}`;
    }
    default:
      return undefined;
  }
}

/** The function is declared with its complement as well, `betaI(a, b, x, 1 - x)`, so that no digits are lost. */
function callOf(args: readonly Term[], family: Family, values: Values): string | undefined {
  const numbers = args.slice(0, 3).map((one) => doubleOf(inlined(one, family), values));
  if (!numbers.every(Number.isFinite)) return undefined;
  const [a, b, x] = numbers.map((one) => formatDouble(one, digitsOfArguments));
  return `"I(${x}; ${a}, ${b})"`;
}
