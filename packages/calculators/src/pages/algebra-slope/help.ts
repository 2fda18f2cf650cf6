import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'x-intercept': [
    {
      title: 'Where the line is zero',
      text: 'The x-intercept is the solution of $ax + b = 0$: the break-even quantity of a linear profit, the time at which a tank that empties steadily is empty. For $a \\ne 0$ there is exactly one. With $a = 0$ the line is horizontal and meets the x-axis nowhere, or everywhere if $b = 0$ too.',
    },
    {
      title: 'Mistake: the sign',
      text: '$2x + 6$ is 0 at $x = -3$, not at 3: the constant changes sides first, and the division comes after.',
    },
  ],
  'y-intercept': [
    {
      title: 'Where the line starts',
      text: 'The y-intercept is the value at $x = 0$, which is $b$ itself: the fixed charge of a tariff, the initial amount of a stock, the reading of an instrument without load. Every line that is not vertical has exactly one. The line goes through the origin, and $y$ is proportional to $x$, exactly if it is 0.',
    },
    {
      title: 'Mistake: zero and the other axis',
      text: 'At the y-axis $x$ is 0, and at the x-axis $y$ is 0. Setting $y = 0$ gives the other intercept.',
    },
  ],
  slope: [
    {
      title: 'What the slope says',
      text: 'The slope is the change of $y$ per unit of $x$, with the unit of $y$ divided by that of $x$: price per piece, metres per second. It is the same between any two points of the line. With the same scale on both axes it is $\\tan\\alpha$, where $\\alpha$ is the angle with the x-axis. Parallel lines have equal slopes.',
    },
    {
      title: 'Perpendicular lines',
      text: 'For perpendicular lines, neither of them vertical, $m_1 m_2 = -1$. The slope $-2$ is perpendicular to $\\frac12$, not to 2.',
    },
  ],
  'two-points-slope': [
    {
      title: 'Average rate of change',
      text: 'Between two readings the slope is the average rate: distance over time is the mean speed, gained height over horizontal distance the gradient of a road. On a curve it is the slope of the secant, and becomes the derivative when the points approach each other. Three points lie on a line if the slopes of two pairs agree.',
    },
    {
      title: 'Mistake: slope in percent',
      text: 'A gradient of 100 % is the slope 1 and an angle of $45^\\circ$. Twice the slope is not twice the angle: slope 2 is about $63.4^\\circ$.',
    },
  ],
  'two-points-equation': [
    {
      title: 'A line from two readings',
      text: 'Through two different points goes exactly one line. Between them it interpolates: the value in the middle is the mean of both values. Beyond them it extrapolates, which is only as good as the assumption that the trend goes on. Two readings of a linear scale, such as 0 °C = 32 °F and 100 °C = 212 °F, give the conversion $y = 1.8x + 32$.',
    },
    {
      title: 'Test with the second point',
      text: 'If the first point gave $p$, only the second one tests the result: put in its $x$, and its $y$ must come out.',
    },
  ],
  'slope-intercept-equation': [
    {
      title: 'Reading a line off its equation',
      text: 'In $y = mx + p$ both numbers are visible: start at height $p$ on the y-axis, and for each unit to the right go up by $m$. A tariff with fixed charge $p$ and price $m$ per unit is such a line. Other books write $y = mx + b$ or $y = ax + b$; the roles are the same, whatever the letters.',
    },
    {
      title: 'Mistake: another form',
      text: 'The slope of $2x + 3y = 6$ is not 2. Solved for $y$ the equation is $y = -\\frac23 x + 2$, with the slope $-\\frac23$.',
    },
  ],
  'slope-point-equation': [
    {
      title: 'A line from a point and a direction',
      text: "This form is used when one value and the rate of change are known: 5 km at 1 h and 4 km/h from then on. A tangent is written so: $y = f(a) + f'(a)(x - a)$. Solved for $y$, the y-intercept is $p = y_1 - m x_1$, which may lie far from the given point.",
    },
    {
      title: 'Mistake: the sign of the point',
      text: 'Through $(-3, 2)$ with slope 4: $y - 2 = 4(x + 3)$. A negative coordinate turns the minus into a plus.',
    },
  ],
  vertex: [
    {
      title: 'The turning point of a parabola',
      text: 'At the vertex the value is least for $a > 0$ and greatest for $a < 0$, so it solves the problems of largest area, greatest height of a throw, least cost. The axis of symmetry $x = -\\frac{b}{2a}$ lies midway between the real roots, if there are any. Completing the square shows the vertex: $a(x - x_S)^2 + y_S$.',
    },
    {
      title: 'Mistake: the sign inside the square',
      text: '$(x - 3)^2 + 1$ has its vertex at $(3, 1)$, and $(x + 3)^2 + 1$ at $(-3, 1)$.',
    },
  ],
  orientation: [
    {
      title: 'Upward or downward',
      text: 'The sign of $a$ alone decides: far out $ax^2$ outweighs the other terms. Upward means that the vertex is a minimum and the curve is convex, downward that it is a maximum. With the discriminant $D = b^2 - 4ac$ the whole sign is known: for $D < 0$ the value has the sign of $a$ for every real $x$.',
    },
    {
      title: 'Narrow and wide',
      text: '$|a| > 1$ makes the parabola narrower than $y = x^2$, $0 < |a| < 1$ wider. Reading it as slope is wrong: the slope at $x$ is $2ax + b$.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
