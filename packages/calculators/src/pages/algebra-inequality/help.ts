import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  less: [
    {
      title: 'Strictly less',
      text: 'The solution is the set of all $x$ for which the left side is smaller, mostly an interval and not a number. Where the sides are equal the inequality is false, so those ends are excluded. For $ax + b < cx + d$ with $a > c$ it is $x < \\frac{d - b}{a - c}$; with $a < c$ the sign turns; with $a = c$ either every $x$ solves it or none does.',
    },
    {
      title: 'Sines and tangents',
      text: 'With circular functions the solution repeats: solve the equation of both sides, mark its angles in one period, test a number between neighbours, and add the period. $\\sin x < \\frac{1}{2}$ holds from $-\\frac{7\\pi}{6}$ to $\\frac{\\pi}{6}$, and $2k\\pi$ further for every whole $k$.',
    },
    {
      title: 'How to test an interval',
      text: 'Put in one number from inside and one from outside: the first must make the inequality true, the second false. The end itself must make both sides equal, if they are continuous.',
    },
  ],
  'at-most': [
    {
      title: 'At most: the ends belong to it',
      text: 'Here equality is allowed, so every $x$ at which both sides have the same value belongs to the solution, and the interval is closed there. "At most", "no more than" and "does not exceed" in words are this sign. Even where the strict inequality has no solution, this one may have single points: $x^2 \\leq 0$ holds for $x = 0$ alone.',
    },
    {
      title: 'Mistake: closing at a pole',
      text: 'A zero of a denominator never belongs to the solution, although $\\leq$ is written: $\\frac{1}{x} \\leq 0$ is solved by $x < 0$, without 0.',
    },
  ],
  'less-less': [
    {
      title: 'Strictly between',
      text: 'Such a chain states a range in which a quantity must lie with both limits forbidden, as a temperature above freezing and below boiling. If both outer sides are numbers, all three parts may be treated at once: from $1 < 2x + 3 < 7$ follows $-2 < 2x < 4$, and so $-1 < x < 2$. Otherwise each half is solved on its own.',
    },
    {
      title: 'Mistake: one half forgotten',
      text: 'Every step must be done to all three parts. Dividing by a negative number turns both signs: $-4 < -2x < 6$ becomes $2 > x > -3$.',
    },
  ],
  'at-most-less': [
    {
      title: 'Half-open to the right',
      text: 'With numbers on the outside the solution is usually a half-open interval such as $[1, 4)$. Such intervals fit together without overlap or gap, $[1, 4)$ and $[4, 7)$, which is why classes of a histogram, age groups and tax brackets are mostly written so. The end that belongs to the solution comes from the sign with the bar.',
    },
    {
      title: 'Mistake: ends after turning round',
      text: 'Multiplied by $-1$, $1 \\leq x < 4$ becomes $-4 < -x \\leq -1$: the closed end is now the right one.',
    },
  ],
  'less-at-most': [
    {
      title: 'Half-open to the left',
      text: 'Above the lower limit, and up to the upper one, which counts: "more than 2 and at most 5" is $2 < x \\leq 5$, the interval $(2, 5]$. Probabilities are of this kind, for $P(a < X \\leq b) = F(b) - F(a)$ with the cumulative function $F$. On the number line the open end is an empty circle and the closed end a full one.',
    },
    {
      title: 'Mistake: an empty chain',
      text: 'The outer sides alone must fit: $5 < x \\leq 2$ says $5 < 2$ as well, and has no solution. It does not mean "below 2 or above 5".',
    },
  ],
  'at-most-at-most': [
    {
      title: 'Between, ends included',
      text: 'A closed interval $[a, b]$ is what a tolerance means: a length of $20 \\pm 0.1$ is $19.9 \\leq x \\leq 20.1$. With absolute value it is one statement, $|x - 20| \\leq 0.1$. A closed interval of finite length is what a theorem needs to promise that a continuous function has a greatest and a least value.',
    },
    {
      title: 'Mistake: a single point',
      text: 'Closed ends may coincide: $2 \\leq x \\leq 2$ is solved by 2 alone, which is not the same as having no solution.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
