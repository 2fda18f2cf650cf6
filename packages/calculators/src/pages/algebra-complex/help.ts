import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  add: [
    {
      title: 'Addition as vectors',
      text: 'Real parts and imaginary parts are added separately, which is the addition of arrows in the plane: put one at the end of the other. Alternating currents and voltages of the same frequency are added so as phasors. For the lengths the triangle inequality holds, $|a + b| \\leq |a| + |b|$, with equality if both have the same direction or one is 0.',
    },
    {
      title: 'Mistake: adding moduli and angles',
      text: 'In polar form neither lengths nor angles add: 1 and $i$ have modulus 1 each, and $|1 + i| = \\sqrt{2}$.',
    },
  ],
  subtract: [
    {
      title: 'Difference and distance',
      text: '$a - b$ is the arrow from $b$ to $a$, and $|a - b|$ the distance of the two points. So $|z - c| = r$ is the circle about $c$ with radius $r$, and $|z - a| = |z - b|$ the perpendicular bisector of the segment between $a$ and $b$. The angle of $a - b$ is the direction in which $a$ is seen from $b$.',
    },
    {
      title: 'Mistake: the imaginary part keeps its sign',
      text: '$(5 + 2i) - (3 - 4i) = 2 + 6i$: subtracting $-4i$ adds $4i$.',
    },
  ],
  multiply: [
    {
      title: 'Turning and stretching',
      text: 'Moduli multiply, angles add: multiplying by $r e^{i\\varphi}$ stretches the plane by $r$ and turns it by $\\varphi$. Multiplying by $i$ is a quarter turn to the left, and doing it twice gives $i^2 = -1$. In an alternating current circuit the voltage is the current times the complex impedance, which shifts its phase.',
    },
    {
      title: 'Mistake: the sign of the last product',
      text: '$2i \\cdot 3i = 6i^2 = -6$, so the imaginary parts contribute to the real part with a minus.',
    },
  ],
  divide: [
    {
      title: 'Dividing by the conjugate',
      text: 'The fraction is expanded with the conjugate of the denominator, which makes the denominator the real number $c^2 + d^2$. In polar form moduli are divided and angles subtracted. Only division by 0 is impossible. The quotient $a/b$ tells how $b$ must be turned and stretched to become $a$; it is real exactly if both lie on a line through 0.',
    },
    {
      title: 'Mistake: part by part',
      text: '$\\frac{4 + 2i}{2 + i}$ is 2, not $2 + 2i$, and $\\frac{1 + i}{1 - i}$ is $i$, not $1 - i$: real and imaginary parts are not divided separately.',
    },
  ],
  power: [
    {
      title: 'De Moivre and beyond',
      text: 'For a whole number $n$ the modulus is raised to the power and the angle multiplied by $n$: $(\\cos\\varphi + i\\sin\\varphi)^n = \\cos n\\varphi + i\\sin n\\varphi$. For other exponents the power has several values, because the angle is determined up to whole turns only; the principal one uses the angle in $(-\\pi, \\pi]$. A power $\\frac13$ has three values in all.',
    },
    {
      title: 'The cube root of −8',
      text: 'The principal value of $(-8)^{1/3}$ is $1 + \\sqrt{3}\\,i$, not $-2$. Both are cube roots of $-8$; the principal one has the angle $\\frac{\\pi}{3}$.',
    },
  ],
  'square-root': [
    {
      title: 'Half the angle',
      text: 'The square root takes the root of the modulus and half the angle. Every number other than 0 has two roots that differ in sign; given is the one in the right half-plane, and for a negative real number the one on the positive imaginary axis: $\\sqrt{-4} = 2i$. The quadratic formula needs it for a negative or complex discriminant.',
    },
    {
      title: 'Mistake: one root only',
      text: '$z^2 = w$ has the solutions $\\sqrt{w}$ and $-\\sqrt{w}$. The sign $\\sqrt{\\ }$ names only the principal one.',
    },
  ],
  logarithm: [
    {
      title: 'Logarithm of modulus and angle',
      text: "The real part is $\\ln|z|$, the imaginary part the angle. As $e^{w + 2\\pi i} = e^w$, every $w + 2k\\pi i$ is a logarithm too; the principal one has an imaginary part in $(-\\pi, \\pi]$. Negative numbers have one as well: $\\ln(-1) = i\\pi$, which is Euler's formula $e^{i\\pi} = -1$ read backward. Only 0 has none.",
    },
    {
      title: 'Mistake: the laws of real logarithms',
      text: '$\\ln(zw) = \\ln z + \\ln w$ may fail by $2\\pi i$: for $z = w = -1$ the left side is 0 and the right side $2\\pi i$.',
    },
  ],
  magnitude: [
    {
      title: 'Modulus, absolute value',
      text: 'By Pythagoras $|a + bi| = \\sqrt{a^2 + b^2}$, the distance from 0 in the plane; for real numbers it is the usual absolute value. It is multiplicative, $|zw| = |z||w|$, and $z\\overline{z} = |z|^2$. In alternating current it is the amplitude. Complex numbers have no order that fits their arithmetic, but their moduli can be compared.',
    },
    {
      title: 'Mistake: the i under the root',
      text: 'The parts are real: $|3 + 4i| = \\sqrt{3^2 + 4^2} = 5$. With $(4i)^2 = -16$ under the root one gets nonsense.',
    },
  ],
  angle: [
    {
      title: 'The argument',
      text: 'The angle between the positive real axis and the arrow to $z$, counterclockwise, in radians. It is determined up to whole turns; the principal value lies in $(-\\pi, \\pi]$. In a product angles add, in alternating current the angle is the phase. The number 0 has none. On the negative real axis it is $\\pi$, and just below it jumps to nearly $-\\pi$.',
    },
    {
      title: 'Mistake: arctan alone',
      text: '$\\arctan\\frac{b}{a}$ cannot tell $1 + i$ from $-1 - i$. The quadrant decides: their angles are $\\frac{\\pi}{4}$ and $-\\frac{3\\pi}{4}$.',
    },
  ],
  inverse: [
    {
      title: 'Reciprocal in the plane',
      text: '$\\frac{1}{z}$ has the reciprocal modulus and the opposite angle. Points inside the unit circle go outside and the other way round, and the result is mirrored in the real axis; on the unit circle $\\frac{1}{z} = \\overline{z}$. In circuits the reciprocal of the impedance is the admittance, and for elements in parallel admittances add.',
    },
    {
      title: 'Mistake: reciprocals of the parts',
      text: '$\\frac{1}{a + bi}$ is not $\\frac{1}{a} + \\frac{1}{b}i$: $\\frac{1}{1 + i} = \\frac12 - \\frac12 i$.',
    },
  ],
  conjugate: [
    {
      title: 'What conjugation is good for',
      text: 'Only the sign of the imaginary part changes. $z + \\overline{z}$ is twice the real part and $z\\overline{z} = |z|^2$, so denominators become real. Conjugation passes through sums and products, $\\overline{zw} = \\overline{z}\\,\\overline{w}$, which is why the complex roots of a real polynomial come in conjugate pairs. A number is real exactly if it is its own conjugate.',
    },
    {
      title: 'Conjugate and opposite',
      text: '$\\overline{3 + 2i} = 3 - 2i$ is the mirror image in the real axis; $-z = -3 - 2i$ is the half turn about 0.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
