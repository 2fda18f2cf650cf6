import { fromDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';

/**
 * A formula as it stands in a declaration or a table, `ebit * (1 - taxRate) / investedCapital`, kept in the order in which
 * it was written: it is shown to the visitor in words, in LaTeX, with the numbers put in and as a spreadsheet formula.
 */
export type Term =
  | { readonly kind: 'number'; readonly value: Rational; readonly text: string }
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Term }
  | { readonly kind: Binary; readonly left: Term; readonly right: Term }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Term[] };

/** The operations of two terms. */
export type Binary = 'sum' | 'difference' | 'product' | 'quotient' | 'power';

/** The names in a formula, for the compiler: functions stand before a parenthesis and are left out. */
type NamesIn<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Text extends `${string}(${infer Inner}`
    ? NamesIn<Inner>
    : Text extends `${infer Inner})`
      ? NamesIn<Inner>
      : Text extends `${infer Inner},`
        ? NamesIn<Inner>
        : Text extends `-${infer Inner}`
          ? NamesIn<Inner>
          : Text extends '' | '+' | '-' | '*' | '/' | '^' | '>' | '<' | '!=' | '>=' | '<=' | `${number}`
            ? never
            : Text;

/** The formula itself when every name in it is an input, else a type that shows the strange name. */
export type FormulaOf<Text extends string, Names extends string> = [Exclude<NamesIn<Text>, Names>] extends [never]
  ? Text
  : { 'not an input': Exclude<NamesIn<Text>, Names> };

const binaries: Readonly<Record<string, { readonly kind: Binary; readonly binding: number }>> = {
  '+': { kind: 'sum', binding: 1 },
  '-': { kind: 'difference', binding: 1 },
  '*': { kind: 'product', binding: 2 },
  '/': { kind: 'quotient', binding: 2 },
  '^': { kind: 'power', binding: 4 },
};
const signBinding = 3;

const token = /\s*([A-Za-z]\w*|\d+(?:\.\d+)?|[-+*/^(),])/y;

/** Reads a formula; anything else than one is a mistake of the declaration and throws. */
export function termOf(formula: string): Term {
  const tokens = tokensOf(formula);
  let at = 0;
  const take = (expected?: string): string => {
    const next = tokens[at++];
    if (next === undefined || (expected !== undefined && next !== expected))
      throw new Error(`${formula}: ${expected ?? 'more'} expected instead of ${next ?? 'the end'}`);
    return next;
  };
  const operand = (): Term => {
    const first = take();
    if (first === '-') return { kind: 'negative', of: expression(signBinding) };
    if (first === '(') return closed(expression(0));
    const value = fromDecimal(first);
    if (value !== null) return { kind: 'number', value, text: first };
    if (tokens[at] !== '(') return { kind: 'input', name: first };
    take('(');
    const args = [expression(0)];
    while (tokens[at] === ',') {
      take(',');
      args.push(expression(0));
    }
    return closed({ kind: 'call', name: first, args });
  };
  const closed = (inner: Term): Term => {
    take(')');
    return inner;
  };
  const expression = (minimum: number): Term => {
    let left = operand();
    for (;;) {
      const operator = binaries[tokens[at] ?? ''];
      if (!operator || operator.binding <= minimum) return left;
      at++;
      // Powers are read from the right: a ^ b ^ c is a ^ (b ^ c), and a ^ -n needs no parentheses.
      const right = expression(operator.kind === 'power' ? operator.binding - 1 : operator.binding);
      left = { kind: operator.kind, left, right };
    }
  };
  const whole = expression(0);
  if (at < tokens.length) throw new Error(`${formula}: ${tokens[at]} was not expected`);
  return whole;
}

function tokensOf(formula: string): readonly string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let end = 0; end < formula.trimEnd().length; end = token.lastIndex) {
    const found = token.exec(formula);
    if (!found) throw new Error(`${formula}: unreadable after ${end} characters`);
    tokens.push(found[1]!);
  }
  return tokens;
}

/** The inputs of a formula, as often as they occur. */
export function inputsOf(term: Term): readonly string[] {
  switch (term.kind) {
    case 'number':
      return [];
    case 'input':
      return [term.name];
    case 'negative':
      return inputsOf(term.of);
    case 'call':
      return term.args.flatMap(inputsOf);
    default:
      return [...inputsOf(term.left), ...inputsOf(term.right)];
  }
}

/** The formula with formulas in the place of names. */
export function withTerms(term: Term, terms: { readonly [name: string]: Term }): Term {
  switch (term.kind) {
    case 'number':
      return term;
    case 'input':
      return Object.hasOwn(terms, term.name) ? terms[term.name]! : term;
    case 'negative':
      return { ...term, of: withTerms(term.of, terms) };
    case 'call':
      return { ...term, args: term.args.map((arg) => withTerms(arg, terms)) };
    default:
      return { ...term, left: withTerms(term.left, terms), right: withTerms(term.right, terms) };
  }
}

/** The functions that a formula calls. */
export function callsIn(term: Term): readonly string[] {
  switch (term.kind) {
    case 'number':
    case 'input':
      return [];
    case 'negative':
      return callsIn(term.of);
    case 'call':
      return [term.name, ...term.args.flatMap(callsIn)];
    default:
      return [...callsIn(term.left), ...callsIn(term.right)];
  }
}
