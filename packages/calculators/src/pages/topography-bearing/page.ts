import { page } from '../../kit/page.ts';

export default page({
  id: 'topography-bearing',
  topic: 'topography',
  title: 'Bearing and distance',
  purpose: 'Bearing (gisement) and distance from point A to point B, in gradians clockwise from grid north.',
  keywords: ['bearing calculator', 'gisement', 'gradians', 'distance between two points', 'inverse problem surveying'],
  help: [
    {
      title: 'What a gisement is',
      text: 'The gisement of AB is the angle at A from grid north (the direction of growing $Y$) to B, counted clockwise from 0 to 400 gradians. North is 0, east 100, south 200, west 300. The back bearing, from B to A, differs by 200.',
    },
    {
      title: 'How it follows from the coordinates',
      text: 'With $\\Delta X = X_B - X_A$ and $\\Delta Y = Y_B - Y_A$ the distance is $\\sqrt{\\Delta X^2 + \\Delta Y^2}$ and the tangent of the bearing is $\\Delta X / \\Delta Y$. The tangent alone cannot tell B from the point opposite: the quadrant comes from the signs of both differences.',
    },
    {
      title: 'Common mistakes',
      text: 'Taking $\\arctan(\\Delta X / \\Delta Y)$ as it stands is right only in the first quadrant. Taking the mathematical angle, which runs counter-clockwise from the $X$ axis, gives 100 minus the bearing.',
    },
  ],
});
