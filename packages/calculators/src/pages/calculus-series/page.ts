import { page } from '../../kit/page.ts';
import { writingFunctions } from '../../shared/calculus/writing-functions.ts';

export default page({
  id: 'calculus-series',
  topic: 'calculus',
  title: 'Taylor and Laurent series',
  purpose: 'Power series of functions about a point: first terms, general term and where they converge, with steps.',
  keywords: ['power series', 'expansion of a function', 'approximation by polynomials', 'radius of convergence'],
  help: [
    {
      title: 'What a Taylor series is',
      text: "Near a point $a$ a smooth function is close to a polynomial in $x - a$: $f(x) = f(a) + f'(a)(x-a) + \\frac{f''(a)}{2!}(x-a)^2 + \\cdots$. With $a = 0$ the series is also named after Maclaurin. Where the function has a pole, powers with negative exponents come before: that is a Laurent series, and its coefficient of $\\frac{1}{x-a}$ is the residue.",
    },
    {
      title: 'How it is checked',
      text: 'The coefficients are computed a second time as intervals with proved ends, in which each of them must lie, or the terms are compared with the function next to the point to hundreds of digits. Where the general term is known, the infinite sum, with a proved bound of what is left out, must give the value of the function inside the interval of convergence. What does not agree is not shown.',
    },
    writingFunctions,
  ],
});
