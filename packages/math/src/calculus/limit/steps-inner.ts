import { expand } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import { fromFraction, toFraction } from '../../algebra/fraction.ts';
import { withPutIn } from '../../algebra/insertion-steps.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Line, WrittenPart } from '../../expression/step.ts';
import { contains } from '../../expression/walk.ts';
import { ringOf } from '../../polynomial/convert.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { budget } from '../../result/budget.ts';
import { stepLatex, stepText } from '../../syntax/print-step.ts';
import { toText } from '../../syntax/print-text.ts';
import { line, written } from '../../syntax/written-line.ts';
import { quotientOf } from './steps-hospital.ts';
import { type Question, under } from './steps-question.ts';

/*
 * What stands between the sides of a step, as it would be written by hand: the point put in, (x − 2)(x + 2)/(x − 2) before x − 2 cancels,
 * a difference of squares before its root is gone, sin(u)/u apart from the other factors.
 */

/** lim f = 3·2² + 1 = 13: the point put in before it is worked out; undefined where nothing is to be worked out. */
export function withThePoint(
  question: Pick<Question, 'variable' | 'to' | 'value' | 'side'>,
  f: Expression,
): { readonly written: WrittenPart } | undefined {
  const { variable, to, value } = question;
  const inserted = withPutIn(f, variable, to)
    .replace(signedZero, '0')
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/\^\(0\)/g, '^0');
  const result = toText(value);
  if (!contains(f, variable) || inserted === result) return undefined;
  const side = under(question, f);
  const rest = written(` = ${inserted} = ${result}`);
  return { written: { text: stepText(side) + rest.text, latex: stepLatex(side) + rest.latex } };
}

/** −0 that is no difference and no −0². */
const signedZero = /(?<![\w.)\]}] ?)-0(?![\d.^])/g;

const fractionWork = 100_000;

/** The quotient with numerator and denominator in factors, before the common one cancels; none where it stands there already. */
export function inFactors(f: Expression): readonly Line[] {
  const parts = quotientOf(f)?.map(partsOf);
  const [above, below] = parts ?? [];
  if (!above || !below) return [];
  const [top, bottom] = [
    [...above.top, ...below.bottom],
    [...below.top, ...above.bottom],
  ].map((all) => all.filter((one) => !E.equal(one, E.one)));
  if (top!.length + bottom!.length < 3) return [];
  const text = `${productText(top!)}/${bottom!.length === 1 ? productText(bottom!) : `(${productText(bottom!)})`}`;
  const isFraction = above.bottom.length + below.bottom.length > 0;
  const says = isFraction
    ? 'Fractions within are brought to a common denominator, and numerator and denominator are split into factors.'
    : 'Numerator and denominator are split into factors.';
  return toText(f) === text ? [] : [line('factor', says, `${toText(f)} = ${text}`)];
}

/** The factors above and below the line of a part; null where it is no fraction of polynomials. */
function partsOf(
  part: Expression,
): { readonly top: readonly Expression[]; readonly bottom: readonly Expression[] } | null {
  const over = ringOf([part]);
  return withinWork(() => {
    const fraction = over.ok ? toFraction(part, over.value, budget(fractionWork)) : null;
    if (fraction === null) return null;
    const [top, bottom] = [fraction.numerator, fraction.denominator].map((one) => {
      const found = factor(fromFraction({ numerator: one, denominator: S.constant(one.ring, 1) }, 'expanded'));
      return found.ok ? E.factorsOf(found.value.expression) : null;
    });
    return top && bottom ? { top, bottom: bottom.filter((one) => !E.equal(one, E.one)) } : null;
  });
}

/** Numbers first, and −1 as a sign. */
function productText(factors: readonly Expression[]): string {
  const number = E.product(factors.filter(({ kind }) => kind === 'number'));
  const others = factors.filter(({ kind }) => kind !== 'number').map(factorText);
  if (others.length === 0) return toText(number);
  const sign = E.equal(number, E.number(-1)) ? '-' : E.equal(number, E.one) ? '' : `${toText(number)}*`;
  return `${sign}${others.join('*')}`;
}

/** (√A − B)(√A + B) = A − B², multiplied out. */
export function differenceOfSquares(first: Expression, second: Expression): readonly Line[] {
  const [squares, rational] = [first, second].map((one) => E.power(one, E.number(2)));
  const result = expand(E.subtract(squares!, rational!));
  if (!result.ok) return [];
  const open = `(${toText(E.subtract(first, second))})*(${toText(E.add(first, second))})`;
  const between = `${held(squares!)} - ${held(rational!)}`;
  const last = toText(result.value) === between ? [] : [toText(result.value)];
  return [
    line(
      'difference of squares',
      'The products of the two different terms cancel, and the square of a root is what stands under it.',
      [open, between, ...last].join(' = '),
    ),
  ];
}

const held = (a: Expression): string => (a.kind === 'sum' || toText(a).startsWith('-') ? `(${toText(a)})` : toText(a));

/** sin(7x)/(4x) = 7/4·(sin(7x)/(7x)): the quotient of the standard limit apart from the rest. */
export function standardApart(
  f: Expression,
  base: Expression,
  exponent: Expression,
  u: Expression,
  rest: Expression,
): readonly Line[] {
  const quotient = `${factorText(base)}/${u.kind === 'symbol' || u.kind === 'number' ? toText(u) : `(${toText(u)})`}`;
  const raised = E.equal(exponent, E.one) ? `(${quotient})` : `(${quotient})^${held(exponent)}`;
  const isAlone = E.equal(rest, E.one);
  const text = isAlone ? raised : `${factorText(rest)}*${raised}`;
  if (isAlone && E.equal(exponent, E.one)) return [];
  return [line('standard limit taken out', 'The quotient in the last bracket tends to 1.', `${toText(f)} = ${text}`)];
}

const factorText = (a: Expression): string =>
  a.kind === 'sum' || (a.kind !== 'apply' && /[/+]| - /.test(toText(a))) ? `(${toText(a)})` : toText(a);
