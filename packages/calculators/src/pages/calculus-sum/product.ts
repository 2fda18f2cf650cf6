import { infiniteEnd, limit } from '@nomogram/math/calculus/limit.ts';
import { type ProductCheck, type ProductResult, productOf } from '@nomogram/math/calculus/products/product.ts';
import { constant, equal, symbol, zero } from '@nomogram/math/expression/build.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep, Step } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ok } from '@nomogram/math/result/result.ts';
import type { Check } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { withFewerDigits } from '../../kit/decimal.ts';
import { expression } from '../../kit/fields/expression.ts';
import type { Options } from '../../kit/options.ts';
import { digitsStep, fateStep, foundOverRange, type SolvedSum, solvedOverRange } from './asked.ts';
import { multipliesUp, shiftsProductIndex } from './laws.ts';
import { partialProducts } from './partial-sums.ts';
import { asksOverRange, range } from './range.ts';

const inputs = {
  function: expression({ label: 'Factor f(k)', symbol: 'f(k)', hint: 'For example 1-1/k^2, (2k-1)/(2k) or k+a.' }),
  ...range,
};

export default calculator({
  title: 'Product',
  keywords: [
    'pi notation',
    'capital pi',
    'infinite product',
    'product of a sequence',
    'product notation',
    'telescoping product',
    'Wallis product',
    'partial products',
  ],
  asks: asksOverRange('product'),
  purpose: 'The product of a factor over whole numbers, finite or infinite, exact where it can be, with steps.',
  path: 'calculus/product/:function/:from/:to',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle', 'assume'],
  inputs,
  formula: '\\prod_{k=a}^{b} f(k) = f(a) \\cdot f(a+1) \\cdots f(b)',
  compute,
  laws: [shiftsProductIndex, multipliesUp],
  examples: [
    {
      given: { function: '(2k-1)/(2k)', from: '1', to: 'n' },
      expect: { product: { same: 'factorial(2*n)/(4^n*factorial(n)^2)' } },
    },
    { given: { function: 'k', from: '1', to: '10' }, expect: { product: 3628800 } },
    {
      label: 'telescoping',
      given: { function: '1-1/k^2', from: '2', to: 'n' },
      expect: { product: { same: '(n+1)/(2*n)' } },
    },
    {
      label: 'Wallis',
      given: { function: '4k^2/(4k^2-1)', from: '1', to: '+oo' },
      expect: { product: { same: 'pi/2' } },
    },
    {
      label: 'the product of the sine',
      given: { function: '1-x^2/k^2', from: '1', to: '+oo' },
      expect: { product: { same: 'sin(pi*x)/(pi*x)' } },
    },
    {
      label: 'Viète',
      given: { function: 'cos(pi/2^(k+1))', from: '1', to: '+oo' },
      expect: { product: { same: '2/pi' } },
    },
    {
      label: 'gamma functions',
      given: { function: 'k+a', from: '1', to: 'n' },
      expect: { product: { same: 'gamma(a+n+1)/gamma(a+1)' } },
    },
    {
      label: 'no closed form',
      given: { function: '1-1/2^k', from: '1', to: '+oo' },
      expect: { product: 0.2887880950866024 },
    },
    { label: 'divergent', given: { function: '1+1/k', from: '1', to: '+oo' }, expect: { product: 'diverges' } },
    {
      label: 'divergent to 0',
      given: { function: '1-1/k', from: '2', to: '+oo' },
      expect: { product: 'diverges to 0' },
    },
    { given: { function: 'k^2', from: '1/2', to: '5' }, fails: 'out-of-range' },
    { given: { function: 'k^', from: '1', to: '5' }, fails: 'unreadable' },
  ],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §5.8 and §5.5', url: 'https://dlmf.nist.gov/5.8' },
    { title: 'E. T. Whittaker, G. N. Watson, A Course of Modern Analysis, 4th ed., Cambridge 1927, §12.13' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const solved = solvedOverRange(given, options, productOf);
  if (!solved.ok) return solved;
  const { f, index, from, to, notes, conditions, found: answer } = solved.value;
  return ok({
    values: {
      product: foundOverRange('Product', solved.value, endings[answer.kind === 'diverges' ? answer.to : 'no limit']),
    },
    ...(answer.kind === 'value' && { conditions }),
    steps: stepsOf(solved.value, options.digits),
    checked: [checkOf(answer)],
    notes,
    figure: () => partialProducts(f, index, [from, to], answer.kind === 'value' ? answer.value : undefined),
  });
}

function stepsOf(solved: SolvedSum<ProductResult>, shown: number): readonly ShownStep[] {
  const { found } = solved;
  if (found.kind === 'decimal') return [digitsStep('product', solved, withFewerDigits(found.digits, shown))];
  if (found.kind === 'value') return found.step === undefined ? [] : [found.step];
  const fate = fateStep('product', solved, 'partial products', fates[found.to], `: ${endings[found.to].says}`);
  return [...partialProductSteps(solved, found.to), fate];
}

/** The product of the first factors as a function of their number, and what it tends to; none where it has no short form. */
function partialProductSteps({ f, index, from }: SolvedSum<ProductResult>, fate: keyof typeof fates): readonly Step[] {
  const name = freeName(new Set([...freeSymbols(f), ...freeSymbols(from), index]), ['n', 'm', 'N']);
  const part = productOf({ f, index, from, to: symbol(name) });
  if (fate === 'no limit' || !part.ok || part.value.kind !== 'value' || part.value.step === undefined) return [];
  const [end, partial] = [constant('infinity'), part.value.value];
  const far = limit(partial, name, end);
  if (!far.ok || far.value.kind !== 'value') return [];
  const value = far.value.value;
  if (fate === 'zero' ? !equal(value, zero) : infiniteEnd(value) === null) return [];
  const towards: Step = {
    rule: 'limit',
    says: 'This is what the partial products tend to.',
    before: { operator: { name: 'limit', variable: name, to: end }, expression: partial },
    after: { expression: value },
    steps: [],
  };
  return [part.value.step, towards];
}

const diverges = { says: 'diverges', meaning: 'divergent' } as const;
const endings = { infinity: diverges, zero: { says: 'diverges to 0' }, 'no limit': diverges } as const;

const fates = {
  infinity: 'The partial products grow beyond every bound in size.',
  zero: 'The partial products tend to 0 although no factor is 0, which is called divergence to 0.',
  'no limit': 'The partial products keep one size far out and change their sign for ever.',
} as const;

function checkOf(answer: ProductResult): Check {
  if (answer.kind === 'diverges') return { how: 'proof', detail: fates[answer.to] };
  if (answer.kind === 'decimal')
    return {
      how: 'enclosure',
      detail: 'Factors were multiplied with bounds of every error; each digit shown is proved.',
    };
  return checkOfValue(answer.check);
}

function checkOfValue({ how, instances }: ProductCheck): Check {
  const choices = instances > 1 ? ` at ${instances} choices of the letters` : '';
  switch (how) {
    case 'nothing to multiply':
      return { how: 'definition', detail: 'There is nothing to multiply.' };
    case 'a factor is 0':
      return { how: 'proof', detail: 'One of the factors is 0.' };
    case 'multiplied':
      return { how: 'independent computation', detail: `The factors multiplied one by one give the same${choices}.` };
    case 'enclosed':
      return {
        how: 'enclosure',
        detail: `Factors multiplied, with a proved bound of what is left out, give the same number to more than 15 digits${choices}.`,
      };
  }
}
