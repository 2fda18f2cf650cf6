import { type Binary, callsIn, inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import type { LanguageName } from './elsewhere.ts';
import { type Definition, isUsual, type Program } from './program.ts';

/*
 * A program written out. Every operation that does not stand alone has its parentheses, since no two of these languages have the same
 * order: in a spreadsheet −2^2 is 4 and 2^3^2 is 64, in Python −2**2 is −4 and 2**3**2 is 512.
 */

interface Language {
  readonly power: string;
  readonly calls: { readonly [name: string]: string };
  readonly variable: (name: string) => string;
  /** A function that the program defines. */
  readonly defined: (name: string, args: readonly string[]) => string;
}

const signs: Record<Exclude<Binary, 'power'>, string> = {
  sum: ' + ',
  difference: ' - ',
  product: ' * ',
  quotient: ' / ',
};
const tightness: { readonly [kind in Term['kind']]?: number } = {
  sum: 1,
  difference: 1,
  product: 2,
  quotient: 2,
  negative: 1.5,
  power: 3,
};

const binding = (kind: Term['kind']): number => tightness[kind] ?? 4;

function write(term: Term, language: Language): string {
  const within = (part: Term, least: number): string => {
    const text = write(part, language);
    const own = binding(part.kind);
    return own < least ? `(${text})` : text;
  };
  switch (term.kind) {
    case 'number':
      return term.text;
    case 'input':
      return language.variable(term.name);
    case 'negative':
      return `-${within(term.of, 3.5)}`;
    case 'call': {
      const args = term.args.map((arg) => write(arg, language));
      const usual = language.calls[term.name];
      if (usual === undefined) return language.defined(term.name, args);
      return called(usual, args);
    }
    case 'power':
      return `${within(term.left, 4)}${language.power}${within(term.right, 4)}`;
    default:
      return `${within(term.left, binding(term.kind))}${signs[term.kind]}${within(term.right, binding(term.kind) + 0.5)}`;
  }
}

/** A constant stands alone; what a language has no function for is written out, with its argument at each `#`. */
const called = (usual: string, args: readonly string[]): string =>
  usual.includes('#')
    ? usual.replaceAll('#', args.join(', '))
    : args.length === 0
      ? usual
      : `${usual}(${args.join(', ')})`;

const named = (prefix: string, own: { readonly [name: string]: string }) => ({
  ...Object.fromEntries(
    'sqrt exp sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh'
      .split(' ')
      .map((name) => [name, prefix + name]),
  ),
  ...own,
});

/** A name that no language has for itself. */
export const safe = (name: string): string => (reserved.has(name) ? `${name}_` : name);
const reserved: ReadonlySet<string> = new Set(
  'and as assert async await break c class continue def del elif else except F finally for from function global if import in is lambda next nonlocal not or pass print raise repeat result return T t try while with yield'.split(
    ' ',
  ),
);

const python: Language = {
  power: '**',
  calls: named('math.', {
    pi: 'math.pi',
    e: 'math.e',
    ln: 'math.log',
    cbrt: 'math.copysign(abs(#) ** (1 / 3), #)',
    abs: 'abs',
  }),
  variable: safe,
  defined: (name, args) => `${name}(${args.join(', ')})`,
};

const r: Language = {
  power: '^',
  calls: named('', { pi: 'pi', e: 'exp(1)', ln: 'log', cbrt: 'sign(#) * abs(#)^(1 / 3)', abs: 'abs' }),
  variable: safe,
  defined: (name, args) => `${name}(${args.join(', ')})`,
};

/** Names that mean something else in sympy. */
const sympyNames: ReadonlySet<string> = new Set('C E I N O Q S beta gamma zeta lambda'.split(' '));
const sympy: Language = {
  power: '**',
  calls: named('', { pi: 'pi', e: 'E', ln: 'log', cbrt: 'cbrt' }),
  variable: (name) => name,
  defined: (name) => name,
};
/** What `D` of R has rules for. */
const derivableInR: ReadonlySet<string> = new Set('pi e sqrt exp ln sin cos tan asin acos atan sinh cosh'.split(' '));

/**
 * A function of letters as a library for algebra takes it: text for sympy, an expression of R. Undefined where the library has another
 * meaning for a name in it, or no rule for a function: sympy takes |x| for that of a complex number.
 */
export function symbolicIn(language: LanguageName, term: Term): string | undefined {
  const [letters, calls] = [inputsOf(term), callsIn(term)];
  if (language === 'python')
    return letters.some((name) => sympyNames.has(name)) || calls.includes('abs') ? undefined : write(term, sympy);
  return language === 'r' && calls.every((name) => derivableInR.has(name)) ? write(term, r) : undefined;
}

/** A function of letters as a program calculates it in double precision; undefined where a language has no such function. */
export const curveIn = (language: LanguageName, term: Term): string | undefined =>
  language !== 'sheet' && callsIn(term).every(isUsual) ? write(term, { python, r }[language]) : undefined;

/** The program in Python, by itself: it prints the result. */
export function inPython({ variables, functions, term }: Program, label: string): string {
  const lines = [
    'import math',
    '',
    ...functions.map((one) => `${pythonDefinition(one)}\n`),
    ...variables.map(({ name, label: says, value }) => `${safe(name)} = ${write(value, python)}  # ${says}`),
    '',
    `result = ${write(term, python)}  # ${label}`,
    'print(result)',
  ];
  return lines.join('\n');
}

function pythonDefinition({ name, parameters, term, limit }: Definition): string {
  const value = write(term, python);
  const whole = limit ? `${write(limit.value, python)} if ${write(limit.zero, python)} == 0 else ${value}` : value;
  return `def ${name}(${parameters.map(safe).join(', ')}):\n    return ${whole}`;
}

/** The program in R. */
export function inR({ variables, functions, term }: Program, label: string): string {
  const lines = [
    ...functions.map(rDefinition),
    ...variables.map(({ name, label: says, value }) => `${safe(name)} <- ${write(value, r)}  # ${says}`),
    '',
    `result <- ${write(term, r)}  # ${label}`,
    'print(result, digits = 15)',
  ];
  return lines.join('\n');
}

function rDefinition({ name, parameters, term, limit }: Definition): string {
  const value = write(term, r);
  const whole = limit ? `if (${write(limit.zero, r)} == 0) ${write(limit.value, r)} else ${value}` : value;
  return `${name} <- function(${parameters.map(safe).join(', ')}) ${whole}\n`;
}

/** The formula of a cell, with what stands for an input: a cell, or the number itself. */
export function inSheet({ variables, functions, term }: Program, place?: (name: string) => string): string {
  const written = new Map(variables.map(({ name, value }) => [name, operand(write(value, sheet(functions, String)))]));
  return `=${write(term, sheet(functions, place ?? ((name) => written.get(name) ?? name)))}`;
}

/** The value of an input as a cell has it. */
export const cellOf = ({ functions }: Program, value: Term): string => write(value, sheet(functions, String));

export const operand = (text: string): string => (/^[\d.]+$|^\w+$|^\w+\([^()]*\)$/.test(text) ? text : `(${text})`);

/** A number or a formula without inputs, in a language. */
export const textIn = (language: LanguageName, term: Term): string =>
  write(term, { python, r, sheet: sheet([], String) }[language]);

/** Spreadsheets define no functions in a cell: what is called is written out, with its arguments put in. */
const sheet = (functions: readonly Definition[], variable: (name: string) => string): Language => ({
  power: '^',
  calls: {
    pi: 'PI()',
    e: 'EXP(1)',
    ln: 'LN',
    cbrt: 'SIGN(#)*ABS(#)^(1/3)',
    abs: 'ABS',
    ...Object.fromEntries(
      'sqrt exp sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh'
        .split(' ')
        .map((name) => [name, name.toUpperCase()]),
    ),
  },
  variable,
  defined: (name, args) => {
    const { parameters, term, limit } = functions.find((one) => one.name === name)!;
    const put = sheet(functions, (parameter) => operand(args[parameters.indexOf(parameter)]!));
    const value = write(term, put);
    return limit ? `IF(${write(limit.zero, put)}=0,${write(limit.value, put)},${value})` : `(${value})`;
  },
});
