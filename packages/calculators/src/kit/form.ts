import type { Calculator, Endpoint, HelpCard, Methods, Reference } from './calculator.ts';
import { type Field, isFormulaKind } from './field.ts';
import type { Options } from './options.ts';
import { resultName } from './request.ts';
import { isSolvable } from './solve.ts';

/** Everything that a page needs to show a calculator's form, as plain JSON: no calculator code reaches the browser for it. */
export interface Form {
  readonly id: string;
  /** The page it stands on. */
  readonly page: string;
  /** The part of the id after the page: the value of the selector, and of `?calculation=`. */
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  readonly endpoint: Endpoint;
  readonly slash: boolean;
  readonly missing: string;
  readonly options: readonly (keyof Options)[];
  /** Ways that the steps can go, by name. */
  readonly methods: Methods;
  /** The way that they go where none is chosen, or words for how it is chosen then; without it all of them stand. */
  readonly unchosen?: string;
  /** How many digits can be asked for. */
  readonly maxDigits: number;
  readonly fields: readonly FormField[];
  /** The result as one field more, where any one of the fields can be found from the others. */
  readonly result?: FormField;
  /** Inputs that fill the form: those of the examples that answer. */
  readonly examples: readonly { readonly label: string; readonly given: { readonly [input: string]: string } }[];
  readonly formula?: string;
  readonly help: readonly HelpCard[];
  readonly references: readonly Reference[];
}

/** A field as its form shows it: what its kind says of it, without how it is read. */
export interface FormField
  extends Pick<
    Field<unknown>,
    | 'label'
    | 'symbol'
    | 'hint'
    | 'unit'
    | 'default'
    | 'placeholder'
    | 'presence'
    | 'accepts'
    | 'control'
    | 'live'
    | 'operation'
  > {
  readonly name: string;
}

export function formOf(calculator: Calculator): Form {
  return {
    id: calculator.id,
    page: calculator.page,
    name: calculator.id.slice(calculator.page.length + 1),
    title: calculator.title,
    purpose: calculator.purpose,
    endpoint: calculator.endpoint,
    slash: calculator.slash,
    missing: calculator.missing,
    options: calculator.options,
    methods: calculator.methods,
    unchosen: calculator.unchosen,
    maxDigits: calculator.maxDigits,
    fields: Object.entries(calculator.inputs).map(([name, field]) => formField(name, field)),
    result: isSolvable(calculator) ? formField(resultName, calculator.solve.result) : undefined,
    examples: calculator.examples.flatMap((example) =>
      'expect' in example
        ? [{ label: example.label ?? labelOf(calculator, example.given), given: filled(example.given) }]
        : [],
    ),
    formula: calculator.formula,
    help: calculator.help,
    references: calculator.references,
  };
}

function formField(name: string, field: Field<unknown>): FormField {
  const { label, symbol, hint, unit, placeholder, presence, accepts, control, live, operation } = field;
  return {
    name,
    label,
    symbol,
    hint,
    unit,
    default: field.default,
    placeholder,
    presence,
    accepts,
    control,
    live,
    operation,
  };
}

const filled = (given: { readonly [input: string]: string | undefined }): Record<string, string> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/**
 * The inputs by their names, where there are several. Where that is longer than a line of a phone, what tells this example from the others, as far as
 * there is room: a number alone says nothing.
 */
function labelOf({ inputs, examples }: Calculator, given: { readonly [input: string]: string | undefined }): string {
  const texts = Object.entries(filled(given)).filter(([, text]) => text !== '');
  const shown = texts.map(([name, text]) => ({ name, text: text.length > 24 ? `${text.slice(0, 23)}…` : text }));
  if (shown.length === 1) return shown[0]!.text;
  const named = shown.map(({ name, text }, place) => ({
    name,
    // A formula that comes first says by itself what it is.
    said: place === 0 && isFormula(inputs[name]!) ? text : namedText(inputs[name]!, text),
  }));
  const all = named.map(({ said }) => said);
  if (all.join(' · ').length <= maxLabelLength) return all.join(' · ');
  const others = examples.filter((one) => 'expect' in one && one.given !== given);
  const telling = named.filter(
    ({ name }) => others.length === 0 || others.some((one) => one.given[name] !== given[name]),
  );
  const room = telling.map(({ said }) => said);
  while (room.length > 1 && room.join(' · ').length > maxLabelLength) room.pop();
  return room.length < telling.length ? `${room.join(' · ')} · …` : room.join(' · ');
}

const maxLabelLength = 48;

const isFormula = ({ live }: Field<unknown>): boolean => isFormulaKind(live) || live === 'complex';

/** "Tax rate 25 %" and, of "Radius R", "R = 3": a choice says by itself what it is. */
function namedText({ label, unit, control }: Field<unknown>, text: string): string {
  if (control.control === 'select') return control.options.find(({ value }) => value === text)?.label ?? text;
  const percent = unit?.startsWith('%') && /^[-+\d.]+$/.test(text) ? ' %' : '';
  // What stands in brackets explains the field.
  const name = label.replace(/ \([^()]*\)$/, '');
  const symbol = symbolAtEnd.exec(name)?.[1];
  return `${symbol === undefined ? `${name} ` : `${symbol}\u00a0=\u00a0`}${text}${percent}`;
}

/** "Radius R" and "x1" are symbols, which have a value; "Tax rate" is a name. */
const symbolAtEnd = /(?:^|\s)((?:\p{L}\d?|[GXY][A-Z]\d?)'?)$/u;
