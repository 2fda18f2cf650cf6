import { expand } from '../../algebra/expand.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, size, some } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { leadingTerm, seriesInReciprocal } from './at-infinity.ts';
import type { Context } from './context.ts';
import { prepare } from './prepare.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { maxShown, type Question, under } from './steps-question.ts';
import { isZero, signOfConstant } from './zero.ts';

/*
 * The ways by the terms that decide: the first of a series, the power of the fastest quantity, and the squeeze theorem.
 */

const shownTerms = 3;

/** The function of t → ∞ where the variable is a ± 1/t, or ±t far out. */
function farOut({ f, variable, to, end, side, newContext }: Question) {
  const sign = end ?? (side === 'left' ? -1 : 1);
  const context = newContext();
  const t = E.symbol(context.variable);
  const x =
    end === null ? E.add(to, E.multiply(E.number(sign), E.power(t, E.number(-1)))) : E.multiply(E.number(sign), t);
  return { sign, context, prepared: prepare(substitute(f, { [variable]: x }), context) };
}

/** The first terms of the series about the point, or in falling powers, of which the first decides. */
export function byTerms(question: Question): Step[] | null {
  const { f, variable, to, value, end } = question;
  const { sign, context, prepared } = farOut(question);
  if (context.oscillations.length > 0) return squeezed(question, context);
  const { terms } = seriesInReciprocal(prepared, 6, context);
  const kept = terms.filter(({ coefficient }) => !isZero(coefficient, context)).slice(0, shownTerms);
  if (kept.length === 0) return null;
  // w = 1/t = ±(x − a), or 1/|x|; ln t is −ln w.
  const w =
    end === null
      ? E.multiply(E.number(sign), E.subtract(E.symbol(variable), to))
      : E.power(E.multiply(E.number(sign), E.symbol(variable)), E.number(-1));
  const back = { [context.variable]: E.power(w, E.number(-1)) };
  // √x, not 1/√(1/x).
  const powerOfW = (exponent: Expression): Expression =>
    w.kind === 'power' ? E.power(w.base, E.negate(exponent)) : E.power(w, exponent);
  const shown = E.sum(
    kept.map(({ coefficient, exponent }) =>
      E.product([simplifyLimit(substitute(coefficient, back)), powerOfW(exponent)]),
    ),
  );
  const [first] = kept;
  if (contains(first!.coefficient, context.variable) || size(shown, maxShown) >= maxShown) return null;
  const where = end === null ? 'near the point' : 'far out';
  if (E.equal(shown, f) && kept.length === 1) return [onePower(question)];
  const leading = E.product([simplifyLimit(substitute(first!.coefficient, back)), powerOfW(first!.exponent)]);
  const says = `The first terms of the series ${where}. The one that decides is ${toText(leading)}${kept.length === 1 ? '' : ', the others are smaller'}.`;
  const last: Step = {
    rule: 'limit of the term that decides',
    says: contains(leading, variable)
      ? `Over ${toText(leading)}, all other terms tend to 0: it decides.`
      : 'All other terms tend to 0.',
    before: under(question, shown),
    after: { expression: value },
    steps: [],
  };
  // A sum of powers is its own series.
  if (E.equal(shown, f)) return [last];
  return [
    {
      rule: kept.length === 1 ? 'dominant term' : 'expand in a series',
      says,
      before: under(question, f),
      after: under(question, shown),
      steps: [],
    },
    last,
  ];
}

const onePower = (question: Question): Step => ({
  rule: 'one power',
  says: `It is one power: with a positive exponent it tends to 0 or grows without bound as its base does, with a negative one it is the reciprocal of that.${saysFactor(question)}`,
  before: under(question, question.f),
  after: { expression: question.value },
  steps: [],
});

/** That a factor in front turns the sign of what grows without bound. */
function saysFactor({ f, variable, value, newContext }: Question): string {
  const factor = E.product(E.factorsOf(f).filter((one) => !contains(one, variable)));
  const isInfinite = E.factorsOf(value).some((one) => one.kind === 'constant' && one.name === 'infinity');
  if (!isInfinite || signOfConstant(factor, newContext()) >= 0) return '';
  return ` The factor ${toText(factor)} is negative, and turns the sign.`;
}

/** The leading term in the fastest quantity: what the algorithm itself goes by. */
export function byGrowth(question: Question): Step[] | null {
  const { f, variable, to, value, end } = question;
  const { sign, context, prepared } = farOut(question);
  if (!contains(prepared, context.variable)) return null;
  const { coefficient, exponent, logarithm, lifted } = leadingTerm(prepared, context);
  const moved = E.symbol(variable);
  const far =
    end === null
      ? E.power(E.multiply(E.number(sign), E.subtract(moved, to)), E.number(-1))
      : E.multiply(E.number(sign), moved);
  const logarithmic = end === null ? E.negate(E.ln(E.power(far, E.number(-1)))) : E.ln(far);
  const back = { [context.variable]: lifted ? logarithmic : far };
  const w = lifted ? E.power(far, E.number(-1)) : E.exp(substitute(logarithm, back));
  const leading = E.product([simplifyLimit(substitute(coefficient, back)), E.power(w, exponent)]);
  if (size(leading, maxShown) >= maxShown) return null;
  const says = `The quantity that changes fastest is w = ${toText(w)}, which tends to 0 faster than anything else here. The function behaves like ${toText(leading)}: ${powerWords(exponent, context)}.`;
  const last: Step = {
    rule: 'comparison of growth',
    says,
    before: under(question, E.equal(leading, f) ? f : leading),
    after: { expression: value },
    steps: [],
  };
  if (E.equal(leading, f)) return [last];
  const dominant: Step = {
    rule: 'dominant term',
    says: 'Only the term that grows fastest, or vanishes slowest, decides.',
    before: under(question, f),
    after: under(question, leading),
    steps: [],
  };
  return [dominant, contains(leading, variable) ? last : constantLeft(question, leading)];
}

