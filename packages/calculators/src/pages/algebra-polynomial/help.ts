import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  expand: [
    {
      title: 'When to multiply out',
      text: "The expanded form is a sum of powers with one coefficient each. It shows the degree and the coefficients, it is unique, so two polynomials are equal exactly if their expanded forms are, and it can be differentiated term by term. The coefficients of $(a + b)^n$ are the row $n$ of Pascal's triangle: 1, 3, 3, 1 for $n = 3$.",
    },
    {
      title: 'Mistake: terms left out',
      text: 'Every term of one factor meets every term of the other: two factors with two and three terms give six products before like terms are collected.',
    },
  ],
  factorize: [
    {
      title: 'What factors show',
      text: 'The factored form shows the zeros: a product is 0 exactly if a factor is 0. A factor that occurs twice makes the curve touch the axis there instead of crossing it. Factors also cancel in fractions, which terms of a sum do not. Over the rational numbers the factorization is unique up to order and constant factors.',
    },
    {
      title: 'Mistake: zeros and signs',
      text: 'The factor $x - 3$ belongs to the zero 3, and $x + 3$ to $-3$. A constant factor in front, as in $2(x - 1)(x + 3)$, changes no zero, but must not be lost.',
    },
  ],
  simplify: [
    {
      title: 'What counts as simple',
      text: 'There is no single simplest form: here the one with the fewest and smallest parts is sought among equal ones, by cancelling, collecting terms, and the laws of powers, roots, logarithms and trigonometric functions. Equal means equal wherever both have a value; where the input has none, as at a removed zero of the denominator, the answer says so.',
    },
    {
      title: 'Mistake: cancelling terms',
      text: 'Only factors of the whole numerator and denominator cancel: $\\frac{x + 2}{x}$ is not 2, but $1 + \\frac{2}{x}$.',
    },
  ],
  add: [
    {
      title: 'Like terms',
      text: 'Terms with the same letters to the same powers are like, and their coefficients are added: $3x^2 + 5x^2 = 8x^2$, while $3x^2 + 5x$ stays as it is. The degree of a sum is at most the greater of the two degrees; it is smaller when the leading terms cancel, as in $(x^2 + x) + (1 - x^2) = x + 1$.',
    },
    {
      title: 'Mistake: adding exponents',
      text: 'In a sum the exponent stays: $x^2 + x^2 = 2x^2$. Exponents are added in a product, $x^2 \\cdot x^2 = x^4$.',
    },
  ],
  subtract: [
    {
      title: 'Sign by sign',
      text: 'To subtract a polynomial is to add it with every sign changed: $A - B = A + (-1)B$. The difference is the zero polynomial exactly if both are the same, so this compares two forms of a result. Its zeros are the places at which the two curves meet, which is why an equation $A = B$ is solved as $A - B = 0$.',
    },
    {
      title: 'Mistake: only the first sign',
      text: '$(5x + 3) - (2x - 4) = 3x + 7$: the minus also reaches the $-4$. Without parentheses one gets $3x - 1$.',
    },
  ],
  multiply: [
    {
      title: 'Degrees add',
      text: 'The leading terms multiply, so the degree of the product is the sum of the degrees, and no cancellation can remove it when the coefficients are numbers. The constant term is the product of the constants. Both are a quick test of a result. Multiplying whole numbers digit by digit is the same method with $x = 10$, apart from the carries.',
    },
    {
      title: 'Mistake: product and zeros',
      text: 'If $A(x)B(x) = 0$, at least one factor is 0; but from $A(x)B(x) = 6$ follows nothing of the kind: bring everything to one side and factor again.',
    },
  ],
  divide: [
    {
      title: 'Quotient and remainder',
      text: 'As with whole numbers, $A = QB + R$ with a remainder of lower degree than the divisor, and both are unique. By $x - a$ the remainder is the number $A(a)$, so the division comes out even exactly if $a$ is a zero. In $\\frac{A}{B} = Q + \\frac{R}{B}$ the quotient $Q$ is the asymptote of the curve.',
    },
    {
      title: 'Mistake: missing powers',
      text: 'In the long division by hand every power needs its place: write $x^3 - 1$ as $x^3 + 0x^2 + 0x - 1$, or terms of different degree end up in one column.',
    },
  ],
  power: [
    {
      title: 'Powers of a sum',
      text: 'For two terms the binomial theorem gives the coefficients, for more the multinomial theorem: $a^i b^j c^k$ in $(a + b + c)^n$ has the coefficient $\\frac{n!}{i!\\,j!\\,k!}$. The degree is multiplied by $n$, and the number of terms grows quickly: $(a + b + c)^{10}$ has 66. Setting all letters to 1 gives the sum of the coefficients, here $3^{10}$.',
    },
    {
      title: 'Mistake: power of a product',
      text: 'The exponent reaches each factor: $(2x)^3 = 8x^3$, not $2x^3$. And $(x^2)^3 = x^6$, not $x^5$.',
    },
  ],
  roots: [
    {
      title: 'What a root is',
      text: 'A root of $P$ is a number at which $P$ is 0; a real one is a place where the curve meets the x-axis. A polynomial of degree $n$ has $n$ complex roots, counted with multiplicity, and with real coefficients the others come in conjugate pairs. For $x^2 + px + q$ the sum of the roots is $-p$ and their product $q$ (Vieta), a quick check.',
    },
    {
      title: 'Mistake: dividing by x',
      text: 'Dividing $x^2 = 3x$ by $x$ loses the root 0. Bring all to one side and factor: $x(x - 3) = 0$.',
    },
  ],
  system: [
    {
      title: 'Where two curves meet',
      text: 'Each equation is a curve in the plane, and the solutions are their common points. Two different lines meet in at most one point, a line and a circle in at most two, two curves of degrees $m$ and $n$ without a common part in at most $mn$ (Bézout). One unknown is eliminated, the other found, and each pair is put back into both equations.',
    },
    {
      title: 'Mistake: pairs torn apart',
      text: 'A solution is a pair. If $x$ has two values and $y$ has two, not every combination is a solution: $x^2 + y^2 = 2$ with $x = y$ has $(1, 1)$ and $(-1, -1)$ only.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
