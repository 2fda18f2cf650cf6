import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  circlesector: [
    {
      title: 'By hand: sector',
      text: 'A quarter of a roundabout, $A = 100$ gon, $R = 10$ m: $S = \\pi \\cdot 100 \\cdot 10^2/400 = 25\\pi = 78.540$ m², its kerb is $L = \\pi \\cdot 100 \\cdot 10/200 = 5\\pi = 15.708$ m long.',
    },
    {
      title: 'Common mistakes with sectors',
      text: 'Typing an angle in degrees as it is: 90 is read as 90 gon, which is 81°. Write 90°. A radius and not the diameter is asked for.',
    },
  ],
  circlesegment: [
    {
      title: 'By hand: segment',
      text: 'A boundary curve of $R = 10$ m is seen from its centre under $A = 100$ gon. The sector is $25\\pi = 78.540$ m², the triangle under the chord $\\frac12 \\cdot 10^2 \\sin 100 = 50$ m²: the segment is $78.540 - 50 = 28.540$ m². Chord $10\\sqrt2 = 14.142$ m, height $10 - 10\\cos 50 = 2.929$ m.',
    },
    {
      title: 'From chord and height',
      text: 'On the ground the chord $c$ and the height $f$ are measured, not radius and angle: $R = \\frac{c^2}{8f} + \\frac f2$, and $\\sin\\frac A2 = \\frac{c}{2R}$. For a flat curve the area is close to $\\frac23 c f$, that of the parabolic segment.',
    },
  ],
  parabolicsegment: [
    {
      title: 'By hand: parabolic segment',
      text: 'A bank bulges 7.25 m beyond a chord of 86.40 m. $S = \\frac23 \\cdot 86.40 \\cdot 7.25 = 417.6$ m², a third more than the triangle of $313.2$ m² with the same chord and height, as Archimedes found.',
    },
    {
      title: 'Common mistakes with parabolic segments',
      text: 'The height is taken in the middle of the chord and square to it, not where the curve happens to be highest. For the area the order of a and b does not matter; for the length of the arc it does.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
