import type { Binary, Term } from '@nomogram/math/formula/term.ts';
import type { Maybe } from '@nomogram/math/numeric/precise/value.ts';
import { functionOf } from './functions.ts';

/** How a formula is written in one notation. */
interface Notation {
  readonly input: (name: string) => string;
  readonly join: (kind: Binary, left: string, right: string) => string;
  readonly call: 'text' | 'latex' | 'sheet';
  readonly group: (inner: string) => string;
  /** Whether numerator, denominator and exponent need no parentheses, as they stand apart. */
  readonly twoDimensional: boolean;
  /** The value of a part, where numbers are put in: some functions are written otherwise at some values. */
  readonly partValue?: (part: Term) => Maybe;
}

const tightness = { sum: 1, difference: 1, product: 2, quotient: 2, negative: 2, power: 3 } as const;

export function write(term: Term, notation: Notation): string {
  const within = (inner: Term, least: number, inPower = false): string => {
    const text = write(inner, notation);
    const loose = inner.kind in tightness && tightness[inner.kind as keyof typeof tightness] < least;
    // A typed number may be negative, or carry its sign of percent.
    const signed = inner.kind === 'input' && least > 1 && /^-/.test(text);
    const percent = inPower && / %$/.test(text);
    // Of (1 + rate)^number of periods - 1 nobody could tell where the exponent ends.
    const ofWords = inPower && !notation.twoDimensional && inner.kind === 'input' && text.includes(' ');
    return loose || signed || percent || ofWords ? notation.group(text) : text;
  };
  switch (term.kind) {
    case 'number':
      return term.text;
    case 'input':
      return notation.input(term.name);
    case 'negative':
      return `-${within(term.of, 3)}`;
    case 'call': {
      const args = term.args.map((arg) =>
        arg.kind === 'quotient' && notation.twoDimensional
          ? write(arg, notation)
          : within(arg, term.args.length === 1 ? 0 : 4),
      );
      return writing(term, notation)(...args);
    }
    default: {
      const { kind, left, right } = term;
      if (notation.twoDimensional && kind === 'quotient')
        return notation.join(kind, write(left, notation), write(right, notation));
      const own = tightness[kind];
      const exponent = kind === 'power' && notation.twoDimensional;
      // a - (b - c), a / (b * c) and (a ^ b) ^ c keep their parentheses.
      return notation.join(
        kind,
        within(left, kind === 'power' ? 4 : own, kind === 'power'),
        exponent ? write(right, notation) : within(right, own + 1, kind === 'power'),
      );
    }
  }
}

/** How a call is written: where numbers are put in and the formula would divide by 0, as what it tends to. */
function writing({ name, args }: Extract<Term, { kind: 'call' }>, { call, partValue }: Notation) {
  const { limit, [call]: usual } = functionOf(name);
  const values = limit && partValue && args.map(partValue);
  return limit && values?.every((value) => value !== null) && limit.at(...values) ? limit.text : usual;
}

const words = { sum: ' + ', difference: ' - ', product: ' * ', quotient: ' / ', power: '^' } as const;

/** Plain text, with what stands for an input, and the values of parts where those are numbers. */
export const textNotation = (input: (name: string) => string, partValue?: Notation['partValue']): Notation => ({
  input,
  partValue,
  join: (kind, left, right) => left + words[kind] + right,
  call: 'text',
  group: (inner) => `(${inner})`,
  twoDimensional: false,
});

/** A formula of a spreadsheet, with what stands for an input. */
export const sheetNotation = (input: (name: string) => string): Notation => ({
  input,
  join: (kind, left, right) => left + words[kind].trim() + right,
  call: 'sheet',
  group: (inner) => `(${inner})`,
  twoDimensional: false,
});

/** A root as an exponent, 1/n: one above the other its letters would be too small to be read. */
const inALine = (exponent: string): string => exponent.replace(/^\\frac\{([\w.]+)\}\{([\w.]+)\}$/, '$1/$2');

/** LaTeX, with what stands for an input. */
export const latexNotation = (input: (name: string) => string): Notation => ({
  input,
  join: (kind, left, right) => {
    if (kind === 'quotient') return `\\frac{${left}}{${right}}`;
    if (kind === 'power') return `${left}^{${inALine(right)}}`;
    if (kind === 'product') return `${left} \\times ${right}`;
    return left + words[kind] + right;
  },
  call: 'latex',
  group: (inner) => `\\left(${inner}\\right)`,
  twoDimensional: true,
});
