import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  factorial: [
    {
      title: 'Counting arrangements',
      text: '$n!$ is the number of orders in which $n$ different things can stand: 5 books in 120 ways. The empty arrangement counts as one, so $0! = 1$. Growth is faster than any exponential; by Stirling $n! \\approx \\sqrt{2\\pi n}\\,(n/e)^n$. The number of zeros at the end of $n!$ is the number of factors 5: $100!$ ends in 24 of them.',
    },
    {
      title: 'Mistake: rules that do not hold',
      text: '$(m + n)!$ is not $m! + n!$, and $(2n)!$ is not $2\\,n!$: $6! = 720$, while $2 \\cdot 3! = 12$. Equal things are counted once: $\\frac{n!}{k!}$ if $k$ of them are alike.',
    },
  ],
  gamma: [
    {
      title: 'The factorial between the integers',
      text: '$\\Gamma(x + 1) = x\\,\\Gamma(x)$ carries the rule of the factorial to all numbers except 0 and the negative integers. $\\Gamma(\\frac12) = \\sqrt\\pi$. It stands in the volume of the ball in $n$ dimensions, $\\frac{\\pi^{n/2}}{\\Gamma(n/2 + 1)}R^n$, and in the densities of the gamma, chi-squared and Student distributions. Between the poles at negative numbers its sign alternates.',
    },
    {
      title: 'The integral has limits',
      text: 'The integral of the formula converges for $x > 0$ only. For negative $x$ the value comes from $\\Gamma(x) = \\frac{\\Gamma(x + 1)}{x}$: $\\Gamma(-\\frac12) = -2\\sqrt\\pi$.',
    },
  ],
  beta: [
    {
      title: 'A reciprocal of binomials',
      text: 'For positive integers $\\mathrm{B}(m, n) = \\frac{(m - 1)!\\,(n - 1)!}{(m + n - 1)!}$. It is the constant that makes the beta distribution a probability, and gives integrals of powers of sine and cosine: $\\int_0^{\\pi/2} \\sin^{2z-1}t\\,\\cos^{2w-1}t\\,dt = \\frac12\\mathrm{B}(z, w)$. It is symmetric in its arguments, and $\\mathrm{B}(\\frac12, \\frac12) = \\pi$.',
    },
    {
      title: 'Mistake: off by one',
      text: 'The exponents in the integral are $z - 1$ and $w - 1$: $\\int_0^1 t^2(1 - t)^3\\,dt = \\mathrm{B}(3, 4) = \\frac{1}{60}$.',
    },
  ],
  stirling: [
    {
      title: 'Groups and cycles',
      text: 'The second kind counts the ways to split $n$ different things into $k$ groups without names: three things into two groups in 3 ways. The first kind counts the permutations of $n$ things with exactly $k$ cycles. The sum over $k$ is the Bell number for the second and $n!$ for the first. Second kind numbers turn powers into falling factorials, first kind numbers turn them back.',
    },
    {
      title: 'Mistake: named groups',
      text: 'If the groups have names, as rooms have, multiply the second kind by $k!$. If they may be empty too, there are $k^n$ ways.',
    },
  ],
  error: [
    {
      title: 'Probability of an error of measurement',
      text: 'For a normal error with standard deviation $\\sigma$, $\\operatorname{erf}\\left(\\frac{a}{\\sigma\\sqrt2}\\right)$ is the probability that it lies within $\\pm a$. It solves problems of heat and diffusion as well: the temperature beside a suddenly heated wall follows $\\operatorname{erfc}$. It is odd and tends to $\\pm 1$. Far out use the complement $\\operatorname{erfc} x = 1 - \\operatorname{erf} x$, which keeps its digits.',
    },
    {
      title: 'Mistake: erf for the normal distribution',
      text: 'They differ by a scale: $\\Phi(x) = \\frac12\\left(1 + \\operatorname{erf}\\frac{x}{\\sqrt2}\\right)$. $\\operatorname{erf} 1 \\approx 0.8427$, and $\\Phi(1) \\approx 0.8413$, are near each other by chance.',
    },
  ],
  binomial: [
    {
      title: 'Choosing without order',
      text: "The number of ways to choose $k$ of $n$ things when order does not matter: 6 of 49 lottery numbers in 13 983 816 ways. It is the coefficient of $a^{n-k}b^k$ in $(a + b)^n$, and an entry of Pascal's triangle, where each is the sum of the two above it. $\\binom nk = \\binom{n}{n-k}$, for choosing is also leaving out.",
    },
    {
      title: 'Mistake: where order counts',
      text: 'A podium of 3 among 8 runners has $8 \\cdot 7 \\cdot 6 = 336$ outcomes, not $\\binom83 = 56$. With repetition allowed the number is $\\binom{n + k - 1}{k}$.',
    },
  ],
  gcd: [
    {
      title: 'The largest common measure',
      text: 'The largest square tile that covers a floor of $84 \\times 60$ without cutting has the side 12. Dividing both numbers by it reduces a fraction to lowest terms. Euclid replaces the pair by divisor and remainder until the remainder is 0. The numbers $s$ and $t$ (Bézout) show that $ax + by = c$ has integer solutions exactly if the divisor divides $c$.',
    },
    {
      title: 'Coprime is not prime',
      text: '8 and 15 have the greatest common divisor 1, and neither is prime. $s$ and $t$ are not unique: with $s + \\frac bd$ and $t - \\frac ad$ the sum stays the same.',
    },
  ],
  lcm: [
    {
      title: 'When cycles meet again',
      text: 'Two lights that flash every 12 and every 18 seconds and have just flashed together do so again after 36. It is the smallest common denominator of two fractions. In prime factors take each prime with the greater of its exponents, for the greatest common divisor with the smaller: $12 = 2^2 \\cdot 3$ and $18 = 2 \\cdot 3^2$ give $2^2 \\cdot 3^2$.',
    },
    {
      title: 'Mistake: the product',
      text: '$12 \\cdot 18 = 216$ is a common multiple but not the least. The product is right only if the two numbers have no common factor.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
