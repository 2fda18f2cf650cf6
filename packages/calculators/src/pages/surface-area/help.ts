import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  circle: [
    {
      title: 'Why pi R squared',
      text: 'Cut into many thin sectors and laid side by side, the circle becomes nearly a rectangle with half the circumference $\\pi R$ as length and $R$ as width. Of all figures with the same perimeter the circle has the largest area. The area grows with the square of the radius: a pizza of 36 cm has 1.44 times the area of one of 30 cm.',
    },
    {
      title: 'Mistake: circumference for area',
      text: '$2\\pi R$ is a length, $\\pi R^2$ an area. From the diameter $d$ the area is $\\frac{\\pi d^2}{4}$.',
    },
  ],
  inscribed: [
    {
      title: 'The circle in a square',
      text: 'It touches all four sides, so its diameter is the side, and it covers $\\frac{\\pi}{4} \\approx 78.5\\,\\%$ of the square whatever the size: the waste when discs are cut from square sheet is the other 21.5 %. The same share lets one estimate $\\pi$ by random points: four times the part that falls inside.',
    },
    {
      title: 'Inscribed or circumscribed',
      text: 'The circle through the four corners has the diagonal as its diameter, and the area $\\frac{\\pi L^2}{2}$, twice as large.',
    },
  ],
  sphere: [
    {
      title: 'Four great circles',
      text: 'The surface equals that of the cylinder around it without lids, $2\\pi R \\cdot 2R$, as Archimedes found; even zone by zone, so a zone of height $h$ has the area $2\\pi Rh$. Among all bodies of the same volume the sphere has the least surface, which is why drops and bubbles are round.',
    },
    {
      title: 'Mistake: a hemisphere',
      text: 'The curved part is $2\\pi R^2$; with its base disc it is $3\\pi R^2$. Half of the full surface leaves the base out.',
    },
  ],
  pentagon: [
    {
      title: 'The regular pentagon and the golden ratio',
      text: 'All sides and all angles ($108^\\circ$) are equal, and each diagonal is $\\varphi = \\frac{1 + \\sqrt5}{2}$ times the side. The area is about $1.7205\\,L^2$. It is made of five isosceles triangles with the angle $72^\\circ$ at the centre, each with the side as its base. Twelve regular pentagons bound the dodecahedron.',
    },
    {
      title: 'Only for the regular one',
      text: 'Five equal sides do not fix the shape: the angles must be equal as well. A house-shaped pentagon is measured as a rectangle and a triangle.',
    },
  ],
  icosahedron: [
    {
      title: 'Twenty triangles',
      text: 'The surface consists of 20 equilateral triangles, each with the area $\\frac{\\sqrt3}{4}L^2$. The icosahedron has 30 edges and 12 corners, five triangles meeting at each. Of the five Platonic solids it has the least surface for a given volume; many viruses have this form, and geodesic domes begin with it.',
    },
    {
      title: 'Mistake: edge and diameter',
      text: '$L$ is the edge. The distance of opposite corners is $\\frac{L}{2}\\sqrt{10 + 2\\sqrt5} \\approx 1.902\\,L$.',
    },
  ],
  rectangle: [
    {
      title: 'Rows of unit squares',
      text: 'A rectangle of 4 by 3 holds 3 rows of 4 unit squares. Every parallelogram with the same base and height has the same area, for it can be cut and put together to a rectangle. Among rectangles of the same perimeter the square has the largest area; the diagonal follows from Pythagoras.',
    },
    {
      title: 'Mistake: perimeter and area',
      text: 'Equal perimeters do not mean equal areas: 4 by 3 and 6 by 1 both have the perimeter 14, but the areas 12 and 6.',
    },
  ],
  triangle: [
    {
      title: 'Half a parallelogram',
      text: 'Two copies of a triangle make a parallelogram with the same base and height, so the triangle has half of $B\\,H$. Any side may be the base, if the height on that side is taken; all three give the same area. Moving the top parallel to the base changes the shape and the perimeter but not the area.',
    },
    {
      title: 'Mistake: a side for the height',
      text: 'The height is perpendicular to the base and lies on its extension outside an obtuse triangle. Only in a right triangle is one leg the height on the other.',
    },
  ],
  cylinder: [
    {
      title: 'A rectangle and two discs',
      text: 'Unrolled, the side is a rectangle of the circumference $2\\pi R$ and the height $H$; the two bases add $2\\pi R^2$. It answers how much sheet a can needs, or paint a column. For a given volume the closed can with $H = 2R$ needs the least sheet.',
    },
    {
      title: 'Mistake: pipes and open vessels',
      text: 'A pipe has no bases: $2\\pi RH$. A pot without lid has one: $\\pi R^2 + 2\\pi RH$.',
    },
  ],
  annulus: [
    {
      title: 'Ring of two circles',
      text: 'A ring is the larger disc without the smaller: cross-section of a pipe, a washer, a running track. Its area is the mean circumference times the width, $\\pi(R + r)(R - r)$. It is also $\\frac{\\pi}{4}s^2$ with the chord $s$ of the outer circle that touches the inner one, so a single length measured suffices.',
    },
    {
      title: 'Mistake: squaring the difference',
      text: '$R^2 - r^2$ is not $(R - r)^2$. For $R = 5$, $r = 3$: 16, not 4.',
    },
  ],
  polygon: [
    {
      title: 'From triangle to circle',
      text: "$n$ isosceles triangles with the side as base and the inner radius $\\frac L2\\cot\\frac{\\pi}{n}$ as height: the area is half the perimeter times the inner radius. $n = 3$ gives $\\frac{\\sqrt3}{4}L^2$, $n = 4$ gives $L^2$, $n = 6$ gives $\\frac{3\\sqrt3}{2}L^2$. With growing $n$ and fixed perimeter it approaches the circle, as in Archimedes' estimate of $\\pi$.",
    },
    {
      title: 'Mistake: width across flats',
      text: 'A hexagonal nut is measured across its flats, $w = \\sqrt3\\,L$, not by its side. Enter $L = \\frac{w}{\\sqrt3}$.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
