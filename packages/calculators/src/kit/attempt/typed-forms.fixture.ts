import { expand } from '@nomogram/math/algebra/expand.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { PresentedValue } from '../outcome.ts';
import { type Extremum, type Truth, truthOf } from './truth.ts';

/*
 * What people type who have found an answer, in the forms that textbooks and countries have, and the mistakes that they make, both derived
 * from the answer alone: for each kind of truth one function that gives forms of it and one that gives what is not it.
 */

/** Texts that are the answer, and texts that are not. */
export interface TypedForms {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

export function typedForms(values: readonly PresentedValue[]): TypedForms {
  const truth = truthOf(values);
  const [first] = values;
  switch (truth.kind) {
    case 'number':
      return numberForms(first!, truth);
    case 'expression':
      return truth.hasRemainder ? seriesForms(truth.expression) : expressionForms(truth.expression);
    case 'antiderivative':
      return antiderivativeForms(truth.expression, truth.variable);
    case 'roots':
      return rootForms(truth.x, values.slice(0, truth.members.length));
    case 'families':
      return familyForms(values);
    case 'real set':
      return setForms(first!.exact!);
    case 'named':
      return namedForms(truth, values);
    case 'matrix':
      return matrixForms(truth.rows);
    case 'list':
      return listForms(truth.entries.map((entry) => toText(entry)));
    case 'relation':
      return relationForms(truth.left, truth.right);
    case 'extrema':
      return extremumForms(truth.points, values);
    case 'words':
      return wordForms(truth);
    default:
      return { right: [], wrong: [] };
  }
}

/** Writing that changes nothing: no signs of multiplication, raised digits, a root sign, signs of print. */
const spellings = (text: string): readonly string[] => [
  text,
  text.replace(/(\d)\*(?=[a-z(])/g, '$1'),
  text.replace(/ /g, ''),
  text.replace(/\*/g, '·'),
  text.replace(/\^2(?!\d)/g, '²').replace(/\^3(?!\d)/g, '³'),
  text.replace(/-/g, '−'),
  text.replace(/\^/g, '**'),
  text.replace(/sqrt\((\d+)\)/g, '√$1'),
  text.replace(/\bpi\b/g, 'π'),
  text.replace(/\b(sin|cos|tan|ln)\(([a-z])\)(?!\^)/g, '$1 $2'),
  text.replace(/\b(sin|cos|tan|ln)\(([a-z])\)\^(\d)/g, '$1^$3($2)'),
  text.replace(/\be\^(\w)\b/g, 'exp($1)').replace(/\be\^(?=\()/g, 'exp'),
];

const significant = 6;

/** A number with so many digits, as people write it: without a power of ten. */
const rounded = (value: number, digits = significant): string => {
  const text = value.toPrecision(digits);
  return text.includes('e') ? value.toFixed(Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))))) : text;
};

const commaFor = (text: string): string => text.replace('.', ',');

/** Digits in groups of three. */
const grouped = (text: string, by: string): string => text.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, (digit) => digit + by);

function numberForms(value: PresentedValue, { wanted }: Extract<Truth, { kind: 'number' }>): TypedForms {
  const number = Q.toNumber(wanted.value);
  const { unit, exact } = value;
  const text = rounded(number);
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  const isRound = Number(plain) === number;
  const written = isRound ? plain : text;
  const right = [
    written,
    `${value.label} = ${written}`,
    `≈ ${written}`,
    `= ${written}`,
    `x ≈ ${written}`,
    ...(isRound ? [] : [`${text}...`, `${text}…`]),
    ...(value.rounded ? [value.rounded] : []),
    ...(Math.abs(number) >= 1
      ? [
          number.toExponential(significant - 1),
          number.toExponential(significant - 1).replace(/e\+?(-?\d+)/, '*10^$1'),
          number.toExponential(significant - 1).replace(/e\+?(-?\d+)/, ' × 10^$1'),
        ]
      : []),
    ...(/,\d{3}$/.test(commaFor(written)) ? [] : [commaFor(written)]),
    ...groupedForms(written),
    ...(unit ? unitForms(written, number, unit) : []),
    ...(exact ? [...spellings(exact), ...fractionForms(exact, wanted.value), ...rootFractionForms(exact)] : []),
  ];
  return { right, wrong: numberMistakes(number, written, value) };
}

