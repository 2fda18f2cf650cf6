import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  cos: [
    {
      title: 'Cosine',
      text: 'In a right triangle it is the adjacent side over the hypotenuse; on the unit circle the abscissa of the point at the angle $x$. It is even, has the period $2\\pi$ and lies between $-1$ and 1. A force at the angle $x$ to the path acts along it with the factor $\\cos x$. The law of cosines, $c^2 = a^2 + b^2 - 2ab\\cos\\gamma$, extends Pythagoras to every triangle.',
    },
    {
      title: 'Mistake: not linear',
      text: '$\\cos(x + y)$ is not $\\cos x + \\cos y$ but $\\cos x\\cos y - \\sin x\\sin y$, and $\\cos 2x = 2\\cos^2 x - 1$.',
    },
  ],
  sin: [
    {
      title: 'Sine',
      text: 'In a right triangle it is the opposite side over the hypotenuse; on the unit circle the ordinate of the point at the angle $x$. It is odd, has the period $2\\pi$ and describes every pure oscillation. The law of sines, $\\frac{a}{\\sin\\alpha} = \\frac{b}{\\sin\\beta} = \\frac{c}{\\sin\\gamma}$, solves triangles; the area is $\\frac12 ab\\sin\\gamma$.',
    },
    {
      title: 'Small angles in radians only',
      text: '$\\sin x \\approx x$ for small $x$ holds in radians: $\\sin 0.1 \\approx 0.09983$. In degrees $\\sin x^\\circ \\approx \\frac{\\pi}{180}x$.',
    },
  ],
  tan: [
    {
      title: 'Tangent',
      text: 'In a right triangle it is the opposite side over the adjacent one: height over distance, and so the slope of a line at the angle $x$. On the unit circle it is the ordinate at which the ray meets the vertical tangent at $(1, 0)$. It repeats after half a turn and takes every real value; near its poles, at odd multiples of $90^\\circ$, it grows without bound.',
    },
    {
      title: 'Mistake: a number at 90 degrees',
      text: 'The tangent has no value at $90^\\circ$. The huge number that other calculators show there comes from rounding the angle.',
    },
  ],
  cosh: [
    {
      title: 'Hyperbolic cosine',
      text: 'A chain that hangs freely between two points takes the form $y = a\\cosh\\frac xa$, the catenary. The function is even, at least 1, and grows like $\\frac12 e^{|x|}$. With the hyperbolic sine it runs along the hyperbola $u^2 - v^2 = 1$, as cosine and sine do along the circle: $\\cosh^2 x - \\sinh^2 x = 1$.',
    },
    {
      title: 'Mistake: a parabola',
      text: 'The catenary only resembles a parabola near its lowest point: $\\cosh x = 1 + \\frac{x^2}{2} + \\frac{x^4}{24} + \\cdots$',
    },
  ],
  sinh: [
    {
      title: 'Hyperbolic sine',
      text: "The odd part of the exponential function: $e^x = \\cosh x + \\sinh x$. It is increasing, takes every real value exactly once, and is its own second derivative. The length of the catenary $y = a\\cosh\\frac xa$ from its lowest point to $x$ is $a\\sinh\\frac xa$; in Mercator's projection the tangent of the latitude is the hyperbolic sine of the ordinate.",
    },
    {
      title: 'Difference of nearly equal numbers',
      text: 'For small $x$ the formula with $e^x - e^{-x}$ loses digits in floating point arithmetic; $x + \\frac{x^3}{6}$ does not.',
    },
  ],
  tanh: [
    {
      title: 'Hyperbolic tangent',
      text: 'An S-shaped curve from $-1$ to 1 with slope 1 at 0. It gives the speed of a fall with resistance proportional to the square of the speed, the speed of water waves over a given depth, and an activation of neural networks. The logistic function is the same curve shifted and scaled: $\\frac{1}{1 + e^{-x}} = \\frac12\\left(1 + \\tanh\\frac x2\\right)$.',
    },
    {
      title: 'Very near 1 but not 1',
      text: '$1 - \\tanh x \\approx 2e^{-2x}$ for large $x$: at $x = 10$ eight nines follow the point. The value 1 is never reached.',
    },
  ],
  acos: [
    {
      title: 'The angle between directions',
      text: 'The principal value lies from 0 to $\\pi$, exactly the range of angles between two vectors, so $\\arccos\\frac{a \\cdot b}{|a||b|}$ gives such an angle, and the law of cosines an angle of a triangle, without ambiguity. It falls from $\\pi$ at $-1$ over $\\frac\\pi2$ at 0 to 0 at 1; $\\arccos(-x) = \\pi - \\arccos x$.',
    },
    {
      title: 'Near 1 it is sensitive',
      text: 'The slope is infinite at $\\pm1$: a tiny error of the cosine is a large one of the angle. For small angles use sine or tangent.',
    },
  ],
  asin: [
    {
      title: 'An angle from its sine',
      text: "The principal value lies from $-\\frac\\pi2$ to $\\frac\\pi2$. It is odd, and $\\arcsin x + \\arccos x = \\frac\\pi2$. By Snell's law the angle of refraction is $\\arcsin\\frac{n_1\\sin\\alpha}{n_2}$; where the argument exceeds 1 there is none, and all light is reflected.",
    },
    {
      title: 'Mistake: obtuse angles',
      text: 'In a triangle the law of sines cannot tell $\\alpha$ from $180^\\circ - \\alpha$. Decide from the sides: the greater angle lies opposite the longer side.',
    },
  ],
  atan: [
    {
      title: 'An angle from a slope',
      text: 'A slope of $\\frac{h}{d}$ rises at the angle $\\arctan\\frac hd$: 10 % are $5.71^\\circ$. Every real number has an arctangent, strictly between $-\\frac\\pi2$ and $\\frac\\pi2$. The series $\\arctan x = x - \\frac{x^3}{3} + \\frac{x^5}{5} - \\cdots$ holds for $|x| \\leq 1$, and formulas such as $\\frac\\pi4 = 4\\arctan\\frac15 - \\arctan\\frac1{239}$ have served to compute $\\pi$.',
    },
    {
      title: 'Mistake: the direction of a vector',
      text: '$\\arctan\\frac yx$ covers half a turn only. For a vector with $x < 0$ add or subtract $180^\\circ$; programs have a function of two arguments for this.',
    },
  ],
  acosh: [
    {
      title: 'Back from the hyperbolic cosine',
      text: 'It asks at which $x \\geq 0$ the catenary $\\cosh x$ has a given height; heights below 1 it never has. As $\\cosh$ is even, $-x$ is an answer too. In special relativity the rapidity of a body is the area hyperbolic cosine of its factor $\\gamma$. For large $x$ it is nearly $\\ln 2x$.',
    },
    {
      title: 'Area, not arc',
      text: 'The value is an area: the hyperbola sector between the x-axis and the point at abscissa $x$ has half of it as area. Hence the name arcosh with "ar", not "arc".',
    },
  ],
  asinh: [
    {
      title: 'A logarithm for both signs',
      text: 'Defined for every real number, odd, nearly $x$ for small and nearly $\\ln 2x$ for large positive $x$. It therefore serves as a scale for data that spread over many orders of magnitude and may be 0 or negative. $\\int\\frac{dx}{\\sqrt{1 + x^2}} = \\operatorname{arsinh} x + C$, and the length of a parabola contains it.',
    },
    {
      title: 'Cancellation for negative x',
      text: 'In floating point arithmetic $x + \\sqrt{x^2 + 1}$ loses its digits for large negative $x$. Use $\\operatorname{arsinh}(-x) = -\\operatorname{arsinh} x$.',
    },
  ],
  atanh: [
    {
      title: "Rapidity and Fisher's z",
      text: 'Defined between $-1$ and 1, with infinite limits at both ends. In relativity it turns speeds, as fractions of that of light, into rapidities, which simply add. In statistics $\\operatorname{artanh} r$ of a correlation from $n$ normal pairs is nearly normal with the standard deviation $\\frac{1}{\\sqrt{n - 3}}$ (Fisher). It is half the logit of $\\frac{1 + x}{2}$.',
    },
    {
      title: 'Mistake: beyond one',
      text: 'For $|x| > 1$ there is no real value, and at $\\pm1$ none at all. The antiderivative $\\frac12\\ln\\left|\\frac{1 + x}{1 - x}\\right|$ of $\\frac{1}{1 - x^2}$ goes on there, but it is not artanh.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
