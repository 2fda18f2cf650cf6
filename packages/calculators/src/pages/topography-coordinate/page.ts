import { page } from '../../kit/page.ts';

export default page({
  id: 'topography-coordinate',
  topic: 'topography',
  title: 'Change of frame',
  purpose: 'Coordinates of a point M after its frame was translated, rotated, or both.',
  keywords: [
    'change of coordinates',
    'coordinate transformation',
    'translation of axes',
    'rotation of axes',
    'local grid',
    'site grid',
  ],
  calculations: ['translate', 'rotate', 'transrotate', 'rotranslate'],
  selector: 'Change',
  help: [
    {
      title: 'The point stays, the axes move',
      text: "A building site has its own axes: an origin in a corner of the building, a Y axis along its front. M stays where it is on the ground and gets new coordinates. Turning the axes clockwise by A makes every bearing smaller by A, which is all there is to the formulas: $X = D\\sin G$ becomes $X' = D \\sin(G - A)$.",
    },
    {
      title: 'The order counts',
      text: 'Translate then rotate: the origin is given in the old axes, which are turned afterwards about the new origin. Rotate then translate: the axes are turned about the old origin first, and the new origin is given along the turned axes. With the same numbers the results differ, unless the angle or the translation is 0.',
    },
    {
      title: 'Common mistakes with frames',
      text: 'The sense: the angle is positive clockwise, as bearings are, and not counter-clockwise as in mathematics. Turning the axes clockwise by A gives the same numbers as turning the point counter-clockwise by A: to turn a point clockwise in fixed axes, type the angle with a minus. And X is east and Y north: in some countries X is the northing, and the two must be exchanged.',
    },
  ],
});
