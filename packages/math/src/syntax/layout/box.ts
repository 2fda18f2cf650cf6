/**
 * Typeset mathematics before a notation is chosen: what stands beside, above or inside what. `layout.ts` makes boxes of
 * a tree; LaTeX and MathML are two ways to write them down.
 */
export type Box =
  | { readonly box: 'number'; readonly text: string }
  | { readonly box: 'name'; readonly name: string; readonly constant: boolean }
  | { readonly box: 'function'; readonly name: string }
  | { readonly box: 'sign'; readonly sign: Sign }
  | { readonly box: 'row'; readonly items: readonly Box[] }
  | { readonly box: 'fraction'; readonly over: Box; readonly under: Box }
  | { readonly box: 'raised'; readonly base: Box; readonly exponent: Box }
  | { readonly box: 'lowered'; readonly base: Box; readonly index: Box }
  | { readonly box: 'root'; readonly radicand: Box; readonly order: Box | undefined }
  | { readonly box: 'fence'; readonly fence: Fence; readonly inner: Box }
  | { readonly box: 'binomial'; readonly over: Box; readonly under: Box };

/** `beside` multiplies without a sign, `applied` puts a function before its argument. */
export type Sign =
  | 'plus'
  | 'minus'
  | 'negative'
  | 'positive'
  | 'times'
  | 'beside'
  | 'applied'
  | 'comma'
  | 'slash'
  | 'factorial'
  | 'percent'
  | 'degrees'
  | 'gradians'
  | 'radians'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>=';

export type Fence = 'parentheses' | 'absolute' | 'floor' | 'ceiling';

export const sign = (which: Sign): Box => ({ box: 'sign', sign: which });

export const row = (...items: readonly Box[]): Box => ({ box: 'row', items });

export const number = (text: string): Box => ({ box: 'number', text });

export const fence = (inner: Box, which: Fence = 'parentheses'): Box => ({ box: 'fence', fence: which, inner });
