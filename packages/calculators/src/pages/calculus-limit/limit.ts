import { type LimitByCases, limitByCases } from '@nomogram/math/calculus/limit/by-cases.ts';
import { isRealSide, type LimitResult, type SideLimit } from '@nomogram/math/calculus/limit/limit-result.ts';
import { infiniteEnd } from '@nomogram/math/calculus/limit.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { functionField } from '../../kit/fields/function.ts';
import { linear } from '../../kit/laws/expressions.ts';
import type { Options } from '../../kit/options.ts';
import { exact, formula, words } from '../../kit/quantity.ts';
import { type UnderAssumptions, underAssumptions } from '../../shared/calculus/under-assumptions.ts';
import { variableOf } from '../../shared/calculus/variable.ts';
import { approachFigure } from './approach-figure.ts';
import { bound } from './bound.ts';
import { sideWords, stepsByCases, whyNone } from './limit-steps.ts';

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'For example sin(x)/x or (1+1/x)^x.' },
    'other',
  ),
  bound: bound({ label: 'x tends to', hint: 'A value, +oo or -oo; 0+ and 0- for one side only.' }),
};

export default calculator({
  title: 'Limit',
  keywords: ['lim', "l'Hospital", 'asymptote'],
  asks: [
    'lim[it][ of] {function}[ as][ for][ when] {@}->{bound}',
    'lim[it][ as] {@}->{bound}[ of] {function}',
    'lim[it][ of] {function} (as|when) {@} (approaches|tends to|goes to) {bound}',
    'lim[it][ of] {function} as {@} to {bound}',
    'lim[it][ of] {function} {@} to {bound}',
    'lim[it] (as|when) {@} (approaches|tends to|goes to) {bound}[ of] {function}',
    'lim[it] {@} to {bound}[ of] {function}',
    'lim[it][ of] {function} at {@} = {bound}',
    'lim[it][ of] {function} at {bound}',
    'lim[it][ of] {function}{bound=}',
  ],
  purpose:
    'The limit of a function at a point or at infinity, from both sides, with steps, and checked by approaching it.',
  path: 'calculus/limit/:function/:bound',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle', 'assume'],
  unchosen: 'As the function suggests',
  methods: { algebra: 'Algebra', hospital: "L'Hôpital's rule", series: 'First terms of the series' },
  inputs,
  formula: '\\lim_{x \\to a} f(x) = L',
  compute,
  laws: [linear('function', 'limit')],
  examples: [
    { given: { function: 'sin(x)/x', bound: '0' }, expect: { limit: '1' } },
    { given: { function: '((x+1)/(x-1))^x', bound: '+oo' }, expect: { limit: 'e^2' } },
    { given: { function: 'sqrt(x^2+x)-x', bound: '+oo' }, expect: { limit: '1/2' } },
    { label: 'two sides', given: { function: 'abs(x)/x', bound: '0' }, expect: { left: '-1', right: '1' } },
    {
      label: 'oscillation',
      given: { function: 'sin(x)', bound: '+oo' },
      expect: { limit: 'does not exist: it oscillates between -1 and 1' },
    },
    { label: 'with a letter', given: { function: 'a^x', bound: '+oo' }, expect: { limit: '+oo' } },
    { label: 'no variable', given: { function: '2', bound: '0' }, expect: { limit: '2' } },
    { label: 'complex values', given: { function: 'sqrt(x - 4)', bound: '0' }, expect: { limit: '2*i' } },
    { label: 'one side', given: { function: 'x*ln(x)', bound: '0+' }, expect: { limit: '0' } },
    { given: { function: 'sin(x)/x', bound: '' }, fails: 'missing' },
    { given: { function: 'x^2', bound: 'x' }, fails: 'out-of-range' },
  ],
  references: [
    {
      title: 'D. Gruntz, On Computing Limits in a Symbolic Manipulation System, thesis, ETH Zürich (1996)',
      url: 'https://doi.org/10.3929/ethz-a-001631582',
    },
    { title: 'NIST Digital Library of Mathematical Functions, §1.4(i) and §2.1', url: 'https://dlmf.nist.gov/1.4' },
  ],
});

function compute({ function: given, bound: { parsed, side } }: InputValues<typeof inputs>, options: Options) {
  const typed = given.expression;
  const variable = variableOf(given);
  const assumed = underAssumptions(options.assume, [typed, parsed.expression], variable);
  if (!assumed.ok) return assumed;
  const [f, to] = pair([typed, parsed.expression].map(assumed.value.put));
  if (freeSymbols(to).includes(variable))
    return no('out-of-range', `x tends to: a value without ${variable} is needed, for ${variable} is what moves.`);
  const byCases = limitByCases(f, variable, to, side);
  if (!byCases.ok) return byCases;
  const { anySign } = byCases.value;
  const { first, conditions, others } = underAssumed(byCases.value, assumed.value);
  if (!conditions.ok) return conditions;
  const found = first.value;
  const possible = assumed.value.possible(others);
  return ok({
    values: {
      limit: limitValue(found),
      left: sideValue(found, 'left', 'From the left'),
      right: sideValue(found, 'right', 'From the right'),
    },
    conditions: conditions.value,
    cases: possible.map(({ when, value }) => ({ when, value: limitValue(value) })),
    steps: () => stepsByCases({ f, variable, to, side }, first, possible, options.method),
    checked: checksOf(found),
    notes: [...anySignNote(anySign), ...notesOf(f, variable, to, found)],
    figure: () => approachFigure(f, variable, to, found),
  });
}

