import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  sphere: [
    {
      title: 'How much a ball holds',
      text: 'Archimedes found it from the cylinder around the ball, of which it fills two thirds. The volume of a spherical shell is the difference of two balls, and for a thin one nearly surface times thickness, $4\\pi R^2 t$. From the circumference $U$, which a tape measures, the volume is $\\frac{U^3}{6\\pi^2}$.',
    },
    {
      title: 'Mistake: the cube and the surface',
      text: '$\\frac43\\pi R^3$ is a volume, $4\\pi R^2$ the surface: the units, cubic and square, tell them apart. A ball of twice the volume has only 1.26 times the radius.',
    },
  ],
  icosahedron: [
    {
      title: 'Twenty pyramids',
      text: 'The solid is made of 20 equal pyramids with a face as base and the centre as top; their height is the inner radius $\\frac{\\sqrt3}{12}(3 + \\sqrt5)L \\approx 0.756\\,L$. So the volume is a third of surface times inner radius, about $2.182\\,L^3$. It fills 60.5 % of the sphere through its corners.',
    },
    {
      title: 'Die with twenty faces',
      text: 'Such a die is measured between opposite faces, which is twice the inner radius: $w \\approx 1.512\\,L$. Take $L = \\frac{w}{1.512}$.',
    },
  ],
  pyramid: [
    {
      title: 'Any base, one height',
      text: "Only the area of the base and the height above it count: by Cavalieri's principle the top may be moved parallel to the base without changing the volume. A cube splits into three equal pyramids with a common top in one corner, which shows the third. For the Great Pyramid, with a base of about 230 m square and 147 m high, this gives 2.6 million m³.",
    },
    {
      title: 'Mistake: the side of the base',
      text: 'The first field asks for the area of the base. For a square base of side 6 it is 36, not 6.',
    },
  ],
  cylinder: [
    {
      title: 'Base times height',
      text: 'All sections parallel to the base are equal, so the volume is $\\pi R^2$ times the height; for an oblique cylinder as well, if the height is measured upright. In litres, take decimetres: a pot of radius 1 dm and height 1.5 dm holds $1.5\\pi \\approx 4.71$ litres. The bore times the stroke of an engine is computed so.',
    },
    {
      title: 'Radius and height do not weigh the same',
      text: 'Twice the height doubles the volume, twice the radius makes it four times as large. A can that is twice as wide and half as high holds twice as much.',
    },
  ],
  cone: [
    {
      title: 'A third of the cylinder',
      text: 'Three cones fill the cylinder of the same base and height. The slant height $s = \\sqrt{R^2 + H^2}$ gives the lateral surface $\\pi Rs$, which unrolls to a sector of a circle with radius $s$. Heaps of sand and grain are nearly cones: with the angle of repose $\\alpha$ their height is $R\\tan\\alpha$.',
    },
    {
      title: 'A glass filled to half its height',
      text: 'Filled up to half the height, a conical glass standing on its tip holds only an eighth, since radius and height are both halved.',
    },
  ],
  spheroid: [
    {
      title: 'An ellipse in rotation',
      text: 'The semi-axis $c$ lies on the axis of rotation, $a$ is the radius of the equator. For $c < a$ the body is flattened (oblate), like the Earth with $a = 6378.137$ km and $c = 6356.752$ km; for $c > a$ it is elongated (prolate), like a rugby ball. For $a = c$ it is a sphere.',
    },
    {
      title: 'Mistake: which axis counts twice',
      text: '$a$ stands squared. Rotated about the other axis, the same ellipse gives $\\frac43\\pi ac^2$: for $a = 2$, $c = 1$ half as much.',
    },
  ],
  box: [
    {
      title: 'Layers of unit cubes',
      text: 'Length times width is the number of cubes in one layer, and the height the number of layers. The diagonal in space, $\\sqrt{l^2 + w^2 + h^2}$, is the longest straight rod that fits. Of all boxes with the same surface the cube has the greatest volume. A cubic metre holds 1000 litres.',
    },
    {
      title: 'Mistake: converting units',
      text: '$1\\ \\mathrm{m}^3$ is $1\\,000\\,000\\ \\mathrm{cm}^3$, not 100: every one of the three lengths is converted. Inside dimensions give the capacity, outside ones the space taken up.',
    },
  ],
  ellipsoid: [
    {
      title: 'A sphere stretched three ways',
      text: 'Stretching the unit sphere by $a$, $b$ and $c$ multiplies its volume by each factor. With all three equal it is a sphere, with two equal a spheroid. Organs are estimated so in ultrasound: from length, width and height the volume is $\\frac{\\pi}{6}$ times their product. For the surface there is no such simple formula: it needs elliptic integrals.',
    },
    {
      title: 'Mistake: stretching the surface',
      text: 'The surface is not $4\\pi$ times a product or a mean of two semi-axes. Volumes follow a stretch in one direction, areas do not.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
