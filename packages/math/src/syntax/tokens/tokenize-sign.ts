import type { Scanner } from './tokens.ts';
import { lastToken, push } from './tokens.ts';

/** Takes a sign of one or two ASCII characters; false where there is none. */
export function scanSign(scanner: Scanner, character: string): boolean {
  const { plain, at } = scanner;
  const next = plain[at + 1];
  switch (character) {
    case '(':
    case '[':
    case '{':
      return openBracket(scanner, character);
    case ')':
    case ']':
    case '}':
      if (scanner.commaSeparates.length > 1) scanner.commaSeparates.pop();
      return push(scanner, 'close', character, at + 1);
    case '+':
    case '-':
    case '/':
    case '%':
      return push(scanner, 'operator', character, at + 1);
    case '*':
      return next === '*' ? push(scanner, 'operator', '^', at + 2) : push(scanner, 'operator', '*', at + 1);
    case '^':
      return caret(scanner);
    case '!':
      return next === '=' ? unequal(scanner) : push(scanner, 'operator', '!', at + 1);
    case '<':
    case '>':
    case '=':
      return comparison(scanner, character, next);
    case '|':
      return push(scanner, 'bar', '|', at + 1);
    case ',':
      return push(scanner, 'comma', ',', at + 1);
    case ';':
      return push(scanner, 'semicolon', ';', at + 1);
    case ':':
      return ratio(scanner);
    default:
      return false;
  }
}

const relation = (scanner: Scanner, operator: string, length: number): true =>
  push(scanner, 'relation', operator, scanner.at + length);

/** `n!=6` could have been meant as n! = 6. */
function unequal(scanner: Scanner): true {
  const { at } = scanner;
  if (lastToken(scanner)?.end === at && !/\s/.test(scanner.plain[at + 2] ?? '')) {
    const message = '"!=" is read as "is not equal to"; for a factorial write a space before the "=".';
    scanner.notes.push({ message, span: { start: at, end: at + 2 } });
  }
  return relation(scanner, '!=', 2);
}

/** `<=`, `=<`, `<>`, `==` and the like. */
function comparison(scanner: Scanner, character: '<' | '>' | '=', next: string | undefined): true {
  if (character === '<' && next === '>') return relation(scanner, '!=', 2);
  if (character === '=' && (next === '<' || next === '>')) return relation(scanner, `${next}=`, 2);
  if (next !== '=') return relation(scanner, character, 1);
  return relation(scanner, character === '=' ? '=' : `${character}=`, 2);
}

const degreesInLatex = /\^\s*(?:\{\s*\\(?:circ|degree)\s*\}|\\(?:circ|degree)(?![A-Za-z])|°)/y;

function caret(scanner: Scanner): true {
  degreesInLatex.lastIndex = scanner.at;
  const degrees = degreesInLatex.exec(scanner.plain);
  if (degrees !== null) return push(scanner, 'unit', 'degrees', scanner.at + degrees[0].length);
  return push(scanner, 'operator', '^', scanner.at + 1);
}

function openBracket(scanner: Scanner, bracket: string): true {
  const before = lastToken(scanner);
  const takesSeveral = before?.meaning?.kind === 'function' && scanner.maxArguments(before.meaning.name) > 1;
  // A comma in square brackets would be a list, and no decimal comma.
  scanner.commaSeparates.push((takesSeveral && !hasSemicolon(scanner)) || bracket === '[');
  return push(scanner, 'open', bracket, scanner.at + 1);
}

/** Whether a semicolon separates the arguments of the call that opens here; its commas are then decimal commas. */
function hasSemicolon(scanner: Scanner): boolean {
  if (!scanner.plain.includes(';', scanner.at)) return false;
  let depth = 0;
  for (let at = scanner.at; at < scanner.plain.length; at++) {
    const character = scanner.plain[at]!;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    else if (character === ';' && depth === 1) return true;
    if (depth === 0) return false;
  }
  return false;
}

function ratio(scanner: Scanner): true {
  const { at } = scanner;
  if (scanner.plain[at + 1] === '=') return relation(scanner, '=', 2);
  scanner.notes.push({ message: '":" is read as a division.', span: { start: at, end: at + 1 } });
  return push(scanner, 'operator', '/', at + 1);
}