/** The limit where what is assumed of the letters holds: the one that leads, else the first case that can hold then. */
function underAssumed({ found, by, cases }: LimitByCases, assumed: UnderAssumptions) {
  const all = [{ when: found.conditions, value: found, by }, ...cases];
  const opened = all.map((one) => assumed.open(one.when));
  const index = Math.max(
    0,
    opened.findIndex((one) => one.ok),
  );
  return { first: all[index]!, conditions: opened[index]!, others: cases.filter((_, k) => k + 1 !== index) };
}

function limitValue(found: LimitResult): Quantity {
  const sides = [found.sides.left, found.sides.right].filter((side) => side !== undefined);
  const isReal = sides.length === 0 || sides.some(isRealSide);
  if (found.kind === 'value') return valueOfLimit(isReal ? 'Limit' : 'Limit of the complex values', found.value);
  return words('Limit', `does not exist: ${whyNone(found)}`, { meaning: 'no limit' });
}

/** A finite value with its decimal, or ±oo. */
function valueOfLimit(label: string, value: Expression): Quantity {
  const end = infiniteEnd(value);
  if (end === null) return exact(label, value);
  return formula(label, end === 1 ? '+oo' : '-oo', end === 1 ? '+\\infty' : '-\\infty');
}

/** A side, where it says something that the limit does not. */
function sideValue(found: LimitResult, side: 'left' | 'right', label: string): Quantity | undefined {
  const one = found.sides[side];
  const { left, right } = found.sides;
  if (found.kind === 'value' || left === undefined || right === undefined || one === undefined) return undefined;
  return one.kind === 'value' ? valueOfLimit(label, one.value) : words(label, sideWords(one));
}

function checksOf({ sides }: LimitResult): readonly Check[] {
  const all = [sides.left, sides.right].filter((side) => side !== undefined);
  if (all.length === 0) return [{ how: 'definition', detail: 'The function does not depend on the variable.' }];
  const checks = new Map<string, Check>();
  for (const side of all) {
    const check = checkOf(side);
    checks.set(check.detail, check);
  }
  return [...checks.values()];
}

function checkOf(side: SideLimit): Check {
  if (side.kind === 'no values')
    return { how: 'definition', detail: 'A limit is one of values, and an expression with infinity in it has none.' };
  if (side.kind === 'not real')
    return {
      how: 'numerical approach',
      detail: 'At points nearer and nearer the values are not real, to hundreds of bits.',
    };
  if (side.kind !== 'value')
    return {
      how: 'numerical approach',
      detail: 'At random points further and further out the values stay as far apart as before.',
    };
  const { verified, value } = side;
  if (verified.verdict !== 'agrees') throw new Error('a limit that was not checked');
  const points = `${verified.points} points that approach in geometric steps, in high precision`;
  const infinite = infiniteEnd(value) !== null;
  const seen = infinite
    ? verified.digits === 0
      ? 'the values grow further and further at a steady rate'
      : `the values grow beyond 10^${verified.digits}`
    : verified.digits === 0
      ? 'the values come nearer and nearer at a steady rate'
      : `the values come as near as 10^-${verified.digits}`;
  return { how: 'numerical approach', detail: `At ${points}, ${seen}.` };
}

/** The steps go the way of the method, which takes letters for positive. */
const anySignNote = (letters: readonly string[]): readonly string[] =>
  letters.length === 0
    ? []
    : [
        `Worked out for positive ${letters.join(' and ')}; where ${letters.length === 1 ? 'it is' : 'they are'} negative, the limit is the same.`,
      ];

function notesOf(f: Expression, variable: string, to: Expression, found: LimitResult): readonly string[] {
  const { left, right } = found.sides;
  const symbols = [...new Set([...freeSymbols(f), ...freeSymbols(to)])].filter((name) => name !== variable);
  const constants =
    symbols.length === 0
      ? []
      : [
          `The variable is ${variable}; ${symbols.join(', ')} ${symbols.length === 1 ? 'is a constant' : 'are constants'}.`,
        ];
  return [
    ...constants,
    ...domainNotes(
      [left, right].filter((side) => side !== undefined),
      { left, right },
    ),
  ];
}

/** Where the function is not real, and so has no limit in the reals. */
function domainNotes(all: readonly SideLimit[], { left, right }: LimitResult['sides']): readonly string[] {
  if (all.some(isRealSide)) {
    if (left && !isRealSide(left)) return ['On the left of the point the function has no real values.'];
    return right && !isRealSide(right) ? ['On the right of the point the function has no real values.'] : [];
  }
  return all.some((side) => side.kind === 'value') ? ['The function has no real values there.'] : [];
}
