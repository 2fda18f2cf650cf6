import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  anglecotes: [
    {
      title: 'By hand: two sides and their angle',
      text: 'Sides 184.35 m and 231.72 m, measured from one end of a pond to the two others, with 68.4215 gon between them. $c^2 = 184.35^2 + 231.72^2 - 2 \\cdot 184.35 \\cdot 231.72 \\cos 68.4215 = 47016.97$, so the pond is $c = 216.834$ m across; $S = \\frac12 \\cdot 184.35 \\cdot 231.72 \\cdot \\sin 68.4215 = 18784.57$ m².',
    },
    {
      title: 'Common mistakes with two sides and their angle',
      text: 'The angle must be the one between the two sides. With an angle opposite to one of them there can be two triangles, or none, and the formulas of this page give neither.',
    },
  ],
  deuxanglescote: [
    {
      title: 'By hand: a base and two angles',
      text: 'A base of 866.386 m along the river; the church on the other bank is seen under $A = 84.7143$ gon at one end and $C = 33.1833$ gon at the other. $B = 200 - 84.7143 - 33.1833 = 82.1024$ gon, so $a = 866.386 \\cdot \\sin 84.7143/\\sin 82.1024 = 875.919$ m and $c = 449.053$ m.',
    },
    {
      title: 'Common mistakes with a base and two angles',
      text: 'The side must lie between the two angles: when it lies opposite to one of them, take the third angle, 200 less the other two, in its place. When the angles add up to 200 gon or more the two sights never meet.',
    },
  ],
  troiscotes: [
    {
      title: 'By hand: three sides',
      text: 'Sides 3, 4 and 5 m: $4S = \\sqrt{12 \\cdot 6 \\cdot 4 \\cdot 2} = 24$, so $S = 6$ m². $\\tan C = 24/(9 + 16 - 25)$ has the denominator 0: $C = 100$ gon. $\\tan A = 24/(16 + 25 - 9) = 0.75$: $A = 40.9666$ gon, and $B = 59.0334$ gon. The rope of twelve equal parts that builders still use for a right angle.',
    },
    {
      title: 'Common mistakes with three sides',
      text: 'A side longer than the other two together closes no triangle, and the answer says by which: usually a digit was mistyped, or a taped length counted once too often. Slope lengths must be reduced to the horizontal first.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
