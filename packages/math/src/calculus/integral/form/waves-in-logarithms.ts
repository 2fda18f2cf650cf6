import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { inSineAndCosine } from './full-angle.ts';

/*
 * What stands in a logarithm as a quotient of the functions of one angle, in sine and cosine and in lowest terms, where s² = 1 − c²:
 * sin x/(cot x + csc x) is s²/(1 + c) = 1 − c, and ln(sec x/(sec x + 1)) is −ln(1 + cos x).
 */
export const withReducedWaves = (F: Expression, variable: string): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln' || !contains(node, variable)) return node;
    const inside = node.args[0]!;
    const isAbsolute = inside.kind === 'apply' && inside.name === 'abs';
    const u = isAbsolute ? inside.args[0]! : inside;
    const angle = onlyAngle(u, variable);
    if (angle === null || (u.kind !== 'product' && u.kind !== 'power')) return node;
    const reduced = inSineAndCosine(u, angle, false, (s, c) =>
      transform(u, (part) => (part.kind === 'apply' ? (bySineAndCosine(part.name, s, c) ?? part) : part)),
    );
    const base = E.factorsOf(reduced).every((factor) => isReciprocal(factor)) ? E.reciprocal(reduced) : reduced;
    const sign = base === reduced ? E.one : E.minusOne;
    return E.product([sign, E.ln(isAbsolute ? E.apply('abs', [base]) : base)]);
  });

const isReciprocal = (a: Expression): boolean => {
  const exponent = E.exponentOf(a);
  return exponent.kind === 'number' && Q.sign(exponent.value) < 0;
};

const waves: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** The angle of all functions in an expression, which holds the variable in nothing else; null where there are others. */
function onlyAngle(a: Expression, variable: string): Expression | null {
  let found: Expression | null = null;
  const isForeign = some(a, (node) => {
    if (node.kind !== 'apply' || !contains(node, variable)) return false;
    if (!waves.has(node.name)) return true;
    found ??= node.args[0]!;
    return !E.equal(found, node.args[0]!);
  });
  return isForeign ? null : found;
}

/** cot 2u + csc 2u as 1/tan u, and csc 2u − cot 2u as tan u, where the half of the angle has no fraction. */
export const withHalvedAngles = (F: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'sum' || node.terms.length !== 2) return node;
    const [first, second] = node.terms;
    for (const [cosecant, cotangent] of [
      [first!, second!],
      [second!, first!],
    ]) {
      const [by, wave] = [E.number(E.coefficient(cosecant!)), E.withoutCoefficient(cosecant!)];
      if (wave.kind !== 'apply' || wave.name !== 'csc') continue;
      const half = halved(wave.args[0]!);
      const ratio = half === null ? null : E.divide(cotangent!, E.product([by, E.apply('cot', wave.args)]));
      if (half === null || ratio === null) continue;
      if (E.equal(ratio, E.one)) return E.product([by, E.reciprocal(E.apply('tan', [half]))]);
      if (E.equal(ratio, E.minusOne)) return E.product([by, E.apply('tan', [half])]);
    }
    return node;
  });

/** The half of an angle whose terms are even multiples; null for others. */
function halved(angle: Expression): Expression | null {
  const terms = E.termsOf(angle).map((term) => E.product([E.half, term]));
  return terms.every((term) => Q.isInteger(E.coefficient(term))) ? E.sum(terms) : null;
}
