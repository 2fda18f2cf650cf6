import { page } from '../../kit/page.ts';

export default page({
  id: 'trigonometry-equation',
  topic: 'trigonometry',
  title: 'Trigonometric equations',
  purpose: 'Every solution of a trigonometric equation of any form, exactly, in radians, degrees and gradians.',
  keywords: [
    'trigonometric equation solver',
    'cos x = a',
    'sin x = a',
    'tan x = a',
    'general solution',
    'quadratic trigonometric equation',
    'a sin x + b cos x = c',
    'sin 2x = cos x',
    'trigonometric equation with steps',
  ],
  calculations: [
    'cos',
    'sin',
    'tan',
    'cos-multiple',
    'sin-multiple',
    'tan-multiple',
    'quadratic-tan',
    'quadratic-cos',
    'quadratic-sin',
    'general',
  ],
  selector: 'Equation',
  help: [
    {
      title: 'Why there are families of solutions',
      text: 'Sine and cosine repeat after a full turn, the tangent after half a turn, so one solution brings infinitely many. They are written with an integer $k$: $\\cos x = \\tfrac12$ is solved by $x = \\pm\\tfrac{\\pi}{3} + 2k\\pi$. Put $k = 0, 1, -1, \\ldots$ to get single solutions; those of one turn are listed as well. Where half turns of the tangent are counted the integer is called $m$.',
    },
    {
      title: 'How it is solved',
      text: 'On the unit circle, $\\cos x = a$ asks for the points with abscissa $a$ and $\\sin x = a$ for those with ordinate $a$: two, one or none, as $|a|$ is less than, equal to or greater than 1. For $f(ax) = b$ the angle $y = ax$ is found first and divided by $a$; the period is divided as well, which is why $\\sin 3x$ has three times as many solutions in a turn. The quadratic equations become ordinary ones with $t = \\sin x$ or $t = \\cos x$ through $\\sin^2 x + \\cos^2 x = 1$; every root $t$ between $-1$ and $1$ gives its angles.',
    },
    {
      title: 'Common mistakes',
      text: 'Dividing $a\\tan^2 x = b\\tan x$ by $\\tan x$ loses the solutions with $\\tan x = 0$. Taking only $\\arcsin a$ loses $\\pi - \\arcsin a$. Adding $2k\\pi$ after dividing by $a$ instead of before misses most solutions of $\\cos(ax) = b$: the period of $x$ is $2\\pi/|a|$.',
    },
  ],
});
