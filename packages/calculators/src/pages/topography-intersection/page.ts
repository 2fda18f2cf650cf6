import { page } from '../../kit/page.ts';

export default page({
  id: 'topography-intersection',
  topic: 'topography',
  title: 'Intersections',
  purpose: 'Where two bearings cross, where two circles meet, and where lines from a point touch a circle.',
  keywords: [
    'intersection surveying',
    'intersection of two bearings',
    'intersection of two circles',
    'linear intersection',
    'tangent to a circle from a point',
    'COGO',
  ],
  calculations: ['lines', 'circles', 'linecircle'],
  selector: 'Intersection',
  help: [
    {
      title: 'Three ways to fix a point',
      text: 'Two bearings fix a point that can be seen and not reached: a spire, a corner across the river. Two distances fix it with a tape or a distance meter: the point lies on two circles, and which of the two crossings it is must be seen on the spot. Tangents lead a straight road into a curve: the contact is where the curve begins.',
    },
    {
      title: 'How sharp the crossing is',
      text: 'A crossing is best at right angles. With a crossing angle $\\gamma$ an error of the sight across the line of $e$ moves the point by $e/\\sin\\gamma$ along the other line: below 30 gon it is more than doubled, at 1 gon it is 64 times as large. The same holds for two circles that nearly touch.',
    },
  ],
});
