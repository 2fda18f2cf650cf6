import { page } from '../../kit/page.ts';
import { writingFunctions } from '../../shared/calculus/writing-functions.ts';

export default page({
  id: 'calculus-sum',
  topic: 'calculus',
  title: 'Sums and products',
  purpose: 'Finite and infinite sums and products in closed form, with steps, each compared with its terms.',
  keywords: [
    'summation',
    'sigma notation',
    'infinite series',
    'convergence',
    'telescoping',
    'sums and series',
    'infinite products',
  ],
  calculations: ['sum', 'product'],
  help: [
    {
      title: 'What a sum is',
      text: '$\\sum_{k=a}^{b} f(k)$ adds the values of $f$ at the whole numbers from $a$ to $b$, both included. For $b = \\infty$ it is the limit of the partial sums, where they have one: the sum converges, otherwise it diverges. That the terms tend to 0 is needed for convergence, and not enough: $1 + \\frac12 + \\frac13 + \\cdots$ grows beyond every number.',
    },
    {
      title: 'How it is checked',
      text: 'A finite sum in closed form is compared with its terms added one by one, with letters at three choices of them. An infinite one is compared with a number that has a proved error: terms are added, and what is left out is bounded by the ratio of the terms or by the formula of Euler and Maclaurin. What does not agree is not shown.',
    },
    {
      title: 'What a product is',
      text: '$\\prod_{k=a}^{b} f(k)$ multiplies the values of $f$ at the whole numbers from $a$ to $b$; $n! = \\prod_{k=1}^{n} k$ is one. Its logarithm is the sum of the logarithms, so that an infinite product converges where that sum does. It is checked in the same way: by multiplying, with a proved bound of what is left out.',
    },
    writingFunctions,
  ],
});
