import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import { verify, verifyPositive } from '@nomogram/math/algebra/simplify/verify.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { suite } from '../suite.ts';

interface SimplifyRecord {
  readonly id: string;
  readonly expr: string;
  /** Characters of the simplest known form. */
  readonly length: number;
}

const maxRatio = 1.6;

export default suite<SimplifyRecord>({
  file: 'simplify',
  judge({ expr, length }) {
    const parsed = parse(expr);
    if (!parsed.ok) return 'none';
    const source = parsed.value.expression;
    const found = simplify(source);
    if (!found.ok) return 'none';
    const { expression, positive } = found.value;
    if (verify(source, expression) === null) return 'wrong';
    if (positive && verifyPositive(source, positive) === null) return 'wrong';
    const shortest = Math.min(
      ...[expression, positive ?? expression].map((one) => toText(one).replaceAll(' ', '').length),
    );
    return shortest <= maxRatio * length ? 'right' : 'none';
  },
  reasked: 7,
});
