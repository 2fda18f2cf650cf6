import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Line, ShownStep, WrittenPart } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains } from '../../expression/walk.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { isEverywhere } from './convergence.ts';
import { endsThere, type SeriesExpansion } from './expansion.ts';
import { generalTermOf, type Proof } from './general-term.ts';
import { laurentOf } from './laurent.ts';
import { coefficientOf, inSmall, type Laurent, small, smallIn } from './problem.ts';
import { writtenRange } from './range.ts';
import { place, shiftsOf } from './recurrence.ts';
import { joinedTerms, writtenGeneral, writtenOf, writtenSeries } from './written.ts';

/**
 * How a series is found on paper: the function in w = x − a, the known series that stand in it, what is put into them, products and
 * quotients of series, and where the general term is known, the recurrence that proves it.
 */
export function expansionSteps(found: SeriesExpansion): readonly ShownStep[] {
  const { problem } = found;
  const name = nameOfSmall(found);
  const shown = { name, order: problem.order };
  const g = inSmall(problem);
  const [answer, lines] = [answerLine(found), isPolynomial(g) ? inPowers(g, shown) : explained(g, shown)];
  return [
    ...shiftLine(found, name),
    ...lines,
    ...(lines.at(-1)?.written.text === answer.written.text ? [] : [answer]),
    ...generalLines(found, name),
    ...convergenceLine(found),
  ];
}

interface ExpansionContext {
  /** How w is written in the steps. */
  readonly name: string;
  readonly order: number;
}

const isShifted = ({ problem }: SeriesExpansion): boolean =>
  problem.side !== 'near' || !E.equal(problem.centre, E.zero);

/** The variable itself about 0, else a letter that is free. */
function nameOfSmall(found: SeriesExpansion): string {
  const { f, variable, centre } = found.problem;
  if (!isShifted(found)) return variable;
  return ['h', 't', 'u', 's', 'v'].find((one) => !contains(f, one) && !contains(centre, one)) ?? 'h';
}

const named = (a: Expression, name: string): Expression => substitute(a, { [small]: E.symbol(name) });

function line(rule: string, says: string, written: WrittenPart, parts?: Line['with']): Line {
  return { rule, says, written, ...(parts === undefined ? {} : { with: parts }), steps: [] };
}

const equation = (left: WrittenPart, right: WrittenPart): WrittenPart => ({
  text: `${left.text} = ${right.text}`,
  latex: `${left.latex} = ${right.latex}`,
});

function shiftLine(found: SeriesExpansion, name: string): readonly Line[] {
  if (!isShifted(found)) return [];
  const { problem } = found;
  const w = E.symbol(name);
  const isFar = problem.side !== 'near';
  const small = problem.side === 'negative' ? E.negate(smallIn(problem)) : smallIn(problem);
  const says = isFar
    ? `A series in powers of ${toText(small)} is one about 0 in ${name}, which stands for it.`
    : `A series about ${toText(problem.centre)} is one about 0 in ${name}, the distance from there.`;
  const g = named(inSmall(problem), name);
  const written = equation(writtenOf(problem.f), writtenOf(g));
  return [line('shift to 0', says, written, { [name]: small, ...(contains(g, name) ? {} : { f: w }) })];
}

/** One line for each series that is used, the inner ones first, each once. */
function explained(g: Expression, shown: ExpansionContext): readonly Line[] {
  const lines = linesOf(g, shown);
  return lines.filter(({ written }, k) => lines.findIndex((other) => other.written.text === written.text) === k);
}

const divisor = 'The coefficients follow one after the other: their series times the divisor is the dividend.';

const multiplied = 'Terms are multiplied, and those of one power are collected.';

