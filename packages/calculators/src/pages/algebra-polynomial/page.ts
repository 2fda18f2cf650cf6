import { page } from '../../kit/page.ts';

export default page({
  id: 'algebra-polynomial',
  topic: 'algebra',
  title: 'Polynomials',
  purpose: 'Expand, factor, simplify, add, multiply, divide and solve, exactly and with every step.',
  keywords: [
    'polynomial calculator',
    'factor polynomial',
    'expand expression',
    'simplify',
    'long division',
    'quadratic formula',
    'roots of a polynomial',
    'system of equations',
  ],
  calculations: [
    'expand',
    'factorize',
    'simplify',
    'add',
    'subtract',
    'multiply',
    'divide',
    'power',
    'roots',
    'system',
  ],
  selector: 'Calculation',
  help: [
    {
      title: 'How to write polynomials',
      text: 'Powers with ^, products with * or nothing at all: 3x^2 - 2x y + 1/2. Parentheses as usual: (x+1)(x-2). Decimals are read as exact fractions, so 0.1 is 1/10. Functions may appear too: sqrt, sin, cos, ln, and e for the exponential. How the input was read is shown before the answer.',
    },
    {
      title: 'What "factor" means',
      text: 'Over the rational numbers $x^2 - 2$ cannot be factored, over the real numbers it is $(x - \\sqrt{2})(x + \\sqrt{2})$. And $x^2 + 1$ has factors only over the complex numbers: $(x - i)(x + i)$. The first answer is the one over the rational numbers, or over the field of its coefficients where these contain a root or $i$; the others stand beside it up to degree 4.',
    },
    {
      title: 'The quadratic formula',
      text: 'The roots of $ax^2 + bx + c$ are $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$. The discriminant $b^2 - 4ac$ tells how many are real: two when it is positive, one (double) when it is 0, none when it is negative.',
    },
    {
      title: 'Common mistakes',
      text: '$(a + b)^2$ is $a^2 + 2ab + b^2$, not $a^2 + b^2$. A minus before parentheses changes every sign inside. $\\sqrt{x^2}$ is $|x|$, not $x$. In $\\frac{x^2 - 1}{x - 1} = x + 1$ the value $x = 1$ stays excluded.',
    },
  ],
});
