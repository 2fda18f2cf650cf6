import { page } from '../../kit/page.ts';

export default page({
  id: 'algebra-fibonacci',
  topic: 'algebra',
  title: 'Fibonacci numbers',
  purpose: 'The n-th Fibonacci number with every digit, up to n = 1 000 000.',
  keywords: ['fibonacci calculator', 'fibonacci sequence', 'golden ratio', 'nth fibonacci number'],
  help: [
    {
      title: 'The sequence',
      text: 'Each number is the sum of the two before it: $0, 1, 1, 2, 3, 5, 8, 13, \\ldots$ with $F_0 = 0$ and $F_1 = 1$. For negative positions $F_{-n} = (-1)^{n+1} F_n$.',
    },
    {
      title: 'How it is computed',
      text: 'Not by adding n times, but by doubling: $F_{2k} = F_k (2 F_{k+1} - F_k)$ and $F_{2k+1} = F_k^2 + F_{k+1}^2$. The millionth number, with 208 988 digits, takes milliseconds.',
    },
    {
      title: 'The golden ratio',
      text: 'The ratio of neighbours tends to $\\varphi = \\frac{1 + \\sqrt{5}}{2} \\approx 1.618$, and $F_n$ is the whole number nearest to $\\varphi^n / \\sqrt{5}$.',
    },
    {
      title: 'Common mistakes',
      text: 'Counting from 1 or from 0: here $F_1 = F_2 = 1$, so $F_{10} = 55$. Binet’s formula in ordinary decimals is off by whole units from about $n = 71$ on.',
    },
  ],
});
