import { page } from '../../kit/page.ts';

export default page({
  id: 'trigonometry-function',
  topic: 'trigonometry',
  title: 'Trigonometric functions',
  purpose: 'Sine, cosine, tangent, their hyperbolic companions and all inverses, in degrees, radians and gradians.',
  keywords: [
    'sine calculator',
    'SOHCAHTOA',
    'opposite over hypotenuse',
    'cosine',
    'tangent',
    'arcsine',
    'hyperbolic functions',
    'degrees',
    'radians',
    'gradians',
  ],
  calculations: ['cos', 'sin', 'tan', 'cosh', 'sinh', 'tanh', 'acos', 'asin', 'atan', 'acosh', 'asinh', 'atanh'],
  selector: 'Function',
  help: [
    {
      title: 'Exact values',
      text: 'The multiples of $15^\\circ$, $18^\\circ$ and $22.5^\\circ$ have sines, cosines and tangents in square roots, and are shown so: $\\sin 60^\\circ = \\sqrt{3}/2$, $\\cos 36^\\circ = (1 + \\sqrt{5})/4$, $\\tan 22.5^\\circ = \\sqrt{2} - 1$. Back from such a value the angle is exact as well: $\\arctan(2 - \\sqrt{3}) = \\pi/12$, however the value is written. The decimal beside it is computed separately, to as many digits as you ask for.',
    },
    {
      title: 'Units',
      text: 'A full turn is 360 degrees, $2\\pi$ radians or 400 gradians. An angle of $180^\\circ$ is taken exactly, so that its sine is 0 and not 1.22e-16.',
    },
    {
      title: 'Common mistakes',
      text: 'Leaving the unit on degrees and typing radians. Reading $\\sin^{-1} x$ as $1/\\sin x$: it is the inverse function, the angle whose sine is $x$; there are infinitely many, and the principal one is given.',
    },
  ],
});
