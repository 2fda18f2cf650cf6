import { page } from '../../kit/page.ts';

export default page({
  id: 'algebra-complex',
  topic: 'algebra',
  title: 'Complex numbers',
  purpose: 'Add, multiply, divide, raise, take roots and logarithms of complex numbers, in the page itself.',
  keywords: [
    'complex number calculator',
    'imaginary',
    'polar form',
    'polar to rectangular',
    'polar to cartesian',
    'rectangular form',
    'argument',
    'modulus',
    'conjugate',
  ],
  calculations: [
    'add',
    'subtract',
    'multiply',
    'divide',
    'power',
    'square-root',
    'logarithm',
    'magnitude',
    'angle',
    'inverse',
    'conjugate',
  ],
  selector: 'Operation',
  help: [
    {
      title: 'How to type them',
      text: 'As 5+2i or 7-i, or as {re: 5, im: 2}, {abs: 2, arg: pi/3} or {r: 2, phi: pi/3}. Angles are in radians. Parts may be fractions and roots: 1/2 + sqrt(3)/2 i.',
    },
    {
      title: 'Principal values',
      text: 'A root and a logarithm have many values. The principal ones are given: the square root with a non-negative real part, the angle in $(-\\pi, \\pi]$.',
    },
    {
      title: 'Common mistakes',
      text: '$\\sqrt{a}\\sqrt{b} = \\sqrt{ab}$ fails for negative numbers: $\\sqrt{-1}\\sqrt{-1} = -1$, not 1. The square of $a + bi$ is not $a^2 + b^2$: that is $|a + bi|^2$.',
    },
  ],
});
