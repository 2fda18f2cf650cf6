import { greek } from '../spellings.ts';
import type { Box, Fence, Sign } from './box.ts';
import { nameParts } from './box-latex.ts';
import { functionSign } from './function-signs.ts';

/** Writes a box in MathML Core, without the enclosing `<math>`. */
export function boxToMathML(box: Box): string {
  switch (box.box) {
    case 'number':
      return `<mn>${box.text}</mn>`;
    case 'name':
      return nameMathML(box.name, box.constant);
    case 'function':
      return `<mi>${escaped(functionSign(box.name).upright)}</mi>`;
    case 'sign':
      return signs[box.sign];
    case 'row':
      return `<mrow>${box.items.map(boxToMathML).join('')}</mrow>`;
    case 'fraction':
      return `<mfrac>${boxToMathML(box.over)}${boxToMathML(box.under)}</mfrac>`;
    case 'raised':
      return `<msup>${boxToMathML(box.base)}${boxToMathML(box.exponent)}</msup>`;
    case 'lowered':
      return `<msub>${boxToMathML(box.base)}${boxToMathML(box.index)}</msub>`;
    case 'root':
      if (box.order === undefined) return `<msqrt>${boxToMathML(box.radicand)}</msqrt>`;
      return `<mroot>${boxToMathML(box.radicand)}${boxToMathML(box.order)}</mroot>`;
    case 'fence': {
      const [open, close] = fences[box.fence];
      return `<mrow>${bracket(open, 'prefix')}${boxToMathML(box.inner)}${bracket(close, 'postfix')}</mrow>`;
    }
    case 'binomial': {
      const fraction = `<mfrac linethickness="0">${boxToMathML(box.over)}${boxToMathML(box.under)}</mfrac>`;
      return `<mrow>${bracket('(', 'prefix')}${fraction}${bracket(')', 'postfix')}</mrow>`;
    }
  }
}

const bracket = (character: string, form: string): string =>
  `<mo form="${form}" fence="true" stretchy="true">${character}</mo>`;

const fences: Readonly<Record<Fence, readonly [string, string]>> = {
  parentheses: ['(', ')'],
  absolute: ['|', '|'],
  floor: ['⌊', '⌋'],
  ceiling: ['⌈', '⌉'],
};

const operator = (character: string): string => `<mo>${character}</mo>`;

const signs: Readonly<Record<Sign, string>> = {
  plus: operator('+'),
  minus: operator('−'),
  negative: '<mo form="prefix">−</mo>',
  positive: '<mo form="prefix">+</mo>',
  times: operator('⋅'),
  // Invisible times and function application, which a screen reader speaks.
  beside: operator('\u2062'),
  applied: operator('\u2061'),
  comma: operator(','),
  slash: operator('/'),
  factorial: operator('!'),
  percent: operator('%'),
  degrees: '<mi mathvariant="normal">°</mi>',
  gradians: '<mtext>\u00a0gon</mtext>',
  radians: '<mtext>\u00a0rad</mtext>',
  '=': operator('='),
  '!=': operator('≠'),
  '<': operator('&lt;'),
  '<=': operator('≤'),
  '>': operator('&gt;'),
  '>=': operator('≥'),
};

const constantsMathML: Readonly<Record<string, string>> = { pi: 'π', infinity: '∞', EulerGamma: 'γ', Catalan: 'G' };

function nameMathML(name: string, constant: boolean): string {
  if (constant) return `<mi>${constantsMathML[name] ?? name}</mi>`;
  const { letter, index, primes } = nameParts(name);
  const base = `<mi>${escaped(greek.get(letter) ?? letter)}</mi>`;
  const lowered = index === '' ? '' : /^\d+$/.test(index) ? `<mn>${index}</mn>` : `<mi>${escaped(index)}</mi>`;
  const raised = primes === '' ? '' : `<mo>${'′'.repeat(primes.length)}</mo>`;
  if (lowered !== '' && raised !== '') return `<msubsup>${base}${lowered}${raised}</msubsup>`;
  if (lowered !== '') return `<msub>${base}${lowered}</msub>`;
  return raised === '' ? base : `<msup>${base}${raised}</msup>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
