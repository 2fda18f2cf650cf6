import { page } from '../../kit/page.ts';

export default page({
  id: 'functions',
  topic: 'functions',
  title: 'Mathematical functions',
  purpose: 'Factorial, gamma, beta, Stirling numbers, error function, binomial coefficient, GCD and LCM.',
  keywords: [
    'factorial calculator',
    'gamma function',
    'beta function',
    'stirling numbers',
    'error function',
    'binomial coefficient',
    'gcd',
    'lcm',
  ],
  calculations: ['factorial', 'gamma', 'beta', 'stirling', 'error', 'binomial', 'gcd', 'lcm'],
  selector: 'Function',
  help: [
    {
      title: 'Exact where it can be',
      text: 'Integers are computed with all their digits: $100!$ has 158 of them, and each is shown. The gamma function of half an integer is a rational multiple of $\\sqrt{\\pi}$, and is said so. Elsewhere 15 digits are given.',
    },
    {
      title: 'Factorial and gamma',
      text: '$n! = 1 \\cdot 2 \\cdots n$ and $0! = 1$. The gamma function continues it: $\\Gamma(n + 1) = n!$, with poles at $0, -1, -2, \\ldots$, where it has no value.',
    },
    {
      title: 'Common mistakes',
      text: 'Off by one: $\\Gamma(5) = 24$, not 120. The greatest common divisor of a number and 0 is that number; their least common multiple is 0.',
    },
  ],
});
