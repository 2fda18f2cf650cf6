import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  cos: [
    {
      title: 'Two mirrored families',
      text: 'The vertical line at abscissa $a$ meets the unit circle in two points, mirrored in the x-axis, hence $\\pm$. For $a = 1$ they coincide at $2k\\pi$, for $a = -1$ at $\\pi + 2k\\pi$; for $a = 0$ both families join to $\\frac\\pi2 + k\\pi$. It answers when an oscillation $\\cos\\omega t$ passes a given value.',
    },
    {
      title: 'Mistake: the supplement',
      text: 'The second solution of $\\cos x = a$ is $-\\arccos a$, or $2\\pi - \\arccos a$, not $\\pi - \\arccos a$: that one has the cosine $-a$.',
    },
  ],
  sin: [
    {
      title: 'Two families about 90 degrees',
      text: 'The horizontal line at height $a$ meets the unit circle at $\\arcsin a$ and at $\\pi - \\arcsin a$, mirrored in the y-axis. Both are in the one formula with $(-1)^k$: even $k$ gives the first, odd $k$ the second. For $a = 0$ the solutions are the multiples of $\\pi$. It answers at which times of a year or a tide a height is reached.',
    },
    {
      title: 'Mistake: one answer per turn',
      text: '$\\sin x = \\frac12$ has $30^\\circ$ and $150^\\circ$ in a turn. The key of a pocket calculator shows the first one only.',
    },
  ],
  tan: [
    {
      title: 'One family, for every number',
      text: 'A line through the origin meets the unit circle in two opposite points with the same slope, so the solutions follow each other at half turns, and every real $a$ has some. It asks for the direction of a line of slope $a$; the two opposite directions differ by $\\pi$.',
    },
    {
      title: 'Mistake: the full period',
      text: 'Adding $2m\\pi$ loses half of the solutions: $\\tan x = 1$ is solved by $45^\\circ$ and by $225^\\circ$.',
    },
  ],
  'cos-multiple': [
    {
      title: 'Frequency and phase',
      text: '$\\cos(ax)$ runs through $|a|$ periods while $\\cos x$ runs through one, so a whole $a$ gives $|a|$ times as many solutions in a turn. In an oscillation $a$ is the angular frequency and $x$ the time. For $a = 0$ the left side is the constant 1, and either every $x$ solves the equation or none does.',
    },
    {
      title: 'Mistake: taking the factor out',
      text: '$\\cos(2x) = 1$ is not $2\\cos x = 1$, and not $\\cos x = \\frac12$. The factor may be divided out only after the angle has been found.',
    },
  ],
  'sin-multiple': [
    {
      title: 'All passages of an oscillation',
      text: 'With $y = ax$ the equation $\\sin y = b$ has the families $\\arcsin b + 2k\\pi$ and $\\pi - \\arcsin b + 2k\\pi$, and each is divided by $a$ as a whole. For a current $\\sin(100\\pi t)$ of 50 Hz this gives all times at which it has the value $b$: twice in every 20 ms if $|b| < 1$.',
    },
    {
      title: 'Mistake: an interval that was too short',
      text: 'If $x$ is wanted from 0 to $360^\\circ$, $3x$ runs to $1080^\\circ$. Looking for $y$ in one turn only gives a third of the solutions.',
    },
  ],
  'tan-multiple': [
    {
      title: 'Equally spaced solutions',
      text: '$\\tan(ax)$ repeats after $\\frac{\\pi}{|a|}$, and in each period there is exactly one solution. All of them together are an arithmetic sequence with that spacing. A negative $a$ may be removed first, since $\\tan(-y) = -\\tan y$. For $a = 0$ the left side is 0, and the equation holds always or never.',
    },
    {
      title: 'Mistake: solutions at poles',
      text: '$\\tan(2x)$ has no value at $x = 45^\\circ$. When an equation has been multiplied by a cosine, test that no such point has slipped in.',
    },
  ],
  'quadratic-tan': [
    {
      title: 'A product that is zero',
      text: 'All on one side, the equation reads $\\tan x\\,(a\\tan x - b) = 0$, so one factor must vanish: $\\tan x = 0$ at the multiples of $\\pi$, or $\\tan x = \\frac ba$ if $a \\ne 0$. Each is a family with the period $\\pi$, and for $b = 0$ they coincide. Such equations arise when a common factor has been squared on one side.',
    },
    {
      title: 'How to test',
      text: 'Put $x = 0$ in: both sides are 0 for every $a$ and $b$. A list of solutions without it is not complete.',
    },
  ],
  'quadratic-cos': [
    {
      title: 'A quadratic in the sine',
      text: 'With $\\cos^2 x = 1 - t^2$, $t = \\sin x$, the equation holds $t$ alone: $a t^2 - b t + (c - a) = 0$ with the roots $\\frac{b \\pm \\sqrt{b^2 - 4a(c - a)}}{2a}$. Each real root from $-1$ to 1 gives its angles, two families in general; a root outside gives none. For $a = 0$ it is simply $b\\sin x = c$.',
    },
    {
      title: 'Mistake: replacing the wrong one',
      text: 'Replace the square, not the single sine: $\\sin x = \\pm\\sqrt{1 - \\cos^2 x}$ brings a root and false solutions.',
    },
  ],
  'quadratic-sin': [
    {
      title: 'A quadratic in the cosine',
      text: 'With $\\sin^2 x = 1 - t^2$, $t = \\cos x$, it becomes $a t^2 - b t + (c - a) = 0$. A root $t$ with $|t| < 1$ gives $x = \\pm\\arccos t + 2k\\pi$, $t = 1$ only $2k\\pi$, and $t = -1$ only $\\pi + 2k\\pi$. So a full turn holds at most four solutions, unless the equation holds for every $x$.',
    },
    {
      title: 'Mistake: roots beyond one',
      text: '$2t^2 - 5t + 2 = 0$ has the roots $\\frac12$ and 2. The second one is no cosine and must be dropped, not turned into an angle.',
    },
  ],
  general: [
    {
      title: 'How any such equation is solved',
      text: 'All angles are written as multiples of one angle $u$; the formulas for multiple angles, sums and halves turn both sides into expressions in $\\sin u$ and $\\cos u$. Brought to one side, without denominators and roots, a polynomial must vanish. It splits into factors, and each is solved for the sine, the cosine or, through $t = \\tan\\frac{u}{2}$, the tangent. What multiplying by denominators or squaring has added is thrown away: every angle is put into the equation itself.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
