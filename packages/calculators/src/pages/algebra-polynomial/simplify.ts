import { hasFactorials, lostRestrictions } from '@nomogram/math/algebra/domain.ts';
import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import type { Scope } from '@nomogram/math/algebra/simplify/verify.ts';
import { equal } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { whyNoValue } from '@nomogram/math/expression/why-no-value.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { conditionsText } from '@nomogram/math/syntax/print-condition.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import type { AngleUnit, Tree } from '@nomogram/math/syntax/tree.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { exact } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { polynomial, references } from './inputs.ts';
import { holdsFor } from './where-defined.ts';
import { listed } from './words.ts';

const inputs = { polynomial };

export default calculator({
  title: 'Simplify',
  keywords: ['reduce', 'evaluate an expression', 'arithmetic', 'scientific calculator', 'simplify a fraction'],
  asks: ['simplify {polynomial}', '{polynomial} (simplified|simplify)', '{polynomial}'],
  purpose: 'The least complex form that could be found, and on which domain it is equal to the input.',
  path: 'algebra/simplify/:polynomial',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  formula: '\\frac{x^2 - 1}{x - 1} = x + 1 \\quad (x \\neq 1)',
  wantedForm: 'short',
  compute,
  examples: [
    { given: { polynomial: '(x^2-1)/(x-1)' }, expect: { simplified: 'x + 1' } },
    { given: { polynomial: 'sin(x)^2+cos(x)^2' }, expect: { simplified: '1' } },
    { label: 'nested roots', given: { polynomial: 'sqrt(5+2sqrt(6))' }, expect: { simplified: 'sqrt(2) + sqrt(3)' } },
    { label: 'an absolute value', given: { polynomial: 'sqrt(x^2)' }, expect: { simplified: 'abs(x)', positive: 'x' } },
    { given: { polynomial: '1/x+1/(x+1)' }, expect: { simplified: '(2*x + 1)/(x^2 + x)' } },
    { given: { polynomial: '4atan(1/5)-atan(1/239)' }, expect: { simplified: 'pi/4' } },
    { given: { polynomial: '1/0' }, fails: 'no-answer' },
    { given: { polynomial: '((x+1)*(x-1)' }, fails: 'unreadable' },
  ],
  laws: [
    // What has been simplified is not made simpler by doing it again.
    ({ polynomial: { expression } }) => {
      const once = simplify(expression);
      if (!once.ok) return true;
      const twice = simplify(once.value.expression);
      return twice.ok && equal(twice.value.expression, once.value.expression);
    },
  ],
  references: [
    references.algebra,
    {
      title:
        'H. Fu, X. Zhong and Z. Zeng, Automated and readable simplification of trigonometric expressions, Mathematical and Computer Modelling 44 (2006)',
    },
    {
      title:
        'A. Borodin, R. Fagin, J. Hopcroft and M. Tompa, Decreasing the nesting depth of expressions involving square roots, Journal of Symbolic Computation 1 (1985)',
    },
  ],
});

/** What is simplified when it is read: roots of numbers, like terms; or that nothing is. */
function readingSteps(typed: string, result: Expression): readonly ShownStep[] {
  const simplified = toText(result);
  const sorted = (text: string): string => [...text.replaceAll(' ', '')].sort().join('');
  if (sorted(typed) === sorted(simplified))
    return [line('simplify', 'No shorter form of it was found: it is left as it is.', simplified)];
  const roots = [...new Set(typed.match(/\bsqrt\(\d+\)/g) ?? [])].flatMap((root) => {
    const read = parse(root);
    const short = read.ok ? toText(read.value.expression) : root;
    const says = 'The largest square number that divides it is taken out of the root.';
    return short === root ? [] : [line('radicals', says, `${root} = ${short}`)];
  });
  const says = 'Like terms and equal factors are put together, and numbers are worked out.';
  return [
    ...roots,
    ...(typed === roots[0]?.written.text.split(' = ')[0] ? [] : [line('like terms', says, `${typed} = ${simplified}`)]),
  ];
}

function compute({ polynomial: { expression, tree } }: InputValues<typeof inputs>, { angle }: Options) {
  const found = simplify(expression);
  if (!found.ok) return found;
  const { expression: result, verified, positive, steps } = found.value;
  const why = whyNoValue(result);
  if (why !== undefined) return no('no-answer', why);
  const symbols = freeSymbols(expression);
  return ok({
    values: {
      simplified: exact('Simplified', result),
      positive: positive && exact(`For positive ${listed(symbols)}`, positive),
    },
    steps: steps.length > 0 ? steps : readingSteps(treeToText(tree), result),
    checked: [checkOf(verified.scope, verified.points, symbols.length === 0, equal(expression, result))],
    notes: assumptions(tree, result, verified.scope, symbols, angle),
    figure: () =>
      firstFigure(
        [
          { expression, label: 'input', role: 'given' },
          { expression: result, label: 'simplified', role: 'answer', dashed: true },
        ],
        'x',
        (between) =>
          `The curves of the input and of the simplified form ${between}: they lie on each other wherever the input has a real value.`,
      ),
  });
}

function checkOf(scope: string, points: number, constant: boolean, unchanged: boolean) {
  if (unchanged) return { how: 'identity', detail: 'No simpler form was found; the input stands as it is.' };
  if (constant)
    return {
      how: 'independent computation',
      detail: 'Input and answer were computed to 40 certified digits, and they agree.',
    };
  const where = scope === 'everywhere' ? 'random real points' : 'random real points at which the input is real';
  return {
    how: 'independent computation',
    detail: `Input and answer agree at ${points} ${where}, with bounds of the rounding errors.`,
  };
}

/** Under which assumption the answer may stand for the input. */
function assumptions(
  tree: Tree,
  result: Expression,
  scope: Scope,
  symbols: readonly string[],
  angle: AngleUnit,
): readonly string[] {
  const complex = scope === 'everywhere';
  const restrictions = lostRestrictions(tree, result, { complex, angle });
  const real = `real ${listed(symbols)}`;
  const kind = complex ? '' : 'real ';
  if (restrictions.length > 0)
    return [
      holdsFor((symbols.length > 0 ? `${real} with ` : '') + conditionsText(restrictions), kind, hasFactorials(tree)),
    ];
  return symbols.length === 0 ? [] : [holdsFor(real, kind, true)];
}
