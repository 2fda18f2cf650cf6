import { constantOf, functionOf } from '@nomogram/math/syntax/spellings.ts';
import { callMeaning } from '@nomogram/math/syntax/tokens/calls.ts';

/**
 * Formulas and equations in words: `x squared plus 3` is x^2 + 3, `5 less than twice a number is 11` is 2*x - 5 = 11. Words for
 * operations bind as their signs do; what is no such word must be a piece of formula itself, and one word that is neither makes the
 * whole text no formula. Nothing where no word stands for an operation.
 */
export function formulaOf(text: string): string | undefined {
  const words = wordsOf(text);
  if (words === undefined) return undefined;
  const reader: Reader = { words, at: 0, spoken: 0, open: -1 };
  const left = sum(reader);
  if (left === undefined) return undefined;
  const relation = takes(reader, '=', '<', '>', '≤', '≥');
  const right = relation && sum(reader);
  if ((relation && right === undefined) || reader.at < words.length || reader.spoken === 0) return undefined;
  return relation === undefined ? left : `${left} ${relation} ${right}`;
}

/** What a word or several stand for, the longer first. */
const meanings: readonly (readonly [words: string, meaning: string])[] = [
  ['is (?:less|smaller|lower) than or equal to|is at most|(?:is )?no more than|≤|<=', '≤'],
  ['is (?:greater|more|larger) than or equal to|is at least|(?:is )?no less than|≥|>=', '≥'],
  ['is (?:less|smaller|lower) than|is below|<', '<'],
  ['is (?:greater|more|larger) than|is above|>', '>'],
  ['(?:is )?equals?(?: to)?|is the same as|is|gives|makes|results in|=', '='],
  ['more than|greater than|added to', 'more'],
  ['less than|fewer than|subtracted from', 'less'],
  ['plus|increased by|\\+', 'plus'],
  ['minus|decreased by|diminished by|reduced by|[-−]', 'minus'],
  ['times|multiplied by|[*×·]', 'times'],
  ['divided by|over|[/÷]', 'over'],
  ['(?:raised )?to the power(?: of)?|raised to', 'power'],
  ['squared', '2'],
  ['cubed', '3'],
  ['twice|double', '2*'],
  ['thrice|triple', '3*'],
  ['half(?: of)?', '1/2*'],
  ['(?:the )?(?:sum|total) of', 'sum of'],
  ['(?:the )?difference (?:of|between)', 'difference of'],
  ['(?:the )?product of', 'product of'],
  ['(?:the )?quotient of', 'quotient of'],
  ['(?:the )?square root of', 'sqrt'],
  ['(?:the )?cube root of', 'cbrt'],
  ['(?:the )?square of', 'square of'],
  ['(?:the )?cube of', 'cube of'],
  ['(?:the )?(?:absolute value|modulus) of', 'abs'],
  ['(?:a|the|some|an unknown|a certain) number', 'x'],
  ['and', 'and'],
];

const meaningOf = meanings.map(([words, meaning]) => [new RegExp(`^(?:${words})(?![^\\s(])`, 'i'), meaning] as const);

/** Small numbers that people write out. */
const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Functions whose names are words. */
const functionNames: ReadonlyMap<string, string> = new Map([
  ['sine', 'sin'],
  ['cosine', 'cos'],
  ['tangent', 'tan'],
]);

interface Word {
  /** What it stands for; of a piece of formula `formula`. */
  readonly meaning: string;
  readonly text: string;
}

interface Reader {
  readonly words: readonly Word[];
  at: number;
  /** Words read so far that stand for an operation. */
  spoken: number;
  /** Where what follows may belong to it or not: behind `square root of x`. */
  open: number;
}

const spelledOut = /^\p{L}{2}/u;
/** Words that a question has without any operation. */
const unspoken: readonly string[] = ['=', 'x', 'function', 'formula'];

/** The text as words with a meaning and pieces of formula; undefined where a word is neither. */
function wordsOf(text: string): readonly Word[] | undefined {
  const words: Word[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const [pattern, meaning] = meaningOf.find(([one]) => one.test(rest)) ?? [];
    const piece = pattern ? pattern.exec(rest)![0] : /^\S+/.exec(rest)![0];
    const word = meaning === undefined ? pieceOf(piece) : { meaning, text: piece };
    if (word === undefined) return undefined;
    words.push(word);
    rest = rest.slice(piece.length).trimStart();
  }
  return words;
}

function pieceOf(piece: string): Word | undefined {
  const numeral = numerals.indexOf(piece.toLowerCase());
  if (numeral >= 0) return { meaning: 'formula', text: String(numeral) };
  const name = functionNames.get(piece.toLowerCase()) ?? piece;
  if (isOfOne(name)) return { meaning: 'function', text: name };
  const names = piece.match(/\p{L}+/gu) ?? [];
  const isKnown = names.every(
    (name) => name.length === 1 || functionOf(name) !== undefined || constantOf(name) !== undefined,
  );
  if (piece === 'of') return { meaning: 'of', text: piece };
  return isKnown && /^[\p{L}\d.+\-−*/^()√π²³]+$/u.test(piece) ? { meaning: 'formula', text: piece } : undefined;
}

