import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { areSame, nodesOf, numbersIn, readable, shownBy, sidesIn, textsOf } from '@nomogram/calculators/trial/steps.ts';
import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import { divide, multiply } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { contains } from '@nomogram/math/expression/walk.ts';

/** What a chain of steps must show; see the header of the reference data. */
export interface Demand {
  readonly by?: 'parts' | 'substitution' | 'partial fractions' | 'chain';
  readonly count?: number;
  readonly integrand?: string;
  readonly u?: readonly string[];
  readonly of?: string;
  readonly coefficients?: readonly string[];
  readonly inner?: readonly string[];
  readonly rule?: string;
  readonly exprs?: readonly string[];
  readonly values?: readonly (readonly string[])[];
  readonly text?: string;
  readonly lines?: readonly (readonly number[])[];
  readonly divides?: { readonly n: number; readonly primes: readonly number[] };
  readonly product?: string;
  readonly nodes?: number;
  readonly notRule?: string;
  readonly any?: readonly Demand[];
}

type Nodes = readonly PresentedStep[];

/** Whether the steps show what is asked for. */
export function meets(steps: readonly PresentedStep[], demand: Demand): boolean {
  const nodes = nodesOf(steps);
  return kinds.every(([asked, holds]) => demand[asked] === undefined || holds(nodes, demand));
}

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'i').test(text);

const read = (text: string): Expression => {
  const found = readable(text);
  if (found === null) throw new Error(`${text} cannot be read`);
  return found;
};

const kinds: readonly (readonly [keyof Demand, (nodes: Nodes, demand: Demand) => boolean])[] = [
  ['by', (nodes, demand) => methods[demand.by!](nodes, demand)],
  ['rule', (nodes, { rule }) => nodes.some((node) => matches(rule!, node.rule))],
  ['notRule', (nodes, { notRule }) => !nodes.some((node) => matches(notRule!, node.rule))],
  ['exprs', (nodes, { rule, exprs }) => showsExpressions(nodes, rule, exprs!)],
  ['values', (nodes, { values }) => values!.every((list) => list.some((one) => showsNumber(nodes, Number(one))))],
  ['text', (nodes, { text }) => nodes.some((node) => textsOf(node).some((one) => matches(text!, one)))],
  ['lines', (nodes, { lines }) => lines!.every((line) => nodes.some((node) => isDivision(node.text, line)))],
  ['divides', (nodes, { divides }) => divides!.primes.every((p) => nodes.some((node) => dividesBy(node.text, p)))],
  ['product', (nodes, { product }) => nodes.some((node) => makesUp(node.text, Number(product)))],
  ['nodes', (nodes, demand) => nodes.length >= demand.nodes!],
  ['any', (nodes, { any }) => any!.some((one) => meets(nodes, one))],
];

function showsExpressions(nodes: Nodes, rule: string | undefined, exprs: readonly string[]): boolean {
  const among = rule === undefined ? nodes : nodes.filter((node) => matches(rule, node.rule));
  // With a rule, one node or what stands directly under it shows all of them.
  const shown = among.map((node) => [node, ...(node.steps ?? [])].flatMap(shownBy));
  const groups = rule === undefined ? [shown.flat()] : shown;
  return groups.some((all) => exprs.every((text) => all.some((one) => areSame(one, read(text)))));
}

const showsNumber = (nodes: Nodes, wanted: number): boolean =>
  nodes.some((node) =>
    textsOf(node)
      .flatMap(numbersIn)
      .some((one) => Math.abs(one - wanted) <= 1e-9 * Math.abs(wanted)),
  );

/** `a = q·b + r`, in any order of the product. */
function isDivision(text: string, [a, q, b, r]: readonly number[]): boolean {
  const bare = text.replace(/\s/g, '').replace(/[·×⋅]/g, '*');
  return [`${q}*${b}`, `${b}*${q}`].some((product) =>
    [`${a}=${product}+${r}`, ...(r === 0 ? [`${a}=${product}`] : [])].some((line) => bare.split(/[;,]/).includes(line)),
  );
}

