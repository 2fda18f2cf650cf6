import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  derivative: [
    {
      title: 'What the derivative says',
      text: "$f'(a)$ is the slope of the tangent to the curve at $x = a$, and the rate at which $f$ changes there: if $f$ is a distance and $x$ the time, it is the speed. Where $f' > 0$ on an interval the function rises, where $f' < 0$ it falls; a maximum or minimum inside an interval has $f' = 0$ if the derivative exists there.",
    },
    {
      title: 'Zero slope is not always an extremum',
      text: "From $f'(a) = 0$ alone no extremum follows: $x^3$ has slope 0 at 0 and keeps rising. The sign of $f'$ must change at $a$.",
    },
  ],
  tangent: [
    {
      title: 'The line that the curve follows',
      text: "Near $x = a$ the curve of $f$ is almost its tangent: $f(x) \\approx f(a) + f'(a)(x - a)$, with an error that vanishes faster than $x - a$. So the tangent also gives approximate values near a known one. The normal stands on it at a right angle: its slope is $-1/f'(a)$.",
    },
    {
      title: 'Mistake: the point put in before deriving',
      text: 'First the derivative, then the number: of $f = x^2$ the derivative at 3 is $2\\cdot3 = 6$. Who puts 3 in first has the constant 9 left, and derives that to 0.',
    },
  ],
  stationary: [
    {
      title: 'Where the tangent is horizontal',
      text: "At a maximum or minimum inside an interval the derivative is 0, if it exists. So the zeros of $f'$ are found first, and its sign beside each of them decides: from $+$ to $-$ a maximum, from $-$ to $+$ a minimum, and without a change neither, as for $x^3$ at 0.",
    },
    {
      title: 'Mistake: a local maximum taken for the largest value',
      text: 'A maximum here is one among its neighbours: $x^3 - 3x$ has one at $-1$ with the value 2, and yet becomes as large as one likes. On an interval the values at its two ends must be compared, too.',
    },
  ],
  partial: [
    {
      title: 'The order of a derivative',
      text: "The second derivative tells how the slope changes: where $f'' > 0$ the curve bends upward, and for a motion it is the acceleration. In the field, x^2 asks for two derivatives by $x$, and x, y for one by each. Mixed derivatives agree in either order wherever they are continuous (Schwarz), which serves as a check here.",
    },
    {
      title: 'Mistake: powers of d',
      text: "$\\frac{\\mathrm{d}^2 f}{\\mathrm{d}x^2}$ is the derivative of the derivative, not the square of the first: for $f = x^2$ it is 2, while $(f')^2 = 4x^2$.",
    },
  ],
  gradient: [
    {
      title: 'Gradient, Hessian, extrema',
      text: 'At an interior extremum of a differentiable function the gradient is 0. The Hessian then decides: all its eigenvalues positive, a minimum; all negative, a maximum; of both signs, a saddle. For two variables the determinant $f_{xx} f_{yy} - f_{xy}^2$ is enough: positive for an extremum, negative for a saddle, and 0 leaves the question open.',
    },
    {
      title: 'Mistake: the gradient and the level line',
      text: 'The gradient of $f(x, y)$ lies in the plane of $x$ and $y$ and is perpendicular to the level lines; it is not tangent to the surface $z = f(x, y)$.',
    },
  ],
  implicit: [
    {
      title: 'When y cannot be isolated',
      text: 'Many curves, such as $y^5 + y = x$, have no elementary formula for $y$, yet a slope at each point. The theorem of implicit functions promises it wherever $\\partial F/\\partial y \\ne 0$. The answer holds both $x$ and $y$: a point of the curve must be put in, and the point must satisfy the equation. The second derivative tells how the curve bends there.',
    },
    {
      title: 'Mistake: y as a constant',
      text: "In $\\frac{\\mathrm{d}}{\\mathrm{d}x}$ of $y^3$ the chain rule applies: it is $3y^2 y'$, not $3y^2$ and not 0. The product $xy$ gives $y + x\\,y'$.",
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