const groupedForms = (written: string): readonly string[] => {
  if (Math.abs(Number(written)) < 1000) return [];
  const both = [grouped(written, ','), grouped(written, ' '), grouped(written, "'")];
  return written.includes('.') ? [...both, grouped(written, ' ').replace('.', ',')] : both;
};

function unitForms(written: string, number: number, unit: string): readonly string[] {
  if (unit.startsWith('%'))
    return [`${written}%`, `${written} %`, `${commaFor(written)} %`, `${written} percent`, rounded(number / 100)];
  if (unit === 'gon') return [`${written} gon`, `${written}gon`, ...degreeForms(number * 0.9)];
  if (unit === 'rad') return [`${written} rad`, ...degreeForms((number * 180) / Math.PI)];
  if (unit === 'm²') return [`${written} m²`, `${written} m^2`, `${written}m2`];
  return [`${written} ${unit}`, ...(further[unit] ?? []).map((form) => form.replace('#', written))];
}

/** What else a unit is called. */
const further: { readonly [unit: string]: readonly string[] } = {
  m: ['# metres', '# meters', '#m'],
  'square units': ['# units²', '# units^2', '# sq units', '# sq. units'],
  'cubic units': ['# units³', '# units^3', '# cu units'],
  times: ['#x', '# x', '# times', '#:1', '# to 1'],
  days: ['#days', '# d'],
  years: ['# yr', '# year', '# years'],
  'per share': ['$#', '# $', '$# per share', '#/share', '€#', '# €/share'],
  'per unit': ['$#', '$# per unit'],
  'per year': ['$#', '$# per year', '#/year'],
  'per month': ['$#', '$# per month', '#/month'],
  'per period': ['$#', '$# per period'],
};

/** An angle in decimal degrees, and in degrees, minutes and seconds. */
function degreeForms(degrees: number): readonly string[] {
  if (degrees <= 0 || degrees < 1) return [];
  const seconds = Math.round(degrees * 36000) / 10;
  const [whole, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = (seconds % 60).toFixed(1);
  return [
    `${rounded(degrees)}°`,
    `${rounded(degrees)} deg`,
    `${whole}°${minutes}'${rest}"`,
    `${whole}° ${minutes}′ ${rest}″`,
  ];
}

/** 1/2 as 3/6, 0.5 and 1/2 of a whole. */
function fractionForms(exact: string, value: Q.Rational): readonly string[] {
  const [, above, below] = /^(-?\d+)\/(\d+)$/.exec(exact) ?? [];
  if (above === undefined) return /^-?\d+$/.test(exact) ? [`${exact}.0`, `${3 * Number(exact)}/3`, `${exact}/1`] : [];
  const isShort = /^\d+(?:\.\d{1,8})?$/.test(String(Math.abs(Q.toNumber(value))));
  return [
    `${3 * Number(above)}/${3 * Number(below)}`,
    `(${above})/(${below})`,
    `\\frac{${above}}{${below}}`,
    ...(isShort ? [String(Q.toNumber(value))] : []),
  ];
}

/** sqrt(2)/2 as 1/2*sqrt(2) and as 2/(2*sqrt(2)). */
function rootFractionForms(exact: string): readonly string[] {
  const [, sign = '', factor = '1', under, below] = /^(-?)(?:(\d+)\*)?sqrt\((\d+)\)(?:\/(\d+))?$/.exec(exact) ?? [];
  if (under === undefined) return [];
  return [
    `${sign}${factor}/${below ?? 1}*sqrt(${under})`,
    `${sign}${factor}/${below ?? 1} sqrt(${under})`,
    `${sign}${Number(factor) * Number(under)}/(${below ?? 1}*sqrt(${under}))`,
    `${sign}${factor}√${under}/${below ?? 1}`,
    rounded(((sign ? -1 : 1) * Number(factor) * Math.sqrt(Number(under))) / Number(below ?? 1)),
  ];
}

function numberMistakes(number: number, written: string, { unit, exact }: PresentedValue): readonly string[] {
  if (number === 0) return ['1', '-1'];
  const last = written.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 5) % 10));
  return [
    `${-Number(written)}`,
    rounded(2 * number),
    rounded(number / 2),
    last,
    ...(unit === 'rad' ? [rounded((number * 180) / Math.PI)] : []),
    ...(unit === 'gon' ? [rounded(number * 0.9)] : []),
    ...(unit === 'm²' ? [`${written} m`] : []),
    ...(exact && Math.abs(number) !== 1 ? [`1/(${exact})`, `${exact} + 1`] : []),
  ];
}

