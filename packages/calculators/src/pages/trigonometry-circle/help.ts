import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  equation: [
    {
      title: 'What the equation decides',
      text: 'For any point the left side is the square of its distance from the centre: less than $R^2$ inside, equal on the circle, greater outside. The tangent at a point $(x_1, y_1)$ of the circle is $(x_1 - x_O)(x - x_O) + (y_1 - y_O)(y - y_O) = R^2$. The circle meets the x-axis in two points if $|y_O| < R$, touches it if both are equal.',
    },
    {
      title: 'Not a function',
      text: 'Solved for $y$ there are two halves, $y = y_O \\pm\\sqrt{R^2 - (x - x_O)^2}$. Keeping only the root with the plus loses the lower one.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
