import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  barycentre: [
    {
      title: 'By hand: Barycentre',
      text: 'A (1000, 5000), B (2600, 5900), C (3200, 4300); $a = 98.6022$, $b = 175.4306$, $c = 125.9672$ gon, which add up to 400. The cotangents of the triangle are scalar products over twice its area: $\\cot\\hat A = 0.932258$, $\\cot\\hat B = 0.154839$, $\\cot\\hat C = 0.787097$. The weights $p_A = 1/(0.932258 - \\cot 98.6022) = 1.098541$, $p_B = 0.382262$, $p_C = 0.820194$ make $X_P = (1.098541 \\cdot 1000 + 0.382262 \\cdot 2600 + 0.820194 \\cdot 3200)/2.300998 = 2050.00$ and $Y_P = 4900.00$.',
    },
    {
      title: 'Common mistakes with Barycentre',
      text: 'The angle a is the one opposite to A in the name, BPC, and not the one read at A. From a station outside the triangle the three angles do not add up to 400: the largest is the sum of the other two, and the two cases must not be mixed. On the circle through A, B and C each weight has the denominator 0.',
    },
  ],
  delambre: [
    {
      title: 'By hand: Delambre',
      text: 'A (1000, 5000), B (2600, 5900), C (3200, 4300); clockwise from A, B is read at $a = 125.9672$ and C at $b = 224.5694$ gon. $\\cot a = -0.432127$, $\\cot b = 2.461167$. Then $\\tan G_{AP} = \\frac{1600 \\cdot (-0.432127) - 2200 \\cdot 2.461167 - 1600}{900 \\cdot (-0.432127) + 700 \\cdot 2.461167 - 600} = \\frac{-7705.97}{733.90}$, so the line from A to P has the bearing $-93.9552$ or, turned round, 106.0448 gon. P lies on it at 1054.75 m: (2050.00, 4900.00).',
    },
    {
      title: 'Common mistakes with Delambre',
      text: 'Both angles start at A and run clockwise: with readings $l_A$, $l_B$, $l_C$ of the circle, $a = l_B - l_A$ and $b = l_C - l_A$, plus 400 where negative. An angle of 125 gon to the left is 275 gon. Interchanging B and C without interchanging a and b gives another point, or none.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