/** What decides does not change any more. */
const constantLeft = (question: Question, leading: Expression): Step => ({
  rule: 'limit of a constant',
  says: `It does not change with ${question.variable}: a constant is its own limit.`,
  before: under(question, leading),
  after: { expression: question.value },
  steps: [],
});

function powerWords(exponent: Expression, context: Context): string {
  const sign = signOfConstant(exponent, context);
  if (sign > 0) return 'a positive power of w, so the limit is 0';
  return sign < 0 ? 'a negative power of w, so it grows without bound' : 'no power of w, so its factor decides';
}

/** −|g| <= g·sin(u) <= |g|, where g tends to 0. */
function bounds({ f, variable, value }: Question): readonly ShownStep[] {
  const factors = E.factorsOf(f);
  const swinging = factors.filter((one) => isCircular(E.baseOf(one)) && isWholePower(E.exponentOf(one)));
  const g = E.product(factors.filter((one) => !swinging.includes(one)));
  if (swinging.length !== 1 || !E.equal(value, E.zero) || !contains(g, variable)) return [];
  const [name, size] = [toText(swinging[0]!), isNeverNegative(g) ? toText(g) : `abs(${toText(g)})`];
  const below = isNeverNegative(swinging[0]!) ? '0' : '-1';
  const low = below === '0' ? (isNeverNegative(g) ? '0' : `-${size}`) : g.kind === 'sum' ? `-(${size})` : `-${size}`;
  return [
    line('bounds of what swings', 'What swings stays between two numbers.', `${below} <= ${name} <= 1`),
    line(
      'bounds of what swings',
      'Multiplied by the other factor; both bounds tend to 0.',
      `${low} <= ${toText(f)} <= ${size}`,
    ),
  ];
}

const isCircular = (a: Expression): boolean => a.kind === 'apply' && (a.name === 'sin' || a.name === 'cos');

const isWholePower = (a: Expression): boolean =>
  a.kind === 'number' && a.value.denominator === 1 && a.value.numerator > 0;

/** Even powers, roots, exponentials of numbers, and products of them. */
const isNeverNegative = (a: Expression): boolean =>
  E.factorsOf(a).every((one) => {
    if (one.kind === 'number') return one.value.numerator >= 0;
    if (one.kind === 'constant') return one.name === 'e' || one.name === 'pi';
    if (one.kind !== 'power') return one.kind === 'apply' && one.name === 'abs';
    if (one.base.kind === 'constant' || one.base.kind === 'number') return isNeverNegative(one.base);
    return (
      one.exponent.kind === 'number' &&
      (Number(one.exponent.value.numerator) % 2 === 0 || one.exponent.value.denominator === 2)
    );
  });

/** (x + sin(x))/x is 1 + sin(x)/x: what does not swing has its limit, the rest is squeezed to 0. */
function boundsOfTerms(question: Question): readonly ShownStep[] {
  const { f, value } = question;
  const expanded = f.kind === 'product' ? expand(f) : null;
  const sum = expanded?.ok ? expanded.value : f;
  if (sum.kind !== 'sum') return [];
  const swings = (a: Expression): boolean => some(a, (node) => isCircular(node) && contains(node, question.variable));
  const [swinging, others] = [sum.terms.filter(swings), sum.terms.filter((one) => !swings(one))];
  const lines = swinging.map((one) => bounds({ ...question, f: one, value: E.zero }));
  if (lines.some((one) => one.length === 0)) return [];
  const apart: Step = {
    rule: 'split into parts',
    says:
      others.length === 0
        ? 'Written term by term; each term is squeezed to 0.'
        : `Written term by term: what does not swing, ${toText(E.sum(others))}, tends to ${toText(value)}, and the rest is squeezed to 0.`,
    before: { expression: f },
    after: { expression: sum },
    steps: [],
  };
  return [...(E.equal(sum, f) ? [] : [apart]), ...lines.flat()];
}

function squeezed(question: Question, context: Context): Step[] {
  const bounded = context.oscillations.some(({ kind }) => kind !== 'circle')
    ? 'what oscillates stays between two bounds'
    : 'sine and cosine stay between −1 and 1';
  return [
    {
      rule: 'squeeze theorem',
      says: `However far they swing, ${bounded}, and the other factors decide.`,
      before: under(question, question.f),
      after: { expression: question.value },
      steps: [...bounds(question), ...boundsOfTerms(question)],
    },
  ];
}