/** The same from the right to the left, where it is a sum or a product. */
function turned(a: Expression): string | undefined {
  if (a.kind === 'sum')
    return [...a.terms]
      .reverse()
      .map((term) => `(${toText(term)})`)
      .join(' + ');
  if (a.kind === 'product')
    return [...a.factors]
      .reverse()
      .map((factor) => `(${toText(factor)})`)
      .join('*');
  return undefined;
}

function expressionForms(a: Expression): TypedForms {
  const text = toText(a);
  const opened = expand(a);
  const reversed = turned(a);
  const letter = freeSymbols(a)[0];
  return {
    right: [
      ...spellings(text),
      ...(reversed ? [reversed] : []),
      `-(-(${text}))`,
      ...complexForms(a),
      `f(${letter ?? 'x'}) = ${text}`,
    ],
    wrong: [
      `-(${text})`,
      `2*(${text})`,
      `${text} + 1`,
      ...signFlips(text),
      ...(opened.ok ? [`${toText(opened.value)} - 3`] : []),
    ],
  };
}

/** 2 - 3i with j, with i first, as a pair. */
function complexForms(a: Expression): readonly string[] {
  const [, re, sign, im = '1'] = /^(-?\d+) ([+-]) (?:(\d+)\*)?i$/.exec(toText(a)) ?? [];
  if (re === undefined) return [];
  const signed = `${sign === '-' ? '-' : ''}${im}`;
  return [
    `${signed}i + (${re})`,
    `${signed}i${re.startsWith('-') ? '' : '+'}${re}`,
    `${re}${sign}i${im}`,
    `${re}${sign}${im}j`,
    `(${re}, ${signed})`,
    `z = ${re} ${sign} ${im}i`,
  ];
}

/** Each + that stands alone as -, and the other way round. */
const signFlips = (text: string): readonly string[] =>
  [...text.matchAll(/ ([+-]) /g)].map(
    ({ index, 1: sign }) => `${text.slice(0, index)} ${sign === '+' ? '-' : '+'} ${text.slice(index + 3)}`,
  );

function seriesForms(a: Expression): TypedForms {
  const text = toText(a);
  return {
    right: [...spellings(text), `${text} + ...`, `${text} + …`],
    wrong: [`${text} + x`, `2*(${text})`, ...signFlips(text)],
  };
}

function antiderivativeForms(a: Expression, variable: string): TypedForms {
  const text = toText(a);
  return {
    right: [
      ...spellings(text).map((one) => `${one} + C`),
      `${text} + c`,
      `${text} + K`,
      `C + ${text}`,
      `${text} - 7 + C`,
      `F(${variable}) = ${text} + C`,
    ],
    wrong: [
      `2*(${text}) + C`,
      `-(${text}) + C`,
      `${text} + ${variable} + C`,
      ...signFlips(text).map((one) => `${one} + C`),
    ],
  };
}

