import { page } from '../../kit/page.ts';
import { writingFunctions } from '../../shared/calculus/writing-functions.ts';

export default page({
  id: 'calculus-integral',
  topic: 'calculus',
  title: 'Integral',
  purpose:
    'Antiderivatives with their steps, checked by differentiation, and definite integrals with as many digits as are certain.',
  keywords: ['integral calculator', 'antiderivative', 'definite integral', 'integration by parts', 'step by step'],
  calculations: ['analytical', 'numerical', 'definite'],
  help: [
    {
      title: 'Three questions',
      text: 'Analytical: a function $F$ with $F^{\\prime} = f$, written with known functions, up to a constant $C$. With bounds: the number $\\int_a^b f(x)\\,dx = F(b) - F(a)$ in exact form, as $\\int_{-\\infty}^{\\infty}e^{-x^2}dx = \\sqrt{\\pi}$. Numerical: that number to the digits that are certain. The last always has an answer when the area is finite, even where no formula for the first exists.',
    },
    writingFunctions,
    {
      title: 'How an antiderivative is found',
      text: 'Sums are taken apart, constants put in front, the rest is looked up in a table. Quotients of polynomials become partial fractions: $\\frac{1}{x^2-1} = \\frac{1}{2(x-1)} - \\frac{1}{2(x+1)}$. A substitution $u = g(x)$ undoes the chain rule, integration by parts $\\int u\\,dv = uv - \\int v\\,du$ undoes the product rule. Roots and trigonometric functions are turned into quotients of polynomials by a substitution of their own. Where none of this leads to the end, the antiderivative is set up from all the functions that occur, with unknown constants, and differentiated: comparing gives the constants (Risch and Norman).',
    },
    {
      title: 'How it is checked',
      text: 'The answer is differentiated again and compared with your function at many points on all pieces of its domain; with letters other than the variable, for several positive values of them. An answer that fails is not shown. "No closed form was found" means just that: it is not a proof that there is none. Where a theorem decides (Liouville for $\\int e^{-x^2}dx$, Chebyshev for $\\int\\sqrt{1+x^3}\\,dx$) it is named, and the answer is "No elementary antiderivative exists".',
    },
    {
      title: 'Infinite ranges and singular points',
      text: 'Bounds may be +oo, -oo, pi/2, sqrt(2). The range is cut where the function is singular; $\\int_0^1 x^{-1/2}\\,dx = 2$ is finite, $\\int_0^1 x^{-1}\\,dx$ is not, and is refused with the reason. Where a function diverges at simple poles inside the range, both sides may still cancel: Cauchy’s principal value is then given with the refusal. The value comes from two rules that share no points, and only the digits on which they agree are shown.',
    },
    {
      title: 'Common mistakes',
      text: '$\\int \\frac{dx}{x} = \\ln|x|$, with the bars, for negative $x$ too. $F(b) - F(a)$ is wrong when $F$ jumps between $a$ and $b$: $\\int_{-1}^{1} x^{-2}\\,dx$ is not $-2$, it diverges. An antiderivative may look different from the book and still be right: they differ by a constant.',
    },
  ],
});