const isNaturalPower = (a: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && Q.sign(a.exponent.value) > 0;

const leadingOut =
  'The leading term is taken out, what is left is 1 and a series without a constant, and its power is the binomial series of that.';

function linesOf(a: Expression, shown: ExpansionContext): readonly Line[] {
  if (isPolynomial(a)) return [];
  if (a.kind === 'sum')
    return [
      ...a.terms.flatMap((term) => linesOf(term, shown)),
      ...seriesLine(a, shown, 'term by term', 'Series are added term by term.'),
    ];
  if (a.kind === 'product') {
    const isQuotient = a.factors.some((factor) => isReciprocal(factor) && contains(factor, small));
    const lowest = a.factors.map(lowestPower);
    const all = lowest.reduce((total, one) => total + one, 0);
    return [
      ...a.factors.flatMap((factor, k) => {
        const own = raisedTo(shown, shown.order - (all - lowest[k]!));
        return isReciprocal(factor) ? linesOf(factor.base, underPower(factor, own)) : linesOf(factor, own);
      }),
      ...(isQuotient
        ? seriesLine(a, shown, 'quotient of series', divisor)
        : seriesLine(a, shown, 'product of series', multiplied)),
    ];
  }
  return composed(a, shown);
}

function composed(a: Expression, shown: ExpansionContext): readonly Line[] {
  const inner = innerOf(a);
  if (inner === null)
    return seriesLine(a, shown, 'Taylor’s formula', 'The coefficients are the derivatives divided by factorials.');
  const within = linesOf(inner, isReciprocal(a) ? underPower(a, shown) : shown);
  if (isNaturalPower(a)) return [...within, ...seriesLine(a, shown, 'product of series', multiplied)];
  const says = 'The inner series is put into the outer one; higher powers are left out.';
  const about = aboutValue(a, inner, shown);
  if (about !== null)
    return [...within, ...about.lines, ...(about.isAll ? [] : seriesLine(a, shown, 'substitution', says))];
  const known = knownSeries(a, inner, shown);
  if (known === null)
    return [
      ...within,
      ...(isReciprocal(a)
        ? seriesLine(a, shown, 'quotient of series', divisor)
        : seriesLine(a, shown, 'power of a series', leadingOut)),
    ];
  if (E.equal(inner, E.symbol(small))) return [known];
  return [...within, known, ...seriesLine(a, shown, 'substitution', says)];
}

/** The power of w that the first term of a function holds; 0 where no series tells it. */
function lowestPower(a: Expression): number {
  for (const order of [0, 2, 4, 8]) {
    const terms = firstTerms(a, order);
    const first = terms?.coefficients.findIndex((one) => !E.equal(one, E.zero)) ?? -1;
    if (terms !== null && first >= 0) return terms.low + first;
  }
  return 0;
}

/** Terms up to this power at least: (w − w³/6 + …)/w is known to w² only from the terms up to w³. */
const raisedTo = (shown: ExpansionContext, order: number): ExpansionContext =>
  order > shown.order ? { ...shown, order } : shown;

/** How far the base of b^(−m) must be known: b of the lowest power v has b^(−m) of the lowest power −mv. */
function underPower(a: Extract<Expression, { kind: 'power' }>, shown: ExpansionContext): ExpansionContext {
  const lowest = lowestPower(a.base);
  const times = a.exponent.kind === 'number' ? Q.toNumber(a.exponent.value) : 0;
  return raisedTo(shown, Math.ceil(shown.order + lowest * (1 - times)));
}

const isReciprocal = (a: Expression): a is Extract<Expression, { kind: 'power' }> =>
  a.kind === 'power' && a.exponent.kind === 'number' && Q.sign(a.exponent.value) < 0;

const isPolynomial = (a: Expression): boolean => {
  if (!contains(a, small)) return true;
  const expanded = expand(a);
  const parts = expanded.ok ? coefficientsOf(expanded.value, small) : null;
  return parts?.every((part) => !contains(part, small)) ?? false;
};

/** What stands inside the outermost function, where that takes one thing that moves. */
function innerOf(a: Expression): Expression | null {
  if (a.kind === 'apply') return a.args.length === 1 ? a.args[0]! : null;
  if (a.kind !== 'power') return null;
  if (!contains(a.exponent, small)) return a.base;
  return contains(a.base, small) ? null : a.exponent;
}

/** A polynomial is its own series once it is multiplied out. */
function inPowers(g: Expression, { name }: ExpansionContext): readonly Line[] {
  const expanded = expand(g);
  const [typed, own] = [named(g, name), named(expanded.ok ? expanded.value : g, name)];
  if (E.equal(typed, own)) return [];
  const says = 'Every term of one factor times every term of the other, and terms of one power are collected.';
  return [line('multiply out', says, equation(writtenOf(typed), writtenOf(own)))];
}

const outer = 'u';

/** A function of c + r as one of 1 + r/c, or of r: what is taken out, and what is left. */
interface Apart {
  readonly rule: string;
  readonly says: string;
  /** What the series is in, as small as w itself, and the function of it. */
  readonly rest: Expression;
  readonly function: (u: Expression) => Expression;
  /** The whole, with a letter for `rest`. */
  readonly whole: (u: Expression) => Expression;
}

/**
 * ln(c + r) is ln(c) + ln(1 + r/c), a power of c + r is one of c times one of 1 + r/c, and e^(c + r) is e^c·e^r. Null for other functions,
 * and where c is no number with these laws.
 */
function takenApart(a: Expression, inner: Expression, c: Expression): Apart | null {
  if (a.kind === 'power' && a.exponent === inner && !E.equal(c, E.zero)) {
    const { base } = a;
    const of = (u: Expression): Expression => E.power(base, u);
    const whole = (u: Expression): Expression => ({ kind: 'product', factors: [of(c), of(u)] });
    return {
      rule: 'laws of exponents',
      says: 'This series is known.',
      rest: E.subtract(inner, c),
      function: of,
      whole,
    };
  }
  if (c.kind !== 'number' || Q.isZero(c.value)) return null;
  const rest = E.subtract(E.divide(inner, c), E.one);
  const raised = (u: Expression): Expression => E.add(u, E.one);
  if (a.kind === 'apply' && a.name === 'ln' && Q.sign(c.value) > 0) {
    const of = (u: Expression): Expression => E.ln(raised(u));
    const whole = (u: Expression): Expression => E.add(E.ln(c), of(u));
    return { rule: 'laws of logarithms', says: 'This series is known.', rest, function: of, whole };
  }
  if (a.kind !== 'power' || a.base !== inner || a.exponent.kind !== 'number') return null;
  const { exponent } = a;
  if (Q.sign(c.value) < 0 && !Q.isInteger(exponent.value)) return null;
  const of = (u: Expression): Expression => E.power(raised(u), exponent);
  const whole = (u: Expression): Expression => E.multiply(E.power(c, exponent), of(u));
  const says = `This series is known: it is the ${Q.isMinusOne(exponent.value) ? 'geometric' : 'binomial'} series.`;
  return { rule: 'common factor', says, rest, function: of, whole };
}

/** By the known series of what is left when the value at the centre is taken out; null where no law takes it out. */
function aboutValue(
  a: Expression,
  inner: Expression,
  { order, name }: ExpansionContext,
): { readonly lines: readonly Line[]; readonly isAll: boolean } | null {
  const start = firstTerms(inner, 0);
  const c = start === null || start.low < 0 ? null : coefficientOf(start, 0);
  const apart = c && takenApart(a, inner, c);
  if (apart === null) return null;
  const expanded = expand(apart.rest);
  const rest = expanded.ok ? expanded.value : apart.rest;
  const isPlain = E.equal(c!, E.one) && apart.rule !== 'laws of exponents';
  const isAll = isPlain && E.equal(rest, E.symbol(small));
  const letter = isAll ? name : name === outer ? 'v' : outer;
  const F = apart.function(E.symbol(letter));
  const steps = Math.max(2, Math.min(order, maxShown));
  const own = laurentOf({ f: F, variable: letter, centre: E.zero, side: 'near', order: steps });
  if (!own.ok) return null;
  const general = generalTermOf(apart.function(E.symbol(small)));
  const what = isAll ? {} : { [letter]: named(rest, name) };
  const terms = general === null || general.families.length === 0 ? null : writtenGeneral(general, E.symbol(letter));
  const series = writtenSeries(own.value, E.symbol(letter), steps, false);
  const parts = { ...what, ...(terms && { terms }) };
  const known = line('known series', apart.says, equation(writtenOf(F), series), parts);
  if (isPlain) return { lines: [known], isAll };
  const says = 'The value at the centre is taken out, so that something small is left.';
  const whole = equation(writtenOf(named(a, name)), writtenOf(apart.whole(E.symbol(letter))));
  return { lines: [line(apart.rule, says, whole, what), known], isAll };
}

/** The series of the outer function about the value of the inner one; null for a quotient, which has none of its own. */
function knownSeries(a: Expression, inner: Expression, { order, name }: ExpansionContext): Line | null {
  const start = firstTerms(inner, 0);
  if (start === null || start.low < 0) return null;
  const value = coefficientOf(start, 0);
  const letter = name === outer ? 'v' : outer;
  const F = replaced(a, inner, E.symbol(letter));
  const steps = Math.max(2, Math.min(order, maxShown));
  const own = laurentOf({ f: F, variable: letter, centre: value, side: 'near', order: steps });
  if (!own.ok || own.value.low < 0) return null;
  const isInner = E.equal(inner, E.symbol(small));
  const v = isInner && E.equal(value, E.zero) ? E.symbol(name) : E.symbol(letter);
  const w = E.subtract(v, value);
  const series = writtenSeries(own.value, w, steps, false);
  const general = E.equal(value, E.zero) ? generalTermOf(replaced(a, inner, E.symbol(small))) : null;
  const left = writtenOf(substitute(F, { [letter]: v }));
  const says = E.equal(value, E.zero)
    ? 'This series is known.'
    : 'Taylor’s formula gives the series of the outer function about the value of the inner one.';
  const parts = {
    ...(isInner ? {} : { [letter]: named(inner, name) }),
    ...(general === null || general.families.length === 0 ? {} : { terms: writtenGeneral(general, v) }),
  };
  return line(E.equal(value, E.zero) ? 'known series' : 'Taylor’s formula', says, equation(left, series), parts);
}

const maxShown = 12;

const firstTerms = (a: Expression, order: number): Laurent | null => {
  const found = laurentOf({ f: a, variable: small, centre: E.zero, side: 'near', order });
  return found.ok ? found.value : null;
};

const replaced = (a: Expression, inner: Expression, by: Expression): Expression => {
  if (a.kind === 'apply') return E.apply(a.name, [by]);
  if (a.kind !== 'power') return a;
  return a.base === inner ? E.power(by, a.exponent) : E.power(a.base, by);
};

function seriesLine(a: Expression, { order, name }: ExpansionContext, rule: string, says: string): readonly Line[] {
  const series = firstTerms(a, order);
  // One power is its own series.
  if (series === null || isOnePower(a)) return [];
  const written = equation(writtenOf(named(a, name)), writtenSeries(series, E.symbol(name), order, false));
  return [line(rule, says, written)];
}

const isOnePower = (a: Expression): boolean =>
  E.factorsOf(a).every(
    (one) =>
      !contains(one, small) ||
      E.equal(one, E.symbol(small)) ||
      (one.kind === 'power' && E.equal(one.base, E.symbol(small))),
  );

/** f = its series, in the variable that was given. */
function answerLine(found: SeriesExpansion): Line {
  const { problem, series } = found;
  const written = writtenSeries(series, smallIn(problem), problem.order, endsThere(found));
  return line(
    series.low < 0 ? 'Laurent series' : 'Taylor series',
    isShifted(found) ? 'In the variable of the function.' : 'These are the terms that were asked for.',
    equation(writtenOf(problem.f), written),
  );
}

function generalLines(found: SeriesExpansion, name: string): readonly Line[] {
  const { general, problem } = found;
  if (general === undefined || general.families.length === 0) return [];
  const several = general.proofs.length > 1;
  const split = several ? [splitLine(found, name)] : [];
  return [
    ...split,
    ...general.proofs.slice(0, maxProofs).flatMap((proof) => proofLines(proof, name, general.index)),
    line(
      'general term',
      'The recurrence, begun with the terms that it leaves free, gives every coefficient.',
      equation(writtenOf(problem.f), writtenGeneral(general, smallIn(problem))),
    ),
  ];
}

const maxProofs = 3;

function splitLine({ general, problem }: SeriesExpansion, name: string): Line {
  const parts = general!.proofs.map(({ part }) => writtenOf(named(part, name)));
  return line(
    'split into parts',
    'Each part has coefficients with a simple law.',
    equation(writtenOf(named(inSmall(problem), name)), joinedTerms(parts)),
  );
}

function proofLines({ part, equation: of }: Proof, name: string, index: string): readonly Line[] {
  const w = E.symbol(name);
  const y = { text: 'f', latex: 'f' };
  const terms = of.coefficients.flatMap((c, j) =>
    E.equal(c, E.zero) ? [] : [times(named(c, name), derivativeOf(y, j))],
  );
  const recurrence = [...shiftsOf(of, small)]
    .sort(([a], [b]) => b - a)
    .map(([s, q], _, all) => {
      const first = all.at(-1)![0];
      const at = E.add(E.symbol(index), E.number(s - first));
      const name = { text: `a(${toText(at)})`, latex: `a_{${toLatex(at)}}` };
      return times(factored(substitute(q, { [place]: at })), name);
    });
  const zero = { text: '0', latex: '0' };
  return [
    line(
      'differential equation',
      'The derivatives of the function, put in, cancel.',
      equation(joinedTerms([...terms].reverse()), zero),
      { f: named(part, name) },
    ),
    line(
      'recurrence',
      `The coefficients of every power of ${name} must cancel for themselves; a(${index}) is that of ${toText(w)}^${index}.`,
      equation(joinedTerms(recurrence), zero),
    ),
  ];
}

function factored(a: Expression): Expression {
  const found = factor(a);
  return found.ok ? found.value.expression : a;
}

function derivativeOf({ text, latex }: WrittenPart, order: number): WrittenPart {
  const dashes = "'".repeat(order);
  return order <= 3
    ? { text: `${text}${dashes}`, latex: `${latex}${dashes}` }
    : { text: `${text}^(${order})`, latex: `${latex}^{(${order})}` };
}

function times(c: Expression, { text, latex }: WrittenPart): WrittenPart {
  if (E.equal(c, E.one)) return { text, latex };
  if (E.equal(c, E.minusOne)) return { text: `-${text}`, latex: `-${latex}` };
  const { text: before, latex: beforeLatex } = writtenOf(c);
  return c.kind === 'sum'
    ? { text: `(${before})*${text}`, latex: `\\left(${beforeLatex}\\right) ${latex}` }
    : { text: `${before}*${text}`, latex: `${beforeLatex} \\, ${latex}` };
}

/** Where it converges, and why. */
function convergenceLine(found: SeriesExpansion): readonly Line[] {
  const { convergence, problem } = found;
  const written = writtenRange(found);
  if (convergence === undefined || written === null || convergence.reason === 'finite') return [];
  if (convergence.reason === 'ratio') {
    const ends = convergence.ends.some((end) => end !== null);
    const says = isEverywhere(convergence)
      ? 'The ratio of neighbouring terms tends to 0 for every value.'
      : `Inside the ratio of neighbouring terms tends to a number below 1, outside to one above 1${ends ? '; at the ends the terms are compared with a power of the index' : ''}.`;
    return [line('ratio test', says, written)];
  }
  const { nearest } = convergence;
  return [
    line(
      'nearest singularity',
      'A power series converges up to the nearest point, real or complex, where its function is not analytic.',
      written,
      nearest === undefined || problem.side !== 'near' ? undefined : { singularity: E.add(problem.centre, nearest) },
    ),
  ];
}
