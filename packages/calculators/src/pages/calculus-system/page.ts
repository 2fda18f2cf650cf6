import { page } from '../../kit/page.ts';

export default page({
  id: 'calculus-system',
  topic: 'calculus',
  title: 'Linear systems',
  purpose:
    'All solutions of A times X equals B, exact: one, none with the proof, or infinitely many with free unknowns.',
  calculations: ['system', 'equations'],
  selector: 'Typed as',
  keywords: ['linear system solver', 'Gauss Jordan', 'system of equations', 'row reduction', 'parametric solution'],
  help: [
    {
      title: 'Three cases, and no other',
      text: 'A system of linear equations has exactly one solution, none, or infinitely many. Two lines in the plane show all three: they cross, they are parallel, or they are the same line. With $r$ the number of independent equations (the rank) and $n$ unknowns: when the equations contradict each other there is none; otherwise $n - r$ unknowns are free, and each choice of them gives one solution.',
    },
    {
      title: 'How the answer is found',
      text: 'Gauss–Jordan elimination: exchange rows, scale them, add multiples of one to another, until each pivot is 1 and stands alone in its column. None of these operations changes the set of solutions. When a row says $0 = r$ with $r \\ne 0$, the system is contradictory, and the answer names the combination of your equations that says so. Every solution is put back into all equations before it is shown.',
    },
    {
      title: 'Typing a system',
      text: 'Matrix A holds the factors of the unknowns, one equation a line: $2a + 3b = 8$ and $a - b = -1$ are the rows 2,3 and 1,-1. B holds the right sides, one a line: 8 and -1. The unknowns are called a, b, c … up to t, in the order of the columns; letters that occur in the entries are left out.',
    },
    {
      title: 'Common mistakes',
      text: 'A missing unknown has the factor 0, and the 0 must be typed. As many equations as unknowns do not guarantee a solution, and more equations do not forbid one. Rounded factors can turn a contradictory system into one with a solution far away: type fractions as fractions.',
    },
  ],
});