function rootForms(x: string, values: readonly PresentedValue[]): TypedForms {
  const texts = values.map(({ exact, decimal }) => exact ?? decimal!);
  const named = texts.map((text) => `${x}=${text}`);
  const decimals = values.map(({ decimal, exact }) =>
    decimal === undefined || /[i]/.test(exact ?? '') ? undefined : rounded(Number(decimal)),
  );
  const [only] = texts;
  return {
    right: [
      texts.join('; '),
      texts.join(', '),
      texts.join(' and '),
      [...texts].reverse().join(' or '),
      named.join(' or '),
      named.join(', '),
      named.join('\n'),
      named.map((one) => one.replace('=', ' = ')).join(' v '),
      `{${texts.join(', ')}}`,
      `{${texts.join('; ')}}`,
      `${x} ∈ {${texts.join('; ')}}`,
      `S = {${texts.join(', ')}}`,
      texts.map((text, k) => `${x}${k + 1} = ${text}`).join('; '),
      texts.map((text, k) => `${x}_${k + 1}=${text}`).join(', '),
      `${texts.map((text) => `(${x} - (${text}))`).join('*')} = 0\n${named.join(' or ')}`,
      ...(decimals.every((one) => one !== undefined)
        ? [decimals.join('; '), decimals.map((one) => commaFor(one!)).join('; ')]
        : []),
    ],
    wrong: [
      [...texts.slice(1), `${only} + 1/7`].join('; '),
      [...texts, '37'].join('; '),
      `${texts.slice(1).join(' or ') || '37'}`,
      `${only}*2 + 1/9`,
    ],
  };
}

function familyForms(values: readonly PresentedValue[]): TypedForms {
  const texts = values.filter(({ arbitrary }) => arbitrary).flatMap(({ exact }) => exact!.split(' or '));
  const letter = values[0]!.arbitrary!.letter;
  const renamed = texts.map((text) => text.replace(new RegExp(`\\b${letter}\\b`, 'g'), 'n'));
  const degrees = texts.map((text) => text.replace(/\bpi\b/g, '180°'));
  return {
    right: [
      texts.join(' or '),
      [...texts].reverse().join('; '),
      texts.map((text) => `x = ${text}`).join(' or '),
      texts.map((text) => `x = ${text}`).join('\n'),
      renamed.join(', '),
      `${renamed.map((text) => `x = ${text}`).join(' or ')}, n ∈ ℤ`,
      texts.map((text) => text.replace(/\bpi\b/g, 'π').replace(/\*/g, '')).join(' or '),
      degrees.join(' or '),
      texts.map((text) => `${text} + 2*pi`).join(' or '),
      `${texts.map((text) => `x = ${text}`).join(' or ')}, where ${letter} is an integer`,
      `${texts.map((text) => `x = ${text}`).join(' or ')} (${letter} integer)`,
      `${texts.map((text) => `x = ${text}`).join(' or ')}, ${letter} ∈ Z`,
      ...modular(texts, letter),
    ],
    wrong: [
      texts.map((text) => `${text} + 1/3`).join(' or '),
      ...(texts.length > 1 ? [texts.slice(1).join(' or ')] : []),
      texts.map((text) => text.replace(new RegExp(`\\b${letter}\\b`), `7*${letter}`)).join(' or '),
      [...texts, `1/5 + 2*${letter}*pi`].join(' or '),
    ],
  };
}

/** x = π/3 [2π] and x ≡ π/3 (mod 2π), of French and of American books. */
function modular(texts: readonly string[], letter: string): readonly string[] {
  const split = texts.map((text) => new RegExp(`^(.+) \\+ (?:(\\d+)\\*)?${letter}\\*pi(?:/(\\d+))?$`).exec(text));
  if (!split.every((one) => one !== null)) return [];
  const parts = split.map(([, start, factor, below]) => ({
    start: start!,
    period: `${factor ?? ''}π${below ? `/${below}` : ''}`,
  }));
  return [
    parts.map(({ start, period }) => `x = ${start} [${period}]`).join(' or '),
    parts.map(({ start, period }) => `x ≡ ${start} (mod ${period})`).join(' or '),
    parts.map(({ start, period }) => `x ≡ ${start} [${period}]`).join('\n'),
    parts.map(({ start, period }) => `${start} mod ${period}`).join('; '),
  ];
}

