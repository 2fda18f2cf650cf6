import { page } from '../../kit/page.ts';

export default page({
  id: 'algebra-slope',
  topic: 'algebra',
  title: 'Slopes, lines and parabolas',
  purpose: 'Intercepts and slope of a line, its equation from points or slope, vertex and orientation of a parabola.',
  keywords: [
    'slope calculator',
    'x-intercept',
    'y-intercept',
    'equation of a line',
    'vertex of a parabola',
    'line through two points',
  ],
  calculations: [
    'x-intercept',
    'y-intercept',
    'slope',
    'two-points-slope',
    'two-points-equation',
    'slope-intercept-equation',
    'slope-point-equation',
    'vertex',
    'orientation',
  ],
  selector: 'Calculation',
  help: [
    {
      title: 'The equation of a line',
      text: 'A line that is not vertical is $y = mx + p$: $m$ is the slope, how far it rises for each unit to the right, and $p$ the y-intercept, its height at $x = 0$. It meets the x-axis at $x = -p/m$.',
    },
    {
      title: 'From two points',
      text: 'The slope is $m = \\frac{y_2 - y_1}{x_2 - x_1}$, and $p = y_1 - m x_1$. Two points with the same x lie on a vertical line, which has no slope: its equation is $x = x_1$.',
    },
    {
      title: 'Parabolas',
      text: 'The graph of $ax^2 + bx + c$ has its vertex at $x = -\\frac{b}{2a}$, where the value is $c - \\frac{b^2}{4a}$. It opens upward when $a > 0$ and downward when $a < 0$.',
    },
    {
      title: 'Common mistakes',
      text: 'The slope is the difference of the y over the difference of the x, both in the same order; the other way round it is inverted. A horizontal line has slope 0; a vertical one has none.',
    },
  ],
});
