import { type NamedRoot, type NamedRoots, type Naming, nameRoots } from '@nomogram/math/algebra/roots/name-roots.ts';
import { number, power, product, sum, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Answer } from './answer.ts';
import { decimalOf } from './decimal.ts';

/** Letters for the roots without a short form that the values of an answer hold; null where there are none. */
export function namingOf({ values, cases = [] }: Answer): Naming | null {
  const quantities = [...Object.values(values), ...cases.map(({ value }) => value)].filter((one) => one !== undefined);
  const expressions = quantities.flatMap(({ form }) =>
    form.form === 'exact' && form.expression.kind !== 'number' ? [form.expression] : [],
  );
  if (expressions.length === 0) return null;
  const letters = quantities.flatMap(({ arbitrary }) => (arbitrary === undefined ? [] : [arbitrary.letter]));
  return nameRoots(expressions, letters);
}

/** "r ≈ -0.6823 is the real root of r^3 + r + 1 = 0; …": one remark, since without all of it the answer says nothing. */
export const rootSentences = ({ polynomials }: Naming, digits: number): string =>
  polynomials.map((one) => sentence(one, digits)).join(' ');

function sentence({ coefficients, roots, areAll }: NamedRoots, digits: number): string {
  const values = roots.flatMap(({ parts }) => parts.map(({ name, value }) => `${name} ≈ ${decimalOf(value, digits)}`));
  const [first] = roots;
  if (first!.kind === 'real') {
    const letter = first!.parts[0]!.name.replace(/_.*/, '');
    const which =
      roots.length > 1 ? (areAll ? 'the real roots' : 'real roots') : areAll ? 'the real root' : 'a real root';
    return `${values.join(', ')} ${roots.length > 1 ? 'are' : 'is'} ${which} of ${equation(coefficients, letter)}${unsaid(roots.length)}.`;
  }
  const pairs = roots.map(pairText).join(' and ');
  return `${pairs} are roots of ${equation(coefficients, 'z')}${unsaid(2)}: ${values.join(', ')}.`;
}

/** Why they are letters. */
const unsaid = (count: number): string => `; no closed form of ${count > 1 ? 'them' : 'it'} is short`;

const pairText = ({ parts }: NamedRoot): string =>
  parts
    .map(({ name }) => name)
    .join(' ± ')
    .concat('*i');

function equation(coefficients: NamedRoots['coefficients'], letter: string): string {
  const degree = coefficients.length - 1;
  const terms = coefficients.map((c, k): Expression => product([number(c), power(symbol(letter), number(degree - k))]));
  return `${toText(sum(terms))} = 0`;
}