/** Whether it names a function of one argument. */
function isOfOne(word: string): boolean {
  const name = functionOf(word);
  return name !== undefined && (callMeaning(name)?.arity.includes(1) ?? false);
}

function takes(reader: Reader, ...meanings: readonly string[]): string | undefined {
  const word = reader.words[reader.at];
  if (word === undefined || !meanings.includes(word.meaning)) return undefined;
  reader.at++;
  if (spelledOut.test(word.text) && !unspoken.includes(word.meaning)) reader.spoken++;
  return word.meaning;
}

/**
 * `5 more than a number` and `5 less than a number` turn their parts round. Nothing where a sign follows the operand of a root or a
 * function: `square root of x plus 1` has two readings.
 */
function sum(reader: Reader): string | undefined {
  let found = product(reader);
  const sides = reader.words[reader.at]?.meaning;
  if (reader.open === reader.at && (sides === 'plus' || sides === 'minus')) return undefined;
  for (
    let sign = takes(reader, 'plus', 'minus', 'more', 'less');
    sign;
    sign = takes(reader, 'plus', 'minus', 'more', 'less')
  ) {
    const isTurned = sign === 'more' || sign === 'less';
    const other = isTurned ? sum(reader) : product(reader);
    if (found === undefined || other === undefined) return undefined;
    if (isTurned) found = sign === 'more' ? `${other} + ${found}` : `${other} - ${tight(found)}`;
    else found = `${found} ${sign === 'plus' ? '+' : '-'} ${other}`;
  }
  return found;
}

function product(reader: Reader): string | undefined {
  let found = factor(reader);
  for (let sign = takes(reader, 'times', 'over'); sign; sign = takes(reader, 'times', 'over')) {
    const other = factor(reader);
    if (found === undefined || other === undefined) return undefined;
    found = `${found}${sign === 'times' ? '*' : '/'}${/^\w+\^\w+$/.test(other) ? other : tight(other)}`;
  }
  return found;
}

function factor(reader: Reader): string | undefined {
  const multiple = takes(reader, '2*', '3*', '1/2*');
  const found = multiple === undefined ? powered(reader) : factor(reader);
  if (found === undefined) return undefined;
  return multiple === undefined ? found : multiple === '1/2*' ? `${tight(found)}/2` : multiple + tight(found);
}

function powered(reader: Reader): string | undefined {
  let found = operand(reader);
  for (let by = takes(reader, '2', '3', 'power'); by; by = takes(reader, '2', '3', 'power')) {
    const exponent = by === 'power' ? operand(reader) : by;
    if (found === undefined || exponent === undefined) return undefined;
    found = `${tight(found)}^${tight(exponent)}`;
  }
  return found;
}

const signsOf: Readonly<Record<string, string>> = {
  'sum of': ' + ',
  'difference of': ' - ',
  'product of': '*',
  'quotient of': '/',
};

function operand(reader: Reader): string | undefined {
  const named = reader.words[reader.at];
  const meaning = takes(
    reader,
    ...Object.keys(signsOf),
    'sqrt',
    'cbrt',
    'abs',
    'square of',
    'cube of',
    'function',
    'x',
    'formula',
  );
  if (meaning === undefined) return undefined;
  if (meaning === 'x') return 'x';
  if (meaning === 'formula') return named!.text;
  if (meaning === 'function') {
    const isSpoken = takes(reader, 'of') !== undefined;
    const argument = powered(reader);
    if (isSpoken) reader.open = reader.at;
    // Without the word it is read as it was typed: sin x/2.
    return (
      argument && (isSpoken || /^\w$/.test(argument) ? `${named!.text}(${argument})` : `${named!.text} ${argument}`)
    );
  }
  if (meaning in signsOf) return pair(reader, signsOf[meaning]!);
  const inner = factor(reader);
  if (inner === undefined) return undefined;
  reader.open = reader.at;
  if (meaning === 'square of' || meaning === 'cube of') return `${tight(inner)}^${meaning === 'cube of' ? 3 : 2}`;
  return `${meaning}(${inner})`;
}

/** `the sum of a number and 3`. */
function pair(reader: Reader, sign: string): string | undefined {
  const one = product(reader);
  const other = takes(reader, 'and') && product(reader);
  return one === undefined || other === undefined ? undefined : `(${tight(one)}${sign}${tight(other)})`;
}

/** In brackets unless it is one number, one letter or in brackets already. */
const tight = (text: string): string =>
  /^(?:\d+(?:\.\d+)?|\p{L}|\d*\p{L}|\p{L}*\([^()]*\))$/u.test(text) ? text : `(${text})`;
