import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  quadrilatere: [
    {
      title: 'By hand: quadrilateral',
      text: 'Sides 12, 10, 14 and 16 m, $r = 6$ m. $a + c = 26 = b + d$, so an inscribed circle exists. $S = \\frac62 (12 + 10 + 14 + 16) = 156$ m². The largest area with these sides is $\\sqrt{abcd} = 163.95$ m², with a radius of 6.31 m.',
    },
  ],
  coordinates: [
    {
      title: 'From the coordinates of the corners',
      text: 'Every side and the $Y$ axis bound a trapezoid; sides that run north add theirs, sides that run south take theirs away, and the parcel is left. So the corners must be listed as one walks around, either way, and sides must not cross. Corners $(0, 0)$, $(40, 0)$, $(40, 25)$, $(0, 25)$: the lines are $0 \\cdot (0 - 25) = 0$, $40 \\cdot (25 - 0) = 1000$, $40 \\cdot (25 - 0) = 1000$ and $0$; half of their sum is 1000 m².',
    },
    {
      title: 'Plane and ground',
      text: 'Coordinates of a national grid are those of a projection: the area is that of the map. With a scale factor $k$ at the parcel the area on the ground is $S / k^2$.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
