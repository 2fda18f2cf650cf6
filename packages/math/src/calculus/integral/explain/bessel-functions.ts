import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Line, ShownStep, Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toLatex } from '../../../syntax/print-latex.ts';
import { toText } from '../../../syntax/print-text.ts';
import type { Context } from '../context.ts';
import { type BesselAntiderivative, besselAntiderivative, type SolvedPart } from '../named/bessel.ts';
import { type Family, member } from '../named/bessel-algebra.ts';
import { unknownLetters } from './coefficients.ts';
import { integrated, type Rule, rewritten } from './rule.ts';

/** Powers of x beside Bessel functions, by comparing coefficients (`named/bessel.ts`). */
export const besselFunctions: Rule = (f, context) => {
  const found = besselAntiderivative(f, context);
  if (found === null) return null;
  return integrated(f, found.expression, context, {
    rule: 'Bessel functions',
    says: 'Two Bessel functions whose orders differ by 1 have derivatives that are made of both again. So an antiderivative is looked for that is made of them, too, with powers of the variable before them.',
    steps: () => [
      ...recurrence(f, found),
      ...found.families.flatMap((family) => derivatives(family, context)),
      ...comparisons(found.parts, context),
    ],
  });
};

/** Functions of other orders by those two. */
function recurrence(f: Expression, { parts }: BesselAntiderivative): readonly Step[] {
  const written = E.sum(
    parts.flatMap(({ products, given }) => products.map(({ expression }, m) => E.product([given[m]!, expression]))),
  );
  const isPlain = E.equal(tidy(written), tidy(f));
  return isPlain
    ? []
    : [
        rewritten(f, written, {
          rule: 'recurrence of Bessel functions',
          says: 'Every third of Bessel functions whose orders differ by 1 follows from the two beside it.',
        }),
      ];
}

/** u′ = ν/x·u + up·a·v, v′ = down·a·u − (ν + 1)/x·v */
function derivatives(family: Family, { variable }: Context): readonly Step[] {
  const x = E.symbol(variable);
  const [u, v] = [member(family, 0, variable), member(family, 1, variable)];
  const over = (k: Expression, of: Expression): Expression => E.product([k, of, E.reciprocal(x)]);
  const { order, scale, up, down } = family;
  const rule = (of: Expression, after: Expression): Step => ({
    rule: 'derivative of a Bessel function',
    before: { operator: { name: 'derivative', variable, order: 1 }, expression: of },
    after: { expression: after },
    steps: [],
  });
  return [
    rule(u, E.add(over(order, u), E.product([E.number(up), scale, v]))),
    rule(v, E.add(E.product([E.number(down), scale, u]), over(tidy(E.negate(E.add(order, E.one))), v))),
  ];
}

/** What the coefficients have to satisfy, and what they are. */
function comparisons(parts: readonly SolvedPart[], { variable, names }: Context): readonly ShownStep[] {
  const letter = unknownLetters(names);
  const x = E.symbol(variable);
  let used = 0;
  return parts.map(({ products, values, given }): Line => {
    const letters = products.map(() => letter(used++));
    const slopes = products.map(({ overX }, m) =>
      E.sum([
        given[m]!,
        E.negate(E.product([overX, E.symbol(letters[m]!), E.reciprocal(x)])),
        ...products.flatMap(({ others }, k) =>
          others
            .filter(({ index }) => index === m)
            .map(({ factor }) => E.negate(E.product([factor, E.symbol(letters[k]!)]))),
        ),
      ]),
    );
    const form = E.sum(products.map(({ expression }, m) => E.product([E.symbol(letters[m]!), expression])));
    return {
      rule: 'comparing coefficients',
      says: `The derivative of ${toText(form)} is compared with the integrand: both have the same before the same Bessel functions. These ${letters.join(', ')} satisfy that.`,
      with: Object.fromEntries(values.map((value, m) => [letters[m]!, value])),
      written: {
        text: slopes.map((slope, m) => `${letters[m]}' = ${toText(slope)}`).join('; '),
        latex: `\\begin{aligned} ${slopes.map((slope, m) => `${letters[m]}' &= ${toLatex(slope)}`).join(' \\\\ ')} \\end{aligned}`,
      },
      steps: [],
    };
  });
}
