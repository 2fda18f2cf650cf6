import { page } from '../../kit/page.ts';

export default page({
  id: 'topography-triangle',
  topic: 'topography',
  title: 'Triangles',
  purpose: 'A triangle from three of its parts: all sides, angles in gradians, area, perimeter and circles.',
  keywords: [
    'triangle solver',
    'triangle calculator gradians',
    'law of cosines',
    'law of sines',
    'Heron formula',
    'triangulation',
  ],
  calculations: ['anglecotes', 'troiscotes', 'deuxanglescote'],
  selector: 'Given',
  help: [
    {
      title: 'Names of the parts',
      text: 'Side a lies opposite to angle A, b to B, c to C. So the angle C stands between the sides a and b, and the side b between the angles A and C. The angles of a plane triangle add up to 200 gon.',
    },
    {
      title: 'Which three parts',
      text: 'Two distances and the angle between them is what one set-up of a total station gives; three sides are taped, or measured across an obstacle; a base and the angles at its ends is triangulation, with a point that need not be reached. Three angles fix the shape and not the size.',
    },
    {
      title: 'Slender triangles',
      text: 'In a needle a small error of an angle becomes a large one of a side: opposite to a 1 gon angle the relative error of the law of sines is 64 times the error of that angle in radians. The textbook formulas lose digits besides, an arc cosine near 0 or 200 gon half of them; here the angles come from arctangents of exact differences, so what was typed is all that limits the answer.',
    },
  ],
});
