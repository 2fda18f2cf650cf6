import { page } from '../kit/page.ts';

export default page({
  id: 'calculus-derivative',
  topic: 'calculus',
  title: 'Derivative',
  purpose: 'The derivative of a function with every step, checked numerically, and both curves.',
  keywords: ['derivative calculator', 'differentiate', 'chain rule', 'product rule', 'step by step'],
  help: [
    {
      title: 'What the rules say',
      text: "Sums are differentiated term by term. Product: $(uv)' = u'v + uv'$. Quotient: $(u/v)' = (u'v - uv')/v^2$. Chain: $(f(g))' = f'(g)\\,g'$. Every other derivative here is one of these applied to a table of known functions.",
    },
    {
      title: 'Writing functions',
      text: 'Use ^ for powers, * for products (it may be left out: 2x, x sin x), sqrt for roots, e for the exponential, ln or log for the natural logarithm. What was understood is shown under the field while you type.',
    },
    {
      title: 'Common mistakes',
      text: "Forgetting the inner derivative: $(\\sin 2x)' = 2\\cos 2x$. Treating $x^x$ as a power or as an exponential: it is both, and $(x^x)' = x^x(\\ln x + 1)$.",
    },
  ],
});
