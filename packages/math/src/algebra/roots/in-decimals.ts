import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { WrittenPart } from '../../expression/step.ts';
import { freeSymbols, some } from '../../expression/walk.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';

/**
 * Stands for a decimal while an expression is put together and printed: a name that nobody types, after all others in the order of
 * terms. As a factor it is set before the letter that it was printed after.
 */
const mark = (k: number): string => `zzz${k}zzz`;
const inText = /([A-Za-z]\w*(?:\^\d+)?)\*(zzz\d+zzz)/g;
const inLatex = /((?:\\mathrm\{\w+\}|[A-Za-z])(?:\^\{\d+\})?) (zzz\d+zzz)/g;
const upright = /\\mathrm\{(zzz\d+zzz)\}/g;

/**
 * An expression with the numbers in it that are made of roots without a short form as decimals: 0.417*ln(abs(x + 0.682)). A sum that is
 * multiplied by such a number is multiplied out, so that each term has one.
 *
 * @param decimalOf the decimal of a real constant; undefined where it cannot be had, and then there is no such form
 */
export function inDecimals(a: Expression, decimalOf: (constant: Expression) => string | undefined): WrittenPart | null {
  const decimals: string[] = [];
  let isComplete = true;
  const asDecimal = (constant: Expression): Expression => {
    const text = decimalOf(constant);
    if (text === undefined || text.includes('e')) isComplete = false;
    const isNegative = text?.startsWith('-') ?? false;
    decimals.push(text?.replace('-', '') ?? '');
    const symbol = E.symbol(mark(decimals.length - 1));
    return isNegative ? E.negate(symbol) : symbol;
  };
  const converted = convert(a, asDecimal);
  if (!isComplete || decimals.length === 0) return null;
  const filled = (text: string): string => text.replaceAll(/zzz(\d+)zzz/g, (_, k) => decimals[Number(k)]!);
  return {
    text: filled(toText(converted).replaceAll(inText, '$2*$1')),
    latex: filled(toLatex(converted).replaceAll(upright, '$1').replaceAll(inLatex, '$2 $1')),
  };
}

const isRootPart = (node: Expression): boolean =>
  node.kind === 'apply' && (node.name === 'rootre' || node.name === 'rootim');
const isIrrational = (a: Expression): boolean => freeSymbols(a).length === 0 && some(a, isRootPart);

function convert(a: Expression, asDecimal: (constant: Expression) => Expression): Expression {
  if (!some(a, isRootPart)) return a;
  if (isIrrational(a)) return asDecimal(a);
  const inner = (part: Expression): Expression => convert(part, asDecimal);
  switch (a.kind) {
    case 'sum': {
      const [constants, others] = apart(a.terms);
      return E.sum([...others.map(inner), ...(constants.length > 0 ? [inner(E.sum(constants))] : [])]);
    }
    case 'product': {
      const [constants, others] = apart(a.factors);
      const factor = E.product(constants);
      const [only] = others;
      if (others.length === 1 && only!.kind === 'sum' && isIrrational(factor))
        return E.sum(only!.terms.map((term) => inner(E.product([factor, term]))));
      return E.product([...others.map(inner), ...(constants.length > 0 ? [inner(factor)] : [])]);
    }
    case 'power':
      return E.power(inner(a.base), inner(a.exponent));
    case 'apply':
      return E.apply(a.name, a.args.map(inner));
    default:
      return a;
  }
}

/** Those without letters, and the others. */
const apart = (parts: readonly Expression[]): [Expression[], Expression[]] => [
  parts.filter((part) => freeSymbols(part).length === 0),
  parts.filter((part) => freeSymbols(part).length > 0),
];
