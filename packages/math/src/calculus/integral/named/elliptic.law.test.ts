import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { some } from '../../../expression/walk.ts';
import { parse } from '../../../syntax/parse.ts';
import { antiderivative } from '../../integral.ts';

const natural = fc.integer({ min: 1, max: 9 });

it('√(a − b·x²) and √(c − d·x²), however they stand, lead to Legendre’s forms of an arc sine', () => {
  const rational = fc.constantFrom('1/(P*Q)', 'P/Q', 'x^2/(P*Q)', 'P*Q', 'P/(x^2*Q)', 'Q^3/P');
  fc.assert(
    fc.property(natural, natural, natural, natural, rational, (a, b, c, d, form) => {
      fc.pre(a * d !== b * c);
      const text = form.replaceAll('P', `sqrt(${a} - ${b}*x^2)`).replaceAll('Q', `sqrt(${c} - ${d}*x^2)`);
      const parsed = parse(text);
      const found = parsed.ok ? antiderivative(parsed.value.expression, 'x') : parsed;
      expect(found.ok, text).toBe(true);
      if (!found.ok) return;
      const { expression, check } = found.value;
      expect(check.verdict, text).toBe('equal');
      expect(
        some(expression, (node) => node.kind === 'apply' && node.name === 'asin'),
        text,
      ).toBe(true);
    }),
    { numRuns: lawRuns(8, 300) },
  );
});
