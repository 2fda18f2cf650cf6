import type { PadName } from './keypad.ts';

/** What a key does that types nothing. */
type KeyAct = 'left' | 'right' | 'erase' | 'enter' | 'own';

export interface Key {
  /** What stands on it. */
  readonly face: string;
  /** What it is called, where its face is no word; letters of its face begin it. */
  readonly name?: string;
  /** The template that it types; its face, where it has none. */
  readonly types?: string;
  readonly act?: KeyAct;
}

/** The keys of a kind of field: words of functions in a row that scrolls, the others in rows of seven. */
export interface Pad {
  readonly words: readonly Key[];
  readonly rows: readonly (readonly Key[])[];
}

const types = (face: string, name?: string, types?: string): Key => ({ face, name, types });
const row = (faces: string): readonly Key[] => faces.split(' ').map((face) => common[face] ?? types(face));

const common: { readonly [face: string]: Key } = {
  '←': { face: '←', name: 'Move left', act: 'left' },
  '→': { face: '→', name: 'Move right', act: 'right' },
  '⌫': { face: '⌫', name: 'Erase', act: 'erase' },
  '↵': { face: '↵', name: 'Enter', act: 'enter' },
  abc: { face: 'abc', name: 'abc, the keyboard of this device', act: 'own' },
  '−': types('−', 'Minus', '-'),
  '×': types('×', 'Times', '*'),
  '+': types('+', 'Plus'),
  '/': types('/', 'Divided by'),
  '^': types('xⁿ', 'xⁿ, power', '^'),
  '²': types('x²', 'x², squared', '^2'),
  '√': types('√', 'Square root', 'sqrt(|)'),
  π: types('π', 'Pi', 'pi'),
  '∞': types('∞', 'Infinity', 'infinity'),
  '(': types('(', 'Open parenthesis'),
  ')': types(')', 'Close parenthesis'),
  '.': types('.', 'Decimal point'),
  ',': types(',', 'Comma'),
  ';': types(';', 'Semicolon'),
  '=': types('=', 'Equals'),
  '°': types('°', 'Degrees'),
  '′': types('′', 'Minutes of arc', "'"),
  '″': types('″', 'Seconds of arc', '"'),
  ee: types('×10ⁿ', '×10ⁿ, times ten to the power', 'e'),
};

const functions = ['sin', 'cos', 'tan', 'ln', 'log', 'exp', 'abs', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh'].map(
  (name) => types(name, undefined, `${name}(|)`),
);
const roots = [types('∛', 'Cube root', 'cbrt(|)'), types('a⁄b', 'a⁄b, fraction', '(|)/()')];

export const pads: { readonly [Name in PadName]: Pad } = {
  expression: {
    words: [...functions, ...roots, types('y'), types('t'), types('n'), types('a'), types('=', 'Equals'), common[',']!],
    rows: [row('7 8 9 x ^ ← →'), row('4 5 6 ( ) ² ⌫'), row('1 2 3 + − √ π'), row('0 . e × / ∞ ↵')],
  },
  number: {
    words: [],
    rows: [row('7 8 9 ( ) ← →'), row('4 5 6 × / √ ⌫'), row('1 2 3 + − ^ π'), row('0 . , e ee % ↵')],
  },
  angle: {
    words: [types('gon'), types('rad', undefined, ' rad'), types('N'), types('S'), types('E'), types('W')],
    rows: [row('7 8 9 ° ′ ← →'), row('4 5 6 ″ / √ ⌫'), row('1 2 3 + − × π'), row('0 . , ( ) ^ ↵')],
  },
  complex: {
    words: [...functions.slice(0, 7), types('{r, φ}', '{r, φ}, polar form', '{r: |, phi: }')],
    rows: [row('7 8 9 i ^ ← →'), row('4 5 6 ( ) √ ⌫'), row('1 2 3 + − × π'), row('0 . e / , ² ↵')],
  },
  table: {
    words: [...roots, types('x'), types('y'), types('a'), types('b'), common['=']!],
    rows: [row('7 8 9 , ; ← →'), row('4 5 6 ( ) √ ⌫'), row('1 2 3 + − ^ π'), row('0 . e × / ² ↵')],
  },
};

/** Leads to the keyboard of the device, from every pad. */
export const ownKey: Key = common.abc!;
