import { page } from '../../kit/page.ts';
import { writingFunctions } from '../../shared/calculus/writing-functions.ts';

export default page({
  id: 'calculus-derivative',
  topic: 'calculus',
  title: 'Derivative',
  purpose:
    'Derivatives of functions of one variable or several, of any order, and of curves given by an equation, with every step.',
  keywords: [
    'derivative calculator',
    'partial derivative',
    'implicit differentiation',
    'gradient',
    'Hessian',
    'chain rule',
    'second derivative',
    'step by step',
  ],
  calculations: ['derivative', 'tangent', 'stationary', 'partial', 'gradient', 'implicit'],
  help: [
    {
      title: 'What the rules say',
      text: "Sums are differentiated term by term. Product: $(uv)' = u'v + uv'$. Quotient: $(u/v)' = (u'v - uv')/v^2$. Chain: $(f(g))' = f'(g)\\,g'$. Every other derivative here is one of these applied to a table of known functions.",
    },
    writingFunctions,
    {
      title: 'Several variables',
      text: 'A partial derivative holds all letters but one fixed: for $f = x^3 y^2$ it is $\\partial f/\\partial x = 3x^2y^2$. Mixed ones may be taken in any order. All first ones together are the gradient, which points where $f$ rises fastest; the second ones are the Hessian matrix, and the sum of its diagonal is the Laplacian.',
    },
    {
      title: 'Implicit',
      text: "An equation such as $x^2 + y^2 = 25$ makes $y$ a function of $x$ near most of its points. Both sides are differentiated: $2x + 2y\\,y' = 0$, so $y' = -x/y$. Where the denominator is 0 the tangent is vertical, or there is none.",
    },
    {
      title: 'Common mistakes',
      text: "Forgetting the inner derivative: $(\\sin 2x)' = 2\\cos 2x$. Treating $x^x$ as a power or as an exponential: it is both, and $(x^x)' = x^x(\\ln x + 1)$.",
    },
  ],
});
