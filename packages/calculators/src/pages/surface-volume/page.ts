import { page } from '../../kit/page.ts';

export default page({
  id: 'surface-volume',
  topic: 'surface',
  title: 'Volumes',
  purpose: 'Volumes of solids, exact and decimal, with their surfaces, and the solid to turn.',
  keywords: [
    'volume calculator',
    'volume of a sphere',
    'volume of a cylinder',
    'volume of a cone',
    'volume of a pyramid',
    'ellipsoid volume',
  ],
  calculations: ['sphere', 'icosahedron', 'pyramid', 'cylinder', 'cone', 'spheroid', 'box', 'ellipsoid'],
  selector: 'Solid',
  help: [
    {
      title: 'Three ideas behind the formulas',
      text: 'A prism or a cylinder holds base times height: $V = B\\,H$. A pyramid or a cone holds a third of that, $V = \\tfrac13 B\\,H$, because its sections shrink with the square of the distance from the top. A sphere holds two thirds of the cylinder around it, $V = \\tfrac43\\pi R^3$; stretched along its axes it becomes an ellipsoid, and its volume grows by the same factors: $V = \\tfrac43\\pi\\,abc$.',
    },
    {
      title: 'How an answer is checked',
      text: 'The formula gives the exact value. A second way, which does not know the formula, gives the decimal again: round solids are cut into sections that are added up, the icosahedron is measured from its corners by the divergence theorem. The two must agree before anything is shown.',
    },
    {
      title: 'Common mistakes',
      text: 'A diameter typed as the radius of a sphere makes the volume eight times too large. The height of a cone or pyramid is measured upright from the base, not along the slope. The semi-axes of an ellipsoid run from the center to the surface: they are half of its length, width and height. Doubling every length makes the volume eight times as large, and the surface four times.',
    },
  ],
});
