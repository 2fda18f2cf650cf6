import { greek } from '../spellings.ts';
import type { Box, Fence, Sign } from './box.ts';
import { functionSign } from './function-signs.ts';

/** Writes a box in LaTeX that KaTeX and every LaTeX with amsmath set alike. */
export function boxToLatex(box: Box): string {
  switch (box.box) {
    case 'number':
      return box.text;
    case 'name':
      return nameLatex(box.name, box.constant);
    case 'function':
      return functionSign(box.name).latex;
    case 'sign':
      return signs[box.sign].trim();
    case 'row':
      return rowLatex(box.items);
    case 'fraction':
      return `\\frac{${boxToLatex(box.over)}}{${boxToLatex(box.under)}}`;
    case 'raised':
      return `${boxToLatex(box.base)}^{${boxToLatex(box.exponent)}}`;
    case 'lowered':
      return `${boxToLatex(box.base)}_{${boxToLatex(box.index)}}`;
    case 'root': {
      const order = box.order === undefined ? '' : `[${boxToLatex(box.order)}]`;
      return `\\sqrt${order}{${boxToLatex(box.radicand)}}`;
    }
    case 'fence': {
      const [open, close] = fences[box.fence];
      return `\\left${open}${boxToLatex(box.inner)}\\right${close}`;
    }
    case 'binomial':
      return `\\binom{${boxToLatex(box.over)}}{${boxToLatex(box.under)}}`;
  }
}

const fences: Readonly<Record<Fence, readonly [string, string]>> = {
  parentheses: ['(', ')'],
  absolute: ['|', '|'],
  floor: ['\\lfloor ', '\\rfloor '],
  ceiling: ['\\lceil ', '\\rceil '],
};

const signs: Readonly<Record<Sign, string>> = {
  plus: ' + ',
  minus: ' - ',
  negative: '-',
  positive: '+',
  times: ' \\cdot ',
  beside: ' ',
  applied: ' ',
  comma: ', ',
  slash: '/',
  factorial: '!',
  percent: '\\%',
  degrees: '^{\\circ}',
  gradians: '\\,\\mathrm{gon}',
  radians: '\\,\\mathrm{rad}',
  '=': ' = ',
  '!=': ' \\neq ',
  '<': ' < ',
  '<=': ' \\le ',
  '>': ' > ',
  '>=': ' \\ge ',
};

function rowLatex(items: readonly Box[]): string {
  let latex = '';
  for (const [index, item] of items.entries()) {
    if (item.box === 'sign') {
      const next = items[index + 1];
      const opens = item.sign === 'applied' && next?.box === 'fence';
      latex += opens ? '' : signs[item.sign];
    } else latex += boxToLatex(item);
  }
  return latex;
}

const constantsLatex: Readonly<Record<string, string>> = {
  pi: '\\pi',
  infinity: '\\infty',
  EulerGamma: '\\gamma',
  Catalan: 'G',
};

function nameLatex(name: string, constant: boolean): string {
  if (constant) return constantsLatex[name] ?? name;
  // A quantity that goes by words, as in the formulas of finance, or a probability: P(X = 0).
  if (name.includes(' ')) return `\\text{${name.replace(/[^\p{L}\p{N} '().=-]/gu, '')}}`;
  const { letter, index, primes } = nameParts(name);
  const base = greek.has(letter) ? `\\${letter}` : letter.length === 1 ? letter : `\\mathrm{${safe(letter)}}`;
  const lowered = index === '' ? '' : `_{${/^(?:\d+|[A-Za-z])$/.test(index) ? index : `\\mathrm{${safe(index)}}`}}`;
  return base + lowered + primes;
}

/** Nothing in a name may act as a command. */
const safe = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** A name such as `x_1'` in its parts. */
export function nameParts(name: string): { letter: string; index: string; primes: string } {
  const [whole = '', primes = ''] = /^([^']*)('*)$/.exec(name)?.slice(1) ?? [name];
  const at = whole.indexOf('_');
  return at < 1
    ? { letter: whole, index: '', primes }
    : { letter: whole.slice(0, at), index: whole.slice(at + 1), primes };
}