/** A line n/p = m that is true. */
const dividesBy = (text: string, p: number): boolean =>
  [...text.replace(/\s/g, '').matchAll(/(\d+)(?:\/|÷|:)(\d+)=(\d+)/g)].some(
    ([, n, by, m]) => Number(by) === p && Number(n) === p * Number(m),
  );

/** A side with at least two products of numbers that has this value. */
const makesUp = (text: string, value: number): boolean =>
  text
    .split('=')
    .filter((side) => (side.match(/\d\s*\)?\s*[*·×]\s*\(?\s*-?\d/g) ?? []).length >= 2)
    .some((side) =>
      sidesIn(side).some((one) => Math.abs(evaluate(one) - value) <= 1e-9 * Math.max(1, Math.abs(value))),
    );

const derived = (a: Expression, variable: string): Expression | null => derivativeOf(a, variable);

const methods: { readonly [by in NonNullable<Demand['by']>]: (nodes: Nodes, demand: Demand) => boolean } = {
  parts: (nodes, { count = 1, integrand }) => {
    const sound = nodes.filter(isByParts);
    const whole = sound.some(({ with: parts }) =>
      areSame(multiply(read(parts!.u!), read(parts!.dv!)), read(integrand!)),
    );
    return sound.length >= count && whole;
  },
  substitution: (nodes, { u }) => nodes.some((node) => u!.some((one) => isSubstitution(node, read(one)))),
  'partial fractions': (nodes, { of, coefficients }) =>
    nodes.some(
      (node) =>
        matches('partial fraction', node.rule) &&
        holdsAll(Object.values(node.with ?? {}), coefficients!) &&
        nodesOf([node]).some(({ text }) => sidesIn(text).filter((side) => areSame(side, read(of!))).length >= 2),
    ),
  chain: (nodes, { inner }) =>
    inner!.every((one) =>
      nodes.some(
        ({ rule, with: parts }) =>
          matches('chain', rule) && parts?.outer !== undefined && sameText(parts.inner, read(one)),
      ),
    ),
};

/** The coefficients are among the values, each as often as it is asked for. */
function holdsAll(values: readonly string[], wanted: readonly string[]): boolean {
  const left = values.flatMap(sidesIn).map((one) => evaluate(one));
  return wanted.every((text) => {
    const at = left.findIndex((one) => Math.abs(one - evaluate(read(text))) < 1e-9);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const sameText = (text: string | undefined, wanted: Expression): boolean =>
  text !== undefined && sidesIn(text).some((one) => areSame(one, wanted));

function isByParts({ rule, with: parts, steps }: PresentedStep): boolean {
  if (!matches('parts', rule) || !steps?.length) return false;
  const [u, dv, du, v] = ['u', 'dv', 'du', 'v'].map((name) => readable(parts?.[name] ?? ''));
  if (!u || !dv || !du || !v) return false;
  const [slopeOfV, slopeOfU] = [derived(v, 'x'), derived(u, 'x')];
  return slopeOfV !== null && slopeOfU !== null && areSame(slopeOfV, dv) && areSame(slopeOfU, du);
}

function isSubstitution({ with: parts, steps }: PresentedStep, wanted: Expression): boolean {
  const [u, du] = ['u', 'du'].map((name) => readable(parts?.[name] ?? ''));
  if (!u || !du || !steps?.length) return false;
  const [own, other] = [derived(u, 'x'), derived(wanted, 'x')];
  if (own === null || other === null || !areSame(own, du)) return false;
  const second = derived(divide(own, other), 'x');
  return (
    second !== null &&
    [0.31, 0.57, 0.83].every((x) => !contains(second, 'x') || Math.abs(evaluate(second, { x })) < 1e-9)
  );
}
