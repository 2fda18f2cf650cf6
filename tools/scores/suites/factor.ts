import { factor } from '@nomogram/math/algebra/factor.ts';
import { sameModulo } from '@nomogram/math/algebra/same-value.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { suite } from '../suite.ts';

interface FactorRecord {
  readonly id: string;
  readonly poly: string;
  /** The number of different irreducible factors over Q, and counted with multiplicity. */
  readonly distinct: number;
  readonly total: number;
}

export default suite<FactorRecord>({
  file: 'factor',
  judge({ poly, distinct, total }) {
    const parsed = parse(poly, { i: 'symbol' });
    if (!parsed.ok) return 'none';
    const found = factor(parsed.value.expression);
    if (!found.ok) return 'none';
    const { factors, expression } = found.value;
    const counted = factors.reduce((sum, { multiplicity }) => sum + multiplicity, 0);
    if (sameModulo(parsed.value.expression, expression) !== true) return 'wrong';
    return factors.length === distinct && counted === total ? 'right' : 'wrong';
  },
});
