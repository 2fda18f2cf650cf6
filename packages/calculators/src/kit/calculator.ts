import type { Result } from '@nomogram/math/result/result.ts';
import type { Answer, Numbers } from './answer.ts';
import type { WantedForm } from './attempt/wanted-form.ts';
import type { Field, ValueOf } from './field.ts';
import { type Law, lawOf, type OfOneAnswer } from './law.ts';
import { maxDigits, type Options } from './options.ts';
import type { Elsewhere } from './program/elsewhere.ts';
import type { Program } from './program/program.ts';

export type Fields = { readonly [name: string]: Field<unknown> };
/** The values of the inputs, as `compute` receives them. */
export type InputValues<Inputs extends Fields> = { readonly [Name in keyof Inputs]: ValueOf<Inputs[Name]> };

/** The names after `:` in an endpoint template; `:x?` at its end is left out of the path where x is empty. */
export type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}?`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

/** The template itself when its parameters are exactly the inputs; else a type that says which name is wrong. */
export type CheckedPath<Path extends string, Inputs extends Fields> = [
  Exclude<Parameters<Path>, keyof Inputs>,
] extends [never]
  ? [Exclude<keyof Inputs, Parameters<Path>>] extends [never]
    ? Path
    : { 'input without a place in the path': Exclude<keyof Inputs, Parameters<Path>> }
  : { 'parameter that is not an input': Exclude<Parameters<Path>, keyof Inputs> };

/**
 * A phrase with places for inputs: `integrate {function} from {lower} to {upper}`. `{radius/2}` is half of what stands there,
 * `{numberOfPeriods*12}` twelve times it;
 * `{_}` is a number that the answer does not depend on, `{@}` the letter of the formula that is derived by or runs;
 * `{p=0.5}` stands for no words and gives an input that the phrase implies, `@` in it for the letters of the formula.
 */
export type Ask<Names extends string> = `${string}{${Names}${'' | `${'/' | '*'}${number}`}}${string}`;

/** What an example expects of an output: a number (to 12 digits), the exact text that is shown, or a text that means the same function. */
export type Expectation = number | string | { readonly same: string };
export type ExampleFailure = 'unreadable' | 'missing' | 'out-of-range' | 'no-answer' | 'too-large' | 'work-limit';

export type Example<Inputs extends Fields, Names extends string> =
  | {
      /** What the button that fills the form says; without it the inputs themselves. */
      readonly label?: string;
      readonly given: { readonly [Name in keyof Inputs]?: string };
      readonly expect: { readonly [Name in Names]?: Expectation };
    }
  | {
      readonly given: { readonly [Name in keyof Inputs]?: string };
      readonly fails: ExampleFailure;
      /** The input that the refusal names, where no limit of a field says it. */
      readonly names?: keyof Inputs & string;
    };

/** Where the calculation is asked for: a GET with its inputs in the path, a POST with named JSON fields, or the page itself. */
type EndpointOf<Inputs extends Fields, Path extends string> =
  | { readonly path: Path & CheckedPath<Path, Inputs>; readonly post?: undefined; readonly body?: undefined }
  | { readonly post: string; readonly body: { readonly [Name in keyof Inputs]: string }; readonly path?: undefined }
  | { readonly path?: undefined; readonly post?: undefined; readonly body?: undefined };

export interface Reference {
  readonly title: string;
  readonly url?: string;
}

/** A declaration, typed end to end: `calculator()` checks it, everything else is derived from it. */
export type Declaration<Inputs extends Fields, Names extends string, Path extends string> = EndpointOf<Inputs, Path> & {
  readonly title: string;
  /** One sentence: what it is for. */
  readonly purpose: string;
  readonly inputs: Inputs;
  /** Other names that people search it by, beside the words of its title, purpose and inputs. */
  readonly keywords?: readonly string[];
  /** What can be typed into the search to have it calculated: words, and the name of an input in braces for its value. */
  readonly asks?: readonly Ask<keyof Inputs & string>[];
  /** Further endpoints (the literal part of the path) that answer the same. */
  readonly aliases?: readonly string[];
  /** The message of the form when a required input is empty; the words are the specification's. */
  readonly missing?: string;
  /** Whether the first `/` of a field is sent as `|` (algebra and calculus, by specification). */
  readonly slash?: 'bar';
  /** `heavy` runs in a child process with a time and memory limit. */
  readonly cost?: 'light' | 'heavy';
  /** Which selectors stand beside the form; that of the digits does wherever there are any. */
  readonly options?: readonly (keyof Options)[];
  /** Ways that the steps can go, by the name that `?method=` has, where textbooks have several. */
  readonly methods?: Methods;
  /**
   * Where each way is long: the one that they go where none is chosen, or words for how it is chosen then. Without it all ways stand
   * beside each other.
   */
  readonly unchosen?: string;
  /** How many digits can be asked for, where it is less than anybody wants; 0 where nothing in the answer is rounded. */
  readonly maxDigits?: number;
  /** All of the answer: its values, what speaks for them, its steps, its figure. */
  readonly compute: (given: InputValues<Inputs>, options: Options) => Result<Answer<Names>> | Answer<Names>;
  /** At least two that answer; and what is refused for another reason than the limits of a field. */
  readonly examples: readonly Example<NoInfer<Inputs>, NoInfer<Names>>[];
  /**
   * What holds for every answer, or between answers to different inputs (`law.ts`), beside what its kind gives
   * (`laws/`); the tests try them on generated inputs.
   */
  readonly laws?: readonly (Law | ((given: InputValues<Inputs>, numbers: Numbers<NoInfer<Names>>) => boolean))[];
  /** Where what is equal to the answer may not be it yet: the form that an answer of a visitor is to have. */
  readonly wantedForm?: WantedForm;
  /** The formula, in LaTeX. */
  readonly formula?: string;
  /** The formulas of further values, by their names. */
  readonly furtherFormulas?: { readonly [Name in NoInfer<Names>]?: string | readonly string[] };
  /** The calculation by functions of Python, R and spreadsheets, where no formula of a few operations says all of it. */
  readonly elsewhere?: (given: InputValues<Inputs>, options: Options) => Elsewhere | undefined;
  /** Where the cards do not stand in `help.ts` of the page. */
  readonly help?: readonly HelpCard[];
  readonly references: readonly Reference[];
};

/** The ways of a textbook by their names: `factoring` → "Factoring". */
export interface Methods {
  readonly [name: string]: string;
}

export interface HelpCard {
  readonly title: string;
  /** Paragraphs; mathematics between `$`. */
  readonly text: string;
}

/** A calculator with its types forgotten: what the service, the site and the tests work with. */
export interface Calculator extends Definition {
  /** `page/name`: the page it stands on, its place in the address of the page. */
  readonly id: string;
  readonly page: string;
}

/** What a declaration says with what is derived from it. Its page and its name are those of its file (`place.ts`). */
export interface Definition {
  readonly title: string;
  readonly purpose: string;
  readonly keywords: readonly string[];
  readonly asks: readonly string[];
  readonly inputs: { readonly [name: string]: Field<unknown> };
  readonly endpoint: Endpoint;
  readonly missing: string;
  readonly slash: boolean;
  readonly cost: 'light' | 'heavy';
  readonly options: readonly (keyof Options)[];
  readonly methods: Methods;
  readonly unchosen?: string;
  /** The way that is gone without a choice, where that is always the same. */
  readonly usualMethod?: string;
  readonly maxDigits: number;
  readonly compute: (given: Record<string, unknown>, options: Options) => Result<Answer> | Answer;
  readonly examples: readonly Example<Fields, string>[];
  readonly laws: readonly Law[];
  /** The calculation as a formula that can be done elsewhere, where it is declared as one. */
  readonly program?: (given: Readonly<Record<string, unknown>>) => Program | undefined;
  /** The same by functions that the libraries of other languages have. */
  readonly elsewhere?: (given: Readonly<Record<string, unknown>>, options: Options) => Elsewhere | undefined;
  readonly wantedForm?: WantedForm;
  /** All formulas, one after another. */
  readonly formula?: string;
  readonly furtherFormulas: { readonly [output: string]: string | readonly string[] };
  readonly help: readonly HelpCard[];
  readonly references: readonly Reference[];
}

/** `prefix` is the literal part of the path below /nomogram; the inputs follow it, in order, or stand in the body. */
export type Endpoint =
  | {
      readonly method: 'GET';
      readonly prefix: string;
      readonly aliases?: readonly string[];
      readonly parameters: readonly string[];
      /** How an input goes that is left empty: as the word NULL, or not at all; one that is not named goes as it is, empty. */
      readonly empty?: { readonly [input: string]: 'NULL' | 'absent' };
    }
  | {
      readonly method: 'POST';
      readonly prefix: string;
      readonly aliases?: readonly string[];
      readonly body: { readonly [input: string]: string };
    }
  | { readonly method: 'page' };

/** Declares one calculator. Types flow from `inputs` into `compute`, and from the values that it returns into its checks and figure, `examples` and `laws`. */
export function calculator<const Inputs extends Fields, Names extends string, const Path extends string = ''>(
  declaration: Declaration<Inputs, Names, Path>,
): Definition {
  const { path, post, body, slash, aliases, formula, furtherFormulas = {}, ...rest } = declaration;
  const { methods = {}, unchosen = '' } = declaration;
  return {
    cost: 'light',
    missing: 'Please enter numerical values!',
    maxDigits,
    help: [],
    ...rest,
    ...(formula && {
      formula: [
        formula,
        ...Object.values<string | readonly string[] | undefined>(furtherFormulas).flatMap((one) => one ?? []),
      ].join(', \\qquad '),
    }),
    furtherFormulas,
    methods,
    usualMethod: Object.hasOwn(methods, unchosen) ? unchosen : undefined,
    laws: (declaration.laws ?? []).map((law) => lawOf(law as Law | OfOneAnswer)),
    options: [
      ...(declaration.options ?? []),
      ...(declaration.methods ? ['method' as const] : []),
      ...(declaration.maxDigits === 0 ? [] : ['digits' as const]),
    ],
    keywords: declaration.keywords ?? [],
    asks: declaration.asks ?? [],
    slash: slash === 'bar',
    endpoint: endpointOf(path ?? post, body, aliases, declaration.inputs),
  } as Definition;
}

function endpointOf(
  path: string | undefined,
  body: Record<string, string> | undefined,
  aliases: readonly string[] | undefined,
  inputs: Fields,
): Endpoint {
  if (path === undefined) return { method: 'page' };
  const segments = path.split('/');
  const first = segments.findIndex((segment) => segment.startsWith(':'));
  const prefix = (first < 0 ? segments : segments.slice(0, first)).join('/');
  if (body) return { method: 'POST', prefix, aliases, body };
  const marked = first < 0 ? [] : segments.slice(first).map((segment) => segment.slice(1));
  const parameters = marked.map((name) => name.replace(/\?$/, ''));
  const empty = Object.fromEntries(
    parameters.flatMap((input, index) =>
      inputs[input]?.default === undefined ? [] : [[input, input === marked[index] ? 'NULL' : 'absent'] as const],
    ),
  );
  return { method: 'GET', prefix, aliases, parameters, ...(Object.keys(empty).length > 0 && { empty }) };
}
