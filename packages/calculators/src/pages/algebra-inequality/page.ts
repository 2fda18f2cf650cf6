import { page } from '../../kit/page.ts';

export default page({
  id: 'algebra-inequality',
  topic: 'algebra',
  title: 'Inequalities',
  purpose: 'Simple and double inequalities solved exactly: as an interval, as a comparison, and on the number line.',
  keywords: ['inequality calculator', 'solve inequality', 'double inequality', 'interval notation', 'number line'],
  calculations: ['less', 'at-most', 'less-less', 'at-most-less', 'less-at-most', 'at-most-at-most'],
  selector: 'Form',
  help: [
    {
      title: 'How it is solved',
      text: 'Everything is brought to one side. Between the points where that side is 0 or has no value its sign does not change, so one sample in each interval decides. For linear inequalities there is only one such point. Squares, fractions, roots and absolute values are solved the same way.',
    },
    {
      title: 'Reading the answer',
      text: 'A parenthesis excludes the end, a bracket includes it: $(2, 5]$ is $2 < x \\leq 5$. Infinity, written oo, is always excluded. The sign $\\cup$ joins several intervals; $\\{3\\}$ is the single number 3.',
    },
    {
      title: 'Double inequalities',
      text: '$a < b \\leq c$ says two things at once: $a < b$ and $b \\leq c$. Both must hold, so the solution is what the two solutions have in common, and it can be empty.',
    },
    {
      title: 'Common mistakes',
      text: 'Multiplying or dividing by a negative number turns the sign round: $-2x < 6$ means $x > -3$. One must not multiply by an expression whose sign is unknown: $1/x > 1/2$ is not $2 > x$, but $0 < x < 2$. From $x^2 < 9$ follows $-3 < x < 3$, not $x < 3$.',
    },
  ],
});
