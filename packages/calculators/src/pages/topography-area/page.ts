import { page } from '../../kit/page.ts';

export default page({
  id: 'topography-area',
  topic: 'topography',
  title: 'Quadrilateral area',
  purpose:
    'The area of a quadrilateral from its sides and inscribed circle, or of any parcel from the coordinates of its corners.',
  keywords: ['quadrilateral area', 'tangential quadrilateral', 'inscribed circle', 'Pitot theorem', 'parcel area'],
  calculations: ['quadrilatere', 'coordinates'],
  selector: 'Given',
  help: [
    {
      title: 'The idea',
      text: 'A circle that touches all four sides splits the quadrilateral into four triangles with their tips in its centre: each has a side as base and the radius as height. Their areas add up to $S = \\frac{r}{2}(a + b + c + d)$, half the perimeter times the radius.',
    },
    {
      title: 'Which quadrilaterals have such a circle',
      text: 'Henri Pitot’s theorem of 1725: a convex quadrilateral has an inscribed circle exactly when its opposite sides have equal sums, $a + c = b + d$, since the two tangents from a corner are equally long. A square and a rhombus have one, a rectangle has none. The answer says when the sums differ: the formula then describes no figure, and the parcel has to be split into triangles.',
    },
    {
      title: 'Common mistakes',
      text: 'The sides are taken in order around the figure: a and c, and b and d, lie opposite to each other. The radius is that of the inscribed circle, not of the circle through the corners. And four sides do not fix a shape: with the same sides the figure can be flexed, and its inscribed circle shrinks.',
    },
  ],
});
