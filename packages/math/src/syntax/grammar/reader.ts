import type { Span } from '../../result/result.ts';
import { quote } from '../quote.ts';
import type { Complaint, Edit, Note, Token } from '../tokens/tokens.ts';
import type { Tree } from '../tree.ts';

/** The state of the parser: a place in the tokens. After a complaint it stands at the end, so that every loop stops. */
export interface Reader {
  readonly typed: string;
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
  readonly notes: Note[];
  complaint: Complaint | undefined;
  /** `|` between two operands is a division (otherwise it can only begin an absolute value). */
  readonly barDivides: boolean;
  /** A comma was chosen as the decimal mark. */
  readonly decimalComma: boolean;
  /** `5%` is 5/100. */
  readonly percent: boolean;
  /** Absolute values that are open inside the innermost bracket. */
  openBars: number;
  /** Reads an operand and all operators that bind tighter than `minimum`. */
  readonly read: (reader: Reader, minimum: number) => Tree;
}

/** The token that comes next. */
export const peek = (reader: Reader): Token => reader.tokens[reader.at]!;

/** Passes the next token and gives it. */
export function advance(reader: Reader): Token {
  const token = reader.tokens[reader.at]!;
  if (token.kind !== 'end') reader.at++;
  return token;
}

/** The token before the next one. */
export const previous = (reader: Reader): Token | undefined => reader.tokens[reader.at - 1];

/** Records the first complaint and ends the reading; what it returns is never used. */
export function fail(reader: Reader, message: string, span: Span, edit?: Edit): Tree {
  reader.complaint ??= { message, span, edit };
  reader.at = reader.tokens.length - 1;
  return { kind: 'number', text: '0', span };
}

/** The place of a token. */
export const spanOf = (token: Token): Span => ({ start: token.start, end: token.end });

/** The stretch from a start to the end of another stretch. */
export const from = (start: number, end: Span): Span => ({ start, end: end.end });

/** What was typed there. */
export const typedText = (reader: Reader, span: Span): string => reader.typed.slice(span.start, span.end);

/** The text of a token as a message shows it. */
export function quoted(reader: Reader, token: Token): string {
  const text = typedText(reader, spanOf(token)) || token.text;
  return text === '"' ? 'A quotation mark' : quote(text);
}
