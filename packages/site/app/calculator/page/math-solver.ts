import { isFormulaKind } from '@nomogram/calculators/kit/field.ts';
import type { Form } from '@nomogram/calculators/kit/form.ts';

/**
 * What search engines are told of a page that solves a typed formula (schema.org, MathSolver): for each of its forms that needs no more
 * than one expression, the address that opens it calculated. `undefined` where no form is of that kind.
 */
export function mathSolverOf(title: string, forms: readonly Form[], address: string, terms: string) {
  const actions = forms.flatMap((form) => {
    const needed = form.fields.filter(({ presence }) => presence);
    const [only] = needed;
    if (!only || needed.length > 1 || !isFormulaKind(only.live)) return [];
    const query = `calculation=${encodeURIComponent(form.name)}&${encodeURIComponent(only.name)}={math_expression_string}`;
    return [
      {
        '@type': 'SolveMathAction',
        target: `${address}?${query}`,
        'mathExpression-input': 'required name=math_expression_string',
        eduQuestionType: [form.title],
      },
    ];
  });
  if (actions.length === 0) return undefined;
  return {
    '@type': ['MathSolver', 'LearningResource'],
    name: title,
    url: address,
    usageInfo: terms,
    inLanguage: 'en',
    learningResourceType: 'Math solver',
    potentialAction: actions,
  };
}
