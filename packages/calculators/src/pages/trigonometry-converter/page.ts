import { page } from '../../kit/page.ts';

export default page({
  id: 'trigonometry-converter',
  topic: 'trigonometry',
  title: 'Angle converter',
  purpose: 'Degrees, radians and gradians into one another, exactly.',
  action: 'Convert',
  keywords: ['degrees to radians', 'radians to degrees', 'gradians', 'gon', 'angle converter'],
  help: [
    {
      title: 'One turn, three ways',
      text: '$360^\\circ = 2\\pi\\ \\text{rad} = 400\\ \\text{gon}$. From degrees to radians multiply by $\\pi/180$, from gradians by $\\pi/200$; a degree is $10/9$ of a gradian.',
    },
    {
      title: 'Common mistakes',
      text: 'Confusing gradians with the gradient (slope in percent): a right angle has 100 gradians, but a slope of 100 % is 50 gradians steep.',
    },
  ],
});
