import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { parse } from '../syntax/parse.ts';
import { numericIntegral } from './quadrature.ts';

/** Numbers at which doubles end, or lose their digits. */
const bound = fc.constantFrom(
  ...'0 1 -1 2 1/3 pi 1e15 1e15+1 1e16 3e7 -1e5 1e20 1e100 1e300 -1e300 1e308 1e-300 -1e-300 1e-320 1e400 1e-400 oo -oo'.split(
    ' ',
  ),
  ...['sqrt(2)*1e150', 'exp(500)', 'exp(-700)', '1000!', 'ln(1e300)'],
);
const number = fc.constantFrom('2', '3', '1/2', '-1', '1e300', '1e-300', '1000', '1e5', '-1e10', 'pi', '1e40');
const named = fc.constantFrom(
  ...'exp ln sin cos tan atan sqrt abs gamma erf floor asin tanh zeta W Ei sign cbrt li lngamma digamma'.split(' '),
);
const { integrand } = fc.letrec<{ integrand: string }>((tie) => ({
  integrand: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('x', '1+x', 'x-1', 'x^2', '1/x'),
    fc.tuple(named, tie('integrand')).map(([name, u]) => `${name}(${u})`),
    fc.tuple(tie('integrand'), number).map(([u, n]) => `(${u})^(${n})`),
    fc.tuple(number, tie('integrand')).map(([n, u]) => `(${n})*(${u})`),
    fc
      .tuple(tie('integrand'), tie('integrand'), fc.constantFrom('+', '*', '-', '/'))
      .map(([u, v, sign]) => `(${u})${sign}(${v})`),
  ),
}));

const read = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? parsed.value.expression : undefined;
};

test('whatever is integrated between whatever bounds is answered with a bound of its error, or refused in a sentence', () => {
  fc.assert(
    fc.property(integrand, bound, bound, (f, a, b) => {
      const [g, from, to] = [f, a, b].map(read);
      fc.pre(g !== undefined && from !== undefined && to !== undefined);
      const found = numericIntegral(g!, 'x', from!, to!);
      if (!found.ok) expect(found.why.message).toMatch(/^[A-Z].*\.$/s);
      else {
        expect(found.value.value).not.toBeNaN();
        expect(found.value.error).toBeLessThan(Number.POSITIVE_INFINITY);
      }
    }),
    { numRuns: lawRuns(12, 3000) },
  );
});