/** Intervals in the brackets of two schools, and as comparisons. */
function setForms(exact: string): TypedForms {
  const spans = [...exact.matchAll(/([[(])([^,;]+), ([^)\]]+)([)\]])/g)].map(([, open, from, to, close]) => ({
    open: open!,
    from: from!,
    to: to!,
    close: close!,
  }));
  const points = /\{/.test(exact);
  if (points || spans.length === 0) return { right: [exact], wrong: [] };
  const compared = (x: string) =>
    spans.map(({ open, from, to, close }) => {
      const [below, above] = [open === '[' ? '<=' : '<', close === ']' ? '<=' : '<'];
      if (from === '-oo') return to === 'oo' ? `-oo < ${x} < oo` : `${x} ${above} ${to}`;
      return to === 'oo' ? `${x} ${below.replace('<', '>')} ${from}` : `${from} ${below} ${x} ${above} ${to}`;
    });
  const french = spans.map(
    ({ open, from, to, close }) =>
      `${open === '[' ? '[' : ']'}${from}; ${to.replace(/^oo$/, '+∞')}${close === ']' ? ']' : '['}`,
  );
  const moved = spans.map(
    ({ open, from, to, close }) =>
      `${open}${from === '-oo' ? from : `${from} + 1/9`}, ${to === 'oo' || from !== '-oo' ? to : `${to} + 1/9`}${close}`,
  );
  const flipped = spans.map(
    ({ open, from, to, close }) =>
      `${from === '-oo' ? open : open === '[' ? '(' : '['}${from}, ${to}${to === 'oo' ? close : close === ']' ? ')' : ']'}`,
  );
  return {
    right: [
      exact,
      exact.replace(/ ∪ /g, ' U '),
      exact.replace(/ ∪ /g, ' or '),
      exact.replace(/, /g, '; '),
      french.join(' ∪ '),
      french.join(' U '),
      compared('x').join(' or '),
      compared('x').join(' or ').replace(/<=/g, '≤').replace(/>=/g, '≥'),
      `x ∈ ${exact}`,
      `S = ${exact}`,
      `x in ${exact}`,
      `{x | ${compared('x').join(' or ')}}`,
      `{x : ${compared('x').join(' or ')}}`,
      `{x ∈ ℝ | ${compared('x').join(' or ')}}`,
      `L = {x | ${compared('x').join(' or ')}}`,
      exact.replace(/oo/g, 'inf'),
      exact.replace(/ ∪ /g, ' \\cup ').replace(/oo/g, '\\infty'),
      compared('x').join(' or ').replace(/<=/g, '=<').replace(/>=/g, '=>'),
      compared('x').join('\n or '),
      exact.replace(/oo/g, '∞'),
      exact.replace(/oo/g, 'infinity'),
      compared('x').join(' or ').replace(/ /g, ''),
      compared('x')
        .map((text) => text.replace(/^(.+) (<=?) x (<=?) (.+)$/, '$1 $2 x and x $3 $4'))
        .join(' or '),
    ],
    wrong: [
      moved.join(' ∪ '),
      flipped.join(' ∪ '),
      ...(spans.length > 1 ? [exact.split(' ∪ ')[0]!] : []),
      'x > 1000',
      'none',
    ].filter((one) => one !== exact),
  };
}

