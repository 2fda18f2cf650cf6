import { numericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { suite } from '../suite.ts';

interface DefiniteRecord {
  readonly id: string;
  readonly integrand: string;
  readonly variable: string;
  readonly from: string;
  readonly to: string;
  /** 20 digits, or "diverges". */
  readonly value: string;
}

export default suite<DefiniteRecord>({
  file: 'definite-integrals',
  // All take seven seconds.
  reasked: 7,
  judge({ integrand, variable, from, to, value }) {
    const [f, a, b] = [integrand, from, to].map((text) => parse(text));
    if (!f?.ok || !a?.ok || !b?.ok) return 'none';
    const found = numericIntegral(f.value.expression, variable, a.value.expression, b.value.expression);
    if (/diverges/.test(value)) return found.ok ? 'wrong' : found.why.reason === 'diverges' ? 'right' : 'none';
    if (!found.ok) return 'none';
    const wanted = Number(value);
    // A value of 1e-36 in the data is an integral that vanishes by symmetry.
    if (Math.abs(wanted) < 1e-30) return Math.abs(found.value.value) < 1e-30 ? 'right' : 'wrong';
    return Math.abs(found.value.value - wanted) <= 1e-10 * Math.abs(wanted) ? 'right' : 'wrong';
  },
});
