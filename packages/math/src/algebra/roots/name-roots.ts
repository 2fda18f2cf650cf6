import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import { type NumberedRoot, numberedRoots } from '../../numeric/polynomial-roots.ts';

/*
 * Roots that have no short closed form are written with letters: r is the real root of r³ + r + 1 = 0. What an expression holds as
 * `rootre(1, 1, 0, 1, 1)` becomes r; the parts of a pair become p ± q·i. Each polynomial has a letter of its own, with numbers below it
 * where several of its roots occur.
 */

/** A root with its letter, or a pair of them with two. */
export interface NamedRoot {
  readonly kind: 'real' | 'pair';
  /** Its letters, each with the number that it stands for: r, or p and q of p ± q·i. */
  readonly parts: readonly { readonly name: string; readonly value: Expression }[];
}

/** The roots of one polynomial that occur. */
export interface NamedRoots {
  /** From the leading coefficient down. */
  readonly coefficients: readonly Q.Rational[];
  readonly roots: readonly NamedRoot[];
  /** Whether it has no other root of this kind. */
  readonly areAll: boolean;
}

export interface Naming {
  readonly polynomials: readonly NamedRoots[];
  /** The expression with the letters in it. */
  readonly named: (a: Expression) => Expression;
}

const lettersOfReal = ['r', 's', 'w', 'm', 'k', 'h', 'l', 'j'];
const lettersOfPair = ['p q', 'u v', 's t', 'm n', 'g h', 'k l'].map((two) => two.split(' '));

const isPart = (node: Expression): node is ApplyNode =>
  node.kind === 'apply' && (node.name === 'rootre' || node.name === 'rootim');

/** Letters for the numbered roots in these expressions, none of them a letter that is there already; null where there are no such roots. */
export function nameRoots(all: readonly Expression[], taken: readonly string[]): Naming | null {
  const found = partsIn(all);
  if (found.length === 0) return null;
  const used = new Set([...taken, ...all.flatMap(freeSymbols)]);
  const letters = new Map<string, string>();
  const polynomials: NamedRoots[] = [];
  for (const [key, parts] of Map.groupBy(found, ({ args }) => polynomialOf(args))) {
    const coefficients = parts[0]!.args.slice(1).flatMap((c) => (c.kind === 'number' ? [c.value] : []));
    const roots = numberedRoots(coefficients.map(Q.toNumber).reverse());
    if (roots === null || coefficients.length !== parts[0]!.args.length - 1) return null;
    for (const kind of ['real', 'pair'] as const) {
      const numbers = numbersOf(parts, roots, kind);
      const free = (kind === 'real' ? lettersOfReal.map((letter) => [letter]) : lettersOfPair).find((some) =>
        some.every((letter) => !used.has(letter)),
      );
      if (numbers.length === 0) continue;
      if (free === undefined) return null;
      for (const letter of free) used.add(letter);
      const rest = parts[0]!.args.slice(1);
      polynomials.push({
        coefficients,
        areAll:
          numbers.length === roots.filter(({ isReal, value }) => (kind === 'real' ? isReal : value.im > 0)).length,
        roots: numbers.map((k, index) => ({
          kind,
          parts: free.map((letter, j) => {
            const name = numbers.length === 1 ? letter : `${letter}_${index + 1}`;
            letters.set(`${j === 0 ? 'rootre' : 'rootim'} ${k} ${key}`, name);
            return { name, value: E.apply(j === 0 ? 'rootre' : 'rootim', [E.number(k), ...rest]) };
          }),
        })),
      });
    }
  }
  return { polynomials, named: (a) => transform(a, (node) => withLetter(node, letters)) };
}

function partsIn(all: readonly Expression[]): ApplyNode[] {
  const found: ApplyNode[] = [];
  for (const a of all)
    some(a, (node) => {
      if (isPart(node)) found.push(node);
      return false;
    });
  return found;
}

const numberText = (a: Expression): string =>
  a.kind === 'number' ? `${a.value.numerator}/${a.value.denominator}` : '?';

const polynomialOf = (args: readonly Expression[]): string => args.slice(1).map(numberText).join();

/** The numbers of the roots of one kind that occur, increasing. */
function numbersOf(parts: readonly ApplyNode[], roots: readonly NumberedRoot[], kind: NamedRoot['kind']): number[] {
  const numbers = parts.map(({ args }) => (args[0]!.kind === 'number' ? Q.toNumber(args[0]!.value) : 0));
  const isOfKind = (k: number): boolean => roots[k - 1] !== undefined && roots[k - 1]!.isReal === (kind === 'real');
  return [...new Set(numbers)].filter(isOfKind).sort((a, b) => a - b);
}

function withLetter(node: Expression, letters: ReadonlyMap<string, string>): Expression {
  if (!isPart(node)) return node;
  const [k] = node.args;
  const number = k!.kind === 'number' ? String(k!.value.numerator) : '';
  const name = letters.get(`${node.name} ${number} ${polynomialOf(node.args)}`);
  return name === undefined ? node : E.symbol(name);
}