function namedForms(
  { names, solutions }: Extract<Truth, { kind: 'named' }>,
  values: readonly PresentedValue[],
): TypedForms {
  if (solutions.length > 1) return pointForms(names, values.slice(0, names.length * solutions.length));
  const lead = values.slice(0, names.length);
  const shorten = ({ exact, decimal }: PresentedValue) => exact ?? rounded(Number(decimal));
  const texts = lead.map(shorten);
  const unit = lead[0]!.unit;
  const pairs = texts.map((text, k) => `${names[k]} = ${text}`);
  const isNumbers = texts.every((text) => /^-?[\d./]+$/.test(text));
  const right = [
    pairs.join(', '),
    pairs.join('; '),
    pairs.join('\n'),
    [...pairs].reverse().join(', '),
    pairs.join(' and '),
    pairs.map((one) => one.replace(/ /g, '')).join(', '),
    ...(isNumbers
      ? [
          `(${texts.join(', ')})`,
          `(${texts.join('; ')})`,
          texts.join(', '),
          texts.join('; '),
          `{(${texts.join(', ')})}`,
          `(${names.join(', ')}) = (${texts.join(', ')})`,
        ]
      : []),
    ...(isNumbers && texts.length === 2 ? [`(${texts.join('|')})`] : []),
    ...(unit
      ? [texts.map((text) => `${text} ${unit}`).join(', '), pairs.map((one) => `${one} ${unit}`).join('; ')]
      : []),
    ...(isNumbers && texts.every((text) => text.includes('.'))
      ? [texts.map(commaFor).join('; '), `(${texts.map(commaFor).join('; ')})`]
      : []),
  ];
  const changed = (k: number) =>
    pairs.map((pair, index) => (index === k ? `${names[k]} = ${texts[k]} + 1` : pair)).join(', ');
  return {
    right: right.filter((one) => one !== ''),
    wrong: [
      ...texts.map((_, k) => changed(k)),
      pairs.slice(1).join(', '),
      ...(isNumbers && new Set(texts).size > 1 && texts.length === 2 ? [`(${[...texts].reverse().join(', ')})`] : []),
    ],
  };
}

/** Several points, or solutions in several unknowns. */
function pointForms(names: readonly string[], lead: readonly PresentedValue[]): TypedForms {
  const texts = lead.map(({ exact, decimal }) => exact ?? rounded(Number(decimal)));
  const points = names.length === 2 ? texts.flatMap((text, k) => (k % 2 === 0 ? [[text, texts[k + 1]!]] : [])) : [];
  if (points.length === 0) return { right: [], wrong: [] };
  const inBrackets = points.map(([x, y]) => `(${x}, ${y})`);
  const assigned = points.map(([x, y]) => `${names[0]} = ${x}, ${names[1]} = ${y}`);
  const mixed = points.map(([x], k) => `(${x}, ${points.at(k - 1)![1]} + 1)`);
  return {
    right: [
      inBrackets.join(', '),
      [...inBrackets].reverse().join(' and '),
      inBrackets.map((one) => one.replace(',', ';')).join('; '),
      inBrackets.join('\n'),
      assigned.join(' or '),
      assigned.join('; '),
      lead.map(({ label }, k) => `${label} = ${texts[k]}`).join(', '),
    ],
    wrong: [inBrackets[0]!, mixed.join(', '), assigned[0]!],
  };
}

function matrixForms(rows: readonly (readonly Expression[])[]): TypedForms {
  const texts = rows.map((row) => row.map((entry) => toText(entry)));
  const by = (inner: string, outer: string) => texts.map((row) => row.join(inner)).join(outer);
  const off = texts.map((row, k) => row.map((entry, j) => (k === 0 && j === 0 ? `${entry} + 1` : entry)));
  const flipped = texts.map((row) => row.map((entry) => `-(${entry})`));
  const write = (all: readonly (readonly string[])[]) => `[[${all.map((row) => row.join(', ')).join('], [')}]]`;
  return {
    right: [
      write(texts),
      by(',', '\n'),
      by(', ', '\n'),
      ...(texts.flat().every((one) => /^-?[\d./]+$/.test(one)) ? [by(' ', '\n'), by(' ', '; ')] : []),
      `{{${by(', ', '}, {')}}}`,
      `[${by(', ', '; ')}]`,
      `\\begin{pmatrix} ${by(' & ', ' \\\\ ')} \\end{pmatrix}`,
      by('\t', '\n'),
      `(${by(', ', '; ')})`,
      `A = ${write(texts)}`,
    ],
    wrong: [write(off), ...(texts.flat().some((one) => one !== '0') ? [write(flipped)] : [])],
  };
}

