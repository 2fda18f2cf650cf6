import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  circles: [
    {
      title: 'By hand: two circles',
      text: 'A point is 500 m from $O_1$ (1000, 1000) and 400 m from $O_2$ (1500, 1000), which is $d = 500$ m away. $s = (250000 + 250000 - 160000)/500000 = 0.68$ and $h = \\sqrt{1 - 0.68^2} = 0.733212$. So $X = 1000 + 0.68 \\cdot 500 = 1340$ and $Y = 1000 \\pm 0.733212 \\cdot 500$: 1366.606 on the left, 633.394 on the right of $O_1 O_2$.',
    },
    {
      title: 'Common mistakes with two circles',
      text: 'Both points satisfy both distances: the sketch made on the ground decides which is meant, not the calculation. When there is no intersection, one of the distances or coordinates is wrong; the answer says by how much the circles miss. Slope distances must be reduced to the horizontal, and to the plane of the grid, before they are used.',
    },
  ],
  linecircle: [
    {
      title: 'By hand: tangents',
      text: 'A (1000, 1000), centre O (1500, 1000), $R = 300$ m: $d = 500$ m, so the tangents are $L = \\sqrt{500^2 - 300^2} = 400$ m long and turn off the line AO by $\\delta = \\arcsin(300/500) = 40.9666$ gon. AO has the bearing 100 gon: the tangents leave A at 59.0334 and 140.9666 gon and touch at (1320, 1240) and (1320, 760).',
    },
    {
      title: 'Common mistakes with tangents',
      text: 'The contact is not the point of the circle nearest to A, and the length is not $d - R$. From a point inside the circle there is no tangent; when the answer says so although A lies outside on the ground, the radius was probably typed as a diameter.',
    },
  ],
  lines: [
    {
      title: 'By hand: two lines',
      text: 'From A (1000, 1000) a mast is seen at 50 gon, from B (1400, 1000) at 350 gon. $\\sin(G_A - G_B) = \\sin(-300) = 1$ and $(X_B - X_A)\\cos G_B - (Y_B - Y_A) \\sin G_B = 400 \\cdot 0.7071068 = 282.843$, so $D_A = 282.843$ m and the mast stands at $X = 1000 + 282.843 \\sin 50 = 1200$, $Y = 1000 + 282.843 \\cos 50 = 1200$.',
    },
    {
      title: 'Common mistakes with two lines',
      text: 'A bearing is an oriented direction, an angle read from the line AB is not: add the bearing of AB first. A negative distance says that P lies behind the station, on the line followed backwards: usually a bearing was taken from the wrong end, and is off by 200 gon.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
