import { page } from '../../kit/page.ts';

export default page({
  id: 'surface-area',
  topic: 'surface',
  title: 'Areas',
  purpose: 'Areas of plane figures and surfaces of solids, exact and decimal, with the figure drawn to scale.',
  keywords: ['area calculator', 'area of a circle', 'area of a rectangle', 'surface area'],
  calculations: [
    'circle',
    'inscribed',
    'sphere',
    'pentagon',
    'icosahedron',
    'rectangle',
    'triangle',
    'cylinder',
    'annulus',
    'polygon',
  ],
  selector: 'Figure',
  help: [
    {
      title: 'The formulas to begin with',
      text: 'Square of side $a$: $A = a^2$. Rectangle of length $L$ and width $W$: $A = L\\,W$. Circle of radius $R$: $A = \\pi R^2$. The area is in the square of whatever unit the lengths are in: metres give square metres.',
    },
    {
      title: 'Exact first, then the decimal',
      text: 'A length such as 3, 1/3 or sqrt(2) is kept as it was typed, and so is $\\pi$: a circle of radius 3 has area $9\\pi$, which is about 28.27. Rounding early is the usual source of a wrong last digit.',
    },
    {
      title: 'Common mistakes',
      text: 'Typing the diameter where the radius is asked for makes the area four times too large. Mixing units (metres and centimetres) makes it wrong by a power of ten.',
    },
  ],
});