const listForms = (texts: readonly string[]): TypedForms => ({
  right: [
    texts.join(', '),
    `(${texts.join(', ')})`,
    `(${texts.join('; ')})`,
    `[${texts.join(', ')}]`,
    `∇f = (${texts.join(', ')})`,
    ...spellings(texts.join(', ')),
  ],
  wrong: [
    [`${texts[0]} + 1`, ...texts.slice(1)].join(', '),
    texts.map((text) => `-(${text})`).join(', '),
    ...(new Set(texts).size > 1 ? [[...texts].reverse().join(', ')] : []),
  ],
});

function relationForms(left: Expression, right: Expression): TypedForms {
  const [a, b] = [toText(left), toText(right)];
  const opened = expand(left);
  return {
    right: [
      ...spellings(`${a} = ${b}`),
      `${b} = ${a}`,
      `${a} - ${b} = 0`,
      `2*(${a}) = 2*(${b})`,
      ...(opened.ok ? [`${toText(opened.value)} = ${b}`] : []),
    ],
    wrong: [
      `${a} = ${b} + 1`,
      `2*(${a}) = ${b}`,
      ...signFlips(a.replace(/ \+ (?=\()/g, '+')).map((one) => `${one} = ${b}`),
    ],
  };
}

function extremumForms(points: readonly Extremum[], values: readonly PresentedValue[]): TypedForms {
  const found = points.map(({ kind }, k) => ({
    kind,
    x: values[3 * k + 1]!.exact ?? values[3 * k + 1]!.decimal!,
    y: values[3 * k + 2]!.exact ?? values[3 * k + 2]!.decimal!,
  }));
  const swap = (kind: string) => (kind === 'maximum' ? 'minimum' : 'maximum');
  return {
    right: [
      found.map(({ kind, x }) => `${kind} at x = ${x}`).join(', '),
      found.map(({ kind, x }) => `${kind.slice(0, 3)} at ${x}`).join('; '),
      found.map(({ kind, x, y }) => `${kind} (${x}, ${y})`).join('; '),
      found.map(({ kind, x, y }) => `${kind} at (${x}; ${y})`).join('\n'),
      found.map(({ kind, x }) => `${kind.slice(0, 3)}: ${x}`).join(', '),
      found.map(({ kind, x }) => `x = ${x} (${kind.slice(0, 3)})`).join(', '),
      found.map(({ kind, x }) => `x = ${x} is a ${kind}`).join(', '),
      found.map(({ kind, x }) => `f has a ${kind} at x = ${x}`).join(' and '),
      found.map(({ kind, x }) => `local ${kind} at x = ${x}`).join(', '),
      found.map(({ kind, x, y }) => `${kind} ${y} at x = ${x}`).join(', '),
      found.map(({ x }) => `x = ${x}`).join(', '),
      found.map(({ x, y }) => `(${x}, ${y})`).join(', '),
    ],
    wrong: [
      ...(found.some(({ kind }) => kind !== 'neither')
        ? [found.map(({ kind, x }) => `${swap(kind)} at x = ${x}`).join(', ')]
        : []),
      found.map(({ kind, x }) => `${kind} at x = ${x} + 1/7`).join(', '),
      found.map(({ x, y }) => `(${x}, ${y} + 1)`).join(', '),
    ],
  };
}

function wordForms({ meaning }: Extract<Truth, { kind: 'words' }>): TypedForms {
  const [prime, composite] = [
    ['prime', 'yes', 'Prime.', 'it is prime', 'yes, it is prime', 'is prime'],
    ['not prime', 'no', 'composite', 'No.', 'it is not prime', 'no, composite'],
  ];
  if (meaning === 'prime') return { right: prime!, wrong: composite! };
  if (meaning === 'composite') return { right: composite!, wrong: prime! };
  const [many, none] = [
    [
      'infinitely many',
      'infinite',
      'infinitely many solutions',
      'infinite solutions',
      'an infinite number of solutions',
      'dependent',
    ],
    ['none', 'no solution', 'inconsistent', '∅', 'no solutions'],
  ];
  return meaning === 'none' ? { right: none!, wrong: many! } : { right: many!, wrong: none! };
}
